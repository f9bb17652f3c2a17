/* SPDX-License-Identifier: MIT
 * For the tests of src/club: a club in a folder of its own, in memory where the machine has that, whose
 * clock stands still unless a test moves it; a match of KTech in it; letters as text, and the mails that
 * come of them. No program is started and nothing is sent.
 *
 * What is always true: the store is in no transaction between two calls; m is the match as the store has
 * it; a step (a letter, a season, anything that begins by fixture_step) is followed by its mails alone; what
 * changes a match in a step ends its rest. */
#ifndef UNIT_CLUB_FIXTURE_H
#define UNIT_CLUB_FIXTURE_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "club/club.h"
#include "club/referee_act.h"
#include "club/season.h"
#include "post/key.h"
#include "store/store_witness.h"

enum { RED = 1, BLUE, GREEN, REFEREE = 0 };
enum { HOUR = 3600, DAY = 24 * HOUR };

struct fixture {
	char folder[80];
	struct club club;
	long long now;
	struct match m;
	struct secret_key key[MAXSEATS + 1]; /* the players' */
	long long seq;			     /* of the last letter */
	long long mail;			     /* the last one before the step */
	long long letter;
	char verdict[24];
	struct buf sent;		   /* the mail that came last */
	const struct witness_row *witness; /* of the matches to come; NULL: none */
	struct buf text;		   /* what fixture_told and fixture_log gave last */
	struct buf why;			   /* empty between two calls */
};

/* The set-up and tear-down of a program's tests, then of one test: its state is a struct fixture, without a match. */
int fixture_open(void **state);
int fixture_close(void **state);
int fixture_make(void **state);
int fixture_free(void **state);
/* The same with a match 'harbour' for two that has started, or for three. */
int fixture_make_two(void **state);
int fixture_make_three(void **state);

/* The tables that say when something is due in a match; NULL ends them. */
extern const char *const fixture_awaited[];

/* Adds lines to tradepost.conf, and opens the club anew. */
void fixture_set(struct fixture *, const char *settings);
/* Opens the club anew: nothing of what it has read is known any more. */
void fixture_reopen(struct fixture *);
/* A match with all seats given, which has not started; charter: lines NAME=VALUE. Its player of red is
 * "red player" at red@example.org. */
void fixture_match(struct fixture *, const char *name, int n, const char *charter);
void fixture_start(struct fixture *);
/* Reads m anew. */
void fixture_look(struct fixture *);
/* Changes the charter of the match. */
void fixture_charter(struct fixture *, const char *line);

/* The context of a call about the match. */
#define HERE(f) (&(const struct context){ &(f)->club, &(f)->m, (f)->now, &(f)->why })

/* ---- steps ---- */
void fixture_step(struct fixture *);
/* A transaction of its own. */
void fixture_begin(struct fixture *);
void fixture_commit(struct fixture *);
/* A mail comes in. Returns the verdict on the letter in it, "" where none was kept. */
const char *fixture_take(struct fixture *, const char *bytes);
/* The same of a plain mail with a Message-ID of its own. */
const char *fixture_mailed(struct fixture *, const char *from, const char *to, const char *text);
/* Appends the address that answers to a seat's mails go to, and the one for answers to the newest mail to an
 * address whose bytes hold a text. */
void fixture_seat_address(struct fixture *, int seat, struct buf *address);
void fixture_answers_go(struct fixture *, const char *to, const char *holds, struct buf *address);
/* A signed letter of a seat for the season that is open, with a higher seq than the one before: `body`
 * stands behind the header. Lines that begin with '/' are mail commands. */
const char *fixture_letter(struct fixture *, int seat, const char *body);
/* The same with a header of the test's own, behind the lines `match` and `seat`, and another's key. */
const char *fixture_letter_of(
	struct fixture *, int seat, const char *header, const char *body, int key);
/* The same in a mail with lines of its own before those of a seat's mail. */
const char *fixture_carried(struct fixture *, const char *mail_header, int seat, const char *header,
	const char *body, int key);
