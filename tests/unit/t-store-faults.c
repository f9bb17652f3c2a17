/* SPDX-License-Identifier: MIT
 * Each call to SQLite fails in turn. */
#include "t-store.h"
#include "store/store_backup.h"
#include "store_fault.h"
#include "store/store_pages.h"
#include "store/store_outbox.h"
#include "store/store_witness.h"

#include <sqlite3.h>

static struct store *at_hand;

static const char *in_folder_too(const char *name)
{
	static char path[300];

	snprintf(path, sizeof path, "%s/%s", folder, name);
	return path;
}

/* A step fails with a reason at each call, and then is done. again: what is done before each try; may be
 * NULL. */
static void in_spite_of_faults(bool (*step)(void), void (*again)(void))
{
	bool done, failed = true;

	for (int n = 1; failed; n++) {
		if (again)
			again();
		store_fault_at(n);
		done = step();
		failed = store_fault_came();
		if (failed && (done || !why.n))
			fail_msg("call %d has failed, unseen or without a reason", n);
		if (failed)
			buf_clear(&why);
	}
	DONE(done);
}

static bool opens(void)
{
	struct store *store = store_open(folder, false, &why);

	store_close(store);
	return store;
}

static bool makes(void)
{
	struct store *store = store_open(folder, true, &why);

	store_close(store);
	return store;
}

static void remove_file(const char *name)
{
	unlink(in_folder(name));
}

static void remove_copy(void)
{
	remove_file("out.db");
}

static void remove_store(void)
{
	remove_file("club.db");
	remove_file("club.db-wal");
	remove_file("club.db-shm");
}

static void a_store_that_cannot_be_made_or_read_is_not_opened(void **state)
{
	(void)state;
	in_spite_of_faults(makes, remove_store);
	in_spite_of_faults(opens, NULL);
}

