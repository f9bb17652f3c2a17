/* SPDX-License-Identifier: MIT
 * The club's store row by row: what is saved comes back, once, and in copies too. */
#include "t-store.h"

static void assert_same_match(const struct match *a, const struct match *b)
{
	assert_string_equal(a->name, b->name);
	assert_string_equal(a->gid, b->gid);
	assert_string_equal(a->game, b->game);
	assert_string_equal(a->map, b->map);
	assert_memory_equal(a->box, b->box, sizeof a->box);
	assert_memory_equal(a->secret, b->secret, sizeof a->secret);
	assert_int_equal(a->seats, b->seats);
	assert_int_equal(a->season, b->season);
	assert_int_equal(a->state, b->state);
	assert_int_equal(a->before, b->before);
	assert_string_equal(a->options, b->options);
	assert_string_equal(a->reason, b->reason);
	assert_int_equal(a->made, b->made);
	assert_int_equal(a->deadline, b->deadline);
	assert_string_equal(a->charter, b->charter);
}

static void a_match_comes_back_as_it_was_saved(void **state)
{
	struct match match = match_named("harbour"), read;
	struct store *store = opened("club.db", true);
	struct buf xml = BUF_INIT;
	long long first;

	(void)state;
	DONE(store_begin(store, &why));
	first = add_match(store, "harbour");
	add_match(store, "island");
	FINDS(store_get_match(store, SPAN("harbour"), &read, &why));
	assert_same_match(&read, &match);
	match_free(&read);
	match.id = first;
	match.season = 4;
	match.state = MATCH_ASIDE;
	match.before = MATCH_OPEN;
	match.charter = NULL;
	DONE(store_save_match(store, &match, &why));
	match.charter = "";
	FINDS(store_next_match(store, 0, &read, &why));
	assert_same_match(&read, &match);
	match_free(&read);
	FINDS(store_next_match(store, first, &read, &why));
	assert_string_equal(read.name, "island");
	NONE(store_next_match(store, read.id, &match, &why));
	match_free(&read);
	NONE(store_get_match(store, SPAN("harb"), &read, &why));
	match_free(&read);
	DONE(store_put_box(store, box, SPAN("another"), &why));
	DONE(store_get_box(store, box, &xml, &why));
	assert_string_equal(xml.s, "<box/>");
	REFUSED(store_get_box(store, digest, &xml, &why), "lacks the box");
	buf_free(&xml);
	store_close(store);
}

static void a_match_runs_until_it_is_over_or_put_aside(void **state)
{
	static const char *const name[] = { "seating", "open", "over", "aside" };
	static const enum match_state is[] = { MATCH_SEATING, MATCH_OPEN, MATCH_OVER, MATCH_ASIDE };
	struct store *store = opened("club.db", true);
	struct match_list list;

	(void)state;
	DONE(store_begin(store, &why));
	DONE(store_put_box(store, box, SPAN("<box/>"), &why));
	for (int i = 3; i >= 0; i--) {
		struct match match = match_named(name[i]);

		match.state = is[i];
		DONE(store_add_match(store, &match, &why));
	}
	DONE(store_list_running(store, INT64_MAX, &list, &why));
	assert_int_equal(list.n, 2);
	assert_int_equal(list.id[0], 3);
	assert_int_equal(list.id[1], 4);
	free(list.id);
	DONE(store_list_seating(store, &list, &why));
	assert_int_equal(list.n, 1);
	assert_int_equal(list.id[0], 4);
	free(list.id);
	store_close(store);
}

static void a_match_that_rests_is_not_listed_until_its_time_or_until_it_is_woken(void **state)
{
	struct store *store = opened("club.db", true);
	struct match_list list;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	DONE(store_put_box(store, box, SPAN("<box/>"), &why));
	id = add_match(store, "harbour");
	for (int times = 0; times < 3; times++) {
		DONE(store_rest(store, id, 100, &why));
		DONE(store_list_running(store, 99, &list, &why));
		assert_int_equal(list.n, 0);
		DONE(store_list_running(store, 100, &list, &why));
		assert_int_equal(list.n, 1);
		free(list.id);
		if (times == 1)
			DONE(store_wake(store, id, &why));
		if (times == 2)
			DONE(store_wake_all(store, &why));
		DONE(store_list_running(store, 99, &list, &why));
		assert_int_equal(list.n, times > 0);
		free(list.id);
	}
	store_close(store);
}

