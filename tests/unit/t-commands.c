/* SPDX-License-Identifier: MIT
 * The lines of a letter that begin with '/': each of them, and all that must not work. */
#include "unit/club_fixture.h"

#include <stdio.h>
#include <string.h>

/* The line of a player's public key, the test's until the next call. */
static const char *key_of(const struct secret_key *key)
{
	static struct buf line = BUF_INIT;
	struct public_key public = key_public(key);

	buf_clear(&line);
	key_line(&public, &line);
	return line.s;
}

/* ---- asking ---- */

static void what_is_no_command_is_answered_with_the_list(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/help"), "/hand-over NAME ADDRESS KEY");
	assert_string_equal(f->verdict, "asked");
	SAYS(fixture_ask(f, RED, "/dance"), "there is no such command. Write these lines");
	SAYS(fixture_ask(f, RED, "/who cares"), "Write /who alone: nothing may follow it");
	SAYS(fixture_ask(f, RED, "/Who."), "Awaited: red, blue, green.");
	SAYS(fixture_ask(f, RED, "/rules start 2."), "[start 2] Two to six seats may play.");
}

static void several_commands_are_answered_in_one_mail(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/WHO\n/deadline\n/rules start 2 # the second one"),
		"Awaited: red, blue, green.");
	SAYS(f->text.s, "it is played when all letters are in");
	SAYS(f->text.s, "[start 2] Two to six seats may play.");
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
}

static void rules_are_told_by_clause_and_by_group(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/rules"), "with the name of a group: start");
	SAYS(fixture_ask(f, RED, "/rules frob 3"), "have no such clause, and none with that word");
	SAYS(fixture_ask(f, RED, "/rules villages"), "[start ");
	SAYS_NOT(fixture_ask(f, RED, "/rules villages"), "no such clause");
	SAYS(fixture_ask(f, RED, "/rules spaces"), "These have the word as well: ");
}

static void what_was_not_played_has_no_report_and_no_history(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/report"), "Season 0 has not been played yet");
	SAYS(fixture_ask(f, RED, "/report soon"),
		"Write the number of a season after /report: 'soon' is not such a number");
	SAYS(fixture_ask(f, RED, "/history"), "No season has been played yet");
	SAYS(fixture_ask(f, RED, "/explain 1"), "has not been played yet");
	fixture_season(f);
	SAYS(fixture_ask(f, RED, "/history"), "0 2026-11-21 red");
	fixture_sql(f, "update mails set state = 1");
	SAYS(fixture_ask(f, RED, "/report 0"), "The report of season 0 is mailed again");
	assert_int_equal(
		fixture_number(f, "select count(*) from mails where kind = 'report' and state = 0"),
		1);
}

static void a_report_goes_to_another_address_in_another_mail(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_sql(f, "update seats set mail = 'heir@example.org' where seat = 3");
	fixture_letter(f, GREEN, "/report");
	assert_int_equal(fixture_mails(f, "report", GREEN), 0);
	assert_int_equal(fixture_mails(f, "answer", GREEN), 2);
	assert_int_equal(fixture_number(f,
				 "select count(*) from mails join mail_bytes on mail = id"
				 " where recipient = 'heir@example.org'"
				 " and cast(bytes as text) like '%report.xml%'"),
		1);
}

static void orders_and_commands_stand_in_one_letter_with_their_own_numbers(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter(f, BLUE, "/who\nfrob\n/rules\n+ start 1\nstart 6,10"), "taken");
	SAYS(fixture_told(f, "ack", BLUE), "2 start 6,10");
	SAYS(f->text.s, "1 frob");
	SAYS(f->text.s, "blue player, letter in");
	SAYS(f->text.s, "[start 1]");
}

