/* SPDX-License-Identifier: MIT
 * Tokens: which there are, what is taken for one, and where they are read. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "club/token.h"

static struct match a_match(void)
{
	return (struct match){ .name = "harbour",
		.gid = "harbour.0123456789ab",
		.secret = { 7 },
		.charter = (char *)"unsigned=token\n" };
}

static struct seat a_seat(int number, const char *mail)
{
	return (struct seat){ .seat = number, .mail = (char *)mail };
}

static void each_season_seat_match_and_address_has_its_own(void **state)
{
	struct match m = a_match(), other = a_match(), secret = a_match();
	struct seat red = a_seat(1, "red@example.org"), blue = a_seat(2, "red@example.org");
	struct seat successor = a_seat(1, "heir@example.org");
	char token[6][TOKEN_TEXT], again[TOKEN_TEXT];

	(void)state;
	strcpy(other.gid, "harbour.0123456789ac");
	secret.secret[31] = 1;
	token_make(&m, 3, &red, token[0]);
	token_make(&m, 4, &red, token[1]);
	token_make(&m, 3, &blue, token[2]);
	token_make(&m, 3, &successor, token[3]);
	token_make(&other, 3, &red, token[4]);
	token_make(&secret, 3, &red, token[5]);
	token_make(&m, 3, &red, again);
	assert_string_equal(token[0], again);
	for (int i = 0; i < 6; i++)
		for (int k = 0; k < 6; k++) {
			assert_int_equal(strlen(token[i]), TOKEN_LETTERS);
			assert_int_equal(token_fits(token[i], span_of(token[k])), i == k);
		}
}

static void a_match_that_takes_none_has_none(void **state)
{
	struct match m = a_match();
	struct seat red = a_seat(1, "red@example.org");
	char token[TOKEN_TEXT] = "x";

	(void)state;
	m.charter = (char *)"";
	token_make(&m, 3, &red, token);
	assert_string_equal(token, "");
	assert_false(token_fits(token, span_of("")));
	assert_false(token_fits(token, span_of("abcdefghijklmnop")));
}

static void the_case_of_letters_does_not_matter_but_all_else(void **state)
{
	const char token[] = "aB3-_fghijklmnOP";

	(void)state;
	assert_true(token_fits(token, span_of("aB3-_fghijklmnOP")));
	assert_true(token_fits(token, span_of("Ab3-_FGHIJKLMNop")));
	assert_false(token_fits(token, span_of("aB3-_fghijklmnO")));
	assert_false(token_fits(token, span_of("aB3-_fghijklmnOPq")));
	assert_false(token_fits(token, span_of("bB3-_fghijklmnOP")));
	assert_false(token_fits(token, span_of("aB3-_fghijklmnOQ")));
	assert_false(token_fits(token, span_of("aB3__fghijklmnOP")));
	assert_false(token_fits(token, (struct span){ NULL, 0 }));
}

static void an_address_may_have_one(void **state)
{
	static const struct {
		const char *address, *token;
	} row[] = {
		{ "club+harbour.abc@example.org", "abc" },
		{ "the.club+harbour.abc@example.org", "abc" },
		{ "our.club+play.mail+harbour.abc@example.org", "abc" },
		{ "our.club+play.mail+harbour@example.org", "" },
		{ "club+harbour@example.org", "" },
		{ "club@example.org", "" },
		{ "the.club@example.org", "" },
		{ "club+harbour.@example.org", "" },
		{ "club+harbour.abc", "" },
		{ "+.@", "" },
		{ "", "" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof row / sizeof *row; i++)
		assert_true(span_is(token_of_address(span_of(row[i].address)), row[i].token));
	assert_int_equal(token_of_address((struct span){ NULL, 0 }).n, 0);
}

static void no_text_keeps_one(void **state)
{
	const char token[] = "aB3-_fghijklmnOP";
	char text[] = "so ab3-_FGHIJKLMNOPaB3-_fghijklmnOP, or aB3-_fghijklmn";
	const char none[TOKEN_TEXT] = "";
	char small[] = "";

	(void)state;
	token_hide(token, text);
	assert_string_equal(text, "so ********************************, or aB3-_fghijklmn");
	token_hide(token, small);
	token_hide(none, text);
	assert_non_null(strstr(text, "or aB3-_fghijklmn"));
}

static void a_header_may_have_one(void **state)
{
	const char text[] = "match harbour\ntoken aB3-_fghijklmnOP\nseat red\nfrob\n";
	const char wrong[] = "match harbour\ntoken aB3-_fghijklmnOP frob\nseat red\n";
	struct orders *o = orders_read(text, strlen(text), NULL);

	(void)state;
	assert_true(span_is(o->token, "aB3-_fghijklmnOP"));
	assert_true(span_is(o->seat, "red"));
	assert_null(o->header_fault);
	orders_free(o);
	o = orders_read(wrong, strlen(wrong), NULL);
	assert_non_null(o->header_fault);
	assert_null(strstr(o->header_word, "aB3"));
	orders_free(o);
}

/* Reads a header and returns what it has as token; the order below it must be there still. */
static void token_is(const char *lines, const char *token)
{
	struct buf text = BUF_INIT, canonical = BUF_INIT;
	struct orders *o;

	buf_fmt(&text, "match harbour\n%s", lines);
	text_canonical(&canonical, text.s, text.n);
	o = orders_read(canonical.s, canonical.n, NULL);
	if (!span_is(o->token, token))
		fail_msg("'%s' has '%.*s'", lines, (int)o->token.n, o->token.s);
	orders_free(o);
	buf_free(&text);
	buf_free(&canonical);
}

