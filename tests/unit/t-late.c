/* SPDX-License-Identifier: MIT
 * Answers to a mail of a season that is over, as they come from somebody who presses Reply on whatever lies on top:
 * words alone reach whoever they are meant for, and a yes sends the orders that came too late. */
#include "unit/club_fixture.h"

#include <string.h>

static const char red[] = "red@example.org", clara[] = "clara@example.org",
		  question[] = "Clara, may I bring a friend along next time?\n";

/* A match whose set-up was played; `old` is where answers to red's mail of the set-up go. */
struct late {
	struct fixture *f;
	struct buf old;
};

static void go_on(struct late *t)
{
	t->f->now += 2 * DAY;
	assert_int_equal(fixture_run(t->f, true), SEASON_PLAYED);
	fixture_look(t->f);
}

static struct late begin(void **state)
{
	struct late t = { *state, BUF_INIT };

	fixture_set(t.f,
		"subaddress = yes\nanswers = 500\nreferee = clara@example.org\n"
		"unknown-senders = answer\n");
	fixture_match(t.f, "harbour", 2, "unsigned=token");
	fixture_start(t.f);
	fixture_seat_address(t.f, RED, &t.old);
	go_on(&t);
	return t;
}

static const char *writes(
	struct fixture *f, const char *from, const struct buf *to, const char *text)
{
	return fixture_mailed(f, from, to->s, text);
}

static const char *answers_newest(struct fixture *f, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_answers_go(f, red, "Reply-To", &to);
	fixture_mailed(f, red, to.s, text);
	buf_free(&to);
	return f->verdict;
}

static int to_clara(struct fixture *f)
{
	return fixture_mails(f, NULL, REFEREE);
}

static void words_in_an_answer_to_an_old_report_go_to_the_referee(void **state)
{
	struct late t = begin(state);

	assert_string_equal(writes(t.f, red, &t.old, question), "nothing-understood");
	assert_int_equal(to_clara(t.f), 1);
	SAYS(fixture_told(t.f, NULL, REFEREE), "may I bring a friend along");
	SAYS(fixture_told(t.f, "ack", RED),
		"They were mailed to the referee. To write to the other players, put your words "
		"between a line /press all");
	SAYS(t.f->text.s, "your words Your mail has no order");
	SAYS_NOT(t.f->text.s, "was refused");
	SAYS_NOT(t.f->text.s, clara);
	buf_free(&t.old);
}

static void or_are_offered_as_press_to_who_wrote_last(void **state)
{
	struct late t = begin(state);

	fixture_letter(t.f, BLUE, "/press red\nShall we share the river?\n/end\n");
	go_on(&t);
	writes(t.f, red, &t.old, "That sounds like a plan, blue\n");
	SAYS(fixture_told(t.f, "ack", RED), "To send those lines to blue, who wrote to you last");
	SAYS(t.f->text.s, "/press blue That sounds like a plan, blue /end");
	buf_free(&t.old);
}

static void an_answer_to_press_is_for_its_writer_and_not_for_the_referee(void **state)
{
	struct late t = begin(state);
	struct buf to = BUF_INIT;

	fixture_letter(t.f, BLUE, "/press red\nShall we share the river?\n/end\n");
	fixture_answers_go(t.f, red, "press from Blue", &to);
	buf_clear(&t.old);
	buf_fmt(&t.old,
		"From: red@example.org\nTo: <%s>\nSubject: Re: [harbour] press from Blue\n"
		"Message-ID: <p@example.org>\n\nThat sounds like a plan, blue\n",
		to.s);
	fixture_take(t.f, t.old.s);
	assert_int_equal(to_clara(t.f), 0);
	SAYS(fixture_told(t.f, "ack", RED), "To send those lines to blue, who wrote to you last");
	SAYS(t.f->text.s,
		"If those lines were meant for the referee, mail them to clara@example.org");
	buf_free(&t.old);
	buf_free(&to);
}

