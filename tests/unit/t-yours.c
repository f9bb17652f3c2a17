/* SPDX-License-Identifier: MIT
 * What a seat's player can trust of the mail "did you write this letter?": that the season waits for the answer, that
 * it shows all that was written, and that who answers it from elsewhere is told where to answer. */
#include "unit/club_fixture.h"
#include "club/deadline.h"
#include "club/needs.h"

#include <stdio.h>
#include <string.h>

static const char red[] = "red@example.org", third[] = "third@elsewhere.example";

/* A match by token that has begun, in a club that answers nobody whom it does not know. */
static int begin(void **state)
{
	int failed = fixture_make(state);
	struct fixture *f = *state;

	if (failed)
		return failed;
	fixture_set(f, "subaddress = yes\nanswers = 500\n");
	fixture_match(f, "harbour", 2, "unsigned=token");
	fixture_start(f);
	return 0;
}

static void due_in(struct fixture *f, long long seconds)
{
	char sql[80];

	snprintf(sql, sizeof sql, "update matches set deadline = %lld", f->now + seconds);
	fixture_sql(f, sql);
	fixture_look(f);
}

static const char *by_token(struct fixture *f, int seat, const char *from, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_seat_address(f, seat, &to);
	fixture_mailed(f, from, to.s, text);
	buf_free(&to);
	return f->verdict;
}

static const char *answered(struct fixture *f, const char *from, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_answers_go(f, red, "did you write this letter?", &to);
	fixture_mailed(f, from, to.s, text);
	buf_free(&to);
	return f->verdict;
}

/* Both letters are in, and one more of red's waits. */
static void wait_for_red(struct fixture *f)
{
	assert_string_equal(by_token(f, RED, red, "start 5,3\n"), "taken");
	f->now += 60;
	assert_string_equal(by_token(f, RED, third, "start 4,6\n"), "waits");
	assert_string_equal(by_token(f, BLUE, "blue@example.org", "start 6,7\n"), "taken");
}

static enum deadline_state state_of(struct fixture *f)
{
	enum deadline_state due;

	DONE(f, deadline_look(HERE(f), &due));
	return due;
}

/* ---- the season waits ---- */

static void a_season_is_not_played_early_while_a_letter_waits_for_a_yes(void **state)
{
	struct fixture *f = *state;

	due_in(f, 2 * DAY);
	wait_for_red(f);
	assert_int_equal(state_of(f), DUE_NOT);
	assert_string_equal(answered(f, red, "yes\n"), "taken");
	assert_int_equal(state_of(f), DUE_NOW);
}

static void without_a_deadline_it_waits_as_well(void **state)
{
	struct fixture *f = *state;

	wait_for_red(f);
	assert_int_equal(state_of(f), DUE_NOT);
	answered(f, red, "yes\n");
	assert_int_equal(state_of(f), DUE_NOW);
}

static void a_no_lets_it_go_on(void **state)
{
	struct fixture *f = *state;

	due_in(f, 2 * DAY);
	wait_for_red(f);
	answered(f, red, "No, that was not me\n");
	assert_int_equal(state_of(f), DUE_NOW);
}

static void so_does_a_letter_of_its_player(void **state)
{
	struct fixture *f = *state;

	due_in(f, 2 * DAY);
	wait_for_red(f);
	f->now += 60;
	assert_string_equal(by_token(f, RED, red, "start 5,3 4,6\n/ready\n"), "taken");
	assert_int_equal(state_of(f), DUE_NOW);
}

static void so_does_a_yes_to_a_letter_in_which_nothing_is_understood(void **state)
{
	struct fixture *f = *state;

	due_in(f, 2 * DAY);
	assert_string_equal(by_token(f, RED, red, "start 5,3\n"), "taken");
	by_token(f, BLUE, "blue@example.org", "start 6,7\n");
	f->now += 60;
	assert_string_equal(by_token(f, RED, third, "strat 4,6\n"), "waits");
	assert_int_equal(state_of(f), DUE_NOT);
	answered(f, red, "yes\n");
	assert_int_equal(
		fixture_number(f, "select count(*) from letters where verdict = 'waits'"), 0);
}

static void its_deadline_is_not_put_off(void **state)
{
	struct fixture *f = *state;

	due_in(f, 2 * DAY);
	wait_for_red(f);
	f->now = f->m.deadline + DAY;
	assert_int_equal(state_of(f), DUE_NOW);
}

