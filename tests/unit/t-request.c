/* SPDX-License-Identifier: MIT
 * Requests for an open seat: which seats are open, what proves an address, how long a request lasts, and how
 * many there can be. */
#include "unit/club_fixture.h"
#include "club/games.h"
#include "club/request.h"
#include "club/token.h"

#include <stdio.h>
#include <string.h>

static const char dora[] = "dora@example.org";

/* A match for three that is open to all, whose seat of green nobody has. */
static int begin(void **state)
{
	int failed = fixture_make(state);
	struct fixture *f = *state;

	if (failed)
		return failed;
	fixture_set(f, "subaddress = yes\nanswers-unknown = 50\nanswers-club = 5000\n");
	fixture_match(f, "harbour", 3, "unsigned=token\nopen=yes");
	fixture_sql(f, "DELETE FROM seats WHERE seat = 3");
	return 0;
}

static void asked(struct fixture *f, const char *from, const char *text)
{
	fixture_mailed(f, from, "referee@localhost", text);
}

/* Appends where answers to the confirmation of an address go. */
static void confirmation_address(struct fixture *f, const char *mail, struct buf *to)
{
	struct seat_request request;
	char token[TOKEN_TEXT];

	FINDS(f, store_find_request(f->club.store, f->m.id, mail, &request, &f->why));
	token_of_request(&f->m, &request, token);
	token_address(to, &f->club, &f->m, token);
	seat_request_free(&request);
}

static void yes_to(struct fixture *f, const char *from, const struct buf *to)
{
	fixture_mailed(f, from, to->s, "yes");
}

static long long requests(struct fixture *f)
{
	return fixture_number(f, "SELECT count(*) FROM seat_requests");
}

static long long seats_given(struct fixture *f)
{
	return fixture_number(f, "SELECT count(*) FROM seats");
}

static int n_open(struct fixture *f)
{
	int seat, n;

	DONE(f, games_seat(HERE(f), &seat, &n));
	assert_int_equal(!seat, !n);
	return n;
}

static void tick(struct fixture *f)
{
	fixture_begin(f);
	DONE(f, request_lapse(HERE(f)));
	fixture_commit(f);
}

static void a_seat_is_open_where_the_charter_says_so_and_letters_need_no_key(void **state)
{
	struct fixture *f = *state;

	assert_int_equal(n_open(f), 1);
	fixture_charter(f, "open=no");
	assert_int_equal(n_open(f), 0);
	fixture_charter(f, "open=yes");
	fixture_charter(f, "unsigned=no");
	assert_int_equal(n_open(f), 0);
	fixture_charter(f, "unsigned=token");
	fixture_sql(f, "UPDATE matches SET state = 3, before = 0");
	fixture_look(f);
	assert_int_equal(n_open(f), 0);
	fixture_sql(f, "UPDATE matches SET state = 2");
	fixture_look(f);
	assert_int_equal(n_open(f), 0);
}

static void of_a_match_under_way_those_are_open_whose_players_left(void **state)
{
	struct fixture *f = *state;

	fixture_match(f, "strait", 2, "unsigned=token\nopen=yes");
	assert_int_equal(n_open(f), 0);
	fixture_start(f);
	assert_int_equal(n_open(f), 0);
	fixture_sql(f, "INSERT OR REPLACE INTO attendance VALUES (2, 1, 0, 0, 0, 0, 1, 0, '', 0)");
	assert_int_equal(n_open(f), 1);
	assert_true(games_referee_decides(HERE(f)));
}

static void a_token_is_of_one_request_of_one_match_at_one_time(void **state)
{
	struct fixture *f = *state;
	struct seat_request request = { .id = 1, .mail = (char *)dora, .asked = 5 };
	struct match other = f->m;
	char one[TOKEN_TEXT], two[TOKEN_TEXT];

	token_of_request(&f->m, &request, one);
	assert_int_equal(strlen(one), TOKEN_LETTERS);
	request.asked = 6;
	token_of_request(&f->m, &request, two);
	assert_string_not_equal(one, two);
	request.asked = 5;
	request.id = 2;
	token_of_request(&f->m, &request, two);
	assert_string_not_equal(one, two);
	request.id = 1;
	other.secret[0] ^= 1;
	token_of_request(&other, &request, two);
	assert_string_not_equal(one, two);
	request.mail = (char *)"Dora@example.org";
	token_of_request(&f->m, &request, two);
	assert_string_not_equal(one, two);
}

