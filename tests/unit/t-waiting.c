/* SPDX-License-Identifier: MIT
 * Letters with a seat's token from another address than the seat's: what waits, who is asked, what an answer
 * does, and what nobody else can do. */
#include "unit/club_fixture.h"
#include "club/needs.h"
#include "club/token.h"

#include <stdio.h>
#include <string.h>

static const char red[] = "red@example.org", third[] = "third@elsewhere.example";

/* A match with two of three seats' mails by token, in which red has been mailed. */
static int begin(void **state)
{
	int failed = fixture_make(state);
	struct fixture *f = *state;

	if (failed)
		return failed;
	fixture_set(f, "subaddress = yes\nanswers = 500\nunknown-senders = answer\n");
	fixture_match(f, "harbour", 3, "unsigned=token");
	fixture_start(f);
	return 0;
}

static const char *by_token(struct fixture *f, const char *from, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_seat_address(f, RED, &to);
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

static void a_letter_from_elsewhere_waits_and_its_seat_is_asked(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(by_token(f, third, "start 4,6\n/press blue\nhello\n"), "waits");
	fixture_plays(f, RED, NULL);
	assert_int_equal(fixture_mails(f, "notice", RED), 1);
	SAYS(fixture_told(f, "notice", RED), "did you write this letter?");
	SAYS(f->text.s, "It came from third@elsewhere.example");
	SAYS(f->text.s, "| start 4,6");
	assert_int_equal(fixture_mails(f, "press", BLUE), 0);
	assert_int_equal(fixture_mails(f, "answer", REFEREE), 1);
	SAYS(fixture_told(f, "answer", REFEREE), "the player of its seat is asked first");
	SAYS_NOT(f->text.s, "red@example.org");
	SAYS(fixture_log(f), "the club asked the player of its seat, at the address that it knows");
	assert_int_equal(fixture_mails(f, NULL, -1), 2);
}

static void its_seat_says_yes_and_it_is_taken_as_of_its_arrival(void **state)
{
	struct fixture *f = *state;
	long long came;

	by_token(f, third, "start 4,6\n");
	came = f->now;
	f->now += HOUR;
	assert_string_equal(
		answered(f, red, "Yes.\n\nOn Mon, 23 Nov 2026 Club wrote:\n> x\n"), "taken");
	fixture_plays(f, RED, "start 4,6");
	SAYS(fixture_told(f, "ack", RED),
		"Your letter for season 0 of 'harbour' is taken: 1 line.");
	assert_int_equal(
		fixture_number(f, "select received from letters where verdict = 'taken'"), came);
}

static void a_yes_with_courtesy_or_affirmation_is_one(void **state)
{
	static const char *const yes[] = { "Yes, that was me!", "yes, I wrote it", "Yes it is.",
		"Ja, das war ich!", "Oui, c'\303\251tait moi.", "S\303\255, fui yo",
		"Tak, to by\305\202em ja", "Hi Clara,\n\nYes, that\342\200\231s right, thanks" };
	struct fixture *f = *state;
	char text[60];

	for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
		snprintf(text, sizeof text, "start 4,%zu\n", i + 1);
		assert_string_equal(by_token(f, third, text), "waits");
		f->now += HOUR;
		assert_string_equal(answered(f, red, yes[i]), "taken");
		fixture_plays(f, RED, text);
	}
}

static void what_is_neither_yes_nor_no_is_told_that_the_question_is_open(void **state)
{
	static const char *const other[] = { "Hm, what letter?", "Yes, that was my brother", "yes?",
		"Perhaps it was", "Yes, that was not me", "That was me" };
	struct fixture *f = *state;
	const char *told;

	by_token(f, third, "start 4,6\n");
	for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
		assert_string_equal(answered(f, red, other[i]), "nothing-understood");
		fixture_plays(f, RED, NULL);
		told = fixture_told(f, "ack", RED);
		SAYS(told, "did you write this letter?");
		SAYS(told, "answer this mail with the word yes, alone above the quoted text");
		SAYS(told, "still open. You can answer until season 0 of 'harbour' is played");
		SAYS_NOT(told, "no order in your mail");
	}
	/* that mail is one that can be answered */
	assert_string_equal(answered(f, red, "yes\n"), "taken");
	assert_string_equal(answered(f, red, "yes\n"), "nothing-understood");
	SAYS(fixture_told(f, "ack", RED), "you have already said yes to that letter");
}

