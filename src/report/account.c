/* SPDX-License-Identifier: MIT
 * The account of a season: what the reader's numbers came from, as money and goods, and what they went for.
 * What is always true: a row is named after an order of the reader, or after a fact that they were told. */
#include "core/entries.h"
#include "core/form.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

struct accounting {
	const struct page *p;
	struct change_list *a;
	int now[ACCOUNT_DIALS];	  /* the numbers at that point of the season */
	int open[ACCOUNT_DIALS];  /* changes that wait for the fact that tells them */
	int next;		  /* of the log's facts */
	const struct event *last; /* the fact told last in this turn; NULL: none yet */
};

/* ---- what a change was for ---- */

static const struct event *told_fact(const struct page *p, int fact)
{
	for (int i = 0; fact && i < p->log.facts; i++)
		if (p->log.fact[i].e.fact == fact)
			return &p->log.fact[i];
	return NULL;
}

/* Names what a fact tells of in words of the game: by the fact, or by the group of its clause. Returns false where
 * they have none. */
static bool name_of_fact(const struct page *p, const struct event *told, struct buf *b)
{
	const char *clause = event_clause(p->t, told);
	const char *blank = clause ? strrchr(clause, ' ') : NULL;
	char *group = blank ? xcopy(clause, (size_t)(blank - clause)) : NULL;
	bool named =
		say_line(b, &p->voice, "account", p->t->game->facts[told->fact.row].name, NULL, 0)
		|| (group && say_line(b, &p->voice, "account", group, NULL, 0));

	free(group);
	return named;
}

static void name_of_line(const struct page *p, const struct line *line, struct buf *b)
{
	if (line->what == L_ORDER)
		form_print(b, &p->names, &line->order);
	else
		buf_add(b, line->text.s, line->text.n);
}

/* Names what an entry says of itself: the reader's order, or a fact that caused it. Returns false where the
 * reader knows of neither. */
static bool name_change(const struct page *p, const struct entry *e, struct buf *b)
{
	const struct event *told = told_fact(p, e->cause);
	const struct line *line =
		e->line && e->seat == p->seat ? program_line(p->program, e->line) : NULL;

	if (line)
		name_of_line(p, line, b);
	return line || (told && name_of_fact(p, told, b));
}

enum whose { OF_NOBODY, OF_OTHERS, OF_READER };

/* Returns whom a fact names. */
static enum whose whose(const struct page *p, const struct event *told)
{
	enum whose of = OF_NOBODY;

	for (int i = 0; i < told->args && of != OF_READER; i++)
		if (told->fact.args->arg[i].type == T_SEAT)
			of = told->fact.value[i] == p->seat ? OF_READER : OF_OTHERS;
	return of;
}

static bool name_by(const struct page *p, const struct event *told, struct buf *b)
{
	return told && whose(p, told) != OF_OTHERS && name_of_fact(p, told, b);
}

/* ---- rows ---- */

/* Returns the row of that name, or a new one; the last one where there are too many. */
static struct change_row *row_of(const struct page *p, struct change_list *a, struct buf *what)
{
	for (int i = 0; i < a->rows; i++)
		if (!strcmp(a->row[i].what, what->s))
			return &a->row[i];
	if (a->rows == ACCOUNT_ROWS)
		return &a->row[ACCOUNT_ROWS - 1];
	if (a->rows == ACCOUNT_ROWS - 1) {
		buf_clear(what);
		say_plain(what, &p->voice, SAY_ACCOUNT_OTHER);
	}
	a->row[a->rows] = (struct change_row){ .what = xcopy(what->s, what->n) };
	return &a->row[a->rows++];
}

/* A change that says nothing of itself waits for a fact that tells it. */
static void add_change(struct accounting *c, const struct entry *e, int dial, int by)
{
	struct buf what = BUF_INIT;

	for (int i = 0; by && i < c->a->dials; i++) {
		if (c->a->dial[i] != dial)
			continue;
		c->now[i] += by;
		if (name_change(c->p, e, &what))
			row_of(c->p, c->a, &what)->by[i] += by;
		else
			c->open[i] += by;
	}
	buf_free(&what);
}

