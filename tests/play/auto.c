/* SPDX-License-Identifier: MIT
 * Every game by its autopilot. Matches end; the autopilot orders the same again; its orders could
 * stand in a letter and then have the same result; it needs nothing that its seat cannot see; and
 * it beats seats for which nobody orders anything. PILOTS says how many matches, FIRST from which
 * seed on. How often the autopilot wins is counted from the same seed in every run, so that the
 * figures of two runs can be compared. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "core/autopilot.h"
#include "play_fixture.h"

struct flight {
	const struct play_fixture *fixture;
	struct hall_match m;
	struct autopilot pilot[MAXSEATS + 1];
	struct buf given[MAXSEATS + 1];
	struct buf image, after;
};

static void flight_make(struct flight *f, const struct play_fixture *h, uint64_t seed)
{
	*f = (struct flight){ .fixture = h, .image = BUF_INIT, .after = BUF_INIT };
	play_fixture_match_make(&f->m, h, seed);
	for (int s = 0; s <= MAXSEATS; s++) {
		f->given[s] = (struct buf)BUF_INIT;
		f->m.t->source[s] = NULL;
	}
}

static void flight_free(struct flight *f)
{
	play_fixture_match_free(&f->m);
	for (int s = 0; s <= MAXSEATS; s++)
		buf_free(&f->given[s]);
	buf_free(&f->image);
	buf_free(&f->after);
}

static void let_fly(struct flight *f, struct table *t, int seat)
{
	buf_clear(&f->given[seat]);
	autopilot_make(&f->pilot[seat], &f->given[seat]);
	t->source[seat] = &f->pilot[seat].source;
}

static struct table *copy_of(const struct flight *f)
{
	struct table *t = play_fixture_table(f->fixture, &f->m);
	struct buf why = BUF_INIT;

	assert_non_null(t);
	assert_true(table_read(t, f->image.s, f->image.n, &why));
	return t;
}

/* Plays the season on a copy; image: the table after it. */
static void play_on(const struct flight *f, struct table *t, struct buf *image)
{
	struct hall_match copy = { .t = t };

	memcpy(copy.secret, f->m.secret, sizeof copy.secret);
	play_fixture_play(&copy, false);
	table_write(t, image);
}

static void let_go(struct table *t)
{
	for (int s = 1; s <= t->seats; s++)
		program_free(t->program[s]);
	table_free(t);
}

static void play_copy(const struct flight *f, struct table *t, struct buf *image)
{
	play_on(f, t, image);
	let_go(t);
}

static void same(struct buf *a, const struct buf *b)
{
	assert_int_equal(a->n, b->n);
	assert_memory_equal(a->s, b->s, a->n);
	buf_free(a);
}

/* ---- one season ---- */

static void it_orders_the_same_again(struct flight *f)
{
	struct buf was[MAXSEATS + 1], after = BUF_INIT;
	struct table *t = copy_of(f);

	for (int s = 1; s <= t->seats; s++) {
		was[s] = (struct buf)BUF_INIT;
		buf_add(&was[s], f->given[s].s, f->given[s].n);
		let_fly(f, t, s);
	}
	play_copy(f, t, &after);
	same(&after, &f->after);
	for (int s = 1; s <= f->m.t->seats; s++)
		same(&was[s], &f->given[s]);
}

static void its_orders_are_a_letter(struct flight *f)
{
	struct table *t = copy_of(f);
	struct names r = { t->rules, t->map, t->seats };
	struct buf after = BUF_INIT;

	for (int s = 1; s <= t->seats; s++) {
		struct orders *letter = orders_read(f->given[s].s, f->given[s].n, &r);

		for (int i = 0; i < letter->lines; i++)
			assert_null(letter->line[i].problem);
		t->program[s] = program_make(&r, season(t) + 1, s, SPAN(""), letter);
	}
	play_copy(f, t, &after);
	same(&after, &f->after);
}

/* ---- what is hidden ---- */

/* Returns whether a seat knows neither what a piece is nor that the piece lies in that very
 * place. */
