/* SPDX-License-Identifier: MIT
 * What lies where a store is to be made or opened, and stores where nothing can be written, which are
 * read as they are. */
#include "t-store.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>

/* A place is shut to us where these say so, as a test that root runs could write anywhere. */
static bool shut, kept_open;

int access(const char *path, int how)
{
	int (*real)(const char *, int);

	*(void **)&real = dlsym(RTLD_NEXT, "access");
	errno = EROFS;
	return shut && how == W_OK ? -1 : real(path, how);
}

int fchmod(int fd, mode_t mode)
{
	int (*real)(int, mode_t);

	*(void **)&real = dlsym(RTLD_NEXT, "fchmod");
	errno = EPERM;
	return kept_open ? -1 : real(fd, mode);
}

static int make_place(void **state)
{
	shut = kept_open = false;
	return make_folder(state);
}

static bool opens(const char *path)
{
	struct store *store = store_open_file(path, false, &why);

	store_close(store);
	return store;
}

static bool makes(const char *path)
{
	struct store *store = store_open_file(path, true, &why);

	store_close(store);
	return store;
}

/* ---- what lies there ---- */

static void only_a_plain_file_that_can_be_shut_to_others_becomes_a_store(void **state)
{
	(void)state;
	assert_int_equal(mkfifo(in_folder("club.db"), 0600), 0);
	REFUSED(makes(in_folder("club.db")), "what is there is no plain file");
	assert_int_equal(unlink(in_folder("club.db")), 0);
	assert_int_equal(symlink("out.db", in_folder("club.db")), 0);
	REFUSED(makes(in_folder("club.db")), "take another name");
	assert_int_equal(unlink(in_folder("club.db")), 0);
	DONE(file_make(in_folder("club.db"), "", 0, 0644, &why));
	kept_open = true;
	REFUSED(makes(in_folder("club.db")), "cannot keep others out of");
	kept_open = false;
	DONE(makes(in_folder("club.db")));
	assert_int_equal(mode_of("club.db"), 0600);
}

static void a_number_of_no_schema_is_that_of_no_store(void **state)
{
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	sqlite3_exec(store->db, "PRAGMA user_version = 0", NULL, NULL, NULL);
	store_close(store);
	REFUSED(opens(in_folder("club.db")), "is no store of tradepost");
	REFUSED(makes(in_folder("club.db")), "is there already");
}

/* SQLite opens no path of more than 512 bytes, and no folder. */
static void what_sqlite_opens_not_is_refused_with_what_to_do(void **state)
{
	struct buf path = BUF_INIT;
	size_t outer;

	(void)state;
	assert_int_equal(mkdir(in_folder("club.db"), 0700), 0);
	REFUSED(opens(in_folder("club.db")), "cannot open '");
	assert_int_equal(rmdir(in_folder("club.db")), 0);
	buf_str(&path, folder);
	outer = path.n;
	for (int i = 0; i < 3; i++) {
		buf_char(&path, '/');
		buf_fill(&path, 'x', 200);
		assert_int_equal(mkdir(path.s, 0700), 0);
	}
	buf_str(&path, "/club.db");
	errno = 0;
	REFUSED(makes(path.s), "check the name");
	assert_int_equal(unlink(path.s), 0);
	for (buf_cut(&path, path.n - 8); path.n > outer; buf_cut(&path, path.n - 201))
		assert_int_equal(rmdir(path.s), 0);
	buf_free(&path);
}

/* ---- where nothing can be written ---- */

static struct store *read_as_it_is(const char *name)
{
	struct store *store;

	shut = true;
	store = opened(name, false);
	assert_int_equal(count(store, "SELECT count(*) FROM seats"), 2);
	assert_int_equal(access(in_folder("club.db-shm"), F_OK), -1);
	return store;
}

