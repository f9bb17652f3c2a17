/* SPDX-License-Identifier: MIT
 * When seasons are played: deadlines by the schedule, reminders, runs that are held, clocks that jump, and
 * seats that nobody writes for. London's clocks go forward on Sunday 28 March 2027. */
#include "unit/club_fixture.h"
#include "club/deadline.h"
#include "club/match_status.h"
#include "club/roster.h"
#include "club/seating.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SUNDAY "schedule=sun 20:00 Europe/London\n"

/* A match that has started on 20 March 2027 at evening. */
static void begin(struct fixture *f, int n, const char *charter)
{
	fixture_at(f, "2027-03-20 12:00");
	fixture_match(f, "harbour", n, charter);
	fixture_start(f);
}

/* The host ticks on Sunday morning: it was not away. */
static void sunday(struct fixture *f)
{
	fixture_tick(f, "2027-03-21 10:00");
}

static const char *letter(struct fixture *f, const char *when, int seat)
{
	fixture_at(f, when);
	return fixture_letter(f, seat, "");
}

static void letters(struct fixture *f, const char *when)
{
	for (int s = 1; s <= f->m.seats; s++)
		assert_string_equal(letter(f, when, s), "taken");
}

/* Sets up the board: from then on letters are for season 1. */
static void set_up(struct fixture *f)
{
	letters(f, "2027-03-20 12:30");
	assert_int_equal(fixture_tick(f, "2027-03-20 13:00"), 1);
}

static void due_is(struct fixture *f, const char *when)
{
	struct buf due = BUF_INIT;

	time_print_short(&due, f->m.deadline);
	assert_string_equal(due.s, when);
	buf_free(&due);
}

/* Why the season is held or has more time. */
static void held_is(struct fixture *f, bool held, const char *reason)
{
	struct clock_row clock;

	DONE(f, store_get_clock(f->club.store, f->m.id, &clock, &f->why));
	assert_int_equal(clock.held > 0, held);
	buf_clear(&f->text);
	deadline_say_held(&f->text, f->club.texts, &clock);
	assert_string_equal(f->text.n ? f->text.s : "", reason);
	clock_row_free(&clock);
}

/* ---- the schedule ---- */

static void deadlines_follow_the_schedule_and_the_clocks_of_its_zone(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY);
	due_is(f, "2027-03-21T20:00Z");
	letters(f, "2027-03-20 13:00");
	assert_int_equal(fixture_tick(f, "2027-03-20 13:10"), 1);
	due_is(f, "2027-03-21T20:00Z");
	SAYS(fixture_told(f, "report", RED), "Sunday 21 March 2027, 20:00 Europe/London");
	letters(f, "2027-03-21 19:00");
	assert_int_equal(fixture_tick(f, "2027-03-21 19:10"), 2);
	due_is(f, "2027-03-28T19:00Z");
}

static void no_season_is_due_on_a_holiday_or_right_after_the_one_before(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "holidays = 2027-03-21..2027-03-27, 2027-04-04\n");
	begin(f, 2, SUNDAY);
	due_is(f, "2027-03-28T19:00Z");
	set_up(f);
	letters(f, "2027-03-28 08:00");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	due_is(f, "2027-04-11T19:00Z");
}

static void a_season_played_the_day_before_costs_the_next_one_none_of_its_days(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY);
	set_up(f);
	due_is(f, "2027-03-21T20:00Z");
	letters(f, "2027-03-21 09:00");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	due_is(f, "2027-03-28T19:00Z");
	letters(f, "2027-03-27 19:00");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	due_is(f, "2027-04-04T19:00Z");
}