/* Names changes by the fact behind them, else by the one before them; where only that one names the reader, by that. */
static bool name_by_either(const struct accounting *c, const struct event *told, struct buf *b)
{
	const struct page *p = c->p;
	bool before =
		c->last && whose(p, c->last) == OF_READER && (!told || whose(p, told) != OF_READER);

	return name_by(p, before ? c->last : told, b) || name_by(p, before ? told : c->last, b);
}

/* Names the changes that wait. told NULL: no fact is behind them. */
static void close_changes(struct accounting *c, const struct event *told)
{
	struct buf what = BUF_INIT;

	for (int i = 0; i < c->a->dials; i++) {
		if (!c->open[i])
			continue;
		buf_clear(&what);
		if (!name_by_either(c, told, &what))
			say_plain(&what, &c->p->voice, SAY_ACCOUNT_OTHER);
		row_of(c->p, c->a, &what)->by[i] += c->open[i];
		c->open[i] = 0;
	}
	buf_free(&what);
	c->last = told;
}

/* ---- goods ---- */

/* Returns by how much a fact changes the reader's number of a good: 1, -1 or 0, as the phrases say. */
static int sign_for_reader(const struct page *p, const struct event *told, struct span whom)
{
	struct span word;
	int sign = 0;

	while (span_word(&whom, &word))
		for (int i = 0; i < told->args; i++) {
			const struct span arg = { word.s + 1, word.n - 1 };

			if (span_same(told->fact.args->arg[i].name, arg)
				&& told->fact.value[i] == p->seat)
				sign += *word.s == '+' ? 1 : -1;
		}
	return sign;
}

static void add_good(struct change_row *row, thing kind, int by)
{
	int i = 0;

	while (i < row->goods && row->good[i].kind != kind)
		i++;
	if (i == ACCOUNT_GOODS)
		return;
	row->good[i].kind = kind;
	row->good[i].by += by;
	row->goods += i == row->goods;
}

static void name_told(const struct page *p, const struct event *told, struct buf *b)
{
	const struct line *line = told->e.line && told->e.seat == p->seat
		? program_line(p->program, told->e.line)
		: NULL;

	if (line)
		name_of_line(p, line, b);
	else if (!name_of_fact(p, told, b))
		say_plain(b, &p->voice, SAY_ACCOUNT_OTHER);
}

/* Notes the good that a fact brings the reader, or takes from them. */
static void take_goods(struct accounting *c, const struct event *told)
{
	struct buf text = BUF_INIT, what = BUF_INIT;
	thing good = NONE;
	int n = 1, sign;

	if (!say_line(&text, &c->p->voice, "goods", c->p->t->game->facts[told->fact.row].name, NULL,
		    0))
		return;
	sign = sign_for_reader(c->p, told, span_of_buf(&text));
	for (int i = 0; i < told->args; i++) {
		const struct arg *arg = &told->fact.args->arg[i];

		if (arg->type == T_CLASS)
			good = told->fact.value[i];
		else if (arg->type == T_INT && span_is(arg->name, "n"))
			n = told->fact.value[i];
	}
	name_told(c->p, told, &what);
	if (sign && good > KINDS)
		add_good(row_of(c->p, c->a, &what), good, sign * n);
	buf_free(&text);
	buf_free(&what);
}

static int value_now(const struct accounting *c, int dial)
{
	for (int i = 0; i < c->a->dials; i++)
		if (c->a->dial[i] == dial)
			return c->now[i];
	return 0;
}

static void take_entry(struct accounting *c, const struct entry *e)
{
	const struct event_log *log = &c->p->log;

	if (e->verb == J_TURN) {
		close_changes(c, NULL);
	} else if (e->verb == J_TELL && c->next < log->facts && log->fact[c->next].e.at == e->at) {
		close_changes(c, &log->fact[c->next]);
		take_goods(c, &log->fact[c->next++]);
	} else if (e->verb == J_GAIN && entry_gain(e).what == c->p->seat) {
		add_change(c, e, entry_gain(e).dial, entry_gain(e).by);
	} else if (e->verb == J_SET && entry_set(e).what == c->p->seat) {
		int dial = entry_set(e).dial;

		add_change(c, e, dial, entry_set(e).value - value_now(c, dial));
	}
}

