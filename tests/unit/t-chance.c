/* SPDX-License-Identifier: MIT
 * Dice, shuffles and salts against the published vectors of protocol TP1. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "core/chance.h"

static const char gid[] = "g-000-2026a";

/* Hexadecimal of 32 bytes, two strings in turn. */
static const char *hex(const unsigned char h[HASH])
{
	static char text[2][2 * HASH + 1];
	static int turn;
	char *out = text[turn ^= 1];

	for (int i = 0; i < HASH; i++) {
		out[2 * i] = "0123456789abcdef"[h[i] >> 4];
		out[2 * i + 1] = "0123456789abcdef"[h[i] & 15];
	}
	out[2 * HASH] = 0;
	return out;
}

static void unhex(unsigned char out[HASH], const char *text)
{
	for (int i = 0; i < HASH; i++) {
		unsigned byte;

		assert_int_equal(sscanf(text + 2 * i, "%2x", &byte), 1);
		out[i] = (unsigned char)byte;
	}
}

/* The value of a chain `steps` before its end, from its tip. */
static void chain(unsigned char v[HASH], const char *tag, unsigned char owner, unsigned char tip,
	int steps, int rising)
{
	unsigned char pk[HASH];

	memset(pk, owner, HASH);
	for (int i = 0; i < HASH; i++)
		v[i] = (unsigned char)(tip + (rising ? i : 0));
	for (int i = 1024; i > 1024 - steps; i--) {
		struct number_bytes nth = chance_le64((uint64_t)i);
		struct span part[] = { span_of(gid), { (char *)pk, HASH }, { nth.s, 8 },
			{ (char *)v, HASH } };
		unsigned char next[HASH];

		chance_h(next, tag, NULL, part, 4);
		memcpy(v, next, HASH);
	}
}

static void h_makes_the_anchors_of_the_vectors(void **state)
{
	unsigned char v[HASH];

	(void)state;
	chain(v, "tp1.rchain", 0xaa, 0, 1024, 1);
	assert_string_equal(
		hex(v), "78f00396fffaec0654baf8e122e886eaa432ab6f4e70be667e014473b909a8a3");
	chain(v, "tp1.wchain", 0xbb, 0x40, 1024, 1);
	assert_string_equal(
		hex(v), "e9da6d8568e71e0c4f276f8d90ab5ad4f8e8e9b512447126a75a9ec25354c24d");
	chain(v, "tp1.pchain", 1, 0x10, 1024, 0);
	assert_string_equal(
		hex(v), "3754532dcc8cf84a7e45de88b7e7d706c1dd8eb567257fdc21725c27b01b46df");
}

static void dice_are_those_of_the_vectors(void **state)
{
	static const int d6[] = { 6, 2, 2, 4, 2, 5, 4, 2, 4, 3, 5, 4 };
	static const int d100[] = { 71, 51, 96, 66 };
	static const int d10[] = { 6, 10, 9, 10, 10, 1 };
	unsigned char key[HASH];

	(void)state;
	unhex(key, "e0aa2500dbad101e55203420c135e72b005d553efd73b8f6bbd0bc3d235fba25");
	for (int j = 0; j < 12; j++)
		assert_int_equal(
			chance_die(key, 6, SPAN("trade/port=7/seat=2"), (uint64_t)j), d6[j]);
	for (int j = 0; j < 4; j++)
		assert_int_equal(chance_die(key, 100, SPAN("event/annual"), (uint64_t)j), d100[j]);
	for (int j = 0; j < 6; j++)
		assert_int_equal(
			chance_die(key, 10, SPAN("battle/a=3/b=4/r=1"), (uint64_t)j), d10[j]);
}

static void a_hidden_die_and_its_commitment_are_those_of_the_vectors(void **state)
{
	unsigned char key[HASH], commit[HASH];

	(void)state;
	unhex(key, "3be4c5d873d55a83df3c17945b99b93caa9378ab3cd03329254988bb4570165d");
	assert_int_equal(chance_die(key, 20, SPAN("ruin/hex=12"), 0), 14);
	chance_commit(commit, key, 20, SPAN("ruin/hex=12"), 0);
	assert_string_equal(
		hex(commit), "92739c92d38021d0d331bd7a05eee9a13f127bfe702a96b482f28b296ea5da6d");
}