static void a_letter_is_taken_within_the_grace_and_late_after_it(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY "grace=30\n");
	set_up(f);
	sunday(f);
	assert_string_equal(letter(f, "2027-03-21 19:00", RED), "taken");
	assert_string_equal(letter(f, "2027-03-21 20:29", BLUE), "taken");
	SAYS(fixture_told(f, "ack", BLUE),
		"The deadline, Sunday 21 March 2027, 20:00 Europe/London, has passed, so the "
		"season is");
	assert_int_equal(fixture_tick(f, "2027-03-21 20:30"), 1);
	assert_string_equal(letter(f, "2027-03-21 20:31", GREEN), "late");
	SAYS(fixture_told(f, "ack", GREEN),
		"the deadline was Sunday 21 March 2027, 20:00 Europe/London; this letter came 31 "
		"minutes later. Season");
	assert_int_equal(fixture_tick(f, "2027-03-21 20:31"), 2);
	assert_int_equal(fixture_attendance(f, GREEN).missed, 1);
	assert_int_equal(fixture_attendance(f, BLUE).missed, 0);
}

static void a_match_may_play_at_its_deadlines_only(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY "early=no\n");
	letters(f, "2027-03-20 13:00");
	assert_int_equal(fixture_tick(f, "2027-03-21 12:00"), 0);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:01"), 1);
}

/* ---- reminders ---- */

static void who_is_late_is_reminded_once_and_the_others_told_who_is_awaited(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY "remind=24\n");
	set_up(f);
	fixture_tick(f, "2027-03-20 19:50");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
	letter(f, "2027-03-20 19:55", RED);
	fixture_tick(f, "2027-03-20 20:00");
	SAYS(fixture_told(f, "notice", BLUE), "your letter is missing");
	SAYS(f->text.s, "Answer the last report with your orders");
	SAYS(fixture_told(f, "notice", RED), "who is awaited");
	SAYS(f->text.s, "Awaited: blue, green. There is nothing you must do.");
	fixture_tick(f, "2027-03-20 20:10");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
}

static void who_is_on_vacation_is_neither_reminded_nor_awaited_nor_missed(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY);
	set_up(f);
	SAYS(fixture_ask(f, GREEN, "/vacation 2027-04-01"), "You are on vacation until");
	letter(f, "2027-03-20 15:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-21 15:00"), 1);
	SAYS(fixture_told(f, "notice", GREEN), "Awaited: blue.");
	letter(f, "2027-03-21 16:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:01"), 2);
	SAYS(fixture_told(f, "report", GREEN), "No letter of yours was in");
	assert_int_equal(fixture_attendance(f, GREEN).missed, 0);
}

static void before_the_first_day_of_a_vacation_the_seat_is_awaited_and_reminded(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY);
	set_up(f);
	SAYS(fixture_ask(f, GREEN, "/vacation 2027-03-24 to 2027-04-01"),
		"You are on vacation from");
	letter(f, "2027-03-20 15:00", RED);
	letter(f, "2027-03-20 16:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-03-20 16:10"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-21 15:00"), 1);
	SAYS(fixture_told(f, "notice", GREEN), "your letter is missing");
	assert_int_equal(fixture_tick(f, "2027-03-21 20:01"), 2);
	assert_int_equal(fixture_attendance(f, GREEN).missed, 1);
	/* What was played before it has not ended it. */
	letter(f, "2027-03-25 15:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-28 10:00"), 2);
	SAYS(fixture_told(f, "notice", RED), "Awaited: blue.");
	assert_int_equal(fixture_tick(f, "2027-03-28 20:01"), 3);
	assert_int_equal(fixture_attendance(f, GREEN).missed, 1);
	letter(f, "2027-04-03 15:00", RED);
	letter(f, "2027-04-03 15:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-04-04 10:00"), 3);
	assert_int_equal(fixture_tick(f, "2027-04-04 20:01"), 4);
	assert_int_equal(fixture_attendance(f, GREEN).missed, 2);
	assert_int_equal(fixture_attendance(f, GREEN).away_from, 0);
}

