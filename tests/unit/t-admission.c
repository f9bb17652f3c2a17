/* SPDX-License-Identifier: MIT
 * What becomes of a letter: taken, or refused by name, and what its player is answered. */
#include "unit/club_fixture.h"
#include "club/token.h"

#include <stdio.h>
#include <string.h>

static void a_letter_is_taken_once_and_a_higher_seq_replaces_it(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter_of(f, RED, "season 0\nseq 1\n", "start 4,6", RED), "taken");
	SAYS(fixture_told(f, "ack", RED),
		"Your letter for season 0 of 'harbour' is taken: seq 1, 1 line");
	assert_string_equal(fixture_letter_of(f, RED, "season 0\nseq 1\n", "start 4,6", RED), "");
	assert_int_equal(fixture_mails(f, NULL, -1), 1);
	SAYS(fixture_told(f, "ack", RED),
		"Nothing changes, as this letter had come before. Your letter");
	assert_string_equal(
		fixture_letter_of(f, RED, "season 0\nseq 1\n", "start 5,3", RED), "old-seq");
	SAYS(fixture_told(f, "ack", RED),
		"write a higher seq: this letter has seq 1, and the letter that was taken has 1");
	assert_string_equal(
		fixture_letter_of(f, RED, "season 0\nseq 2\n", "start 5,3", RED), "taken");
}

static void each_line_of_a_letter_is_answered_as_it_is_understood(void **state)
{
	struct fixture *f = *state;

	fixture_season(f);
	assert_string_equal(
		fixture_letter(f, RED, "frob the gnu\nbuild city 99,99\n@ gold e"), "taken");
	SAYS(fixture_told(f, "ack", RED), "3 lines, of which 2 cannot be understood");
	SAYS(f->text.s, "1 frob the gnu");
	SAYS(f->text.s, "NOT UNDERSTOOD");
	SAYS(f->text.s, "3 @ gold e");
	SAYS(f->text.s, "The season is played as soon as all letters are in.");
	SAYS(f->text.s, "tp-ack 1");
	fixture_letter(f, BLUE, "");
	fixture_run(f, false);
	fixture_letter(f, RED, "");
	SAYS(fixture_told(f, "ack", RED), "These lines of earlier letters still count:");
}

static void a_letter_for_another_season_is_refused_with_the_one_that_is_open(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter_of(f, RED, "season 3\nseq 1\n", "", RED), "wrong-season");
	SAYS(fixture_told(f, "ack", RED),
		"letters are taken for season 0, but yours is for season 3");
	assert_string_equal(fixture_letter_of(f, RED, "seq 2\n", "", RED), "wrong-season");
	SAYS(fixture_told(f, "ack", RED),
		"write the line 'season 0' into the header, which has no line 'season'");
}

static void a_letter_of_anothers_key_is_refused_and_kept_once_a_season(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter_of(f, RED, "season 0\nseq 1\n", "start 4,6", BLUE), "bad-signature");
	assert_int_equal(fixture_mails(f, "ack", RED), 1);
	assert_string_equal(fixture_letter_of(f, RED, "season 0\nseq 2\n", "start 4,6", BLUE), "");
	assert_int_equal(fixture_mails(f, "ack", RED), 1);
	SAYS(fixture_log(f), "the signature is not that of this seat's key");
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
}

static void a_signed_letter_in_a_programs_mail_is_taken_and_not_answered(void **state)
{
	static const char *const mail[] = { "Return-Path: < >\n", "List-Post: <mailto:a@b>\n",
		"From: noreply@example.org\n", "From: Club <referee+x@localhost>\n" };
	struct fixture *f = *state;
	char header[40];

	for (int i = 0; i < 4; i++) {
		snprintf(header, sizeof header, "season 0\nseq %d\n", i + 1);
		assert_string_equal(
			fixture_carried(f, mail[i], RED, header, "start 5,3", RED), "taken");
		assert_int_equal(fixture_mails(f, NULL, -1), 0);
	}
}

