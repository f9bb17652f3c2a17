/* SPDX-License-Identifier: MIT
 * The checksums of the pages of a store, and of its log. */
#include "store/store_backup.h"
#include "store/store_pages.h"
#include "t-store.h"

#include <fcntl.h>
#include <sys/wait.h>

enum { PAGE = 16384, FRAME = 24, LOG_HEADER = 32, IN_FRAME = 8000 };

/* ---- a file to damage ---- */

static void run(struct store *store, const char *sql)
{
	char *wrong = NULL;

	sqlite3_exec(store->db, sql, NULL, NULL, &wrong);
	if (wrong)
		fail_msg("%s: %s", sql, wrong);
}

/* Mails whose bytes take many pages, so that most pages are in use. */
static void make_mails(int n)
{
	long long id;
	struct store *store = club_with_all(&id);
	char sql[200];

	run(store, "PRAGMA foreign_keys = OFF");
	snprintf(sql, sizeof sql,
		"WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < %d)"
		" INSERT INTO mail_bytes SELECT i, randomblob(300 * i) FROM n",
		99 + n);
	run(store, sql);
	store_close(store);
}

static void get_file(const char *name, struct buf *bytes)
{
	buf_clear(bytes);
	DONE(file_read(bytes, in_folder(name), 1 << 26, &why));
}

static void put_file(const char *name, const struct buf *bytes)
{
	int fd = open(in_folder(name), O_WRONLY | O_CREAT | O_TRUNC, 0600);

	assert_int_equal(write(fd, bytes->s, bytes->n), bytes->n);
	assert_int_equal(close(fd), 0);
}

/* Reads all pages of club.db, those that are free as well. */
static bool reads_whole(void)
{
	struct store *store = store_open(folder, false, &why);
	sqlite3_backup *copy;
	sqlite3 *to;
	int code;

	if (!store)
		return false;
	assert_int_equal(sqlite3_open(":memory:", &to), SQLITE_OK);
	copy = sqlite3_backup_init(to, "main", store->db, "main");
	code = sqlite3_backup_step(copy, -1);
	sqlite3_backup_finish(copy);
	if (code != SQLITE_DONE)
		store_did(store, code, &why);
	sqlite3_close(to);
	store_close(store);
	return code == SQLITE_DONE;
}

static void notices(const struct buf *bytes, long long page)
{
	char text[40];

	put_file("club.db", bytes);
	snprintf(text, sizeof text, "its page %lld is damaged", page);
	if (page > 1)
		REFUSED(reads_whole(), text);
	else
		REFUSED(reads_whole(), "club.db");
}

/* ---- pages ---- */

static void one_byte_of_any_page_is_noticed(void **state)
{
	struct buf bytes = BUF_INIT;

	(void)state;
	make_mails(20);
	get_file("club.db", &bytes);
	assert_true(bytes.n / PAGE > 40);
	for (size_t page = 0; page < bytes.n / PAGE; page++)
		for (int i = 0; i < 8; i++) {
			size_t at = page * PAGE + (i ? (size_t)rand() % PAGE : PAGE - 1);
			char was = bytes.s[at];

			bytes.s[at] ^= (char)(1 + rand() % 255);
			notices(&bytes, (long long)page + 1);
			bytes.s[at] = was;
		}
	put_file("club.db", &bytes);
	DONE(reads_whole());
	buf_free(&bytes);
}

static void a_page_that_is_empty_torn_or_another_is_noticed(void **state)
{
	struct buf bytes = BUF_INIT;
	char page[PAGE];

	(void)state;
	make_mails(20);
	get_file("club.db", &bytes);
	for (size_t i = 1; i + 1 < bytes.n / PAGE; i++) {
		char *at = bytes.s + i * PAGE;

		memcpy(page, at, PAGE);
		memset(at, 0, PAGE);
		notices(&bytes, (long long)i + 1);
		memcpy(at, page, 512);
		notices(&bytes, (long long)i + 1);
		memcpy(at, at + PAGE, PAGE);
		notices(&bytes, (long long)i + 1);
		memcpy(at, page, 4096);
		notices(&bytes, (long long)i + 1);
		memcpy(at, page, PAGE);
	}
	put_file("club.db", &bytes);
	DONE(reads_whole());
	buf_free(&bytes);
}

