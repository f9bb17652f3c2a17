/* SPDX-License-Identifier: MIT
 * What the tests of the store share. Each test has a folder of its own for club.db and out.db; why
 * is empty between two calls. What must not leave the house holds the word CANARY. */
#ifndef T_STORE_H
#define T_STORE_H
#include "base/file.h"
#include "store/store_inner.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cmocka.h>

static char folder[200];
static struct buf why = BUF_INIT;
static const unsigned char box[STORE_HASH] = "the hash of the box, thirty two";
static const unsigned char digest[STORE_HASH] = "the digest of a journal is here";
static const char journal[] = "journal\0CANARY";
static const char image[] = "image\0\0CANARY";

#define DONE(call)                                                                                 \
	do {                                                                                       \
		bool done_ = (call);                                                               \
		assert_string_equal(why.s, "");                                                    \
		assert_true(done_);                                                                \
	} while (0)
#define LOOKS(call, how)                                                                           \
	do {                                                                                       \
		enum found found_ = (call);                                                        \
		assert_string_equal(why.s, "");                                                    \
		assert_int_equal(found_, how);                                                     \
	} while (0)
#define FINDS(call) LOOKS(call, FOUND)
#define NONE(call) LOOKS(call, NOT_FOUND)
#define REFUSED(call, part)                                                                        \
	do {                                                                                       \
		bool done_ = (call);                                                               \
		said(part);                                                                        \
		assert_false(done_);                                                               \
	} while (0)

static inline void said(const char *part)
{
	if (!strstr(why.s, part))
		fail_msg("\"%s\" does not say \"%s\"", why.s, part);
	buf_clear(&why);
}

static inline const char *in_folder(const char *name)
{
	static char path[300];

	snprintf(path, sizeof path, "%s/%s", folder, name);
	return path;
}

static inline int make_folder(void **state)
{
	const char *tmp = getenv("TMPDIR");

	(void)state;
	snprintf(folder, sizeof folder, "%s/store-XXXXXX", tmp ? tmp : "/tmp");
	return mkdtemp(folder) ? 0 : -1;
}

static inline int remove_folder(void **state)
{
	static const char *const name[] = { "club.db", "club.db-wal", "club.db-shm", "out.db",
		"out.db-wal", "out.db-shm" };

	(void)state;
	for (size_t i = 0; i < sizeof name / sizeof *name; i++)
		unlink(in_folder(name[i]));
	buf_free(&why);
	return rmdir(folder);
}

static inline struct store *opened(const char *name, bool make)
{
	struct store *store = store_open_file(in_folder(name), make, &why);

	assert_string_equal(why.s, "");
	assert_non_null(store);
	return store;
}

static inline struct match match_named(const char *name)
{
	struct match match = { .seats = 2,
		.season = 3,
		.state = MATCH_OPEN,
		.before = MATCH_SEATING,
		.options = "passes=2\n",
		.reason = "REASON-CANARY",
		.made = 1700000000,
		.deadline = 1800000000,
		.charter = "pace=week\n",
		.rules = 1 };

	snprintf(match.name, sizeof match.name, "%s", name);
	snprintf(match.gid, sizeof match.gid, "gid of %s", name);
	snprintf(match.game, sizeof match.game, "ktech");
	snprintf(match.map, sizeof match.map, "a");
	memcpy(match.box, box, sizeof box);
	memcpy(match.secret, "SECRET-CANARY-0123456789-abcdefg", sizeof match.secret);
	return match;
}

static inline long long add_match(struct store *store, const char *name)
{
	struct match match = match_named(name);

	DONE(store_put_box(store, box, SPAN("<box/>"), &why));
	DONE(store_add_match(store, &match, &why));
	return match.id;
}

static inline struct letter_row letter_of(long long match, int seat, long long seq, char first)
{
	struct letter_row letter = { .match = match,
		.received = 1000,
		.season = 3,
		.seat = seat,
		.seq = seq,
		.hash = { (unsigned char)first },
		.verdict = "taken",
		.form = "sealed",
		.auth = "key",
		.text = "march LETTER-CANARY\n",
		.signature = "RWQ-signature",
		.original = "march\0  LETTER-CANARY\r\n",
		.original_n = 23 };

	return letter;
}

