/* SPDX-License-Identifier: MIT
 * Nobody's report tells what its reader may not know. A season is played twice, from tables that
 * differ only in cards that one seat sees at no time and in numbers that fog hides, and with
 * letters of other seats that differ only in lines without effect. The two reports of that seat
 * must be the same bytes. PAIRS says how many pairs, FIRST from which seed on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "core/proof.h"
#include "play_fixture.h"
#include "report/explain/explain_why.h"
#include "report/seen.h"

struct pair {
	const struct play_fixture *fixture;
	const struct phrases *phrases;
	struct hall_match *m;
	struct random_source dice;
	struct buf image, taken[MAXSEATS + 1];
	int viewer;
};

/* ---- what the viewer sees at no time ---- */

/* Reads the game's own table of zones and not core/view.h: a view that shows too much must not be
 * trusted. Only fog is left to the game. */
static bool sees_place(const struct pair *p, const struct table *t, thing at)
{
	bool own = at >= PLACES && (at - PLACES) % 16 == p->viewer;

	/* What lies on a piece may be seen with the piece; what is out of play lies nowhere. */
	if (at > PIECES || !at)
		return at > PIECES;
	if (season_over(t))
		return true;
	switch (t->game->zones[at >= PLACES ? (at - PLACES) / 16 : 0].sight) {
	case OPEN: return true;
	case SHUT: return false;
	case FOG: return t->game->sees(t, p->viewer, at) == EXACTLY;
	default: return own;
	}
}

/* Returns whether any seat sees what lies in its own place, and so may name it in a letter. A seat
 * may also name what a piece carries. */
static bool known_to_a_seat(const struct table *t, thing at)
{
	if (at > PIECES)
		return true;
	return at > PLACES && (at - PLACES) % 16
		&& t->game->zones[(at - PLACES) / 16].sight != SHUT;
}

/* Excludes cards that went where they are seen, and cards that left a seat's own place: the seat
 * may have named them, as a card that it plays or lays under a deck. at[i]: where piece i lay
 * before. */
static void strike_out(
	const struct pair *p, const struct table *t, bool *hidden, thing *at, thing piece, thing to)
{
	thing from = at[piece - PIECES];

	to = to < 0 ? -to : to;
	if (sees_place(p, t, to) || known_to_a_seat(t, from))
		hidden[piece - PIECES] = false;
	at[piece - PIECES] = to;
}

/* hidden[i]: piece i is single and nobody owns it, as cards are; no place in which it lay during
 * the season was seen; and it left no seat's hand. */
static void find_hidden(
	const struct pair *p, const struct table *before, const struct table *after, bool *hidden)
{
	int pieces = before->cell[C_PIECES];
	thing *place_of = calloc((size_t)pieces + 1, sizeof *place_of);
	struct entry e = { 0 };

	for (int i = 1; i <= pieces; i++) {
		thing piece = PIECES + i;

		place_of[i] = piece_lives(before, piece) ? place(before, piece) : NONE;
		hidden[i] = piece_lives(before, piece)
			&& before->box->kind[kind(before, piece) - KINDS].single
			&& !owner(before, piece) && place(before, piece) >= PLACES
			&& place(before, piece) < PIECES
			&& !sees_place(p, before, place(before, piece))
			&& !sees_place(p, after, place(after, piece));
	}
	while (journal_next(&after->journal, &e))
		if (e.verb == J_MOVE) {
			const struct move_entry move = entry_move(&e);

			if (move.piece > PIECES && move.piece <= PIECES + pieces)
				strike_out(p, after, hidden, place_of, move.piece, move.to);
		}
	free(place_of);
}

/* Returns whether a piece of that kind was shown during the season. If an unseen place had held
 * another such piece, a letter that names the kind could have taken that one instead, and the two
 * seasons would differ. */
static bool shown(const struct pair *p, const struct table *t, const bool *hidden, int32_t k)
{
	for (int i = 1; i <= t->cell[C_PIECES]; i++)
		if (!hidden[i] && piece_lives(t, PIECES + i) && kind(t, PIECES + i) == k
			&& !sees_place(p, t, place(t, PIECES + i)))
			return true;
	return false;
}