static void without_a_deadline_a_season_goes_on_when_the_vacation_of_who_is_awaited_begins(
	void **state)
{
	struct fixture *f = *state;

	begin(f, 2, "");
	set_up(f);
	fixture_ask(f, BLUE, "/vacation 2027-03-24 to 2027-04-07");
	letter(f, "2027-03-20 15:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-20 15:10"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-24 00:01"), 2);
}

static void no_season_is_played_early_without_who_is_on_vacation(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY "missing=hold\n");
	set_up(f);
	SAYS(fixture_ask(f, BLUE, "/vacation 2027-04-07"), "none is held for you, and none is");
	letter(f, "2027-03-20 15:00", RED);
	sunday(f);
	assert_int_equal(fixture_tick(f, "2027-03-21 19:59"), 1);
	/* It is not held for them either. */
	assert_int_equal(fixture_tick(f, "2027-03-21 20:01"), 2);
	/* With a letter of theirs all are in. */
	letters(f, "2027-03-22 15:00");
	assert_int_equal(fixture_tick(f, "2027-03-22 15:10"), 3);
	/* Who is ready has nothing to write. */
	fixture_ask(f, BLUE, "/ready");
	letter(f, "2027-03-23 15:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-23 15:10"), 4);
}

static void without_a_deadline_no_season_waits_for_who_is_on_vacation(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, "");
	set_up(f);
	fixture_ask(f, BLUE, "/vacation 2027-04-07");
	letter(f, "2027-03-20 15:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-20 15:10"), 2);
}

static void who_has_a_zone_is_told_times_by_it_and_nobody_else_is(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY "remind=24\n");
	set_up(f);
	fixture_sql(f,
		"insert into persons (name, shown, mail, key, zone) values ('ann', 'Ann', "
		"'ann@example.org', '', 'Asia/Tokyo')");
	fixture_sql(f, "update seats set person = (select id from persons) where seat = 2");
	fixture_tick(f, "2027-03-20 20:00");
	SAYS(fixture_told(f, "notice", BLUE), "Monday 22 March 2027, 05:00 Asia/Tokyo");
	SAYS(fixture_told(f, "notice", RED), "Sunday 21 March 2027, 20:00 Europe/London");
	SAYS(fixture_ask(f, BLUE, "/vacation 2027-04-01"),
		"Thursday 1 April 2027, 23:59 Asia/Tokyo");
	assert_int_equal(fixture_attendance(f, BLUE).away, 1806591540);
	SAYS(fixture_ask(f, RED, "/deadline"), "20:00 Europe/London");
	/* a zone that this machine does not know is none */
	fixture_sql(f, "update persons set zone = 'Asia/Tokio'");
	SAYS(fixture_ask(f, BLUE, "/deadline"), "20:00 Europe/London");
}

static void a_seat_that_says_wait_keeps_the_season_till_it_says_ready(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY);
	set_up(f);
	fixture_ask(f, GREEN, "/wait");
	letters(f, "2027-03-20 14:00");
	assert_int_equal(fixture_tick(f, "2027-03-20 14:10"), 1);
	fixture_ask(f, GREEN, "/ready");
	assert_int_equal(fixture_tick(f, "2027-03-20 14:20"), 2);
	assert_int_equal(fixture_attendance(f, GREEN).ready, READY_UNSAID);
}

/* ---- held ---- */

static void of_one_seat_that_was_waited_for_nothing_is_counted(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY);
	set_up(f);
	sunday(f);
	fixture_ask(f, RED, "/vacation 2027-04-01");
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 1);
	held_is(f, true,
		"because the only seat that was waited for had no orders in at the deadline, and "
		"no standing lines");
}

