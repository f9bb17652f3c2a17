/* SPDX-License-Identifier: MIT
 * How the seats of a table stand by its game's keys of rank, the first difference counting. */
#ifndef CORE_RANK_H
#define CORE_RANK_H
#include "core/table.h"

struct ranking {
	long points[MAXSEATS + 1]; /* of each seat, by the key that the game prints */
	int seat[MAXSEATS
		+ 1]; /* the seats from the best, at 1, to the last; equal ones in order */
	int place[MAXSEATS + 1]; /* of each seat; equal ones share the better */
};

struct ranking rank_seats(const struct table *);

#endif
