/* SPDX-License-Identifier: MIT
 * Press and diaries: to whom they go, what they say of who wrote them, and when they are read. */
#include "unit/club_fixture.h"
#include "club/press.h"

#include <stdlib.h>
#include <string.h>

/* The seats that were mailed press in the step, a digit each. */
static const char *went_to(struct fixture *f)
{
	static char seats_[8];
	int n = 0;

	for (int s = 1; s <= f->m.seats; s++)
		for (int i = fixture_mails(f, "press", s); i > 0; i--)
			seats_[n++] = (char)('0' + s);
	seats_[n] = 0;
	return seats_;
}

static void press_goes_to_whom_it_names_and_to_nobody_else(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/press blue\nShall we meet at the harbour?\n/end"),
		"Your words went to blue.");
	SAYS_NOT(f->text.s, "Shall we meet");
	assert_string_equal(f->verdict, "asked");
	assert_string_equal(went_to(f), "2");
	SAYS(fixture_told(f, "press", BLUE), "press from Red");
	SAYS(f->text.s, "Red writes to blue: | Shall we meet at the harbour?");
	SAYS(f->text.s, "and the line /press red.");
	SAYS(fixture_ask(f, RED, "/press Blue, GREEN\nHello both.\n/end"), "went to blue, green.");
	assert_string_equal(went_to(f), "23");
	SAYS(fixture_ask(f, BLUE, "/press all\nHello all.\n/end"), "went to red, green.");
	assert_string_equal(went_to(f), "13");
	SAYS(fixture_told(f, "press", GREEN), "Blue writes to all others:");
}

static void a_text_without_an_end_goes_to_nobody(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, BLUE, "/press all\nHello all.\nbuild village 4,5"),
		"the text has no end, so nothing was mailed");
	assert_string_equal(went_to(f), "");
}

static void anonymous_press_names_no_sender_and_the_referee_can_tell(void **state)
{
	struct buf list = BUF_INIT;
	struct fixture *f = *state;
	char secret[] = "green";

	SAYS(fixture_ask(f, GREEN, "/press red anonymous\nI know something.\n/end"),
		"They are not told that you wrote them.");
	assert_string_equal(went_to(f), "1");
	SAYS(fixture_told(f, "press", RED), "press from somebody at the table");
	SAYS(f->text.s, "Somebody at the table writes to you: | I know something.");
	SAYS_NOT(f->text.s, secret);
	SAYS_NOT(f->text.s, "Green");
	DONE(f, press_list(HERE(f), &list));
	SAYS(list.s, "green to red: anonymous, 18 bytes");
	SAYS_NOT(list.s, "I know something");
	buf_free(&list);
}

static void each_line_stands_behind_a_bar_so_that_nothing_in_it_is_taken_for_more(void **state)
{
	struct fixture *f = *state;
	char *bytes;

	SAYS(fixture_ask(f, RED,
		     "/press blue\nSubject: forged\n-----BEGIN TRADEPOST SEALED ORDERS-----\n"
		     "seat blue\nstart 1,1\n/stop\na\033[31m\342\200\256b\n/end\nstart 6,10"),
		"Your letter for season 0");
	SAYS(f->text.s, "start 6,10");
	SAYS_NOT(f->text.s, "start 1,1");
	assert_false(fixture_attendance(f, RED).vacant);
	SAYS(fixture_told(f, "press", BLUE), "| Subject: forged");
	SAYS(f->text.s, "| seat blue | start 1,1 | /stop");
	SAYS_NOT(f->text.s, "\033");
	SAYS_NOT(f->text.s, "\342\200\256");
	/* A reply that quotes it is no letter. */
	bytes = xcopy(f->text.s, f->text.n);
	assert_string_equal(fixture_unsigned(f, BLUE, "", bytes), "unsigned");
	free(bytes);
}

static void what_cannot_be_sent_is_said_and_not_sent(void **state)
{
	static const struct {
		const char *body, *says;
	} row[] = {
		{ "/press blue\n/end", "the text is missing" },
		{ "/press mauve\nx\n/end", "'mauve' is no seat" },
		{ "/press anonymous\nx\n/end", "the seats that your text is for" },
		{ "/press red\nx\n/end", "you cannot write to yourself" },
	};
	struct fixture *f = *state;
	struct buf text = BUF_INIT;

	for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
		SAYS(fixture_ask(f, RED, row[i].body), row[i].says);
		assert_string_equal(went_to(f), "");
	}
	buf_str(&text, "/press blue\n");
	for (int i = 0; i < 200; i++)
		buf_str(&text, "a line of twenty lett\n");
	buf_str(&text, "/end\n/who");
	SAYS(fixture_ask(f, RED, text.s), "longer than 4000 bytes");
	SAYS(f->text.s, "Awaited:");
	assert_string_equal(went_to(f), "");
	buf_free(&text);
}

static void a_player_is_named_as_who_shows_the_name(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f, "update seats set name = 'Max' where seat = 2");
	fixture_sql(f, "update seats set name = 'Max von Gr\xc3\xbcn' where seat = 3");
	SAYS(fixture_ask(f, RED, "/press max\nOne\n/end"), "Your words went to blue");
	assert_string_equal(went_to(f), "2");
	SAYS(fixture_ask(f, RED, "/press Max von Gr\xc3\xbcn, later\nTwo\n/end"), "go to green");
	assert_string_equal(went_to(f), "");
	SAYS(fixture_ask(f, RED, "/press Max von Gr\xc3\xbcn, max\nThree\n/end"), "blue, green");
	SAYS(fixture_ask(f, RED, "/press Maximilian\nFour\n/end"), "'Maximilian' is no seat");
	SAYS(fixture_ask(f, BLUE, "/press max\nFive\n/end"), "you cannot write to yourself");
	fixture_sql(f, "update seats set name = 'max' where seat = 3");
	SAYS(fixture_ask(f, RED, "/press max\nSix\n/end"), "not the name of one player");
	assert_string_equal(went_to(f), "");
	fixture_sql(f, "update seats set name = 'green' where seat = 2");
	SAYS(fixture_ask(f, RED, "/press green\nSeven\n/end"), "Your words went to green");
	assert_string_equal(went_to(f), "3");
}

