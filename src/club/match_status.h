/* SPDX-License-Identifier: MIT
 * How a club and its matches stand, in lines for the referee, who alone may read them.
 *
 * What is always true: nothing is changed by a look, and no line has a character of others that a terminal
 * would not print. */
#ifndef CLUB_MATCH_STATUS_H
#define CLUB_MATCH_STATUS_H
#include "club/club.h"

/* Appends, in a few words, what a match waits for, or that it is over. */
void match_status_words(struct buf *, const struct context *);
/* Appends how the context's match stands: its clock, its witness, its seats and who wants one. */
bool match_status_say(const struct context *, struct buf *lines);
/* Appends what needs a hand in the club, its matches, and the letters of unknown senders. */
bool match_status_club(const struct context *, struct buf *lines);

#endif
