/* SPDX-License-Identifier: MIT
 * The lines of a letter tried as its own seat sees the match: what would be refused if nothing came between.
 *
 * What is always true: nothing goes in but what the last report of the seat could show, so nothing hidden comes
 * out; what depends on what is hidden, on chance or on others is not called refused. It is tried in a process
 * of its own, so that no letter holds up others. */
#ifndef CLUB_TRIED_H
#define CLUB_TRIED_H
#include "club/club.h"

/* Gets of each line of a seat's orders for the open season, of which there are n, why it would be refused, in lines
 * with the clause. Before the set-up was played, and where that cannot be told, gets nothing. */
void tried_refusals(const struct context *, const struct seat *, struct span orders, int n,
	struct buf refusal[]);
/* Appends what forecast says of a seat's orders for the open season, played that many times. Returns false where
 * the season before was not played, or cannot be told. */
bool tried_forecast(
	const struct context *, const struct seat *, struct span orders, int times, struct buf *);

#endif