/* A letter came of each, and of none can anything be played. */
static void whose_letters_are_not_understood_is_not_told_to_have_sent_nothing(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	fixture_set(f, "subaddress = yes\n");
	begin(f, 2, SUNDAY "unsigned=token\n");
	for (int s = RED; s <= BLUE; s++) {
		fixture_seat_address(f, s, &to);
		fixture_mailed(f, s == RED ? "red@example.org" : "blue@example.org", to.s,
			"build a zeppelin\n");
		assert_string_equal(f->verdict, "nothing-understood");
		buf_clear(&to);
	}
	sunday(f);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 0);
	held_is(f, true,
		"because 2 of 2 seats had no orders in at the deadline, and no standing lines");
	buf_free(&to);
}

static void a_season_in_which_too_many_sent_nothing_is_held(void **state)
{
	struct fixture *f = *state;
	struct deadline_end told;

	begin(f, 3, SUNDAY);
	set_up(f);
	sunday(f);
	letter(f, "2027-03-21 12:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 1);
	held_is(f, true,
		"because 2 of 3 seats had no orders in at the deadline, and no standing lines");
	SAYS(fixture_told(f, "notice", BLUE), "it is held because 2 of 3 seats had no orders in");
	SAYS(f->text.s, "The season is played as soon as all letters are in, or when the referee");
	SAYS(fixture_told(f, "notice", REFEREE),
		"To let it be played, type 'tradepost go harbour'");
	assert_int_equal(fixture_tick(f, "2027-03-21 20:20"), 1);
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
	SAYS(fixture_ask(f, RED, "/deadline"),
		"It is played as soon as all letters that are awaited are in");
	assert_string_equal(letter(f, "2027-03-21 21:00", BLUE), "taken");
	assert_int_equal(fixture_tick(f, "2027-03-21 21:10"), 1);
	fixture_begin(f);
	DONE(f, deadline_release(HERE(f), &told));
	fixture_commit(f);
	assert_int_equal(fixture_tick(f, "2027-03-21 21:30"), 2);
	due_is(f, "2027-03-28T19:00Z");
	held_is(f, false, "");
}

/* Gives the open season that deadline; f->text is what all are told. */
static void extend(struct fixture *f, const char *when, const char *reason)
{
	struct deadline_change told;
	long long then;

	assert_true(time_read(span_of(when), &then));
	fixture_begin(f);
	buf_clear(&f->text);
	f->m.deadline = then;
	DONE(f, store_save_match(f->club.store, &f->m, &f->why));
	DONE(f, deadline_extend(HERE(f), reason, &told));
	deadline_say_extended(&f->text, HERE(f), 0, &told);
	fixture_commit(f);
}

static void what_the_referee_holds_is_not_played_with_all_letters_nor_before_the_time_it_is_given(
	void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY);
	set_up(f);
	fixture_begin(f);
	DONE(f, deadline_hold(HERE(f), HELD_BY_REFEREE, "The dog ate it"));
	fixture_commit(f);
	held_is(f, true, "by the referee: The dog ate it");
	letters(f, "2027-03-20 14:00");
	assert_int_equal(fixture_tick(f, "2027-03-20 21:00"), 1);
	extend(f, "2027-03-23T20:00Z", "Easter");
	SAYS(f->text.s, "more time, and it is no longer held");
	SAYS(f->text.s, "20:00 Europe/London, and not played earlier. All letters are in");
	held_is(f, false, "Easter");
	assert_int_equal(fixture_tick(f, "2027-03-20 21:10"), 1);
	letters(f, "2027-03-21 14:00");
	for (int day = 21; day < 23; day++) {
		char evening[32];

		snprintf(evening, sizeof evening, "2027-03-%d 20:00", day);
		assert_int_equal(fixture_tick(f, evening), 1);
	}
	assert_int_equal(fixture_tick(f, "2027-03-23 19:50"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-23 20:01"), 2);
	letters(f, "2027-03-23 21:00");
	assert_int_equal(fixture_tick(f, "2027-03-23 21:10"), 3);
}

static void a_season_with_more_time_is_played_early_by_the_letters_it_waited_for(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY);
	set_up(f);
	assert_string_equal(letter(f, "2027-03-20 14:00", 1), "taken");
	extend(f, "2027-03-23T20:00Z", "Bob is ill");
	SAYS(f->text.s, "Europe/London, or as soon as all letters are in. The reason: Bob is ill");
	assert_null(strstr(f->text.s, "held"));
	assert_int_equal(fixture_tick(f, "2027-03-20 15:00"), 1);
	assert_string_equal(letter(f, "2027-03-20 16:00", 2), "taken");
	assert_int_equal(fixture_tick(f, "2027-03-20 16:10"), 2);
}

static void where_missing_letters_hold_the_season_waits_two_days(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY "missing=hold\nabsent-limit=0\n");
	set_up(f);
	sunday(f);
	letter(f, "2027-03-21 12:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 1);
	SAYS(fixture_told(f, "notice", BLUE), "for at most 48 hours, because letters are missing");
	SAYS(f->text.s, "as soon as all letters are in, and after those 48 hours in any case");
	assert_int_equal(fixture_tick(f, "2027-03-22 20:09"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-23 20:09"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-23 20:10"), 2);
}

static void two_days_that_end_while_the_host_is_away_last_six_hours_more(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY "missing=hold\nabsent-limit=0\n");
	set_up(f);
	sunday(f);
	letter(f, "2027-03-21 12:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-25 10:00"), 1);
	assert_int_equal(fixture_tick(f, "2027-03-25 16:10"), 2);
}

