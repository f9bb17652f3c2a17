/* SPDX-License-Identifier: MIT
 * What the referee of a match signs, what is compared with it before a season is played, and what a referee
 * does beside the letters. */
#include "unit/club_fixture.h"
#include "club/amendment.h"
#include "club/behind.h"
#include "club/consent.h"
#include "club/evidence.h"
#include "club/letter_seal.h"
#include "club/referee_orders.h"
#include "club/rules_upgrade.h"
#include "club/take_back.h"
#include "proof/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what players give to the dice ---- */

/* The i-th value of the chain of a seat's key, as text. */
static const char *own_value(struct fixture *f, int seat, int i)
{
	static char text[HASH_TEXT];
	struct public_key public = key_public(&f->key[seat]);
	struct tp1_chain chain = { TP1_PLAYER, f->m.gid, { 0 } };
	unsigned char tip[HASH], value[HASH];
	struct chain_state state;

	DONE(f, chain_state(HERE(f), &state));
	memcpy(chain.owner, public.pk, HASH);
	tp1_player_tip(tip, f->m.gid, state.open, f->key[seat].sk);
	tp1_value(value, &chain, tip, i);
	hash_text(text, value);
	return text;
}

static const char *letter_with(struct fixture *f, int seat, const char *word, int i)
{
	char body[100];

	snprintf(body, sizeof body, "%s %s", word, own_value(f, seat, i));
	return fixture_letter(f, seat, body);
}

static void who_has_joined_gives_a_value_to_each_cast(void **state)
{
	struct fixture *f = *state;
	struct record_row row;

	fixture_match(f, "harbour", 2, "");
	assert_string_equal(letter_with(f, RED, "/join", 0), "asked");
	SAYS(fixture_told(f, "answer", RED), "You have joined. When the referee starts");
	fixture_start(f);
	assert_string_equal(fixture_letter(f, RED, ""), "no-nonce");
	assert_string_equal(letter_with(f, RED, "nonce", 2), "bad-nonce");
	assert_string_equal(letter_with(f, RED, "nonce", 1), "taken");
	assert_string_equal(fixture_letter(f, BLUE, ""), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	assert_int_equal(store_season_record(f->club.store, f->m.id, 0, &row, &f->why), FOUND);
	SAYS(row.text, "seat 1 nonce ");
	SAYS(row.text, "seat 2 nonce none");
	record_row_free(&row);
	assert_string_equal(letter_with(f, RED, "nonce", 1), "bad-nonce");
	assert_string_equal(letter_with(f, RED, "nonce", 2), "taken");
}

static void who_joins_a_match_under_way_gives_to_the_cast_after_the_next(void **state)
{
	struct fixture *f = *state;

	letter_with(f, RED, "/join", 0);
	SAYS(fixture_told(f, "answer", RED), "You have joined: from season 1 on");
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
	assert_string_equal(fixture_letter(f, BLUE, ""), "taken");
	fixture_run(f, false);
	assert_string_equal(fixture_letter(f, RED, ""), "no-nonce");
}

/* ---- what is signed ---- */

/* What a seat was mailed till now. */
static void gather(struct fixture *f, struct evidence *e, int seat)
{
	struct mail_row row;
	long long last = 0;

	while (store_next_mail(f->club.store, last, &row, &f->why) == FOUND) {
		last = row.id;
		if (row.seat == seat)
			evidence_mail(e, (struct span){ row.bytes, row.bytes_n }, "mail");
		mail_row_free(&row);
	}
}

static void the_mails_of_one_player_prove_the_match(void **state)
{
	struct fixture *f = *state;
	struct evidence e = { 0 };
	struct verification v;

	for (int i = 0; i < 3; i++)
		fixture_season(f);
	gather(f, &e, RED);
	verify_match(&v, &e, f->m.gid);
	assert_string_equal(v.faults.s, "");
	assert_int_equal(v.wrong, 0);
	assert_int_equal(v.records, 3);
	assert_int_equal(v.proven.acks, 3);
	assert_int_equal(v.proven.receipts, 3);
	assert_int_equal(v.proven.reports, 3);
	verify_free(&v);
	evidence_free(&e);
}

static void a_match_whose_options_were_changed_is_not_played(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f, "update matches set options = 'passes=2' || char(10)");
	assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
	SAYS(f->text.s, "the record that opened the match names another box, map, option");
}

