/* SPDX-License-Identifier: MIT
 * A year of a club, at the real program: matches of all games, players who write, vanish, leave and are
 * replaced, a post that loses, doubles, delays and returns mails, a referee who interferes, and a power
 * that fails. All of it follows from the seed, but for when the power fails: so two years of one seed come
 * to the same records and tables. */
#ifndef TESTS_YEAR_H
#define TESTS_YEAR_H
#include "core/random.h"
#include "club/club.h"
#include "post/key.h"
#include "post/mail.h"

enum { HOUR = 3600, DAY = 24 * HOUR, WEEK = 7 * DAY };

/* Who has a seat. A player knows what came by mail: the header of the newest template. */
struct player {
	char name[32], mail[48]; /* mail: also the name of the player's mailbox */
	struct secret_key key;
	struct buf header;     /* without the line `seq` */
	struct buf letter;     /* the last one sent, as a mail */
	bool waits;	       /* for the answer to that letter */
	long long seq, absent; /* absent: until then nothing is written */

	int gone; /* how many had the seat before */
};
struct year_match {
	char name[25];
	const struct game *game;
	int seats, number, day;	   /* day: of the week, on which its players write */
	struct random_source lots; /* of all that happens to this match */
	struct player player[MAXSEATS + 1];
};
/* A mail on its way to the club. */
struct posted {
	struct buf mail;
	long long arrives;
};
struct year {
	const char *folder;	     /* the club's */
	const char *program, *known; /* the program under test; see tests/cli/known.c */
	uint64_t seed;
	int games;
	long long now, begin;
	struct year_match *match;
	int matches, opened; /* opened: how many were ever made */
	struct posted *post;
	int posts;
	struct random_source power; /* when it fails */
	bool failing;
	int letters, mails, kills, lost, doubled, late, returned, replaced, absences, acts,
		restores;
};

/* Returns whether something happens that does so n times in a thousand. */
bool happens(struct random_source *, int n);
/* Ends the program with a sentence. */
__attribute__((__noreturn__, format(printf, 1, 2))) void wrong(const char *form, ...);

/* ---- year_run.c: the program under test ---- */
/* Runs a command of the program in the club's folder at the year's time; NULL ends its words. Returns its
 * exit code, or -1 where the power failed before it ended. */
int run_command(struct year *, int may_fail, ...) __attribute__((sentinel));
/* Runs y->known, likewise. */
int run_tool(struct year *, ...) __attribute__((sentinel));
/* As run_command; any exit code but 0 is wrong. */
#define do_command(year, ...)                                                                      \
	do {                                                                                       \
		int code_ = run_command((year), false, __VA_ARGS__, NULL);                         \
		if (code_)                                                                         \
			wrong("exit code %d of a command, at %s:%d", code_, __FILE__, __LINE__);   \
	} while (0)
/* Lets the program do what cron does, as often as the power fails. */
void tick(struct year *, int failures);

/* ---- year_player.c: what players write ---- */
void player_begins(struct player *, const struct year_match *, int seat);
void player_ends(struct player *);
/* What a mail from the club tells its player. */
void player_reads(struct player *, struct span mail);
/* Everybody whose day it is writes. */
void players_write(struct year *, int day);
/* Those who were not answered send their letter again. */
void players_repeat(struct year *);

/* ---- year_post.c: the mails ---- */
/* The folder `since` has what was mailed, both ways, since it was emptied. */
void forget_since(void);
/* Sends the letter that a player wrote last, which may get lost, late, or arrive twice. */
void post_letter(struct year *, struct random_source *, const struct player *);
/* What has arrived by now lies in the club's mailbox, in no certain order. */
void post_in(struct year *);
/* What the club has sent since is in the mailboxes of those it was sent to, or comes back. */
void post_out(struct year *);

#endif
