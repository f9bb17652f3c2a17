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

/* Returns whether a fact names the reader, or no seat. */
static bool is_of_reader(const struct page *p, const struct event *told)
{
	bool others = false;

	for (int i = 0; i < told->args; i++) {
		if (told->fact.args->arg[i].type != T_SEAT)
			continue;
		if (told->fact.value[i] == p->seat)
			return true;
		others = true;
	}
	return !others;
}

static bool name_by(const struct page *p, const struct event *told, struct buf *b)
{
	return told && is_of_reader(p, told) && name_of_fact(p, told, b);
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

/* Names the changes that wait by the fact behind them, else by the one before them. told NULL: none is behind them. */
static void close_changes(struct accounting *c, const struct event *told)
{
	struct buf what = BUF_INIT;

	for (int i = 0; i < c->a->dials; i++) {
		if (!c->open[i])
			continue;
		buf_clear(&what);
		if (!name_by(c->p, told, &what) && !name_by(c->p, c->last, &what))
			say_plain(&what, &c->p->voice, SAY_ACCOUNT_OTHER);
		row_of(c->p, c->a, &what)->by[i] += c->open[i];
		c->open[i] = 0;
	}
	buf_free(&what);
	c->last = told;
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
		close_changes(c, &log->fact[c->next++]);
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

static void write_what(struct buf *b, const char *what)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, what, strlen(what), WHAT_COLUMNS - 2);
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

void text_account(struct page *p)
{
	struct change_list a = change_list_make(p);
	int fit = (REPORT_COLUMNS - WHAT_COLUMNS) / AMOUNT_COLUMNS;
	int dials = a.dials < fit ? a.dials : fit;

	if (a.rows && dials) {
		text_heading(p, SAY_HEAD_ACCOUNT);
		write_heads(p, &a, dials);
		write_state(p, &a, dials, p->of->before, SAY_ACCOUNT_BEFORE);
		for (int i = 0; i < a.rows; i++)
			if (row_shows(&a.row[i], dials))
				write_amounts(p, a.row[i].what, a.row[i].by, dials, true);
		write_state(p, &a, dials, p->t, SAY_ACCOUNT_NOW);
	}
	change_list_free(&a);
}

void xml_account(struct page *p)
{
	struct change_list a = change_list_make(p);

	if (a.rows) {
		buf_str(p->b, "<account>\n");
		for (int i = 0; i < a.rows; i++) {
			buf_str(p->b, "<row");
			xml_attr(p->b, "what", a.row[i].what);
			for (int k = 0; k < a.dials; k++)
				if (a.row[i].by[k])
					xml_sum(p, a.dial[k], a.row[i].by[k]);
			buf_str(p->b, "/>\n");
		}
		buf_str(p->b, "</account>\n");
	}
	change_list_free(&a);
}