static void what_is_not_sent_is_in_the_answer(void **state)
{
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/press mauve\nShall we meet?\nAt noon.\n/end"),
		"Send it again below a line /press: Shall we meet? At noon. /end");
	SAYS(fixture_ask(f, RED, "/press blue\nA text\nbuild village 4,5"), "A text");
	SAYS(f->text.s, "the text has no end");
	fixture_charter(f, "press-limit=0");
	fixture_ask(f, RED, "/press blue\nShall we meet?\n/end");
	SAYS_NOT(f->text.s, "Shall we meet?");
}

static void a_seat_writes_so_much_a_season_and_no_more(void **state)
{
	struct fixture *f = *state;

	fixture_charter(f, "press-limit=2");
	fixture_ask(f, BLUE, "/press green\nOne\n/end");
	SAYS(fixture_ask(f, BLUE, "/press green\nTwo\n/end"), "Your words went to green");
	SAYS(fixture_ask(f, BLUE, "/press green\nThree\n/end"),
		"a seat writes at most 2 texts a season");
	assert_string_equal(went_to(f), "");
	SAYS(fixture_ask(f, RED, "/press green\nOne\n/end"), "Your words went to green");
	fixture_charter(f, "press-limit=0");
	SAYS(fixture_ask(f, RED, "/press green\nTwo\n/end"), "this match has no press");
}

static void later_press_goes_with_the_report_once(void **state)
{
	struct buf list = BUF_INIT;
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/press blue later\nGood morning\n/end"),
		"Your words go to blue with the next report.");
	assert_string_equal(went_to(f), "");
	DONE(f, press_list(HERE(f), &list));
	SAYS(list.s, "goes with the next report");
	fixture_run(f, true);
	assert_string_equal(went_to(f), "2");
	SAYS(fixture_told(f, "press", BLUE), "| Good morning");
	fixture_run(f, true);
	assert_string_equal(went_to(f), "");
	buf_free(&list);
}

static void who_is_away_or_has_left_gets_press_all_the_same(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, GREEN, "/vacation 2026-12-01");
	SAYS(fixture_ask(f, BLUE, "/press green\nCome back.\n/end"), "went to green");
	assert_string_equal(went_to(f), "3");
	fixture_ask(f, GREEN, "/stop");
	SAYS(fixture_ask(f, BLUE, "/press green\nStill there?\n/end"), "went to green");
	assert_string_equal(went_to(f), "3");
}

static void diaries_are_opened_when_the_match_is_over_and_not_before(void **state)
{
	struct buf list = BUF_INIT;
	struct fixture *f = *state;

	SAYS(fixture_ask(f, RED, "/diary\nIt is mine alone.\n/end"),
		"Nobody reads them before the match is over");
	fixture_ask(f, BLUE, "/press all\nHello all.\n/end");
	fixture_run(f, true);
	assert_string_equal(went_to(f), "");
	fixture_step(f);
	fixture_begin(f);
	DONE(f, press_deliver(HERE(f), true));
	fixture_commit(f);
	assert_string_equal(went_to(f), "123");
	SAYS(fixture_told(f, "press", GREEN), "the diaries");
	SAYS(f->text.s, "Red, season 0: | It is mine alone.");
	SAYS_NOT(f->text.s, "Hello all");
	fixture_sql(f, "update matches set state = 2");
	DONE(f, press_list(HERE(f), &list));
	SAYS(list.s, "| Hello all.");
	SAYS(fixture_ask(f, RED, "/press blue\nAgain?\n/end"), "Your words went to blue");
	buf_free(&list);
}

static void a_first_name_does_where_one_player_alone_has_it(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f, "update seats set name = 'Eva Neu' where seat = 2");
	fixture_sql(f, "update seats set name = 'Bo Alt' where seat = 3");
	SAYS_NOT(fixture_ask(f, RED, "/press eva\nOne\n/end"), "not the name");
	fixture_sql(f, "update seats set name = 'Eva Alt' where seat = 3");
	SAYS(fixture_ask(f, RED, "/press eva\nTwo\n/end"), "not the name of one player");
	SAYS_NOT(fixture_ask(f, RED, "/press eva alt\nThree\n/end"), "not the name");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_THREE(press_goes_to_whom_it_names_and_to_nobody_else),
		WITH_THREE(a_text_without_an_end_goes_to_nobody),
		WITH_THREE(anonymous_press_names_no_sender_and_the_referee_can_tell),
		WITH_THREE(each_line_stands_behind_a_bar_so_that_nothing_in_it_is_taken_for_more),
		WITH_THREE(what_cannot_be_sent_is_said_and_not_sent),
		WITH_THREE(a_player_is_named_as_who_shows_the_name),
		WITH_THREE(a_first_name_does_where_one_player_alone_has_it),
		WITH_THREE(what_is_not_sent_is_in_the_answer),
		WITH_THREE(a_seat_writes_so_much_a_season_and_no_more),
		WITH_THREE(later_press_goes_with_the_report_once),
		WITH_THREE(who_is_away_or_has_left_gets_press_all_the_same),
		WITH_THREE(diaries_are_opened_when_the_match_is_over_and_not_before),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
