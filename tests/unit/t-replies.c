/* SPDX-License-Identifier: MIT
 * How many letters are answered, and that whoever forges letters uses up nobody's answers. */
#include "unit/club_fixture.h"

#include <stdio.h>
#include <string.h>

/* A letter in the name of red that red's key did not sign; from: the sender's address. */
static void forge(struct fixture *f, const char *from)
{
	char mail[120], header[40];

	snprintf(mail, sizeof mail, "From: %s\n", from);
	snprintf(header, sizeof header, "season 0\nseq %lld\n", f->seq + 1);
	fixture_carried(f, mail, RED, header, "start 5,3", BLUE);
}

/* Returns how many of n such letters, each of another sender, are answered. */
static int forge_many(struct fixture *f, int n)
{
	int answered = 0;
	char from[40];

	for (int i = 0; i < n; i++) {
		snprintf(from, sizeof from, "eve%d@evil.example", i);
		forge(f, from);
		assert_int_equal(fixture_mails(f, NULL, -1), fixture_mails(f, "ack", RED));
		answered += fixture_mails(f, "ack", RED);
	}
	return answered;
}

/* A proven letter that is refused, each time another. */
static int refused(struct fixture *f)
{
	char header[40];

	snprintf(header, sizeof header, "season 7\nseq %lld\n", f->seq + 1);
	assert_string_equal(fixture_letter_of(f, RED, header, "", RED), "wrong-season");
	return fixture_mails(f, "ack", RED);
}

static int unknown_writes(struct fixture *f, const char *from)
{
	char mail[300];

	snprintf(mail, sizeof mail,
		"From: %s\nTo: referee@localhost\nMessage-ID: <%lld@x>\n\nHow does this work?\n",
		from, ++f->seq);
	fixture_take(f, mail);
	return fixture_mails(f, "answer", -1);
}

static void a_players_own_damaged_letter_is_answered_after_a_thousand_forged_ones(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "answers = 10\n");
	assert_int_equal(forge_many(f, 1000), 3);
	forge(f, "Red@Example.org");
	assert_int_equal(fixture_mails(f, "ack", RED), 1);
	SAYS(fixture_told(f, "ack", RED), "the signature is not that of this seat's key");
	SAYS(f->text.s, "997 letters for your seat were not answered");
	SAYS(f->text.s, "997: the signature is not that of this seat's key");
	forge(f, "red@example.org");
	SAYS_NOT(fixture_told(f, "ack", RED), "your seat were not answered");
}

static void who_forges_the_seats_own_address_leaves_half_the_answers_to_what_is_proven(void **state)
{
	struct fixture *f = *state;
	int answered = 0;

	fixture_set(f, "answers = 10\n");
	for (int i = 0; i < 20; i++) {
		forge(f, "red@example.org");
		answered += fixture_mails(f, "ack", RED);
		if (answered == 5 && fixture_mails(f, "ack", RED))
			SAYS(fixture_told(f, "ack", RED),
				"This is the last answer today to letters that your key did not");
	}
	assert_int_equal(answered, 5);
	for (int i = 0; i < 5; i++) {
		assert_int_equal(refused(f), 1);
		if (!i)
			SAYS(fixture_told(f, "ack", RED),
				"15 letters for your seat were not answered");
	}
	SAYS(fixture_told(f, "ack", RED),
		"the last answer today to letters that are refused or ask for something");
	assert_int_equal(refused(f), 0);
	f->now += DAY;
	assert_int_equal(refused(f), 1);
	SAYS(fixture_told(f, "ack", RED), "One letter for your seat was not answered");
}

static void a_letter_that_is_taken_is_acknowledged_whatever_was_answered(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "answers = 1\nanswers-club = 1\n");
	forge_many(f, 3);
	refused(f);
	for (int i = 0; i < 3; i++) {
		assert_string_equal(fixture_letter(f, RED, "start 5,3"), "taken");
		assert_int_equal(fixture_mails(f, "ack", RED), 1);
	}
	assert_int_equal(refused(f), 0);
}

static void an_address_that_is_not_the_seats_is_answered_once_a_season(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "answers = 10\n");
	for (int i = 0; i < 3; i++) {
		forge(f, "eve@evil.example");
		assert_int_equal(fixture_mails(f, NULL, -1), !i);
		f->now += DAY;
	}
	forge(f, "mallory@evil.example");
	assert_int_equal(fixture_mails(f, "ack", RED), 1);
}

static void the_same_damaged_letter_is_answered_once(void **state)
{
	struct fixture *f = *state;
	char mail[4000];

	fixture_set(f, "answers = 10\n");
	forge(f, "red@example.org");
	forge(f, "red@example.org");
	snprintf(mail, sizeof mail, "%s", f->sent.s);
	fixture_take(f, mail);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	assert_int_equal(refused(f), 1);
	SAYS_NOT(fixture_told(f, "ack", RED), "not answered");
}

static void unknown_senders_get_half_of_the_clubs_answers_and_each_three(void **state)
{
	struct fixture *f = *state;
	int answered = 0;
	char from[40];

	fixture_set(f, "answers = 10\nanswers-club = 20\nunknown-senders = answer\n");
	for (int i = 0; i < 4; i++)
		assert_int_equal(unknown_writes(f, "newcomer@example.org"), i < 3);
	for (int i = 0; i < 50; i++) {
		snprintf(from, sizeof from, "s%d@elsewhere.example", i);
		answered += unknown_writes(f, from);
	}
	assert_int_equal(answered, 7);
	assert_int_equal(forge_many(f, 3), 0);
	for (int i = 0; i < 5; i++) {
		forge(f, "red@example.org");
		assert_int_equal(fixture_mails(f, "ack", RED), 1);
	}
	assert_int_equal(refused(f), 1);
	fixture_set(f, "referee = me@home.example\n");
	fixture_mail(&f->sent, f, RED, "");
	unknown_writes(f, "Red@example.org");
	SAYS(fixture_told(f, "notice", REFEREE),
		"44 mails that name no seat were not answered, as there were more than");
}

static void a_player_whom_no_mail_told_is_told_when_the_season_was_played(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "answers = 10\n");
	fixture_letter(f, RED, "start 5,3");
	fixture_letter(f, BLUE, "start 4,6");
	forge_many(f, 5);
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	SAYS(fixture_told(f, "notice", RED), "2 letters for your seat were not answered");
	assert_int_equal(fixture_mails(f, "notice", BLUE), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(a_players_own_damaged_letter_is_answered_after_a_thousand_forged_ones),
		WITH_TWO(
			who_forges_the_seats_own_address_leaves_half_the_answers_to_what_is_proven),
		WITH_TWO(a_letter_that_is_taken_is_acknowledged_whatever_was_answered),
		WITH_TWO(an_address_that_is_not_the_seats_is_answered_once_a_season),
		WITH_TWO(the_same_damaged_letter_is_answered_once),
		WITH_TWO(unknown_senders_get_half_of_the_clubs_answers_and_each_three),
		WITH_TWO(a_player_whom_no_mail_told_is_told_when_the_season_was_played),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