static void find_dials(struct accounting *c)
{
	const struct page *p = c->p;

	for (const int *d = p->t->rules->dials_of[OF_SEAT]; *d && c->a->dials < ACCOUNT_DIALS; d++)
		if (page_counts(p, *d)) {
			c->now[c->a->dials] = dial(p->of->before, p->seat, *d);
			c->a->dial[c->a->dials++] = *d;
		}
}

/* What no entry says, as the beginning of a season, is another row, so that the sum is right. */
static void add_rest(struct accounting *c)
{
	for (int i = 0; i < c->a->dials; i++)
		c->open[i] += dial(c->p->t, c->p->seat, c->a->dial[i]) - c->now[i];
	close_changes(c, NULL);
}

/* Leaves out the rows of what came and went again. */
static void drop_rows(struct change_list *a)
{
	int kept = 0;

	for (int i = 0; i < a->rows; i++) {
		bool moved = false;

		for (int k = 0; k < a->dials; k++)
			moved |= a->row[i].by[k] != 0;
		for (int k = 0; k < a->row[i].goods; k++)
			moved |= a->row[i].good[k].by != 0;
		if (moved)
			a->row[kept++] = a->row[i];
		else
			free(a->row[i].what);
	}
	a->rows = kept;
}

/* Leaves out the numbers that did not change. */
static void drop_idle(struct change_list *a)
{
	int kept = 0;

	for (int i = 0; i < a->dials; i++) {
		bool moved = false;

		for (int k = 0; k < a->rows; k++) {
			moved |= a->row[k].by[i] != 0;
			a->row[k].by[kept] = a->row[k].by[i];
		}
		a->dial[kept] = a->dial[i];
		kept += moved;
	}
	a->dials = kept;
}

struct change_list change_list_make(const struct page *p)
{
	struct change_list a = { 0 };
	struct accounting c = { .p = p, .a = &a };
	struct entry e = { 0 };

	if (!p->of->before || !p->seat)
		return a;
	find_dials(&c);
	while (journal_next(&p->t->journal, &e))
		take_entry(&c, &e);
	add_rest(&c);
	drop_rows(&a);
	drop_idle(&a);
	return a;
}

void change_list_free(struct change_list *a)
{
	while (a->rows)
		free(a->row[--a->rows].what);
}

/* ---- text and XML ---- */

enum { WHAT_COLUMNS = 30, AMOUNT_COLUMNS = 8 };

static void write_cell(struct buf *b, const char *s, size_t n)
{
	size_t columns = text_columns(s, n);

	buf_fill(b, ' ', columns < AMOUNT_COLUMNS ? AMOUNT_COLUMNS - columns : 1);
	buf_add(b, s, n);
}

/* Ends behind the last whole word that finds room. */
static void clean_words(struct buf *b, const char *s, size_t most)
{
	struct buf all = BUF_INIT;

	text_clean(&all, s, strlen(s), REPORT_COLUMNS * 4);
	if (text_columns(all.s, all.n) > most) {
		text_clean(b, all.s, all.n, most - 3);
		buf_cut(b, b->n - strlen("..."));
		while (b->n && b->s[b->n - 1] != ' ')
			buf_cut(b, b->n - 1);
		buf_str(b, "...");
	} else {
		buf_add(b, all.s, all.n);
	}
	buf_free(&all);
}

static void write_what(struct buf *b, const char *what)
{
	struct buf clean = BUF_INIT;

	clean_words(&clean, what, WHAT_COLUMNS - 2);
	buf_str(b, "  ");
	buf_add(b, clean.s, clean.n);
	for (size_t n = text_columns(clean.s, clean.n) + 2; n < WHAT_COLUMNS; n++)
		buf_char(b, ' ');
	buf_free(&clean);
}