static void a_record_that_was_changed_stops_the_match(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_sql(f,
		"update records set text = replace(text, 'seat 1 seq 1', 'seat 1 seq 9')"
		" where kind = 'season'");
	assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
	SAYS(f->text.s, "record 0 is not as it was signed");
}

static void a_roster_that_was_found_signed_before_stops_the_match_when_it_is_not(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_letter(f, RED, "");
	fixture_sql(f, "update records set signature = zeroblob(64) where kind = 'roster'");
	assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
	SAYS(f->text.s, "the roster is not as it was signed");
}

static void what_a_season_left_behind_is_compared_before_the_next_one(void **state)
{
	static const struct {
		const char *sql, *says;
	} row[] = {
		{ "update seats set standing = '@ gold a' || char(10) where seat = 1",
			"other lines stand for seat 1" },
		{ "update seasons set played = played - 86400",
			"season 0 was played on another day" },
	};
	struct fixture *f = *state;

	fixture_season(f);
	for (int i = 0; i < 2; i++) {
		fixture_sql(f, row[i].sql);
		assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
		SAYS(f->text.s, row[i].says);
		fixture_sql(f,
			i ? "update seasons set played = played + 86400"
			  : "update seats set standing = ''");
	}
	assert_int_equal(fixture_run(f, true), SEASON_PLAYED);
}

/* ---- a store that lies behind ---- */

static void a_mail_that_shows_a_record_the_store_has_not_stops_the_match(void **state)
{
	struct fixture *f = *state;
	struct mail_row row;
	long long since;
	char *mail;

	fixture_season(f);
	FINDS(f, store_get_mail(f->club.store, f->m.id, 0, RED, "report", &row, &f->why));
	mail = xcopy(row.bytes, row.bytes_n);
	mail_row_free(&row);
	fixture_take(f, mail);
	DONE(f, behind_may_sign(HERE(f)));
	fixture_sql(f, "delete from records where kind = 'season'");
	fixture_take(f, mail);
	free(mail);
	DONE(f, behind_since(f->club.store, &f->m, &since, &f->why));
	assert_int_equal(since, 1);
	REFUSED(f, behind_may_sign(HERE(f)), "call 'tradepost restore ");
	SAYS(fixture_told(f, "notice", REFEREE), "shows record 0 of 'harbour'");
}

static void of_a_match_that_lies_behind_letters_are_taken_and_nothing_is_done(void **state)
{
	struct fixture *f = *state;

	fixture_begin(f);
	DONE(f, behind_mark_all(f->club.store, f->now, &f->why));
	fixture_commit(f);
	SAYS(fixture_ask(f, RED, "/wait"), "Send the mail commands of your letter again later");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_UNSAID);
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "taken");
	SAYS_NOT(fixture_told(f, "ack", RED), "tp-ack");
}

/* ---- what the referee does ---- */

/* Gives orders for red; refused: a part of the reason why not, NULL where they are kept. */
static void act_for_red(struct fixture *f, const char *lines, const char *refused)
{
	struct buf orders = BUF_INIT;
	struct referee_act d;
	struct duty duty;

	buf_str(&orders, lines);
	fixture_act(f, &d, "Red is ill");
	DONE(f, match_duty(&d.c, RED, &duty));
	if (refused) {
		REFUSED(f,
			referee_orders_may(&d, RED, &duty)
				&& referee_orders_check(&d, "act.txt", &orders)
				&& referee_orders_give(&d, RED, &orders),
			refused);
	} else {
		DONE(f, referee_orders_may(&d, RED, &duty));
		DONE(f, referee_orders_check(&d, "act.txt", &orders));
		DONE(f, referee_orders_give(&d, RED, &orders));
	}
	fixture_leave_act(f, &d);
	buf_free(&orders);
}

