/* SPDX-License-Identifier: MIT
 * Who witnesses a match, what he was asked and what he answered: once, and never otherwise. */
#include "t-store.h"
#include "store/store_witness.h"

static const unsigned char key[STORE_HASH] = "the public key of the witness 1";
static const unsigned char anchor[STORE_HASH] = "the anchor of his chain, public";
static const unsigned char frozen[STORE_HASH] = "the letters of a cast, frozen!!";
static const unsigned char value[STORE_HASH] = "what he gave to the cast: v(k+1";
static const unsigned char signature[64] =
	"what he signed it with, sixty-four bytes, the last of them zero";

static void save_witness(struct store *store, long long match, bool joined)
{
	struct witness_row row = { .mail = "witness@CANARY", .joined = joined };

	memcpy(row.key, key, sizeof key);
	memcpy(row.anchor, anchor, sizeof anchor);
	DONE(store_save_witness(store, match, &row, &why));
}

static struct seal_row seal_of(int cast)
{
	struct seal_row row = { .cast = cast, .number = cast + 2, .made = 1000, .asked = 1100 };

	memcpy(row.seal, frozen, sizeof frozen);
	memcpy(row.value, value, sizeof value);
	memcpy(row.answer, signature, sizeof signature);
	return row;
}

static void a_witness_joins_once_he_has_an_anchor(void **state)
{
	struct store *store = opened("club.db", true);
	struct witness_row row;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	NONE(store_get_witness(store, id, &row, &why));
	save_witness(store, id, false);
	FINDS(store_get_witness(store, id, &row, &why));
	assert_string_equal(row.mail, "witness@CANARY");
	assert_memory_equal(row.key, key, sizeof key);
	assert_false(row.joined);
	witness_row_free(&row);
	save_witness(store, id, true);
	FINDS(store_get_witness(store, id, &row, &why));
	assert_true(row.joined);
	assert_memory_equal(row.anchor, anchor, sizeof anchor);
	REFUSED(store_save_witness(store, id + 1, &row, &why), "FOREIGN KEY");
	witness_row_free(&row);
	store_close(store);
}

static void a_cast_is_sealed_once_and_its_first_answer_stays(void **state)
{
	struct store *store = opened("club.db", true);
	struct seal_row row = seal_of(3), read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	NONE(store_get_seal(store, id, 3, &read, &why));
	DONE(store_add_seal(store, id, &row, &why));
	FINDS(store_get_seal(store, id, 3, &read, &why));
	assert_int_equal(read.cast, 3);
	assert_int_equal(read.number, 5);
	assert_int_equal(read.made, 1000);
	assert_int_equal(read.asked, 1100);
	assert_memory_equal(read.seal, frozen, sizeof frozen);
	assert_false(read.answered);
	DONE(store_ask_seal(store, id, 3, 1200, &why));
	DONE(store_answer_seal(store, id, &row, &why));
	row.value[0] ^= 1;
	DONE(store_answer_seal(store, id, &row, &why));
	FINDS(store_get_seal(store, id, 3, &read, &why));
	assert_int_equal(read.asked, 1200);
	assert_true(read.answered);
	assert_memory_equal(read.value, value, sizeof value);
	assert_memory_equal(read.answer, signature, sizeof signature);
	REFUSED(store_add_seal(store, id, &row, &why), "cast 3 of the match was sealed already");
	store_close(store);
}

static void what_is_watched_goes_on(void **state)
{
	struct witnessed_row row = { .gid = "harbour.0123456789ab", .number = 1, .casts = 1 }, read;
	struct store *store = opened("club.db", true);

	(void)state;
	memcpy(row.open, frozen, sizeof row.open);
	memcpy(row.referee, key, sizeof row.referee);
	memcpy(row.head, anchor, sizeof row.head);
	DONE(store_begin(store, &why));
	NONE(store_get_watch(store, SPAN("harbour.0123456789ab"), &read, &why));
	DONE(store_save_watch(store, &row, &why));
	row.number = 3;
	row.casts = 2;
	DONE(store_save_watch(store, &row, &why));
	FINDS(store_get_watch(store, SPAN("harbour.0123456789ab"), &read, &why));
	assert_string_equal(read.gid, row.gid);
	assert_memory_equal(read.open, row.open, sizeof row.open);
	assert_memory_equal(read.referee, row.referee, sizeof row.referee);
	assert_memory_equal(read.head, row.head, sizeof row.head);
	assert_int_equal(read.number, 3);
	assert_int_equal(read.casts, 2);
	NONE(store_get_watch(store, SPAN("harbour"), &read, &why));
	store_close(store);
}