static void mail_commands_alone_hold_nothing(void **state)
{
	struct fixture *f = *state;

	due_in(f, 2 * DAY);
	by_token(f, RED, red, "start 5,3\n");
	f->now += 60;
	assert_string_equal(by_token(f, RED, third, "/wait\n"), "waits");
	SAYS(fixture_told(f, "notice", RED), "or as soon as all letters are in");
	by_token(f, BLUE, "blue@example.org", "start 6,7\n");
	assert_int_equal(state_of(f), DUE_NOW);
}

static void the_question_says_how_long_the_season_waits(void **state)
{
	struct fixture *f = *state;

	by_token(f, RED, third, "start 4,6\n");
	SAYS(fixture_told(f, "notice", RED), "Season 0 waits for your answer.");
	due_in(f, 2 * DAY);
	by_token(f, RED, third, "start 5,3\n");
	SAYS(fixture_told(f, "notice", RED), ": season 0 waits for your answer until then.");
	SAYS_NOT(f->text.s, "as soon as all letters are in");
	answered(f, red, "Which letter?\n");
	SAYS(fixture_told(f, "ack", RED),
		": season 0 of 'harbour' waits for your answer until then.");
}

static void who_and_status_name_the_seat_that_the_season_waits_for(void **state)
{
	struct fixture *f = *state;
	struct buf lines = BUF_INIT;

	due_in(f, 2 * DAY);
	wait_for_red(f);
	by_token(f, BLUE, "blue@example.org", "/who\n");
	SAYS(fixture_told(f, "answer", BLUE),
		"The season waits for an answer of red: a letter came from another address");
	SAYS_NOT(f->text.s, "Nobody is awaited");
	DONE(f, needs_say(&f->club, f->now, &lines, &f->why));
	SAYS(lines.s, "a letter of red, and the season with it, waits for the yes of its player");
	answered(f, red, "no\n");
	by_token(f, BLUE, "blue@example.org", "/who\n# again\n");
	SAYS(fixture_told(f, "answer", BLUE), "Nobody is awaited");
	SAYS_NOT(f->text.s, "another address");
	buf_free(&lines);
}

static void a_reminder_does_not_say_that_there_is_nothing_to_do(void **state)
{
	struct fixture *f = *state;
	struct buf when = BUF_INIT;

	due_in(f, HOUR);
	by_token(f, RED, red, "start 5,3\n");
	f->now += 60;
	by_token(f, RED, third, "start 4,6\n");
	time_print_short(&when, f->m.deadline - 60);
	buf_cut(&when, strlen("2027-03-20 19:50"));
	fixture_tick(f, when.s);
	SAYS(fixture_told(f, "notice", RED),
		"A question to you is open: did you write the letter below?");
	SAYS_NOT(f->text.s, "nothing you must do");
	buf_free(&when);
}

/* ---- what was written ---- */

static const char mixed[] = "Hi,\n\nstart 4,6\n/press blue\n# words\n#|hello\n/end\n"
			    "Attack it if the odds are better than 60\n@ prefer castle city\n";

static void the_question_shows_all_lines_also_those_read_as_words(void **state)
{
	struct fixture *f = *state;
	const char *told;

	by_token(f, RED, third, mixed);
	told = fixture_told(f, "notice", RED);
	SAYS(told,
		"| start 4,6 | /press blue | # words | #|hello | /end | @ prefer castle city "
		"These lines were read as words, not as orders: | Hi,");
	SAYS(told, "| Attack it if the odds are better than 60");
}

static void a_long_letter_is_shown_whole(void **state)
{
	struct fixture *f = *state;
	struct buf text = BUF_INIT;

	for (int i = 0; i < 40; i++)
		buf_fmt(&text, "start 4,%d\n", i);
	by_token(f, RED, third, text.s);
	SAYS(fixture_told(f, "notice", RED), "| start 4,39");
	buf_free(&text);
}

