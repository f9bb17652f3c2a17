/* SPDX-License-Identifier: MIT
 * Plays one season of a match. Everything it changes is one transaction. */
#ifndef CLUB_SEASON_H
#define CLUB_SEASON_H
#include "club/mails.h"

enum season_end {
	SEASON_LEFT, /* nothing was done: it is not open any more, or not due */
	SEASON_SEALED,
	SEASON_PLAYED,
	SEASON_FOLLOWED, /* played, and no seat has to write for the next one, which may follow */
	/* The match cannot be played, and why has the reason; the store is unchanged. */
	SEASON_ASIDE
};
/* Plays the open season of the context's match as it was played at the context's time, in the
 * caller's transaction. *played false: the context's why has the reason, and the caller rolls back.
 * Returns false where the store failed. */
bool season_again(const struct context *, struct match *, bool *played);
/* Plays a season if it is still open, or seals its letters for the witness, and commits. Returns
 * false where the store failed. */
bool season_run(
	const struct context *, long long match, int season, bool anyway, enum season_end *);
/* Puts a match aside with the reason, and tells the referee. *aside false: the match is past that
 * season, so nothing is wrong with it. */
bool season_put_aside(const struct context *, long long match, int season, const char *reason,
	bool *aside, struct match *);
/* Fills in what a season left: journal, digest and table. Call season_row_free afterwards. */
void season_left(struct season_row *, const struct table *);

#endif
