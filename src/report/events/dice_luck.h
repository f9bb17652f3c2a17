/* SPDX-License-Identifier: MIT
 * How far the sum of some dice lies from what fair dice come to, and how often such dice lie that
 * far from it, above or below. That is worked out sum by sum where no more than DICE_LUCK_EXACT + 1 sums
 * are possible, and beyond that taken from the normal distribution. Nothing here knows whether high
 * or low is good. */
#ifndef REPORT_DICE_LUCK_H
#define REPORT_DICE_LUCK_H
#include "base/buf.h"

enum { DICE_LUCK_EXACT = 10000 };

/* So many dice alike. */
struct dice_kind {
	int sides;
	int *worth; /* of each side; NULL: 1, 2 and so on */
	long n;
};

/* Some dice, of any kind; all 0: none yet. */
struct dice_luck {
	long dice;
	long long sum; /* of what they showed */
	int kinds;
	struct dice_kind *kind;
};

/* A die more: what each of its sides is worth (NULL: 1, 2 and so on), and what it showed. */
void dice_luck_add(struct dice_luck *, int sides, const int *worth, int shown);
void dice_luck_free(struct dice_luck *);
double dice_luck_expected(const struct dice_luck *);
/* How often, from 0 to 1, the sum of such dice lies at least as far from the one expected, above or
 * below; 1 of no dice. */
double dice_luck_chance(const struct dice_luck *);
/* The same as "1 in so many": 1 where that is half of all matches or more, DICE_LUCK_RARE where it is
 * less than 1 in 1000000. */
enum { DICE_LUCK_RARE = 1000001 };
long luck_matches(double chance);

#endif
