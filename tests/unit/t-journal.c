/* SPDX-License-Identifier: MIT
 * The journal: entries in, walked, cut back, as bytes and from hostile bytes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/journal.h"

static const int32_t args[] = { 5, -1, INT32_MAX, INT32_MIN, 0 };

static void fill(struct journal *j)
{
	journal_add(j, J_TURN, ALL, 0, 0, 0, args, 2);
	journal_add(j, J_TELL, ONLY(3), 15, 800, 0, args, 5);
	journal_add(j, J_LINE, 0, 1, 1, 0, NULL, 0);
	journal_add(j, J_REFUSE, ONLY(1), 1, 1, 1, args, 1);
}

static void entries_come_back_as_they_went_in(void **state)
{
	struct journal j = { 0 };
	struct entry e;
	size_t at = 0;
	int facts = 0;

	(void)state;
	fill(&j);
	assert_int_equal(j.entries, 4);
	assert_int_equal(j.facts, 2);
	assert_true(journal_next(&j, &at, &facts, &e));
	assert_int_equal(e.verb, J_TURN);
	assert_int_equal(e.fact, 0);
	assert_true(journal_next(&j, &at, &facts, &e));
	assert_int_equal(e.fact, 1);
	assert_int_equal(e.seat, 15);
	assert_int_equal(e.line, 800);
	assert_int_equal(e.who, ONLY(3));
	assert_int_equal(e.n, 5);
	assert_memory_equal(e.arg, args, sizeof args);
	assert_true(journal_next(&j, &at, &facts, &e));
	assert_int_equal(e.n, 0);
	assert_true(journal_next(&j, &at, &facts, &e));
	assert_int_equal(e.fact, 2);
	assert_int_equal(e.cause, 1);
	assert_false(journal_next(&j, &at, &facts, &e));
	journal_free(&j);
}

static void what_is_cut_back_was_never_there(void **state)
{
	struct journal j = { 0 }, once = { 0 };
	struct buf a = BUF_INIT, b = BUF_INIT;
	struct mark m;

	(void)state;
	fill(&j);
	m = journal_mark(&j);
	fill(&j);
	journal_back(&j, m);
	assert_int_equal(journal_add(&j, J_TELL, ALL, 0, 0, 0, args, 1), 3);
	fill(&once);
	journal_add(&once, J_TELL, ALL, 0, 0, 0, args, 1);
	journal_write(&j, &a);
	journal_write(&once, &b);
	assert_int_equal(a.n, b.n);
	assert_memory_equal(a.s, b.s, a.n);
	assert_int_equal(j.entries, once.entries);
	buf_free(&a);
	buf_free(&b);
	journal_free(&j);
	journal_free(&once);
}

static void words_of_any_size_are_one_to_five_bytes(void **state)
{
	static const int32_t word[] = { 0, 1, -1, 63, 64, -64, -65, 8191, 8192, INT32_MAX,
		INT32_MIN };

	(void)state;
	for (size_t i = 0; i < sizeof word / sizeof *word; i++) {
		struct buf b = BUF_INIT;
		int32_t back = 7;

		word_write(&b, word[i]);
		assert_in_range(b.n, 1, 5);
		assert_int_equal(word_read((unsigned char *)b.s, b.n, &back), b.n);
		assert_int_equal(back, word[i]);
		assert_int_equal(word_read((unsigned char *)b.s, b.n - 1, &back), 0);
		buf_free(&b);
	}
	assert_int_equal(
		word_read((const unsigned char *)"\x80\x80\x80\x80\x80\x01", 6, &(int32_t){ 0 }),
		0);
}

static void a_journal_is_stored_and_read_again(void **state)
{
	struct journal j = { 0 }, back = { 0 };
	struct buf b = BUF_INIT;

	(void)state;
	fill(&j);
	journal_write(&j, &b);
	assert_true(journal_read(&back, b.s, b.n));
	assert_int_equal(back.n, j.n);
	assert_int_equal(back.facts, j.facts);
	assert_int_equal(back.entries, j.entries);
	assert_memory_equal(back.word, j.word, j.n * sizeof *j.word);
	assert_true(journal_read(&back, "", 0));
	assert_int_equal(back.n, 0);
	buf_free(&b);
	journal_free(&j);
	journal_free(&back);
}

/* True if it was read; then every entry lies within it. */
static bool walks(const char *s, size_t n)
{
	struct journal j = { 0 };
	struct entry e;
	size_t at = 0;
	int facts = 0;
	long sum = 0;
	bool ok = journal_read(&j, s, n);

	while (ok && journal_next(&j, &at, &facts, &e))
		for (int i = 0; i < e.n; i++)
			sum += e.arg[i] & 1;
	assert_true(sum >= 0);
	assert_true(!ok || at == j.n);
	journal_free(&j);
	return ok;
}

static void damaged_bytes_are_no_journal_or_a_whole_one(void **state)
{
	struct journal j = { 0 };
	struct buf b = BUF_INIT;
	int refused = 0;

	(void)state;
	fill(&j);
	journal_write(&j, &b);
	for (size_t i = 0; i < b.n; i++)
		refused += !walks(b.s, i);
	/* Only between two entries may it end. */
	assert_int_equal(refused, b.n - j.entries);
	for (size_t i = 0; i < b.n; i++)
		for (int bit = 0; bit < 8; bit++) {
			b.s[i] = (char)(b.s[i] ^ 1 << bit);
			walks(b.s, b.n);
			b.s[i] = (char)(b.s[i] ^ 1 << bit);
		}
	buf_free(&b);
	journal_free(&j);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(entries_come_back_as_they_went_in),
		cmocka_unit_test(what_is_cut_back_was_never_there),
		cmocka_unit_test(words_of_any_size_are_one_to_five_bytes),
		cmocka_unit_test(a_journal_is_stored_and_read_again),
		cmocka_unit_test(damaged_bytes_are_no_journal_or_a_whole_one),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
