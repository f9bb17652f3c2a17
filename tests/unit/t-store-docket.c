/* SPDX-License-Identifier: MIT
 * Disputes in the store: numbered in their match, given in that order, and public once ruled. */
#include "t-store.h"

static struct dispute_row dispute_of(long long match, int seat)
{
	return (struct dispute_row){ .match = match,
		.season = 2,
		.seat = seat,
		.fact = 17,
		.entry = 23,
		.opened = 1000,
		.text = "TEXT-CANARY\n",
		.clause = "",
		.ruling = "" };
}

static int add_dispute(struct store *store, struct dispute_row dispute)
{
	DONE(store_add_dispute(store, &dispute, &why));
	return dispute.number;
}

static void rule(struct store *store, long long match, int number, enum dispute_state state)
{
	struct dispute_row ruled = { .match = match,
		.number = number,
		.state = state,
		.ruled = 2000,
		.clause = "build 4",
		.ruling = "It stands." };

	DONE(store_save_dispute(store, &ruled, &why));
}

static void what_is_kept_comes_back(void **state)
{
	struct store *store = opened("club.db", true);
	struct dispute_row read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	assert_int_equal(add_dispute(store, dispute_of(id, 2)), 1);
	rule(store, id, 1, DISPUTE_RULED);
	FINDS(store_get_dispute(store, id, 1, &read, &why));
	assert_int_equal(read.match, id);
	assert_int_equal(read.number, 1);
	assert_int_equal(read.season, 2);
	assert_int_equal(read.seat, 2);
	assert_int_equal(read.fact, 17);
	assert_int_equal(read.entry, 23);
	assert_int_equal(read.opened, 1000);
	assert_int_equal(read.state, DISPUTE_RULED);
	assert_int_equal(read.ruled, 2000);
	assert_string_equal(read.text, "TEXT-CANARY\n");
	assert_string_equal(read.clause, "build 4");
	assert_string_equal(read.ruling, "It stands.");
	dispute_row_free(&read);
	NONE(store_get_dispute(store, id, 2, &read, &why));
	store_close(store);
}

static void each_match_counts_its_own(void **state)
{
	struct store *store = opened("club.db", true);
	struct dispute_row read;
	long long id, other;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	other = add_match(store, "island");
	assert_int_equal(add_dispute(store, dispute_of(id, 1)), 1);
	assert_int_equal(add_dispute(store, dispute_of(id, 1)), 2);
	assert_int_equal(add_dispute(store, dispute_of(other, 1)), 1);
	FINDS(store_next_dispute(store, id, 0, &read, &why));
	assert_int_equal(read.number, 1);
	dispute_row_free(&read);
	FINDS(store_next_dispute(store, id, 1, &read, &why));
	assert_int_equal(read.number, 2);
	assert_int_equal(read.state, DISPUTE_OPEN);
	dispute_row_free(&read);
	NONE(store_next_dispute(store, id, 2, &read, &why));
	store_close(store);
}

static void what_is_out_of_bounds_is_refused(void **state)
{
	struct store *store = opened("club.db", true);
	struct dispute_row odd[5];
	char long_text[4002];
	long long id;

	(void)state;
	memset(long_text, 'a', sizeof long_text - 1);
	long_text[sizeof long_text - 1] = 0;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	DONE(store_commit(store, &why));
	for (int i = 0; i < 5; i++)
		odd[i] = dispute_of(id, 1);
	odd[0].seat = 17;
	odd[1].season = -1;
	odd[2].text = long_text;
	odd[3].ruling = long_text;
	odd[4].fact = -1;
	for (int i = 0; i < 5; i++) {
		DONE(store_begin(store, &why));
		REFUSED(store_add_dispute(store, &odd[i], &why), "CHECK");
		store_rollback(store);
	}
	store_close(store);
}

static struct store *copied(struct store *store, long long id, bool all)
{
	struct store *out = opened("out.db", true);

	DONE(store_begin(out, &why));
	DONE(store_copy_match(store, out, id, all, &why));
	DONE(store_commit(out, &why));
	DONE(store_check(out, &why));
	return out;
}

static void drop(struct store *out)
{
	store_close(out);
	unlink(in_folder("out.db"));
}

/* One open, one ruled, one withdrawn. */
static void fill_docket(struct store *store, long long id)
{
	DONE(store_begin(store, &why));
	for (int seat = 1; seat <= 3; seat++)
		add_dispute(store, dispute_of(id, seat));
	rule(store, id, 2, DISPUTE_RULED);
	rule(store, id, 3, DISPUTE_WITHDRAWN);
	DONE(store_commit(store, &why));
}

static void all_of_it_goes_with_the_whole_match(void **state)
{
	long long id;
	struct store *store = club_with_all(&id), *out;

	(void)state;
	fill_docket(store, id);
	out = copied(store, id, true);
	assert_int_equal(count(out, "SELECT count(*) FROM disputes"), 3);
	assert_int_equal(count(out,
				 "SELECT count(*) FROM disputes WHERE fact = 17 AND entry = 23"
				 " AND text = 'TEXT-CANARY' || char(10)"),
		3);
	drop(out);
	store_close(store);
}

static void what_was_ruled_is_public(void **state)
{
	long long id;
	struct store *store = club_with_all(&id), *out;

	(void)state;
	fill_docket(store, id);
	out = copied(store, id, false);
	assert_int_equal(count(out, "SELECT count(*) FROM disputes"), 1);
	assert_int_equal(count(out,
				 "SELECT count(*) FROM disputes WHERE number = 2 AND seat = 2"
				 " AND clause = 'build 4' AND ruling = 'It stands.'"),
		1);
	assert_int_equal(count(out,
				 "SELECT count(*) FROM disputes WHERE fact = 0 AND entry = 0"
				 " AND text = ''"),
		1);
	drop(out);
	store_close(store);
}

static void once_the_match_is_over_its_fact_is_public_too(void **state)
{
	long long id;
	struct store *store = club_with_all(&id), *out;
	struct match match;

	(void)state;
	fill_docket(store, id);
	FINDS(store_get_match(store, SPAN("harbour"), &match, &why));
	match.state = MATCH_OVER;
	DONE(store_begin(store, &why));
	DONE(store_save_match(store, &match, &why));
	DONE(store_commit(store, &why));
	match_free(&match);
	out = copied(store, id, false);
	assert_int_equal(count(out, "SELECT count(*) FROM disputes"), 1);
	assert_int_equal(count(out,
				 "SELECT count(*) FROM disputes WHERE fact = 17 AND entry = 23"
				 " AND text = 'TEXT-CANARY' || char(10)"),
		1);
	drop(out);
	store_close(store);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			what_is_kept_comes_back, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			each_match_counts_its_own, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_out_of_bounds_is_refused, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			all_of_it_goes_with_the_whole_match, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_was_ruled_is_public, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			once_the_match_is_over_its_fact_is_public_too, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
