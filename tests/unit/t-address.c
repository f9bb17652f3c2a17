/* SPDX-License-Identifier: MIT
 * /address: another address of a seat's player counts once the player, and then that address, said so; and
 * what nobody else can do. Attacks stand first: whoever was passed a mail of the seat, writes any address into
 * a mail, guesses, sends again, or was asked by a slip of the pen, changes nothing. */
#include "unit/club_fixture.h"
#include "club/new_address.h"
#include "club/roster.h"
#include "club/person.h"
#include "club/token.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char red[] = "red@example.org", fresh[] = "red@new.example",
		  third[] = "third@elsewhere.example";

static int begin_with(void **state, const char *settings, const char *charter)
{
	int failed = fixture_make(state);
	struct fixture *f = *state;

	if (failed)
		return failed;
	fixture_set(f, settings);
	fixture_match(f, "harbour", 3, charter);
	fixture_start(f);
	return 0;
}

/* A match by tokens whose red has no key. */
static int begin(void **state)
{
	int failed = begin_with(state,
		"subaddress = yes\nanswers = 500\nunknown-senders = answer\n", "unsigned=token");

	if (!failed)
		fixture_sql(*state, "update seats set key = '' where seat = 1");
	return failed;
}

/* The same with a key, in a match without tokens. */
static int begin_keyed(void **state)
{
	return begin_with(state, "subaddress = yes\nanswers = 500\nunknown-senders = answer\n", "");
}

static const char *by_token(struct fixture *f, const char *from, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_seat_address(f, RED, &to);
	fixture_mailed(f, from, to.s, text);
	buf_free(&to);
	return f->verdict;
}

static const char *answered(struct fixture *f, const char *asked, const char *subject,
	const char *from, const char *text)
{
	struct buf to = BUF_INIT;

	fixture_answers_go(f, asked, subject, &to);
	fixture_mailed(f, from, to.s, text);
	buf_free(&to);
	return f->verdict;
}

/* An answer to the question whether the letter was the seat's, and to that about the address. */
static const char *old_says(struct fixture *f, const char *from, const char *text)
{
	return answered(f, red, "did you write this letter?", from, text);
}

static const char *new_says(struct fixture *f, const char *from, const char *text)
{
	return answered(f, fresh, "is this your address?", from, text);
}

/* Asks for an address, as far as its question. */
static void asks_for(struct fixture *f, const char *text)
{
	assert_string_equal(by_token(f, red, text), "waits");
	old_says(f, red, "yes\n");
}

static void goes_to(struct fixture *f, int number, const char *address)
{
	struct seat seat;

	FINDS(f, store_get_seat(f->club.store, f->m.id, number, &seat, &f->why));
	assert_string_equal(seat.mail, address);
	seat_free(&seat);
}

static int mails_to(struct fixture *f, const char *address)
{
	struct buf sql = BUF_INIT;
	long long n;

	buf_fmt(&sql, "select count(*) from mails where recipient = '%s'", address);
	n = fixture_number(f, sql.s);
	buf_free(&sql);
	return (int)n;
}

static int address_records(struct fixture *f)
{
	return (int)fixture_number(f, "select count(*) from records where kind = 'address'");
}

static void nothing_moved(struct fixture *f)
{
	goes_to(f, RED, red);
	assert_int_equal(address_records(f), 0);
}

/* ---- attacks ---- */

static void whoever_was_passed_a_mail_takes_no_seat(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(by_token(f, third, "/address third@elsewhere.example\n"), "waits");
	SAYS(fixture_told(f, "answer", REFEREE), "write to the referee: referee@localhost");
	/* with the seat's own address written into the mail, and nothing else */
	assert_string_equal(by_token(f, red, "/address third@elsewhere.example\n# 2\n"), "waits");
	SAYS(fixture_told(f, "notice", RED), "| /address third@elsewhere.example");
	by_token(f, red, "yes\n");
	by_token(f, third, "yes\n");
	old_says(f, third, "yes\n");
	assert_int_equal(fixture_number(f, "select count(*) from address_requests"), 0);
	nothing_moved(f);
}