static void who_says_no_is_told_that_nothing_is_done(void **state)
{
	static const char *const no[] = { "No!", "Nein, das war ich nicht", "no\nyes, thanks",
		"Not me" };
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	for (size_t i = 0; i < sizeof no / sizeof *no; i++) {
		answered(f, red, no[i]);
		SAYS(fixture_told(f, "ack", RED), "Nothing in that letter is played or done.");
		SAYS_NOT(f->text.s, "still open");
		fixture_plays(f, RED, NULL);
	}
}

static void status_names_a_letter_that_waits_until_it_is_settled(void **state)
{
	struct fixture *f = *state;
	struct buf lines = BUF_INIT;

	by_token(f, third, "start 4,6\n");
	DONE(f, needs_say(&f->club, f->now, &lines, &f->why));
	SAYS(lines.s,
		"  harbour      a letter of red waits for the yes of its player, who was asked"
		" at red@example.org: tradepost seat harbour red --mail ADDRESS\n");
	answered(f, red, "yes\n");
	buf_clear(&lines);
	DONE(f, needs_say(&f->club, f->now, &lines, &f->why));
	SAYS_NOT(lines.s, "says yes");
	buf_free(&lines);
}

static void status_names_no_letter_to_which_its_player_said_no(void **state)
{
	struct fixture *f = *state;
	struct buf lines = BUF_INIT;

	by_token(f, third, "start 4,6\n");
	answered(f, red, "No, that was my friend Bob\n");
	DONE(f, needs_say(&f->club, f->now, &lines, &f->why));
	SAYS_NOT(lines.s, "says yes");
	/* The same letter does not ask once more. */
	by_token(f, third, "start 4,6\n");
	DONE(f, needs_say(&f->club, f->now, &lines, &f->why));
	SAYS_NOT(lines.s, "says yes");
	fixture_plays(f, RED, NULL);
	/* They may have been wrong. */
	assert_string_equal(answered(f, red, "yes\n"), "taken");
	fixture_plays(f, RED, "start 4,6");
	buf_free(&lines);
}

static void status_names_no_letter_whose_player_wrote_later(void **state)
{
	struct fixture *f = *state;
	struct buf lines = BUF_INIT;

	by_token(f, third, "start 4,6\n");
	f->now += 60;
	by_token(f, red, "start 5,3\n");
	DONE(f, needs_say(&f->club, f->now, &lines, &f->why));
	SAYS_NOT(lines.s, "says yes");
	buf_free(&lines);
}

static void the_case_of_an_address_does_not_matter_but_all_else_does(void **state)
{
	static const char *const others[] = { "r.ed@example.org", "red+x@example.org",
		"red@example.org.", "xred@example.org", "red@example.com",
		"\"red@example.org\" <a@b.c>", "a@b.c (red@example.org)", "" };
	struct fixture *f = *state;
	char text[40];

	assert_string_equal(by_token(f, "Red <RED@Example.ORG>", "start 4,6\n"), "taken");
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		snprintf(text, sizeof text, "start 5,3 4,%zu\n", 1 + i);
		by_token(f, others[i], text);
		fixture_plays(f, RED, "start 4,6");
	}
}