static int class_of(const struct table *t, thing piece)
{
	return t->box->kind[kind(t, piece) - KINDS].class;
}

/* Exchanges the kinds of hidden pieces at random, within their classes; returns how many
 * changed. */
static int exchange(struct pair *p, struct table *t, const bool *hidden)
{
	int n = t->cell[C_PIECES], changed = 0;

	for (int i = 1; i <= n; i++) {
		int k = 1 + random_below(&p->dice, n), a, b;
		int32_t was;

		if (!hidden[i] || !hidden[k])
			continue;
		if (class_of(t, PIECES + i) != class_of(t, PIECES + k))
			continue;
		a = piece_cell(t, PIECES + i) + P_KIND;
		b = piece_cell(t, PIECES + k) + P_KIND;
		was = table_get(t, a);
		if (shown(p, t, hidden, was) || shown(p, t, hidden, table_get(t, b)))
			continue;
		changed += was != table_get(t, b);
		table_put(t, a, table_get(t, b));
		table_put(t, b, was);
	}
	table_settle(t);
	return changed;
}

/* ---- what the viewer sees in the rough ---- */

/* Returns whether the season had to do with a place, or with what stands there. */
static bool mentioned(const struct table *before, const struct table *later, thing at)
{
	struct entry e = { 0 };

	while (journal_next(&later->journal, &e))
		for (int i = 0; i < e.n; i++)
			if (e.raw[i] == at
				|| (e.raw[i] > PIECES && e.raw[i] <= PIECES + before->cell[C_PIECES]
					&& piece_lives(before, e.raw[i])
					&& place(before, e.raw[i]) == at))
				return true;
	return false;
}

static bool same_band(const struct table *t, int a, int b)
{
	int least, most;

	if (!t->game->band)
		return false;
	t->game->band(t, a, &least, &most);
	return b >= least && (!most || b <= most);
}

/* Adds one to a stack in the fog, where the viewer is told the same of both numbers. */
static int thicken(const struct pair *p, struct table *t, const struct table *later, thing at)
{
	int n = 0;

	for each(piece, t, at)
		n += count(t, piece);
	for each(piece, t, at)
		if (owner(t, piece) && !t->box->kind[kind(t, piece) - KINDS].single
			&& !first(t, piece) && t->game->sees(t, p->viewer, at) == BAND
			&& t->game->sees(later, p->viewer, at) == BAND && same_band(t, n, n + 1)
			&& !mentioned(t, later, at)) {
			table_put(t, piece_cell(t, piece) + P_N, count(t, piece) + 1);
			return 1;
		}
	return 0;
}

static int blur(const struct pair *p, struct table *t, const struct table *later)
{
	int changed = 0;

	if (t->game->zones[0].sight != FOG || season_over(later))
		return 0;
	for (int i = 1; i <= t->map->spaces; i++)
		changed += thicken(p, t, later, SPACES + i);
	table_settle(t);
	return changed;
}

/* ---- playing ---- */

static struct table *copy_of(const struct pair *p)
{
	struct table *t = play_fixture_table(p->fixture, p->m);
	struct buf why = BUF_INIT;

	assert_non_null(t);
	assert_true(table_read(t, p->image.s, p->image.n, &why));
	return t;
}

/* Makes a table of the same match lie as another does. */
static void lay_as(struct table *t, const struct table *other)
{
	struct buf image = BUF_INIT, why = BUF_INIT;

	table_write(other, &image);
	assert_true(table_read(t, image.s, image.n, &why));
	buf_free(&image);
}

static const char idle[] = "# nothing to see here\n"
			   "if season < 0: frobnicate\n"
			   "this is no order at all\n";

