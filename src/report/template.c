/* SPDX-License-Identifier: MIT
 * The template at the end of a report: an order letter that does nothing yet. Sent back as it
 * is, it changes nothing; what may be ordered stands in it as comments. */
#include "core/random.h"
#include "core/view.h"
#include "report/page.h"

#include <stdlib.h>
#include <string.h>

/* ---- one form's options ---- */

/* What was listed already: where two forms offer the same, the second says so. */
struct listed {
	const char *form;
	struct buf words;
	int left;
};

/* Words collected for a few lines; those that come after it is full are only counted. */
struct listing {
	struct page *p;
	struct buf words;
	int said, left;
};

enum { MOST_WORDS = 100, MOST_LINES = 6 };

static void list_value(struct listing *l, const struct arg *hole, thing x, const char *behind)
{
	if (l->said >= MOST_WORDS) {
		l->left++;
		return;
	}
	value_print(&l->words, &l->p->names, hole, x);
	buf_str(&l->words, behind);
	l->said++;
}

/* "4,6-4,7": the hole behind is in the same word. */
static bool is_glued(const struct pattern *form, int hole)
{
	for (int i = 0; i < form->nodes; i++)
		if (form->node[i].what == N_HOLE && form->node[i].hole == hole)
			return form->node[i].glued;
	return false;
}

static bool is_number(const struct arg *hole)
{
	return hole->type == T_INT || hole->type == T_TIMES;
}

/* Keeps the first of options that are equal: two cards of a kind are written alike. */
static void drop_equals(struct choice *c)
{
	int n = 0;

	for (int i = 0; i < c->n; i++) {
		bool equal = false;

		for (int k = n - 1; k >= 0 && !equal; k--)
			equal = c->o[k].what == c->o[i].what;
		if (!equal)
			c->o[n++] = c->o[i];
	}
	c->n = n;
}

/* True if the seat has one of that kind where it can see it: a list of what to give up first need
 * not name what it has not. */
static bool has_kind(const struct page *p, thing k)
{
	for (int z = 1; z < p->t->rules->zones; z++) {
		if (view_place(p->t, p->seat, IN(z, p->seat)) != EXACTLY)
			continue;
		for each(piece, p->t, IN(z, p->seat))
			if (kind(p->t, piece) == k)
				return true;
	}
	return false;
}

static void options_of(struct page *p, const struct order *o, int hole, struct choice *c)
{
	const struct form *form = &p->t->game->forms[o->form];
	int n = 0;

	hole_options(p->t, p->seat, o, hole, c);
	drop_equals(c);
	if (form->fill || p->t->rules->form[o->form].hole[hole].type != T_CLASS)
		return;
	for (int i = 0; i < c->n; i++)
		if (has_kind(p, c->o[i].what))
			c->o[n++] = c->o[i];
	c->n = n;
}

/* The second halves of pairs: "4,6-4,7 4,6-5,6". */
static void list_pairs(struct listing *l, struct order *o, int hole, thing from)
{
	const struct pattern *form = &l->p->t->rules->form[o->form];
	struct choice c;
	int group, second;

	second = form_next(l->p->t->rules, o, false, false, &group);
	options_of(l->p, o, second, &c);
	for (int i = 0; i < c.n; i++) {
		if (l->said < MOST_WORDS) {
			value_print(&l->words, &l->p->names, &form->hole[hole], from);
			buf_char(&l->words, '-');
		}
		list_value(l, &form->hole[second], c.o[i].what, " ");
	}
}

/* What may follow the first hole's filling; false where nothing may. */
static bool list_seconds(struct listing *l, struct order *o, int hole, thing first_one)
{
	const struct pattern *form = &l->p->t->rules->form[o->form];
	struct choice c;
	int group, second, third;

	o->part[0] = (struct part){ (int16_t)hole, 0, first_one };
	o->n = 1;
	second = form_next(l->p->t->rules, o, false, false, &group);
	if (second < 0 || is_number(&form->hole[second])) {
		list_value(l, &form->hole[hole], first_one, " ");
		return true;
	}
	options_of(l->p, o, second, &c);
	if (!c.n)
		return false;
	if (l->said < MOST_WORDS) {
		buf_str(&l->words, l->words.n ? "\n" : "");
		value_print(&l->words, &l->p->names, &form->hole[hole], first_one);
		buf_str(&l->words, ": ");
	}
	for (int i = 0; i < c.n; i++) {
		o->n = 2;
		o->part[1] = (struct part){ (int16_t)second, (int16_t)group, c.o[i].what };
		third = form_next(l->p->t->rules, o, false, false, &group);
		if (third >= 0 && is_glued(form, third))
			list_pairs(l, o, second, c.o[i].what);
		else
			list_value(l, &form->hole[second], c.o[i].what, " ");
	}
	return true;
}