static void make_older(void)
{
	const char *top = getenv("srcdir");
	struct buf text = BUF_INIT, path = BUF_INIT;
	sqlite3 *db;

	remove_store();
	buf_fmt(&path, "%s/tests/unit/schema-2.sql", top ? top : ".");
	DONE(file_read(&text, path.s, 1 << 20, &why));
	assert_int_equal(sqlite3_open(in_folder("club.db"), &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, text.s, NULL, NULL, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_close(db), SQLITE_OK);
	buf_free(&text);
	buf_free(&path);
}

static void an_older_store_is_brought_up_to_date_by_who_opens_it_after_a_failure(void **state)
{
	(void)state;
	in_spite_of_faults(opens, make_older);
	make_older();
	in_spite_of_faults(opens, NULL);
}

/* Of a store nothing is written any more after a failure, so each try opens it. */
static void open_again(void)
{
	store_close(at_hand);
	at_hand = opened("club.db", false);
}

static bool in_transaction(bool (*step)(void))
{
	return store_begin(at_hand, &why) && step() && store_commit(at_hand, &why);
}

static bool copies(void)
{
	struct store *out;
	bool ok;

	remove_copy();
	remove_file("out.db-wal");
	out = store_open_file(in_folder("out.db"), true, &why);
	if (!out)
		return false;
	ok = store_begin(out, &why) && store_copy_match(at_hand, out, 1, true, &why)
		&& store_commit(out, &why);
	store_close(out);
	return ok;
}

static void a_match_is_copied_whole_or_not_at_all(void **state)
{
	long long id;

	(void)state;
	at_hand = club_with_all(&id);
	in_spite_of_faults(copies, open_again);
	store_close(at_hand);
	at_hand = opened("out.db", false);
	assert_int_equal(count(at_hand, "SELECT count(*) FROM letters"), 2);
	store_close(at_hand);
	at_hand = NULL;
}

static bool takes_back(void)
{
	return store_keep_branch(at_hand, 1, 9, 3, &why) && store_undo_seasons(at_hand, 1, 3, &why);
}

static bool takes_back_whole(void)
{
	return in_transaction(takes_back);
}

static bool puts_back(void)
{
	int n;

	return store_redo_seasons(at_hand, 1, 9, 3, &n, &why);
}

static bool puts_back_whole(void)
{
	return in_transaction(puts_back);
}

static bool logs(void)
{
	return store_log_unknown(at_hand, 1, "a mail", "a reason", NULL, &why);
}

static bool logs_whole(void)
{
	return in_transaction(logs);
}

static bool adds(void)
{
	struct dispute_row dispute = {
		.match = 1, .season = 3, .seat = 1, .clause = "", .text = "", .ruling = ""
	};
	struct seal_row seal = { .cast = 0 };
	struct mail_row mail = mail_of(0, "<faults@club>");
	struct witness_row witness = { .mail = "w@example.org" };
	int waiting, refused;

	return store_add_dispute(at_hand, &dispute, &why) && store_add_seal(at_hand, 1, &seal, &why)
		&& store_save_witness(at_hand, 1, &witness, &why)
		&& store_queue_mail(at_hand, &mail, &why)
		&& store_mark_mail(at_hand, mail.id, MAIL_REFUSED, 1, "no", &why)
		&& store_count_refused(at_hand, 0, 1, &refused, &why)
		&& store_requeue_mail(at_hand, mail.id, 2, &why)
		&& store_count_waiting(at_hand, 0, 1, &waiting, &why) && refused == 1
		&& waiting == 1;
}

static bool adds_whole(void)
{
	return in_transaction(adds);
}

static void each_row_is_added_or_a_reason_why_not(void **state)
{
	long long id;

	(void)state;
	at_hand = club_with_all(&id);
	in_spite_of_faults(adds_whole, open_again);
	assert_int_equal(count(at_hand, "SELECT count(*) FROM disputes"), 1);
	DONE(store_begin(at_hand, &why));
	REFUSED(store_requeue_mail(at_hand, 99, 2, &why), "cannot queue mail 99");
	store_close(at_hand);
	at_hand = NULL;
}

static void a_season_is_taken_back_and_put_back_whole_or_not_at_all(void **state)
{
	long long id;

	(void)state;
	at_hand = club_with_all(&id);
	in_spite_of_faults(takes_back_whole, open_again);
	assert_int_equal(count(at_hand, "SELECT count(*) FROM seasons"), 0);
	in_spite_of_faults(puts_back_whole, open_again);
	assert_int_equal(count(at_hand, "SELECT count(*) FROM played"), 2);
	in_spite_of_faults(logs_whole, open_again);
	store_close(at_hand);
	at_hand = NULL;
}

/* ---- a copy of the whole store ---- */

static bool copies_file(void)
{
	return store_copy_file(in_folder("club.db"), in_folder_too("out.db"), &why);
}

static bool packs(void)
{
	return store_pack(at_hand, "key", SPAN("PACK-CANARY"), &why);
}

static bool packs_whole(void)
{
	return in_transaction(packs);
}

static bool unpacks(void)
{
	struct buf bytes = BUF_INIT;
	bool found = store_unpack(at_hand, "key", &bytes, &why) == FOUND;

	assert_true(!found || !strcmp(bytes.s, "PACK-CANARY"));
	buf_free(&bytes);
	return found;
}

static bool seals(void)
{
	return store_seal_copy(at_hand, &why);
}

static bool drops(void)
{
	return store_drop_pack(at_hand, &why);
}

static void open_copy(void)
{
	store_close(at_hand);
	at_hand = opened("out.db", false);
}

static void what_is_packed_into_a_copy_is_there_until_it_is_dropped(void **state)
{
	struct buf bytes = BUF_INIT;

	(void)state;
	DONE(makes());
	in_spite_of_faults(copies_file, remove_copy);
	in_spite_of_faults(packs_whole, open_copy);
	in_spite_of_faults(unpacks, open_copy);
	in_spite_of_faults(seals, open_copy);
	in_spite_of_faults(drops, open_copy);
	NONE(store_unpack(at_hand, "key", &bytes, &why));
	DONE(store_drop_pack(at_hand, &why));
	store_close(at_hand);
	at_hand = NULL;
}

static void a_copy_goes_over_no_other_file_and_leaves_nothing_where_it_fails(void **state)
{
	(void)state;
	DONE(makes());
	DONE(copies_file());
	REFUSED(copies_file(), "out.db");
	remove_copy();
	REFUSED(store_copy_file(in_folder("none.db"), in_folder_too("out.db"), &why),
		"cannot open");
	assert_int_equal(access(in_folder("out.db"), F_OK), -1);
	DONE(file_write(in_folder("club.db"), "no store", 8, 0600, &why));
	REFUSED(copies_file(), "cannot read");
	assert_int_equal(access(in_folder("out.db"), F_OK), -1);
	DONE(file_write(in_folder("club.db"), "", 0, 0600, &why));
	REFUSED(copies_file(), "club.db' is empty");
	assert_int_equal(access(in_folder("out.db"), F_OK), -1);
	REFUSED(store_copy_file(":none", in_folder_too("out.db"), &why), "cannot open");
	REFUSED(store_copy_file("file:none", in_folder_too("out.db"), &why), "cannot open");
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(a_store_that_cannot_be_made_or_read_is_not_opened,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			an_older_store_is_brought_up_to_date_by_who_opens_it_after_a_failure,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_match_is_copied_whole_or_not_at_all, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			each_row_is_added_or_a_reason_why_not, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_season_is_taken_back_and_put_back_whole_or_not_at_all, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_packed_into_a_copy_is_there_until_it_is_dropped, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_copy_goes_over_no_other_file_and_leaves_nothing_where_it_fails,
			make_folder, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
