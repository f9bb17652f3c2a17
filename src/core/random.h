/* SPDX-License-Identifier: MIT
 * Random play: a source that plays a random legal order where a letter would be read, and gives a
 * random answer where a policy would. It has its own random numbers and never uses the match's
 * chance, so the match can be played again from the orders it took. */
#ifndef CORE_RANDOM_H
#define CORE_RANDOM_H
#include "core/play.h"

struct random_source {
	struct source source;
	uint64_t state;
	int tries;	   /* orders tried in a phase before it gives up */
	struct buf *taken; /* every order that was DONE, as lines of a letter; NULL: not wanted */
};

void random_make(struct random_source *, uint64_t seed);
/* Returns a number from 0 to n - 1. */
int random_below(struct random_source *, int n);
/* Fills an order, whose first parts may be filled already, at random; returns false where a hole has
 * nothing to offer. */
bool random_complete(struct random_source *, const struct table *, int seat, struct order *);
/* Returns whether the game proposes an order of this form now: something is offered for the
 * hole. */
bool form_proposed(const struct table *, int seat, const struct order *, int hole);
/* Offers everything of a hole's type; of numbers, 1 to 3. */
void type_options(const struct table *, const struct arg *hole, struct choice *);
/* Returns who offers the options of a form's hole; NULL: everything of its type is offered. */
offerer *hole_offerer(const struct form *, int hole);
/* Offers what may stand in a hole. */
void hole_options(const struct table *, int seat, const struct order *, int hole, struct choice *);

#endif
