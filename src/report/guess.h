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
	int most; /* more than n: each deal draws how many, n at least; 0: n of them */
};
/* A table from which all that a seat cannot see was taken up, and where it lay. */
struct guess_table {
	struct table *t;
	struct guess_place *hidden;
	int hiddens;
};

/* Fills empty places with the given numbers, and lays the rest at its home where that is hidden. */
void guess_deal(struct table *, int seat, uint64_t seed, const struct guess_place *, int n);
/* Takes up all that the seat cannot see and deals it anew: of a place that the seat sees as a band, any number that the
 * band has room for. */
void guess_again(struct table *, int seat, uint64_t seed);
/* The same in two steps, of which the first is done once for many guesses: the table is left as it is. */
struct guess_table guess_take_up(const struct table *, int seat);
struct table *guess_on(const struct guess_table *, int seat, uint64_t seed);
void guess_table_free(struct guess_table *);

#endif
