/* SPDX-License-Identifier: MIT */
#include "report/simulate/mending.h"
#include "core/surety.h"
#include "report/simulate/repair_words.h"
#include "report/text/example.h"
#include "report/text/offers.h"

#include <stdlib.h>
#include <string.h>

/* The most examples that are played. */
enum { PLAYED = 4 };
enum { UNLIKELY = 1000 * BEGUN };

int mending_season(const struct line_repair *m)
{
	return m->f->head->next;
}

int mending_seat(const struct line_repair *m)
{
	return m->f->head->seat;
}

/* ---- playing ---- */

static void end_plain(struct buf *b)
{
	if (b->n && b->s[b->n - 1] == '.')
		buf_cut(b, b->n - 1);
}

/* Appends a text that is folded as one line, without the full stop of its sentence. */
static void unfold(struct buf *b, struct span text)
{
	struct span word;

	while (span_word(&text, &word)) {
		if (word.s[0] == '[')
			end_plain(b);
		buf_str(b, b->n ? " " : "");
		buf_add(b, word.s, word.n);
	}
	end_plain(b);
}

static void keep_refusal(const struct line_repair *m, const struct forecast *f,
	const struct table *t, const struct line *line)
{
	struct report_input of;
	struct page p = forecast_page(f, t, &of);
	struct buf refusal = BUF_INIT;

	buf_clear(m->refusal);
	forecast_refusal(&p, line, &refusal);
	unfold(m->refusal, span_of_buf(&refusal));
	page_close(&p);
	buf_free(&refusal);
}

/* Returns whether an order in the place of the line is not refused, as it is not in what is played first or later. */
bool mending_goes(const struct line_repair *m, const struct order *o)
{
	struct forecast f = *m->f;
	struct orders *letter = orders_copy(f.letter);
	struct line *line = &letter->line[m->nth];
	bool goes = m->names.rules->game->forms[o->form].files;

	line->problem = NULL;
	line->what = L_ORDER;
	line->order = *o;
	f.letter = letter;
	for (int i = 0; i < forecast_guesses(&f) && !goes; i++) {
		const struct guess guess = { (uint64_t)i + 1, { (unsigned char)i } };
		const struct line *played;
		struct table *t;

		f.silent = i % 2;
		t = forecast_play(&f, &guess);
		played = &t->program[mending_seat(m)]->letter->line[m->nth];
		goes = line_result(played) != R_REFUSED;
		if (!goes)
			keep_refusal(m, &f, t, played);
		forecast_forget(t);
	}
	orders_free(letter);
	return goes;
}

/* ---- orders that the line may have been meant to become ---- */

static void begin(struct line_repair *m, const struct order *o, bool listed)
{
	if (m->n < BEGUN)
		m->begun[m->n++] = (struct order_head){ *o, listed, false };
}

static bool is_listed(const struct arg *hole)
{
	return hole->type == T_KIND || hole->type == T_CLASS || hole->type == T_PIECE
		|| hole->type == T_SEAT || hole->type == T_WORDS;
}

/* Begins an order with what the line has of it, so many words; where a name or the last word of an order without names
 * follows, with each that may stand there. */
static void begin_form(struct line_repair *m, struct order *o, int words)
{
	const struct rules *r = m->names.rules;
	const struct form_pattern *p = &r->form[o->form];
	int group, n = o->n, hole = form_next(r, o, false, false, &group);
	struct choice c;

	if (!p->holes && p->nodes == words + 1) {
		begin(m, o, true);
		return;
	}
	if (hole < 0 || !is_listed(&r->form[o->form].hole[hole])) {
		begin(m, o, false);
		return;
	}
	offers_of_hole(m->ahead, mending_seat(m), o, hole, &c);
	for (int i = 0; i < c.n; i++) {
		o->part[n] = (struct part){ (int16_t)hole, (int16_t)group, c.o[i].what };
		o->n = n + 1;
		begin(m, o, true);
	}
}

/* Begins all orders that begin with these words; without words, one of each form. */
static void begin_orders(struct line_repair *m, const struct line_words *words)
{
	const struct rules *r = m->names.rules;
	struct order o;

	m->begun = xgrow(m->begun, BEGUN, sizeof *m->begun);
	m->n = 0;
	for (int form = 1; form <= r->forms; form++) {
		if (!offers_in_season(r->game, form, mending_season(m)))
			continue;
		if (!words->n)
			begin(m, &(struct order){ .form = form, .seat = mending_seat(m) }, false);
		else if (form_begins(&o, &m->names, form, words))
			begin_form(m, &o, words->n);
	}
}

/* Completes what was not found with the first that may be named: what waits for others is found by no trial, and what
 * no season plays is never refused. */
