/* SPDX-License-Identifier: MIT
 * What must hold of the table: one function for each sort of line. */
#include "try/expect.h"

#include <string.h>
#include <strings.h>

/* ---- places and dials ---- */

static enum expect_result found_there(struct expectation *j, thing place)
{
	pieces_print(&j->found, j->stage, place);
	return FAILS;
}

static int count_like(const struct table *t, const struct piece_patterns *items,
	const struct piece_pattern *item, thing place)
{
	int n = 0;

	for each(p, t, place)
		if (piece_pattern_fits(t, items, item, p))
			n += count(t, p);
	return n;
}

/* Returns the i-th place that a line is about; NONE after the last. */
static thing target_place(const struct expectation *j, const struct case_target *to, int i)
{
	if (to->what == ON_AREA)
		return space(j->stage->table, to->area, i);
	return i < to->n ? to->place[i] : NONE;
}

static void print_count(struct expectation *j, const struct piece_pattern *item, int n)
{
	if (item->owner) {
		seat_print(&j->found, j->stage->rules->game, item->owner);
		buf_char(&j->found, ' ');
	}
	buf_fmt(&j->found, "%d ", n);
	if (item->kind)
		thing_print(&j->found, &j->stage->reader, item->kind);
	else
		buf_str(&j->found, item->among ? item->among->name : "pieces");
}

/* Checks that a place holds each item in the written number. What was found is the first item that
 * differs. */
static enum expect_result has_items(
	struct expectation *j, const struct piece_patterns *items, thing place)
{
	for (int i = items->first; i >= 0; i = items->item[i].next) {
		const struct piece_pattern *item = &items->item[i];
		int n = count_like(j->stage->table, items, item, place);

		if (n == item->n)
			continue;
		print_count(j, item, n);
		return FAILS;
	}
	return HOLDS;
}

/* As has_items, for all the places together. */
static enum expect_result has_in_all(
	struct expectation *j, const struct case_target *to, const struct piece_patterns *items)
{
	for (int i = items->first; i >= 0; i = items->item[i].next) {
		const struct piece_pattern *item = &items->item[i];
		int n = 0;

		for (int k = 0; target_place(j, to, k); k++)
			n += count_like(j->stage->table, items, item, target_place(j, to, k));
		if (n == item->n)
			continue;
		print_count(j, item, n);
		buf_str(&j->found, " in all");
		return FAILS;
	}
	return HOLDS;
}

static enum expect_result top_items(
	struct expectation *j, const struct piece_patterns *items, thing place)
{
	const struct table *t = j->stage->table;
	thing p = first(t, place);

	for (int i = items->first; i >= 0; i = items->item[i].next)
		for (int n = 0; n < items->item[i].n; n += count(t, p), p = after(t, p))
			if (!p || !piece_pattern_fits(t, items, &items->item[i], p))
				return found_there(j, place);
	return HOLDS;
}

static bool any_rest(const struct piece_patterns *items)
{
	for (int i = 0; i < items->n; i++)
		if (items->item[i].rest)
			return true;
	return false;
}

static enum expect_result expect_dial(
	struct expectation *j, const struct case_target *to, struct span behind)
{
	struct span word = { 0 };
	int want, value = dial(j->stage->table, to->bearer, to->dial);

	word_next(&behind, &word);
	if (!word.n || span_trim(behind).n)
		return mistake(j, "write one value after the colon");
	if (!dial_value_read(j->stage, to->dial, word, &want, &j->reason))
		return MISTAKE;
	if (value == want)
		return HOLDS;
	dial_value_print(&j->found, j->stage, to->dial, value);
	return FAILS;
}

/* Checks the spaces of an area until one fails. */
static enum expect_result expect_places(struct expectation *j, const struct case_target *to,
	const struct piece_patterns *items, bool has)
{
	const struct case_context *g = j->stage;

	for (int i = 0; target_place(j, to, i); i++) {
		thing at = target_place(j, to, i);
		enum expect_result v = HOLDS;

		if (has)
			v = has_items(j, items, at);
		else if (to->top)
			v = top_items(j, items, at);
		else if (!piece_patterns_lie(g->table, items, items->first, at, true))
			v = found_there(j, at);
		if (v == HOLDS)
			continue;
		if (target_place(j, to, 1)) {
			buf_str(&j->found, " on ");
			thing_print(&j->found, &g->reader, at);
		}
		return v;
	}
	return HOLDS;
}

/* Cuts "PLACE has PIECES" at the word has. */
static bool has_cut(struct span line, struct span *before, struct span *behind)
{
	struct span rest = line, word;

	while (span_word(&rest, &word))
		if (span_folds(word, "has")) {
			*before = (struct span){ line.s, (size_t)(word.s - line.s) };
			*behind = rest;
			return true;
		}
	return false;
}

/* Cuts "in all" off the end. */
static bool cut_in_all(struct span *behind)
{
	static const char in_all[] = " in all";
	size_t n = sizeof in_all - 1;
	struct span text = span_trim(*behind);

	if (text.n < n || strncasecmp(text.s + text.n - n, in_all, n) != 0)
		return false;
	*behind = (struct span){ text.s, text.n - n };
	return true;
}

enum expect_result expect_table(struct expectation *j, struct span line)
{
	struct span before, behind;
	bool has = has_cut(line, &before, &behind), in_all = has && cut_in_all(&behind);
	struct case_target to;
	struct piece_patterns items;