static void a_file_that_is_cut_off_is_noticed(void **state)
{
	struct buf bytes = BUF_INIT;

	(void)state;
	make_mails(20);
	get_file("club.db", &bytes);
	for (size_t cut = 1; cut < 3 * PAGE; cut += 1000) {
		buf_cut(&bytes, bytes.n - 1000);
		put_file("club.db", &bytes);
		REFUSED(reads_whole(), "damaged");
	}
	buf_free(&bytes);
}

/* The number of bytes that each page leaves free is one byte of the file. */
static void a_file_is_not_made_one_without_checksums(void **state)
{
	struct buf bytes = BUF_INIT;

	(void)state;
	make_mails(1);
	get_file("club.db", &bytes);
	assert_int_equal(bytes.s[20], 8);
	bytes.s[20] = 0;
	put_file("club.db", &bytes);
	REFUSED(store_open(folder, false, &why), "its page 1 is damaged");
	bytes.s[20] = 8;
	bytes.s[200] ^= 1;
	put_file("club.db", &bytes);
	buf_clear(&bytes);
	buf_str(&bytes, in_folder("copy.db"));
	REFUSED(store_copy_file(in_folder("club.db"), bytes.s, &why), "its page 1 is damaged");
	buf_free(&bytes);
}

static void who_does_not_need_a_damaged_page_goes_on(void **state)
{
	struct buf bytes = BUF_INIT;
	struct store *store;

	(void)state;
	make_mails(20);
	get_file("club.db", &bytes);
	bytes.s[bytes.n - PAGE / 2] ^= 1;
	put_file("club.db", &bytes);
	store = opened("club.db", false);
	REFUSED(query_once(store, "SELECT max(length(hex(bytes))) FROM mail_bytes", &why),
		"is damaged");
	assert_int_equal(store_damages(store), 1);
	assert_false(store_broken(store));
	DONE(store_begin(store, &why));
	DONE(store_save_note(store, "after", 1, &why));
	DONE(store_commit(store, &why));
	store_close(store);
	buf_free(&bytes);
}

/* ---- what is written ---- */

/* With a cache of a few pages most are written before the transaction ends, some more than once. */
static void what_is_written_can_be_read(void **state)
{
	struct store *store = opened("club.db", true);
	long long rows, sum;

	(void)state;
	run(store, "PRAGMA cache_size = 5; PRAGMA foreign_keys = OFF");
	for (int i = 0; i < 60; i++) {
		char sql[400];

		snprintf(sql, sizeof sql,
			"BEGIN; INSERT OR REPLACE INTO mail_bytes WITH RECURSIVE n (i) AS (SELECT 1"
			" UNION ALL SELECT i + 1 FROM n WHERE i < 30) SELECT i * %d %% 97,"
			" randomblob(i * %d) FROM n; DELETE FROM mail_bytes WHERE mail %% 7 = %d;"
			" UPDATE mail_bytes SET bytes = CAST(bytes || randomblob(%d) AS BLOB) "
			"WHERE mail %% 5 = %d;"
			" %s",
			7 + i, 100 + 83 * (i % 11), i % 7, 500 * (i % 60), i % 5,
			i % 3 ? "COMMIT" : "ROLLBACK");
		run(store, sql);
		if (i % 10 == 9)
			DONE(store_copy_to(store, in_folder("copy.db"), &why));
		unlink(in_folder("copy.db"));
	}
	rows = count(store, "SELECT count(*) FROM mail_bytes");
	sum = count(store, "SELECT sum(length(bytes)) FROM mail_bytes");
	store_close(store);
	DONE(reads_whole());
	store = opened("club.db", false);
	assert_int_equal(rows, count(store, "SELECT count(*) FROM mail_bytes"));
	assert_int_equal(sum, count(store, "SELECT sum(length(bytes)) FROM mail_bytes"));
	DONE(store_is_whole(store, &why));
	store_close(store);
}

