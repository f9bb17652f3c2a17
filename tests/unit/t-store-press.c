/* SPDX-License-Identifier: MIT
 * Press in the store: kept once, given in its order, and never public. */
#include "t-store.h"

static struct press_row press_of(long long match, int seat, unsigned whom, char first)
{
	struct press_row press = { .match = match,
		.season = 3,
		.seat = seat,
		.whom = whom,
		.received = 1000,
		.hash = { (unsigned char)first },
		.text = "PRESS-CANARY\n" };

	return press;
}

static long long add_press(struct store *store, struct press_row press)
{
	bool added;

	DONE(store_add_press(store, &press, &added, &why));
	assert_true(added);
	return press.id;
}

static void what_is_kept_comes_back(void **state)
{
	struct store *store = opened("club.db", true);
	struct press_row saved, read;
	long long id;
	bool added;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	saved = press_of(id, 2, 1 << 15 | 1, 'a');
	saved.anonymous = saved.later = true;
	DONE(store_add_press(store, &saved, &added, &why));
	assert_true(added);
	FINDS(store_next_press(store, id, 0, &read, &why));
	assert_int_equal(read.id, saved.id);
	assert_int_equal(read.match, id);
	assert_int_equal(read.season, 3);
	assert_int_equal(read.seat, 2);
	assert_int_equal(read.whom, 1 << 15 | 1);
	assert_true(read.anonymous && read.later);
	assert_int_equal(read.received, 1000);
	assert_int_equal(read.sent, 0);
	assert_memory_equal(read.hash, saved.hash, sizeof read.hash);
	assert_string_equal(read.text, saved.text);
	press_row_free(&read);
	NONE(store_next_press(store, id, saved.id, &read, &why));
	store_close(store);
}

static void the_same_one_is_kept_once(void **state)
{
	struct store *store = opened("club.db", true);
	struct press_row again;
	long long id, other;
	bool added;
	int n;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	other = add_match(store, "island");
	add_press(store, press_of(id, 1, 2, 'a'));
	again = press_of(id, 1, 2, 'a');
	DONE(store_add_press(store, &again, &added, &why));
	assert_false(added);
	add_press(store, press_of(id, 1, 0, 'b'));
	add_press(store, press_of(id, 2, 1, 'c'));
	add_press(store, press_of(other, 1, 2, 'a'));
	DONE(store_count_press(store, id, 3, 1, &n, &why));
	assert_int_equal(n, 2);
	DONE(store_count_press(store, id, 2, 1, &n, &why));
	assert_int_equal(n, 0);
	store_close(store);
}

/* Diaries go to nobody, and what was sent goes no more. */
static void only_some_wait(void **state)
{
	struct store *store = opened("club.db", true);
	long long id, first, second;
	struct press_row read;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	first = add_press(store, press_of(id, 1, 2, 'a'));
	add_press(store, press_of(id, 1, 0, 'b'));
	second = add_press(store, press_of(id, 2, 1, 'c'));
	FINDS(store_next_waiting_press(store, id, 0, &read, &why));
	assert_int_equal(read.id, first);
	press_row_free(&read);
	DONE(store_mark_press(store, first, 2000, &why));
	FINDS(store_next_waiting_press(store, id, 0, &read, &why));
	assert_int_equal(read.id, second);
	press_row_free(&read);
	NONE(store_next_waiting_press(store, id, second, &read, &why));
	FINDS(store_next_press(store, id, 0, &read, &why));
	assert_int_equal(read.sent, 2000);
	press_row_free(&read);
	store_close(store);
}

static void what_is_out_of_bounds_is_refused(void **state)
{
	struct store *store = opened("club.db", true);
	char long_text[4002];
	struct press_row odd[5];
	bool added;
	long long id;

	(void)state;
	memset(long_text, 'a', sizeof long_text - 1);
	long_text[sizeof long_text - 1] = 0;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	DONE(store_commit(store, &why));
	for (int i = 0; i < 5; i++)
		odd[i] = press_of(id, 1, 2, 'a');
	odd[0].seat = 17;
	odd[1].whom = 65536;
	odd[2].text = "";
	odd[3].text = long_text;
	odd[4].season = -1;
	for (int i = 0; i < 5; i++) {
		DONE(store_begin(store, &why));
		REFUSED(store_add_press(store, &odd[i], &added, &why), "CHECK");
		store_rollback(store);
	}
	store_close(store);
}

static void it_goes_with_the_whole_match_alone(void **state)
{
	long long id;
	struct store *store = club_with_all(&id), *out;

	(void)state;
	DONE(store_begin(store, &why));
	add_press(store, press_of(id, 1, 2, 'a'));
	add_press(store, press_of(id, 2, 0, 'b'));
	DONE(store_commit(store, &why));
	for (int all = 0; all < 2; all++) {
		out = opened("out.db", true);
		DONE(store_begin(out, &why));
		DONE(store_copy_match(store, out, id, all, &why));
		DONE(store_commit(out, &why));
		assert_int_equal(count(out, "SELECT count(*) FROM press"), all ? 2 : 0);
		if (all)
			assert_int_equal(count(out,
						 "SELECT count(*) FROM press WHERE seat = 2 AND"
						 " whom = 0 AND text = 'PRESS-CANARY' || char(10)"),
				1);
		DONE(store_check(out, &why));
		store_close(out);
		unlink(in_folder("out.db"));
	}
	store_close(store);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			what_is_kept_comes_back, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			the_same_one_is_kept_once, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(only_some_wait, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_out_of_bounds_is_refused, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			it_goes_with_the_whole_match_alone, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
