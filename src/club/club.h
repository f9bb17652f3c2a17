/* SPDX-License-Identifier: MIT
 * A club at work: its folder, settings and store, and what is read once for all its matches. */
#ifndef CLUB_CLUB_H
#define CLUB_CLUB_H
#include "base/texts.h"
#include "base/time.h"
#include "club/settings.h"
#include "proof/edition.h"
#include "report/xml/style.h"
#include "store/store.h"

struct secret_key;

struct club {
	const char *folder;
	char *setting[SETTINGS];
	struct store *store;
	struct texts *texts; /* of mails, mail commands and faults of orders */
	struct edition *editions;
	struct club_style *styles; /* those read so far */
	struct secret_key *key;	   /* the referee's; NULL: not read yet */
	int lock;
	void (*warn)(const char *line); /* tells whoever runs the program; NULL: nobody */
	bool restoring;			/* what was signed is signed again: see behind.h */
};

/* What most functions are called in, as one thing: which club, which match of it, at what time, and where
 * the reason of a failure goes. match NULL: nothing but the club is meant; only functions that say so allow
 * that. */
struct context {
	struct club *club;
	const struct match *m;
	long long now;
	struct buf *why;
};

enum club_state {
	CLUB_OPEN,
	CLUB_NONE,  /* the folder is no club, or its settings cannot be read */
	CLUB_UNSET, /* a setting is wrong */
	CLUB_UNREAD /* the store cannot be opened */
};
/* With a reason but for CLUB_OPEN. club_close is due in every case. */
enum club_state club_open(struct club *, const char *folder, struct buf *why);
void club_close(struct club *);
/* Tells whoever runs the program what is no reason to stop. */
__attribute__((format(printf, 2, 3))) void club_warn(const struct club *, const char *form, ...);
/* FOLDER/name, the caller's to free. */
char *club_path(const char *folder, const char *name);
/* A file the settings name: its path as it is, or below the club's folder. The caller's to free. */
char *club_file(const struct club *, const char *name);
/* The password in the file a setting names, the caller's to wipe and free; NULL where the setting is
 * empty. False with a reason where the file is not there, or others may read it. */
bool club_password(const struct club *, enum setting, char **password, struct buf *why);
/* The key that signs what proves matches; NULL with a reason. */
const struct secret_key *club_key(struct club *, struct buf *why);
/* Where what the referee is told goes: his own address, or the club's. */
const char *club_referee(const struct club *);
/* The host part of the club's address: for Message-IDs. */
const char *club_host(const struct club *);
/* A stylesheet or another file of templates: FOLDER/templates/NAME, where the club has one, else that
 * which comes with the program. A style_load of a club. */
bool club_template(const void *club, const char *name, struct buf *, struct buf *why);
/* The stylesheet of that name, read once; NULL with a reason. */
const struct style *club_style(struct club *, const char *name, struct buf *why);

/* Appends the text that form names, as texts_say. */
__attribute__((format(printf, 3, 4))) void club_say(
	const struct club *, struct buf *, const char *form, ...);
/* Appends it as a paragraph of 72 columns. */
__attribute__((format(printf, 3, 4))) void club_tell(
	const struct club *, struct buf *, const char *form, ...);

/* A point of time as people read it. */
struct short_text club_date(const struct club *, long long seconds);

/* Adds a line to the club's log, that a season was played. It is for people: what the store has counts,
 * so nothing is said where it cannot be written. */
void club_log(const struct club *, long long now, const char *match, int season);
/* That of a match, out of the store; NULL with a reason, as where this program has not the revision of
 * the rules it is played by. */
struct edition *club_edition(const struct context *);
/* The same by the newest rules of its game, whatever it is played by: how its letters are read, and what
 * was played by them is told; match_journal refuses the rest. */
struct edition *club_newest_edition(const struct context *);
/* Whether this program has the game of a match, but not the revision it is played by: then it is read
 * as it is stored, and goes on by `upgrade`. */
bool match_is_former(const struct match *);
/* Appends what is to be done about it, and why. */
void match_say_former(struct buf *, const struct match *);

/* ---- matches ---- */
bool match_name_ok(struct span name);
/* Whether a letter's line `match` means it: by its name, or by its gid, which is of that match alone. */
bool match_is_named(const struct match *, struct span name);
struct names match_names(const struct edition *, const struct match *);
/* What a report of a match is made of; filled but for seats' saw, seq, auth and players. */
struct report_input match_report(const struct edition *, const struct match *, struct table *);
/* The table after a season (-1: before the set-up), NULL with a reason. The journal of that season
 * is in it; not where a revision of the rules played it that is not the edition's: then the table is
 * carried over, to be gone on with, and the journal is empty. */
struct table *match_table(const struct context *, const struct edition *, int season);
/* The same with its journal: NULL with a reason where another revision played it. */
struct table *match_journal(const struct context *, const struct edition *, int season);
/* Whether that revision played it: only then is its journal read, and only then is it played again. */
bool match_can_tell(const struct context *, const struct edition *, int season);
/* The revision of the rules that played it, where this program does not have that: 0 where it has. */
bool match_lacks(const struct context *, int season, int *revision);
/* The revision a season was played by. */
bool match_played_by(const struct context *, int season, int *revision);
/* The newest rules that this program has of its game; NULL: it has none. */
const struct game *match_game(const struct match *);
/* What the seats of a match had to do after a season. out: they are out of the match: none of them before
 * the set-up, or where what is stored is no table. write: they have something to write for the next season:
 * all of them before the set-up. Whether a seat is waited for, reminded, missing, offered to others or
 * asked for its vote, and whether its letter is refused, is asked here. */
struct duties {
	seats out, write;
};
bool match_duties(const struct context *, int season, struct duties *);
/* The same of one seat, as the match stands now. */
struct duty {
	bool out, writes;
};
bool match_duty(const struct context *, int seat, struct duty *);

#endif