static void a_letter_has_twenty_commands_and_no_line_without_end(void **state)
{
	struct buf many = BUF_INIT;
	struct fixture *f = *state;

	/* the sign that ends a sentence is none of a command */
	SAYS_NOT(fixture_ask(f, RED, "/deadline?\n/who!\n/rules build.\n"), "no such command");
	for (int i = 0; i < 25; i++)
		buf_str(&many, "/deadline\n");
	SAYS(fixture_ask(f, RED, many.s), "only the first 20 such lines");
	buf_clear(&many);
	buf_str(&many, "/rules ");
	buf_fill(&many, 'x', 900);
	SAYS(fixture_ask(f, RED, many.s), "this one is too long");
	buf_free(&many);
}

static void a_letter_that_replaces_another_says_how_many_lines_that_had(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(fixture_letter(f, RED, "start 4,6\nand more of that\n"), "taken");
	SAYS_NOT(fixture_told(f, "ack", RED), "This letter replaces");
	assert_string_equal(fixture_letter(f, RED, "start 4,6 5,3\n"), "taken");
	SAYS(fixture_told(f, "ack", RED), "This letter replaces your earlier letter of 2 lines.");
	SAYS(fixture_told(f, "ack", RED),
		"These lines of your earlier letter no longer count: start 4,6 1 start");
	/* what was no order has not gone, nor what is written in capitals now */
	SAYS_NOT(fixture_told(f, "ack", RED), "more of that");
	assert_string_equal(fixture_letter(f, RED, "start 5,3 4,6\n"), "taken");
	SAYS(fixture_told(f, "ack", RED), "This letter replaces your earlier letter of 1 line.");
	assert_string_equal(fixture_letter(f, RED, "START 5,3 4,6\nprefer city\n"), "taken");
	SAYS_NOT(fixture_told(f, "ack", RED), "no longer count");
}

static void a_line_that_is_spelled_otherwise_is_still_in(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, RED, "Start: at 4,6 and 5,3\n@  Prefer   city\n");
	SAYS(fixture_told(f, "ack", RED), "2 lines. Until the season is played, a letter");
	SAYS_NOT(f->text.s, "NOT UNDERSTOOD");
	fixture_letter(f, RED, "start 4,6 5,3\n@ prefer city\n");
	SAYS(fixture_told(f, "ack", RED), "This letter replaces your earlier letter of 2 lines.");
	SAYS_NOT(f->text.s, "no longer count");
	fixture_letter(f, RED, "start 4,6 5,3\n");
	SAYS(fixture_told(f, "ack", RED), "no longer count: @ prefer city");
}

/* ---- changing ---- */

static void a_vacation_lasts_to_a_day_that_all_may_know(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/vacation 2026-12-10"), "You are on vacation until");
	SAYS(fixture_ask(f, RED, "/vacation 2026-12-10"), "from now on. If you leave later");
	SAYS(fixture_ask(f, RED, "/vacation until Thursday 10 December 2026 at 20:00"),
		"You are on vacation until");
	SAYS(fixture_ask(f, RED, "/vacation 10 December"), "You are on vacation until");
	assert_int_equal(fixture_attendance(f, RED).away, 1796947140);
	assert_int_equal(fixture_attendance(f, RED).away_from, 0);
	SAYS(fixture_ask(f, GREEN, "/who"), "red player, no letter, away until 2026-12-10");
	SAYS(f->text.s, "Awaited: blue, green.");
	SAYS(fixture_ask(f, RED, "/vacation 2026-12-13"),
		"Write a day up to 2026-12-12: a vacation lasts 21 days in this match");
	SAYS(fixture_ask(f, RED, "/vacation 2026-11-20"),
		"Friday 20 November 2026, 23:59 UTC has passed");
	SAYS(fixture_ask(f, RED, "/vacation soon"),
		"If you are away from now on, write only the last day, as '/vacation 2026-12-20'");
	assert_int_equal(fixture_attendance(f, RED).away, 1796947140);
	SAYS(fixture_ask(f, RED, "/vacation none"), "You are not on vacation");
	assert_int_equal(fixture_attendance(f, RED).away, 0);
	fixture_charter(f, "zone=Europe/Berlin");
	SAYS(fixture_ask(f, RED, "/vacation in 10 days"), "2026, 23:59 Europe/Berlin");
	fixture_charter(f, "zone=America/New_York");
	SAYS(fixture_ask(f, RED, "/vacation 2026-12-10"),
		"10 December 2026, 23:59 America/New_York");
	SAYS(fixture_ask(f, GREEN, "/who"), "away until 2026-12-10");
	fixture_charter(f, "vacation=0");
	SAYS(fixture_ask(f, RED, "/vacation 2026-12-10"), "this match has no vacations");
}

