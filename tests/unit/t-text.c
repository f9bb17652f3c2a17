/* SPDX-License-Identifier: MIT
 * Text from outside: canonical text, names made printable, folding, UTF-8. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "base/character.h"
#include "base/time.h"

static void canonical_is(const char *from, size_t n, const char *to)
{
	struct buf once = BUF_INIT, twice = BUF_INIT;

	text_canonical(&once, from, n);
	assert_string_equal(once.s, to);
	/* A canonical text stays what it is: both ends of a signature make it anew. */
	text_canonical(&twice, once.s, once.n);
	assert_string_equal(twice.s, once.s);
	buf_free(&once);
	buf_free(&twice);
}

#define TEXT(s) s, sizeof(s) - 1
#define CANONICAL(from, to) canonical_is(TEXT(from), to)

static void canonical_text_forgives_what_mailers_do(void **state)
{
	(void)state;
	CANONICAL("", "");
	CANONICAL("\n\r\n  \n", "");
	CANONICAL("a", "a\n");
	CANONICAL("a\r\nb\n", "a\nb\n");
	CANONICAL("  a \t b  \n\n\nc", "a b\nc\n");
	CANONICAL("> > a\n>>b\n>\n> c", "a\nb\nc\n");
	CANONICAL("if gold > 8: x", "if gold > 8: x\n");
	CANONICAL("a\xc2\xa0\xe2\x80\x83"
		  "b",
		"a b\n");
	CANONICAL("\xe2\x80\x9cx\xe2\x80\x9d \xe2\x80\x98y\xe2\x80\x99", "\"x\" 'y'\n");
	CANONICAL("4,6\xe2\x80\x93"
		  "4,7",
		"4,6-4,7\n");
	CANONICAL("\xef\xbb\xbfmatch a\xe2\x80\x8b", "match a\n");
	CANONICAL("a\xe2\x80\xa8"
		  "b",
		"a\nb\n");
}

static void canonical_text_drops_controls_and_turns_of_direction(void **state)
{
	(void)state;
	CANONICAL("a\x01\x7f\xc2\x85"
		  "b\0c",
		"abc\n");
	CANONICAL("a\xe2\x80\xae"
		  "b",
		"ab\n");
	CANONICAL("\xe2\x80\x8b>\xe2\x80\x8b> a", "a\n");
}

static void bytes_that_are_no_text_become_one_sign_each(void **state)
{
	(void)state;
	CANONICAL("\xff", "\xef\xbf\xbd\n");
	CANONICAL("\xc0\x80", "\xef\xbf\xbd\xef\xbf\xbd\n");
	CANONICAL("\xed\xa0\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\n");
	CANONICAL("\xf4\x90\x80\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\n");
	CANONICAL("\xe2\x80", "\xef\xbf\xbd\xef\xbf\xbd\n");
}

static void any_bytes_have_a_canonical_text_that_stays(void **state)
{
	unsigned char bytes[300];
	uint32_t x = 1;

	(void)state;
	for (int round = 0; round < 2000; round++) {
		struct buf once = BUF_INIT, twice = BUF_INIT;

		for (size_t i = 0; i < sizeof bytes; i++) {
			static const char likely[] = "\xe2\x80\xc2\xa0>\n\r a";

			x = x * 1664525 + 1013904223;
			bytes[i] = x >> 31 ? (unsigned char)(x >> 16)
					   : (unsigned char)likely[(x >> 16) % (sizeof likely - 1)];
		}
		text_canonical(&once, (char *)bytes, sizeof bytes);
		text_canonical(&twice, once.s, once.n);
		assert_int_equal(once.n, twice.n);
		assert_memory_equal(once.s, twice.s, once.n);
		buf_free(&once);
		buf_free(&twice);
	}
}

static void every_code_point_goes_in_and_out(void **state)
{
	struct buf b = BUF_INIT;
	size_t len;

	(void)state;
	for (uint32_t c = 1; c < 0x110000; c++) {
		if (c >= 0xd800 && c < 0xe000)
			continue;
		buf_clear(&b);
		text_put(&b, c);
		assert_int_equal(text_point(b.s, b.n, &len), c);
		assert_int_equal(len, b.n);
		/* Cut short it is no text. */
		if (b.n > 1)
			assert_int_equal(text_point(b.s, b.n - 1, &len), 0xfffd);
	}
	buf_free(&b);
}