static void what_the_referee_orders_for_a_seat_yields_to_its_players_letter(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	act_for_red(f, "gold e\n", NULL);
	act_for_red(f, "gold a\n", NULL);
	SAYS(fixture_told(f, "notice", BLUE),
		"The referee has given orders for red in season 1 of 'harbour'.");
	SAYS(f->text.s, "The reason: Red is ill");
	SAYS(f->text.s, "tp-act 1");
	fixture_letter(f, BLUE, "");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	SAYS(fixture_told(f, "report", RED), "YOUR LETTER (seq 2, referee)");
	fixture_letter(f, RED, "gold e");
	act_for_red(f, "gold a\n", "a letter of that seat is in");
}

static void orders_with_a_slip_for_a_seat_are_found_before_they_are_kept(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	act_for_red(f, "gold a\nbluid x\n", "act.txt: line 2: ");
	act_for_red(f, "", "act.txt: the file has no orders");
	fixture_sql(f, "update matches set state = 2");
	act_for_red(f, "gold a\n", "takes no orders: it is over");
}

/* Amends the season played last; refused: a part of the reason why not, NULL where it is done. */
static void amend(struct fixture *f, const char *text, const char *refused)
{
	struct referee_act d;

	fixture_act(f, &d, "a slip");
	if (refused) {
		REFUSED(f, amendment_make(&d, "amend.txt", text), refused);
		store_rollback(d.club.store);
		fixture_begin(f);
	} else {
		DONE(f, amendment_make(&d, "amend.txt", text));
	}
	fixture_leave_act(f, &d);
}

static long long digest_of(struct fixture *f)
{
	return fixture_number(f,
		"select unicode(digest) * 1000 + season from seasons"
		" order by season desc limit 1");
}

static void a_ruling_alone_is_told_with_its_record_and_changes_nothing(void **state)
{
	struct fixture *f = *state;
	long long was;

	fixture_season(f);
	was = digest_of(f);
	amend(f, NULL, NULL);
	assert_int_equal(digest_of(f), was);
	SAYS(fixture_told(f, "notice", RED), "The referee has made a ruling in 'harbour'.");
	SAYS(f->text.s, "The reason: a slip");
	SAYS(f->text.s, "tp-amend 1");
}

static void orders_accepted_after_all_are_played_with_the_dice_that_were_cast(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, RED, "start 4,6");
	fixture_letter(f, BLUE, "start 5,3");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	fixture_letter(f, BLUE, "");
	assert_int_equal(fixture_run(f, true), SEASON_PLAYED);
	assert_int_equal(fixture_attendance(f, RED).letters, 0);
	amend(f, "orders red\n  gold e\n", NULL);
	SAYS(fixture_told(f, "notice", RED), "season 1 of 'harbour'. No die was rolled again.");
	assert_int_equal(fixture_attendance(f, RED).letters, 1);
	assert_int_equal(fixture_number(f, "select count(*) from branches"), 1);
	fixture_season(f);
}

static void what_is_set_by_name_lies_so_from_then_on(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	amend(f, "given\n  1,1: red army\n", NULL);
	SAYS(fixture_told(f, "notice", BLUE), "1,1");
	amend(f, "orders red\n  gold e\n", "cannot be played anew with other orders");
	fixture_season(f);
}

static void an_amendment_does_one_thing_and_has_no_slips(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	amend(f, "given\n  1,2: red army\norders red\n  gold e\n", "amend twice");
	amend(f, "given\n  1,1: mauve army\n", "amend.txt:2");
	assert_int_equal(fixture_number(f, "select count(*) from records where kind = 'amend'"), 0);
}

