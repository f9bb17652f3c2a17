/* SPDX-License-Identifier: MIT
 * Chains, keys and hashes against the published vectors of protocol TP1: seats 0 to 2, seat 1 absent
 * from cast 1. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "core/tp1.h"

static const char gid[] = "g-000-2026a";

#define IS(hash, text) assert_true(is_hex(hash, text))

static bool is_hex(const unsigned char hash[HASH], const char *text)
{
	char hex[2 * HASH + 1];

	hex_text(hex, hash, HASH);
	return !strcmp(hex, text);
}

static struct tp1_chain chain_of(enum tp1_owner whose, int byte)
{
	struct tp1_chain c = { whose, gid, { 0 } };

	memset(c.owner, byte, HASH);
	return c;
}

static void rising(unsigned char out[HASH], int from)
{
	for (int i = 0; i < HASH; i++)
		out[i] = (unsigned char)(from + i);
}

static void of_referee(unsigned char out[HASH], int i)
{
	const struct tp1_chain c = chain_of(TP1_REFEREE, 0xaa);
	unsigned char tip[HASH];

	rising(tip, 0);
	tp1_value(out, &c, tip, i);
}

static void of_witness(unsigned char out[HASH], int i)
{
	const struct tp1_chain c = chain_of(TP1_WITNESS, 0xbb);
	unsigned char tip[HASH];

	rising(tip, 0x40);
	tp1_value(out, &c, tip, i);
}

static void of_player(unsigned char out[HASH], int player, int i)
{
	const struct tp1_chain c = chain_of(TP1_PLAYER, player + 1);
	unsigned char tip[HASH];

	memset(tip, 16 * (player + 1), HASH);
	tp1_value(out, &c, tip, i);
}

static void the_roster(unsigned char out[HASH])
{
	struct tp1_member member[3] = { { .joined = true } };

	for (int i = 0; i < 3; i++) {
		member[i].joined = true;
		memset(member[i].key, i + 1, HASH);
		of_player(member[i].anchor, i, 0);
	}
	tp1_roster(out, gid, member, 3);
}

static void the_entropy(unsigned char out[HASH], int cast)
{
	struct tp1_nonce nonce[3];
	unsigned char before[HASH];

	if (cast)
		the_entropy(before, cast - 1);
	else
		the_roster(before);
	for (int i = 0; i < 3; i++) {
		nonce[i].there = cast == 0 || i != 1;
		of_player(nonce[i].value, i, cast + 1);
	}
	tp1_entropy(out, gid, cast, before, nonce, 3);
}

static void anchors_are_those_of_the_vectors(void **state)
{
	unsigned char v[HASH];

	(void)state;
	of_referee(v, 0);
	IS(v, "78f00396fffaec0654baf8e122e886eaa432ab6f4e70be667e014473b909a8a3");
	of_witness(v, 0);
	IS(v, "e9da6d8568e71e0c4f276f8d90ab5ad4f8e8e9b512447126a75a9ec25354c24d");
	of_player(v, 0, 0);
	IS(v, "3754532dcc8cf84a7e45de88b7e7d706c1dd8eb567257fdc21725c27b01b46df");
	of_player(v, 1, 0);
	IS(v, "05af2e58db37285810a2947ceeb60f345e30a3aaec0b674916523867d0cd682e");
	of_player(v, 2, 0);
	IS(v, "f64f301583f8414b69d6ce830c935662a3349f13aa959f7e1f13ad9f1948f9a6");
}

static void values_of_the_second_cast_are_those_of_the_vectors(void **state)
{
	unsigned char v[HASH];

	(void)state;
	of_referee(v, 2);
	IS(v, "0e43b111e21b21ad93148a0258a4492f6cf90e6a7c1f25df671fdcb5c53e0666");
	of_witness(v, 2);
	IS(v, "50502bd8f8f471029f8a4fbe209738930376603a0ab237f5fdd8949e668de7d5");
}

static void a_value_leads_to_its_anchor_by_its_own_number_alone(void **state)
{
	struct tp1_chain c = chain_of(TP1_PLAYER, 2), other = chain_of(TP1_PLAYER, 3);
	unsigned char anchor[HASH], v[HASH];

	(void)state;
	of_player(anchor, 1, 0);
	of_player(v, 1, 7);
	assert_true(tp1_leads(&c, v, 7, anchor));
	assert_false(tp1_leads(&c, v, 6, anchor));
	assert_false(tp1_leads(&c, v, 8, anchor));
	assert_false(tp1_leads(&c, v, -1, anchor));
	assert_false(tp1_leads(&c, v, TP1_CHAIN + 1, anchor));
	assert_false(tp1_leads(&other, v, 7, anchor));
	c.whose = TP1_WITNESS;
	assert_false(tp1_leads(&c, v, 7, anchor));
}

static void the_hidden_secret_is_told_of_as_in_the_vectors(void **state)
{
	unsigned char d[HASH], out[HASH];

	(void)state;
	rising(d, 0x20);
	tp1_hidden_commit(out, gid, d);
	IS(out, "f62be62e698a0744829767e24aa174bffad9a4b28ce8c4c8023c6178d32167bd");
}

static void roster_and_entropy_are_those_of_the_vectors(void **state)
{
	unsigned char out[HASH];

	(void)state;
	the_roster(out);
	IS(out, "b8e79bb62b7bcd36f5e0a199a789834c142c8220b12c7f053e564e045808de94");
	the_entropy(out, 0);
	IS(out, "42108ae0029ad1d7b2532c129a70c685b82182a1d106565b0974cc6833d4f4cc");
	the_entropy(out, 1);
	IS(out, "6c1a85656383aa89bbbf453fb37bd060318248304d3e73a77000bb287833e785");
}

static void a_player_who_did_not_join_has_no_anchor_in_the_roster(void **state)
{
	struct tp1_member member[2] = { { .joined = true }, { .joined = false } };
	unsigned char one[HASH], other[HASH];

	(void)state;
	tp1_roster(one, gid, member, 2);
	member[1].anchor[0] = 1;
	tp1_roster(other, gid, member, 2);
	assert_memory_equal(one, other, HASH);
	member[1].joined = true;
	tp1_roster(other, gid, member, 2);
	assert_memory_not_equal(one, other, HASH);
}

static void the_keys_of_a_cast_are_those_of_the_vectors(void **state)
{
	unsigned char s[HASH], w[HASH], d[HASH], e[HASH];
	struct chance c;

	(void)state;
	of_referee(s, 2);
	of_witness(w, 2);
	rising(d, 0x20);
	the_entropy(e, 1);
	tp1_keys(&c, gid, 1, e, s, NULL, d);
	IS(c.open, "376c22d9218ffff8789f3ca0a55755c9e84371dd4fa2ec99482dca254a71b849");
	tp1_keys(&c, gid, 1, e, s, w, d);
	IS(c.open, "e0aa2500dbad101e55203420c135e72b005d553efd73b8f6bbd0bc3d235fba25");
	IS(c.hidden, "3be4c5d873d55a83df3c17945b99b93caa9378ab3cd03329254988bb4570165d");
}

static void a_deck_and_its_root_are_those_of_the_vectors(void **state)
{
	unsigned char s[HASH], d[HASH], e[HASH], key[HASH], salt[HASH], leaf[80 * HASH], root[HASH];
	struct chance c;
	int order[80];

	(void)state;
	of_referee(s, 1);
	rising(d, 0x20);
	the_entropy(e, 0);
	tp1_keys(&c, gid, 0, e, s, NULL, d);
	chance_deckkey(&c, key, SPAN("main"), 0);
	IS(key, "1c6e60dd259a597ada644672167c5d582f6a6bbd1bc2837e8c273c615cf6c1ad");
	chance_shuffle(key, order, 80);
	for (int i = 0; i < 80; i++) {
		struct buf card = BUF_INIT;

		buf_fmt(&card, "card/%d", order[i]);
		chance_salt(salt, key, (uint64_t)i);
		chance_leaf(leaf + (size_t)i * HASH, (uint64_t)i, (struct span){ card.s, card.n },
			salt);
		buf_free(&card);
	}
	tp1_root(root, gid, SPAN("main"), 0, leaf, 80);
	IS(root, "4e4f5ba8d00efca9221c804da4a3b8e4afecae81e732275620062b14cc9ed05b");
}

static void heads_and_the_seal_are_those_of_the_vectors(void **state)
{
	static const unsigned char none[HASH];
	unsigned char h[HASH], h1[HASH], a[HASH], c[HASH], seal[HASH];
	const struct span of_a = SPAN("ordersA"), of_c = SPAN("ordersC");
	const unsigned char *letter[3] = { a, NULL, c };

	(void)state;
	tp1_head(h, none, SPAN("tp-season 1\ngame g-000-2026a\nseason 0\n"));
	IS(h, "ba47fbe78647ffbfbe3211e7ac3d45a777b19a3e531e04129cf2b587d090b7ab");
	tp1_head(h1, h, SPAN("tp-season 1\ngame g-000-2026a\nseason 1\n"));
	IS(h1, "92ae2baf24393a2c5552cdc76b9c4035c517bad84f3a6e957f09fa74c1a91b97");
	chance_h(a, "tp1.order", NULL, &of_a, 1);
	chance_h(c, "tp1.order", NULL, &of_c, 1);
	tp1_seal(seal, gid, 1, h, letter, 3);
	IS(seal, "6c524abb8d87a4c3c66fc792e0353db3b272f5188fc9ddef2174ac62c03b8be1");
}

static void the_head_is_signed_with_its_match_and_number(void **state)
{
	static const unsigned char head[HASH] = { 7 };
	struct buf b = BUF_INIT;

	(void)state;
	tp1_head_signed(&b, "m.01", 258, head);
	assert_int_equal(b.n, 9 + 4 + 8 + HASH);
	assert_memory_equal(b.s, "tp1.head\0m.01\2\1\0\0\0\0\0\0\7", 22);
	buf_free(&b);
}

static void secrets_of_two_matches_and_two_uses_differ(void **state)
{
	static const unsigned char secret[SECRET_BYTES] = { 1 };
	unsigned char tip[HASH], hidden[HASH], other[HASH];

	(void)state;
	tp1_referee_tip(tip, "one", secret);
	tp1_hidden(hidden, "one", secret);
	assert_memory_not_equal(tip, hidden, HASH);
	tp1_referee_tip(other, "two", secret);
	assert_memory_not_equal(tip, other, HASH);
	tp1_player_tip(tip, "one", hidden, secret);
	tp1_witness_tip(other, "one", hidden, secret);
	assert_memory_not_equal(tip, other, HASH);
	tp1_salt(tip, hidden, 3, 1);
	tp1_salt(other, hidden, 3, 2);
	assert_memory_not_equal(tip, other, HASH);
	tp1_salt(other, hidden, 3, 0);
	assert_memory_not_equal(tip, other, HASH);
}

static void the_keys_of_two_seasons_or_matches_differ(void **state)
{
	static const unsigned char secret[SECRET_BYTES] = { 1 };
	struct chance a, b, c;

	(void)state;
	tp1_alone(&a, "one", secret, 3);
	tp1_alone(&b, "one", secret, 4);
	tp1_alone(&c, "two", secret, 3);
	assert_memory_not_equal(a.open, b.open, HASH);
	assert_memory_not_equal(a.open, c.open, HASH);
	assert_memory_not_equal(a.open, a.hidden, HASH);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(anchors_are_those_of_the_vectors),
		cmocka_unit_test(values_of_the_second_cast_are_those_of_the_vectors),
		cmocka_unit_test(a_value_leads_to_its_anchor_by_its_own_number_alone),
		cmocka_unit_test(the_hidden_secret_is_told_of_as_in_the_vectors),
		cmocka_unit_test(roster_and_entropy_are_those_of_the_vectors),
		cmocka_unit_test(a_player_who_did_not_join_has_no_anchor_in_the_roster),
		cmocka_unit_test(the_keys_of_a_cast_are_those_of_the_vectors),
		cmocka_unit_test(the_keys_of_two_seasons_or_matches_differ),
		cmocka_unit_test(a_deck_and_its_root_are_those_of_the_vectors),
		cmocka_unit_test(heads_and_the_seal_are_those_of_the_vectors),
		cmocka_unit_test(the_head_is_signed_with_its_match_and_number),
		cmocka_unit_test(secrets_of_two_matches_and_two_uses_differ),
	};

	return chance_begin() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
