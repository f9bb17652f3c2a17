/* SPDX-License-Identifier: MIT
 * Who attends the open season of a match.
 *
 * What is always true: only the letters taken, what seats said and the host's clock decide. Seats count from 1. */
#ifndef CLUB_ATTENDANCE_H
#define CLUB_ATTENDANCE_H
#include "club/club.h"

struct attendance {
	struct attendance_row row[MAXSEATS + 1];
	bool letter[MAXSEATS + 1]; /* one was taken */
	bool away[MAXSEATS + 1];   /* on vacation now */
	bool out[MAXSEATS + 1];	   /* out of the match */
	bool writes[MAXSEATS + 1]; /* it has something to write; never one that is out */
	bool open[MAXSEATS + 1];   /* to others */
	/* It writes, sent neither letter nor word, and is neither away nor open. */
	bool awaited[MAXSEATS + 1];
	int writers, awaiting; /* writers: number of seats that write; awaiting: that are awaited */
	int absent;	       /* seats that would be awaited, were they not on vacation */
	bool wait;	       /* one asked to wait */
	bool begun;	       /* there is a letter, or one is ready */
};
/* Whether the player of a seat is on vacation now. */
bool attendance_is_away(const struct context *, const struct attendance_row *);
bool attendance_look(const struct context *, struct attendance *);
/* Whether the letter of a seat in the match is in. */
enum attendance_state { PRESENCE_LETTER, PRESENCE_NO_LETTER, PRESENCE_IDLE };
enum attendance_state attendance_presence(const struct attendance *, int seat);
/* Appends the seats that are awaited: "red, green". */
void attendance_awaited(struct buf *, const struct match *, const struct attendance *);

#endif
