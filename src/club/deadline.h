/* SPDX-License-Identifier: MIT
 * Whether the open season may be played.
 *
 * What is always true: only the deadline, the charter, the letters taken, what seats said and the
 * host's clock decide, never a mail's Date. Vacations move no deadline. A season that is given more time
 * when nobody is awaited is played at its new deadline, not before. A hold ends by the referee,
 * by a vote, by a later deadline, or, if the club holds, when nobody is awaited any more. A season
 * for which nobody has anything to write is played at once, unless held. A letter that is not clear
 * keeps a season open until its deadline, see deadline_unclear; so does one with orders that waits for its seat to say
 * that it is theirs, see waiting_holds, though not where the club holds the season after that. A season whose
 * letters are sealed waits only for its witness.
 */
#ifndef CLUB_DEADLINE_H
#define CLUB_DEADLINE_H
#include "club/attendance.h"

enum deadline_state {
	DUE_NOT,  /* its time has not come */
	DUE_NOW,  /* it may be played */
	DUE_HELD, /* it is held */
	DUE_HOLD  /* its deadline has passed, but it is to be held from now on */
};

enum { DUE_LEAST = 12 * 3600, DUE_BACK = 6 * 3600, DUE_MISSING = 48 * 3600 };

/* Notes of the club: the last tick, and when the host was last away and back. A deadline from away
 * to DUE_BACK after back becomes DUE_BACK after back. */
#define NOTE_TICK "tick"
#define NOTE_AWAY "away"
#define NOTE_BACK "back"

/* Gets the letter that a seat's player is asked to write anew, or else to say yes: the one that is in, or a later
 * one in which no order was understood, so that the one before it stands. It has lines that could not be understood, or
 * that would be refused as its seat sees things. NOT_FOUND: none, or a player has said that all is meant as it is, or
 * has left; nor one that a key has signed, where there is no deadline. */
enum found deadline_asks(const struct context *, int seat, struct letter_row *);
/* Gets the seats whose players are asked that; of those who are awaited it is not said. */
bool deadline_unclear(const struct context *, const struct attendance *, seats *who);

/* Tells whether the season is due. A match that is not open: DUE_NOT. */
bool deadline_look(const struct context *, enum deadline_state *);
/* As deadline_look, and begins a hold that is due: keeps it and tells all and the referee, in a
 * transaction of its own. */
bool deadline_settle(const struct context *, enum deadline_state *);

/* Gets until when letters for the open season are taken; 0: it has no deadline, or is held. */
bool deadline_closes(const struct context *, long long *closes);
/* Tells whether a letter received then is late. */
bool deadline_late(const struct context *, long long received, bool *late);

/* Returns whether a season is held until letters are in that are clear: not where somebody wanted it held. */
bool deadline_held_for_letters(const struct clock_row *);
/* Returns whether the open season is held so. Where the store fails it is not said. */
bool deadline_holds_for_letters(const struct context *);
/* Returns whether the open season may wait for a letter that is clear. After its deadline it does so where the club holds
 * it. */
bool deadline_waits_for_clear(const struct context *);
/* Returns whether the open season may wait for a seat to say that a letter is theirs: it has no deadline, or would be
 * played before it. */
bool deadline_waits_early(const struct context *);
/* Returns whether the open season may be played before its deadline. Where the store fails, the charter
 * alone decides. */
bool deadline_early(const struct context *);
/* Returns whether it is played as soon as all letters are in: it may be early, and nobody who could still write is
 * on vacation. */
bool deadline_soon(const struct context *);
/* Returns whether it is played when the club looks next, as no letter is awaited: not where its deadline has passed,
 * letters or none. Where the store fails it is not said. */
bool deadline_now(const struct context *);
/* Returns until when the open season is not played unless all letters are in: its deadline, or later where
 * the host was away; 0 without a deadline. Where the store cannot tell, its deadline. */
long long deadline_due(const struct context *);
/* When the open season is due, made to be passed on at once. */
struct due_text {
	char s[160];
};
/* Returns deadline_due as a seat reads it (0: as all do), and that it may be played earlier where that is
 * so: "Sunday 6 December 2026, 20:00 UTC, or as soon as all letters are in"; "" without a deadline. */
struct due_text deadline_text(const struct context *, int seat);
/* The same in the language of those texts. */
struct due_text deadline_text_in(const struct context *, int seat, const struct texts *);

/* Gets the deadline of a season that opens now, by the schedule and at least DUE_LEAST later, 0 without a schedule;
 * follows: one was played now, see schedule_following. Returns false where the schedule cannot be followed; then it is
 * 0, too. */
bool deadline_next(const struct context *, bool follows, long long *deadline);

/* Gives the open season of a match without a deadline the next one of its schedule, unless its letters are
 * sealed; *given: it has one now. Changes m alone, which is the context's. */
bool deadline_give(const struct context *, struct match *m, bool *given);

/* Sets the clock of a season that opens now: nobody was reminded, nothing is held. */
bool deadline_open(const struct context *);
/* Tells the referee that the next season has no deadline, and why. */
bool deadline_tell_none(const struct context *, const char *reason);

/* What is told of a hold that ended. past: its deadline had passed, and letters are taken until closes; 0: no more. */
struct deadline_end {
	bool past;
	long long closes;
};
/* What is told of a season that was given more time. */
struct deadline_change {
	const char *reason;
	bool held, punctual; /* it was held; it is not played before, whatever comes in */
};

/* Holds the season until it is let go on. by: HELD_BY_REFEREE, HELD_BY_PLAYERS. reason "": none. */
bool deadline_hold(const struct context *, enum season_holder by, const char *reason);
/* Appends by whom and why a season is held, "by the referee: a feast", that it was let go on, or why it was given
 * more time; nothing where none of these is so. */
void deadline_say_held(struct buf *, const struct texts *, const struct clock_row *);
/* Ends a hold. */
bool deadline_release(const struct context *, struct deadline_end *);
/* Appends when the season will be played now, by the clock of a seat; 0: of the match. In English; so below. */
void deadline_say_released(
	struct buf *, const struct context *, int seat, const struct deadline_end *);
/* Keeps why the season was given the deadline that it has now, which ends a hold. Where it would be played at once it
 * waits for that deadline, whatever comes in. */
bool deadline_extend(const struct context *, const char *reason, struct deadline_change *);
/* Appends what a seat is told of it. */
void deadline_say_extended(
	struct buf *, const struct context *, int seat, const struct deadline_change *);

#endif