static void what_is_an_order_in_it_comes_too_late_and_no_referee_is_mailed(void **state)
{
	struct late t = begin(state);

	assert_string_equal(writes(t.f, red, &t.old, "Hello Clara, here is my order:\ngold d\n"),
		"wrong-season");
	assert_int_equal(to_clara(t.f), 0);
	buf_free(&t.old);
}

static void from_elsewhere_they_are_shown_to_the_seat_alone(void **state)
{
	struct late t = begin(state);

	writes(t.f, "third@elsewhere.example", &t.old, question);
	assert_int_equal(fixture_mails(t.f, NULL, REFEREE), 1);
	SAYS(fixture_told(t.f, NULL, REFEREE), "your letter was not taken");
	SAYS(fixture_told(t.f, "answer", RED),
		"An answer to a mail of your seat in 'harbour' came from");
	buf_free(&t.old);
}

static void so_do_those_to_a_match_that_is_over(void **state)
{
	struct late t = begin(state);

	fixture_sql(t.f, "update matches set state = 2");
	assert_string_equal(writes(t.f, red, &t.old, question), "match-over");
	assert_int_equal(to_clara(t.f), 1);
	SAYS(fixture_told(t.f, "ack", RED),
		"your words Your mail to 'harbour' has words but no order, and the match is over. "
		"These");
	SAYS(t.f->text.s, "They were mailed to the referee.");
	/* its mails can be answered as before */
	assert_string_equal(
		answers_newest(t.f, "Thanks to all of you, that was fun\n"), "match-over");
	SAYS(fixture_told(t.f, NULL, REFEREE), "that was fun");
	answers_newest(t.f, "/luck\n");
	SAYS(fixture_told(t.f, "answer", RED), "The dice of harbour");
	buf_free(&t.old);
}

/* The match is played to its end by its rules, and nobody writes anything. */
static struct late end(void **state)
{
	struct late t = begin(state);

	while (t.f->m.state == MATCH_OPEN)
		fixture_season(t.f);
	assert_int_equal(t.f->m.state, MATCH_OVER);
	return t;
}

static const char *answers_report(struct fixture *f, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_answers_go(f, red, "] report", &to);
	fixture_mailed(f, red, to.s, text);
	buf_free(&to);
	return f->verdict;
}

/* The answer to a mail command in an answer to the last report. */
static const char *asks(struct fixture *f, const char *text)
{
	answers_report(f, text);
	return fixture_told(f, "answer", RED);
}

static void the_last_report_is_answered_as_any_before(void **state)
{
	struct late t = end(state);

	assert_string_equal(
		answers_report(t.f, "Congratulations to Blue from all of us\n"), "match-over");
	assert_int_equal(to_clara(t.f), 1);
	SAYS(fixture_told(t.f, NULL, REFEREE), "Congratulations to Blue");
	SAYS(fixture_told(t.f, "ack", RED), "They were mailed to the referee.");
	SAYS(t.f->text.s, "put your words between a line /press all");
	answers_report(t.f, "Is there another match I can join?\n");
	SAYS(fixture_told(t.f, NULL, REFEREE), "another match I can join");
	SAYS(fixture_told(t.f, "ack", RED), "They were mailed to the referee.");
	SAYS(asks(t.f, "/explain 1\n"), "It happened in");
	SAYS(asks(t.f, "/rules seen 2\n"), "[seen 2]");
	SAYS(asks(t.f, "/who\n"), "blue player");
	SAYS(asks(t.f, "/mine\n"), "harbour, red: it is over");
	SAYS(asks(t.f, "/games\n"), "No match of this club has an open seat now");
	SAYS(asks(t.f, "/help\n"), "/press");
	buf_free(&t.old);
}