static void a_letter_that_is_not_signed_is_refused(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(fixture_unsigned(f, RED, "", "start 4,6"), "unsigned");
	SAYS(fixture_told(f, "ack", RED), "the letter is not signed");
	SAYS_NOT(f->text.s, "token");
}

static void what_names_no_match_or_seat_here_is_logged_and_answered_to_nobody(void **state)
{
	struct fixture *f = *state;
	char gid[sizeof f->m.gid];

	strcpy(gid, f->m.gid);
	strcpy(f->m.gid, "harbour.ba9876543210");
	assert_string_equal(fixture_letter(f, RED, ""), "");
	SAYS(fixture_log(f), "the header names no match of this club");
	strcpy(f->m.gid, "nowhere.0123456789ab");
	assert_string_equal(fixture_letter(f, RED, ""), "");
	SAYS(fixture_log(f), "the header names no match of this club");
	strcpy(f->m.gid, gid);
	assert_string_equal(fixture_letter(f, GREEN, ""), "");
	SAYS(fixture_log(f), "the match has no such seat");
	assert_int_equal(fixture_mails(f, NULL, -1), 0);
}

static void a_letter_for_any_match_of_that_name_is_refused_with_the_right_line(void **state)
{
	struct fixture *f = *state;

	strcpy(f->m.gid, "harbour");
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "vague-match");
	SAYS(fixture_told(f, "ack", RED), "match harbour.0123456789ab season 0 seat red");
}

static void a_letter_that_saw_another_history_is_refused(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(fixture_letter(f, RED,
				    "saw AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\nstart 4,6"),
		"unknown-saw");
	assert_string_equal(fixture_letter(f, RED, "saw x\nstart 4,6"), "unknown-saw");
}

static void a_header_that_cannot_be_understood_is_refused(void **state)
{
	struct fixture *f = *state;

	assert_string_equal(
		fixture_letter_of(f, RED, "season none\nseq 1\n", "", RED), "bad-header");
}

/* ---- what is played is what was signed ---- */

static void a_letter_whose_stored_text_was_changed_is_not_played(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, RED, "start 4,6");
	fixture_letter(f, BLUE, "start 5,3");
	fixture_sql(f, "update letters set text = replace(text, '4,6', '6,10')");
	assert_int_equal(fixture_run(f, false), SEASON_ASIDE);
	SAYS(f->text.s,
		"red for season 0 is not as it was signed: its hash does not fit its bytes");
	fixture_sql(f, "update letters set text = replace(text, '6,10', '4,6')");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
}

static void a_letter_that_was_moved_to_another_seat_is_not_played(void **state)
{
	struct fixture *f = *state;

	fixture_letter(f, RED, "start 4,6");
	fixture_sql(f, "update letters set seat = 2");
	assert_int_equal(fixture_run(f, true), SEASON_ASIDE);
	SAYS(f->text.s, "it is not signed with a key of its seat");
}

/* ---- tokens ---- */

static void make_with_tokens(struct fixture *f)
{
	fixture_set(f, "subaddress = yes\n");
	fixture_match(f, "harbour", 2, "unsigned=token");
	fixture_start(f);
}

/* The line of a mail's header by which it went to the address of a seat's token. */
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