static void a_vacation_may_begin_on_a_later_day(void **state)
{
	static const char *const lines[] = { "/vacation 2026-12-12 to 2026-12-20",
		"/vacation from 12 dec until 20 dec", "/vacation 12 to 20 December",
		"/vacation 12-20 December", "/vacation December 12 - 20",
		"/vacation vom 12. Dezember bis 20. Dezember",
		"/vacation Saturday 12 December 2026, 0:00 till 2026-12-20" };
	struct fixture *f = *state;

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		fixture_ask(f, RED, "/vacation none");
		assert_int_equal(fixture_attendance(f, RED).away_from, 0);
		SAYS(fixture_ask(f, RED, lines[i]),
			"You are on vacation from Saturday 12 December 2026, 00:00 UTC until "
			"Sunday 20 "
			"December 2026, 23:59 UTC. Before that");
		assert_int_equal(fixture_attendance(f, RED).away_from, 1797033600);
		assert_int_equal(fixture_attendance(f, RED).away, 1797811140);
	}
	SAYS(fixture_ask(f, GREEN, "/who"),
		"red player, no letter, away from 2026-12-12 until 2026-12-20");
	SAYS(f->text.s, "Awaited: red, blue, green.");
	SAYS(fixture_ask(f, RED, "/vacation 12 dec to 3 jan"), "Write a day up to 2027-01-02");
	SAYS(fixture_ask(f, RED, "/vacation 2026-12-20 to 2026-12-12"),
		"Write a last day that comes after Sunday 20 December 2026, 00:00 UTC");
	SAYS(fixture_ask(f, RED, "/vacation from 12 dec"),
		"Write your first and your last day away");
	SAYS(fixture_ask(f, RED, "/vacation soon to 20 dec"), "Write your first and your last day");
	SAYS(fixture_ask(f, RED, "/vacation 2026-11-01 to 2026-12-10"), "from now on");
	SAYS(fixture_ask(f, RED, "/vacation from now until 10 dec"), "from now on");
	assert_int_equal(fixture_attendance(f, RED).away_from, 0);
}

static void a_vacation_whose_first_day_is_just_past_is_none_of_next_year(void **state)
{
	static const char *const lines[] = { "/vacation 19 nov to 5 dec",
		"/vacation November 19 - December 5", "/vacation vom 19.11. bis 5.12.",
		"/vacation from Thursday 19 November to Saturday 5 December" };
	struct fixture *f = *state;

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		fixture_ask(f, RED, "/vacation none");
		SAYS(fixture_ask(f, RED, lines[i]),
			"You are on vacation until Saturday 5 December 2026, 23:59 UTC, from now");
	}
	SAYS(fixture_ask(f, RED, "/vacation 12.12.-20.12.2026"),
		"from Saturday 12 December 2026, 00:00 UTC until Sunday 20 December 2026, 23:59");
	fixture_ask(f, RED, "/vacation none");
	SAYS_NOT(fixture_ask(f, RED, "/vacation 1 sep to 5 dec"), "You are on vacation");
}

static void ready_and_wait_take_each_other_back(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/wait"), "is not played before you send /ready");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_WAIT);
	SAYS(fixture_ask(f, RED, "/ready"), "Season 0 does not wait for you");
	SAYS(f->text.s, "It is played when nobody else is awaited. To take this back, send /wait");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_YES);
}