static void complete_others(struct line_repair *m)
{
	const struct form *forms = m->names.rules->game->forms;

	for (int i = 0; i < m->n; i++) {
		const struct order *o = &m->begun[i].o;

		m->begun[i].likely = m->found[i].form || !mending_season(m) || forms[o->form].files;
		if (m->found[i].form)
			continue;
		m->found[i] = *o;
		m->found[i].seat = mending_seat(m);
		if (!offers_complete(m->ahead, mending_seat(m), &m->found[i]))
			m->found[i].form = 0;
	}
}

void mending_find(struct line_repair *m, const struct line_words *words)
{
	const struct report_head *head = m->f->head;
	const struct report_input of = {
		.table = m->f->t, .phrases = m->f->phrases, .gid = head->gid, .next = head->next
	};
	struct order *begun;

	begin_orders(m, words);
	free(m->found);
	begun = xalloc((size_t)m->n + 1, sizeof *begun);
	for (int i = 0; i < m->n; i++) {
		begun[i] = m->begun[i].o;
		begun[i].seat = mending_seat(m);
	}
	m->found = mending_season(m)
		? examples_complete(&of, m->ahead, mending_seat(m), begun, m->n)
		: xalloc((size_t)m->n + 1, sizeof *m->found);
	free(begun);
	complete_others(m);
}

/* Returns the place of the first order that is behind another one: what was tried comes first, then what example_place
 * says. A place is shared by none. */
static int next_place(const struct line_repair *m, int behind)
{
	int best = 0;

	for (int i = 0; i < m->n; i++) {
		int form = m->found[i].form;
		int place = form ? example_place(m->names.rules->game, form) * BEGUN + i + 1 : 0;

		place += place && !m->begun[i].likely ? UNLIKELY : 0;
		if (place > behind && (!best || place < best))
			best = place;
	}
	return best;
}

/* ---- as they are written ---- */

/* Returns where the order of a line begins; of one with a condition that cannot be read, where that does. NULL: it is
 * of another kind. */
const char *mending_begins(const struct line *line)
{
	struct span rest = line->text, word;

	if (line->begins && !line->policy)
		return line->begins;
	if (rest.n && rest.s[0] == '@')
		rest = span_trim((struct span){ rest.s + 1, rest.n - 1 });
	if (span_word(&rest, &word) && span_folds(word, "else"))
		span_word(&rest, &word);
	return surety_conditional(word) && (!line->policy || !span_find(line->text, ':')) ? word.s
											  : NULL;
}

/* Writes an order as the whole line, with the tests and signs before it. */
void mending_write(struct buf *b, const struct line_repair *m, const struct order *o)
{
	const struct line *line = m->line;

	buf_str(b, !line->standing && !line->orelse && repair_stands(line->text) ? "@ " : "");
	buf_add(b, line->text.s, (size_t)(mending_begins(line) - line->text.s));
	form_print(b, &m->names, o);
}

/* Appends the first of the orders that goes. Returns whether one does. */
bool mending_example(struct buf *b, const struct line_repair *m)
{
	int place = 0;

	for (int i = 0; i < PLAYED && (place = next_place(m, place)); i++) {
		const struct order *o = &m->found[(place - 1) % BEGUN];

		if (mending_goes(m, o)) {
			mending_write(b, m, o);
			return true;
		}
	}
	return false;
}

static void print_last(struct buf *name, const struct line_repair *m, const struct order *o)
{
	const struct form_pattern *p = &m->names.rules->form[o->form];
	const struct part *last = &o->part[o->n - 1];

	if (o->n)
		value_print(name, &m->names, &p->hole[last->hole], last->what);
	else
		buf_add(name, p->node[p->nodes - 1].word.s, p->node[p->nodes - 1].word.n);
}

/* Lists the names with which the line can go on, each once. Returns how many there are. */
int mending_names(struct buf *list, const struct line_repair *m)
{
	struct buf name = BUF_INIT, all = BUF_INIT;
	int n = 0;

	buf_char(&all, ',');
	for (int i = 0; i < m->n; i++) {
		if (!m->begun[i].listed || !m->found[i].form || !m->begun[i].likely)
			continue;
		buf_clear(&name);
		buf_char(&name, ',');
		print_last(&name, m, &m->begun[i].o);
		buf_char(&name, ',');
		if (memmem(all.s, all.n, name.s, name.n))
			continue;
		buf_str(&all, name.s + 1);
		if (n++ < LISTED)
			buf_fmt(list, "%s%.*s", list->n ? ", " : "", (int)name.n - 2, name.s + 1);
	}
	buf_free(&name);
	buf_free(&all);
	return n;
}
