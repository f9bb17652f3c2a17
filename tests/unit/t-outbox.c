/* SPDX-License-Identifier: MIT
 * The outbox: a mail is queued again as if it were new, refused ones are found by when, and each
 * seat has its ledger. */
#include "t-store.h"

#include "store/store_outbox.h"

#include <sys/time.h>

static struct mail_row queued(struct store *store, long long match, int seat, const char *id)
{
	struct mail_row mail = mail_of(match, id);

	mail.seat = seat;
	DONE(store_queue_mail(store, &mail, &why));
	return mail;
}

static void mark(
	struct store *store, long long id, enum mail_state state, long long when, const char *said)
{
	DONE(store_mark_mail(store, id, state, when, said, &why));
}

static void a_mail_is_known_by_its_message_id(void **state)
{
	struct store *store = opened("club.db", true);
	struct mail_row mail;
	long long id;

	(void)state;
	NONE(store_find_mail(store, "<1@club>", &id, &why));
	DONE(store_begin(store, &why));
	mail = queued(store, 0, 1, "<1@club>");
	FINDS(store_find_mail(store, "<1@club>", &id, &why));
	assert_int_equal(id, mail.id);
	NONE(store_find_mail(store, "<1@clu>", &id, &why));
	store_close(store);
}

/* As on a disk that is read-only here and written elsewhere. */
static void what_cannot_be_locked_is_not_read_once_it_was_written(void **state)
{
	struct store *store = opened("club.db", true);
	long long id;

	(void)state;
	store_close(store);
	store = opened("club.db", false);
	NONE(store_find_mail(store, "<1@club>", &id, &why));
	DONE(store_begin(store, &why));
	store_rollback(store);
	store->still = true;
	assert_int_equal(stat(in_folder("club.db"), &store->was), 0);
	unlink(in_folder("club.db-wal"));
	NONE(store_find_mail(store, "<1@club>", &id, &why));
	assert_int_equal(utimes(in_folder("club.db"), NULL), 0);
	REFUSED(store_find_mail(store, "<1@club>", &id, &why) != UNREAD,
		"was written while it was read");
	assert_true(store_busy(store));
	store_close(store);
}

static void a_mail_queued_again_is_as_new_and_the_same(void **state)
{
	struct store *store = opened("club.db", true);
	struct mail_row mail, read;

	(void)state;
	DONE(store_begin(store, &why));
	mail = queued(store, 0, 1, "<1@club>");
	mark(store, mail.id, MAIL_QUEUED, 2000, "later");
	mark(store, mail.id, MAIL_REFUSED, 3000, "no such user");
	NONE(store_next_mail(store, 0, &read, &why));
	DONE(store_requeue_mail(store, mail.id, 9000, &why));
	FINDS(store_next_mail(store, 0, &read, &why));
	assert_int_equal(read.id, mail.id);
	assert_int_equal(read.queued, 9000);
	assert_int_equal(read.tries, 0);
	assert_int_equal(read.tried, 0);
	assert_string_equal(read.trouble, "");
	assert_string_equal(read.message_id, "<1@club>");
	assert_int_equal(read.bytes_n, mail.bytes_n);
	assert_memory_equal(read.bytes, mail.bytes, mail.bytes_n);
	mail_row_free(&read);
	REFUSED(store_requeue_mail(store, 77, 9000, &why), "cannot queue mail 77: it is not in");
	store_close(store);
}

static void refused_mails_are_found_by_when(void **state)
{
	struct store *store = opened("club.db", true);
	struct mail_row first, second, third, read;

	(void)state;
	DONE(store_begin(store, &why));
	first = queued(store, 0, 1, "<1@club>");
	second = queued(store, 0, 1, "<2@club>");
	third = queued(store, 0, 1, "<3@club>");
	mark(store, first.id, MAIL_REFUSED, 3000, "old");
	mark(store, second.id, MAIL_SENT, 4000, NULL);
	mark(store, third.id, MAIL_REFUSED, 4000, "no such user");
	FINDS(store_next_refused(store, 2999, 0, &read, &why));
	assert_int_equal(read.id, first.id);
	mail_row_free(&read);
	FINDS(store_next_refused(store, 3000, 0, &read, &why));
	assert_int_equal(read.id, third.id);
	assert_string_equal(read.trouble, "no such user");
	assert_string_equal(read.to, "red@example.org");
	mail_row_free(&read);
	NONE(store_next_refused(store, 3000, third.id, &read, &why));
	NONE(store_next_refused(store, 4000, 0, &read, &why));
	store_close(store);
}

static void assert_ledger(
	struct store *store, long long match, int seat, const struct mail_count_row *want)
{
	struct mail_count_row row;

	DONE(store_get_ledger(store, match, seat, &row, &why));
	assert_int_equal(row.queued, want->queued);
	assert_int_equal(row.failing, want->failing);
	assert_int_equal(row.sent, want->sent);
	assert_int_equal(row.refused, want->refused);
	assert_int_equal(row.last, want->last);
	assert_string_equal(row.trouble, want->trouble);
	mail_count_row_free(&row);
}

static void each_seat_has_its_ledger(void **state)
{
	struct store *store = opened("club.db", true);
	struct mail_row mail[5];
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	assert_ledger(store, id, 1, &(struct mail_count_row){ .trouble = "" });
	assert_ledger(store, 0, 0, &(struct mail_count_row){ .trouble = "" });
	mail[0] = queued(store, id, 1, "<1@club>");
	mail[1] = queued(store, id, 1, "<2@club>");
	mail[2] = queued(store, id, 1, "<3@club>");
	mail[3] = queued(store, id, 2, "<4@club>");
	mail[4] = queued(store, 0, 1, "<5@club>");
	mark(store, mail[0].id, MAIL_SENT, 5000, NULL);
	mark(store, mail[1].id, MAIL_REFUSED, 4000, "no such user");
	mark(store, mail[2].id, MAIL_QUEUED, 4500, "not now");
	mark(store, mail[3].id, MAIL_QUEUED, 9000, "another's");
	mark(store, mail[4].id, MAIL_SENT, 8000, NULL);
	assert_ledger(store, id, 1, &(struct mail_count_row){ 1, 1, 1, 1, 5000, "not now" });
	assert_ledger(store, id, 2, &(struct mail_count_row){ 1, 1, 0, 0, 0, "another's" });
	assert_ledger(store, 0, 1, &(struct mail_count_row){ 0, 0, 1, 0, 8000, "" });
	mark(store, mail[1].id, MAIL_REFUSED, 7000, "no such user");
	assert_ledger(store, id, 1, &(struct mail_count_row){ 1, 1, 1, 1, 5000, "not now" });
	mark(store, mail[2].id, MAIL_SENT, 4600, NULL);
	assert_ledger(store, id, 1, &(struct mail_count_row){ 0, 0, 2, 1, 5000, "no such user" });
	store_close(store);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(
			a_mail_is_known_by_its_message_id, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			what_cannot_be_locked_is_not_read_once_it_was_written, make_folder,
			remove_folder),
		cmocka_unit_test_setup_teardown(
			a_mail_queued_again_is_as_new_and_the_same, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			refused_mails_are_found_by_when, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			each_seat_has_its_ledger, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
