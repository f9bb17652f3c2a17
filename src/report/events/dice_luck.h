/* SPDX-License-Identifier: MIT
 * How far the sum of some dice is from its expected value, and how often such dice are that far
 * from it, above or below. The chance is exact where at most DICE_LUCK_EXACT + 1 sums are possible,
 * else taken from the normal distribution. Whether high or low is good is not known here. */
#ifndef REPORT_DICE_LUCK_H
#define REPORT_DICE_LUCK_H
#include "base/buf.h"

enum { DICE_LUCK_EXACT = 10000 };

/* n equal dice. */
struct dice_kind {
	int sides;
	int *worth; /* of each side; NULL: 1, 2 and so on */
	long n;
};

/* Dice of any kinds; all 0: none yet. */
struct dice_luck {
	long dice;
	long long sum; /* of what the dice showed */
	int kinds;
	struct dice_kind *kind;
};

/* Adds a die that showed side `shown`. */
void dice_luck_add(struct dice_luck *, int sides, const int *worth, int shown);
void dice_luck_free(struct dice_luck *);
double dice_luck_expected(const struct dice_luck *);
/* Returns how often, from 0 to 1, the sum of such dice is at least as far from the expected one,
 * above or below; 1 without dice. */
double dice_luck_chance(const struct dice_luck *);
/* Returns a chance as "1 in so many": 1 from a half up, DICE_LUCK_RARE below 1 in 1000000. */
enum { DICE_LUCK_RARE = 1000001 };
long luck_matches(double chance);

#endif