static void a_name_is_given_once_and_is_plain(void **state)
{
	static const char *const odd[] = { "", "../x", "Harbour", "a b", "h\xc3\xa4" };
	struct store *store = opened("club.db", true);
	struct match match = match_named("harbour");

	(void)state;
	DONE(store_begin(store, &why));
	add_match(store, "harbour");
	REFUSED(store_add_match(store, &match, &why), "there is a match 'harbour' already");
	store_rollback(store);
	for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
		match = match_named(odd[i]);
		DONE(store_begin(store, &why));
		DONE(store_put_box(store, box, SPAN("<box/>"), &why));
		REFUSED(store_add_match(store, &match, &why), "CHECK");
		store_rollback(store);
	}
	match.id = 99;
	DONE(store_begin(store, &why));
	REFUSED(store_save_match(store, &match, &why), "it is not in");
	store_close(store);
}

static void a_seat_is_saved_over_the_one_before(void **state)
{
	static const struct seat saved = { 1, "O'Neil \"); --", "a@example.org", "RWQ",
		"@ deal\n" };
	struct store *store = opened("club.db", true);
	struct seat read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_all(store);
	DONE(store_save_seat(store, id, &saved, &why));
	FINDS(store_get_seat(store, id, 1, &read, &why));
	assert_int_equal(read.seat, 1);
	assert_string_equal(read.name, saved.name);
	assert_string_equal(read.mail, saved.mail);
	assert_string_equal(read.key, saved.key);
	assert_string_equal(read.standing, saved.standing);
	seat_free(&read);
	NONE(store_get_seat(store, id, 3, &read, &why));
	seat_free(&read);
	REFUSED(store_save_seat(store, id + 1, &saved, &why), "FOREIGN KEY");
	store_close(store);
}

static void assert_best(struct store *store, long long match, long long until, char first)
{
	struct letter_row letter;

	FINDS(store_best_letter(store, match, 3, 1, until, &letter, &why));
	assert_int_equal(letter.hash[0], first);
	letter_row_free(&letter);
}

static void the_best_letter_has_the_highest_seq_then_came_first(void **state)
{
	struct store *store = opened("club.db", true);
	struct letter_row letter, read;
	long long id;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	NONE(store_best_letter(store, id, 3, 1, 9999, &read, &why));
	add_letter(store, letter_of(id, 1, 1, 'a'));
	letter = letter_of(id, 1, 2, 'b');
	letter.received = 1100;
	add_letter(store, letter);
	letter.received = 1050;
	letter.hash[0] = 'c';
	add_letter(store, letter);
	letter.hash[0] = 'd';
	add_letter(store, letter);
	letter = letter_of(id, 1, 9, 'e');
	strcpy(letter.verdict, "late");
	add_letter(store, letter);
	letter = letter_of(id, 1, 7, 'f');
	letter.season = 4;
	add_letter(store, letter);
	add_letter(store, letter_of(id, 2, 8, 'g'));
	assert_best(store, id, 9999, 'c');
	assert_best(store, id, 1050, 'c');
	assert_best(store, id, 1049, 'a');
	assert_best(store, id, 1000, 'a');
	NONE(store_best_letter(store, id, 3, 1, 999, &read, &why));
	letter_row_free(&read);
	store_close(store);
}

