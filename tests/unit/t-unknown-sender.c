/* SPDX-License-Identifier: MIT
 * Mails that are no letters of a seat: those of unknown senders, words of players, seats that are asked
 * for, and mails of the club's own that came back. */
#include "unit/club_fixture.h"
#include "club/club_bounce.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A mail of somebody; each has another Message-ID. */
static const char *mail_from(
	struct fixture *f, const char *from, const char *subject, const char *text)
{
	static char mail[3000];

	snprintf(mail, sizeof mail,
		"From: %s\nTo: referee@localhost\nSubject: %s\nMessage-ID: "
		"<s%lld@example.org>\n\n%s",
		from, subject, ++f->seq, text);
	return fixture_take(f, mail);
}

/* How many mails of the step went to an address. */
static int mails_to(struct fixture *f, const char *address)
{
	char sql[200];

	snprintf(sql, sizeof sql, "select count(*) from mails where recipient = '%s' and id > %lld",
		address, f->mail);
	return (int)fixture_number(f, sql);
}

/* ---- unknown senders ---- */

static void a_mail_without_orders_is_logged_and_its_writer_told_where_they_are(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(mail_from(f, "eve@example.org", "hello", "How does this work?\n"), "");
	SAYS(fixture_log(f), "no orders");
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
	SAYS(fixture_told(f, "answer", REFEREE), "send the line /games alone to this address");
	mail_from(f, "eve@example.org", "hello", "");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void a_club_that_answers_unknown_senders_does_so_once_a_mail(void **state)
{
	struct fixture *f = *state;
	char again[400];

	fixture_set(f, "unknown-senders = answer\n");
	mail_from(f, "eve@example.org", "hello", "How does this work?\n");
	assert_int_equal(mails_to(f, "eve@example.org"), 1);
	SAYS(fixture_told(f, "answer", -1), "could not be taken as a letter of orders");
	snprintf(again, sizeof again, "%s", f->sent.s);
	f->now += DAY;
	fixture_take(f, again);
	assert_int_equal(mails_to(f, "eve@example.org"), 0);
	mail_from(f, "eve@example.org", "hello", "Are you there?\n");
	assert_int_equal(mails_to(f, "eve@example.org"), 1);
}

static void what_is_wrong_with_a_mail_of_the_clubs_own_is_not_logged(void **state)
{
	struct fixture *f = *state;
	struct mail_row row;
	char *mail;

	assert_int_equal(store_next_mail(f->club.store, 0, &row, &f->why), FOUND);
	mail = xalloc(row.bytes_n + 1, 1);
	memcpy(mail, row.bytes, row.bytes_n);
	fixture_take(f, mail);
	assert_string_equal(fixture_log(f), "");
	free(mail);
	mail_row_free(&row);
}

static void words_of_a_player_are_mailed_on_five_times_a_day(void **state)
{
	struct fixture *f = *state;
	char words[80];

	mail_from(f, "Red@example.org", "my cat", "my cat is ill\n");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	fixture_set(f, "referee = me@home.example\n");
	mail_from(f, "eve@example.org", "my cat", "my cat is ill\n");
	assert_int_equal(mails_to(f, "me@home.example"), 0);
	for (int i = 0; i < 7; i++) {
		snprintf(words, sizeof words, "my cat is ill: %d more days, please.\n", i);
		mail_from(f, "Red@example.org", "my cat", words);
		assert_int_equal(mails_to(f, "me@home.example"), i < 5);
		if (!i)
			SAYS(fixture_told(f, "notice", REFEREE),
				"| my cat is ill: 0 more days, please.");
	}
	SAYS(fixture_log(f), "no orders");
}

static void the_button_of_mail_programs_tells_both_once_a_day_and_changes_nothing(void **state)
{
	struct fixture *f = *state;

	mail_from(f, "red@example.org", "stop harbour", "made by a program\n");
	SAYS(fixture_told(f, "answer", RED),
		"To leave 'harbour' at once, send a signed letter with the line /stop");
	SAYS(fixture_told(f, "notice", REFEREE), "tradepost tell harbour red /stop");
	assert_false(fixture_attendance(f, RED).vacant);
	mail_from(f, "red@example.org", "stop harbour", "made by a program\n");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	mail_from(f, "eve@example.org", "stop harbour", "made by a program\n");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

/* ---- who asks for a seat ---- */

/* A letter that asks for a seat, signed with one of the test's keys; that of `named` is in it. */
static const char *take_over(struct fixture *f, int seat, const char *who, int named, int signs)
{
	struct public_key public = key_public(&f->key[named]);
	struct buf line = BUF_INIT;

	buf_fmt(&line, "/take-over %s ", who);
	key_line(&public, &line);
	fixture_letter_of(f, seat, "", line.s, signs);
	buf_free(&line);
	return f->verdict;
}

static void a_seat_that_is_not_open_cannot_be_asked_for(void **state)
{
	struct fixture *f = *state;

	key_new(&f->key[4]);
	assert_string_equal(take_over(f, BLUE, "Ann O'Hara ann@example.org", 4, 4), "");
	SAYS(fixture_log(f), "that seat is not open to others");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void who_asks_proves_the_key_and_the_referee_is_asked_once_for_each(void **state)
{
	struct fixture *f = *state;

	key_new(&f->key[4]);
	key_new(&f->key[5]);
	fixture_ask(f, BLUE, "/stop");
	assert_string_equal(take_over(f, BLUE, "Ann ann@example.org", 4, 5), "");
	SAYS(fixture_log(f), "sign the letter with the key that follows /take-over");
	assert_string_equal(take_over(f, BLUE, "Ann", 4, 4), "");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	assert_string_equal(take_over(f, BLUE, "Ann ann@example.org", 4, 4), "wanted");
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
	SAYS(fixture_told(f, "notice", REFEREE), "tradepost seat harbour blue");
	SAYS_NOT(f->text.s, "--replace");
	assert_string_equal(take_over(f, BLUE, "Mallory eve@example.org", 4, 4), "");
	SAYS(fixture_log(f),
		"somebody with that key, or enough other people, have asked for the seat already");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void the_referee_is_asked_for_a_seat_by_five_and_warned_of_who_has_one(void **state)
{
	struct fixture *f = *state;

	fixture_ask(f, BLUE, "/stop");
	assert_string_equal(take_over(f, BLUE, "Red red2@example.org", RED, RED), "wanted");
	SAYS(fixture_told(f, "notice", REFEREE),
		"NOTE: the seat red has the same key or the same address.");
	for (int i = 4; i < 10; i++) {
		char who[40];

		key_new(&f->key[i]);
		snprintf(who, sizeof who, "T t%d@example.org", i);
		assert_string_equal(take_over(f, BLUE, who, i, i), i < 8 ? "wanted" : "");
		if (i == 7)
			SAYS(fixture_told(f, "notice", REFEREE),
				"No more requests are mailed to you this season");
	}
	SAYS(fixture_ask(f, RED, "/who\n/take-over Ann ann@example.org RWQ"),
		"a letter with the line /take-over alone");
}

/* ---- what came back ---- */

/* A delivery report to an address. */
static void bounce(struct fixture *f, const char *to, const char *action, const char *status)
{
	char mail[1500];

	snprintf(mail, sizeof mail,
		"Return-Path: <>\nFrom: Mail Delivery System <MAILER-DAEMON@example.org>\nTo: %s\n"
		"Message-ID: <b%lld@example.org>\nAuto-Submitted: auto-replied\nMIME-Version: 1.0\n"
		"Content-Type: multipart/report; report-type=delivery-status; boundary=\"=b\"\n\n"
		"--=b\nContent-Type: text/plain\n\nI am sorry.\n"
		"--=b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; example.org\n\n"
		"Final-Recipient: rfc822; red@example.org\nAction: %s\nStatus: %s\n"
		"Diagnostic-Code: smtp; 550 no such user\n\n--=b--\n",
		to, ++f->seq, action, status);
	fixture_take(f, mail);
}

/* The envelope's sender of the nth mail to red, from 0. */
static char *sender(struct fixture *f, int nth)
{
	char sql[120], *from;

	snprintf(sql, sizeof sql,
		"select id from mails where recipient = 'red@example.org' order by id limit 1 "
		"offset %d",
		nth);
	from = bounce_sender(&f->club, fixture_number(f, sql), "red@example.org", &f->why);
	assert_string_equal(f->why.s, "");
	return from;
}

static void address_is(struct fixture *f, int hard, bool bad)
{
	struct address_row row;

	DONE(f, store_get_address(f->club.store, "red@example.org", &row, &f->why));
	assert_int_equal(row.hard, hard);
	assert_int_equal(*row.bad != 0, bad);
	address_row_free(&row);
}

static void only_what_the_club_has_sent_comes_back(void **state)
{
	struct fixture *f = *state;
	char *from, *other;

	fixture_set(f, "bounces = yes\n");
	from = sender(f, 0);
	other = sender(f, 1);
	assert_string_not_equal(from, other);
	/* The number of one mail with the tag of another. */
	memcpy(strrchr(other, '-'), strrchr(from, '-'), strlen(strrchr(from, '-')));
	bounce(f, other, "failed", "5.1.1");
	SAYS(fixture_log(f),
		"a bounce of a mail that this club did not send: the bounce is forged");
	address_is(f, 0, false);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	free(from);
	free(other);
}

static void two_mails_that_come_back_for_good_make_an_address_bad_till_a_letter_comes(void **state)
{
	struct fixture *f = *state;
	char *first, *second;

	fixture_set(f, "bounces = yes\n");
	first = sender(f, 0);
	second = sender(f, 1);
	bounce(f, first, "delayed", "4.2.2");
	address_is(f, 0, false);
	bounce(f, first, "failed", "5.1.1");
	bounce(f, first, "failed", "5.1.1");
	address_is(f, 1, false);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	bounce(f, second, "failed", "5.1.1");
	address_is(f, 2, true);
	SAYS(fixture_told(f, "notice", -1), "The last 2 mails to this address came back");
	SAYS(f->text.s, "550 no such user");
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
	address_is(f, 0, false);
	free(first);
	free(second);
}

static void where_the_club_does_not_look_the_sender_is_its_plain_address(void **state)
{
	struct fixture *f = *state;
	char *from;

	fixture_set(f, "bounces = no\n");
	from = sender(f, 0);
	assert_string_equal(from, "referee@localhost");
	free(from);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(a_mail_without_orders_is_logged_and_its_writer_told_where_they_are),
		WITH_TWO(a_club_that_answers_unknown_senders_does_so_once_a_mail),
		WITH_TWO(what_is_wrong_with_a_mail_of_the_clubs_own_is_not_logged),
		WITH_TWO(words_of_a_player_are_mailed_on_five_times_a_day),
		WITH_TWO(the_button_of_mail_programs_tells_both_once_a_day_and_changes_nothing),
		WITH_THREE(a_seat_that_is_not_open_cannot_be_asked_for),
		WITH_THREE(who_asks_proves_the_key_and_the_referee_is_asked_once_for_each),
		WITH_THREE(the_referee_is_asked_for_a_seat_by_five_and_warned_of_who_has_one),
		WITH_TWO(only_what_the_club_has_sent_comes_back),
		WITH_TWO(two_mails_that_come_back_for_good_make_an_address_bad_till_a_letter_comes),
		WITH_TWO(where_the_club_does_not_look_the_sender_is_its_plain_address),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