static void clean_text_is_one_printable_line(void **state)
{
	struct buf b = BUF_INIT;

	(void)state;
	text_clean(&b, TEXT("a\nb\x1b[2J\xe2\x80\xae\xff"), 40);
	assert_string_equal(b.s, "a?b?[2J??");
	buf_clear(&b);
	text_clean(&b, TEXT("J\xc3\xb6rg und Anna"), 4);
	assert_string_equal(b.s, "J\xc3\xb6rg...");
	assert_true(text_is_clean("J\xc3\xb6rg", 5, 4));
	assert_false(text_is_clean("J\xc3\xb6rg", 5, 3));
	assert_false(text_is_clean("", 0, 3));
	assert_false(text_is_clean(" a", 2, 3));
	assert_false(text_is_clean("a\t", 2, 3));
	buf_free(&b);
}

/* How wide terminals and mail programs show them. */
static void letters_have_the_columns_that_are_seen(void **state)
{
	static const struct {
		const char *text;
		size_t columns;
	} seen[] = {
		{ "Anna", 4 }, { "J\xc3\xb6rg", 4 }, /* o with two dots, one point */
		{ "Jo\xcc\x88rg", 4 },		     /* the same of two points */
		{ "\xe7\x8e\x8b\xe8\x8a\xb3", 4 },   /* Wang Fang in Chinese */
		{ "\xf0\x9f\x99\x82", 2 },	     /* a smile */
		{ "\xe2\x9d\xa4", 1 },		     /* a heart as a letter */
		{ "\xe2\x9d\xa4\xef\xb8\x8f", 2 },   /* a heart as a picture */
		{ "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x94\xac",
			2 },				   /* a scientist, of three points */
		{ "\xf0\x9f\x87\xb5\xf0\x9f\x87\xb1", 2 }, /* the flag of Poland */
		{ "\xed\x95\x9c\xea\xb8\x80", 4 },	   /* Hangul */
	};

	(void)state;
	for (size_t i = 0; i < sizeof seen / sizeof *seen; i++) {
		assert_int_equal(text_columns(seen[i].text, strlen(seen[i].text)), seen[i].columns);
		assert_true(text_is_clean(seen[i].text, strlen(seen[i].text), 4));
	}
}

static void what_hides_turns_or_heaps_is_not_clean(void **state)
{
	static const char *const bad[] = {
		"a\xe2\x80\x8b"
		"b", /* a blank without width */
		"\xe2\x80\xae"
		"ab",		/* turns the line round */
		"\xe3\x85\xa4", /* a letter that cannot be seen */
		"\xcc\x88"
		"a", /* a mark on nothing */
		"a\xe2\x80\x8d"
		"b",					     /* a joiner of letters */
		"a\xcc\x88\xcc\x88\xcc\x88\xcc\x88\xcc\x88", /* a heap of marks */
		"\xee\x80\x80",				     /* a point for private use */
	};
	struct buf b = BUF_INIT;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		assert_false(text_is_clean(bad[i], strlen(bad[i]), 40));
		buf_clear(&b);
		text_clean(&b, bad[i], strlen(bad[i]), 40);
		assert_non_null(strchr(b.s, '?'));
		assert_true(text_is_clean(b.s, b.n, 40));
	}
	buf_free(&b);
}

static void two_spellings_of_one_letter_are_one_name(void **state)
{
	struct buf one = BUF_INIT, other = BUF_INIT;

	(void)state;
	character_normal(&one, span_of("J\xc3\xb6rg"));
	character_normal(&other, span_of("Jo\xcc\x88rg"));
	assert_string_equal(one.s, other.s);
	buf_clear(&one);
	character_normal(&one, span_of("no\xfftext"));
	assert_string_equal(one.s, "no\xfftext");
	buf_free(&one);
	buf_free(&other);
}