static void nobody_but_the_new_address_answers_its_question(void **state)
{
	static const char *const others[] = { "red@example.org", "third@elsewhere.example",
		"red@new.example.evil.example", "xred@new.example", "red+x@new.example",
		"\"red@new.example\" <third@elsewhere.example>", "" };
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asks_for(f, "/address red@new.example\n");
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		new_says(f, others[i], "yes\n");
	SAYS(fixture_log(f), "only the address that was asked can answer");
	/* nor does it answer another mail, or with a token that it guessed */
	fixture_seat_address(f, RED, &to);
	fixture_mailed(f, fresh, to.s, "yes\n");
	fixture_mailed(f, fresh, "referee+harbour.0123456789abcdef@localhost", "yes\n");
	fixture_mailed(f, fresh, "referee+harbour@localhost", "yes\n");
	nothing_moved(f);
	new_says(f, fresh, "yes\n");
	goes_to(f, RED, fresh);
	buf_free(&to);
}

static void who_was_asked_by_a_slip_learns_and_gets_nothing(void **state)
{
	struct fixture *f = *state;
	const char *told;

	asks_for(f, "/address red@new.example\n");
	told = fixture_told(f, "notice", REFEREE);
	SAYS(told, "is this your address?");
	SAYS(told, "If you do not know of this, do nothing");
	SAYS_NOT(told, "red player");
	SAYS_NOT(told, "red@example.org");
	/* orders, commands and words are no yes */
	new_says(f, fresh, "start 4,6\n");
	new_says(f, fresh, "yes\nstart 4,6\n");
	new_says(f, fresh, "yes\n/press blue\nhello\n/end\n");
	SAYS(fixture_told(f, "answer", REFEREE), "so the question is still open");
	SAYS(f->text.s, "You can answer until");
	SAYS_NOT(f->text.s, "red player");
	new_says(f, fresh, "no, wrong person\n");
	assert_int_equal(mails_to(f, fresh), 4);
	assert_int_equal(
		fixture_number(f, "select count(*) from letters where verdict = 'taken'"), 0);
	nothing_moved(f);
	/* nor do they come for it later */
	f->now += 6 * DAY;
	fixture_begin(f);
	DONE(f, new_address_lapse(HERE(f)));
	fixture_commit(f);
	assert_int_equal(fixture_number(f, "select count(*) from address_requests"), 1);
	f->now += DAY + 1;
	new_says(f, fresh, "yes\n");
	SAYS(fixture_told(f, "answer", REFEREE), "Write the line /address again");
	fixture_begin(f);
	DONE(f, new_address_lapse(HERE(f)));
	fixture_commit(f);
	assert_int_equal(fixture_number(f, "select count(*) from address_requests"), 0);
	new_says(f, fresh, "yes\n");
	nothing_moved(f);
}

static void a_program_says_no_yes(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT, mail = BUF_INIT;

	asks_for(f, "/address red@new.example\n");
	fixture_answers_go(f, fresh, "is this your address?", &to);
	buf_fmt(&mail,
		"From: %s\nTo: <%s>\nMessage-ID: <x@x>\nAuto-Submitted: auto-replied\n\nyes\n",
		fresh, to.s);
	fixture_take(f, mail.s);
	nothing_moved(f);
	buf_free(&to);
	buf_free(&mail);
}

/* The mails that asked, agreed and confirmed come again, as they were and with another Message-ID. */
static void what_was_said_once_moves_a_seat_once(void **state)
{
	struct fixture *f = *state;
	struct buf first = BUF_INIT, agreed = BUF_INIT, confirmed = BUF_INIT, to = BUF_INIT;

	fixture_seat_address(f, RED, &to);
	buf_fmt(&first, "From: %s\nTo: <%s>\nMessage-ID: <1@y>\n\n/address %s\n", red, to.s, fresh);
	assert_string_equal(fixture_take(f, first.s), "waits");
	fixture_answers_go(f, red, "did you write this letter?", &to);
	buf_fmt(&agreed, "From: %s\nTo: <%s>\nMessage-ID: <2@y>\n\nyes\n", red, to.s);
	fixture_take(f, agreed.s);
	fixture_answers_go(f, fresh, "is this your address?", &to);
	buf_fmt(&confirmed, "From: %s\nTo: <%s>\nMessage-ID: <3@y>\n\nyes\n", fresh, to.s);
	fixture_take(f, confirmed.s);
	goes_to(f, RED, fresh);
	fixture_sql(f, "update seats set mail = 'red@example.org' where seat = 1");
	fixture_reopen(f);
	for (int i = 0; i < 2; i++) {
		fixture_take(f, confirmed.s);
		fixture_take(f, first.s);
		fixture_take(f, agreed.s);
		fixture_take(f, confirmed.s);
		strstr(agreed.s, "@y>")[-1] += 4;
		strstr(confirmed.s, "@y>")[-1] += 4;
	}
	goes_to(f, RED, red);
	assert_int_equal(fixture_number(f, "select count(*) from address_requests"), 0);
	assert_int_equal(address_records(f), 1);
	buf_free(&first);
	buf_free(&agreed);
	buf_free(&confirmed);
	buf_free(&to);
}