static void a_yes_gives_the_seat_until_seven_days_have_passed(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asked(f, dora, "/seat harbour Dora");
	assert_int_equal(fixture_mails(f, "confirmation", REFEREE), 1);
	confirmation_address(f, dora, &to);
	f->now += 7 * DAY - 10;
	tick(f);
	assert_int_equal(requests(f), 1);
	f->now += 10;
	yes_to(f, dora, &to);
	assert_int_equal(seats_given(f), 2);
	assert_int_equal(requests(f), 0);
	asked(f, dora, "/seat harbour Dora");
	buf_clear(&to);
	confirmation_address(f, dora, &to);
	f->now += 7 * DAY - 10;
	yes_to(f, dora, &to);
	assert_int_equal(seats_given(f), 3);
	assert_int_equal(fixture_mails(f, "invitation", GREEN), 1);
	buf_free(&to);
}

static void an_address_is_mailed_once_in_seven_days_however_it_is_asked_for(void **state)
{
	struct fixture *f = *state;

	asked(f, dora, "/seat harbour Dora");
	asked(f, "DORA@example.org", "/seat harbour Else");
	f->now += 7 * DAY - 10;
	asked(f, dora, "/seat harbour Dora");
	assert_int_equal(
		fixture_number(f, "SELECT count(*) FROM mails WHERE kind = 'confirmation'"), 1);
	f->now += 10;
	asked(f, dora, "/seat harbour Dora");
	assert_int_equal(fixture_mails(f, "confirmation", REFEREE), 1);
}

static void what_lapses_leaves_nothing_of_the_address(void **state)
{
	struct fixture *f = *state;

	asked(f, dora, "/games");
	fixture_sql(f, "UPDATE mails SET state = 1");
	asked(f, dora, "/seat harbour Dora");
	assert_true(
		fixture_number(f, "SELECT count(*) FROM mails WHERE recipient LIKE 'dora@%'") > 1);
	f->now += 7 * DAY;
	tick(f);
	assert_int_equal(
		fixture_number(f, "SELECT count(*) FROM mails WHERE recipient LIKE 'dora@%'"), 0);
	assert_int_equal(
		fixture_number(f, "SELECT count(*) FROM addresses WHERE mail LIKE 'dora@%'"), 0);
	assert_int_equal(fixture_number(f, "SELECT count(*) FROM asked_addresses"), 0);
	assert_int_equal(requests(f), 0);
}

static void a_seat_of_the_same_address_keeps_its_mails(void **state)
{
	struct fixture *f = *state;
	long long before;

	fixture_sql(f, "UPDATE seats SET mail = 'dora@example.org', name = 'Dora' WHERE seat = 1");
	fixture_match(f, "strait", 3, "unsigned=token\nopen=yes");
	fixture_sql(f, "DELETE FROM seats WHERE seat = 3 AND match = 2");
	fixture_sql(
		f, "UPDATE mails SET recipient = 'dora@example.org' WHERE seat = 1 AND match = 1");
	before = fixture_number(
		f, "SELECT count(*) FROM mails WHERE recipient = 'dora@example.org'");
	asked(f, dora, "/seat strait Dora");
	f->now += 7 * DAY;
	tick(f);
	assert_int_equal(fixture_number(f,
				 "SELECT count(*) FROM mails WHERE recipient = 'dora@example.org'"),
		before);
}

static void of_the_club_five_hundred_wait_and_the_oldest_gives_way(void **state)
{
	struct fixture *f = *state;

	fixture_match(f, "strait", 2, "unsigned=token\nopen=yes");
	fixture_sql(f,
		"INSERT INTO seat_requests (match, name, mail, asked, confirmed)"
		" WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
		" SELECT 2, 'x', i || '@x', 4000000000 - i, 0 FROM n");
	asked(f, dora, "/seat harbour Dora");
	assert_int_equal(requests(f), 500);
	assert_int_equal(
		fixture_number(f, "SELECT count(*) FROM seat_requests WHERE mail = '500@x'"), 0);
	assert_int_equal(
		fixture_number(f, "SELECT count(*) FROM seat_requests WHERE mail = '499@x'"), 1);
}

