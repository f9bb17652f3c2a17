/* SPDX-License-Identifier: MIT
 * Guesses at what a seat cannot see: what the box has beyond that is dealt at random over the
 * hidden places; uncounted kinds as far as the game has room. The same seed makes the same
 * guess. */
#ifndef REPORT_GUESS_H
#define REPORT_GUESS_H
#include "core/table.h"

struct guess_place {
	thing at;
	int n;
};

/* Fills empty places with the given numbers, and lays the rest at its home where that is hidden. */
void guess_deal(struct table *, int seat, uint64_t seed, const struct guess_place *, int n);
/* Takes up all that the seat cannot see and deals it anew. */
void guess_again(struct table *, int seat, uint64_t seed);

#endif
