/* SPDX-License-Identifier: MIT
 * The calendar of a match, who attends and who left, and what the club knows by itself. */
#include "t-store.h"

/* Runs a statement that goes past the store, as damage does. */
static void force(struct store *store, const char *text)
{
	assert_int_equal(sqlite3_exec(store->db, text, NULL, NULL, NULL), SQLITE_OK);
}

static void a_clock_is_zeros_until_it_is_saved(void **state)
{
	struct clock_row saved = { 100, 200, 300, HELD_BY_REFEREE, "too many sent nothing" }, read;
	struct store *store = opened("club.db", true);
	long long id, other;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	other = add_match(store, "island");
	DONE(store_get_clock(store, id, &read, &why));
	assert_int_equal(read.opened, 0);
	assert_int_equal(read.reminded, 0);
	assert_int_equal(read.held, 0);
	assert_string_equal(read.why, "");
	clock_row_free(&read);
	DONE(store_save_clock(store, id, &saved, &why));
	saved.held = 400;
	DONE(store_save_clock(store, id, &saved, &why));
	DONE(store_get_clock(store, id, &read, &why));
	assert_int_equal(read.opened, 100);
	assert_int_equal(read.reminded, 200);
	assert_int_equal(read.held, 400);
	assert_string_equal(read.why, "too many sent nothing");
	clock_row_free(&read);
	saved.why = NULL;
	DONE(store_save_clock(store, id, &saved, &why));
	DONE(store_get_clock(store, id, &read, &why));
	assert_string_equal(read.why, "");
	clock_row_free(&read);
	DONE(store_get_clock(store, other, &read, &why));
	assert_int_equal(read.opened, 0);
	clock_row_free(&read);
	REFUSED(store_save_clock(store, 99, &saved, &why), "FOREIGN KEY");
	store_close(store);
}

static void assert_same_attendance(const struct attendance_row *a, const struct attendance_row *b)
{
	assert_int_equal(a->seasons, b->seasons);
	assert_int_equal(a->letters, b->letters);
	assert_int_equal(a->missed, b->missed);
	assert_int_equal(a->away, b->away);
	assert_int_equal(a->vacant, b->vacant);
	assert_int_equal(a->ready, b->ready);
	assert_string_equal(a->format, b->format);
}

static void attendance_is_zeros_until_it_is_saved(void **state)
{
	static const struct attendance_row none = { 0 };
	struct attendance_row saved = { 7, 4, 2, 5000000000, true, READY_WAIT, "123456789012345" };
	struct attendance_row read;
	struct store *store = opened("club.db", true);
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	DONE(store_get_attendance(store, id, 1, &read, &why));
	assert_same_attendance(&read, &none);
	DONE(store_save_attendance(store, id, 1, &none, &why));
	DONE(store_save_attendance(store, id, 1, &saved, &why));
	DONE(store_get_attendance(store, id, 1, &read, &why));
	assert_same_attendance(&read, &saved);
	DONE(store_get_attendance(store, id, 2, &read, &why));
	assert_same_attendance(&read, &none);
	REFUSED(store_save_attendance(store, id, 17, &saved, &why), "CHECK");
	store_close(store);
}

/* What an attendance row of a file from elsewhere may not hold. */
static void attendance_out_of_bounds_is_refused(void **state)
{
	static const struct attendance_row odd[] = { { .seasons = -1 }, { .letters = -1 },
		{ .missed = -1 }, { .ready = (enum ready_state)3 } };
	struct attendance_row read;
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
		DONE(store_begin(store, &why));
		REFUSED(store_save_attendance(store, id, 1, &odd[i], &why), "CHECK");
		store_rollback(store);
	}
	assert_int_not_equal(sqlite3_exec(store->db,
				     "UPDATE attendance SET format = '1234567890\xc3\xa4\xc3\xa4"
				     "\xc3\xa4'",
				     NULL, NULL, NULL),
		SQLITE_OK);
	force(store, "PRAGMA ignore_check_constraints = ON");
	force(store, "UPDATE attendance SET format = '1234567890123456' WHERE seat = 1");
	force(store, "UPDATE attendance SET missed = 3000000000 WHERE seat = 2");
	REFUSED(store_get_attendance(store, id, 1, &read, &why), "is damaged");
	REFUSED(store_get_attendance(store, id, 2, &read, &why), "is damaged");
	assert_int_equal(read.seasons, 0);
	force(store, "PRAGMA ignore_check_constraints = OFF");
	REFUSED(store_check(store, &why), "CHECK constraint failed in attendance");
	store_close(store);
}