/* How many options stand in the lines from s on: all words but '#' and the first of a list. */
static int count_options(const char *s)
{
	struct span rest = span_of(s), word;
	int n = 0;

	while (span_word(&rest, &word))
		n += word.s[0] != '#' && word.s[word.n - 1] != ':';
	return n;
}

static void write_listing(const struct listing *l)
{
	struct span rest = { l->words.s, l->words.n }, line;
	struct buf wrapped = BUF_INIT;
	size_t end = 0;
	int lines = 0, left;

	while (span_line(&rest, &line))
		text_fold(&wrapped, "#     ", "#       ", line, ORDER_COLUMNS);
	while (end < wrapped.n && lines < MOST_LINES)
		lines += wrapped.s[end++] == '\n';
	buf_add(l->p->b, wrapped.s, end);
	left = l->left + count_options(wrapped.s + end);
	if (left) {
		buf_str(l->p->b, "#     ");
		say(l->p->b, &l->p->voice, SAY_MORE, AS_INT(left));
		buf_char(l->p->b, '\n');
	}
	buf_free(&wrapped);
}

static void write_as_before(struct page *p, const char *form)
{
	struct buf said = BUF_INIT;

	say(&said, &p->voice, SAY_AS_FOR, AS_TEXT(form));
	text_fold(p->b, "#     ", "#       ", (struct span){ said.s, said.n }, ORDER_COLUMNS);
	buf_free(&said);
}

static void write_form_head(struct page *p, int i)
{
	const struct form *form = &p->t->game->forms[i];

	text_fold(p->b, "# ", "#   ", span_of(form->words), ORDER_COLUMNS);
	if (form->help && *form->help)
		text_fold(p->b, "#   ", "#   ", span_of(form->help), ORDER_COLUMNS);
}

/* The form that offered the same; NULL for none. */
static const char *offered_before(const struct listed *list, int n, const struct listing *l)
{
	for (int i = 0; i < n; i++)
		if (list[i].left == l->left && list[i].words.n == l->words.n
			&& !memcmp(list[i].words.s, l->words.s, l->words.n))
			return list[i].form;
	return NULL;
}

/* Of a form that begins with no name: whether the game has it proposed now. */
static bool is_proposed(const struct page *p, const struct order *o, int hole)
{
	const struct form *form = &p->t->game->forms[o->form];
	struct choice c = { 0 };

	if (!form->fill)
		return true;
	form->fill(p->t, p->seat, o, hole < 0 ? 0 : hole, &c);
	return c.n > 0;
}

/* All that may be ordered by one form, collected; false where nothing may. */
static bool collect(struct listing *l, int i)
{
	struct order o = { .form = i, .seat = l->p->seat };
	const struct pattern *form = &l->p->t->rules->form[i];
	struct choice c = { 0 };
	int group, hole;
	bool any;

	hole = form_next(l->p->t->rules, &o, false, false, &group);
	any = hole < 0 || is_number(&form->hole[hole]);
	if (any)
		any = is_proposed(l->p, &o, hole);
	else
		options_of(l->p, &o, hole, &c);
	for (int k = 0; k < c.n; k++)
		any |= list_seconds(l, &o, hole, c.o[k].what);
	return any;
}

static void write_form(struct page *p, int i, struct listed *list, int *n)
{
	struct listing l = { .p = p, .words = BUF_INIT };
	const char *before;

	if (!collect(&l, i)) {
		buf_free(&l.words);
		return;
	}
	write_form_head(p, i);
	before = offered_before(list, *n, &l);
	if (before)
		write_as_before(p, before);
	else
		write_listing(&l);
	if (before || l.words.n <= ORDER_COLUMNS)
		buf_free(&l.words);
	else
		list[(*n)++] = (struct listed){ p->t->game->forms[i].words, l.words, l.left };
}

/* ---- all forms, and policies ---- */