/* Appends a mail of a seat's address with that text, not signed. */
void fixture_mail(struct buf *, const struct fixture *, int seat, const char *text);
/* An unsigned letter as fixture_letter, with lines of a mail's header. */
const char *fixture_unsigned(struct fixture *, int seat, const char *mail_header, const char *body);
/* Takes the step of a letter, and returns the answer to it as fixture_told. */
const char *fixture_ask(struct fixture *, int seat, const char *body);
/* Plays the season that is open if it is due; anyway: it need not be. Of SEASON_ASIDE text holds the reason. */
enum season_end fixture_run(struct fixture *, bool anyway);
/* What tick does at that time, written "2027-03-20 12:00", but for mails: looks at the clock, reminds, holds
 * what is to be held, and plays the season if it is due. Returns the season that is open then. */
int fixture_tick(struct fixture *, const char *when);
void fixture_at(struct fixture *, const char *when);
/* All seats write nothing but the header, and the season is played. */
void fixture_season(struct fixture *);
/* An act of the referee, in a transaction that fixture_leave_act commits. */
void fixture_act(struct fixture *, struct referee_act *, const char *reason);
void fixture_leave_act(struct fixture *, struct referee_act *);

/* Does what somebody could who can write the store. */
void fixture_sql(struct fixture *, const char *sql);
/* The number that a query gives. */
long long fixture_number(struct fixture *, const char *sql);

/* ---- what came of the step ---- */
/* How many mails of a kind (NULL: any) went to a seat (-1: any; REFEREE: to none). */
int fixture_mails(struct fixture *, const char *kind, int seat);
/* The newest of them: its subject and text with single blanks; fails the test where there is none. */
const char *fixture_told(struct fixture *, const char *kind, int seat);
/* The last warning that the user was shown since the step began, "" for none. */
const char *fixture_shown(void);
/* The newest line of the log of unknown senders, "" for none. */
const char *fixture_log(struct fixture *);
/* Checks the letter that counts for a seat in the season that is open: a part of its text, NULL: there is none. */
void fixture_plays(struct fixture *, int seat, const char *part);
struct attendance_row fixture_attendance(struct fixture *, int seat);

/* ---- checks ---- */
#define IN_CLUB(test) cmocka_unit_test_setup_teardown(test, fixture_make, fixture_free)
#define WITH_TWO(test) cmocka_unit_test_setup_teardown(test, fixture_make_two, fixture_free)
#define WITH_THREE(test) cmocka_unit_test_setup_teardown(test, fixture_make_three, fixture_free)
#define DONE(f, call)                                                                              \
	do {                                                                                       \
		bool done_ = (call);                                                               \
		assert_string_equal((f)->why.s, "");                                               \
		assert_true(done_);                                                                \
	} while (0)
#define FINDS(f, call)                                                                             \
	do {                                                                                       \
		enum found found_ = (call);                                                        \
		assert_string_equal((f)->why.s, "");                                               \
		assert_int_equal(found_, FOUND);                                                   \
	} while (0)
/* It fails with that part of a sentence. */
#define REFUSED(f, call, part)                                                                     \
	do {                                                                                       \
		bool done_ = (call);                                                               \
		SAYS((f)->why.s, part);                                                            \
		assert_false(done_);                                                               \
		buf_clear(&(f)->why);                                                              \
	} while (0)
#define SAYS(text, part)                                                                           \
	do {                                                                                       \
		const char *text_ = (text), *part_ = (part);                                       \
		if (!strstr(text_, part_))                                                         \
			fail_msg("\"%s\" does not say \"%s\"", text_, part_);                      \
	} while (0)
#define SAYS_NOT(text, part)                                                                       \
	do {                                                                                       \
		const char *text_ = (text), *part_ = (part);                                       \
		if (strstr(text_, part_))                                                          \
			fail_msg("\"%s\" says \"%s\"", text_, part_);                              \
	} while (0)

#endif