static void a_later_word_voids_an_earlier_one(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asks_for(f, "/address red@typo.example\n");
	fixture_answers_go(f, "red@typo.example", "is this your address?", &to);
	asks_for(f, "/address red@new.example\n");
	fixture_mailed(f, "red@typo.example", to.s, "yes\n");
	nothing_moved(f);
	fixture_answers_go(f, fresh, "is this your address?", &to);
	asks_for(f, "/address RED@example.org\n");
	SAYS(fixture_told(f, "answer", RED), "go to that address, as before");
	fixture_mailed(f, fresh, to.s, "yes\n");
	nothing_moved(f);
	buf_free(&to);
}

static void two_addresses_in_a_letter_are_two_questions(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asks_for(f, "/address red@typo.example\n/address red@new.example\n");
	fixture_answers_go(f, "red@typo.example", "is this your address?", &to);
	fixture_mailed(f, "red@typo.example", to.s, "yes\n");
	fixture_mailed(f, fresh, to.s, "yes\n");
	nothing_moved(f);
	buf_free(&to);
}

static void a_request_is_void_once_the_seat_is_somebody_elses(void **state)
{
	struct fixture *f = *state;

	asks_for(f, "/address red@new.example\n");
	fixture_sql(f, "update seats set mail = 'heir@example.org' where seat = 1");
	fixture_reopen(f);
	new_says(f, fresh, "yes\n");
	goes_to(f, RED, "heir@example.org");
	assert_int_equal(address_records(f), 0);
}

static void only_addresses_of_others_are_asked_and_few(void **state)
{
	static const char *const wrong[] = { "", "nobody", "two@x.example words", "a@b@c",
		"\"Red\" <red@new.example>" };
	static const char *const ours[] = { "referee@localhost", "referee+harbour@localhost",
		"REFEREE+x.y@LOCALHOST" };
	struct fixture *f = *state;
	char text[80];

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		snprintf(text, sizeof text, "/address %s\n", wrong[i]);
		/* nobody is asked for a yes to what cannot be done */
		assert_string_not_equal(by_token(f, red, text), "waits");
		SAYS(fixture_told(f, "answer", RED), "Nothing was changed");
	}
	for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) {
		snprintf(text, sizeof text, "/address %s\n", ours[i]);
		asks_for(f, text);
		SAYS(fixture_told(f, "answer", RED), "Nothing was changed");
	}
	assert_int_equal(fixture_number(f, "select count(*) from address_requests"), 0);
	for (int i = 0; i < 3; i++) {
		snprintf(text, sizeof text, "/address red%d@new.example\n", i);
		asks_for(f, text);
	}
	asks_for(f, "/address red4@new.example\n");
	SAYS(fixture_told(f, "answer", RED), "you asked for 3 addresses this season");
	assert_int_equal(mails_to(f, "red4@new.example"), 0);
}

static void a_seat_with_a_key_asks_by_its_key_alone(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter_of(f, BLUE, "season 0\nseq 1\n", "/address red@new.example\n", RED),
		"bad-signature");
	fixture_sql(
		f, "update seats set key = (select key from seats where seat = 2) where seat = 1");
	by_token(f, red, "/address red@new.example\n");
	SAYS(fixture_told(f, "answer", RED), "only for letters that are signed");
	assert_int_equal(mails_to(f, fresh), 0);
}

/* ---- what it is for ---- */

static void once_both_said_yes_the_mails_go_there(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(by_token(f, red, "/address red@new.example\n"), "waits");
	assert_int_equal(mails_to(f, fresh), 0);
	SAYS(fixture_told(f, "notice", RED), "It moves the mails of your seat to another address");
	SAYS_NOT(f->text.s, "who has your seat");
	old_says(f, red, "yes\n");
	SAYS(fixture_told(f, "answer", RED),
		"A mail goes to red@new.example now. Answer that mail");
	assert_int_equal(mails_to(f, fresh), 1);
	nothing_moved(f);
	new_says(f, fresh, "Yes, that is my address? No.\n");
	nothing_moved(f);
	new_says(f, fresh,
		"Yes, it is mine!\n\nOn Mon, 23 Nov 2026 Club wrote:\n> Answer this mail\n");
	goes_to(f, RED, fresh);
	/* both are told, nobody else is */
	assert_int_equal(fixture_mails(f, "notice", RED), 2);
	assert_int_equal(fixture_mails(f, NULL, -1), 2);
	SAYS(fixture_told(f, "notice", RED),
		"go to red@new.example from now on. This mail is the first");
	assert_int_equal(mails_to(f, fresh), 3);
	/* the record tells all that, not where */
	assert_int_equal(address_records(f), 1);
	assert_int_equal(fixture_number(f,
				 "select count(*) from records where kind = 'address' and text "
				 "like '%seat 1%by %'"
				 " and text not like '%@%'"),
		1);
	/* and plays from there, not from before */
	assert_string_equal(by_token(f, fresh, "start 4,6\n"), "taken");
	assert_string_equal(by_token(f, red, "start 5,3\n"), "waits");
}