static void a_confirmation_counts_among_the_answers_to_unknown_senders(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "answers-unknown = 1\n");
	asked(f, dora, "/games");
	assert_int_equal(fixture_mails(f, "answer", REFEREE), 1);
	asked(f, dora, "/seat harbour Dora");
	assert_int_equal(requests(f), 0);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	f->now += DAY;
	asked(f, dora, "/seat harbour Dora");
	assert_int_equal(requests(f), 1);
	asked(f, dora, "/games");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void what_the_referee_gives_ends_a_request(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;
	bool confirmed;

	fixture_set(f, "referee-confirms = yes\n");
	asked(f, dora, "/seat harbour Dora");
	fixture_begin(f);
	DONE(f, request_settle(HERE(f), "nobody@example.org", &confirmed));
	assert_false(confirmed);
	fixture_commit(f);
	assert_int_equal(requests(f), 1);
	confirmation_address(f, dora, &to);
	yes_to(f, dora, &to);
	assert_int_equal(seats_given(f), 2);
	yes_to(f, dora, &to);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	fixture_begin(f);
	DONE(f, request_settle(HERE(f), "DORA@example.org", &confirmed));
	assert_true(confirmed);
	fixture_commit(f);
	assert_int_equal(requests(f), 0);
	buf_free(&to);
}

static void who_was_given_another_seat_meanwhile_gets_no_second_one(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asked(f, dora, "/seat harbour Dora");
	confirmation_address(f, dora, &to);
	fixture_sql(f, "UPDATE seats SET mail = 'Dora@example.org' WHERE seat = 2");
	yes_to(f, dora, &to);
	assert_int_equal(seats_given(f), 2);
	SAYS(fixture_told(f, "answer", REFEREE), "You have a seat of 'harbour' already, blue");
	buf_free(&to);
}

static void a_name_that_is_taken_meanwhile_seats_nobody(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asked(f, dora, "/seat harbour Dora");
	confirmation_address(f, dora, &to);
	fixture_sql(f, "UPDATE seats SET name = 'dora' WHERE seat = 2");
	yes_to(f, dora, &to);
	assert_int_equal(seats_given(f), 2);
	SAYS(fixture_told(f, "answer", REFEREE), "A seat needs your name");
	asked(f, dora, "/seat harbour Dora Doe");
	assert_int_equal(requests(f), 1);
	buf_free(&to);
}

/* Asks for the seat that is open, and answers the question by a mail. */
static void answers_question(struct fixture *f, const char *text)
{
	struct buf to = BUF_INIT;

	asked(f, dora, "/seat harbour Dora");
	confirmation_address(f, dora, &to);
	fixture_mailed(f, dora, to.s, text);
	buf_free(&to);
}

static void orders_below_the_yes_are_the_first_ones_of_the_seat(void **state)
{
	struct fixture *f = *state;

	answers_question(f, "Hi Clara,\nyes please\n\nstart 4,6 5,3\n\nDora\n");
	assert_int_equal(seats_given(f), 3);
	assert_int_equal(fixture_mails(f, "invitation", GREEN), 1);
	fixture_plays(f, GREEN, "start 4,6 5,3");
	SAYS(fixture_told(f, "ack", GREEN),
		"Your letter for season 0 of 'harbour' is taken: 1 line.");
	SAYS_NOT(f->text.s, "| yes");
	fixture_take(f, f->sent.s);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void a_mail_command_beside_first_orders_is_answered(void **state)
{
	struct fixture *f = *state;

	answers_question(f, "yes\nstart 4,6 5,3\n/help\n");
	fixture_plays(f, GREEN, "start 4,6 5,3");
	SAYS(fixture_told(f, "ack", GREEN), "/vacation");
}

static void where_the_yes_stands_alone_no_letter_is_in(void **state)
{
	struct fixture *f = *state;

	answers_question(f, "yes\n\nThank you!\nDora\n");
	assert_int_equal(seats_given(f), 3);
	fixture_plays(f, GREEN, NULL);
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
}

static void words_below_the_yes_are_listed(void **state)
{
	struct fixture *f = *state;

	answers_question(f, "yes\n\nI look forward to playing with you all!\n");
	assert_int_equal(seats_given(f), 3);
	fixture_plays(f, GREEN, NULL);
	SAYS(fixture_told(f, "ack", GREEN),
		"read as words, not as orders: | I look forward to playing with you all!");
}

static void an_order_below_the_yes_that_is_none_is_told(void **state)
{
	struct fixture *f = *state;

	answers_question(f, "yes\nstart nowhere\n");
	assert_int_equal(seats_given(f), 3);
	fixture_plays(f, GREEN, NULL);
	SAYS(fixture_told(f, "ack", GREEN),
		"You play, the seat is yours. To give orders, write them in an answer to this "
		"mail");
	SAYS(f->text.s, "NOT UNDERSTOOD");
}

static void the_match_begins_with_the_orders_that_filled_its_last_seat(void **state)
{
	struct fixture *f = *state;

	fixture_charter(f, "begin=joined");
	fixture_sql(f,
		"INSERT OR REPLACE INTO attendance VALUES (1, 1, 0, 0, 0, 0, 0, 1, '', 0),"
		" (1, 2, 0, 0, 0, 0, 0, 1, '', 0)");
	answers_question(f, "yes\nstart 4,6 5,3\n");
	fixture_look(f);
	assert_int_equal(f->m.state, MATCH_OPEN);
	fixture_plays(f, GREEN, "start 4,6 5,3");
	SAYS(fixture_told(f, "roster", GREEN), "Your orders are in, and");
}

static void orders_from_another_address_than_the_one_that_was_asked_are_none(void **state)
{
	struct fixture *f = *state;
	struct buf to = BUF_INIT;

	asked(f, dora, "/seat harbour Dora");
	confirmation_address(f, dora, &to);
	fixture_mailed(f, "eve@example.org", to.s, "yes\nstart 4,6 5,3\n");
	assert_int_equal(seats_given(f), 2);
	fixture_plays(f, GREEN, NULL);
	buf_free(&to);
}

static void where_nobody_is_seated_yet_the_orders_are_handed_back(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "referee-confirms = yes\n");
	answers_question(f, "yes\nstart 4,6 5,3\nI hope that is all right.\n");
	SAYS(fixture_told(f, "confirmation", REFEREE),
		"Send these lines again once the seat is yours, as no order was taken:");
	SAYS(f->text.s, "start 4,6 5,3");
	SAYS(f->text.s, "read as words, not as orders: | I hope that is all right.");
	SAYS_NOT(f->text.s, "| yes");
}

