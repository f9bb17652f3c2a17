/* SPDX-License-Identifier: MIT
 * A disk that fails once, at each read, write and sync in turn: the store says so, calls it no damage,
 * and holds what was committed. */
#include "store/store_backup.h"
#include "t-store.h"

#include <fcntl.h>
#include <sys/wait.h>

/* ---- the disk ---- */

static sqlite3_vfs disk;
static const sqlite3_io_methods *real;
static int left;
static bool came, plain; /* plain: the disk has no memory that processes share */

static bool fails(void)
{
	if (!left || --left)
		return false;
	return came = true;
}

static int disk_read(sqlite3_file *file, void *to, int n, sqlite3_int64 at)
{
	return fails() ? SQLITE_IOERR_READ : real->xRead(file, to, n, at);
}

static int disk_write(sqlite3_file *file, const void *from, int n, sqlite3_int64 at)
{
	return fails() ? SQLITE_IOERR_WRITE : real->xWrite(file, from, n, at);
}

/* A power loss is none of these tests, so that nothing need be waited for. */
static int disk_sync(sqlite3_file *file, int how)
{
	(void)file;
	(void)how;
	return fails() ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

static int disk_truncate(sqlite3_file *file, sqlite3_int64 size)
{
	return fails() ? SQLITE_IOERR_TRUNCATE : real->xTruncate(file, size);
}

static int disk_size(sqlite3_file *file, sqlite3_int64 *size)
{
	return fails() ? SQLITE_IOERR_FSTAT : real->xFileSize(file, size);
}

/* SQLite has two tables of methods, which differ in how they lock. */
static int disk_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *got)
{
	static sqlite3_io_methods failing[2];
	int code = fails()
		? SQLITE_CANTOPEN
		: ((sqlite3_vfs *)vfs->pAppData)->xOpen(vfs->pAppData, name, file, flags, got);
	sqlite3_io_methods *methods = &failing[flags & SQLITE_OPEN_MAIN_DB ? 0 : 1];

	if (code)
		return code;
	real = file->pMethods;
	*methods = *real;
	methods->xRead = disk_read;
	methods->xWrite = disk_write;
	methods->xSync = disk_sync;
	methods->xTruncate = disk_truncate;
	methods->xFileSize = disk_size;
	if (plain)
		methods->iVersion = 1;
	file->pMethods = methods;
	return code;
}

static int take_disk(void **state)
{
	(void)state;
	disk = *sqlite3_vfs_find(NULL);
	disk.pAppData = sqlite3_vfs_find(NULL);
	disk.pNext = NULL;
	disk.zName = "disk";
	disk.xOpen = disk_open;
	return sqlite3_vfs_register(&disk, 1);
}

/* A step is tried with each call of the disk failing. again: what comes before each try. */
static void in_spite_of_the_disk(bool (*step)(void), void (*again)(void))
{
	bool done, failed = true;
	int n;

	for (n = 1; failed; n++) {
		again();
		left = n;
		came = false;
		done = step();
		left = 0;
		failed = came;
		assert_true(done || why.n);
		if (strstr(why.s, "damaged"))
			fail_msg("call %d has failed, and is called damage: %s", n, why.s);
		buf_clear(&why);
	}
	assert_true(done);
	assert_true(n > 10);
}

/* ---- what was committed ---- */

static int notes_left(void)
{
	struct store *store = opened("club.db", false);
	int n = (int)count(store, "SELECT count(*) FROM notes");

	DONE(store_check(store, &why));
	store_close(store);
	return n;
}

/* A store as it is after a kill, made once: its file and its log. */
static struct buf file = BUF_INIT, log_of = BUF_INIT;

static void commit_and_die(void)
{
	struct store *store = store_open(folder, false, &why);
	bool ok = store_begin(store, &why) && store_save_note(store, "1", 1, &why)
		&& store_commit(store, &why) && store_begin(store, &why)
		&& store_save_note(store, "2", 2, &why) && store_commit(store, &why);

	_exit(!ok);
}