static void the_address_before_is_told_what_to_do(void **state)
{
	struct fixture *f = *state;

	asks_for(f, "/address red@new.example\n");
	new_says(f, fresh, "yes\n");
	assert_int_equal(fixture_number(f,
				 "select count(*) from mails join mail_bytes on mail = id"
				 " where recipient = 'red@example.org'"
				 " and instr(cast(bytes as text), 'did not want that')"
				 " and instr(cast(bytes as text), 'red@new.example')"),
		1);
}

/* Moves red's mails, and gets where answers to a mail from before went. */
static void move_red(struct fixture *f, struct buf *before)
{
	fixture_seat_address(f, RED, before);
	asks_for(f, "/address red@new.example\n");
	new_says(f, fresh, "yes\n");
	goes_to(f, RED, fresh);
}

static void an_answer_to_a_mail_from_before_is_told_where_to_write(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	fixture_set(f, "referee = clara@example.org\n");
	fixture_look(f);
	move_red(f, &to);
	assert_string_equal(fixture_mailed(f, fresh, to.s, "start 4,6\n\nWhat now?\n"), "");
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
	SAYS(fixture_told(f, "answer", RED), "answer this mail instead");
	SAYS(f->text.s, "A mail from this address answered an older mail, sent before");
	assert_int_equal(mails_to(f, "clara@example.org"), 0);
	buf_clear(&to);
	fixture_answers_go(f, fresh, "answer this mail instead", &to);
	assert_string_equal(fixture_mailed(f, fresh, to.s, "start 4,6\n"), "taken");
	buf_free(&to);
}

static void so_is_one_from_the_address_before_but_only_the_new_one_hears_of_it(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;
	int mails;

	move_red(f, &to);
	mails = mails_to(f, red);
	assert_string_equal(fixture_mailed(f, red, to.s, "start 4,6\n"), "");
	SAYS(fixture_told(f, "answer", RED), "A mail from red@example.org answered an older mail");
	assert_int_equal(mails_to(f, red), mails);
	/* once a season, and others who were passed that mail hear and tell nothing */
	mails = mails_to(f, fresh);
	fixture_mailed(f, red, to.s, "start 4,6\n");
	fixture_mailed(f, third, to.s, "start 4,6\n");
	fixture_mailed(f, "blue@example.org", to.s, "start 4,6\n");
	assert_int_equal(mails_to(f, fresh), mails);
	assert_int_equal(
		fixture_number(f, "select count(*) from letters where verdict = 'taken'"), 0);
	buf_free(&to);
}

static void whoever_left_the_seat_is_no_former_address_of_it(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;
	struct seat heir = { .seat = RED,
		.name = (char *)"heir",
		.mail = (char *)"heir@example.org",
		.key = (char *)"",
		.standing = (char *)"" };
	int mails;

	fixture_seat_address(f, RED, &to);
	fixture_begin(f);
	DONE(f, roster_hand_over(HERE(f), &heir, ""));
	fixture_commit(f);
	fixture_reopen(f);
	fixture_look(f);
	mails = mails_to(f, "heir@example.org");
	fixture_mailed(f, red, to.s, "start 4,6\n");
	assert_int_equal(mails_to(f, "heir@example.org"), mails);
	buf_free(&to);
}

