/* SPDX-License-Identifier: MIT
 * The club's store as a file: opening, upgrading, transactions, faults, damage. */
#include "t-store.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>

/* ---- opening ---- */

static void its_files_are_the_owners_alone_whatever_the_umask(void **state)
{
	mode_t old = umask(0);
	struct store *store;
	long long id;

	(void)state;
	store = club_with_all(&id);
	assert_int_equal(mode_of("club.db"), 0600);
	assert_int_equal(mode_of("club.db-wal"), 0600);
	assert_int_equal(mode_of("club.db-shm"), 0600);
	store_close(store);
	umask(old);
	assert_int_equal(access(in_folder("club.db-wal"), F_OK), -1);
}

static void one_that_is_there_is_not_made_again(void **state)
{
	struct store *store = store_open(folder, true, &why);

	(void)state;
	assert_non_null(store);
	store_close(store);
	REFUSED(store_open(folder, true, &why), "club.db': it is there already");
	store = store_open(folder, false, &why);
	assert_non_null(store);
	store_close(store);
}

static void a_making_that_broke_off_is_finished(void **state)
{
	struct store *store;

	(void)state;
	DONE(file_make(in_folder("club.db"), "", 0, 0600, &why));
	REFUSED(store_open(folder, false, &why), "is no store");
	store = opened("club.db", true);
	assert_int_equal(count(store, "SELECT count(*) FROM matches"), 0);
	store_close(store);
}