static void a_match_of_the_newest_rules_is_not_upgraded(void **state)
{
	struct fixture *f = *state;
	struct referee_act d;

	fixture_act(f, &d, "a newer program");
	REFUSED(f, rules_upgrade_may(&d), "by the newest rules already");
	fixture_leave_act(f, &d);
}

static void rollback(struct fixture *f, int season)
{
	struct referee_act d;

	fixture_act(f, &d, "a slip");
	DONE(f, take_back_seasons(&d, season));
	fixture_leave_act(f, &d);
}

static void put_back(struct fixture *f)
{
	struct referee_act d;
	int number;

	fixture_act(f, &d, "the wrong season");
	FINDS(f, take_back_last(&d, &number));
	DONE(f, take_back_undo(&d, number));
	fixture_leave_act(f, &d);
}

static long long number_of(struct fixture *f, int season)
{
	char sql[100];

	snprintf(sql, sizeof sql,
		"select count(*) from seasons where season >= %d and length(digest) = 32", season);
	return fixture_number(f, sql);
}

static void a_season_that_was_taken_back_is_open_again_and_its_letters_do_not_count(void **state)
{
	struct fixture *f = *state;

	for (int i = 0; i < 4; i++)
		fixture_season(f);
	rollback(f, 2);
	SAYS(fixture_told(f, "notice", RED), "season 2 is open again");
	assert_int_equal(f->m.season, 2);
	assert_int_equal(number_of(f, 2), 0);
	assert_int_equal(fixture_attendance(f, RED).seasons, 1);
	assert_int_equal(fixture_run(f, false), SEASON_LEFT);
	fixture_season(f);
	assert_int_equal(f->m.season, 3);
	/* The new report is another mail than the one it replaces. */
	assert_int_equal(fixture_number(f,
				 "select count(*) from mails where kind = 'report'"
				 " and season = 2 and seat = 1"),
		2);
}

static void what_was_taken_back_can_be_put_back_as_it_was(void **state)
{
	struct fixture *f = *state;
	const char *all = "select total(season * (1 + length(image)) + length(journal)) + "
			  "total(unicode(hex(digest))) from seasons";
	long long was;

	for (int i = 0; i < 4; i++)
		fixture_season(f);
	was = fixture_number(f, all);
	rollback(f, 1);
	assert_int_not_equal(fixture_number(f, all), was);
	put_back(f);
	SAYS(fixture_told(f, "notice", RED), "What was played up to season 3 counts again");
	assert_int_equal(f->m.season, 4);
	assert_int_equal(fixture_number(f, all), was);
	assert_int_equal(fixture_attendance(f, RED).seasons, 3);
	assert_int_equal(fixture_attendance(f, RED).letters, 3);
	fixture_season(f);
}

static void only_what_was_signed_last_can_be_put_back(void **state)
{
	struct fixture *f = *state;
	struct referee_act d;
	int number;

	fixture_season(f);
	fixture_season(f);
	rollback(f, 1);
	fixture_season(f);
	fixture_act(f, &d, "the wrong season");
	REFUSED(f, take_back_last(&d, &number) == FOUND, "only a rollback can be undone");
	fixture_leave_act(f, &d);
}

static enum consent_state ask_consent(struct fixture *f, const char *command)
{
	enum consent_state consent;
	struct referee_act d;

	fixture_act(f, &d, "a fresh start");
	DONE(f, consent_ask(&d, command, "propose-rollback", 0, SPAN(""), &consent));
	fixture_leave_act(f, &d);
	return consent;
}

static void where_the_charter_says_so_nothing_is_done_before_all_agree_and_then_once(void **state)
{
	struct fixture *f = *state;

	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_GIVEN);
	fixture_charter(f, "consent=yes");
	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_ASKED);
	SAYS(fixture_told(f, "notice", BLUE),
		"The referee proposes for 'harbour' to open season 0 again. The reason: a "
		"fresh start");
	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_ASKED);
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
	SAYS(fixture_ask(f, RED, "/vote agree"), "1 of 2");
	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_ASKED);
	SAYS(fixture_ask(f, BLUE, "/vote agree"), "The vote is carried");
	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_GIVEN);
	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_ASKED);
}