static void press_goes_on_when_the_match_is_over(void **state)
{
	struct late t = end(state);

	SAYS(asks(t.f, "/press blue later\nWell played\n/end\n"), "Your words went to blue.");
	SAYS(fixture_told(t.f, "press", BLUE), "Well played");
	SAYS(asks(t.f, "/press blue\nOnce more?\n/end\n/format html\n"),
		"The match is over, so this was not done");
	SAYS(fixture_told(t.f, "press", BLUE), "Once more?");
	SAYS(fixture_letter(t.f, BLUE, "/press red\nThank you\n/end\n"), "asked");
	SAYS(fixture_told(t.f, "press", RED), "Thank you");
	buf_free(&t.old);
}

static void orders_are_answered_with_what_is_still_possible(void **state)
{
	struct late t = end(state);

	assert_string_equal(answers_report(t.f, "gold d\n"), "match-over");
	SAYS(fixture_told(t.f, "ack", RED),
		"the match is over: words in an answer to this mail go to the referee, those below "
		"a line /press and a seat go to its player, /games lists");
	assert_int_equal(to_clara(t.f), 0);
	buf_free(&t.old);
}

static void a_yes_sends_the_orders_that_came_too_late(void **state)
{
	struct late t = begin(state);

	writes(t.f, red, &t.old, "prefer city\ngold d\n");
	SAYS(fixture_told(t.f, "ack", RED),
		"To send these lines for season 1, answer this mail with the word yes alone");
	assert_string_equal(answers_newest(t.f, "Yes, please!\n"), "taken");
	fixture_plays(t.f, RED, "prefer city\ngold d");
	buf_free(&t.old);
}

static void but_not_once_another_letter_is_in(void **state)
{
	struct late t = begin(state);

	writes(t.f, red, &t.old, "gold d\n");
	answers_newest(t.f, "gold a\n");
	answers_newest(t.f, "yes\n");
	fixture_plays(t.f, RED, "gold a");
	buf_free(&t.old);
}

static void mail_commands_that_were_done_are_not_done_again(void **state)
{
	struct late t = begin(state);

	writes(t.f, red, &t.old, "prefer city\n/press blue\nHello\n/end\n");
	assert_int_equal(fixture_mails(t.f, "press", BLUE), 1);
	SAYS(fixture_told(t.f, "answer", RED), "answer this mail with the word yes alone");
	assert_string_equal(answers_newest(t.f, "yes\n"), "taken");
	assert_int_equal(fixture_mails(t.f, "press", BLUE), 0);
	fixture_plays(t.f, RED, "prefer city");
	buf_free(&t.old);
}

static void nobody_sends_what_who_had_the_seat_before_wrote(void **state)
{
	struct late t = begin(state);

	writes(t.f, red, &t.old, "gold d\n");
	fixture_sql(t.f, "update letters set former = 1");
	assert_string_equal(answers_newest(t.f, "yes\n"), "nothing-understood");
	fixture_plays(t.f, RED, NULL);
	buf_free(&t.old);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		IN_CLUB(words_in_an_answer_to_an_old_report_go_to_the_referee),
		IN_CLUB(or_are_offered_as_press_to_who_wrote_last),
		IN_CLUB(an_answer_to_press_is_for_its_writer_and_not_for_the_referee),
		IN_CLUB(what_is_an_order_in_it_comes_too_late_and_no_referee_is_mailed),
		IN_CLUB(from_elsewhere_they_are_shown_to_the_seat_alone),
		IN_CLUB(so_do_those_to_a_match_that_is_over),
		IN_CLUB(the_last_report_is_answered_as_any_before),
		IN_CLUB(press_goes_on_when_the_match_is_over),
		IN_CLUB(orders_are_answered_with_what_is_still_possible),
		IN_CLUB(a_yes_sends_the_orders_that_came_too_late),
		IN_CLUB(but_not_once_another_letter_is_in),
		IN_CLUB(mail_commands_that_were_done_are_not_done_again),
		IN_CLUB(nobody_sends_what_who_had_the_seat_before_wrote),
	};

	return cmocka_run_group_tests_name("late", tests, fixture_open, fixture_close);
}