/* The journal says how the lines of a seat went; a program made anew learns it there. */
static void check_recall(const struct table *t, int seat, struct span text)
{
	struct names r = { t->rules, t->map, t->seats };
	struct program *again =
		program_make(&r, season(t), seat, SPAN(""), orders_read(text.s, text.n, &r));

	program_recall(again, seat, &t->journal);
	for (int i = 0; i < again->lines; i++) {
		assert_int_equal(again->line[i]->went, t->program[seat]->line[i]->went);
		assert_int_equal(again->line[i]->used, t->program[seat]->line[i]->used);
	}
	program_free(again);
}

static void play_letters(const struct pair *p, struct table *t, bool idle_lines)
{
	struct names r = { t->rules, t->map, t->seats };
	struct hall_match m = { .t = t };

	memcpy(m.secret, p->m->secret, sizeof m.secret);
	for (int s = 1; s <= t->seats; s++) {
		struct buf text = BUF_INIT;

		if (idle_lines && s != p->viewer)
			buf_str(&text, idle);
		buf_add(&text, p->taken[s].s, p->taken[s].n);
		t->program[s] = program_make(
			&r, season(t) + 1, s, SPAN(""), orders_read(text.s, text.n, &r));
		buf_free(&text);
	}
	play_fixture_play(&m, false);
	for (int s = 1; !idle_lines && s <= t->seats; s++)
		check_recall(t, s, (struct span){ p->taken[s].s, p->taken[s].n });
}

/* ---- what proves the season ---- */

/* Treats every hidden place as if it had just been shuffled. */
static void find_decks(const struct table *t, struct proof *proof)
{
	for (int z = 1; z < t->rules->zones; z++)
		for (int s = 0; s <= t->seats; s++) {
			struct deck deck = { .place = IN(z, s) };

			if (t->game->zones[z].sight == OPEN || !first(t, IN(z, s)))
				continue;
			for each(card, t, IN(z, s))
				deck_add(&deck, card, kind(t, card));
			proof_deck(proof, &deck);
		}
}

/* Leaves hide cards behind a salt, and roots are made of leaves, so both may differ. */
static void prove(const struct pair *p, struct table *t, struct proof *proof, struct buf *out)
{
	struct buf lines = BUF_INIT;
	struct span rest, line;

	proof_make(proof, t);
	proof_public(proof, t, &lines);
	proof_seat(proof, t, p->viewer, &lines);
	rest = (struct span){ lines.s, lines.n };
	while (span_line(&rest, &line))
		if (!span_starts(line, "leaf ") && !span_starts(line, "deck "))
			buf_fmt(out, "%.*s\n", (int)line.n, line.s);
	buf_free(&lines);
	proof_free(proof);
}

/* Appends the dice of every label that was thrown for. For dice that the viewer did not see nothing
 * is appended, as for dice that were not thrown. */
static void explain_dice(const struct explain_input *of, struct buf *out)
{
	const struct table *t = of->report->table;
	struct buf label = BUF_INIT;
	struct entry e = { 0 };

	while (journal_next(&t->journal, &e)) {
		if (e.verb != J_ROLL)
			continue;
		buf_clear(&label);
		roll_label(&label, t, &e);
		explain_die(out, of, (struct span){ label.s, label.n });
	}
	buf_free(&label);
}

/* Appends all that the viewer can ask for. */
static void explain_all(const struct pair *p, const struct report_input *report,
	const struct table *before, struct buf *out)
{
	struct explain_input of = { .report = report,
		.seat = p->viewer,
		.before = before,
		.cast = { .cast = 1, .chance = &report->table->chance } };

	for (int n = 1; explain_fact(out, &of, n); n++)
		;
	for (int n = 1; n <= ORDER_LINES; n++) {
		explain_line(out, &of, false, n);
		explain_line(out, &of, true, n);
	}
	explain_dice(&of, out);
	explain_all_dice(out, &of);
}

