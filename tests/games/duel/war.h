/* SPDX-License-Identifier: MIT
 * Duel: which of the orders of a season succeed. Of armies, spaces and orders alone. */
#ifndef DUEL_WAR_H
#define DUEL_WAR_H
#include "kit/kit.h"

enum { NOTHING_YET, HOLDS, MOVES, SUPPORTS, RETREATS, DISBANDS }; /* what an army does */
enum { MOST = 16 };						  /* armies */

struct army {
	thing piece, at, whom, to; /* to: where it stands, unless it moves or supports */
	int owner, does, state;
	bool wins;
};
struct war {
	int n, links, chain[2 * MOST];
	struct army a[MOST];
};

/* Decides all moves and supports: wins. */
void war_decide(struct war *);
/* The army in a space when the season began, or -1. */
int war_at(const struct war *, thing space);
/* Whether the army a support names does what is supported. */
bool war_matched(const struct war *, int support);

#endif