static void nobody_else_answers_the_question(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	assert_string_equal(answered(f, third, "yes\n"), "");
	SAYS(fixture_log(f), "only the address that was asked can answer");
	answered(f, "blue@example.org", "yes\n");
	answered(f, third, "start 5,3\n");
	answered(f, "red@example.org.evil.example", "yes\n");
	fixture_plays(f, RED, NULL);
	/* nor is any other mail of the seat that question */
	by_token(f, red, "yes\n");
	fixture_plays(f, RED, NULL);
	fixture_mailed(f, red, "referee+harbour.0123456789abcdef@localhost", "yes\n");
	fixture_mailed(f, red, "referee+harbour@localhost", "yes\n");
	fixture_plays(f, RED, NULL);
	answered(f, red, "no, that was somebody else\nyes and no\n");
	fixture_plays(f, RED, NULL);
	assert_string_equal(answered(f, red, "yes\n"), "taken");
}

/* What status tells of mails that wait or came from nobody. */
static int in_status(struct fixture *f)
{
	int n;

	DONE(f, store_count_unknown(f->club.store, 0, &n, &f->why));
	return n;
}

static void what_is_settled_is_no_longer_told_to_the_referee(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	assert_int_equal(in_status(f), 1);
	answered(f, red, "who is this?\n");
	assert_int_equal(in_status(f), 1);
	assert_string_equal(answered(f, red, "yes\n"), "taken");
	assert_int_equal(in_status(f), 0);
	/* who writes themself has answered */
	by_token(f, third, "start 5,3\n");
	assert_int_equal(in_status(f), 1);
	f->now++;
	assert_string_equal(fixture_letter(f, RED, "start 4,7\n"), "taken");
	assert_int_equal(in_status(f), 0);
	/* nor is there anything to settle once the match is over, or the season was played */
	by_token(f, third, "start 5,4\n");
	assert_int_equal(in_status(f), 1);
	fixture_sql(f, "UPDATE matches SET state = 2");
	assert_int_equal(in_status(f), 0);
	fixture_sql(f, "UPDATE matches SET state = 1");
	fixture_season(f);
	assert_int_equal(in_status(f), 0);
}

static void the_same_letter_twice_waits_once(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	by_token(f, third, "start 4,6\n");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	assert_string_equal(answered(f, red, "yes\n"), "taken");
	assert_int_equal(
		fixture_number(f, "select count(*) from letters where verdict = 'waits'"), 0);
	/* a second yes takes it no second time */
	answered(f, red, "yes\n");
	assert_int_equal(
		fixture_number(f, "select count(*) from letters where verdict = 'taken'"), 1);
	/* nor does the letter, come again */
	by_token(f, third, "start 4,6\n");
	assert_int_equal(
		fixture_number(f, "select count(*) from letters where verdict = 'waits'"), 0);
}

static void of_two_that_wait_the_one_is_taken_that_was_asked_about(void **state)
{
	struct fixture *f = *state;
	struct buf first = BUF_INIT, second = BUF_INIT;

	by_token(f, third, "start 4,6\n");
	fixture_answers_go(f, red, "did you write this letter?", &first);
	f->now += HOUR;
	by_token(f, third, "start 5,3\n");
	fixture_answers_go(f, red, "did you write this letter?", &second);
	assert_string_not_equal(first.s, second.s);
	assert_string_equal(fixture_mailed(f, red, first.s, "yes\n"), "taken");
	fixture_plays(f, RED, "start 4,6");
	assert_string_equal(fixture_mailed(f, red, second.s, "yes\n"), "taken");
	fixture_plays(f, RED, "start 5,3");
	buf_free(&first);
	buf_free(&second);
}

static void a_letter_that_waited_does_not_replace_one_that_came_after_it(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	f->now += HOUR;
	assert_string_equal(by_token(f, red, "start 5,3\n"), "taken");
	assert_string_equal(answered(f, red, "yes\n"), "old-seq");
	fixture_plays(f, RED, "start 5,3");
}

static void orders_in_the_answer_count_instead(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	assert_string_equal(answered(f, red, "yes\nstart 5,3\n"), "taken");
	fixture_plays(f, RED, "start 5,3");
	assert_string_equal(answered(f, red, "seat blue\nstart 5,3\n"), "elsewhere");
}

