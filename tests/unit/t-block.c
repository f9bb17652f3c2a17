/* SPDX-License-Identifier: MIT
 * Texts as they travel in blocks. */
#include "proof/block.h"
#include "proof/edition.h"
#include "core/chance.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

static void bytes_of_any_length_come_back_out_of_their_lines(void **state)
{
	char bytes[200];

	(void)state;
	for (size_t i = 0; i < sizeof bytes; i++)
		bytes[i] = (char)i;
	for (size_t n = 1; n <= sizeof bytes; n++) {
		struct buf text = BUF_INIT, back = BUF_INIT;

		block_bytes(&text, "table", (struct span){ bytes, n });
		assert_true(block_read_bytes(span_of_buf(&text), "table", &back));
		assert_int_equal(back.n, n);
		assert_memory_equal(back.s, bytes, n);
		buf_free(&text);
		buf_free(&back);
	}
}

static void lines_that_are_no_base64_hold_no_bytes(void **state)
{
	static const char *const line[] = { "table AAA\n", "table AA!A\n", "table A===\n",
		"table ====\n", "table AAAA\ntable A\n", "other AAAA\n", "",
		"table AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n" };
	struct buf bytes = BUF_INIT;

	(void)state;
	for (size_t i = 0; i < sizeof line / sizeof *line; i++)
		assert_false(block_read_bytes(span_of(line[i]), "table", &bytes));
	buf_free(&bytes);
}

static void a_report_is_hashed_without_the_blanks_that_mail_loses(void **state)
{
	struct buf text = BUF_INIT;

	(void)state;
	block_clean_ends(&text, SPAN("one  \n two \r\n\r\n   \nthree"));
	assert_string_equal(text.s, "one\n two\n\n\nthree\n");
	buf_free(&text);
}

static void a_signature_has_two_halves(void **state)
{
	unsigned char signature[64];
	struct buf two = BUF_INIT, three = BUF_INIT;

	(void)state;
	memset(signature, 7, sizeof signature);
	block_hash(&two, "signed", signature);
	assert_false(block_halves(span_of_buf(&two), "signed", signature));
	block_hash(&two, "signed", signature + HASH);
	assert_true(block_halves(span_of_buf(&two), "signed", signature));
	buf_fmt(&three, "%ssigned x\n", two.s);
	assert_false(block_halves(span_of_buf(&three), "signed", signature));
	assert_false(block_halves(SPAN("signed x\nsigned y\n"), "signed", signature));
	buf_free(&two);
	buf_free(&three);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test(bytes_of_any_length_come_back_out_of_their_lines),
		cmocka_unit_test(lines_that_are_no_base64_hold_no_bytes),
		cmocka_unit_test(a_report_is_hashed_without_the_blanks_that_mail_loses),
		cmocka_unit_test(a_signature_has_two_halves),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
