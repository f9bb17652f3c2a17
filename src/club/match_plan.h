/* SPDX-License-Identifier: MIT
 * A match that is to be made: what was asked for, and what follows from that. */
#ifndef CLUB_MATCH_PLAN_H
#define CLUB_MATCH_PLAN_H
#include "club/seat_plan.h"

struct match_plan {
	const struct game *game;
	const char *name;
	int seats;
	const struct match
		*like; /* whose options, settings and map are taken over; its id 0: none */
	/* Lines NAME=VALUE, and the name of a map; NULL: none. */
	const char *options, *settings, *map;
};
/* Fills in the match but for its box and its deadline, with a secret and a gid of its own. */
bool match_plan_make(const struct context *, const struct match_plan *, struct match *);
/* Sets what is left out in the charter of the context's match by who plays: tokens where somebody has no key,
 * which is shown as a warning, and that it begins when all have answered. open: who asks may have the seats
 * that nobody is named for. */
bool match_plan_people(const struct context *, struct match *, const struct seat_plan *, bool open);

#endif
