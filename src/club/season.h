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
/* Plays the season that is open of a match, that of the context, as it was played at the context's time, in
 * the caller's transaction. Where *played is false the context's why holds the reason, and the caller rolls
 * the transaction back. Returns false where the store failed. */
bool season_again(const struct context *, struct match *, bool *played);
/* Plays that season if it is still open, or seals its letters for the witness, and commits. False:
 * the store failed. */
bool season_run(
	const struct context *, long long match, int season, bool anyway, enum season_end *);
/* Puts a match aside with the reason, and tells the referee. Not if it is past that season: then
 * nothing went wrong with it, and *aside is false. */
bool season_put_aside(const struct context *, long long match, int season, const char *reason,
	bool *aside, struct match *);
/* The seats' programs of a season that was played, or is to be: out of its letters. */
bool season_programs(const struct context *, const struct edition *, struct table *, int season,
	struct letter_row letter[]);
/* Fills in what a season left: its journal, with the digest, and the table; season_row_free frees it. */
void season_left(struct season_row *, const struct table *);

#endif
