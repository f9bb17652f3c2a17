/* SPDX-License-Identifier: MIT
 * Random play: a source that takes a random legal order where a letter would be read, and a random
 * answer where a policy would. It uses its own numbers, never the match's chance, so the same match
 * can be played again from the orders it took. */
#ifndef CORE_RANDOM_H
#define CORE_RANDOM_H
#include "core/play.h"

struct random_source {
	struct source source;
	uint64_t state;
	int tries;	   /* orders tried a phase before it gives up */
	struct buf *taken; /* every order done, as a line of a letter; NULL: not wanted */
};

void random_make(struct random_source *, uint64_t seed);
/* 0 to n - 1. */
int random_below(struct random_source *, int n);
/* Fills a form at random; false where a hole has nothing to offer. */
bool random_fill(struct random_source *, const struct table *, int seat, struct order *);
/* The same of one of which the first parts are filled. */
bool random_complete(struct random_source *, const struct table *, int seat, struct order *);
/* Whether the game has the form of an order proposed that begins with no name: something is offered in
 * that hole. */
bool form_proposed(const struct table *, int seat, const struct order *, int hole);
/* Everything of a hole's type; of numbers, 1 to 3. */
void type_options(const struct table *, const struct arg *hole, struct choice *);
/* What fills a hole of a form, NULL: everything of its type. */
offerer *hole_offerer(const struct form *, int hole);
/* What may stand in a hole. */
void hole_options(const struct table *, int seat, const struct order *, int hole, struct choice *);

#endif