static void an_old_report_that_is_mailed_anew_takes_no_orders(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	fixture_run(f, true);
	fixture_run(f, true);
	buf_clear(&to);
	move_red(f, &to);
	assert_string_equal(by_token(f, fresh, "build village 4,5\n"), "taken");
	assert_string_equal(by_token(f, fresh, "/report 0\n"), "asked");
	SAYS(fixture_told(f, "answer", RED),
		"It is an old report. To give orders, answer this mail");
	buf_clear(&to);
	fixture_answers_go(f, fresh, "To give orders, answer the report of", &to);
	assert_string_equal(fixture_mailed(f, fresh, to.s, "build temple 4,5\n"), "wrong-season");
	SAYS(fixture_told(f, "ack", RED), "answer this mail with your orders for season 2");
	assert_int_equal(
		fixture_number(
			f, "select count(*) from letters where season = 2 and verdict = 'taken'"),
		1);
	/* the last report is none of these */
	by_token(f, fresh, "/report\n");
	SAYS_NOT(fixture_told(f, "answer", RED), "an old one");
	buf_free(&to);
}

static void a_signature_stands_for_the_yes_of_the_address_before(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, RED, "/address red@new.example\n");
	SAYS(fixture_told(f, "answer", RED),
		"A mail goes to red@new.example now. Answer that mail");
	nothing_moved(f);
	new_says(f, fresh, "Yes.\n");
	goes_to(f, RED, fresh);
	assert_int_equal(address_records(f), 1);
}

static void the_other_seats_of_the_player_go_along(void **state)
{
	struct fixture *f = *state;
	struct person person = { .name = "ruth",
		.shown = (char *)"Ruth",
		.mail = (char *)"red@example.org",
		.key = (char *)"" };

	DONE(f, store_begin(f->club.store, &f->why));
	DONE(f, store_save_person(f->club.store, &person, &f->why));
	DONE(f, store_commit(f->club.store, &f->why));
	fixture_match(f, "second", 3, "unsigned=token");
	fixture_start(f);
	fixture_sql(f, "update seats set person = 1, key = '' where seat = 1");
	/* a seat of the person with a key, and one of somebody else with that address, stay */
	fixture_sql(f,
		"update seats set person = 1, mail = 'red@example.org' where seat = 2 and match = "
		"2");
	fixture_sql(f,
		"update seats set key = '', mail = 'red@example.org' where seat = 3 and match = 2");
	fixture_reopen(f);
	fixture_look(f);
	asks_for(f, "/address red@new.example\n");
	new_says(f, fresh, "yes\n");
	assert_int_equal(
		fixture_number(f, "select count(*) from seats where mail = 'red@new.example'"), 2);
	goes_to(f, RED, fresh);
	goes_to(f, BLUE, red);
	goes_to(f, GREEN, red);
	assert_int_equal(address_records(f), 2);
	assert_int_equal(
		fixture_number(f, "select count(*) from persons where mail = 'red@new.example'"),
		1);
}

static void a_club_that_mails_no_questions_names_the_referee(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "subaddress = no\n");
	fixture_look(f);
	fixture_letter(f, RED, "/address red@new.example\n");
	SAYS(fixture_told(f, "answer", RED),
		"Write to the referee, who can give your seat another");
	assert_int_equal(fixture_number(f, "select count(*) from address_requests"), 0);
}

#define ATTACK(test) cmocka_unit_test_setup_teardown(test, begin, fixture_free)
#define KEYED(test) cmocka_unit_test_setup_teardown(test, begin_keyed, fixture_free)

int main(void)
{
	const struct CMUnitTest tests[] = {
		ATTACK(whoever_was_passed_a_mail_takes_no_seat),
		ATTACK(nobody_but_the_new_address_answers_its_question),
		ATTACK(who_was_asked_by_a_slip_learns_and_gets_nothing),
		ATTACK(a_program_says_no_yes),
		ATTACK(what_was_said_once_moves_a_seat_once),
		ATTACK(a_later_word_voids_an_earlier_one),
		ATTACK(two_addresses_in_a_letter_are_two_questions),
		ATTACK(a_request_is_void_once_the_seat_is_somebody_elses),
		ATTACK(only_addresses_of_others_are_asked_and_few),
		ATTACK(a_seat_with_a_key_asks_by_its_key_alone),
		ATTACK(once_both_said_yes_the_mails_go_there),
		ATTACK(the_address_before_is_told_what_to_do),
		ATTACK(an_answer_to_a_mail_from_before_is_told_where_to_write),
		ATTACK(an_old_report_that_is_mailed_anew_takes_no_orders),
		ATTACK(so_is_one_from_the_address_before_but_only_the_new_one_hears_of_it),
		ATTACK(whoever_left_the_seat_is_no_former_address_of_it),
		KEYED(a_signature_stands_for_the_yes_of_the_address_before),
		ATTACK(the_other_seats_of_the_player_go_along),
		KEYED(a_club_that_mails_no_questions_names_the_referee),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
