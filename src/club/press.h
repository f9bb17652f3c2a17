/* SPDX-License-Identifier: MIT
 * Press: letters between the seats of a match through the referee's address, and diaries. What is
 * always true: only a seat's player can write press, as the letter is signed; others than those it
 * goes to see it only after the match; where it is mailed or printed, each line stands behind a
 * bar, so that none of it is taken for a header, a template or a block. */
#ifndef CLUB_PRESS_H
#define CLUB_PRESS_H
#include "club/club.h"

/* Appends a text behind bars, cleaned and folded. */
void press_quote(struct buf *, const char *text);
/* Appends a text to be sent again, with the line that ends it. */
void press_show(struct buf *, struct span text);
/* Appends a text that has no line to end it, without what a phone writes below a mail. *own: where its first order
 * begins. Returns false where the match cannot tell orders. */
bool press_endless(const struct context *, const char *text, struct buf *said, size_t *own);
/* Returns whether a word behind /press says for whom it is: one of so many seats, or all, anonymous, later. */
bool press_is_whom(const struct game *, int most, struct span word);
/* Appends the names of seats; whom: as in struct press_row. */
void press_seats(struct buf *, unsigned whom, const struct match *);

/* Finds who wrote the press that a mail of a seat answers, by its subject, or else the newest piece that the seat was
 * mailed in the open season or the one before; writer 0: nobody did, or the seat was not told who. Returns false with a
 * reason where the store fails. */
bool press_writer(const struct context *, int seat, struct span subject, int *writer);
/* Returns whether the subject of a mail of a seat is that of press, as an answer to it has; writer: as press_writer gives,
 * 0: of somebody who is not named. */
bool press_answered(const struct context *, int seat, int writer, struct span subject);
/* Mails a piece to the seats it goes to, in that season, and marks it as sent. */
bool press_mail(const struct context *, const struct press_row *, int season);
/* Mails the press that waited for the reports of the match's season; over: also the diaries, to
 * all. The caller commits. */
bool press_deliver(const struct context *, bool over);

/* Appends a line for each piece: who wrote when to whom, how much; after the match also the
 * text. */
bool press_list(const struct context *, struct buf *);

#endif