static void a_season_held_for_a_letter_is_played_as_soon_as_that_is_in(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY "missing=hold\nabsent-limit=0\n");
	letter(f, "2027-03-21 12:00", RED);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 0);
	assert_string_equal(letter(f, "2027-03-22 12:00", BLUE), "taken");
	/* A word to wait ends with the deadline. */
	fixture_ask(f, BLUE, "/wait");
	assert_int_equal(fixture_tick(f, "2027-03-22 12:10"), 1);
}

/* ---- clocks that jump ---- */

static void what_was_due_while_the_host_was_away_takes_letters_for_six_hours(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY "absent-limit=0\n");
	set_up(f);
	assert_int_equal(fixture_tick(f, "2027-03-24 13:00"), 1);
	SAYS(fixture_told(f, "notice", REFEREE), "the host was away");
	SAYS(f->text.s,
		"are not played until Wednesday 24 March 2027, 19:00 UTC, or until all letters are "
		"in");
	assert_int_equal(fixture_tick(f, "2027-03-24 18:50"), 1);
	assert_int_equal(fixture_mails(f, NULL, REFEREE), 0);
	assert_string_equal(letter(f, "2027-03-24 18:55", RED), "taken");
	assert_int_equal(fixture_tick(f, "2027-03-24 19:01"), 2);
	due_is(f, "2027-03-28T19:00Z");
}

/* The season was due on Sunday at 19:00; a tick had reminded of that, or the host was away then, too. */
static void who_is_awaited_after_the_host_was_away_is_reminded_of_the_new_deadline(void **state)
{
	struct fixture *f = *state;

	begin(f, 3, SUNDAY "absent-limit=0\nremind=24\n");
	set_up(f);
	fixture_tick(f, "2027-03-24 13:00");
	SAYS(fixture_told(f, "notice", BLUE), "your letter is missing");
	SAYS(f->text.s, "due Wednesday 24 March 2027, 19:00 Europe/London");
	assert_int_equal(fixture_tick(f, "2027-03-24 13:10"), 1);
	assert_int_equal(fixture_mails(f, "notice", BLUE), 0);
	assert_int_equal(fixture_tick(f, "2027-03-24 19:01"), 2);
	fixture_tick(f, "2027-03-25 14:00");
	fixture_tick(f, "2027-03-26 14:00");
	fixture_tick(f, "2027-03-27 20:00");
	SAYS(fixture_told(f, "notice", BLUE), "due Sunday 28 March 2027, 20:00 Europe/London");
	assert_int_equal(fixture_tick(f, "2027-03-30 12:00"), 2);
	SAYS(fixture_told(f, "notice", BLUE), "due Tuesday 30 March 2027, 19:00 Europe/London");
	fixture_tick(f, "2027-03-30 12:10");
	assert_int_equal(fixture_mails(f, "notice", BLUE), 0);
}

