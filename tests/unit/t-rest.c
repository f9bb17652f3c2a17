/* SPDX-License-Identifier: MIT
 * Matches rest while nothing is due in them, and a tick that passes them over does what one does that looks at
 * all of them. That what changes a match ends its rest is seen by fixture_step, in all tests of src/club. */
#include "unit/club_fixture.h"
#include "club/away.h"
#include "club/deadline.h"
#include "club/remind.h"
#include "club/rest.h"
#include "core/random.h"
#include "store/store_inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SUNDAY "schedule=sun 20:00 Europe/London\nremind=24\n"

/* A match for two in season 1, due on Sunday 21 March 2027. */
static void begin(struct fixture *f, const char *charter)
{
	fixture_at(f, "2027-03-15 12:00");
	fixture_match(f, "harbour", 2, charter);
	fixture_start(f);
	assert_int_equal(fixture_run(f, true), SEASON_PLAYED);
}

static bool rests(struct fixture *f, long long *until)
{
	bool is;

	DONE(f, rest_look(HERE(f), &is, until));
	return is;
}

/* Looks whether the match rests from then on until so many seconds after that time; NULL: it is not to rest. */
static void rests_until(struct fixture *f, const char *when, const char *until, int seconds)
{
	long long end, then;

	fixture_at(f, when);
	if (rests(f, &end) != (until != NULL))
		fail_msg("at %s it is not so", when);
	if (!until)
		return;
	fixture_at(f, until);
	then = f->now + seconds;
	assert_int_equal(end, then);
	fixture_at(f, when);
}

static void a_match_rests_until_its_players_are_reminded_its_season_is_played_or_for_a_day(
	void **state)
{
	struct fixture *f = *state;

	begin(f, SUNDAY);
	rests_until(f, "2027-03-16 10:00", "2027-03-17 10:00", 0);
	rests_until(f, "2027-03-20 10:00", "2027-03-20 20:00", 0);
	rests_until(f, "2027-03-20 20:00", NULL, 0);
	fixture_tick(f, "2027-03-20 20:05");
	rests_until(f, "2027-03-20 20:10", "2027-03-21 20:00", 1);
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
	rests_until(f, "2027-03-20 20:30", "2027-03-21 20:00", 1);
	assert_string_equal(fixture_letter(f, BLUE, ""), "taken");
	rests_until(f, "2027-03-20 20:40", NULL, 0);
}

static void a_match_rests_until_its_grace_is_over(void **state)
{
	struct fixture *f = *state;

	begin(f, SUNDAY "grace=90\n");
	fixture_tick(f, "2027-03-20 20:05");
	rests_until(f, "2027-03-21 20:10", "2027-03-21 21:30", 1);
}

static void a_clock_that_was_set_back_ends_all_rests(void **state)
{
	struct fixture *f = *state;

	begin(f, SUNDAY);
	fixture_tick(f, "2027-03-16 10:00");
	DONE(f, rest_matches(HERE(f)));
	assert_true(fixture_number(f, "SELECT wake FROM matches") > f->now);
	fixture_tick(f, "2027-03-16 09:00");
	assert_true(fixture_number(f, "SELECT wake FROM matches") <= f->now);
}

/* ---- what it hangs on ---- */

static const char *strange;

static int note_table(void *unused, int what, const char *table, const char *column,
	const char *base, const char *trigger)
{
	bool known = what != SQLITE_READ || !strcmp(table, "notes");

	(void)unused;
	(void)column;
	(void)base;
	(void)trigger;
	for (int i = 0; fixture_awaited[i]; i++)
		known |= !strcmp(table ? table : "", fixture_awaited[i]);
	if (!known)
		strange = xcopy(table, strlen(table));
	return SQLITE_OK;
}

/* Looks with all queries prepared anew. */
static void look_at_tables(struct fixture *f)
{
	long long until;

	fixture_reopen(f);
	sqlite3_set_authorizer(f->club.store->db, note_table, NULL);
	rests(f, &until);
	assert_null(strange);
	sqlite3_set_authorizer(f->club.store->db, NULL, NULL);
}

static void look_at_season(struct fixture *f)
{
	look_at_tables(f);
	fixture_letter(f, RED, "build road\n");
	look_at_tables(f);
	fixture_at(f, "2027-03-21 12:00");
	look_at_tables(f);
	fixture_begin(f);
	DONE(f, deadline_hold(HERE(f), HELD_BY_REFEREE, ""));
	fixture_commit(f);
	look_at_tables(f);
}

static void what_ends_a_rest_are_all_tables_that_it_hangs_on(void **state)
{
	static const char *const charter[] = { "", SUNDAY, SUNDAY "early=no\n",
		SUNDAY "missing=hold\n" };

	for (size_t i = 0; i < sizeof charter / sizeof *charter; i++) {
		fixture_make(state);
		begin(*state, charter[i]);
		look_at_season(*state);
		fixture_free(state);
	}
}

