/* SPDX-License-Identifier: MIT
 * Chance set by hand: what dice show, what is drawn, what lies on top after a shuffle. Each line is
 * a row of numbers, used up from the left. */
#include "try/case.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { VALUES = 200 };

struct force {
	enum { DICE, DRAWS, SHUFFLE } what;
	int number; /* of its line */
	struct fact_pattern label;
	thing place;
	int n, used;
	int value[VALUES];
};

struct forced_lines {
	struct forced_chance forced; /* first, as the processor is given its address */
	const struct case_context *stage;
	int n;
	struct force *force;
	struct asks *asks;
	struct buf problems;
};

/* ---- reading ---- */

static bool read_values(
	const struct case_context *g, struct force *f, struct span rest, struct buf *why)
{
	const struct box *box = g->rules->box;
	struct span word;
	long long n;

	while (word_next(&rest, &word)) {
		bool clear;

		if (f->n == VALUES) {
			buf_fmt(why, "a line forces at most %d", VALUES);
			return false;
		}
		n = f->what == DICE ? 0 : box_kind(box, word.s, word.n, NULL, &clear);
		if (!n && (f->what != DICE || !span_int(word, 1, 1000000, &n))) {
			buf_fmt(why, "'%.*s' is no %s", (int)word.n, word.s,
				f->what == DICE ? "number of a die" : "kind");
			return false;
		}
		f->value[f->n++] = (int)n;
	}
	if (!f->n)
		buf_str(why, "nothing follows the colon");
	return f->n;
}

static int force_word(struct span *line)
{
	static const char *const words[] = {
		[DICE] = "dice", [DRAWS] = "draws", [SHUFFLE] = "shuffle"
	};
	struct span word;

	span_word(line, &word);
	for (int i = DICE; i <= SHUFFLE; i++)
		if (span_folds(word, words[i]))
			return i;
	return -1;
}

bool force_line(struct span line)
{
	return force_word(&line) >= 0;
}

bool force_read(struct case_context *g, const struct script_line *line, struct buf *why)
{
	struct forced_lines *all = g->forces;
	struct span before, behind;
	struct force *f;

	if (!colon_cut(line->text, &before, &behind)) {
		buf_str(why, "the colon is missing");
		return false;
	}
	all->force = xgrow(all->force, (size_t)all->n + 1, sizeof *all->force);
	f = &all->force[all->n++];
	f->n = f->used = 0;
	f->number = line->number;
	f->what = force_word(&before);
	f->place = NONE;
	if (f->what == DICE && !fact_pattern_args(g, &f->label, before, why))
		return false;
	if (f->what != DICE && !place_read(g, &before, &f->place, why))
		return false;
	if (f->what != DICE && span_trim(before).n) {
		buf_fmt(why, "'%.*s' is one word too many", (int)before.n, before.s);
		return false;
	}
	return read_values(g, f, behind, why);
}

/* ---- forcing ---- */

__attribute__((format(printf, 3, 4))) static void problem(
	struct forced_lines *all, const struct force *f, const char *form, ...)
{
	char text[300];
	va_list args;

	va_start(args, form);
	vsnprintf(text, sizeof text, form, args);
	va_end(args);
	buf_fmt(&all->problems, "%s:%d: %s\n", all->stage->script->name, f->number, text);
}

static int force_die(struct forced_chance *forced, struct table *t, int label, const int *args,
	int n, int sides, int j)
{
	struct forced_lines *all = (struct forced_lines *)forced;

	(void)t;
	(void)j;
	for (int i = 0; i < all->n; i++) {
		struct force *f = &all->force[i];
		int die;

		if (f->what != DICE || f->used == f->n || f->label.what != label
			|| !fact_pattern_rolls(&f->label, args, n))
			continue;
		die = f->value[f->used++];
		if (die <= sides)
			return die;
		problem(all, f, "the die cannot show %d: it has %d sides", die, sides);
		return 0;
	}
	return 0;
}

