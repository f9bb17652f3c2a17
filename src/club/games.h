/* SPDX-License-Identifier: MIT
 * Which seats anybody may ask for, as the answer to /games lists them: in matches whose charter says
 * open=yes, seats that nobody was given yet; in matches whose charter does not say open=no, those whose players
 * left.
 *
 * What is always true: nobody is named. A match whose letters need a key is not open to those who
 * have none, so it is left out. */
#ifndef CLUB_GAMES_H
#define CLUB_GAMES_H
#include "club/club.h"

/* Gets the first seat of a match that anybody may ask for, and how many there are; 0: none. */
bool games_seat(const struct context *, int *seat, int *n);
/* Returns whether anybody may ask for seats of a match by a mail, should one be open. */
bool games_takes_mails(const struct match *);
/* Tells whether a seat is open to others: nobody was given it before the match begins, or its player left. */
bool games_is_open(const struct context *, int seat, bool *open);
/* Returns whether the referee decides who gets a seat of the match: where a player left, as what they
 * built goes along, and where the club's settings say so. */
bool games_referee_decides(const struct context *);
/* Appends the line that asks for a seat of a match, to be filled in; it is the same in every language. */
void games_line(struct buf *, const struct context *);
/* Tells whether the club has any seat that can be asked for. */
bool games_any(const struct context *, bool *any);
/* Appends the club's matches with open seats, each with that line. *n: how many there are. */
bool games_tell(const struct context *, const struct texts *, struct buf *, int *n);

#endif
