/* SPDX-License-Identifier: MIT
 * The journal: entries in, walked, cut back, as bytes and from hostile bytes; what its entries say. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/entries.h"

static const int32_t args[] = { 5, -1, INT32_MAX, INT32_MIN, 0 };

/* An entry whose words are the first n of args. */
static void add(struct journal *j, int verb, struct entry_head head, int n)
{
	int32_t *w = journal_add(j, verb, head, n);

	memcpy(w, args, (size_t)n * sizeof *w);
}

static void fill(struct journal *j)
{
	add(j, J_TURN, (struct entry_head){ .who = ALL }, 2);
	add(j, J_TELL, (struct entry_head){ .who = ONLY(3), .seat = 15, .line = 800 }, 5);
	add(j, J_LINE, (struct entry_head){ .seat = 1, .line = 1 }, 0);
	add(j, J_REFUSE, (struct entry_head){ .who = ONLY(1), .seat = 1, .line = 1, .cause = 1 },
		1);
}

static void entries_come_back_as_they_went_in(void **state)
{
	struct journal j = { 0 };
	struct entry e = { 0 };

	(void)state;
	fill(&j);
	assert_int_equal(j.entries, 4);
	assert_int_equal(j.facts, 2);
	assert_true(journal_next(&j, &e));
	assert_int_equal(e.verb, J_TURN);
	assert_int_equal(e.fact, 0);
	assert_true(journal_next(&j, &e));
	assert_int_equal(e.fact, 1);
	assert_int_equal(e.seat, 15);
	assert_int_equal(e.line, 800);
	assert_int_equal(e.who, ONLY(3));
	assert_int_equal(e.n, 5);
	assert_memory_equal(e.raw, args, sizeof args);
	assert_true(journal_next(&j, &e));
	assert_int_equal(e.n, 0);
	assert_true(journal_next(&j, &e));
	assert_int_equal(e.fact, 2);
	assert_int_equal(e.cause, 1);
	assert_false(journal_next(&j, &e));
	journal_free(&j);
}