static void a_letter_is_kept_once_with_its_bytes(void **state)
{
	struct store *store = opened("club.db", true);
	struct letter_row letter, read;
	long long id;
	char verdict[24];
	bool added;
	long long when;
	int n;

	(void)state;
	DONE(store_begin(store, &why));
	id = add_match(store, "harbour");
	letter = letter_of(id, 1, 5, 'a');
	DONE(store_find_verdict(store, id, letter.hash, verdict, &when, &why));
	assert_string_equal(verdict, "");
	strcpy(letter.verdict, "late");
	DONE(store_add_letter(store, &letter, &added, &why));
	assert_true(added);
	DONE(store_find_verdict(store, id, letter.hash, verdict, &when, &why));
	assert_string_equal(verdict, "late");
	strcpy(letter.verdict, "taken");
	DONE(store_add_letter(store, &letter, &added, &why));
	assert_true(added);
	DONE(store_find_verdict(store, id, letter.hash, verdict, &when, &why));
	assert_string_equal(verdict, "taken");
	strcpy(letter.verdict, "late");
	DONE(store_add_letter(store, &letter, &added, &why));
	assert_false(added);
	strcpy(letter.verdict, "taken");
	DONE(store_add_letter(store, &letter, &added, &why));
	assert_false(added);
	FINDS(store_best_letter(store, id, 3, 1, 1000, &read, &why));
	assert_int_equal(read.id, letter.id);
	assert_int_equal(read.match, id);
	assert_int_equal(read.seq, 5);
	assert_int_equal(read.received, 1000);
	assert_string_equal(read.form, "sealed");
	assert_string_equal(read.auth, "key");
	assert_string_equal(read.text, letter.text);
	assert_string_equal(read.signature, letter.signature);
	assert_int_equal(read.original_n, letter.original_n);
	assert_memory_equal(read.original, letter.original, letter.original_n);
	letter_row_free(&read);
	letter = letter_of(id, 1, 6, 'b');
	letter.original = letter.text;
	letter.original_n = strlen(letter.text);
	add_letter(store, letter);
	FINDS(store_best_letter(store, id, 3, 1, 1000, &read, &why));
	assert_int_equal(read.original_n, letter.original_n);
	assert_string_equal(read.original, letter.text);
	letter_row_free(&read);
	DONE(store_count_letters(store, id, 3, 1, "taken", &n, &why));
	assert_int_equal(n, 2);
	letter = letter_of(id, 1, 7, 'c');
	letter.text = "march 1\n";
	letter.original = "march 2\n";
	letter.original_n = 8;
	add_letter(store, letter);
	FINDS(store_best_letter(store, id, 3, 1, 1000, &read, &why));
	assert_string_equal(read.original, "march 2\n");
	letter_row_free(&read);
	DONE(store_count_letters(store, id, 3, 1, "late", &n, &why));
	assert_int_equal(n, 0);
	store_close(store);
}

static void strangers_are_logged_clean_and_cannot_fill_the_disk(void **state)
{
	struct store *store = opened("club.db", true);

	(void)state;
	DONE(store_begin(store, &why));
	for (int i = 0; i < 10010; i++)
		DONE(store_log_unknown(store, i, "evil\r\n@\x1b[2J", "no such match", NULL, &why));
	DONE(store_commit(store, &why));
	assert_int_equal(
		count(store, "SELECT count(*) FROM unknown_senders WHERE source = 'evil\?\?@?[2J'"),
		10000);
	assert_int_equal(count(store, "SELECT min(received) FROM unknown_senders"), 10);
	store_close(store);
}

static void a_season_is_played_once_and_can_be_played_again(void **state)
{
	struct season_row season, again = { .season = 3 };
	struct buf standing = BUF_INIT;
	struct mail_row mail;
	struct letter_row letter;
	long long id;
	bool came;
	struct store *store = club_with_all(&id);

	(void)state;
	FINDS(store_get_season(store, id, 3, &season, &why));
	assert_int_equal(season.season, 3);
	assert_int_equal(season.played, 5000);
	assert_memory_equal(season.digest, digest, sizeof digest);
	assert_int_equal(season.journal_n, sizeof journal);
	assert_memory_equal(season.journal, journal, sizeof journal);
	assert_int_equal(season.image_n, sizeof image);
	assert_memory_equal(season.image, image, sizeof image);
	season_row_free(&season);
	NONE(store_get_season(store, id, 4, &season, &why));
	FINDS(store_get_played(store, id, 3, 1, &letter, &came, &standing, &why));
	assert_true(came);
	assert_int_equal(letter.hash[0], 'b');
	assert_string_equal(standing.s, "STANDING-CANARY\n");
	letter_row_free(&letter);
	FINDS(store_get_played(store, id, 3, 2, &letter, &came, &standing, &why));
	assert_false(came);
	NONE(store_get_played(store, id, 4, 1, &letter, &came, &standing, &why));
	buf_clear(&standing);
	FINDS(store_get_mail(store, id, 3, 1, "report", &mail, &why));
	assert_string_equal(mail.message_id, "<2@club>");
	mail_row_free(&mail);
	NONE(store_get_mail(store, id, 3, 1, "notice", &mail, &why));
	NONE(store_get_mail(store, id, 3, 2, "report", &mail, &why));
	DONE(store_begin(store, &why));
	REFUSED(store_add_season(store, id, &again, &why),
		"season 3 of the match was played already");
	store_close(store);
	buf_free(&standing);
}