static void a_yes_beside_mail_commands_takes_the_letter_and_does_them(void **state)
{
	struct fixture *f = *state;

	/* also where that has commands of its own */
	by_token(f, third, "start 4,6\n/press blue\nhow are you\n/end\n");
	answered(f, red, "Yes, that was me\n/press green\nhello\n/end\n");
	fixture_plays(f, RED, "start 4,6");
	assert_int_equal(fixture_mails(f, "press", BLUE), 1);
	assert_int_equal(fixture_mails(f, "press", GREEN), 1);
	assert_int_equal(fixture_mails(f, "ack", RED), 1);
	SAYS(fixture_told(f, "answer", RED), "Your words went to green.");
	SAYS_NOT(f->text.s, "that was me");
	f->now += HOUR;
	by_token(f, third, "start 5,3\n");
	answered(f, red, "yes\n/press blue\nhello\n/end\n");
	fixture_plays(f, RED, "start 5,3");
	assert_int_equal(fixture_mails(f, "press", BLUE), 1);
	/* no other word does */
	f->now += HOUR;
	by_token(f, third, "start 4,7\n");
	answered(f, red, "No, not me\n/press green\nhello again\n/end\n");
	fixture_plays(f, RED, "start 5,3");
}

/* A mail of red's with an order, to these addresses. */
static const char *to_all(struct fixture *f, const char *to, const char *cc, int id)
{
	struct buf mail = BUF_INIT;

	buf_fmt(&mail, "From: red@example.org\nTo: \"A, club\" <%s>\n", to);
	if (cc)
		buf_fmt(&mail, "Cc: Me <red@example.org>,\n Club <%s>\n", cc);
	buf_fmt(&mail, "Message-ID: <%d@example.org>\n\nstart 4,%d\n", id, id);
	fixture_take(f, mail.s);
	buf_free(&mail);
	return f->verdict;
}

static void a_mail_to_two_seats_is_a_letter_of_neither(void **state)
{
	struct fixture *f = *state;
	struct buf own = BUF_INIT, blue = BUF_INIT, both = BUF_INIT, there = BUF_INIT;

	fixture_seat_address(f, RED, &own);
	fixture_seat_address(f, BLUE, &blue);
	buf_fmt(&both, "%s>, <%s", own.s, blue.s);
	assert_string_equal(to_all(f, own.s, blue.s, 1), "elsewhere");
	SAYS(fixture_told(f, "ack", RED),
		"the letter names another match or seat than the mail that it answers: answer a "
		"mail of "
		"the seat that you"
		" mean, and send the answer only to the address that the mail came from");
	assert_string_equal(to_all(f, blue.s, own.s, 2), "waits");
	assert_string_equal(to_all(f, both.s, NULL, 3), "elsewhere");
	fixture_plays(f, RED, NULL);
	assert_string_equal(to_all(f, own.s, own.s, 4), "taken");
	fixture_match(f, "silk", 2, "unsigned=token");
	fixture_start(f);
	fixture_seat_address(f, RED, &there);
	assert_string_equal(to_all(f, there.s, own.s, 5), "elsewhere");
	fixture_plays(f, RED, NULL);
	assert_string_equal(to_all(f, there.s, "club@example.net", 6), "taken");
	buf_free(&own);
	buf_free(&blue);
	buf_free(&both);
	buf_free(&there);
}

static void once_the_season_is_played_its_seat_is_told_so(void **state)
{
	struct fixture *f = *state;
	struct buf address = BUF_INIT;

	by_token(f, third, "start 4,6\n");
	fixture_answers_go(f, red, "did you write this letter?", &address);
	fixture_season(f);
	assert_int_equal(f->m.season, 1);
	assert_string_equal(fixture_mailed(f, red, address.s, "yes\n"), "wrong-season");
	SAYS(fixture_told(f, "ack", RED), "season 0 was played on");
	fixture_mailed(f, red, address.s, "build village 4,5\n");
	fixture_plays(f, RED, NULL);
	buf_free(&address);
}