static bool hidden(const struct table *t, int seat, thing piece)
{
	thing at = piece_lives(t, piece) ? place(t, piece) : NONE;
	enum sight sight;

	if (at < PLACES || at > PIECES || !t->box->kind[kind(t, piece) - KINDS].single)
		return false;
	sight = t->game->zones[(at - PLACES) / 16].sight;
	return sight != OPEN && sight != FOG && (sight == SHUT || (at - PLACES) % 16 != seat);
}

/* Returns which pieces were moved in a season: a card that is turned up or drawn is known from then
 * on. */
static bool *find_moved(const struct table *t)
{
	bool *moved = calloc((size_t)t->cell[C_PIECES] + 1, sizeof *moved);
	struct entry e = { 0 };

	while (journal_next(&t->journal, &e))
		if (e.verb == J_MOVE && entry_move(&e).piece > PIECES)
			moved[entry_move(&e).piece - PIECES] = true;
	return moved;
}

/* Exchanges cards that a seat cannot see and that do not move for others of the same places. */
static int exchange_hidden(struct table *t, int seat, const bool *moved, struct random_source *dice)
{
	int n = t->cell[C_PIECES], changed = 0;

	for (thing p = PIECES + 1; p <= PIECES + n; p++) {
		thing q = PIECES + 1 + random_below(dice, n);
		int a, b;
		int32_t was;

		if (moved[p - PIECES] || moved[q - PIECES])
			continue;
		if (!hidden(t, seat, p) || !hidden(t, seat, q)
			|| (place(t, p) - PLACES) / 16 != (place(t, q) - PLACES) / 16)
			continue;
		a = piece_cell(t, p) + P_KIND;
		b = piece_cell(t, q) + P_KIND;
		was = table_get(t, a);
		changed += was != table_get(t, b);
		table_put(t, a, table_get(t, b));
		table_put(t, b, was);
	}
	table_settle(t);
	return changed;
}

static int it_needs_nothing_hidden(struct flight *f, int seat, struct random_source *dice)
{
	struct buf was = BUF_INIT, after = BUF_INIT;
	struct table *one = copy_of(f), *other = copy_of(f);
	bool *moved;
	int changed;

	let_fly(f, one, seat);
	play_on(f, one, &after);
	moved = find_moved(one);
	let_go(one);
	changed = exchange_hidden(other, seat, moved, dice);
	free(moved);
	buf_add(&was, f->given[seat].s, f->given[seat].n);
	let_fly(f, other, seat);
	play_copy(f, other, &after);
	assert_string_equal(was.s, f->given[seat].s);
	buf_free(&was);
	buf_free(&after);
	return changed;
}

/* ---- matches ---- */

static int one_match(const struct play_fixture *h, uint64_t seed)
{
	struct random_source dice;
	struct flight f;
	int changed = 0;

	random_make(&dice, seed);
	flight_make(&f, h, seed);
	play_fixture_play(&f.m, true);
	while (!season_over(f.m.t)) {
		assert_true(season(f.m.t) < FIXTURE_SEASONS);
		buf_clear(&f.image);
		table_write(f.m.t, &f.image);
		if (seed % 4 == 0)
			changed += it_needs_nothing_hidden(
				&f, 1 + season(f.m.t) % f.m.t->seats, &dice);
		for (int s = 1; s <= f.m.t->seats; s++)
			let_fly(&f, f.m.t, s);
		play_fixture_play(&f.m, false);
		buf_clear(&f.after);
		table_write(f.m.t, &f.after);
		if (seed % 4)
			continue;
		its_orders_are_a_letter(&f);
		it_orders_the_same_again(&f);
	}
	flight_free(&f);
	return changed;
}

static void matches_end_and_are_fair(void **state)
{
	long matches = play_fixture_number("PILOTS", 60);

	(void)state;
	for (int g = 0; games()[g]; g++) {
		struct play_fixture h;
		int changed = 0;

		if (!play_fixture_plays(games()[g]))
			continue;
		play_fixture_open(&h, games()[g]);
		for (long i = 0; i < matches; i++)
			changed += one_match(&h, play_fixture_first() + (uint64_t)i);
		print_message("%s: %ld matches from seed %llu, %d cards exchanged\n",
			games()[g]->name, matches, (unsigned long long)play_fixture_first(),
			changed);
		/* A few matches may all be of a kind in which nothing is hidden. */
		assert_true(changed > 0 || matches < 40 || !play_fixture_hidden_zones(games()[g]));
		play_fixture_close(&h);
	}
}