static void a_shuffle_with_its_salts_and_leaves_is_that_of_the_vectors(void **state)
{
	static const int order[] = { 45, 14, 53, 8, 7, 30, 41, 17, 3, 78, 18, 36, 29, 34, 5, 33, 48,
		11, 4, 47, 19, 72, 20, 54, 60, 43, 28, 74, 25, 49, 0, 26, 9, 24, 51, 59, 23, 69, 27,
		35, 61, 6, 58, 42, 37, 63, 44, 57, 62, 31, 12, 40, 68, 67, 79, 2, 38, 71, 16, 55,
		52, 65, 66, 75, 56, 39, 10, 13, 64, 77, 1, 50, 32, 70, 21, 76, 46, 15, 73, 22 };
	unsigned char key[HASH], salt[HASH], leaf[HASH];
	int got[80];

	(void)state;
	unhex(key, "1c6e60dd259a597ada644672167c5d582f6a6bbd1bc2837e8c273c615cf6c1ad");
	chance_shuffle(key, got, 80);
	assert_memory_equal(got, order, sizeof order);
	chance_salt(salt, key, 0);
	assert_string_equal(
		hex(salt), "f51b0c762b4f538875b28516de2f983c72e37af83d9edaad442ce43091af9cf7");
	chance_leaf(leaf, 0, SPAN("card/45"), salt);
	assert_string_equal(
		hex(leaf), "07cc00299fdfb947232f9aa40bc3d8685cc846436af5f9548d3a6eacdcf34288");
}

static void a_deck_key_is_that_of_the_vectors(void **state)
{
	unsigned char d[HASH], e0[HASH], key[HASH];
	struct number_bytes zero = chance_le64(0);
	struct span part[] = { span_of(gid), SPAN("main"), { zero.s, 8 }, { (char *)e0, HASH } };

	(void)state;
	for (int i = 0; i < HASH; i++)
		d[i] = (unsigned char)(0x20 + i);
	unhex(e0, "42108ae0029ad1d7b2532c129a70c685b82182a1d106565b0974cc6833d4f4cc");
	chance_h(key, "tp1.deckkey", d, part, 4);
	assert_string_equal(
		hex(key), "1c6e60dd259a597ada644672167c5d582f6a6bbd1bc2837e8c273c615cf6c1ad");
}

static void a_text_of_a_hash_has_no_other_spelling(void **state)
{
	unsigned char hash[HASH], back[HASH];
	char text[HASH_TEXT];

	(void)state;
	memset(hash, 0xff, HASH);
	hash_text(text, hash);
	assert_true(hash_from_text(back, span_of(text)));
	for (int c = 1; c < 256; c++)
		for (size_t i = 0; i < HASH_TEXT - 1; i++) {
			char was = text[i];

			text[i] = (char)c;
			if (hash_from_text(back, (struct span){ text, HASH_TEXT - 1 })
				&& text[i] != was)
				assert_memory_not_equal(back, hash, HASH);
			text[i] = was;
		}
}

static void a_hash_goes_to_text_and_back(void **state)
{
	unsigned char hash[HASH], back[HASH];
	char text[HASH_TEXT];

	(void)state;
	hash_bytes(hash, "tradepost", 9);
	hash_text(text, hash);
	assert_int_equal(strlen(text), 43);
	assert_true(hash_from_text(back, span_of(text)));
	assert_memory_equal(hash, back, HASH);
	assert_false(hash_from_text(back, SPAN("not a hash")));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(h_makes_the_anchors_of_the_vectors),
		cmocka_unit_test(dice_are_those_of_the_vectors),
		cmocka_unit_test(a_hidden_die_and_its_commitment_are_those_of_the_vectors),
		cmocka_unit_test(a_shuffle_with_its_salts_and_leaves_is_that_of_the_vectors),
		cmocka_unit_test(a_deck_key_is_that_of_the_vectors),
		cmocka_unit_test(a_text_of_a_hash_has_no_other_spelling),
		cmocka_unit_test(a_hash_goes_to_text_and_back),
	};

	return chance_begin() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