static void a_store_where_nothing_can_be_written_is_read_whatever_its_name(void **state)
{
	static const char odd[] = "a%20?mode=memory#x";
	char here[4096];
	long long id;

	(void)state;
	store_close(club_with_all(&id));
	store_close(read_as_it_is("club.db"));
	assert_non_null(getcwd(here, sizeof here));
	assert_int_equal(chdir(folder), 0);
	DONE(opens("club.db"));
	assert_int_equal(rename("club.db", odd), 0);
	DONE(opens(odd));
	store_close(read_as_it_is(odd));
	assert_int_equal(unlink(odd), 0);
	assert_int_equal(chdir(here), 0);
}

static void an_older_store_must_be_opened_once_where_it_can_be_written(void **state)
{
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	sqlite3_exec(store->db, "PRAGMA user_version = 5", NULL, NULL, NULL);
	store_close(store);
	shut = true;
	REFUSED(opens(in_folder("club.db")), "once where it can be written: its schema is 5");
}

static void a_log_with_bytes_in_it_keeps_a_store_from_being_read_as_it_is(void **state)
{
	long long id;

	(void)state;
	store_close(club_with_all(&id));
	DONE(file_make(in_folder("club.db-wal"), "", 0, 0600, &why));
	store_close(read_as_it_is("club.db"));
	DONE(file_write(in_folder("club.db-wal"), "x", 1, 0600, &why));
	REFUSED(opens(in_folder("club.db")), "was not closed, so it cannot be read on a disk");
	/* who keeps the log can be asked for it */
	DONE(file_write(in_folder("club.db-shm"), "x", 1, 0600, &why));
	DONE(opens(in_folder("club.db")));
}

/* ---- while it is read ---- */

static void grows(const char *path)
{
	assert_int_equal(truncate(path, 1 << 20), 0);
}

static void is_written(const char *path)
{
	const struct timespec times[] = { { 1, 0 }, { 1, 0 } };

	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void is_written_at_once(const char *path)
{
	struct timespec times[2];
	struct stat st;

	assert_int_equal(stat(path, &st), 0);
	times[0] = times[1] = st.st_mtim;
	times[1].tv_nsec = times[1].tv_nsec ? 0 : 1;
	assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}

static void is_replaced(const char *path)
{
	struct buf bytes = BUF_INIT;

	DONE(file_read(&bytes, path, 1 << 24, &why));
	DONE(file_write(path, bytes.s, bytes.n, 0600, &why));
	buf_free(&bytes);
}

static void is_gone(const char *path)
{
	assert_int_equal(unlink(path), 0);
}

static void has_a_log(const char *path)
{
	struct buf name = BUF_INIT;

	buf_fmt(&name, "%s-wal", path);
	DONE(file_write(name.s, "x", 1, 0600, &why));
	assert_int_equal(chmod(path, 0600), 0);
	buf_free(&name);
}

static void what_is_written_while_it_is_read_so_is_not_believed(void **state)
{
	void (*const changes[])(const char *) = { grows, is_written, is_written_at_once,
		is_replaced, is_gone, has_a_log };
	struct store *store;
	long long id;

	for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
		shut = false;
		store_close(club_with_all(&id));
		store = read_as_it_is("club.db");
		assert_false(store_busy(store));
		changes[i](in_folder("club.db"));
		REFUSED(query_once(store, "SELECT name FROM seats", &why),
			"was written while it was read");
		assert_true(store_busy(store));
		store_close(store);
		remove_folder(state);
		assert_int_equal(mkdir(folder, 0700), 0);
	}
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(
			only_a_plain_file_that_can_be_shut_to_others_becomes_a_store, make_place,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_number_of_no_schema_is_that_of_no_store, make_place, remove_folder),
		cmocka_unit_test_setup_teardown(what_sqlite_opens_not_is_refused_with_what_to_do,
			make_place, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_store_where_nothing_can_be_written_is_read_whatever_its_name, make_place,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			an_older_store_must_be_opened_once_where_it_can_be_written, make_place,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_log_with_bytes_in_it_keeps_a_store_from_being_read_as_it_is, make_place,
			remove_folder),
		cmocka_unit_test_setup_teardown(what_is_written_while_it_is_read_so_is_not_believed,
			make_place, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