static void what_is_no_store_is_refused_and_left_alone(void **state)
{
	static const char junk[] = "this is a text and it is longer than any magic number needs";
	struct buf before = BUF_INIT, after = BUF_INIT;
	sqlite3 *db;

	(void)state;
	REFUSED(store_open(folder, false, &why), "No such file");
	DONE(file_make(in_folder("club.db"), junk, sizeof junk, 0600, &why));
	REFUSED(store_open(folder, false, &why), "is damaged or no store");
	REFUSED(store_open(folder, true, &why), "is damaged or no store");
	assert_int_equal(sqlite3_open(in_folder("out.db"), &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, "CREATE TABLE t (x)", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(db);
	DONE(file_read(&before, in_folder("out.db"), 1 << 20, &why));
	REFUSED(store_open_file(in_folder("out.db"), false, &why), "is no store of tradepost");
	REFUSED(store_open_file(in_folder("out.db"), true, &why), "is there already");
	DONE(file_read(&after, in_folder("out.db"), 1 << 20, &why));
	assert_int_equal(before.n, after.n);
	assert_memory_equal(before.s, after.s, before.n);
	buf_free(&before);
	buf_free(&after);
}

static void names_that_mean_something_to_sqlite_are_files(void **state)
{
	char here[4096];

	(void)state;
	assert_non_null(getcwd(here, sizeof here));
	assert_int_equal(chdir(folder), 0);
	REFUSED(store_open_file(":memory:", false, &why), "No such file");
	REFUSED(store_open_file("file:out.db?mode=memory", false, &why), "No such file");
	assert_int_equal(chdir(here), 0);
}

static void an_older_schema_is_upgraded_and_a_newer_one_refused(void **state)
{
	static const char *const lines[] = { "ALTER TABLE never;", NULL, "ALTER TABLE never;", NULL,
		"ALTER TABLE never;", NULL, "ALTER TABLE never;", NULL, "ALTER TABLE never;", NULL,
		"ALTER TABLE never;", NULL, "ALTER TABLE never;", NULL, "ALTER TABLE never;", NULL,
		"ALTER TABLE never;", NULL, "ALTER TABLE never;", NULL,
		"ALTER TABLE seats ADD COLUMN\n", "more TEXT NOT NULL DEFAULT 'x';\n",
		"PRAGMA user_version = 12;\n", NULL, "CREATE TABLE next (x) STRICT;\n", NULL,
		NULL };
	static const char *const good[] = { "-- new\n", NULL, "-- to 3\n", NULL, "-- to 4\n", NULL,
		"-- to 5\n", NULL, "-- to 6\n", NULL, "-- to 7\n", NULL, "-- to 8\n", NULL,
		"-- to 9\n", NULL, "-- to 10\n", NULL, "-- to 11\n", NULL, "-- to 12\n", NULL,
		"CREATE TABLE next (x INTEGER) STRICT;\n", "PRAGMA user_version = 13;\n", NULL,
		NULL };
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	REFUSED(schema_upgrade(store, lines, 13, &why), "cannot use");
	assert_int_equal(count(store, "PRAGMA user_version"), 12);
	assert_int_equal(count(store, "SELECT count(*) FROM seats WHERE more = 'x'"), 2);
	DONE(schema_upgrade(store, good, 13, &why));
	DONE(schema_upgrade(store, good, 13, &why));
	assert_int_equal(count(store, "PRAGMA user_version"), 13);
	assert_int_equal(count(store, "SELECT count(*) FROM next"), 0);
	store_close(store);
	REFUSED(store_open(folder, false, &why),
		"its schema is 13 and this tradepost knows 2 to 11");
}

/* club.db as that schema made it, with rows put in by hand. */
static void make_schema(int number, const char *rows)
{
	const char *top = getenv("srcdir");
	struct buf text = BUF_INIT, path = BUF_INIT;
	sqlite3 *db;

	buf_fmt(&path, "%s/tests/unit/schema-%d.sql", top ? top : ".", number);
	DONE(file_read(&text, path.s, 1 << 20, &why));
	assert_int_equal(sqlite3_open(in_folder("club.db"), &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, text.s, NULL, NULL, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, rows, NULL, NULL, NULL), SQLITE_OK);
	assert_int_equal(sqlite3_close(db), SQLITE_OK);
	buf_free(&text);
	buf_free(&path);
}

/* The text that made a table or index, without its comments and blanks. */
static void bare(struct buf *to, const char *text)
{
	for (; *text; text++) {
		if (text[0] == '-' && text[1] == '-')
			text += strcspn(text, "\n");
		if (*text && !strchr(" \t\n", *text))
			buf_char(to, *text);
		if (!*text)
			return;
	}
}

static void schema_of(struct store *store, struct buf *to)
{
	struct query q;
	char *text;

	DONE(query_begin(&q, store,
		"SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema"
		" ORDER BY name",
		&why));
	while (query_find(&q, &why) == FOUND) {
		text = query_take_text(&q);
		bare(to, text);
		buf_char(to, '\n');
		free(text);
	}
}

static void one_that_was_upgraded_is_as_one_that_was_made(void **state)
{
	struct buf made = BUF_INIT, led = BUF_INIT;
	struct store *store = opened("out.db", true);

	(void)state;
	schema_of(store, &made);
	store_close(store);
	make_schema(2, "");
	store = opened("club.db", false);
	schema_of(store, &led);
	assert_string_equal(led.s, made.s);
	assert_int_equal(count(store, "PRAGMA user_version"), STORE_SCHEMA);
	store_close(store);
	buf_free(&made);
	buf_free(&led);
}

static void a_match_without_records_is_left_to_the_program_that_made_it(void **state)
{
	(void)state;
	make_schema(2,
		"INSERT INTO boxes VALUES (zeroblob(32), x'3c3e');"
		"INSERT INTO matches VALUES (5, 'harbour', 'gid', 'ktech', '', zeroblob(32),"
		" zeroblob(32), 2, 3, 1, 0, '', '', 10, 20, '', 0, 1);");
	REFUSED(store_open(folder, false, &why), "a match in it has no records: play that on with");
	REFUSED(store_open(folder, false, &why), "a match in it has no records: play that on with");
}

static void a_schema_that_was_never_released_is_refused(void **state)
{
	(void)state;
	make_schema(2, "PRAGMA user_version = 1;");
	REFUSED(store_open(folder, false, &why),
		"its schema is 1 and this tradepost knows 2 to 11");
}

/* Two handed over in turn; one held by each who can; a command's seq and a ration in one number. */
static void what_was_coded_becomes_columns(void **state)
{
	struct letter_row letter;
	struct clock_row clock;
	struct store *store;
	long long seq;
	bool more;

	(void)state;
	make_schema(2,
		"INSERT INTO boxes VALUES (zeroblob(32), x'3c3e');"
		"INSERT INTO matches SELECT value, 'm' || value, 'g' || value, 'ktech', '', "
		"zeroblob(32),"
		" zeroblob(32), 2, 3, 1, 0, '', '', 10, 20, '', 1, 2 FROM "
		"json_each('[1,2,3,4,5,6,7,8]');"
		"UPDATE matches SET state = 2, reason = 'the match ends, and it is a draw' WHERE "
		"id = 1;"
		"UPDATE matches SET state = 2, reason = 'the match ends, and blue has won' WHERE "
		"id = 2;"
		"UPDATE matches SET state = 2, reason = 'the match ends, and seat-7 has won' WHERE "
		"id = 3;"
		"UPDATE matches SET state = 2, reason = 'the match ends as it stands' WHERE id = 4;"
		"UPDATE matches SET state = 2 WHERE id = 5;"
		"UPDATE matches SET state = 3, reason = 'the disk is full' WHERE id = 6;"
		"INSERT INTO seats VALUES (1, 1, 'Anna', 'a@example.org', 'RWQ', '');"
		"INSERT INTO clocks VALUES (1, 1, 0, 9, 'by the referee: a feast'),"
		" (2, 1, 0, 9, 'by a vote of its players'),"
		" (3, 1, 0, 9, 'for 48 hours, because letters are missing'),"
		" (4, 1, 0, 9, 'because 2 of 3 seats sent nothing'),"
		" (5, 1, 0, 0, 'the run was let go on'), (6, 1, 0, 0, 'by the referee''s leave'),"
		" (7, 1, 0, 9, 'because the only seat that was waited for sent nothing'),"
		" (8, 1, 0, 9, 'because all seats are open');"
		"INSERT INTO letters SELECT value, 1, 3, 1, 7 - 2000000000 * value, 5,"
		" CAST(printf('%032d', value) AS BLOB), 'taken', 'sealed', 'key', '', '', NULL"
		" FROM json_each('[0,1,2]');"
		"INSERT INTO notes VALUES ('wish g1 1', (3 << 31) + 12), ('wish token g1 1', (2 << "
		"31) + 5),"
		" ('votes g1 1', 3 * 64 + 2), ('tick', 77), ('proposal g1', 4711);");
	store = opened("club.db", false);
	DONE(store_check(store, &why));
	for (int i = 1; i <= 8; i++) {
		static const struct clock_row is[] = { { .why = "" },
			{ .cause = HELD_BY_REFEREE, .why = "a feast" },
			{ .cause = HELD_BY_PLAYERS, .why = "" },
			{ .cause = HELD_FOR_MISSING, .why = "" },
			{ .cause = HELD_BY_CLUB, .why = "", .absent = 2, .asked = 3 },
			{ .cause = LET_GO_ON, .why = "" },
			{ .cause = HELD_BY_NOBODY, .why = "by the referee's leave" },
			{ .cause = HELD_BY_CLUB, .why = "", .absent = 1, .asked = 1 },
			{ .cause = HELD_BY_CLUB, .why = "" } };

		DONE(store_get_clock(store, i, &clock, &why));
		assert_int_equal(clock.cause, is[i].cause);
		assert_string_equal(clock.why, is[i].why);
		assert_int_equal(clock.absent, is[i].absent);
		assert_int_equal(clock.asked, is[i].asked);
		clock_row_free(&clock);
	}
	for (int i = 1; i <= 6; i++) {
		static const char *const ended[] = { "", "draw", "concede", "concede", "end", "",
			"" };
		static const int winner[] = { 0, 0, 2, 7, 0, 0, 0 };
		struct match m;

		FINDS(store_next_match(store, i - 1, &m, &why));
		assert_string_equal(m.ended, ended[i]);
		assert_int_equal(m.winner, winner[i]);
		assert_string_equal(m.reason, i == 6 ? "the disk is full" : "");
		match_free(&m);
	}
	assert_int_equal(
		count(store, "SELECT count(*) FROM letters WHERE seq = 7 AND former = id"), 3);
	FINDS(store_best_letter(store, 1, 3, 1, INT64_MAX, &letter, &why));
	assert_int_equal(letter.former, 0);
	letter_row_free(&letter);
	DONE(store_get_command_seq(store, 1, 1, false, 3, &seq, &why));
	assert_int_equal(seq, 11);
	DONE(store_get_command_seq(store, 1, 1, true, 2, &seq, &why));
	assert_int_equal(seq, 4);
	DONE(store_get_command_seq(store, 1, 1, true, 3, &seq, &why));
	assert_int_equal(seq, -1);
	DONE(store_begin(store, &why));
	DONE(store_ration(store, "votes g1 1", 3, 3, &more, &why));
	assert_true(more);
	DONE(store_ration(store, "votes g1 1", 3, 3, &more, &why));
	assert_false(more);
	DONE(store_commit(store, &why));
	assert_int_equal(count(store, "SELECT sum(value) FROM notes"), 77);
	store_close(store);
}

/* A number that lies: what is there already cannot be made. */
static void one_that_says_it_is_older_is_refused(void **state)
{
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	sqlite3_exec(store->db, "PRAGMA user_version = 2", NULL, NULL, NULL);
	store_close(store);
	REFUSED(store_open(folder, false, &why), "duplicate column name");
}

static void it_is_opened_with_every_guard(void **state)
{
	struct store *store = opened("club.db", true);

	(void)state;
	assert_int_equal(count(store, "PRAGMA synchronous"), 2);
	assert_int_equal(count(store, "PRAGMA foreign_keys"), 1);
	assert_int_equal(count(store, "PRAGMA trusted_schema"), 0);
	assert_int_equal(count(store, "PRAGMA cell_size_check"), 1);
	assert_int_equal(count(store, "PRAGMA page_size"), 16384);
	assert_int_equal(count(store, "PRAGMA application_id"), STORE_APPLICATION);
	assert_int_equal(count(store, "PRAGMA user_version"), STORE_SCHEMA);
	assert_int_not_equal(
		sqlite3_exec(store->db, "ATTACH ':memory:' AS x", NULL, NULL, NULL), SQLITE_OK);
	store_close(store);
	store_close(NULL);
}

/* ---- transactions ---- */

/* Does it in a process that is killed when it is done. */
static void in_a_child(void (*work)(struct store *))
{
	pid_t pid = fork();
	int status;

	if (!pid) {
		struct store *store = store_open(folder, false, &why);

		if (!store)
			_exit(1);
		work(store);
		raise(SIGKILL);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	assert_true(WIFSIGNALED(status));
}

static void add_and_die(struct store *store)
{
	store_begin(store, &why);
	add_all(store);
}

static void add_commit_and_die(struct store *store)
{
	add_and_die(store);
	store_commit(store, &why);
}

static void who_dies_in_a_transaction_leaves_the_old_state(void **state)
{
	struct match match;
	struct store *store = opened("club.db", true);

	(void)state;
	store_close(store);
	in_a_child(add_and_die);
	store = opened("club.db", false);
	NONE(store_next_match(store, 0, &match, &why));
	assert_int_equal(count(store, "SELECT count(*) FROM boxes"), 0);
	store_close(store);
	in_a_child(add_commit_and_die);
	store = opened("club.db", false);
	FINDS(store_next_match(store, 0, &match, &why));
	match_free(&match);
	DONE(store_check(store, &why));
	store_close(store);
}

static void what_is_rolled_back_or_closed_was_not(void **state)
{
	struct store *store = opened("club.db", true);

	(void)state;
	store_rollback(store);
	DONE(store_begin(store, &why));
	add_all(store);
	store_rollback(store);
	store_rollback(store);
	assert_int_equal(count(store, "SELECT count(*) FROM matches"), 0);
	DONE(store_begin(store, &why));
	add_all(store);
	store_close(store);
	store = opened("club.db", false);
	assert_int_equal(count(store, "SELECT count(*) FROM matches"), 0);
	store_close(store);
}

static void one_at_work_keeps_another_waiting_then_off(void **state)
{
	struct store *first = opened("club.db", true), *second = opened("club.db", false);

	(void)state;
	sqlite3_busy_timeout(second->db, 10);
	DONE(store_begin(first, &why));
	assert_false(store_busy(second));
	REFUSED(store_begin(second, &why), "the store is busy: another tradepost is at work on it");
	assert_true(store_busy(second));
	assert_int_equal(count(second, "SELECT count(*) FROM matches"), 0);
	DONE(store_commit(first, &why));
	DONE(store_begin(second, &why));
	assert_false(store_busy(second));
	DONE(store_commit(second, &why));
	store_close(first);
	store_close(second);
}

static void a_failed_step_leaves_nothing_to_commit(void **state)
{
	struct match match = match_named("two");
	struct store *store = opened("club.db", true);

	(void)state;
	DONE(store_begin(store, &why));
	add_match(store, "one");
	match.box[0]++;
	REFUSED(store_add_match(store, &match, &why), "FOREIGN KEY");
	REFUSED(store_put_box(store, match.box, SPAN("x"), &why), "the step before failed");
	REFUSED(store_commit(store, &why), "a step of it failed");
	assert_int_equal(count(store, "SELECT count(*) FROM matches"), 0);
	DONE(store_begin(store, &why));
	add_match(store, "one");
	DONE(store_commit(store, &why));
	assert_int_equal(count(store, "SELECT count(*) FROM matches"), 1);
	store_close(store);
}

static void a_failed_commit_is_rolled_back(void **state)
{
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	DONE(store_begin(store, &why));
	DONE(store_add_played(store, id, 4, 1, 0, SPAN("a season that never comes"), &why));
	REFUSED(store_commit(store, &why), "FOREIGN KEY");
	DONE(store_begin(store, &why));
	DONE(store_commit(store, &why));
	assert_int_equal(count(store, "SELECT count(*) FROM played"), 2);
	store_close(store);
}

static void a_full_disk_is_named_and_changes_nothing(void **state)
{
	static char large[1 << 20];
	long long id;
	struct store *store = club_with_all(&id);
	struct mail_row mail = mail_of(id, "<large@club>");

	(void)state;
	memset(large, 'x', sizeof large);
	sqlite3_exec(store->db, "PRAGMA max_page_count = 30", NULL, NULL, NULL);
	DONE(store_begin(store, &why));
	mail.bytes = large;
	mail.bytes_n = sizeof large;
	REFUSED(store_queue_mail(store, &mail, &why), "the disk is full");
	REFUSED(store_commit(store, &why), "a step of it failed");
	DONE(store_begin(store, &why));
	mail.bytes_n = 5;
	DONE(store_queue_mail(store, &mail, &why));
	DONE(store_commit(store, &why));
	assert_int_equal(count(store, "SELECT count(*) FROM mails"), 3);
	store_close(store);
}

static void after_a_failed_write_it_must_be_opened_anew(void **state)
{
	struct rlimit old, small = { 200000, RLIM_INFINITY };
	long long id;
	struct store *store = club_with_all(&id);
	static char large[1 << 20];
	struct mail_row mail = mail_of(id, "<large@club>");

	(void)state;
	DONE(store_begin(store, &why));
	mail.bytes = large;
	mail.bytes_n = sizeof large;
	DONE(store_queue_mail(store, &mail, &why));
	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &old);
	small.rlim_max = old.rlim_max;
	setrlimit(RLIMIT_FSIZE, &small);
	REFUSED(store_commit(store, &why), "cannot read or write");
	setrlimit(RLIMIT_FSIZE, &old);
	REFUSED(store_begin(store, &why), "an earlier step failed");
	assert_int_equal(count(store, "SELECT count(*) FROM mails"), 2);
	store_close(store);
	store = opened("club.db", false);
	assert_int_equal(count(store, "SELECT count(*) FROM mails"), 2);
	DONE(store_check(store, &why));
	store_close(store);
}

/* ---- damage ---- */

static void what_is_damaged_is_found(void **state)
{
	struct mail_row mail;
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	DONE(store_check(store, &why));
	sqlite3_exec(store->db, "DELETE FROM mail_bytes", NULL, NULL, NULL);
	REFUSED(store_check(store, &why), "a mail has no bytes in mails");
	REFUSED(store_next_mail(store, 0, &mail, &why), "is damaged");
	sqlite3_exec(store->db, "UPDATE played SET letter = 1 WHERE seat = 1", NULL, NULL, NULL);
	REFUSED(store_check(store, &why),
		"a seat was played with the letter of another seat in played");
	sqlite3_exec(store->db, "PRAGMA foreign_keys = OFF; DELETE FROM letters", NULL, NULL, NULL);
	REFUSED(store_check(store, &why), "a row belongs to another row that is lost, in played");
	store_close(store);
}

static void put_back(const struct buf *bytes)
{
	int fd = open(in_folder("club.db"), O_WRONLY | O_TRUNC);

	assert_int_equal(write(fd, bytes->s, bytes->n), bytes->n);
	assert_int_equal(close(fd), 0);
}

static void read_calendar(struct store *store, struct buf *said_)
{
	struct clock_row clock;
	struct attendance_row attendance;
	struct address_row address;
	long long a, b;

	store_get_clock(store, 1, &clock, said_);
	clock_row_free(&clock);
	store_get_attendance(store, 1, 1, &attendance, said_);
	store_get_note(store, "NOTE-CANARY", &a, said_);
	store_get_cursor(store, "imaps://CANARY/INBOX", &a, &b, said_);
	store_get_address(store, "canary@example.org", &address, said_);
	address_row_free(&address);
}

static void read_all(struct store *store, struct buf *said_)
{
	struct buf b = BUF_INIT;
	struct match match;
	struct seat seat;
	struct letter_row letter;
	struct season_row season;
	struct mail_row mail;
	bool came;

	store_next_match(store, 0, &match, said_);
	store_get_box(store, match.box, &b, said_);
	match_free(&match);
	store_get_seat(store, 1, 1, &seat, said_);
	seat_free(&seat);
	store_best_letter(store, 1, 3, 1, 9999, &letter, said_);
	letter_row_free(&letter);
	store_get_season(store, 1, 3, &season, said_);
	season_row_free(&season);
	store_get_played(store, 1, 3, 1, &letter, &came, &b, said_);
	letter_row_free(&letter);
	store_get_mail(store, 1, 3, 1, "report", &mail, said_);
	mail_row_free(&mail);
	store_next_mail(store, 0, &mail, said_);
	mail_row_free(&mail);
	read_calendar(store, said_);
	buf_free(&b);
}

static void a_broken_byte_gives_a_sentence_at_worst(void **state)
{
	struct buf bytes = BUF_INIT;
	int found = 0, tried = 0;
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	store_close(store);
	DONE(file_read(&bytes, in_folder("club.db"), 1 << 24, &why));
	for (size_t i = 0; i < bytes.n; i += i < 100 ? 3 : bytes.n / 400, tried++) {
		bytes.s[i] ^= 0x55;
		put_back(&bytes);
		bytes.s[i] ^= 0x55;
		store = store_open(folder, false, &why);
		if (store) {
			read_all(store, &why);
			found += !store_check(store, &why);
		}
		assert_true(store || why.n);
		store_close(store);
		buf_clear(&why);
	}
	assert_true(tried > 400);
	assert_true(found > 5);
	buf_free(&bytes);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(its_files_are_the_owners_alone_whatever_the_umask,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			one_that_is_there_is_not_made_again, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_making_that_broke_off_is_finished, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_no_store_is_refused_and_left_alone, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			names_that_mean_something_to_sqlite_are_files, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(an_older_schema_is_upgraded_and_a_newer_one_refused,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			one_that_was_upgraded_is_as_one_that_was_made, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_match_without_records_is_left_to_the_program_that_made_it, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_schema_that_was_never_released_is_refused, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_was_coded_becomes_columns, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			one_that_says_it_is_older_is_refused, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			it_is_opened_with_every_guard, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			who_dies_in_a_transaction_leaves_the_old_state, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_rolled_back_or_closed_was_not, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			one_at_work_keeps_another_waiting_then_off, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_failed_step_leaves_nothing_to_commit, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_failed_commit_is_rolled_back, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_full_disk_is_named_and_changes_nothing, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			after_a_failed_write_it_must_be_opened_anew, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_is_damaged_is_found, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_broken_byte_gives_a_sentence_at_worst, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
