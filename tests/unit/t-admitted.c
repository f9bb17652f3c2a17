/* SPDX-License-Identifier: MIT
 * Letters at the edge of what is admitted: odd headers, matches that take none, players to be, and stored
 * letters that are not what was signed; each call of the store fails under some of them. */
#include "unit/club_fixture.h"
#include "club/chain.h"
#include "club/token.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Each call of the store fails in the next step, whatever the environment says. */
static char faults_before[20];

static void with_faults(void)
{
	const char *n = getenv("FAULTS");

	snprintf(faults_before, sizeof faults_before, "%s", n ? n : "0");
	setenv("FAULTS", "1", 1);
}

static void without_faults(void)
{
	setenv("FAULTS", faults_before, 1);
}

/* ---- headers ---- */

static void a_match_is_named_in_any_case_and_by_no_longer_name(void **state)
{
	struct fixture *f = *state;

	strcpy(f->m.gid, "HarboUr.0123456789ab");
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "taken");
	strcpy(f->m.gid, "harbour-that-is-longer-than-any.0123456789ab");
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "");
	SAYS(fixture_log(f), "the header names no match of this club");
}

/* The line `open` says which of two clubs is meant. */
static void a_letter_without_the_matchs_whole_name_may_name_its_opening(void **state)
{
	struct fixture *f = *state;
	struct chain_state chain;
	char header[100], hash[HASH_TEXT];

	DONE(f, chain_state(HERE(f), &chain));
	hash_text(hash, chain.open);
	strcpy(f->m.gid, "harbour");
	snprintf(header, sizeof header, "season 0\nseq 1\nopen %s\n", hash);
	with_faults();
	assert_string_equal(fixture_letter_of(f, RED, header, "start 4,6", RED), "taken");
	without_faults();
	hash[0] = hash[0] == 'A' ? 'B' : 'A';
	strcpy(f->m.gid, "harbour");
	snprintf(header, sizeof header, "season 0\nseq 2\nopen %s\n", hash);
	assert_string_equal(fixture_letter_of(f, RED, header, "start 4,6", RED), "vague-match");
}

/* Whoever joined by it could send no letter that is taken. */
static void a_signed_letter_with_the_opening_of_another_match_is_told_so(void **state)
{
	static const char join[] = "/join AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
	struct fixture *f = *state;
	struct chain_state chain;
	struct chain_row row;
	char header[100], hash[HASH_TEXT];

	DONE(f, chain_state(HERE(f), &chain));
	chain.open[0] ^= 1;
	hash_text(hash, chain.open);
	snprintf(header, sizeof header, "season 0\nseq 1\nopen %s\n", hash);
	assert_string_equal(fixture_letter_of(f, RED, header, "start 4,6", RED), "vague-match");
	SAYS(fixture_told(f, "ack", RED), "its line 'open' is that of another match");
	assert_string_equal(fixture_letter_of(f, RED, header, join, RED), "vague-match");
	DONE(f, store_get_chain(f->club.store, f->m.id, RED, &row, &f->why));
	assert_false(row.joined);
}

static void a_letter_is_no_longer_than_one_may_be(void **state)
{
	struct fixture *f = *state;
	struct buf body = BUF_INIT;

	for (int i = 0; i < 2000; i++)
		buf_str(&body, "# a comment that is long enough to fill the letter\n");
	assert_string_equal(fixture_letter(f, RED, body.s), "too-large");
	SAYS(fixture_told(f, "ack", RED), "the orders are too long");
	buf_free(&body);
}

/* ---- matches that take no letters ---- */

static void a_match_that_was_put_aside_takes_letters_if_it_had_started(void **state)
{
	struct fixture *f = *state;

	fixture_match(f, "harbour", 2, "");
	assert_string_equal(fixture_letter(f, RED, ""), "not-started");
	fixture_sql(f, "update matches set state = 3, before = 0");
	fixture_look(f);
	assert_string_equal(fixture_letter(f, RED, "# again"), "not-started");
	fixture_sql(f, "update matches set state = 0");
	fixture_look(f);
	fixture_start(f);
	fixture_sql(f, "update matches set state = 3, before = 1");
	fixture_look(f);
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "taken");
}

/* ---- who has no key of the seat ---- */

static void a_seat_whose_key_cannot_be_read_has_no_letter_proven(void **state)
{
	struct fixture *f = *state;

	fixture_sql(f, "update seats set key = 'x' where seat = 1");
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "bad-signature");
	SAYS(fixture_told(f, "ack", RED), "key");
}

static void take_over(struct fixture *f, const char *header, const char *more)
{
	struct public_key public = key_public(&f->key[4]);
	struct buf line = BUF_INIT;

	buf_str(&line, "/take-over Ann ann@example.org ");
	key_line(&public, &line);
	buf_str(&line, more);
	fixture_letter_of(f, BLUE, header, line.s, 4);
	buf_free(&line);
}

static void who_asks_for_a_seat_asks_for_nothing_else_and_while_it_is_played(void **state)
{
	struct fixture *f = *state;

	key_new(&f->key[4]);
	fixture_ask(f, BLUE, "/stop");
	take_over(f, "", "\n/who");
	SAYS(fixture_log(f), "may have only that line and the header");
	take_over(f, "", "\nstart 4,6");
	SAYS(fixture_log(f), "may have only that line and the header");
	fixture_sql(f, "update matches set state = 2");
	fixture_look(f);
	take_over(f, "", "");
	SAYS(fixture_log(f), "not open");
	fixture_sql(f, "update matches set state = 1");
	fixture_look(f);
	with_faults();
	take_over(f, "seq 9\n", "");
	without_faults();
	assert_string_equal(f->verdict, "wanted");
}