/* ---- a club that is played at random ---- */

static void mail_something(struct fixture *f, struct random_source *r)
{
	static const char *const body[] = { "", "", "build road\n", "/ready", "/wait",
		"/vote pause yes", "/vote go yes", "/vote draw yes", "/vacation until 2027-04-20",
		"/vacation 2027-03-24 to 2027-04-20", "/vacation end", "/report", "/deadline",
		"/press blue\nHello", "/diary\nA day", "/dispute 1 why", "/docket", "/format xml",
		"/public yes", "/stop", "/hand-over Xenia x@example.org", "/take-over red",
		"/address new@example.org", "yes", "/join", "/withdraw 1", "/forecast", "/mine" };

	fixture_letter(
		f, RED + random_below(r, 2), body[random_below(r, sizeof body / sizeof *body)]);
	fixture_look(f);
}

static void referee_does_something(struct fixture *f, struct random_source *r)
{
	struct deadline_change change;
	struct deadline_end end;
	int what = random_below(r, 4);

	fixture_step(f);
	if (f->m.state != MATCH_OPEN)
		return;
	fixture_begin(f);
	if (what == 0)
		DONE(f, deadline_hold(HERE(f), HELD_BY_REFEREE, "a feast"));
	if (what == 1)
		DONE(f, deadline_release(HERE(f), &end));
	if (what > 1) {
		f->m.deadline = what == 2 ? 0 : f->now + random_below(r, 10 * DAY);
		DONE(f, store_save_match(f->club.store, &f->m, &f->why));
		DONE(f, deadline_extend(HERE(f), "because", &change));
	}
	fixture_commit(f);
}

/* What tick does; the match is passed over where it rests. */
static void tick(struct fixture *f)
{
	struct match_list awake;
	enum deadline_state due = DUE_NOT;

	fixture_step(f);
	DONE(f, away_look(HERE(f)));
	DONE(f, rest_matches(HERE(f)));
	DONE(f, store_list_running(f->club.store, f->now, &awake, &f->why));
	free(awake.id);
	if (!awake.n)
		return;
	DONE(f, remind_matches(HERE(f)));
	DONE(f, deadline_settle(HERE(f), &due));
	if (due == DUE_NOW)
		fixture_run(f, false);
	fixture_look(f);
}

/* One that looks at all matches would find nothing either, now and until the rest is over. */
static void nothing_is_due_in_a_rest(struct fixture *f, struct random_source *r)
{
	long long now = f->now, until, wake = fixture_number(f, "SELECT wake FROM matches");

	for (int i = 0; i < 4 && wake > now; i++) {
		f->now = i ? now + random_below(r, (int)(wake - now)) : wake - 1;
		if (!rests(f, &until))
			fail_msg("something is due %lld s before the rest is over", wake - f->now);
	}
	f->now = now;
}

/* Returns how often the match rested. */
static int play(struct fixture *f, struct random_source *r)
{
	int rested = 0;

	for (int step = 0; step < 60; step++) {
		int what = random_below(r, 8);

		f->now += random_below(r, what ? 6 * HOUR : 40 * HOUR);
		if (what < 3)
			mail_something(f, r);
		else if (what == 3)
			referee_does_something(f, r);
		tick(f);
		nothing_is_due_in_a_rest(f, r);
		rested += fixture_number(f, "SELECT wake > 1 FROM matches") > 0;
	}
	return rested;
}

static void a_tick_that_passes_over_what_rests_misses_nothing(void **state)
{
	static const char *const charter[] = { "", SUNDAY, SUNDAY "early=no\n",
		SUNDAY "missing=hold\n", SUNDAY "absent-limit=40\n",
		"schedule=mon wed fri 20:00\nremind=2\ngrace=90\n" };
	const char *first = getenv("FIRST");
	struct random_source r;
	int rested = 0;

	random_make(&r, first ? strtoull(first, NULL, 10) : 0);
	for (size_t i = 0; i < sizeof charter / sizeof *charter; i++) {
		fixture_make(state);
		begin(*state, charter[i]);
		rested += play(*state, &r);
		fixture_free(state);
	}
	assert_true(rested > 60);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(a_match_rests_until_its_players_are_reminded_its_season_is_played_or_for_a_day),
		IN_CLUB(a_match_rests_until_its_grace_is_over),
		IN_CLUB(a_clock_that_was_set_back_ends_all_rests),
		cmocka_unit_test(what_ends_a_rest_are_all_tables_that_it_hangs_on),
		cmocka_unit_test(a_tick_that_passes_over_what_rests_misses_nothing),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
