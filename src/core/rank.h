/* SPDX-License-Identifier: MIT
 * How the seats of a table stand by the keys of its game's rank(); the first key that differs
 * decides. */
#ifndef CORE_RANK_H
#define CORE_RANK_H
#include "core/table.h"

struct ranking {
	long points[MAXSEATS + 1]; /* of each seat, by the key that the game prints */
	int seat[MAXSEATS
		+ 1]; /* the seats, best first, from index 1; equal seats in their own order */
	int place[MAXSEATS + 1]; /* of each seat; equal seats share the better place */
};

struct ranking rank_seats(const struct table *);

#endif