static struct force *force_at(struct forced_lines *all, int what, thing place)
{
	for (int i = 0; i < all->n; i++) {
		struct force *f = &all->force[i];

		if ((int)f->what == what && f->place == place && f->used < f->n)
			return f;
	}
	return NULL;
}

static void not_there(struct forced_lines *all, const struct force *f, thing k)
{
	struct buf name = BUF_INIT;

	thing_print(&name, &all->stage->reader, k);
	problem(all, f, "'%s' does not lie there when it should be %s", name.s,
		f->what == DRAWS ? "drawn" : "shuffled");
	buf_free(&name);
}

static thing force_lot(struct forced_chance *forced, struct table *t, thing place)
{
	struct forced_lines *all = (struct forced_lines *)forced;
	struct force *f = force_at(all, DRAWS, place);
	thing k;

	if (!f)
		return NONE;
	k = f->value[f->used++];
	for each(p, t, place)
		if (kind(t, p) == k)
			return p;
	not_there(all, f, k);
	return NONE;
}

/* The cards that a line names come first, in its order; then the other cards of the place. */
static int on_top(struct forced_lines *all, struct force *f, const thing *card, int n, int *order)
{
	int top = 0;

	for (; f->used < f->n; f->used++) {
		int found = -1;

		for (int i = 0; i < n && found < 0; i++) {
			bool taken = false;

			for (int k = 0; k < top; k++)
				taken |= order[k] == i;
			if (!taken && kind(all->stage->table, card[i]) == f->value[f->used])
				found = i;
		}
		if (found < 0)
			not_there(all, f, f->value[f->used]);
		else
			order[top++] = found;
	}
	return top;
}

static bool force_shuffle(struct forced_chance *forced, struct table *t, thing place)
{
	struct forced_lines *all = (struct forced_lines *)forced;
	struct force *f = force_at(all, SHUFFLE, place);
	int n = 0, top, next, *order;
	thing *card;

	if (!f)
		return false;
	for each(p, t, place)
		n++;
	card = xalloc((size_t)n, sizeof *card);
	order = xalloc((size_t)n, sizeof *order);
	n = 0;
	for each(p, t, place)
		card[n++] = p;
	top = on_top(all, f, card, n, order);
	next = top;
	for (int i = 0; i < n; i++) {
		bool taken = false;

		for (int k = 0; k < top; k++)
			taken |= order[k] == i;
		if (!taken)
			order[next++] = i;
	}
	table_relist(t, place, card, order, n);
	free(card);
	free(order);
	return true;
}

static void note_question(
	struct forced_chance *forced, struct table *t, const struct seat_question *q)
{
	asks_note(((struct forced_lines *)forced)->asks, t, q);
}

/* ---- as a whole ---- */

struct forced_lines *forces_make(struct case_context *g)
{
	struct forced_lines *all = xalloc(1, sizeof *all);

	all->forced = (struct forced_chance){ force_die, force_lot, force_shuffle, note_question };
	all->stage = g;
	all->asks = asks_make();
	all->problems = (struct buf)BUF_INIT;
	return all;
}

void forces_free(struct forced_lines *all)
{
	if (!all)
		return;
	buf_free(&all->problems);
	asks_free(all->asks);
	free(all->force);
	free(all);
}

struct forced_chance *forces_of(struct forced_lines *all)
{
	return &all->forced;
}

const struct asks *forces_asks(const struct forced_lines *all)
{
	return all->asks;
}

void forces_failures(const struct forced_lines *all, int from, struct buf *lines)
{
	static const char *const done[] = {
		[DICE] = "thrown", [DRAWS] = "drawn", [SHUFFLE] = "shuffled"
	};

	buf_add(lines, all->problems.s, all->problems.n);
	for (int i = 0; i < all->n; i++) {
		const struct force *f = &all->force[i];

		if (f->used < f->n && f->number >= from)
			buf_fmt(lines, "%s:%d: given here, but never %s: %d of %d\n",
				all->stage->script->name, f->number, done[f->what], f->n - f->used,
				f->n);
	}
}