static const char *status_of(struct fixture *f)
{
	buf_clear(&f->text);
	DONE(f, match_status_club(&(struct context){ &f->club, NULL, f->now, &f->why }, &f->text));
	return f->text.s;
}

/* The season was due on Sunday at 19:00. */
static void who_asks_then_is_told_until_when_it_is_not_played(void **state)
{
	static const char until[] = "Wednesday 24 March 2027, 19:00 Europe/London";
	struct fixture *f = *state;

	begin(f, 3, SUNDAY "absent-limit=0\n");
	set_up(f);
	fixture_at(f, "2027-03-20 13:00");
	SAYS_NOT(fixture_ask(f, BLUE, "/deadline"), "was away");
	SAYS_NOT(status_of(f), "was due");
	assert_int_equal(fixture_tick(f, "2027-03-24 13:00"), 1);
	SAYS(fixture_ask(f, BLUE, "/deadline"), until);
	SAYS(f->text.s,
		"The season was due Sunday 21 March 2027, 20:00 Europe/London. It has more "
		"time now,");
	SAYS_NOT(f->text.s, "The season is due Sunday 21 March");
	SAYS(deadline_text(HERE(f), BLUE).s, until);
	SAYS(status_of(f), "season 1 was due Sunday 21 March 2027, 20:00 Europe/London; the club ");
	SAYS(f->text.s, until);
	SAYS(f->text.s, ": tradepost run harbour --now\n");
	SAYS(f->text.s, "letters for season 1, due Wednesday 24 March 2027, 19:00 Europe/London");
}

static void a_clock_that_was_put_back_is_told_and_a_tick_a_day_is_not(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, SUNDAY);
	set_up(f);
	fixture_tick(f, "2027-03-20 12:56");
	assert_int_equal(fixture_mails(f, NULL, REFEREE), 0);
	fixture_tick(f, "2027-03-20 09:00");
	SAYS(fixture_told(f, "notice", REFEREE), "The clock of the host was put back");
	fixture_tick(f, "2027-03-21 10:59");
	assert_int_equal(fixture_mails(f, NULL, REFEREE), 0);
	fixture_tick(f, "2027-03-22 13:01");
	SAYS(fixture_told(f, "notice", REFEREE), "the host was away");
}

/* ---- seats nobody writes for ---- */

/* Green sends nothing in two seasons. */
static void leave_green_out(struct fixture *f)
{
	begin(f, 3, "schedule=daily 20:00\nabsent-limit=0\nvacant-after=2\n");
	set_up(f);
	sunday(f);
	letter(f, "2027-03-21 13:00", RED);
	letter(f, "2027-03-21 13:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 2);
	letter(f, "2027-03-22 13:00", RED);
	letter(f, "2027-03-22 13:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-03-22 20:10"), 3);
}

static void a_seat_that_missed_two_seasons_is_open_and_nobody_waits_for_it(void **state)
{
	struct fixture *f = *state;
	struct mail_row row;

	leave_green_out(f);
	assert_true(fixture_attendance(f, GREEN).vacant);
	SAYS(fixture_told(f, "notice", GREEN), "To get your seat back, send a letter of orders");
	SAYS(fixture_told(f, "notice", RED),
		"The seat green has sent no letter for the last 2 seasons");
	SAYS(fixture_told(f, "notice", REFEREE), "'tradepost seat harbour green");
	letter(f, "2027-03-23 12:00", RED);
	letter(f, "2027-03-23 12:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-03-23 12:10"), 4);
	assert_int_equal(fixture_mails(f, "report", GREEN), 0);
	FINDS(f, store_get_mail(f->club.store, f->m.id, 3, GREEN, "report", &row, &f->why));
	assert_string_equal(row.trouble, MAIL_WITHHELD);
	mail_row_free(&row);
	assert_string_equal(letter(f, "2027-03-23 13:00", GREEN), "taken");
	assert_false(fixture_attendance(f, GREEN).vacant);
	SAYS(fixture_told(f, "notice", RED), "the seat is no longer open to others");
}