static void a_letter_that_no_yes_came_for_is_told_of_when_its_season_is_played(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	assert_int_equal(fixture_run(f, true), SEASON_PLAYED);
	SAYS(fixture_told(f, "notice", RED), "1 letter waited for your yes");
	SAYS(f->text.s, "when season 0 of 'harbour' was played");
	assert_int_equal(fixture_run(f, true), SEASON_PLAYED);
	assert_int_equal(fixture_mails(f, "notice", RED), 0);
	by_token(f, third, "build village 4,5\n");
	answered(f, red, "yes\nbuild village 4,5\n");
	assert_int_equal(fixture_run(f, true), SEASON_PLAYED);
	assert_int_equal(fixture_mails(f, "notice", RED), 0);
}

static void a_reminder_says_that_a_letter_waits_for_the_yes(void **state)
{
	struct fixture *f = *state;
	struct buf when = BUF_INIT;
	char sql[80];

	snprintf(sql, sizeof sql, "update matches set deadline = %lld", f->now + HOUR);
	fixture_sql(f, sql);
	by_token(f, third, "start 4,6\n");
	time_print_short(&when, f->now + HOUR - 60);
	buf_cut(&when, strlen("2027-03-20 19:50"));
	fixture_tick(f, when.s);
	SAYS(fixture_told(f, "notice", RED), "did you write this letter?");
	SAYS(f->text.s, "A question to you is open: did you write the letter below?");
	SAYS(f->text.s, "| start 4,6");
	SAYS(fixture_told(f, "notice", BLUE), "Your letter is missing");
	buf_free(&when);
}

static void a_question_is_void_when_its_seat_has_another_address(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "start 4,6\n");
	fixture_sql(f, "update seats set mail = 'heir@example.org' where seat = 1");
	answered(f, red, "yes\n");
	answered(f, "heir@example.org", "yes\n");
	fixture_plays(f, RED, NULL);
}

static void a_stranger_with_a_mail_of_the_seat_uses_up_nothing_of_it(void **state)
{
	struct fixture *f = *state;
	char text[40];
	int notices = 0;

	for (int i = 0; i < 60; i++) {
		snprintf(text, sizeof text, "seq %d\nstart 4,6\n# %d\n", 1000000000 - i, i);
		by_token(f, third, text);
		notices += fixture_mails(f, "notice", RED);
	}
	assert_int_equal(notices, 5);
	assert_int_equal(fixture_number(f, "select count(*) from letters"), 5);
	SAYS(fixture_log(f), "enough letters for that seat wait");
	assert_string_equal(by_token(f, red, "start 5,3\n"), "taken");
	SAYS(fixture_told(f, "ack", RED), "seq 1");
	assert_string_equal(by_token(f, red, "start 4,6\n"), "taken");
	SAYS(fixture_told(f, "ack", RED), "seq 2");
}

static void thanks_from_elsewhere_are_no_letter(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "Thanks, what a nice game!\n");
	assert_int_equal(fixture_mails(f, "notice", RED), 0);
	assert_int_equal(fixture_number(f, "select count(*) from letters"), 0);
}

static void a_signed_letter_counts_from_any_address(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(fixture_carried(f, "From: third@elsewhere.example\n", RED,
				    "season 0\nseq 1\n", "start 4,6", RED),
		"taken");
}

static void what_waited_may_ask_as_well(void **state)
{
	struct fixture *f = *state;

	by_token(f, third, "/wait\n");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_UNSAID);
	answered(f, red, "yes\n");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_WAIT);
}