/* What a letter is tried on is what the report shows, as its XML read back lays it, and no more. */
static void check_seen(const struct pair *p, const struct table *t, struct span xml)
{
	struct buf why = BUF_INIT, of_report = BUF_INIT, seen = BUF_INIT;
	struct report_head head;
	struct table *read = report_read(t->rules, xml, 1, &head, &why),
		     *made = seen_make(t, p->viewer, 1);

	assert_string_equal(why.s, "");
	assert_non_null(read);
	table_write(read, &of_report);
	table_write(made, &seen);
	assert_int_equal(of_report.n, seen.n);
	assert_memory_equal(of_report.s, seen.s, seen.n);
	table_free(read);
	table_free(made);
	report_head_free(&head);
	buf_free(&of_report);
	buf_free(&seen);
}

static void report(
	const struct pair *p, struct table *t, const struct table *before, struct buf *out)
{
	struct report_input of = { .table = t,
		.before = season(t) ? before : NULL,
		.phrases = p->phrases,
		.match = "secret",
		.gid = "secret",
		.next = season(t) + 1,
		.deadline = "",
		.saw = "" };

	report_xml(out, &of, p->viewer);
	check_seen(p, t, span_of_buf(out));
	report_text(out, &of, p->viewer);
	explain_all(p, &of, before, out);
}

static void free_played(struct table *t)
{
	for (int s = 1; s <= t->seats; s++)
		program_free(t->program[s]);
	table_free(t);
}

static void show_difference(const struct buf *a, const struct buf *b)
{
	size_t i = 0;

	while (i < a->n && i < b->n && a->s[i] == b->s[i])
		i++;
	i = i > 120 ? i - 120 : 0;
	print_message("one: %.240s\nother: %.240s\n", a->s + i, b->s + i);
}

/* ---- what seats do with what they alone know ---- */

/* Returns the seats, as bits, in whose own places something was exchanged, or who have more
 * units. */
static unsigned knowing(
	const struct table *before, const struct table *other, const struct table *after)
{
	unsigned who = 0;

	for (int i = 1; i <= before->cell[C_PIECES]; i++) {
		thing piece = PIECES + i;

		if (!piece_lives(before, piece))
			continue;
		if (count(before, piece) != count(other, piece))
			who |= 1u << owner(before, piece);
		if (kind(before, piece) == kind(other, piece))
			continue;
		if (place(before, piece) >= PLACES)
			who |= 1u << (place(before, piece) - PLACES) % 16;
		if (piece_lives(after, piece) && place(after, piece) >= PLACES)
			who |= 1u << (place(after, piece) - PLACES) % 16;
	}
	return who;
}

/* Goes to the next entry that is a choice, or that changes the table. */
static bool next_deed(const struct journal *j, struct entry *e)
{
	while (journal_next(j, e))
		if (e->verb == J_ASK || e->verb == J_ROLL || e->verb == J_SHUFFLE
			|| (e->verb >= J_MAKE && e->verb <= J_LEAVE))
			return true;
	return false;
}

/* Whichever line answered. */
static bool same_answer(struct ask_entry a, struct ask_entry b)
{
	return a.question == b.question && a.abouts == b.abouts && a.options == b.options
		&& !memcmp(a.about, b.about, (size_t)a.abouts * sizeof *a.about)
		&& !memcmp(a.option, b.option, (size_t)a.options * sizeof *a.option);
}

static bool same_deed(const struct entry *a, const struct entry *b)
{
	if (a->verb != b->verb || a->seat != b->seat)
		return false;
	return a->verb == J_ASK ? same_answer(entry_ask(a), entry_ask(b)) : entry_same_words(a, b);
}

/* Returns whether the first difference was made by another seat that may know its reason. The two
 * seasons are then different games and prove nothing. */
static bool acted_otherwise(const struct pair *p, const struct table *before,
	const struct table *as_other, const struct table *one, const struct table *other)
{
	unsigned who = knowing(before, as_other, one) & ~(1u << p->viewer | 1u);
	struct entry a = { 0 }, b = { 0 };
	bool more[2];

	do {
		more[0] = next_deed(&one->journal, &a);
		more[1] = next_deed(&other->journal, &b);
	} while (more[0] && more[1] && same_deed(&a, &b));
	return (more[0] && who >> a.seat & 1) || (more[1] && who >> b.seat & 1);
}

