/* SPDX-License-Identifier: MIT
 * How far the sum of some dice lies from what fair dice come to, and how often such dice lie that
 * far from it, above or below. That is worked out sum by sum where no more than LUCK_EXACT + 1 sums
 * are possible, and beyond that taken from the normal distribution. Nothing here knows whether high
 * or low is good. */
#ifndef REPORT_LUCK_H
#define REPORT_LUCK_H
#include "base/buf.h"

enum { LUCK_EXACT = 10000 };

/* So many dice alike. */
struct luck_dice {
	int sides;
	int *worth; /* of each side; NULL: 1, 2 and so on */
	long n;
};

/* Some dice, of any kind; all 0: none yet. */
struct luck {
	long dice;
	long long sum; /* of what they showed */
	int kinds;
	struct luck_dice *kind;
};

/* A die more: what each of its sides is worth (NULL: 1, 2 and so on), and what it showed. */
void luck_add(struct luck *, int sides, const int *worth, int shown);
void luck_free(struct luck *);
double luck_expected(const struct luck *);
/* How often, from 0 to 1, the sum of such dice lies at least as far from the one expected, above or
 * below; 1 of no dice. */
double luck_chance(const struct luck *);
/* The same as "1 in so many": 1 where that is half of all matches or more, LUCK_RARE where it is
 * less than 1 in 1000000. */
enum { LUCK_RARE = 1000001 };
long luck_matches(double chance);

#endif
