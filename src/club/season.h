/* SPDX-License-Identifier: MIT
 * Playing one season of one match: everything it changes is one transaction. */
#ifndef CLUB_SEASON_H
#define CLUB_SEASON_H
#include "club/mails.h"

enum season_end {
	SEASON_LEFT, /* nothing was done: it is not open any more, or its time has not come */
	SEASON_SEALED,
	SEASON_PLAYED,
	SEASON_FOLLOWED, /* played, and no seat has anything to write for the next one: that may follow */
	SEASON_ASIDE /* the match cannot be played, and why holds the reason; the store is as it was */
};
/* Plays the season that is open as it was played then, in the caller's transaction, which is to be rolled
 * back where *played is false: why holds the reason. False: the store failed. */
bool season_again(struct club *, struct match *, long long then, bool *played, struct buf *why);
/* Plays that season if it is still open, or seals its letters for the witness, and commits. False:
 * the store failed. */
bool season_run(struct club *, long long match, int season, long long now, bool anyway,
	enum season_end *, struct buf *why);
/* Puts a match aside with the reason, and tells the referee. Not if it is past that season: then
 * nothing went wrong with it, and *aside is false. */
bool season_put_aside(struct club *, long long match, int season, const char *reason, long long now,
	bool *aside, struct match *, struct buf *why);
/* The seats' programs of a season that was played, or is to be: out of its letters. */
bool season_programs(struct club *, const struct edition *, const struct match *, struct table *,
	int season, struct letter_row letter[], struct buf *why);
/* Fills in what a season left: its journal, with the digest, and the table; season_row_free frees it. */
void season_left(struct season_row *, const struct table *);

#endif