static void the_answer_to_the_yes_lists_the_words_as_passed_over(void **state)
{
	struct fixture *f = *state;

	by_token(f, RED, third, mixed);
	assert_string_equal(answered(f, red, "Yes, that was me\n"), "taken");
	fixture_plays(f, RED, "start 4,6\n@ prefer castle city\n");
	SAYS(fixture_told(f, "ack", RED), "These lines were read as words, not as orders: | Hi,");
	SAYS(f->text.s, "| Attack it if the odds are better than 60");
	SAYS_NOT(f->text.s, "that was me");
	SAYS(fixture_told(f, "press", BLUE), "| #|hello");
	assert_int_equal(fixture_number(f,
				 "select count(*) from letters where verdict = 'taken' "
				 "and instr(coalesce(original, text), 'Attack')"),
		0);
}

static void words_alone_about_another_address_are_told_with_its_command(void **state)
{
	struct fixture *f = *state;

	by_token(f, RED, third, "I have a new address now, please use third@elsewhere.example\n");
	SAYS(fixture_told(f, "answer", RED), "/address third@elsewhere.example");
	SAYS(f->text.s, "If you did not write it, do nothing");
	by_token(f, RED, third, "start 4,6\nI have a new address now, it is this one\n");
	answered(f, red, "yes\n");
	SAYS(fixture_told(f, "ack", RED), "/address ...");
}

/* ---- who writes from elsewhere ---- */

static void who_sent_the_letter_is_told_where_the_question_waits(void **state)
{
	struct fixture *f = *state;

	by_token(f, RED, third, "start 4,6\n");
	assert_int_equal(fixture_mails(f, "answer", REFEREE), 1);
	SAYS(fixture_told(f, "answer", REFEREE), "answer that mail from there, with yes");
	assert_int_equal(fixture_number(f,
				 "select count(*) from mails where recipient = "
				 "'third@elsewhere.example'"),
		1);
	SAYS_NOT(f->text.s, "red@example.org");
	SAYS(fixture_told(f, "notice", RED),
		"answer this mail, from this mailbox, with the word yes");
}

static void a_yes_from_elsewhere_is_told_that_it_does_not_count(void **state)
{
	struct fixture *f = *state;

	by_token(f, RED, third, "start 4,6\n");
	answered(f, third, "yes\n");
	fixture_plays(f, RED, NULL);
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
	SAYS(fixture_told(f, "answer", REFEREE), "only the address that was asked can answer");
	SAYS(f->text.s, "look for its mail in that mailbox");
	assert_int_equal(fixture_number(f,
				 "select count(*) from mails where recipient = "
				 "'third@elsewhere.example'"),
		2);
	SAYS_NOT(f->text.s, "red@example.org");
}

static void no_flood_of_them_is_answered_nor_a_program(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT, mail = BUF_INIT;
	int told = 0;

	by_token(f, RED, third, "start 4,6\n");
	fixture_answers_go(f, red, "did you write this letter?", &to);
	buf_fmt(&mail, "From: bot@elsewhere.example\nTo: <%s>\nMessage-ID: <bot@x>\n", to.s);
	buf_str(&mail, "Auto-Submitted: auto-replied\n\nyes\n");
	fixture_take(f, mail.s);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	for (int i = 0; i < 20; i++) {
		fixture_mailed(f, third, to.s, "yes\n");
		told += fixture_mails(f, "answer", REFEREE);
	}
	assert_true(told <= 3);
	buf_free(&to);
	buf_free(&mail);
}

#define TEST(test) cmocka_unit_test_setup_teardown(test, begin, fixture_free)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_season_is_not_played_early_while_a_letter_waits_for_a_yes),
		TEST(without_a_deadline_it_waits_as_well),
		TEST(a_no_lets_it_go_on),
		TEST(so_does_a_letter_of_its_player),
		TEST(so_does_a_yes_to_a_letter_in_which_nothing_is_understood),
		TEST(its_deadline_is_not_put_off),
		TEST(mail_commands_alone_hold_nothing),
		TEST(the_question_says_how_long_the_season_waits),
		TEST(who_and_status_name_the_seat_that_the_season_waits_for),
		TEST(a_reminder_does_not_say_that_there_is_nothing_to_do),
		TEST(the_question_shows_all_lines_also_those_read_as_words),
		TEST(a_long_letter_is_shown_whole),
		TEST(the_answer_to_the_yes_lists_the_words_as_passed_over),
		TEST(words_alone_about_another_address_are_told_with_its_command),
		TEST(who_sent_the_letter_is_told_where_the_question_waits),
		TEST(a_yes_from_elsewhere_is_told_that_it_does_not_count),
		TEST(no_flood_of_them_is_answered_nor_a_program),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