static void who_takes_an_open_seat_over_begins_anew_and_is_waited_for(void **state)
{
	struct fixture *f = *state;
	struct seat dora = {
		.seat = GREEN, .name = (char *)"Dora", .mail = (char *)"dora@example.org"
	};
	struct buf line = BUF_INIT;
	struct former_player_row left;
	struct public_key public;

	leave_green_out(f);
	key_new(&f->key[GREEN]);
	public = key_public(&f->key[GREEN]);
	key_line(&public, &line);
	dora.key = line.s;
	fixture_step(f);
	fixture_begin(f);
	DONE(f, roster_hand_over(HERE(f), &dora, ""));
	fixture_commit(f);
	SAYS(fixture_told(f, "invitation", GREEN), "you take over a seat");
	SAYS(f->text.s, "match harbour");
	SAYS_NOT(f->text.s, "player before you has sent a letter");
	SAYS(fixture_told(f, "notice", RED),
		"From season 3 on, Dora plays the seat green of 'harbour'. Before, it was green "
		"player's");
	assert_int_equal(store_next_leaver(f->club.store, f->m.id, 0, &left, &f->why), FOUND);
	assert_string_equal(left.name, "green player");
	assert_int_equal(left.seasons, 2);
	assert_int_equal(left.letters, 0);
	leaver_row_free(&left);
	assert_int_equal(fixture_attendance(f, GREEN).missed, 0);
	letter(f, "2027-03-23 13:00", RED);
	letter(f, "2027-03-23 13:00", BLUE);
	assert_int_equal(fixture_tick(f, "2027-03-23 13:10"), 3);
	assert_string_equal(letter(f, "2027-03-23 13:20", GREEN), "taken");
	assert_int_equal(fixture_tick(f, "2027-03-23 13:30"), 4);
	buf_free(&line);
}

static void a_match_whose_seats_are_all_open_plays_no_season_by_itself(void **state)
{
	struct fixture *f = *state;

	begin(f, 2, "schedule=daily 20:00\n");
	set_up(f);
	fixture_ask(f, RED, "/stop");
	fixture_ask(f, BLUE, "/stop");
	assert_int_equal(fixture_tick(f, "2027-03-20 15:00"), 1);
	sunday(f);
	assert_int_equal(fixture_tick(f, "2027-03-21 20:10"), 1);
	held_is(f, true, "because all seats are open");
}

/* ---- before the first season ---- */

static void nobody_is_taken_letters_from_before_the_start(void **state)
{
	struct fixture *f = *state;

	fixture_match(f, "harbour", 2, "");
	SAYS(fixture_told(f, "invitation", RED), "red player");
	assert_string_equal(fixture_letter(f, RED, ""), "not-started");
	assert_int_equal(fixture_run(f, true), SEASON_LEFT);
	fixture_start(f);
	SAYS(fixture_told(f, NULL, BLUE), "blue player");
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
}

static void another_address_is_told_to_both_and_to_nobody_else(void **state)
{
	struct fixture *f = *state;
	struct mail_row row;
	const char *to[] = { "red@example.org", "new@example.org" };
	long long last;

	fixture_step(f);
	last = f->mail;
	fixture_begin(f);
	FINDS(f, seating_move(HERE(f), RED, "new@example.org"));
	fixture_commit(f);
	assert_int_equal(fixture_mails(f, NULL, -1), 2);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(store_next_mail(f->club.store, last, &row, &f->why), FOUND);
		assert_string_equal(row.to, to[i]);
		last = row.id;
		mail_row_free(&row);
	}
}

