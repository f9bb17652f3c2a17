/* SPDX-License-Identifier: MIT
 * What proves a match in the store: records in their order and once, chains, decks, and seasons that
 * were taken back, which are kept. */
#include "t-store.h"

static struct record_row record_of(int number, const char *kind, int season)
{
	struct record_row row = { .number = number,
		.season = season,
		.casts = season + 1,
		.head = { (unsigned char)(number + 10), 7 },
		.entropy = { (unsigned char)(number + 20) },
		.signature = { (unsigned char)(number + 30) },
		.text = "RECORD\n" };

	snprintf(row.kind, sizeof row.kind, "%s", kind);
	return row;
}

static void add_record(
	struct store *store, long long match, int number, const char *kind, int season)
{
	struct record_row row = record_of(number, kind, season);

	DONE(store_add_record(store, match, &row, &why));
}

static long long add_records(struct store *store)
{
	long long id = add_match(store, "harbour");

	add_record(store, id, RECORD_OPEN, "open", 0);
	add_record(store, id, RECORD_ROSTER, "roster", 0);
	add_record(store, id, 0, "season", 0);
	add_record(store, id, 1, "season", 1);
	add_record(store, id, 2, "rollback", 2);
	add_record(store, id, 3, "season", 1);
	return id;
}

static void a_record_comes_back_as_it_was_added(void **state)
{
	struct store *store = opened("club.db", true);
	struct record_row saved = record_of(1, "season", 1), read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_records(store);
	FINDS(store_get_record(store, id, 1, &read, &why));
	assert_int_equal(read.number, 1);
	assert_string_equal(read.kind, "season");
	assert_int_equal(read.season, 1);
	assert_int_equal(read.casts, 2);
	assert_memory_equal(read.head, saved.head, sizeof read.head);
	assert_memory_equal(read.entropy, saved.entropy, sizeof read.entropy);
	assert_memory_equal(read.signature, saved.signature, sizeof read.signature);
	assert_string_equal(read.text, "RECORD\n");
	record_row_free(&read);
	NONE(store_get_record(store, id, 4, &read, &why));
	store_close(store);
}

static void a_number_is_given_once(void **state)
{
	struct store *store = opened("club.db", true);
	struct record_row again = record_of(1, "season", 9);
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_records(store);
	REFUSED(store_add_record(store, id, &again, &why), "was made already");
	store_close(store);
}

static void the_last_one_is_found_by_itself_its_season_and_its_kind(void **state)
{
	struct store *store = opened("club.db", true);
	struct record_row read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_records(store);
	FINDS(store_last_record(store, id, &read, &why));
	assert_int_equal(read.number, 3);
	record_row_free(&read);
	FINDS(store_season_record(store, id, 1, &read, &why));
	assert_int_equal(read.number, 3);
	record_row_free(&read);
	NONE(store_season_record(store, id, 2, &read, &why));
	FINDS(store_kind_record(store, id, "rollback", &read, &why));
	assert_int_equal(read.number, 2);
	record_row_free(&read);
	NONE(store_kind_record(store, id, "rekey", &read, &why));
	store_close(store);
}

static void a_head_is_known_by_its_record_in_its_match_alone(void **state)
{
	struct store *store = opened("club.db", true);
	struct record_row row = record_of(1, "season", 1), open = record_of(RECORD_OPEN, "open", 0);
	long long id, other;
	int number;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_records(store);
	other = add_match(store, "island");
	FINDS(store_find_head(store, id, row.head, &number, &why));
	assert_int_equal(number, 1);
	NONE(store_find_head(store, id, open.head, &number, &why));
	NONE(store_find_head(store, other, row.head, &number, &why));
	store_close(store);
}

static void a_seat_has_a_chain_until_it_is_taken_from_it(void **state)
{
	struct store *store = opened("club.db", true);
	struct chain_row chain = { .joined = true, .anchor = { 5 }, .since = 4 }, read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	DONE(store_get_chain(store, id, 1, &read, &why));
	assert_false(read.joined);
	DONE(store_save_chain(store, id, 1, &chain, &why));
	DONE(store_get_chain(store, id, 1, &read, &why));
	assert_true(read.joined);
	assert_int_equal(read.since, 4);
	assert_memory_equal(read.anchor, chain.anchor, sizeof read.anchor);
	DONE(store_get_chain(store, id, 2, &read, &why));
	assert_false(read.joined);
	chain.joined = false;
	DONE(store_save_chain(store, id, 1, &chain, &why));
	DONE(store_get_chain(store, id, 1, &read, &why));
	assert_false(read.joined);
	store_close(store);
}

static void save_deck(
	struct store *store, long long match, int season, int place, const char *cards)
{
	struct deck_row deck = { .season = season,
		.place = place,
		.epoch = season,
		.key = { 3 },
		.cards = (char *)cards,
		.cards_n = strlen(cards) };

	DONE(store_save_deck(store, match, &deck, &why));
}

static void assert_deck(
	struct store *store, long long match, int season, int after, int place, const char *cards)
{
	struct deck_row read;

	FINDS(store_next_deck(store, match, season, after, &read, &why));
	assert_int_equal(read.place, place);
	assert_int_equal(read.cards_n, strlen(cards));
	assert_memory_equal(read.cards, cards, read.cards_n);
	deck_row_free(&read);
}

static void a_deck_lies_as_after_the_last_season_before(void **state)
{
	struct store *store = opened("club.db", true);
	struct deck_row read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	save_deck(store, id, 0, 70, "abc");
	save_deck(store, id, 0, 71, "xyz");
	save_deck(store, id, 2, 70, "bc");
	NONE(store_next_deck(store, id, 0, 0, &read, &why));
	assert_deck(store, id, 2, 0, 70, "abc");
	assert_deck(store, id, 3, 0, 70, "bc");
	assert_deck(store, id, 3, 70, 71, "xyz");
	NONE(store_next_deck(store, id, 3, 71, &read, &why));
	save_deck(store, id, 2, 70, "c");
	assert_deck(store, id, 9, 0, 70, "c");
	DONE(store_undo_seasons(store, id, 2, &why));
	assert_deck(store, id, 9, 0, 70, "abc");
	store_close(store);
}

static void what_was_put_right_counts_until_its_season_is_taken_back(void **state)
{
	struct store *store = opened("club.db", true);
	struct amend_row one = {
		.number = 4, .season = 2, .text = "given", .image = "A", .image_n = 1
	};
	struct amend_row other = one, read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	NONE(store_get_amend(store, id, 2, &read, &why));
	DONE(store_add_amend(store, id, &one, &why));
	other.number = 5;
	other.image = "BB";
	other.image_n = 2;
	DONE(store_add_amend(store, id, &other, &why));
	FINDS(store_get_amend(store, id, 2, &read, &why));
	assert_int_equal(read.number, 5);
	assert_int_equal(read.image_n, 2);
	assert_string_equal(read.text, "given");
	amend_row_free(&read);
	NONE(store_get_amend(store, id, 1, &read, &why));
	DONE(store_undo_seasons(store, id, 2, &why));
	NONE(store_get_amend(store, id, 2, &read, &why));
	store_close(store);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			a_record_comes_back_as_it_was_added, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(a_number_is_given_once, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			the_last_one_is_found_by_itself_its_season_and_its_kind, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(a_head_is_known_by_its_record_in_its_match_alone,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_seat_has_a_chain_until_it_is_taken_from_it, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_deck_lies_as_after_the_last_season_before, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_was_put_right_counts_until_its_season_is_taken_back, make_folder,
			remove_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