/* ---- the log ---- */

/* Leaves a log of some transactions, as a kill does. */
static void make_log(int transactions)
{
	pid_t child = fork();

	if (!child) {
		struct store *store = store_open(folder, false, &why);
		char name[20];

		for (int i = 0; i < transactions; i++) {
			snprintf(name, sizeof name, "n%d", i);
			if (!store_begin(store, &why) || !store_save_note(store, name, i, &why)
				|| !store_commit(store, &why))
				_exit(1);
		}
		_exit(0);
	}
	waitpid(child, NULL, 0);
	assert_int_equal(access(in_folder("club.db-wal"), F_OK), 0);
}

static void put_log(const struct buf *file, const struct buf *log)
{
	put_file("club.db", file);
	put_file("club.db-wal", log);
	unlink(in_folder("club.db-shm"));
}

static int notes_left(void)
{
	struct store *store = opened("club.db", false);
	int n = (int)count(store, "SELECT count(*) FROM notes WHERE name GLOB 'n[0-9]*'");

	store_close(store);
	return n;
}

static void a_log_that_lost_transactions_is_not_taken_for_a_shorter_one(void **state)
{
	struct buf file = BUF_INIT, log = BUF_INIT;
	size_t frames;

	(void)state;
	make_mails(1);
	make_log(12);
	get_file("club.db", &file);
	get_file("club.db-wal", &log);
	frames = (log.n - LOG_HEADER) / (FRAME + PAGE);
	assert_true(frames >= 12);
	for (size_t i = 0; i + 2 < frames; i++)
		for (size_t in = 12; in < PAGE; in += PAGE / 3) {
			char *at = log.s + LOG_HEADER + i * (FRAME + PAGE) + in;

			*at ^= 0x10;
			put_log(&file, &log);
			REFUSED(store_open(folder, false, &why), "its log is damaged");
			*at ^= 0x10;
		}
	for (size_t i = 0; i < LOG_HEADER; i++) {
		log.s[i] ^= 0x10;
		put_log(&file, &log);
		REFUSED(store_open(folder, false, &why), "club.db");
		log.s[i] ^= 0x10;
	}
	put_log(&file, &log);
	assert_int_equal(notes_left(), 12);
	buf_free(&file);
	buf_free(&log);
}

/* Of two frames that are damaged the second one is as good a sign of what was lost as any behind it. */
static void a_log_damaged_in_two_places_is_not_taken_for_a_shorter_one(void **state)
{
	struct buf file = BUF_INIT, log = BUF_INIT;
	char *at;

	(void)state;
	make_mails(1);
	make_log(12);
	get_file("club.db", &file);
	get_file("club.db-wal", &log);
	at = log.s + LOG_HEADER + IN_FRAME;
	at[0] ^= 1;
	at[3 * (FRAME + PAGE)] ^= 1;
	at[4 * (FRAME + PAGE)] ^= 1;
	put_log(&file, &log);
	REFUSED(store_open(folder, false, &why), "its log is damaged");
	/* all that lies behind the first is damaged or cut off: none of it was a transaction */
	for (size_t i = 1; i * (FRAME + PAGE) + IN_FRAME < log.n - LOG_HEADER; i++)
		at[i * (FRAME + PAGE)] ^= i != 3 && i != 4;
	put_log(&file, &log);
	assert_int_equal(notes_left(), 0);
	buf_free(&file);
	buf_free(&log);
}