static void a_token_proves_a_letter_of_its_seat_and_season_and_of_nothing_else(void **state)
{
	struct fixture *f = *state;

	make_with_tokens(f);
	assert_string_equal(fixture_unsigned(f, RED, token_line(f, 0, RED), "start 6,10"), "taken");
	assert_string_equal(
		fixture_unsigned(f, BLUE, token_line(f, 0, RED), "start 4,6"), "unsigned");
	SAYS(fixture_told(f, "ack", BLUE), "answer this mail with your orders");
	SAYS(fixture_log(f), "the letter's token is not that of its seat and season");
	assert_string_equal(fixture_unsigned(f, BLUE, token_line(f, 1, BLUE), "start 4,6"), "");
	assert_string_equal(
		fixture_unsigned(f, BLUE, token_line(f, 0, BLUE), "start 4,6"), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	SAYS(fixture_told(f, "report", BLUE), "YOUR LETTER (seq 4, token)");
	assert_string_equal(fixture_unsigned(f, RED, token_line(f, 1, RED), ""), "taken");
}

static void what_a_program_sent_is_not_proven_by_a_token(void **state)
{
	struct fixture *f = *state;
	char lines[160];

	make_with_tokens(f);
	snprintf(lines, sizeof lines, "Auto-Submitted: auto-replied\n%s", token_line(f, 0, RED));
	assert_string_equal(fixture_unsigned(f, RED, lines, "start 6,10"), "unsigned");
}

static void a_token_gives_no_seat_away_and_ends_no_match(void **state)
{
	static const char *const commands[] = { "/stop", "/vote draw",
		"/key RWQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
		"/hand-over Eve eve@example.org RWQ" };
	struct fixture *f = *state;

	make_with_tokens(f);
	for (int i = 0; i < 4; i++) {
		fixture_unsigned(f, RED, token_line(f, 0, RED), commands[i]);
		SAYS(fixture_told(f, "answer", RED), "Sign the letter");
	}
	assert_false(fixture_attendance(f, RED).vacant);
	fixture_unsigned(f, RED, token_line(f, 0, RED), "/ready");
	assert_int_equal(fixture_attendance(f, RED).ready, READY_YES);
}

/* ---- how many ---- */

static int letters_kept(struct fixture *f)
{
	return (int)fixture_number(f, "select count(*) from letters");
}

static void a_seat_has_room_for_a_number_of_letters_and_the_last_taken_stands(void **state)
{
	struct fixture *f = *state;

	fixture_set(f, "letters = 3\n");
	for (int i = 0; i < 3; i++)
		assert_string_equal(fixture_letter(f, RED, "start 5,3"), "taken");
	for (int i = 0; i < 3; i++) {
		assert_string_equal(fixture_letter(f, RED, "start 7,3"), "");
		SAYS(fixture_told(f, "ack", RED), "A seat has room for 3 letters in a season");
		SAYS(f->text.s, "Next season write one letter that says all");
	}
	assert_int_equal(letters_kept(f), 3);
	SAYS(fixture_log(f), "more letters than a season has room for");
	assert_string_equal(fixture_letter(f, BLUE, "start 4,6"), "taken");
	assert_int_equal(fixture_run(f, false), SEASON_PLAYED);
	SAYS(fixture_told(f, "report", RED), "YOUR LETTER (seq 3");
	assert_string_equal(fixture_letter(f, RED, ""), "taken");
}

static void a_seat_has_room_for_a_number_of_bytes(void **state)
{
	struct fixture *f = *state;
	struct buf comment = BUF_INIT;

	fixture_set(f, "letters-kib = 1\n");
	for (int i = 0; i < 600; i++)
		buf_char(&comment, i ? 'x' : '#');
	assert_string_equal(fixture_letter(f, RED, "start 5,3"), "taken");
	assert_string_equal(fixture_letter(f, RED, comment.s), "");
	SAYS(fixture_told(f, "ack", RED), "and for 1 KiB of them");
	assert_string_equal(fixture_letter(f, RED, "start 7,3"), "taken");
	buf_free(&comment);
}

static void questions_and_refusals_use_up_no_room_for_orders_and_fill_no_disk(void **state)
{
	struct fixture *f = *state;
	char header[40];

	fixture_set(f, "letters = 3\n");
	for (int i = 0; i < 6; i++) {
		fixture_letter(f, RED, "/who");
		assert_string_equal(f->verdict, i < 3 ? "asked" : "");
		assert_int_equal(fixture_mails(f, "answer", RED), 1);
	}
	fixture_letter(f, RED, "/ready");
	SAYS(fixture_told(f, "ack", RED), "more letters than a season has room for");
	for (int i = 0; i < 6; i++) {
		snprintf(header, sizeof header, "season 5\nseq %d\n", i + 100);
		fixture_letter_of(f, RED, header, "", RED);
		assert_int_equal(fixture_mails(f, "ack", RED), 1);
	}
	assert_int_equal(letters_kept(f), 6);
	assert_string_equal(fixture_letter(f, RED, "start 5,3"), "taken");
}

static void who_has_a_stolen_token_uses_up_no_room_of_the_key(void **state)
{
	struct fixture *f = *state;

	make_with_tokens(f);
	fixture_set(f, "letters = 2\n");
	for (int i = 0; i < 4; i++)
		assert_string_equal(fixture_unsigned(f, RED, token_line(f, 0, RED), "start 6,10"),
			i < 2 ? "taken" : "");
	assert_string_equal(fixture_letter(f, RED, "start 4,6"), "taken");
}

static void a_signed_letter_replaces_one_with_a_token_and_only_a_signed_one_replaces_that(
	void **state)
{
	struct fixture *f = *state;

	make_with_tokens(f);
	f->seq = 1000;
	assert_string_equal(fixture_unsigned(f, RED, token_line(f, 0, RED), "start 6,10"), "taken");
	assert_string_equal(
		fixture_letter_of(f, RED, "season 0\nseq 1\n", "start 4,6", RED), "taken");
	assert_string_equal(
		fixture_unsigned(f, RED, token_line(f, 0, RED), "start 5,3"), "signed-came");
}

static void a_text_that_goes_to_others_takes_no_token_along(void **state)
{
	struct fixture *f = *state;
	char body[200], token[TOKEN_TEXT];

	make_with_tokens(f);
	sscanf(token_line(f, 0, RED), "Delivered-To: referee+harbour.%16s", token);
	snprintf(body, sizeof body, "/press blue\nthe token is %s here\n/end", token);
	fixture_unsigned(f, RED, token_line(f, 0, RED), body);
	SAYS(fixture_told(f, "press", BLUE), "the token is **************** here");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		WITH_TWO(a_letter_is_taken_once_and_a_higher_seq_replaces_it),
		WITH_TWO(each_line_of_a_letter_is_answered_as_it_is_understood),
		WITH_TWO(a_letter_for_another_season_is_refused_with_the_one_that_is_open),
		WITH_TWO(a_letter_of_anothers_key_is_refused_and_kept_once_a_season),
		WITH_TWO(a_signed_letter_in_a_programs_mail_is_taken_and_not_answered),
		WITH_TWO(a_letter_that_is_not_signed_is_refused),
		WITH_TWO(what_names_no_match_or_seat_here_is_logged_and_answered_to_nobody),
		WITH_TWO(a_letter_for_any_match_of_that_name_is_refused_with_the_right_line),
		WITH_TWO(a_letter_that_saw_another_history_is_refused),
		WITH_TWO(a_header_that_cannot_be_understood_is_refused),
		WITH_TWO(a_letter_whose_stored_text_was_changed_is_not_played),
		WITH_TWO(a_letter_that_was_moved_to_another_seat_is_not_played),
		IN_CLUB(a_token_proves_a_letter_of_its_seat_and_season_and_of_nothing_else),
		IN_CLUB(what_a_program_sent_is_not_proven_by_a_token),
		IN_CLUB(a_token_gives_no_seat_away_and_ends_no_match),
		WITH_TWO(a_seat_has_room_for_a_number_of_letters_and_the_last_taken_stands),
		WITH_TWO(a_seat_has_room_for_a_number_of_bytes),
		WITH_TWO(questions_and_refusals_use_up_no_room_for_orders_and_fill_no_disk),
		IN_CLUB(who_has_a_stolen_token_uses_up_no_room_of_the_key),
		IN_CLUB(a_signed_letter_replaces_one_with_a_token_and_only_a_signed_one_replaces_that),
		IN_CLUB(a_text_that_goes_to_others_takes_no_token_along),
	};

	return cmocka_run_group_tests(tests, fixture_open, fixture_close);
}