static void a_format_is_a_word_of_three(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/format HTML"), "Your reports come as html");
	assert_string_equal(fixture_attendance(f, RED).format, "html");
	SAYS(fixture_ask(f, RED, "/format word"),
		"Write '/format text', '/format html' or '/format plain'");
	assert_string_equal(fixture_attendance(f, RED).format, "html");
}

static void a_letter_that_was_held_back_undoes_nothing(void **state)
{
	struct fixture *f = *state;

	fixture_letter_of(f, GREEN, "season 0\nseq 5\n", "/wait", GREEN);
	assert_string_equal(
		fixture_letter_of(f, GREEN, "season 0\nseq 4\n", "/ready", GREEN), "old-seq");
	assert_int_equal(fixture_attendance(f, GREEN).ready, READY_WAIT);
	fixture_letter_of(f, GREEN, "season 0\nseq 6\n", "/ready", GREEN);
	assert_string_equal(fixture_letter_of(f, GREEN, "season 0\nseq 5\n", "/wait", GREEN), "");
	SAYS(fixture_told(f, "ack", GREEN),
		"write a higher seq: this letter has seq 5, and the letter that was taken has 6");
	assert_int_equal(fixture_attendance(f, GREEN).ready, READY_YES);
	fixture_season(f);
	assert_string_equal(fixture_letter_of(f, GREEN, "season 0\nseq 6\n", "/ready", GREEN), "");
	assert_int_equal(fixture_attendance(f, GREEN).ready, READY_UNSAID);
}

static void what_is_of_another_season_or_key_changes_nothing(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter_of(f, RED, "season 7\nseq 1\n", "/vacation 2026-12-01", RED),
		"wrong-season");
	assert_string_equal(
		fixture_letter_of(f, RED, "seq 2\n", "/vacation none", RED), "wrong-season");
	assert_string_equal(fixture_unsigned(f, RED, "", "/vacation 2026-12-01"), "unsigned");
	assert_string_equal(
		fixture_letter_of(f, RED, "season 0\nseq 3\n", "/stop", BLUE), "bad-signature");
	assert_int_equal(fixture_attendance(f, RED).away, 0);
	assert_false(fixture_attendance(f, RED).vacant);
}

static void nothing_is_changed_when_the_match_is_over_but_it_may_be_asked(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_sql(f, "update matches set state = 2");
	SAYS(fixture_ask(f, RED, "/stop"), "The match is over, so this was not done");
	assert_false(fixture_attendance(f, RED).vacant);
	SAYS(fixture_ask(f, RED, "/history"), "The match is over");
}

/* ---- the key ---- */

static void the_next_letter_is_good_with_the_new_key_and_the_old_one_is_not(void **state)
{
	struct fixture *f = *state;
	char line[120];

	key_new(&f->key[4]);
	snprintf(line, sizeof line, "/key %s", key_of(&f->key[4]));
	SAYS(fixture_ask(f, RED, line), "From now on your letters are signed with the new key");
	SAYS(fixture_told(f, "notice", RED), "your key was changed");
	SAYS(f->text.s, key_of(&f->key[4]));
	assert_string_equal(fixture_letter_of(f, RED, "", "/help", 4), "asked");
	assert_string_equal(fixture_letter_of(f, RED, "", "/help", RED), "bad-signature");
	SAYS_NOT(fixture_told(f, NULL, RED), "/hand-over");
	f->key[RED] = f->key[4];
	SAYS(fixture_ask(f, RED, "/key RWQnonsense"), "Nothing was changed");
}

/* ---- giving the seat away ---- */