static void what_is_cut_back_was_never_there(void **state)
{
	struct journal j = { 0 }, once = { 0 };
	struct buf a = BUF_INIT, b = BUF_INIT;
	struct journal_mark m;

	(void)state;
	fill(&j);
	m = journal_mark(&j);
	fill(&j);
	journal_back(&j, m);
	add(&j, J_TELL, (struct entry_head){ .who = ALL }, 1);
	assert_int_equal(j.facts, 3);
	fill(&once);
	add(&once, J_TELL, (struct entry_head){ .who = ALL }, 1);
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
	struct entry e = { 0 };
	long sum = 0;
	bool ok = journal_read(&j, s, n);

	while (ok && journal_next(&j, &e))
		for (int i = 0; i < e.n; i++)
			sum += e.raw[i] & 1;
	assert_true(sum >= 0);
	assert_true(!ok || e.behind == j.n);
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

/* ---- what entries say ---- */

enum { RAID = 1 };

static struct entry last_of(const struct journal *j)
{
	struct entry e = { 0 };

	while (journal_next(j, &e))
		;
	return e;
}

static void an_answer_says_what_was_taken_in_its_order(void **state)
{
	static const int32_t about[] = { SPACES + 2, 7 };
	static const struct taken_option taken[] = { { KINDS + 3, NONE, 2 },
		{ KINDS + 1, SPACES + 1, 1 } };
	const struct ask_entry was = { .question = 4,
		.policy = 9,
		.abouts = 2,
		.about = about,
		.options = 2,
		.option = taken };
	struct journal j = { 0 };
	struct ask_entry is;
	struct entry e;

	(void)state;
	journal_add_ask(&j, (struct entry_head){ .seat = 2 }, &was);
	e = last_of(&j);
	is = entry_ask(&e);
	assert_int_equal(is.question, 4);
	assert_int_equal(is.policy, 9);
	assert_int_equal(is.abouts, 2);
	assert_memory_equal(is.about, about, sizeof about);
	assert_int_equal(is.options, 2);
	assert_memory_equal(is.option, taken, sizeof taken);
	journal_free(&j);
}

static void a_roll_says_its_dice_what_they_were_for_and_which_was_first(void **state)
{
	static const int32_t die[] = { 6, 1, 5 }, value[] = { SPACES + 2, 3 };
	const struct roll_entry was = { .label = RAID,
		.sides = 6,
		.dice = 3,
		.die = die,
		.values = 2,
		.value = value,
		.first = 12 };
	struct journal j = { 0 };
	struct roll_entry is;
	struct entry e;

	(void)state;
	journal_add_roll(&j, (struct entry_head){ .who = ALL }, &was);
	e = last_of(&j);
	is = entry_roll(&e);
	assert_int_equal(is.label, RAID);
	assert_int_equal(is.sides, 6);
	assert_int_equal(is.dice, 3);
	assert_memory_equal(is.die, die, sizeof die);
	assert_int_equal(is.values, 2);
	assert_memory_equal(is.value, value, sizeof value);
	assert_int_equal(is.first, 12);
	journal_free(&j);
}

static void what_is_split_off_is_a_new_piece_and_a_whole_stack_is_none(void **state)
{
	const struct entry_head head = { .seat = 1 };
	const thing old = PIECES + 1, part = PIECES + 2;
	struct journal j = { 0 };
	struct entry e = { 0 };

	(void)state;
	journal_add_make(
		&j, head, &(struct make_entry){ .piece = part, .kind = KINDS + 1, .n = 1 });
	journal_add_move(&j, head, &(struct move_entry){ .piece = old, .n = 1, .part = part });
	journal_add_own(&j, head, &(struct own_entry){ .piece = old, .n = 1, .part = part });
	journal_add_set(&j, head, &(struct set_entry){ .what = old, .n = 1, .part = part });
	for (int i = 0; i < 4; i++) {
		assert_true(journal_next(&j, &e));
		assert_int_equal(entry_new_piece(&e), part);
	}
	journal_add_move(&j, head, &(struct move_entry){ .piece = old, .part = old });
	journal_add_set(&j, head, &(struct set_entry){ .what = 3, .value = part, .part = 3 });
	journal_add_gain(&j, head, &(struct gain_entry){ .what = part, .by = part });
	while (journal_next(&j, &e))
		assert_int_equal(entry_new_piece(&e), NONE);
	journal_free(&j);
}

/* A game's facts, of which the first has two pieces with a number between them, and no box. */
static struct args args_of[] = { { 0 },
	{ .n = 3,
		.open = 3,
		.arg = { { .type = T_PIECE }, { .type = T_INT }, { .type = T_PIECE } } } };
static const struct rules rules = { .facts = 1, .fact = args_of };

static struct fact_entry told_of(struct journal *j, const int32_t *value, int pieces)
{
	static const struct fact_piece piece[] = { { KINDS + 1, 1, 2, ALL },
		{ KINDS + 2, 0, 1, 0 } };
	const struct fact_entry was = { .row = RAID,
		.args = &args_of[RAID],
		.value = value,
		.pieces = pieces,
		.piece = piece };
	struct fact_entry is;
	struct entry e;

	journal_clear(j);
	assert_int_equal(journal_add_fact(j, J_TELL, (struct entry_head){ .who = ALL }, &was), 1);
	e = last_of(j);
	is = entry_fact(&rules, &e);
	assert_true(fact_same(&was, &is));
	return is;
}

static void a_fact_says_what_its_pieces_were_unless_one_of_them_was_gone(void **state)
{
	static const int32_t both[] = { PIECES + 1, 5, PIECES + 2 },
			     one[] = { NONE, 5, PIECES + 2 };
	struct journal j = { 0 };
	struct fact_entry fact;

	(void)state;
	fact = told_of(&j, both, 2);
	assert_int_equal(fact.value[1], 5);
	assert_int_equal(fact_piece(&fact, 0)->kind, KINDS + 1);
	assert_int_equal(fact_piece(&fact, 2)->kind, KINDS + 2);
	assert_null(fact_piece(&fact, 1));
	fact = told_of(&j, one, 1);
	assert_null(fact_piece(&fact, 0));
	assert_int_equal(fact_piece(&fact, 2)->kind, KINDS + 1);
	fact = told_of(&j, both, 1);
	assert_null(fact_piece(&fact, 0));
	assert_null(fact_piece(&fact, 2));
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
		cmocka_unit_test(an_answer_says_what_was_taken_in_its_order),
		cmocka_unit_test(a_roll_says_its_dice_what_they_were_for_and_which_was_first),
		cmocka_unit_test(what_is_split_off_is_a_new_piece_and_a_whole_stack_is_none),
		cmocka_unit_test(a_fact_says_what_its_pieces_were_unless_one_of_them_was_gone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