static void a_successor_has_a_name_an_address_and_a_key(void **state)
{
	static const struct {
		const char *words, *says;
	} rows[] = { { "", "write /hand-over NAME ADDRESS KEY" },
		{ "Ann", "write /hand-over NAME ADDRESS KEY" },
		{ "A-name-that-is-longer-than-forty-letters-are a@example.org RWQ",
			"write a name of 1 to 40 letters before the address" },
		{ "a@example.org RWQ", "write a name of 1 to 40 letters before the address" },
		{ "Ann a@ RWQ", "no mail can be sent to this one" },
		{ "Ann a@example.org RWQ",
			"write the public key of the new player after the address" } };
	struct fixture *f = *state;
	char line[120];

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(line, sizeof line, "/hand-over %s", rows[i].words);
		SAYS(fixture_ask(f, RED, line), rows[i].says);
	}
}

/* ---- tokens ---- */

static const char *token_line(struct fixture *f, int season, int seat)
{
	static char line[80];
	char token[TOKEN_TEXT];
	struct seat row;

	FINDS(f, store_get_seat(f->club.store, f->m.id, seat, &row, &f->why));
	token_make(&f->m, season, &row, token);
	seat_free(&row);
	snprintf(line, sizeof line, "Delivered-To: referee+harbour.%s@localhost\n", token);
	return line;
}

/* A letter of red by the token of a season, that names another season or none. */
static const char *by_token(struct fixture *f, int token, const char *season)
{
	struct buf mail = BUF_INIT;
	char text[120];

	buf_str(&mail, token_line(f, token, RED));
	snprintf(text, sizeof text, "match harbour\n%sseat red\nseq %lld\n", season, ++f->seq);
	fixture_mail(&mail, f, RED, text);
	fixture_take(f, mail.s);
	buf_free(&mail);
	return f->verdict;
}

static void the_token_of_a_season_that_is_over_tells_when_that_was(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "subaddress = yes\n");
	fixture_match(f, "harbour", 2, "unsigned=token");
	fixture_start(f);
	fixture_season(f);
	with_faults();
	assert_string_equal(by_token(f, 0, "season 0\n"), "wrong-season");
	without_faults();
	SAYS(fixture_told(f, "ack", RED), "season 0");
	f->now += 48 * 60;
	by_token(f, 0, "season 0\nseq 7\n");
	SAYS(fixture_told(f, "ack", RED), "; this letter came 48 minutes later; answer this mail");
	f->now += 2 * HOUR;
	by_token(f, 0, "season 0\nseq 8\n");
	SAYS(fixture_told(f, "ack", RED), "; this letter came 2 hours later; ");
	f->now += DAY;
	by_token(f, 0, "season 0\nseq 9\n");
	SAYS(fixture_told(f, "ack", RED), "; this letter came 1 day later; ");
	/* its row is lost, as of a match that was brought back in part */
	fixture_sql(f, "delete from played; delete from seasons");
	by_token(f, 0, "season 0\n");
	SAYS(fixture_told(f, "ack", RED),
		"letters are taken for season 1, but yours is for season 0");
}

/* ---- stored letters ---- */

static void not_played(struct fixture *f, const char *sql, const char *reason)
{
	fixture_sql(f, sql);
	assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
	SAYS(f->text.s, reason);
	fixture_sql(f, "update matches set state = 1, reason = ''");
	fixture_look(f);
}

static void a_stored_letter_that_is_not_what_was_signed_is_not_played(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "subaddress = yes\n");
	fixture_match(f, "harbour", 2, "unsigned=token");
	fixture_start(f);
	assert_string_equal(fixture_unsigned(f, RED, token_line(f, 0, RED), "start 6,10"), "taken");
	not_played(f, "update letters set seat = 2", "its header names another letter");
	not_played(f, "update letters set seat = 1, seq = seq + 1", "names another letter");
	not_played(f, "update letters set seq = seq - 1, auth = 'referee'",
		"no record says that the referee gave it");
	not_played(f, "update letters set auth = 'key'", "cannot be read");
	not_played(f, "update letters set auth = 'token', signature = ''",
		"nothing proves who wrote it");
	not_played(f, "update letters set auth = 'none'", "nothing proves who wrote it");
}

static void a_letter_whose_seasons_record_is_lost_is_not_played(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	fixture_letter(f, RED, "");
	fixture_sql(f, "delete from records where kind = 'season'");
	assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(a_match_is_named_in_any_case_and_by_no_longer_name),
		WITH_TWO(a_letter_without_the_matchs_whole_name_may_name_its_opening),
		WITH_TWO(a_signed_letter_with_the_opening_of_another_match_is_told_so),
		WITH_TWO(a_letter_is_no_longer_than_one_may_be),
		IN_CLUB(a_match_that_was_put_aside_takes_letters_if_it_had_started),
		WITH_TWO(a_seat_whose_key_cannot_be_read_has_no_letter_proven),
		WITH_TWO(who_asks_for_a_seat_asks_for_nothing_else_and_while_it_is_played),
		WITH_TWO(a_successor_has_a_name_an_address_and_a_key),
		IN_CLUB(the_token_of_a_season_that_is_over_tells_when_that_was),
		IN_CLUB(a_stored_letter_that_is_not_what_was_signed_is_not_played),
		WITH_TWO(a_letter_whose_seasons_record_is_lost_is_not_played),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