static void write_amounts(struct page *p, const char *what, const int *n, int dials, bool by)
{
	write_what(p->b, what);
	for (int i = 0; i < dials; i++) {
		struct buf cell = BUF_INIT;

		if (n[i] || !by)
			buf_fmt(&cell, by ? "%+d" : "%d", n[i]);
		write_cell(p->b, cell.s ? cell.s : "", cell.n);
		buf_free(&cell);
	}
	while (p->b->n && p->b->s[p->b->n - 1] == ' ')
		buf_cut(p->b, p->b->n - 1);
	buf_char(p->b, '\n');
}

/* Says "-2 iron, +1 silk". */
static void say_goods(const struct page *p, const struct change_row *row, struct buf *b)
{
	for (int i = 0; i < row->goods; i++) {
		struct buf name = BUF_INIT;

		if (!row->good[i].by)
			continue;
		/* As of several, without the number. */
		say_kind(&name, &p->voice, row->good[i].kind, 2);
		buf_fmt(b, "%s%+d %s", b->n ? ", " : "", row->good[i].by, name.s + strlen("2 "));
		buf_free(&name);
	}
}

/* Returns whether a row has something in the columns that are shown. */
static bool row_shows(const struct change_row *row, int dials)
{
	for (int i = 0; i < dials; i++)
		if (row->by[i])
			return true;
	return false;
}

static void write_heads(struct page *p, const struct change_list *a, int dials)
{
	write_what(p->b, "");
	for (int i = 0; i < dials; i++) {
		struct buf head = BUF_INIT;

		say_dial_head(&head, &p->voice, a->dial[i]);
		write_cell(p->b, head.s, head.n);
		buf_free(&head);
	}
	buf_char(p->b, '\n');
}

static void write_state(struct page *p, const struct change_list *a, int dials,
	const struct table *t, enum phrase phrase)
{
	int value[ACCOUNT_DIALS];
	struct buf name = BUF_INIT;

	for (int i = 0; i < dials; i++)
		value[i] = dial(t, p->seat, a->dial[i]);
	say_plain(&name, &p->voice, phrase);
	write_amounts(p, name.s, value, dials, false);
	buf_free(&name);
}

static void write_row(struct page *p, const struct change_row *row, int dials)
{
	struct buf goods = BUF_INIT;

	say_goods(p, row, &goods);
	if (row_shows(row, dials) || goods.n)
		write_amounts(p, row->what, row->by, dials, true);
	text_said(p->b, "      ", "      ", &goods);
}

void text_account(struct page *p)
{
	struct change_list a = change_list_make(p);
	int fit = (REPORT_COLUMNS - WHAT_COLUMNS) / AMOUNT_COLUMNS;
	int dials = a.dials < fit ? a.dials : fit;

	if (a.rows) {
		text_heading(p, SAY_HEAD_ACCOUNT);
		if (dials) {
			write_heads(p, &a, dials);
			write_state(p, &a, dials, p->of->before, SAY_ACCOUNT_BEFORE);
		}
		for (int i = 0; i < a.rows; i++)
			write_row(p, &a.row[i], dials);
		if (dials)
			write_state(p, &a, dials, p->t, SAY_ACCOUNT_NOW);
	}
	change_list_free(&a);
}

void xml_account(struct page *p)
{
	struct change_list a = change_list_make(p);
	struct buf goods = BUF_INIT;

	if (a.rows) {
		buf_str(p->b, "<account>\n");
		for (int i = 0; i < a.rows; i++) {
			buf_str(p->b, "<row");
			xml_attr(p->b, "what", a.row[i].what);
			buf_clear(&goods);
			say_goods(p, &a.row[i], &goods);
			if (goods.n)
				xml_attr(p->b, "goods", goods.s);
			for (int k = 0; k < a.dials; k++)
				if (a.row[i].by[k])
					xml_sum(p, a.dial[k], a.row[i].by[k]);
			buf_str(p->b, "/>\n");
		}
		buf_str(p->b, "</account>\n");
	}
	buf_free(&goods);
	change_list_free(&a);
}
