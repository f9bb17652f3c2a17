/* SPDX-License-Identifier: MIT
 * What may be known of a season: its report to everybody, made again from the journal; all of it,
 * when the match is over; and what a seat was sent. */
#ifndef CLUB_PUBLIC_H
#define CLUB_PUBLIC_H
#include "club/club.h"

/* Appends the report to everybody as XML and text, each of which may be NULL, with the names of those
 * players of that time who want to be named. Returns false with a reason. */
bool public_report(const struct context *, const struct edition *, int season, struct buf *xml,
	struct buf *text);
/* Returns whether nothing of the match is hidden any more, as its rules have ended it. A match that
 * its players ended can go on. */
bool public_over(const struct match *);
/* As public_report for a season of such a match, with all that was told or lay there. letters: an
 * element <letter-of> for each seat, with what came of its letter. proof: blocks with the signed
 * letters, without those that have mail commands, as what was written to others stays theirs; and,
 * where the secret is shown, what it gave. */
bool public_revealed(const struct context *, const struct edition *, int season, struct buf *xml,
	struct buf *letters, struct buf *proof);
/* Appends as blocks the records since the season before, up to that of the season; for the set-up
 * from the opening; for the open season those since the last one, without what only comes with
 * it. */
bool public_records(const struct context *, int season, struct buf *);
/* Appends what the game calls a season that was played, as report_season_name does; nothing where the club cannot tell. */
void public_season_name(const struct context *, int season, struct buf *);
/* Gets what a seat was sent, byte for byte, from the mail, which is kept. *found false: nothing was
 * sent. xml and text may be NULL. */
bool public_sent(const struct context *, int season, int seat, bool *found, struct buf *xml,
	struct buf *text);
/* Appends the names of the players of that time, a line each, empty where a player is not to be named. */
bool public_names(const struct context *, int season, struct buf *names);

#endif