static void who_wants_to_hand_over_is_told_to_the_referee_with_what_to_type(void **state)
{
	struct fixture *f = *state;
	char line[200];

	key_new(&f->key[4]);
	snprintf(line, sizeof line, "/hand-over Ann $(touch owned) O'Hara ann@example.org %s",
		key_of(&f->key[4]));
	SAYS(fixture_ask(f, BLUE, line), "The referee is asked");
	SAYS(fixture_told(f, "notice", REFEREE), "tradepost seat harbour blue --replace");
	SAYS(f->text.s, "'Ann $(touch owned) O'\\''Hara'");
	assert_false(fixture_attendance(f, BLUE).vacant);
	SAYS(fixture_ask(f, BLUE, "/hand-over Ann"), "write /hand-over NAME ADDRESS KEY");
	SAYS(fixture_ask(f, BLUE, "/hand-over Ann ann@example.org"),
		"write the public key of the new player");
	fixture_ask(f, BLUE, line);
	fixture_ask(f, BLUE, line);
	SAYS(fixture_ask(f, BLUE, line), "the club has passed on 3 such requests this season");
	assert_int_equal(fixture_mails(f, NULL, REFEREE), 0);
}

static void who_left_may_come_back_by_orders_with_a_higher_seq(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_letter_of(f, BLUE, "season 1\nseq 10\n", "/stop", BLUE);
	SAYS(fixture_told(f, "answer", BLUE), "You have left");
	SAYS(fixture_told(f, "notice", RED), "The player of blue has left 'harbour'");
	SAYS(fixture_told(f, "notice", REFEREE), "tradepost seat harbour blue");
	SAYS_NOT(f->text.s, "--replace");
	SAYS(fixture_ask(f, RED, "/who"), "blue open to others");
	assert_string_equal(
		fixture_letter_of(f, BLUE, "season 1\nseq 9\n", "gold e", BLUE), "taken");
	SAYS(fixture_told(f, "ack", BLUE),
		"To take your seat back, send orders with a higher seq than your letter with /stop "
		"had");
	assert_true(fixture_attendance(f, BLUE).vacant);
	fixture_letter_of(f, BLUE, "season 1\nseq 11\n", "/stop", BLUE);
	SAYS(fixture_told(f, "answer", BLUE), "is open to others already");
	assert_string_equal(
		fixture_letter_of(f, BLUE, "season 1\nseq 12\n", "gold e", BLUE), "taken");
	assert_false(fixture_attendance(f, BLUE).vacant);
}

static void answers_tell_nobodys_address_and_key(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_ask(f, BLUE, "/who\n/history\n/deadline\n/help\n/rules start");
	SAYS_NOT(f->text.s, "example.org");
	SAYS_NOT(f->text.s, key_of(&f->key[RED]));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_THREE(what_is_no_command_is_answered_with_the_list),
		WITH_THREE(several_commands_are_answered_in_one_mail),
		WITH_THREE(rules_are_told_by_clause_and_by_group),
		WITH_THREE(what_was_not_played_has_no_report_and_no_history),
		WITH_THREE(a_report_goes_to_another_address_in_another_mail),
		WITH_THREE(orders_and_commands_stand_in_one_letter_with_their_own_numbers),
		WITH_THREE(a_letter_has_twenty_commands_and_no_line_without_end),
		WITH_THREE(a_letter_that_replaces_another_says_how_many_lines_that_had),
		WITH_THREE(a_line_that_is_spelled_otherwise_is_still_in),
		WITH_THREE(a_vacation_lasts_to_a_day_that_all_may_know),
		WITH_THREE(a_vacation_may_begin_on_a_later_day),
		WITH_THREE(a_vacation_whose_first_day_is_just_past_is_none_of_next_year),
		WITH_THREE(ready_and_wait_take_each_other_back),
		WITH_THREE(a_format_is_a_word_of_three),
		WITH_THREE(a_letter_that_was_held_back_undoes_nothing),
		WITH_THREE(what_is_of_another_season_or_key_changes_nothing),
		WITH_THREE(nothing_is_changed_when_the_match_is_over_but_it_may_be_asked),
		WITH_THREE(the_next_letter_is_good_with_the_new_key_and_the_old_one_is_not),
		WITH_THREE(who_wants_to_hand_over_is_told_to_the_referee_with_what_to_type),
		WITH_THREE(who_left_may_come_back_by_orders_with_a_higher_seq),
		WITH_THREE(answers_tell_nobodys_address_and_key),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
