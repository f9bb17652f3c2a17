/* SPDX-License-Identifier: MIT
 * Rows that hold what the store never writes, as who changes the file by hand leaves them: they are
 * damage, are said to be, and nothing of them is handed out. */
#include "t-store.h"
#include "store/store_witness.h"

static bool next_match(struct store *store)
{
	static const struct match none;
	struct match match;
	bool found = store_next_match(store, 0, &match, &why) != UNREAD;

	assert_memory_equal(&match, &none, sizeof match);
	return found;
}

static bool first_seat(struct store *store)
{
	static const struct seat none;
	struct seat seat;
	bool found = store_get_seat(store, 1, 1, &seat, &why) != UNREAD;

	assert_memory_equal(&seat, &none, sizeof seat);
	return found;
}

static bool played_season(struct store *store)
{
	static const struct season_row none;
	struct season_row season;
	bool found = store_get_season(store, 1, 3, &season, &why) != UNREAD;

	assert_memory_equal(&season, &none, sizeof season);
	return found;
}

static bool first_seal(struct store *store)
{
	static const struct seal_row none;
	struct seal_row seal;
	bool found = store_get_seal(store, 1, 0, &seal, &why) != UNREAD;

	assert_memory_equal(&seal, &none, sizeof seal);
	return found;
}

static bool ballot(struct store *store)
{
	struct vote_row b = { .match = 1, .season = 3, .motion = "draw" };

	return store_get_ballot(store, &b, &why);
}

static bool played(struct store *store)
{
	struct letter_row letter;
	struct buf standing = BUF_INIT;
	bool came, found;

	found = store_get_played(store, 1, 3, 1, &letter, &came, &standing, &why) != UNREAD;
	assert_false(came);
	assert_null(letter.text);
	buf_free(&standing);
	return found;
}

static bool letters(struct store *store)
{
	char verdict[24];
	long long when;
	bool found = store_find_verdict(
		store, 1, (unsigned char[STORE_HASH]){ 'b' }, verdict, &when, &why);

	assert_string_equal(verdict, "");
	return found;
}

static bool ration(struct store *store)
{
	bool more;
	bool given = store_ration(store, "bread", 1, 3, &more, &why);

	assert_false(given && more);
	return given;
}

static void what_the_store_never_writes_is_damage(void **state)
{
	static const struct {
		const char *change;
		bool (*asks)(struct store *);
	} rows[] = { { "matches SET name = 'a-name-of-more-than-24-bytes'", next_match },
		{ "matches SET gid = 'a' || char(0)", next_match },
		{ "matches SET options = 'a' || char(0)", next_match },
		{ "matches SET secret = zeroblob(31)", next_match },
		{ "matches SET state = 4", next_match }, { "matches SET season = -1", next_match },
		{ "seats SET standing = char(0)", first_seat },
		{ "seasons SET digest = zeroblob(33)", played_season },
		{ "seasons SET writers = 65536", played_season },
		{ "seals SET value = zeroblob(1)", first_seal },
		{ "seals SET seal = zeroblob(0)", first_seal },
		{ "votes SET seat = 17 WHERE seat = 2", ballot },
		{ "votes SET seat = -1 WHERE seat = 2", ballot }, { "votes SET yes = 2", ballot },
		{ "letters SET verdict = 'a verdict longer than all'", letters },
		{ "letters SET text = char(0)", played }, { "rations SET used = 1 << 40", ration },
		{ "rations SET used = -(1 << 40)", ration } };
	struct seal_row seal = { .cast = 0, .seal = { 1 } };
	struct vote_row vote = { .match = 1, .season = 3, .motion = "draw", .vote = { 0, 1, 1 } };
	struct buf sql = BUF_INIT;
	struct store *store;
	long long id;

	(void)state;
	store = club_with_all(&id);
	assert_int_equal(id, 1);
	DONE(store_begin(store, &why));
	DONE(store_add_seal(store, id, &seal, &why));
	DONE(store_save_vote(store, &vote, 1, &why));
	DONE(store_save_vote(store, &vote, 2, &why));
	DONE(store_commit(store, &why));
	sqlite3_exec(store->db,
		"PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;"
		"INSERT INTO rations VALUES ('bread', 1, 1)",
		NULL, NULL, NULL);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		buf_clear(&sql);
		buf_fmt(&sql, "BEGIN; UPDATE %s", rows[i].change);
		assert_int_equal(sqlite3_exec(store->db, sql.s, NULL, NULL, NULL), SQLITE_OK);
		store->inside = true;
		if (rows[i].asks(store))
			fail_msg("%s: nobody minds", rows[i].change);
		said("is damaged");
		assert_true(store_tripped(store));
		store_rollback(store);
	}
	buf_free(&sql);
	store_close(store);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(
			what_the_store_never_writes_is_damage, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
