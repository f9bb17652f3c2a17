/* SPDX-License-Identifier: MIT
 * What may be known of a season: its report to nobody, made again from the journal; all of it, when the
 * match is over; and what a seat was sent. */
#ifndef CLUB_PUBLIC_H
#define CLUB_PUBLIC_H
#include "club/club.h"

/* Appends it as XML and as text; each may be NULL. The names are those of the players it was played
 * by. False with a reason. */
bool public_report(const struct context *, const struct edition *, int season, struct buf *xml,
	struct buf *text);
/* Whether nothing of the match is hidden any more: its rules have ended it. One that its players have
 * ended can be taken up again. */
bool public_over(const struct match *);
/* The same of a season of such a match: everything that was told or lay there; the letter of each
 * seat with what came of it, an element <letter-of> each; and as blocks what proves it, each empty or
 * appended: the letters that were signed, but those with mail commands, for what was written to others
 * stays theirs; and where the secret of the match is shown, what came out of it. */
bool public_revealed(const struct context *, const struct edition *, int season, struct buf *xml,
	struct buf *letters, struct buf *proof);
/* Appends as blocks the records of a season and those since the season before it, of the set-up all
 * from the opening on; of the season that is open those since the last one, up to what only comes with
 * it. */
bool public_records(const struct context *, int season, struct buf *);
/* What a seat was sent, byte for byte: out of the mail, which is kept for good. *found is false where
 * it was sent nothing; xml and text may be NULL. */
bool public_sent(const struct context *, int season, int seat, bool *found, struct buf *xml,
	struct buf *text);
/* Appends those names, a line each. */
bool public_names(const struct context *, int season, struct buf *names);

#endif
