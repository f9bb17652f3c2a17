/* SPDX-License-Identifier: MIT
 * Guesses at what a seat cannot see: what the box has and the seat does not see, dealt at random
 * over the hidden places, and kinds without a number as far as the game has room for them. The same
 * seed makes the same guess. */
#ifndef REPORT_GUESS_H
#define REPORT_GUESS_H
#include "core/table.h"

struct guess_place {
	thing at;
	int n;
};

/* Fills empty places with so many each, and lays what is left at its home where that is hidden. */
void guess_deal(struct table *, int seat, uint64_t seed, const struct guess_place *, int n);
/* Takes up everything the seat cannot see and deals it anew. */
void guess_again(struct table *, int seat, uint64_t seed);

#endif
