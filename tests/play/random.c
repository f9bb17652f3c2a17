/* SPDX-License-Identifier: MIT
 * Every game, random matches. They end; nothing is lost; a season can be stored, loaded and played
 * again to the same bytes; the orders of random players, written as letters, give the same season;
 * what a guess lays somewhere leaves the room of other kinds there as it was;
 * and a question that leaves a choice is put only to seats for which the game's asks() says that it
 * can come up. MATCHES says how many matches, FIRST from which seed on, and OUTS how many of each
 * game that puts seats out must go on without a seat. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "core/view.h"
#include "play_fixture.h"

static void image_of(const struct table *t, struct buf *b)
{
	buf_clear(b);
	table_write(t, b);
}

static void journal_of(const struct table *t, struct buf *b)
{
	buf_clear(b);
	journal_write(&t->journal, b);
}

/* Sums over the matches of a game. */
struct sums {
	unsigned long entries;
	long went_on; /* matches that went on without a seat that was out */
	long longest; /* seasons of one match */
};

/* Games that put seats out; see tests/tables/outs.sh. */
static const char *const put_out[] = { "tradeworlds", "dragonlords", NULL };

static bool puts_out(const struct game *game)
{
	for (int i = 0; put_out[i]; i++)
		if (!strcmp(put_out[i], game->name))
			return true;
	return false;
}

static bool some_out(const struct table *t)
{
	for (int s = 1; s <= t->seats; s++)
		if (out(t, s))
			return true;
	return false;
}

/* ---- one season, played in several ways from the same table ---- */

struct season_test {
	const struct play_fixture *fixture;
	struct hall_match *m;
	struct random_source before[MAXSEATS + 1];
	struct buf taken[MAXSEATS + 1];
	struct buf image, after, journal, other;
};

static struct table *copy_of(struct season_test *s)
{
	struct table *t = play_fixture_table(s->fixture, s->m);
	struct buf why = BUF_INIT;

	assert_non_null(t);
	assert_true(table_read(t, s->image.s, s->image.n, &why));
	return t;
}

static void play_copy(struct season_test *s, struct table *t)
{
	struct hall_match copy = { .t = t };

	memcpy(copy.secret, s->m->secret, sizeof copy.secret);
	play_fixture_play(&copy, false);
	image_of(t, &s->other);
	assert_int_equal(s->other.n, s->after.n);
	assert_memory_equal(s->other.s, s->after.s, s->after.n);
}

static void the_same_players_play_the_same(struct season_test *s)
{
	struct random_source again[MAXSEATS + 1];
	struct table *t = copy_of(s);

	memcpy(again, s->before, sizeof again);
	for (int i = 1; i <= t->seats; i++)
		t->source[i] = &again[i].source;
	play_copy(s, t);
	journal_of(t, &s->other);
	assert_int_equal(s->other.n, s->journal.n);
	assert_memory_equal(s->other.s, s->journal.s, s->journal.n);
	table_free(t);
}

static void their_orders_as_letters_play_the_same(struct season_test *s)
{
	struct table *t = copy_of(s);
	struct names r = { t->rules, t->map, t->seats };

	for (int i = 1; i <= t->seats; i++) {
		struct orders *letter = orders_read(s->taken[i].s, s->taken[i].n, &r);

		for (int k = 0; k < letter->lines; k++)
			if (letter->line[k].problem)
				fail_msg("'%.*s': %s", (int)letter->line[k].text.n,
					letter->line[k].text.s, letter->line[k].problem);
		t->program[i] = program_make(&r, season(t) + 1, i, SPAN(""), letter);
	}
	play_copy(s, t);
	for (int i = 1; i <= t->seats; i++)
		program_free(t->program[i]);
	table_free(t);
}

/* What the game's zones say they hold is true. */
static void all_lies_where_it_may(const struct table *t)
{
	for (int i = 1; i <= t->cell[C_PIECES]; i++) {
		thing p = PIECES + i, at = piece_lives(t, p) ? place(t, p) : NONE;

		if (at && at < PIECES && !rules_may_lie(t->rules, kind(t, p), at))
			fail_msg("%s: '%s' lies in '%s'", t->game->name,
				t->box->kind[kind(t, p) - KINDS].name,
				t->game->zones[at < PLACES ? 0 : (at - PLACES) / 16].name);
	}
}

static void get_room(const struct table *t, thing at, int *room)
{
	memset(room, 0, ((size_t)t->box->kinds + 1) * sizeof *room);
	t->game->room(t, at, room);
}

/* Kinds are laid one behind the other, as a guess does. */
static void a_piece_takes_one_from_the_room_of_its_own_kind_alone(struct table *t, thing at)
{
	size_t n = (size_t)t->box->kinds + 1;
	int *before = xalloc(n, sizeof *before), *room = xalloc(n, sizeof *room);

	get_room(t, at, before);
	for (int k = 1; k <= t->box->kinds; k++) {
		if (before[k] <= 0)
			continue;
		make(t, KINDS + k, t->game->whose ? t->game->whose(t, at) : NOBODY, 1, UNDER(at));
		before[k] -= before[k] != ROOM_FOR_ALL;
		get_room(t, at, room);
		assert_memory_equal(room, before, n * sizeof *room);
	}
	free(before);
	free(room);
}