/* The bit of the phase in which letters for the set-up are read, 0 where the game has none. */
static unsigned start_phase(const struct game *g)
{
	return g->phases && g->phases[0] && g->phases[1] && !strcmp(g->phases[1], "start") ? 1 << 1
											   : 0;
}

static void write_forms(struct page *p)
{
	unsigned start = start_phase(p->t->game), phases = p->of->next ? ~start : start;

	struct listed *list = xalloc((size_t)p->t->rules->forms, sizeof *list);
	int n = 0;

	for (int i = 1; i <= p->t->rules->forms; i++)
		if (p->t->game->forms[i].phases & phases)
			write_form(p, i, list, &n);
	while (n)
		buf_free(&list[--n].words);
	free(list);
}

static bool has_form(const struct page *p, int question)
{
	for (int i = 1; i <= p->t->rules->forms; i++)
		if (p->t->game->forms[i].files == question)
			return true;
	return false;
}

/* Questions that no form of their own answers. */
static void write_policies(struct page *p)
{
	for (int i = 1; i <= p->t->rules->questions; i++) {
		const struct question *q = &p->t->game->questions[i];
		struct buf words = BUF_INIT;

		if (has_form(p, i))
			continue;
		buf_fmt(&words, "when %s: %s", q->name, q->answer);
		text_fold(p->b, "# ", "#   ", (struct span){ words.s, words.n }, ORDER_COLUMNS);
		buf_clear(&words);
		if (say_line(&words, &p->voice, "question", q->name, NULL, 0))
			text_fold(p->b, "#   ", "#   ", (struct span){ words.s, words.n },
				ORDER_COLUMNS);
		buf_free(&words);
	}
}

/* ---- what stands ---- */

static bool begins_line(struct span line)
{
	struct span word;

	return span_word(&line, &word) && !span_is(word, "+") && !span_folds(word, "else");
}

static void write_standing(struct page *p)
{
	struct buf text = BUF_INIT, said = BUF_INIT;
	struct span rest, line;
	int number = 0, lines = 0;

	page_standing(p, &text);
	rest = (struct span){ text.s, text.n };
	while (span_line(&rest, &line))
		lines += begins_line(line);
	if (lines) {
		say(&said, &p->voice, SAY_STANDS, AS_INT(lines));
		text_fold(p->b, "# ", "# ", (struct span){ said.s, said.n }, ORDER_COLUMNS);
	}
	rest = (struct span){ text.s, text.n };
	while (span_line(&rest, &line)) {
		if (begins_line(line)) {
			buf_str(p->b, "# ");
			say(p->b, &p->voice, SAY_STANDS_NUMBER, AS_INT(++number));
			buf_char(p->b, '\n');
		}
		buf_add(p->b, line.s, line.n);
		buf_char(p->b, '\n');
	}
	buf_free(&text);
	buf_free(&said);
}

/* ---- the whole ---- */

static void header_line(struct buf *b, const char *word, const char *value, size_t most)
{
	if (!value || !*value)
		return;
	buf_fmt(b, "%-9s", word);
	page_clean(b, value, most);
	buf_char(b, '\n');
}

void template_header(struct buf *b, const struct report_of *of, int seat)
{
	bool chained = of->open && *of->open;

	header_line(b, "match", chained ? of->gid : of->match, 40);
	header_line(b, "open", of->open, HASH_TEXT);
	buf_fmt(b, "season   %d\nseat     ", of->next);
	seat_print(b, seat);
	buf_str(b, "\nseq      1\n");
	header_line(b, "saw", of->saw, HASH_TEXT);
	if (chained)
		buf_fmt(b, "nonce    %d\n", of->cast);
	header_line(b, "token", of->token, HASH_TEXT);
}

void template_orders(struct buf *b, const struct report_of *of, int seat)
{
	/* Nothing of the journal is wanted, and a match just started has none. */
	struct page p = { .b = b,
		.of = of,
		.t = of->table,
		.seat = seat,
		.names = { of->table->rules, of->table->map, of->table->seats },
		.voice = { of->phrases, of->table, seat },
		.program = of->table->program[seat] };

	write_forms(&p);
	if (of->next)
		write_policies(&p);
	write_standing(&p);
}

void report_template(struct buf *b, const struct report_of *of, int seat)
{
	template_header(b, of, seat);
	template_orders(b, of, seat);
}