static void an_answer_is_given_once(void **state)
{
	static const struct witnessed_row watch = { .gid = "harbour.0123456789ab" };
	struct answer_row row = { .cast = 7, .asked = "the block\n", .answer = "his block\n" };
	struct store *store = opened("club.db", true);
	struct answer_row read;

	(void)state;
	memcpy(row.seal, frozen, sizeof frozen);
	DONE(store_begin(store, &why));
	DONE(store_save_watch(store, &watch, &why));
	NONE(store_get_answer(store, watch.gid, 7, &read, &why));
	DONE(store_add_answer(store, watch.gid, &row, &why));
	FINDS(store_get_answer(store, watch.gid, 7, &read, &why));
	assert_memory_equal(read.seal, frozen, sizeof frozen);
	assert_string_equal(read.asked, "the block\n");
	assert_string_equal(read.answer, "his block\n");
	answer_row_free(&read);
	NONE(store_get_answer(store, watch.gid, 8, &read, &why));
	REFUSED(store_add_answer(store, watch.gid, &row, &why), "was answered already");
	store_rollback(store);
	DONE(store_begin(store, &why));
	REFUSED(store_add_answer(store, "island.0123456789ab", &row, &why), "FOREIGN KEY");
	store_close(store);
}

static void a_copy_takes_witness_and_seals_along(void **state)
{
	struct store *store = opened("club.db", true), *out = opened("out.db", true);
	struct seal_row row = seal_of(0), read;
	struct witness_row witness;
	struct match match;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	save_witness(store, id, true);
	DONE(store_add_seal(store, id, &row, &why));
	DONE(store_answer_seal(store, id, &row, &why));
	row = seal_of(1);
	DONE(store_add_seal(store, id, &row, &why));
	DONE(store_begin(out, &why));
	DONE(store_copy_match(store, out, id, true, &why));
	FINDS(store_next_match(out, 0, &match, &why));
	FINDS(store_get_witness(out, match.id, &witness, &why));
	assert_string_equal(witness.mail, "witness@CANARY");
	witness_row_free(&witness);
	FINDS(store_get_seal(out, match.id, 0, &read, &why));
	assert_true(read.answered);
	FINDS(store_get_seal(out, match.id, 1, &read, &why));
	assert_false(read.answered);
	match_free(&match);
	store_close(out);
	store_close(store);
}

static void a_public_copy_has_his_key_and_not_his_address(void **state)
{
	struct store *store = opened("club.db", true), *out = opened("out.db", true);
	struct seal_row row = seal_of(0);
	struct witness_row witness;
	struct match match;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	save_witness(store, id, true);
	DONE(store_add_seal(store, id, &row, &why));
	DONE(store_begin(out, &why));
	DONE(store_copy_match(store, out, id, false, &why));
	FINDS(store_next_match(out, 0, &match, &why));
	FINDS(store_get_witness(out, match.id, &witness, &why));
	assert_string_equal(witness.mail, "");
	assert_memory_equal(witness.key, key, sizeof key);
	assert_memory_equal(witness.anchor, anchor, sizeof anchor);
	witness_row_free(&witness);
	assert_int_equal(count(out, "SELECT count(*) FROM seals"), 0);
	match_free(&match);
	store_close(out);
	store_close(store);
}

#define RUN(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)

int main(void)
{
	static const struct CMUnitTest test[] = {
		RUN(a_witness_joins_once_he_has_an_anchor),
		RUN(a_cast_is_sealed_once_and_its_first_answer_stays),
		RUN(what_is_watched_goes_on),
		RUN(an_answer_is_given_once),
		RUN(a_copy_takes_witness_and_seals_along),
		RUN(a_public_copy_has_his_key_and_not_his_address),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