static void a_mail_is_made_once_and_waits_until_it_is_marked(void **state)
{
	struct mail_row mail = mail_of(0, "<3@club>"), read;
	long long id, first, next;
	int n;
	struct store *store = club_with_all(&id);

	(void)state;
	DONE(store_begin(store, &why));
	DONE(store_queue_mail(store, &mail, &why));
	first = mail.id;
	mail.bytes = "other bytes";
	DONE(store_queue_mail(store, &mail, &why));
	assert_int_equal(mail.id, first);
	FINDS(store_next_mail(store, 0, &read, &why));
	assert_string_equal(read.message_id, "<1@club>");
	assert_int_equal(read.match, id);
	DONE(store_mark_mail(store, read.id, MAIL_QUEUED, 7000, "try\nlater", &why));
	mail_row_free(&read);
	FINDS(store_next_mail(store, 0, &read, &why));
	mail_row_free(&read);
	FINDS(store_next_queued(store, 0, &next, &why));
	assert_int_not_equal(next, first);
	FINDS(store_get_queued(store, next, &read, &why));
	assert_int_not_equal(read.id, first);
	assert_int_equal(read.tries, 1);
	assert_int_equal(read.tried, 7000);
	assert_int_equal(read.queued, 1234);
	assert_string_equal(read.trouble, "try?later");
	assert_string_equal(read.kind, "report");
	assert_string_equal(read.to, "red@example.org");
	assert_string_equal(read.from, "club@example.org");
	DONE(store_mark_mail(store, read.id, MAIL_SENT, 7001, NULL, &why));
	id = read.id;
	mail_row_free(&read);
	FINDS(store_next_mail(store, id, &read, &why));
	assert_int_equal(read.id, first);
	assert_int_equal(read.match, 0);
	assert_int_equal(read.bytes_n, 25);
	assert_memory_equal(read.bytes, "Subject: MAIL-CANARY\r\n\0\r\n", 25);
	mail_row_free(&read);
	NONE(store_next_mail(store, first, &read, &why));
	DONE(store_count_waiting(store, 1, 1, &n, &why));
	assert_int_equal(n, 0);
	DONE(store_count_waiting(store, 0, 1, &n, &why));
	assert_int_equal(n, 1);
	REFUSED(store_mark_mail(store, 99, MAIL_SENT, 7002, "", &why), "cannot mark mail 99");
	store_close(store);
}

/* ---- copies ---- */

/* What a store holds, without the numbers its rows have in it. */
static void dump(struct store *store, struct buf *to)
{
	static const char *const text[] = {
		"SELECT name, gid, game, map, box, secret, seats, season,"
		" state, before, options, reason, made, deadline, charter"
		" FROM matches",
		"SELECT * FROM boxes", "SELECT seat, name, mail, key, standing FROM seats",
		"SELECT season, seat, seq, received, hash, verdict, form, auth, text, signature,"
		" original FROM letters ORDER BY seat",
		"SELECT season, played, digest, journal, image FROM seasons",
		"SELECT p.season, p.seat, standing, hash FROM played AS p LEFT JOIN letters AS l"
		" ON l.id = letter",
		"SELECT season, seat, kind, recipient, sender, message_id, state, tries, queued,"
		" tried, trouble, bytes FROM mails JOIN mail_bytes ON mail = id ORDER BY id",
		"SELECT opened, reminded, held, why, punctual FROM clocks",
		"SELECT seat, seasons, letters, missed, away, vacant, ready, format"
		" FROM attendance",
		"SELECT seat, season, name, mail, key, seasons, letters FROM leavers ORDER BY id"
	};
	struct query q;

	for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
		DONE(query_begin(&q, store, text[i], &why));
		while (query_find(&q, &why) == FOUND)
			for (int c = sqlite3_column_count(q.statement); c > 0; c--) {
				query_take_buf(&q, to);
				buf_char(to, '|');
			}
	}
}