static int make_files(void **state)
{
	long long id;

	left = 0;
	plain = false;
	make_folder(state);
	store_close(club_with_all(&id));
	if (!fork())
		commit_and_die();
	wait(NULL);
	buf_clear(&file);
	buf_clear(&log_of);
	DONE(file_read(&file, in_folder("club.db"), 1 << 24, &why));
	DONE(file_read(&log_of, in_folder("club.db-wal"), 1 << 24, &why));
	return 0;
}

static int drop_files(void **state)
{
	buf_free(&file);
	buf_free(&log_of);
	return remove_folder(state);
}

static void put_file(const char *name, const struct buf *bytes)
{
	int fd = open(in_folder(name), O_WRONLY | O_CREAT | O_TRUNC, 0600);

	assert_int_equal(write(fd, bytes->s, bytes->n), bytes->n);
	assert_int_equal(close(fd), 0);
}

static void put_files(void)
{
	unlink(in_folder("out.db"));
	unlink(in_folder("club.db-shm"));
	put_file("club.db", &file);
	put_file("club.db-wal", &log_of);
}

static bool committed;

/* More than the cache holds, so that pages go to the log before the transaction ends, some twice. */
static bool writes(void)
{
	static char large[200000];
	struct store *store = store_open(folder, false, &why);
	struct mail_row mail = mail_of(0, "<large@club>");
	bool ok = store && !sqlite3_exec(store->db, "PRAGMA cache_size = 5", NULL, NULL, NULL)
		&& store_begin(store, &why);

	committed = false;
	mail.bytes = large;
	mail.bytes_n = sizeof large;
	ok = ok && store_queue_mail(store, &mail, &why) && store_save_note(store, "NOTE", 1, &why)
		&& store_mark_mail(store, mail.id, MAIL_SENT, 1, "", &why)
		&& (committed = store_commit(store, &why));
	store_close(store);
	return ok;
}

static void look_and_put_files(void)
{
	int notes = notes_left();

	assert_true(notes == 4 || (notes == 3 && !committed));
	put_files();
}

static void what_was_committed_is_there_whatever_the_disk_does(void **state)
{
	(void)state;
	committed = false;
	in_spite_of_the_disk(writes, look_and_put_files);
	assert_int_equal(notes_left(), 4);
}

static bool reads(void)
{
	struct store *store = store_open(folder, false, &why);
	struct match match = { 0 };
	struct mail_row mail = { 0 };
	bool ok = store && store_next_match(store, 0, &match, &why) == FOUND
		&& store_next_mail(store, 0, &mail, &why) == FOUND && store_check(store, &why);

	if (match.name[0])
		assert_string_equal(match.name, "harbour");
	match_free(&match);
	mail_row_free(&mail);
	store_close(store);
	return ok;
}

static void a_log_that_cannot_be_read_now_is_neither_damaged_nor_lost(void **state)
{
	(void)state;
	in_spite_of_the_disk(reads, put_files);
	put_files();
	left = 3;
	reads();
	left = 0;
	buf_clear(&why);
	assert_int_equal(notes_left(), 3);
}

static bool copies(void)
{
	char path[300];

	snprintf(path, sizeof path, "%s/out.db", folder);
	return store_copy_file(in_folder("club.db"), path, &why);
}

static void what_cannot_be_copied_leaves_no_copy(void **state)
{
	(void)state;
	in_spite_of_the_disk(copies, put_files);
}

static void a_disk_without_shared_memory_keeps_no_store(void **state)
{
	(void)state;
	remove_folder(state);
	assert_int_equal(mkdir(folder, 0700), 0);
	plain = true;
	assert_null(store_open(folder, true, &why));
	said("on a disk of this machine");
	plain = false;
	store_close(opened("club.db", true));
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(
			what_was_committed_is_there_whatever_the_disk_does, make_files, drop_files),
		cmocka_unit_test_setup_teardown(
			a_log_that_cannot_be_read_now_is_neither_damaged_nor_lost, make_files,
			drop_files),
		cmocka_unit_test_setup_teardown(
			what_cannot_be_copied_leaves_no_copy, make_files, drop_files),
		cmocka_unit_test_setup_teardown(
			a_disk_without_shared_memory_keeps_no_store, make_files, drop_files),
	};

	return cmocka_run_group_tests(test, take_disk, NULL);
}