static inline struct mail_row mail_of(long long match, const char *message_id)
{
	struct mail_row mail = { .match = match,
		.season = 3,
		.seat = 1,
		.kind = "report",
		.to = "red@example.org",
		.from = "club@example.org",
		.message_id = (char *)message_id,
		.bytes = "Subject: MAIL-CANARY\r\n\0\r\n",
		.bytes_n = 25,
		.queued = 1234 };

	return mail;
}

static inline long long add_letter(struct store *store, struct letter_row letter)
{
	bool added;

	DONE(store_add_letter(store, &letter, &added, &why));
	assert_true(added);
	return letter.id;
}

/* The calendar, who attends and who left. */
static inline void add_calendar(struct store *store, long long id)
{
	static const struct clock_row clock = { 1100, 1200, 1300, HELD_BY_REFEREE, "HELD-CANARY" };
	static const struct attendance_row here = { 3, 2, 1, 1400, false, READY_WAIT, "html" };
	static const struct attendance_row open = { .seasons = 9, .letters = 5, .vacant = true };
	static const struct seat left = { 2, "LEFT-CANARY", "left@CANARY", "RWQ-CANARY", "" };

	DONE(store_save_clock(store, id, &clock, &why));
	DONE(store_save_attendance(store, id, 1, &here, &why));
	DONE(store_save_attendance(store, id, 2, &open, &why));
	DONE(store_add_leaver(store, id, 2, &left, &open, &why));
	DONE(store_add_leaver(store, id, 3, &left, &here, &why));
}

/* What no match takes along. */
static inline void add_club(struct store *store)
{
	static const struct address_row address = { 2, "BAD-CANARY", 20000, 3 };

	DONE(store_save_note(store, "NOTE-CANARY", 7, &why));
	DONE(store_save_cursor(store, "imaps://CANARY/INBOX", 8, 9, &why));
	DONE(store_save_address(store, "CANARY@example.org", &address, &why));
}

/* A match with one of everything. */
static inline long long add_all(struct store *store)
{
	long long id = add_match(store, "harbour"), letter;
	struct seat seat = { 1, "Anna", "ADDRESS-CANARY", "RWQ-key", "@ STANDING-CANARY\n" };
	struct season_row season = { .season = 3,
		.played = 5000,
		.journal = (char *)journal,
		.image = (char *)image,
		.journal_n = sizeof journal,
		.image_n = sizeof image };
	struct mail_row mail = mail_of(id, "<1@club>");

	memcpy(season.digest, digest, sizeof digest);
	DONE(store_save_seat(store, id, &seat, &why));
	seat = (struct seat){ 2, "Bert", "", "", "" };
	DONE(store_save_seat(store, id, &seat, &why));
	add_letter(store, letter_of(id, 2, 1, 'a'));
	letter = add_letter(store, letter_of(id, 1, 1, 'b'));
	DONE(store_add_played(store, id, 3, 1, letter, SPAN("STANDING-CANARY\n"), &why));
	DONE(store_add_played(store, id, 3, 2, 0, SPAN(""), &why));
	DONE(store_add_season(store, id, &season, &why));
	DONE(store_queue_mail(store, &mail, &why));
	mail = mail_of(id, "<2@club>");
	DONE(store_queue_mail(store, &mail, &why));
	DONE(store_mark_mail(store, mail.id, MAIL_REFUSED, 6000, "no such user", &why));
	add_calendar(store, id);
	add_club(store);
	return id;
}

static inline struct store *club_with_all(long long *match)
{
	struct store *store = opened("club.db", true);

	DONE(store_begin(store, &why));
	*match = add_all(store);
	DONE(store_commit(store, &why));
	return store;
}

static inline long long count(struct store *store, const char *text)
{
	long long n;
	struct query q;

	DONE(query_begin(&q, store, text, &why));
	assert_int_equal(query_find(&q, &why), FOUND);
	n = query_take_int(&q);
	DONE(query_end(&q, &why));
	return n;
}

static inline int mode_of(const char *name)
{
	struct stat st;

	assert_int_equal(stat(in_folder(name), &st), 0);
	return st.st_mode & 07777;
}

#endif
