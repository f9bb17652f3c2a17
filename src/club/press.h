/* SPDX-License-Identifier: MIT
 * Press: letters between the seats of a match by way of the referee's address, and diaries. What is
 * always true: only who has a seat can write it, for the letter is signed; who it does not go to
 * does not see it before the match is over; each line of it stands behind a bar where it is
 * mailed or printed, so that nothing in it is taken for a header, a template or a block. */
#ifndef CLUB_PRESS_H
#define CLUB_PRESS_H
#include "club/club.h"

/* Appends the text behind bars, cleaned and folded. */
void press_quote(struct buf *, const char *text);
/* Appends the names of seats, as whom of struct press_row has them. */
void press_seats(struct buf *, unsigned whom, const struct match *);

/* Mails it to each seat it goes to, in the season `season`, and keeps that it was sent. */
bool press_mail(const struct context *, const struct press_row *, int season);
/* With the reports of the match's season: mails what waited for them, and when the match is over by
 * it, the diaries to all. The caller's transaction makes it lasting. */
bool press_deliver(const struct context *, bool over);

/* Appends a line for each: who wrote when to whom, and how much; of a match that is over the text,
 * too. */
bool press_list(const struct context *, struct buf *);

#endif