/* Returns true when the pair differed in anything. */
static bool one_pair(struct pair *p)
{
	struct buf a = BUF_INIT, b = BUF_INIT;
	struct table *before = copy_of(p), *one = copy_of(p), *other = copy_of(p);
	struct proof proof[2] = { { 0 }, { 0 } };
	struct table *as_other = copy_of(p);
	bool *hidden = calloc((size_t)before->cell[C_PIECES] + 1, sizeof *hidden);
	int changed;

	find_decks(one, &proof[0]);
	play_letters(p, one, false);
	find_hidden(p, before, one, hidden);
	changed = exchange(p, other, hidden);
	changed += blur(p, other, one);
	find_decks(other, &proof[1]);
	lay_as(as_other, other);
	play_letters(p, other, true);
	if (acted_otherwise(p, before, as_other, one, other)) {
		changed = 0;
		proof_free(&proof[0]);
		proof_free(&proof[1]);
	} else {
		report(p, one, before, &a);
		report(p, other, as_other, &b);
		prove(p, one, &proof[0], &a);
		prove(p, other, &proof[1], &b);
	}
	if (a.n != b.n || memcmp(a.s, b.s, a.n)) {
		show_difference(&a, &b);
		fail_msg("seat %d of %d, season %d", p->viewer, one->seats, season(one));
	}
	table_free(before);
	table_free(as_other);
	free_played(one);
	free_played(other);
	free(hidden);
	buf_free(&a);
	buf_free(&b);
	return changed;
}

static void one_season(struct pair *p, long *pairs, long *differed)
{
	struct hall_match *m = p->m;

	buf_clear(&p->image);
	table_write(m->t, &p->image);
	for (int s = 1; s <= m->t->seats; s++) {
		buf_clear(&p->taken[s]);
		m->player[s].taken = &p->taken[s];
		m->player[s].source.answer = NULL;
	}
	play_fixture_play(m, false);
	p->viewer = 1 + random_below(&p->dice, m->t->seats);
	++*pairs;
	*differed += one_pair(p);
}

static void one_game(const struct game *game, long wanted)
{
	struct play_fixture h;
	struct pair p = { .fixture = &h, .image = BUF_INIT };
	struct phrases *phrases;
	long pairs = 0, differed = 0;

	play_fixture_open(&h, game);
	p.phrases = phrases = play_fixture_phrases(&h);
	random_make(&p.dice, play_fixture_first() + 1);
	for (int i = 0; i <= MAXSEATS; i++)
		p.taken[i] = (struct buf)BUF_INIT;
	for (uint64_t seed = play_fixture_first() + 1; pairs < wanted; seed++) {
		struct hall_match m;

		play_fixture_match_make(&m, &h, seed);
		p.m = &m;
		play_fixture_play(&m, true);
		while (!season_over(m.t) && pairs < wanted)
			one_season(&p, &pairs, &differed);
		play_fixture_match_free(&m);
	}
	print_message("%s: %ld pairs from seed %llu, %ld of them with other cards\n", game->name,
		pairs, (unsigned long long)play_fixture_first(), differed);
	/* A test in which nothing differs would prove nothing, except in a game that hides nothing,
	 * or hides all of it in one zone. Of 200 pairs at least 140 differ; fewer pairs may all be
	 * of one match. */
	assert_true(differed > pairs / 3 || play_fixture_hidden_zones(game) < 2);
	for (int i = 0; i <= MAXSEATS; i++)
		buf_free(&p.taken[i]);
	buf_free(&p.image);
	phrases_free(phrases);
	play_fixture_close(&h);
}

static void a_report_does_not_change_with_what_its_seat_cannot_see(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++)
		if (play_fixture_plays(games()[g]))
			one_game(games()[g], play_fixture_number("PAIRS", 200));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_report_does_not_change_with_what_its_seat_cannot_see),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