static uint32_t high_first(const char *s)
{
	const unsigned char *b = (const unsigned char *)s;

	return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static void put_high_first(char *s, uint32_t n)
{
	for (int i = 3; i >= 0; i--, n >>= 8)
		s[i] = (char)n;
}

static void sum_on(uint32_t sum[2], const char *s, size_t n)
{
	for (const char *end = s + n; s < end; s += 8) {
		sum[0] += high_first(s) + sum[1];
		sum[1] += high_first(s + 4) + sum[0];
	}
}

/* Makes a log as a machine writes it that has the high byte of a number first. */
static void turn_log(struct buf *log)
{
	uint32_t sum[2] = { 0, 0 };

	put_high_first(log->s, 0x377f0683);
	sum_on(sum, log->s, LOG_HEADER - 8);
	put_high_first(log->s + LOG_HEADER - 8, sum[0]);
	put_high_first(log->s + LOG_HEADER - 4, sum[1]);
	for (char *at = log->s + LOG_HEADER; at < log->s + log->n; at += FRAME + PAGE) {
		sum_on(sum, at, 8);
		sum_on(sum, at + FRAME, PAGE);
		put_high_first(at + 16, sum[0]);
		put_high_first(at + 20, sum[1]);
	}
}

static void a_log_of_another_kind_of_machine_is_held_to_its_checksums(void **state)
{
	struct buf file = BUF_INIT, log = BUF_INIT;

	(void)state;
	make_mails(1);
	make_log(12);
	get_file("club.db", &file);
	get_file("club.db-wal", &log);
	turn_log(&log);
	put_log(&file, &log);
	assert_int_equal(notes_left(), 12);
	log.s[LOG_HEADER + IN_FRAME] ^= 1;
	put_log(&file, &log);
	REFUSED(store_open(folder, false, &why), "its log is damaged");
	log.s[LOG_HEADER + IN_FRAME] ^= 1;
	/* without a header two frames that fit show that it was one */
	log.s[20] ^= 1;
	put_log(&file, &log);
	REFUSED(store_open(folder, false, &why), "its log is damaged");
	log.s[LOG_HEADER + FRAME + PAGE + IN_FRAME] ^= 1;
	put_log(&file, &log);
	assert_int_equal(notes_left(), 0);
	buf_cut(&log, LOG_HEADER + FRAME + PAGE + 100);
	put_log(&file, &log);
	assert_int_equal(notes_left(), 0);
	buf_cut(&log, LOG_HEADER + 10);
	put_log(&file, &log);
	assert_int_equal(notes_left(), 0);
	buf_free(&file);
	buf_free(&log);
}

/* What a loss of power can do before a sync has ended. */
static void a_log_whose_last_transaction_is_torn_is_taken_as_before(void **state)
{
	struct buf file = BUF_INIT, log = BUF_INIT;
	char *at;

	(void)state;
	make_mails(1);
	make_log(5);
	get_file("club.db", &file);
	get_file("club.db-wal", &log);
	at = log.s + log.n - FRAME - PAGE;
	memset(at + IN_FRAME, 0, PAGE - IN_FRAME);
	put_log(&file, &log);
	assert_int_equal(notes_left(), 4);
	buf_cut(&log, (size_t)(at - log.s));
	put_log(&file, &log);
	assert_int_equal(notes_left(), 4);
	buf_free(&file);
	buf_free(&log);
}

/* Those who are at work have looked at the checksums of SQLite already, or never will. */
static void a_page_of_the_log_that_is_damaged_under_way_is_noticed(void **state)
{
	struct store *store, *other;
	int fd;

	(void)state;
	make_mails(1);
	store = opened("club.db", false);
	DONE(store_begin(store, &why));
	DONE(store_save_note(store, "n1", 1, &why));
	DONE(store_commit(store, &why));
	fd = open(in_folder("club.db-wal"), O_WRONLY);
	assert_int_equal(pwrite(fd, "x", 1, LOG_HEADER + FRAME + IN_FRAME), 1);
	assert_int_equal(close(fd), 0);
	other = opened("club.db", false);
	REFUSED(query_once(other, "SELECT count(*) FROM notes WHERE value = 1", &why),
		" in the log is damaged");
	store_close(other);
	assert_int_equal(
		sqlite3_wal_checkpoint_v2(store->db, "main", SQLITE_CHECKPOINT_PASSIVE, NULL, NULL),
		SQLITE_IOERR_DATA);
	store_close(store);
}

/* ---- older files ---- */

static void make_old(void)
{
	const char *top = getenv("srcdir");
	struct buf text = BUF_INIT, path = BUF_INIT;
	sqlite3 *db;

	buf_fmt(&path, "%s/tests/unit/schema-2.sql", top ? top : ".");
	DONE(file_read(&text, path.s, 1 << 20, &why));
	assert_int_equal(sqlite3_open(in_folder("club.db"), &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, text.s, NULL, NULL, NULL), SQLITE_OK);
	assert_int_equal(
		sqlite3_exec(db,
			"PRAGMA foreign_keys = OFF; INSERT INTO mail_bytes WITH RECURSIVE n (i) AS"
			" (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)"
			" SELECT i, zeroblob(1000 * i) FROM n; DELETE FROM mail_bytes WHERE mail = "
			"7",
			NULL, NULL, NULL),
		SQLITE_OK);
	assert_int_equal(sqlite3_close(db), SQLITE_OK);
	buf_free(&text);
	buf_free(&path);
}

static void an_older_file_is_given_checksums(void **state)
{
	struct buf bytes = BUF_INIT;
	struct store *store;

	(void)state;
	make_old();
	buf_str(&bytes, in_folder("out.db"));
	DONE(store_copy_file(in_folder("club.db"), bytes.s, &why));
	store = opened("out.db", false);
	assert_true(pages_summed(store->db));
	assert_int_equal(count(store, "SELECT sum(length(bytes)) FROM mail_bytes"), 1268000);
	store_close(store);
	store = opened("club.db", false);
	assert_true(pages_summed(store->db));
	assert_int_equal(count(store, "SELECT sum(length(bytes)) FROM mail_bytes"), 1268000);
	assert_int_equal(count(store, "PRAGMA temp_store"), 2);
	DONE(store_is_whole(store, &why));
	store_close(store);
	DONE(reads_whole());
	get_file("club.db", &bytes);
	assert_int_equal(bytes.s[20], 8);
	buf_free(&bytes);
}

static void an_older_file_in_use_is_left_until_nobody_uses_it(void **state)
{
	sqlite3 *other;

	(void)state;
	make_old();
	assert_int_equal(sqlite3_open(in_folder("club.db"), &other), SQLITE_OK);
	assert_int_equal(
		sqlite3_exec(other, "PRAGMA journal_mode = WAL; BEGIN; SELECT * FROM notes", NULL,
			NULL, NULL),
		SQLITE_OK);
	REFUSED(store_open(folder, false, &why), "the store is busy");
	sqlite3_close(other);
	store_close(opened("club.db", false));
	DONE(reads_whole());
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(
			one_byte_of_any_page_is_noticed, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(a_page_that_is_empty_torn_or_another_is_noticed,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_file_that_is_cut_off_is_noticed, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_file_is_not_made_one_without_checksums, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			who_does_not_need_a_damaged_page_goes_on, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_written_can_be_read, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_log_that_lost_transactions_is_not_taken_for_a_shorter_one, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_log_damaged_in_two_places_is_not_taken_for_a_shorter_one, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_log_of_another_kind_of_machine_is_held_to_its_checksums, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_log_whose_last_transaction_is_torn_is_taken_as_before, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_page_of_the_log_that_is_damaged_under_way_is_noticed, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			an_older_file_is_given_checksums, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(an_older_file_in_use_is_left_until_nobody_uses_it,
			make_folder, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