static void what_was_not_proposed_was_not_agreed_to(void **state)
{
	struct fixture *f = *state;

	fixture_charter(f, "consent=yes");
	ask_consent(f, "rollback 0");
	fixture_ask(f, RED, "/vote agree");
	fixture_ask(f, BLUE, "/vote agree");
	assert_int_equal(ask_consent(f, "rollback 1"), CONSENT_ASKED);
	assert_int_equal(ask_consent(f, "rollback 0"), CONSENT_ASKED);
}

/* ---- the witness ---- */

static void letters_are_sealed_for_the_witness_who_is_waited_for_some_hours(void **state)
{
	struct witness_row witness = { .mail = (char *)"will@example.org", .joined = true };
	struct fixture *f = *state;
	struct secret_key key;
	struct public_key public;
	struct record_row row;

	key_new(&key);
	public = key_public(&key);
	memcpy(witness.key, public.pk, HASH);
	memset(witness.anchor, 7, HASH);
	f->witness = &witness;
	fixture_match(f, "harbour", 2, "witness-wait=24");
	fixture_start(f);
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_LEFT);
	assert_string_equal(fixture_letter(f, BLUE, ""), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_SEALED);
	assert_int_equal(fixture_mails(f, NULL, REFEREE), 1);
	SAYS(fixture_told(f, NULL, REFEREE), "tp-seal 1");
	assert_string_equal(fixture_letter(f, RED, ""), "sealed");
	assert_int_equal(fixture_run(f, false), SEASON_LEFT);
	SAYS(fixture_ask(f, RED, "/join AAAA"), "You have not joined");
	f->now += 25 * HOUR;
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	assert_int_equal(store_season_record(f->club.store, f->m.id, 0, &row, &f->why), FOUND);
	SAYS(row.text, "witness absent");
	record_row_free(&row);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		IN_CLUB(who_has_joined_gives_a_value_to_each_cast),
		WITH_TWO(who_joins_a_match_under_way_gives_to_the_cast_after_the_next),
		WITH_TWO(the_mails_of_one_player_prove_the_match),
		WITH_TWO(a_match_whose_options_were_changed_is_not_played),
		WITH_TWO(a_record_that_was_changed_stops_the_match),
		WITH_TWO(a_roster_that_was_found_signed_before_stops_the_match_when_it_is_not),
		WITH_TWO(what_a_season_left_behind_is_compared_before_the_next_one),
		WITH_TWO(a_mail_that_shows_a_record_the_store_has_not_stops_the_match),
		WITH_TWO(of_a_match_that_lies_behind_letters_are_taken_and_nothing_is_done),
		WITH_TWO(what_the_referee_orders_for_a_seat_yields_to_its_players_letter),
		WITH_TWO(orders_with_a_slip_for_a_seat_are_found_before_they_are_kept),
		WITH_TWO(a_ruling_alone_is_told_with_its_record_and_changes_nothing),
		WITH_TWO(orders_accepted_after_all_are_played_with_the_dice_that_were_cast),
		WITH_TWO(what_is_set_by_name_lies_so_from_then_on),
		WITH_TWO(an_amendment_does_one_thing_and_has_no_slips),
		WITH_TWO(a_match_of_the_newest_rules_is_not_upgraded),
		WITH_TWO(a_season_that_was_taken_back_is_open_again_and_its_letters_do_not_count),
		WITH_TWO(what_was_taken_back_can_be_put_back_as_it_was),
		WITH_TWO(only_what_was_signed_last_can_be_put_back),
		WITH_TWO(where_the_charter_says_so_nothing_is_done_before_all_agree_and_then_once),
		WITH_TWO(what_was_not_proposed_was_not_agreed_to),
		IN_CLUB(letters_are_sealed_for_the_witness_who_is_waited_for_some_hours),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