static void orders_without_a_yes_seat_nobody_and_are_handed_back(void **state)
{
	struct fixture *f = *state;

	answers_question(f, "start 4,6 5,3\n");
	assert_int_equal(seats_given(f), 2);
	SAYS(fixture_told(f, "answer", REFEREE), "Answer this mail with the word yes");
	SAYS(f->text.s, "Send these lines again below the yes, as no order was taken:");
	SAYS(f->text.s, "start 4,6 5,3");
}

static void a_letter_of_a_seat_asks_for_no_other(void **state)
{
	struct fixture *f = *state;

	asked(f, "red@example.org", "match harbour\nseat red\n/seat harbour Eve\n");
	assert_int_equal(requests(f), 0);
	assert_int_equal(fixture_mails(f, "confirmation", REFEREE), 0);
}

#define OPEN(test) cmocka_unit_test_setup_teardown(test, begin, fixture_free)

int main(void)
{
	const struct CMUnitTest tests[] = {
		OPEN(a_seat_is_open_where_the_charter_says_so_and_letters_need_no_key),
		OPEN(of_a_match_under_way_those_are_open_whose_players_left),
		OPEN(a_token_is_of_one_request_of_one_match_at_one_time),
		OPEN(a_yes_gives_the_seat_until_seven_days_have_passed),
		OPEN(an_address_is_mailed_once_in_seven_days_however_it_is_asked_for),
		OPEN(what_lapses_leaves_nothing_of_the_address),
		OPEN(a_seat_of_the_same_address_keeps_its_mails),
		OPEN(of_the_club_five_hundred_wait_and_the_oldest_gives_way),
		OPEN(a_confirmation_counts_among_the_answers_to_unknown_senders),
		OPEN(what_the_referee_gives_ends_a_request),
		OPEN(who_was_given_another_seat_meanwhile_gets_no_second_one),
		OPEN(a_name_that_is_taken_meanwhile_seats_nobody),
		OPEN(orders_below_the_yes_are_the_first_ones_of_the_seat),
		OPEN(a_mail_command_beside_first_orders_is_answered),
		OPEN(where_the_yes_stands_alone_no_letter_is_in),
		OPEN(words_below_the_yes_are_listed),
		OPEN(an_order_below_the_yes_that_is_none_is_told),
		OPEN(the_match_begins_with_the_orders_that_filled_its_last_seat),
		OPEN(orders_from_another_address_than_the_one_that_was_asked_are_none),
		OPEN(where_nobody_is_seated_yet_the_orders_are_handed_back),
		OPEN(orders_without_a_yes_seat_nobody_and_are_handed_back),
		OPEN(a_letter_of_a_seat_asks_for_no_other),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