static void a_match_copied_out_and_in_is_the_same(void **state)
{
	long long id;
	struct store *club = club_with_all(&id), *out = opened("out.db", true);
	struct buf before = BUF_INIT, after = BUF_INIT;

	(void)state;
	dump(club, &before);
	DONE(store_begin(out, &why));
	DONE(store_copy_match(club, out, id, true, &why));
	DONE(store_commit(out, &why));
	DONE(store_begin(club, &why));
	REFUSED(store_copy_match(out, club, 1, true, &why), "a match 'harbour' already");
	store_rollback(club);
	store_close(club);
	assert_int_equal(unlink(in_folder("club.db")), 0);
	club = opened("club.db", true);
	DONE(store_begin(club, &why));
	/* Rows of another match, so that no number stays what it was. */
	id = add_match(club, "island");
	add_letter(club, letter_of(id, 1, 1, 'z'));
	DONE(store_copy_match(out, club, 1, true, &why));
	sqlite3_exec(club->db,
		"DELETE FROM letters WHERE match = 1; DELETE FROM matches WHERE id = 1", NULL, NULL,
		NULL);
	DONE(store_commit(club, &why));
	dump(club, &after);
	assert_int_equal(before.n, after.n);
	assert_memory_equal(before.s, after.s, before.n);
	DONE(store_check(club, &why));
	assert_int_equal(mode_of("out.db"), 0600);
	assert_int_equal(count(out, "SELECT count(*) FROM notes"), 0);
	assert_int_equal(count(out, "SELECT count(*) FROM cursors"), 0);
	assert_int_equal(count(out, "SELECT count(*) FROM addresses"), 0);
	store_close(club);
	store_close(out);
	buf_free(&before);
	buf_free(&after);
}

static void a_public_copy_holds_no_secret(void **state)
{
	struct buf bytes = BUF_INIT;
	struct match match;
	struct seat seat;
	long long id;
	struct store *club = club_with_all(&id), *out = opened("out.db", true);

	(void)state;
	DONE(store_begin(out, &why));
	DONE(store_copy_match(club, out, id, false, &why));
	DONE(store_commit(out, &why));
	DONE(store_check(out, &why));
	FINDS(store_get_match(out, SPAN("harbour"), &match, &why));
	assert_string_equal(match.options, "passes=2\n");
	FINDS(store_get_seat(out, match.id, 1, &seat, &why));
	assert_string_equal(seat.key, "RWQ-key");
	assert_string_equal(seat.mail, "");
	seat_free(&seat);
	match_free(&match);
	assert_int_equal(count(out, "SELECT count(*) FROM seasons"), 1);
	assert_int_equal(count(out, "SELECT count(*) FROM clocks"), 0);
	assert_int_equal(count(out, "SELECT count(*) FROM attendance"), 0);
	assert_int_equal(count(out, "SELECT count(*) FROM leavers"), 0);
	store_close(out);
	store_close(club);
	DONE(file_read(&bytes, in_folder("out.db"), 1 << 24, &why));
	assert_null(memmem(bytes.s, bytes.n, "CANARY", 6));
	buf_clear(&bytes);
	DONE(file_read(&bytes, in_folder("club.db"), 1 << 24, &why));
	assert_non_null(memmem(bytes.s, bytes.n, "CANARY", 6));
	buf_free(&bytes);
}

int main(void)
{
	static const struct CMUnitTest test[] = {
		cmocka_unit_test_setup_teardown(
			a_match_comes_back_as_it_was_saved, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_match_runs_until_it_is_over_or_put_aside, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_match_that_rests_is_not_listed_until_its_time_or_until_it_is_woken,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_name_is_given_once_and_is_plain, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_seat_is_saved_over_the_one_before, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(the_best_letter_has_the_highest_seq_then_came_first,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_letter_is_kept_once_with_its_bytes, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(strangers_are_logged_clean_and_cannot_fill_the_disk,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(a_season_is_played_once_and_can_be_played_again,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(a_mail_is_made_once_and_waits_until_it_is_marked,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_match_copied_out_and_in_is_the_same, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			a_public_copy_holds_no_secret, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(test, NULL, NULL);
}