static void guesses_may_go_on_as_they_began(struct season_test *s)
{
	const struct table *t = s->m->t;
	struct table *laid = t->game->room ? table_copy(t) : NULL;
	int seat = 1 + season(t) % t->seats;

	for (int i = 1; laid && i <= t->map->spaces; i++)
		if (view_place(t, seat, SPACES + i) != EXACTLY)
			a_piece_takes_one_from_the_room_of_its_own_kind_alone(laid, SPACES + i);
	for (int i = 16; laid && i < 16 * t->rules->zones; i++)
		if (view_place(t, seat, PLACES + i) != EXACTLY)
			a_piece_takes_one_from_the_room_of_its_own_kind_alone(laid, PLACES + i);
	table_free(laid);
}

static void one_season(struct season_test *s, bool thorough)
{
	struct hall_match *m = s->m;

	image_of(m->t, &s->image);
	for (int i = 1; i <= m->t->seats; i++) {
		buf_clear(&s->taken[i]);
		m->player[i].taken = thorough ? &s->taken[i] : NULL;
		m->player[i].source.answer = thorough ? NULL : m->player[i].source.answer;
	}
	memcpy(s->before, m->player, sizeof s->before);
	for (int i = 1; i <= m->t->seats; i++)
		s->before[i].taken = NULL;
	play_fixture_play(m, false);
	all_lies_where_it_may(m->t);
	if (!thorough)
		return;
	image_of(m->t, &s->after);
	journal_of(m->t, &s->journal);
	the_same_players_play_the_same(s);
	their_orders_as_letters_play_the_same(s);
	guesses_may_go_on_as_they_began(s);
}

/* Answers at random a question that, as the game says, can come up. */
static int answer_what_can_come_up(
	struct source *source, struct table *t, const struct seat_question *q, int *order)
{
	struct random_source any;
	int there = 0;

	for (int i = 0; i < q->from->n; i++)
		there += q->from->o[i].most;
	if (there > q->least && t->game->asks && !t->game->asks(t, q->seat, q->question))
		fail_msg("%s: seat %d is asked '%s', which cannot come up", t->game->name, q->seat,
			t->game->questions[q->question].name);
	random_make(&any, 0);
	return any.source.answer(source, t, q, order);
}

static void one_match(const struct play_fixture *h, uint64_t seed, struct sums *sums)
{
	bool thorough = seed % 4 == 0;
	struct season_test s = { .fixture = h,
		.image = BUF_INIT,
		.after = BUF_INIT,
		.journal = BUF_INIT,
		.other = BUF_INIT };
	struct hall_match m;
	bool went_on = false;

	play_fixture_match_make(&m, h, seed);
	for (int i = 1; i <= m.t->seats; i++)
		m.player[i].source.answer = answer_what_can_come_up;
	for (int i = 0; i <= MAXSEATS; i++)
		s.taken[i] = (struct buf)BUF_INIT;
	s.m = &m;
	play_fixture_play(&m, true);
	sums->entries += m.t->journal.entries;
	while (!season_over(m.t)) {
		assert_true(season(m.t) < FIXTURE_SEASONS);
		went_on |= some_out(m.t);
		one_season(&s, thorough);
		sums->entries += m.t->journal.entries;
	}
	sums->went_on += went_on;
	if (season(m.t) > sums->longest)
		sums->longest = season(m.t);
	play_fixture_match_free(&m);
	for (int i = 0; i <= MAXSEATS; i++)
		buf_free(&s.taken[i]);
	buf_free(&s.image);
	buf_free(&s.after);
	buf_free(&s.journal);
	buf_free(&s.other);
}

static void random_matches_end_and_can_be_played_again(void **state)
{
	long matches = play_fixture_number("MATCHES", 200);

	(void)state;
	for (int g = 0; games()[g]; g++) {
		struct sums sums = { 0 };
		struct play_fixture h;

		if (!play_fixture_plays(games()[g]))
			continue;
		play_fixture_open(&h, games()[g]);
		for (long i = 0; i < matches; i++)
			one_match(&h, play_fixture_first() + (uint64_t)i, &sums);
		print_message("%s: %ld matches from seed %llu, %lu entries, %ld seasons at most, "
			      "%ld went on without a seat\n",
			games()[g]->name, matches, (unsigned long long)play_fixture_first(),
			sums.entries, sums.longest, sums.went_on);
		/* A match that ends at once proves nothing. */
		assert_true(sums.longest > 1);
		assert_true(
			!puts_out(games()[g]) || sums.went_on >= play_fixture_number("OUTS", 0));
		play_fixture_close(&h);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(random_matches_end_and_can_be_played_again),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