static void who_left_is_kept_with_what_he_did(void **state)
{
	static const struct seat seat = { 2, "Bert", "bert@example.org", "RWQ", "@ deal\n" };
	static const struct attendance_row row = { .seasons = 6, .letters = 4, .missed = 2 };
	struct store *store = opened("club.db", true);
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	DONE(store_add_leaver(store, id, 7, &seat, &row, &why));
	DONE(store_add_leaver(store, id, 9, &seat, &row, &why));
	assert_int_equal(count(store,
				 "SELECT count(*) FROM leavers WHERE match = 1 AND seat = 2 AND "
				 "name = 'Bert'"
				 " AND mail = 'bert@example.org' AND key = 'RWQ' AND seasons = 6"
				 " AND letters = 4 AND season IN (7, 9)"),
		2);
	REFUSED(store_add_leaver(store, 99, 7, &seat, &row, &why), "FOREIGN KEY");
	store_close(store);
}

static void rows_of_no_match_are_found(void **state)
{
	static const char *const table[] = { "clocks", "attendance", "leavers" };
	char text[200], part[100];
	long long id;
	struct store *store = club_with_all(&id);

	(void)state;
	force(store, "PRAGMA foreign_keys = OFF");
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		DONE(store_check(store, &why));
		snprintf(text, sizeof text, "UPDATE %s SET match = 9", table[i]);
		force(store, text);
		snprintf(part, sizeof part, "a row belongs to another row that is lost, in %s",
			table[i]);
		REFUSED(store_check(store, &why), part);
		snprintf(text, sizeof text, "UPDATE %s SET match = 1", table[i]);
		force(store, text);
	}
	store_close(store);
}

static void a_note_is_zero_until_it_is_saved(void **state)
{
	struct store *store = opened("club.db", true);
	long long value = 1;

	(void)state;
	DONE(store_get_note(store, "ticked", &value, &why));
	assert_int_equal(value, 0);
	DONE(store_begin(store, &why));
	DONE(store_save_note(store, "ticked", 5000000000, &why));
	DONE(store_save_note(store, "ticked", -5000000000, &why));
	DONE(store_save_note(store, "Ticked", 3, &why));
	DONE(store_commit(store, &why));
	DONE(store_get_note(store, "ticked", &value, &why));
	assert_int_equal(value, -5000000000);
	store_close(store);
}

static void a_cursor_is_of_its_mailbox(void **state)
{
	struct store *store = opened("club.db", true);
	long long validity = 1, uid = 1;

	(void)state;
	DONE(store_get_cursor(store, "imaps://host/INBOX", &validity, &uid, &why));
	assert_int_equal(validity, 0);
	assert_int_equal(uid, 0);
	DONE(store_begin(store, &why));
	DONE(store_save_cursor(store, "imaps://host/INBOX", 4294967295, 7, &why));
	DONE(store_save_cursor(store, "imaps://host/INBOX", 4294967295, 4294967295, &why));
	DONE(store_save_cursor(store, "imaps://host/inbox", 1, 2, &why));
	DONE(store_get_cursor(store, "imaps://host/INBOX", &validity, &uid, &why));
	assert_int_equal(validity, 4294967295);
	assert_int_equal(uid, 4294967295);
	store_close(store);
}

static void an_address_is_known_in_any_case(void **state)
{
	struct address_row saved = { 1, "550 5.1.1\r\nno such user \x1b[2J", 20000, 4 }, read;
	struct store *store = opened("club.db", true);

	(void)state;
	DONE(store_get_address(store, "red@example.org", &read, &why));
	assert_int_equal(read.hard, 0);
	assert_string_equal(read.bad, "");
	assert_int_equal(read.day, 0);
	assert_int_equal(read.answers, 0);
	address_row_free(&read);
	DONE(store_begin(store, &why));
	DONE(store_save_address(store, "Red@Example.ORG", &saved, &why));
	saved.hard = 2;
	DONE(store_save_address(store, "red@example.org", &saved, &why));
	DONE(store_get_address(store, "RED@example.org", &read, &why));
	assert_int_equal(read.hard, 2);
	assert_string_equal(read.bad, "550 5.1.1\?\?no such user ?[2J");
	assert_int_equal(read.day, 20000);
	assert_int_equal(read.answers, 4);
	address_row_free(&read);
	assert_int_equal(count(store, "SELECT count(*) FROM addresses"), 1);
	saved.bad = NULL;
	DONE(store_save_address(store, "red@example.org", &saved, &why));
	DONE(store_get_address(store, "red@example.org", &read, &why));
	assert_string_equal(read.bad, "");
	address_row_free(&read);
	store_close(store);
}

#define RUN(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)

int main(void)
{
	static const struct CMUnitTest test[] = {
		RUN(a_clock_is_zeros_until_it_is_saved),
		RUN(attendance_is_zeros_until_it_is_saved),
		RUN(attendance_out_of_bounds_is_refused),
		RUN(who_left_is_kept_with_what_he_did),
		RUN(rows_of_no_match_are_found),
		RUN(a_note_is_zero_until_it_is_saved),
		RUN(a_cursor_is_of_its_mailbox),
		RUN(an_address_is_known_in_any_case),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