static void a_line_breaks_beside_a_wide_letter_but_not_before_what_closes(void **state)
{
	struct buf b = BUF_INIT;

	(void)state;
	/* Six letters of two columns, the fourth a full stop. */
	text_wrap(&b, "", "  ",
		TEXT("\xe7\x8e\x8b\xe8\x8a\xb3\xe6\x9d\xa5\xe3\x80\x82\xe5\xa5\xbd\xe7\x9a\x84"),
		8);
	assert_string_equal(b.s,
		"\xe7\x8e\x8b\xe8\x8a\xb3\xe6\x9d\xa5\xe3\x80\x82\n  \xe5\xa5\xbd\xe7\x9a\x84\n");
	buf_clear(&b);
	text_wrap(&b, "", "", TEXT("\xe7\x8e\x8b\xe8\x8a\xb3\xe6\x9d\xa5\xe3\x80\x82"), 6);
	assert_string_equal(b.s, "\xe7\x8e\x8b\xe8\x8a\xb3\n\xe6\x9d\xa5\xe3\x80\x82\n");
	buf_free(&b);
}

static void a_paragraph_is_folded_at_blanks_only(void **state)
{
	struct buf b = BUF_INIT;

	(void)state;
	text_wrap(&b, "# ", "#   ", TEXT("one two  three\nfour-and-a-half five"), 12);
	assert_string_equal(b.s, "# one two\n#   three\n#   four-and-a-half\n#   five\n");
	buf_clear(&b);
	text_wrap(&b, "- ", "", "", 0, 12);
	assert_string_equal(b.s, "- \n");
	buf_clear(&b);
	text_wrap(&b, "", "", TEXT("\xc3\xa4\xc3\xa4 \xc3\xa4\xc3\xa4"), 5);
	assert_string_equal(b.s, "\xc3\xa4\xc3\xa4 \xc3\xa4\xc3\xa4\n");
	buf_free(&b);
}

static void numbers_are_whole_and_within_bounds(void **state)
{
	long long v = 77;

	(void)state;
	assert_true(span_int(SPAN("-12"), -20, 20, &v));
	assert_int_equal(v, -12);
	assert_true(span_int(SPAN("+7"), 0, 20, &v));
	assert_false(span_int(SPAN("21"), 0, 20, &v));
	assert_false(span_int(SPAN(""), 0, 20, &v));
	assert_false(span_int(SPAN("-"), -20, 20, &v));
	assert_false(span_int(SPAN("1x"), 0, 20, &v));
	assert_false(span_int(SPAN("99999999999999999999"), 0, INT64_MAX, &v));
	assert_int_equal(v, 7);
}

/* A time may be a word of a hostile letter. */
static void a_time_is_the_whole_text(void **state)
{
	const struct span no[] = { SPAN("2026-12-06 20:00\0 or later"), SPAN("2026-12-06 20:00:30"),
		SPAN("2026-12-06 20:00 UTC"), SPAN("2026-02-29 20:00"), SPAN(""), { NULL, 0 } };
	long long seconds = -1;

	(void)state;
	for (size_t i = 0; i < sizeof no / sizeof *no; i++)
		assert_false(time_read(no[i], &seconds));
	assert_int_equal(seconds, -1);
	assert_true(time_read(SPAN("2026-12-06T20:00Z"), &seconds));
	assert_int_equal(seconds, 1796587200);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(canonical_text_forgives_what_mailers_do),
		cmocka_unit_test(canonical_text_drops_controls_and_turns_of_direction),
		cmocka_unit_test(bytes_that_are_no_text_become_one_sign_each),
		cmocka_unit_test(any_bytes_have_a_canonical_text_that_stays),
		cmocka_unit_test(every_code_point_goes_in_and_out),
		cmocka_unit_test(clean_text_is_one_printable_line),
		cmocka_unit_test(letters_have_the_columns_that_are_seen),
		cmocka_unit_test(what_hides_turns_or_heaps_is_not_clean),
		cmocka_unit_test(two_spellings_of_one_letter_are_one_name),
		cmocka_unit_test(a_line_breaks_beside_a_wide_letter_but_not_before_what_closes),
		cmocka_unit_test(a_paragraph_is_folded_at_blanks_only),
		cmocka_unit_test(numbers_are_whole_and_within_bounds),
		cmocka_unit_test(a_time_is_the_whole_text),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
