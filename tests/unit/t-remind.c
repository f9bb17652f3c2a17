/* SPDX-License-Identifier: MIT
 * The reminder of a season that is due, for who was asked something and has not answered: it repeats the question, and a
 * yes to it settles that. */
#include "unit/club_fixture.h"

#include <string.h>

#define FOUR                                                                                       \
	"@ prefer city castle temple mine village army\n@ discard cards battle siege raze "        \
	"sea-battle\n"

static const char red[] = "red@example.org";

/* A match by token that has started on 20 March 2027 and is due on Sunday evening; only red's letter can hold it. */
static void begin(struct fixture *f, const char *charter)
{
	struct buf all = BUF_INIT;

	fixture_at(f, "2027-03-20 12:00");
	fixture_set(f, "subaddress = yes\nanswers = 500\n");
	buf_fmt(&all, "schedule=sun 20:00 Europe/London\nremind=24\nunsigned=token\n%s", charter);
	fixture_match(f, "harbour", 2, all.s);
	fixture_start(f);
	assert_string_equal(fixture_letter(f, BLUE, "start 4,6"), "taken");
	buf_free(&all);
}

static void writes(struct fixture *f, const char *from, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_seat_address(f, RED, &to);
	fixture_mailed(f, from, to.s, text);
	buf_free(&to);
}

/* Red answers the reminder. */
static void answers(struct fixture *f, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_answers_go(f, red, "Season 0 of 'harbour' is due", &to);
	fixture_mailed(f, red, to.s, text);
	buf_free(&to);
}

static void changes_one_line_of_four(struct fixture *f)
{
	writes(f, red, FOUR "start 7,2\nwhen steal-from: blue\n");
	writes(f, red, "start 5,3\n");
	fixture_plays(f, RED, "start 5,3");
}

/* Red alone is reminded, once. */
static void reminds(struct fixture *f, const char *subject)
{
	assert_int_equal(fixture_tick(f, "2027-03-20 19:00"), 0);
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
	assert_int_equal(fixture_tick(f, "2027-03-20 20:10"), 0);
	assert_int_equal(fixture_mails(f, "notice", -1), 1);
	SAYS(fixture_told(f, "notice", RED), subject);
	SAYS(f->text.s, "A question to you is open");
	SAYS_NOT(f->text.s, "Awaited");
	SAYS_NOT(f->text.s, "missing");
}

static void who_was_asked_whether_other_lines_stay_is_reminded_and_says_yes_to_that(void **state)
{
	struct fixture *f = *state;

	begin(f, "");
	changes_one_line_of_four(f);
	reminds(f, "shall your other lines stay, too?");
	SAYS(f->text.s, "With yes your letter is:");
	SAYS(f->text.s, "when steal-from: blue");
	fixture_tick(f, "2027-03-20 20:20");
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
	answers(f, "Yes\n");
	fixture_plays(f, RED, "@ prefer city castle temple mine village army");
	assert_int_equal(fixture_tick(f, "2027-03-20 20:30"), 1);
}

static void so_is_who_plays_where_a_season_waits_for_its_deadline_anyway(void **state)
{
	struct fixture *f = *state;

	begin(f, "early=no\n");
	changes_one_line_of_four(f);
	reminds(f, "shall your other lines stay, too?");
	answers(f, "Yes\n");
	fixture_plays(f, RED, "@ prefer city castle temple mine village army");
}

static void who_was_asked_whether_the_rest_stays_is_reminded_and_says_yes_to_that(void **state)
{
	struct fixture *f = *state;

	begin(f, "");
	writes(f, red, "start 5,3\nbuild a zeppelin now\n");
	reminds(f, "shall your letter stay as it is?");
	answers(f, "Yes\n");
	fixture_plays(f, RED, "start 5,3");
	assert_int_equal(fixture_tick(f, "2027-03-20 20:30"), 1);
}

static void who_was_asked_whether_they_wrote_a_letter_is_reminded_of_it_beside_one_that_is_in(
	void **state)
{
	struct fixture *f = *state;

	begin(f, "early=no\n");
	writes(f, red, "start 5,3\n");
	f->now += HOUR;
	writes(f, "third@elsewhere.example", "start 4,2\n");
	reminds(f, "did you write this letter?");
	SAYS(f->text.s, "| start 4,2");
	answers(f, "Yes\n");
	fixture_plays(f, RED, "start 4,2");
}

static void orders_in_answer_to_such_a_reminder_count_instead(void **state)
{
	struct fixture *f = *state;

	begin(f, "");
	writes(f, "third@elsewhere.example", "start 4,2\n");
	writes(f, "third@elsewhere.example", "start 7,2\n");
	assert_int_equal(fixture_tick(f, "2027-03-20 20:10"), 0);
	SAYS(fixture_told(f, "notice", RED), "2 letters wait for your yes");
	SAYS(f->text.s, "| start 7,2");
	answers(f, "start 5,3\n");
	fixture_plays(f, RED, "start 5,3");
}

static void who_has_answered_is_not_reminded(void **state)
{
	struct fixture *f = *state;

	begin(f, "early=no\n");
	changes_one_line_of_four(f);
	writes(f, red, "Yes\n");
	assert_int_equal(fixture_tick(f, "2027-03-20 20:10"), 0);
	assert_int_equal(fixture_mails(f, "notice", -1), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(who_was_asked_whether_other_lines_stay_is_reminded_and_says_yes_to_that),
		IN_CLUB(so_is_who_plays_where_a_season_waits_for_its_deadline_anyway),
		IN_CLUB(who_was_asked_whether_the_rest_stays_is_reminded_and_says_yes_to_that),
		IN_CLUB(who_was_asked_whether_they_wrote_a_letter_is_reminded_of_it_beside_one_that_is_in),
		IN_CLUB(orders_in_answer_to_such_a_reminder_count_instead),
		IN_CLUB(who_has_answered_is_not_reminded),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