static void what_changes_who_has_a_seat_needs_a_yes_though_its_own_address_wrote(void **state)
{
	struct fixture *f = *state;

	by_token(f, red, "/stop\n");
	SAYS(fixture_told(f, "answer", RED), "Sign the letter");
	fixture_sql(f, "update seats set key = '' where seat = 1");
	assert_string_equal(by_token(f, red, "/stop\n# now\n"), "waits");
	SAYS(fixture_told(f, "notice", RED), "It gives your seat up, so it waits");
	SAYS_NOT(f->text.s, "If your answer has orders");
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
	assert_false(fixture_attendance(f, RED).vacant);
	by_token(f, red, "yes\n");
	answered(f, third, "yes\n");
	assert_false(fixture_attendance(f, RED).vacant);
	answered(f, red, "yes\n");
	assert_true(fixture_attendance(f, RED).vacant);
}

static void another_address_says_that_two_are_asked_for_a_yes(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f, "update seats set key = '' where seat = 1");
	assert_string_equal(by_token(f, red, "/address new@example.org\n"), "waits");
	SAYS(fixture_told(f, "notice", RED),
		"After your yes, that address is asked for a yes, too");
	answered(f, red, "yes\n");
	SAYS(fixture_told(f, "answer", RED),
		"A mail goes to new@example.org now. Answer that mail");
	SAYS(f->text.s, "with the word yes, too");
}

static void mail_commands_in_one_answer_after_another_are_all_done(void **state)
{
	struct fixture *f = *state;

	by_token(f, red, "/wait\n");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_WAIT);
	by_token(f, red, "/ready\n");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_YES);
	assert_string_equal(by_token(f, red, "start 4,6\n/wait\n"), "taken");
	assert_string_equal(by_token(f, red, "start 5,3\n"), "taken");
	fixture_plays(f, RED, "start 5,3");
}

#define ATTACK(test) cmocka_unit_test_setup_teardown(test, begin, fixture_free)

int main(void)
{
	const struct CMUnitTest tests[] = {
		ATTACK(a_letter_from_elsewhere_waits_and_its_seat_is_asked),
		ATTACK(its_seat_says_yes_and_it_is_taken_as_of_its_arrival),
		ATTACK(a_yes_with_courtesy_or_affirmation_is_one),
		ATTACK(what_is_neither_yes_nor_no_is_told_that_the_question_is_open),
		ATTACK(who_says_no_is_told_that_nothing_is_done),
		ATTACK(status_names_a_letter_that_waits_until_it_is_settled),
		ATTACK(status_names_no_letter_to_which_its_player_said_no),
		ATTACK(status_names_no_letter_whose_player_wrote_later),
		ATTACK(the_case_of_an_address_does_not_matter_but_all_else_does),
		ATTACK(nobody_else_answers_the_question),
		ATTACK(what_is_settled_is_no_longer_told_to_the_referee),
		ATTACK(the_same_letter_twice_waits_once),
		ATTACK(of_two_that_wait_the_one_is_taken_that_was_asked_about),
		ATTACK(a_letter_that_waited_does_not_replace_one_that_came_after_it),
		ATTACK(orders_in_the_answer_count_instead),
		ATTACK(a_yes_beside_mail_commands_takes_the_letter_and_does_them),
		ATTACK(once_the_season_is_played_its_seat_is_told_so),
		ATTACK(a_letter_that_no_yes_came_for_is_told_of_when_its_season_is_played),
		ATTACK(a_reminder_says_that_a_letter_waits_for_the_yes),
		ATTACK(a_question_is_void_when_its_seat_has_another_address),
		ATTACK(a_stranger_with_a_mail_of_the_seat_uses_up_nothing_of_it),
		ATTACK(thanks_from_elsewhere_are_no_letter),
		ATTACK(a_signed_letter_counts_from_any_address),
		ATTACK(what_waited_may_ask_as_well),
		ATTACK(another_address_says_that_two_are_asked_for_a_yes),
		ATTACK(mail_commands_in_one_answer_after_another_are_all_done),
		ATTACK(a_mail_to_two_seats_is_a_letter_of_neither),
		ATTACK(what_changes_who_has_a_seat_needs_a_yes_though_its_own_address_wrote),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