static void one_that_is_broken_over_two_lines_is_read_whole(void **state)
{
	(void)state;
	token_is("token aB3-_fghijk\nlmnOP\nseat red\n", "aB3-_fghijklmnOP");
	token_is("token    aB3-_fghijklmnO\nP\n", "aB3-_fghijklmnOP");
	token_is("token\naB3-_fghijklmnOP\nseat red\n", "aB3-_fghijklmnOP");
	token_is("> token    aB3-_f\n> ghijklmnOP\n> seat red\n", "aB3-_fghijklmnOP");
	token_is("seat red\nTOKEN aB3-_fghijk\n  lmnOP\nstart 4,6\n", "aB3-_fghijklmnOP");
}

static void nothing_but_a_token_is_made_whole(void **state)
{
	(void)state;
	/* too long or too short together, more than a word, no letters of a token, or a header's word */
	token_is("token aB3-_fghijklm\nlmnOP\n", "aB3-_fghijklm");
	token_is("token aB3-_fghijk\nlmn\nOP\n", "aB3-_fghijk");
	token_is("token aB3-_fghijk\nlmnOP start\n", "aB3-_fghijk");
	token_is("token aB3-_fghijk\nlmnO.\n", "aB3-_fghijk");
	token_is("token aB3-_fghij,\nlmnOP\n", "aB3-_fghij,");
	token_is("token aB3-_fghijkl\nseat\n", "aB3-_fghijkl");
	token_is("token aB3-_fghijk # so\n", "aB3-_fghijk");
	/* nor anywhere but in the header's line */
	token_is("seat red\naB3-_fghijk\nlmnOP\n", "");
	token_is("start 4,6\ntoken aB3-_fghijk\nlmnOP\n", "");
	token_is("# token aB3-_fghijk\nlmnOP\n", "");
	token_is("referee+harbour.aB3-_fghijk\nlmnOP@localhost\n", "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(each_season_seat_match_and_address_has_its_own),
		cmocka_unit_test(a_match_that_takes_none_has_none),
		cmocka_unit_test(the_case_of_letters_does_not_matter_but_all_else),
		cmocka_unit_test(an_address_may_have_one),
		cmocka_unit_test(no_text_keeps_one),
		cmocka_unit_test(a_header_may_have_one),
		cmocka_unit_test(one_that_is_broken_over_two_lines_is_read_whole),
		cmocka_unit_test(nothing_but_a_token_is_made_whole),
	};

	if (!chance_begin())
		return 1;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