/* Returns above 0 when seat a ranks above seat b. */
static long ahead(const struct table *t, int a, int b)
{
	for (int i = 0; i < t->game->ties; i++) {
		long by = t->game->rank(t, a, i) - t->game->rank(t, b, i);

		if (by)
			return by;
	}
	return 0;
}

/* Notes which seats differ in rank: apart[a] has the bits of seats that once ranked above or below
 * a. */
static void see_apart(const struct table *t, unsigned apart[MAXSEATS + 1])
{
	for (int a = 1; a <= t->seats; a++)
		for (int b = 1; b <= t->seats; b++)
			if (ahead(t, a, b))
				apart[a] |= 1u << b;
}

/* Returns whether a seat is a team-mate of one with the autopilot: it has none itself, and never
 * differed from that one in rank. */
static bool is_mate(const struct table *t, int seat, const unsigned apart[MAXSEATS + 1])
{
	for (int s = 1; s <= t->seats; s++)
		if (s != seat && t->source[s] && !t->source[seat] && !(apart[seat] >> s & 1))
			return true;
	return false;
}

/* One seat alone has the autopilot, or all others have it. Returns whether one that has it ends
 * above all that do not, mates aside. A seat that plays alone beats nobody. */
static bool beats(const struct play_fixture *h, uint64_t seed, bool alone)
{
	struct flight f;
	unsigned apart[MAXSEATS + 1] = { 0 };
	int odd = 1, best = 0;
	bool won;

	flight_make(&f, h, seed);
	if (f.m.t->seats == 1) {
		flight_free(&f);
		return true;
	}
	odd += (int)(seed % (uint64_t)f.m.t->seats);
	play_fixture_play(&f.m, true);
	for (int s = 1; s <= f.m.t->seats; s++)
		if ((s == odd) == alone)
			let_fly(&f, f.m.t, s);
	while (!season_over(f.m.t) && season(f.m.t) < FIXTURE_SEASONS) {
		play_fixture_play(&f.m, false);
		see_apart(f.m.t, apart);
	}
	assert_true(season_over(f.m.t));
	for (int s = 1; s <= f.m.t->seats; s++) {
		long by = best ? ahead(f.m.t, s, best) : 1;

		if ((by > 0 || (by == 0 && !f.m.t->source[s])) && !is_mate(f.m.t, s, apart))
			best = s;
	}
	won = f.m.t->source[best] != NULL;
	flight_free(&f);
	return won;
}

static void it_beats_seats_that_order_nothing(void **state)
{
	long matches = play_fixture_number("PILOTS", 60);

	(void)state;
	for (int g = 0; games()[g]; g++) {
		int alone = 0, many = 0;
		struct play_fixture h;

		if (!play_fixture_plays(games()[g]) || !games()[g]->prefer)
			continue;
		play_fixture_open(&h, games()[g]);
		for (long i = 0; i < matches; i++) {
			alone += beats(&h, (uint64_t)i, true);
			many += beats(&h, (uint64_t)i, false);
		}
		print_message("%s: of %ld matches %d won alone, %d as the others\n",
			games()[g]->name, matches, alone, many);
		assert_true(alone >= matches * 9 / 10);
		assert_true(many >= matches * 9 / 10);
		play_fixture_close(&h);
	}
}

/* ---- the lists ---- */

static void preferences_are_orders(void **state)
{
	(void)state;
	for (int g = 0; games()[g]; g++) {
		const struct game *game = games()[g];
		struct play_fixture h;

		if (!play_fixture_plays(game))
			continue;
		play_fixture_open(&h, game);
		for (const struct preference *p = game->prefer; p && p->form; p++) {
			assert_in_range(p->form, 1, h.rules->forms);
			assert_non_null(game->forms[p->form].play);
			assert_true(!p->also
				|| (p->also > 0 && p->also < h.rules->form[p->form].holes));
		}
		play_fixture_close(&h);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(preferences_are_orders),
		cmocka_unit_test(matches_end_and_are_fair),
		cmocka_unit_test(it_beats_seats_that_order_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
