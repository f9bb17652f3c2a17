/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. Players test at the set-up, too: then nothing lies anywhere. A
 * test may also leave out a name. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

/* ---- seats ---- */

/* Returns a value summed over all ships in the lane. */
static int lane_sum(const struct table *t, int seat, int (*of)(const struct table *, thing))
{
	int sum = 0;

	each_berth(at, t, seat)
		sum += of(t, at);
	return sum;
}

/* ---- berths ---- */

static int reinforcement_at(const struct table *t, thing berth)
{
	thing token = worlds_part(t, berth, IS_REINFORCEMENT);

	return token ? kind(t, token) : NONE;
}

/* ---- cards ---- */

/* The value of all cards in the hand. */
static int hand_value(const struct table *t, int seat)
{
	int sum = 0;

	for each(p, t, IN(HAND_OF, seat))
		sum += num(t, p, VALUE);
	return sum;
}

static int open_value(const struct table *t, int seat, int type)
{
	thing card = worlds_open(t, seat, type);

	return card ? num(t, card, VALUE) : 0;
}

static int open_kind(const struct table *t, int seat, int type)
{
	thing card = worlds_open(t, seat, type);

	return card ? kind(t, card) : NONE;
}

#define FIELDS worlds_fields
#include "kit/field.h"
