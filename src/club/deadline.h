/* SPDX-License-Identifier: MIT
 * Whether the season that is open may be played. What is always true: only the deadline, the charter,
 * the letters taken, what seats said and the host's clock decide, never a mail's Date; vacations
 * move no deadline; a run that is held goes on by the word of the referee, by a vote of the players, by a
 * later deadline, or, unless the referee or a vote has held it, when nobody is awaited any more; one for
 * which nobody has anything to write is played at once, if it is not held; a season whose letters are sealed waits for its witness alone. */
#ifndef CLUB_DEADLINE_H
#define CLUB_DEADLINE_H
#include "club/club.h"

enum deadline_state {
	DUE_NOT,  /* its time has not come */
	DUE_NOW,  /* it may be played */
	DUE_HELD, /* its run is held */
	DUE_HOLD  /* its deadline has passed, but its run is to be held from now on */
};

enum { DUE_LEAST = 12 * 3600, DUE_BACK = 6 * 3600, DUE_MISSING = 48 * 3600 };

/* Notes of the club: when tick last worked, and the time the host was away last. Seasons whose
 * letters would have been late by DUE_BACK after it was back take letters until then. */
#define NOTE_TICK "tick"
#define NOTE_AWAY "away"
#define NOTE_BACK "back"

/* Who is there in the season that is open. Seats are numbered from 1. */
struct attendance {
	struct attendance_row row[MAXSEATS + 1];
	bool letter[MAXSEATS + 1];  /* one was taken */
	bool away[MAXSEATS + 1];    /* on vacation now */
	bool out[MAXSEATS + 1];	    /* out of the match */
	bool writes[MAXSEATS + 1];  /* it has something to write: never one that is out */
	bool open[MAXSEATS + 1];    /* to others */
	bool awaited[MAXSEATS + 1]; /* it writes; no letter, no word; neither away nor open */
	int writers, awaiting;	    /* how many write; how many are awaited */
	bool wait;		    /* one said so */
	bool begun;		    /* there is a letter, or one is ready */
};
bool attendance_look(const struct context *, struct attendance *);
/* Whether the letter of a seat that is in the match is in. */
enum attendance_state { PRESENCE_LETTER, PRESENCE_NO_LETTER, PRESENCE_IDLE };
enum attendance_state attendance_presence(const struct attendance *, int seat);
/* Appends the seats that are awaited: "red, green". */
void attendance_awaited(struct buf *, const struct match *, const struct attendance *);

/* Of a match that is not open: DUE_NOT. */
bool deadline_look(const struct context *, enum deadline_state *);
/* The same, and what is to be held is held: kept, and told to all and to the referee, in a
 * transaction of its own. */
bool deadline_settle(const struct context *, enum deadline_state *);

/* Until when letters for the season that is open are taken; 0: without end, for it has no deadline,
 * or is held. */
bool deadline_closes(const struct context *, long long *closes);
/* Whether a letter that came then is late. */
bool deadline_late(const struct context *, long long received, bool *late);

/* The deadline of a season that opens then, by the schedule: at least DUE_LEAST later; 0 without a
 * schedule. False where the schedule cannot be followed; then it is 0, too. */
bool deadline_next(const struct context *, long long opened, long long *deadline);

/* The clock of a season that opens now: nobody was reminded, nothing is held. */
bool deadline_open(const struct context *);
/* Tells the referee that the next season has no deadline, and why. */
bool deadline_tell_none(const struct context *, const char *reason);

/* Holds the run until it is let go on. by: HELD_BY_REFEREE or HELD_BY_PLAYERS; reason: "" where none was
 * given. */
bool deadline_hold(const struct context *, enum season_holder by, const char *reason);
/* Appends by whom and why: "by the referee: a feast". */
void deadline_print_held(
	struct buf *, const struct club *, enum season_holder by, const char *reason);
/* Ends a hold, and appends when the season is played now. */
bool deadline_release(const struct context *, struct buf *says);
/* Keeps why the season was given more time; a hold ends with it. */
bool deadline_extended(const struct context *, const char *reason);

#endif