static void a_match_that_was_put_aside_is_as_it_was_and_its_referee_told(void **state)
{
	struct fixture *f = *state;
	struct match m;
	bool aside;

	fixture_season(f);
	fixture_step(f);
	DONE(f, season_put_aside(HERE(f), f->m.id, 0, "it burns", &aside, &m));
	assert_false(aside);
	match_free(&m);
	DONE(f, season_put_aside(HERE(f), f->m.id, 1, "it burns", &aside, &m));
	assert_true(aside);
	match_free(&m);
	fixture_look(f);
	assert_int_equal(f->m.state, MATCH_ASIDE);
	SAYS(fixture_told(f, "notice", REFEREE), "is put aside: it burns");
	assert_int_equal(fixture_run(f, true), SEASON_LEFT);
	fixture_start(f);
	assert_int_equal(f->m.season, 1);
	fixture_season(f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(deadlines_follow_the_schedule_and_the_clocks_of_its_zone),
		IN_CLUB(a_season_played_the_day_before_costs_the_next_one_none_of_its_days),
		IN_CLUB(no_season_is_due_on_a_holiday_or_right_after_the_one_before),
		IN_CLUB(a_letter_is_taken_within_the_grace_and_late_after_it),
		IN_CLUB(a_match_may_play_at_its_deadlines_only),
		IN_CLUB(who_is_late_is_reminded_once_and_the_others_told_who_is_awaited),
		IN_CLUB(who_has_a_zone_is_told_times_by_it_and_nobody_else_is),
		IN_CLUB(who_is_on_vacation_is_neither_reminded_nor_awaited_nor_missed),
		IN_CLUB(before_the_first_day_of_a_vacation_the_seat_is_awaited_and_reminded),
		IN_CLUB(without_a_deadline_a_season_goes_on_when_the_vacation_of_who_is_awaited_begins),
		IN_CLUB(no_season_is_played_early_without_who_is_on_vacation),
		IN_CLUB(without_a_deadline_no_season_waits_for_who_is_on_vacation),
		IN_CLUB(a_seat_that_says_wait_keeps_the_season_till_it_says_ready),
		IN_CLUB(of_one_seat_that_was_waited_for_nothing_is_counted),
		IN_CLUB(whose_letters_are_not_understood_is_not_told_to_have_sent_nothing),
		IN_CLUB(a_season_in_which_too_many_sent_nothing_is_held),
		IN_CLUB(what_the_referee_holds_is_not_played_with_all_letters_nor_before_the_time_it_is_given),
		IN_CLUB(a_season_with_more_time_is_played_early_by_the_letters_it_waited_for),
		IN_CLUB(where_missing_letters_hold_the_season_waits_two_days),
		IN_CLUB(two_days_that_end_while_the_host_is_away_last_six_hours_more),
		IN_CLUB(a_season_held_for_a_letter_is_played_as_soon_as_that_is_in),
		IN_CLUB(what_was_due_while_the_host_was_away_takes_letters_for_six_hours),
		IN_CLUB(who_is_awaited_after_the_host_was_away_is_reminded_of_the_new_deadline),
		IN_CLUB(who_asks_then_is_told_until_when_it_is_not_played),
		IN_CLUB(a_clock_that_was_put_back_is_told_and_a_tick_a_day_is_not),
		IN_CLUB(a_seat_that_missed_two_seasons_is_open_and_nobody_waits_for_it),
		IN_CLUB(who_takes_an_open_seat_over_begins_anew_and_is_waited_for),
		IN_CLUB(a_match_whose_seats_are_all_open_plays_no_season_by_itself),
		IN_CLUB(nobody_is_taken_letters_from_before_the_start),
		WITH_TWO(another_address_is_told_to_both_and_to_nobody_else),
		WITH_TWO(a_match_that_was_put_aside_is_as_it_was_and_its_referee_told),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