	if (!has && !colon_cut(line, &before, &behind))
		return mistake(j, "no expectation begins like this, and no colon follows");
	if (!target_read(j->stage, &to, before, &j->reason))
		return MISTAKE;
	if (to.what == ON_DIAL)
		return has ? mistake(j, "write a colon: a dial has one value")
			   : expect_dial(j, &to, behind);
	if (!piece_patterns_read(j->stage, &items, behind, &j->reason))
		return MISTAKE;
	if (any_rest(&items))
		return mistake(j, "'rest of' can only be written below 'given'");
	if (!has && !piece_patterns_named(&items, &j->reason))
		return MISTAKE;
	if (in_all)
		return has_in_all(j, &to, &items);
	return expect_places(j, &to, &items, has);
}

/* ---- the match ---- */

enum expect_result expect_over(struct expectation *j, struct span rest, bool wanted)
{
	if (span_trim(rest).n)
		return mistake(j, "nothing follows 'over'");
	if (season_over(j->stage->table) == wanted)
		return HOLDS;
	buf_str(&j->found, wanted ? "that it goes on" : "that it is over");
	return FAILS;
}

bool expect_seat(struct expectation *j, struct span *rest, int *seat)
{
	struct span word;

	word_next(rest, &word);
	*seat = seat_find(j->stage->rules->game, word, j->stage->reader.seats);
	if (!*seat)
		buf_fmt(&j->reason, "'%.*s' is no seat", (int)word.n, word.s);
	return *seat;
}

enum expect_result expect_out(struct expectation *j, struct span rest, bool wanted)
{
	int seat;

	if (!expect_seat(j, &rest, &seat))
		return MISTAKE;
	if (out(j->stage->table, seat) == wanted)
		return HOLDS;
	buf_str(&j->found, wanted ? "that it plays on" : "that it is out");
	return FAILS;
}

enum expect_result expect_rank(struct expectation *j, struct span rest)
{
	struct span before, behind, word;
	const struct game *game = j->stage->table->game;
	long rank[8];
	int seat, n = 0;
	bool same = true;

	if (!colon_cut(rest, &before, &behind))
		return mistake(j, "the colon is missing: 'rank SEAT: NUMBERS'");
	if (!expect_seat(j, &before, &seat))
		return MISTAKE;
	for (; word_next(&behind, &word); n++) {
		long long want;

		if (n == game->ties || n == 8 || !span_int(word, -1000000000, 1000000000, &want))
			return mistake(
				j, "write a number, and not more numbers than a seat is ranked by");
		rank[n] = game->rank(j->stage->table, seat, n);
		same &= rank[n] == want;
	}
	for (int i = 0; i < n; i++)
		buf_fmt(&j->found, "%s%ld", i ? " " : "", rank[i]);
	if (!n)
		return mistake(j, "write after the colon the numbers that the seat is ranked by");
	return same ? HOLDS : FAILS;
}

/* Who writes for the season to come: these seats and no others. */
enum expect_result expect_writes(struct expectation *j, struct span rest)
{
	seats writers = season_writers(j->stage->table);
	struct expect_audience h;

	if (!expect_hearers(j, &h, rest))
		return MISTAKE;
	if (h.only || h.times >= 0)
		return mistake(j, "write after 'writes' seats, or 'all', or 'nobody'");
	if (writers == h.who)
		return HOLDS;
	seats_print(&j->found, j->stage->rules->game, writers, j->stage->reader.seats, " ");
	buf_str(&j->found, j->found.n ? "" : "nobody");
	return FAILS;
}

/* ---- who sees what ---- */

static const char *const details[] = {
	[NOTHING] = "nothing", [BAND] = "band", [NUMBER] = "number", [EXACTLY] = "exactly"
};

static int detail_named(struct span word)
{
	for (int i = NOTHING; i <= EXACTLY; i++)
		if (span_folds(word, details[i]))
			return i;
	return -1;
}

/* Cuts "red hand, deck" at the comma after a word. */
static struct span next_name(struct span *rest)
{
	struct span name = span_trim(*rest);
	size_t i = 0;

	while (i < name.n && !(name.s[i] == ',' && i + 1 < name.n && name.s[i + 1] == ' '))
		i++;
	*rest = (struct span){ name.s + i, name.n - i };
	if (rest->n)
		rest->s++, rest->n--;
	name.n = i;
	return name;
}

static enum expect_result expect_sight(struct expectation *j, int seat, int want, struct span name)
{
	const struct case_context *g = j->stage;
	struct case_target to;
	enum detail seen;

	if (!target_read(g, &to, name, &j->reason))
		return MISTAKE;
	if (to.what == ON_AREA || to.top || (to.what == ON_PLACES && to.n != 1))
		return mistake(j, "write one place or dial between two commas");
	if (to.what == ON_PLACES)
		seen = view_place(g->table, seat, to.place[0]);
	else
		seen = view_dial(g->table, seat, to.bearer, to.dial) ? EXACTLY : NOTHING;
	if ((int)seen == want)
		return HOLDS;
	buf_fmt(&j->found, "'%.*s' %s", (int)name.n, name.s, details[seen]);
	return FAILS;
}

enum expect_result expect_sees(struct expectation *j, struct span rest)
{
	struct span before, behind, word;
	enum expect_result v = HOLDS;
	int seat, want;

	if (!colon_cut(rest, &before, &behind) || !behind.n)
		return mistake(j, "it is written 'sees SEAT exactly: PLACE, PLACE'");
	if (!expect_seat(j, &before, &seat))
		return MISTAKE;
	word_next(&before, &word);
	want = detail_named(word);
	if (want < 0)
		return mistake(j, "write 'exactly', 'number' or nothing after the seat");
	while (v == HOLDS && behind.n) {
		struct span name = next_name(&behind);

		v = expect_sight(j, seat, want, name);
	}
	return v;
}
