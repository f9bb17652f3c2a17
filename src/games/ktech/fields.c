/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

/* ---- spaces ---- */

static int owner_there(const struct table *t, thing at)
{
	thing c = ktech_counter(t, at);

	return c ? owner(t, c) : NOBODY;
}

static thing kind_there(const struct table *t, thing at)
{
	thing c = ktech_counter(t, at);

	return c ? kind(t, c) : NONE;
}

/* ---- what a card would bring ---- */

/* Returns what all thieves would take, if each robs the victim that the rule chooses where the
 * player names none. */
static int stolen(const struct table *t, int seat, thing card)
{
	int has[MAXSEATS + 1], n = 0;

	ktech_stashes(t, card, has);
	each_space(at, t, BOARD) {
		thing thief = ktech_counter(t, at);
		int taken = num(t, card, AMOUNT), victim;

		if (!thief || !ktech_works(t, seat, card, thief))
			continue;
		victim = ktech_richest(t, seat, ktech_victims(t, seat, card, thief), has);
		if (!victim)
			continue;
		taken = taken < has[victim] ? taken : has[victim];
		has[victim] -= taken;
		n += taken;
	}
	return n;
}

/* Returns the number of units that could make a step. */
static int movable(const struct table *t, int seat, thing card)
{
	struct order o = { .form = F_STEPS, .n = 1, .part = { { 0, 0, card } } };
	struct choice c = { 0 };

	ktech_offer_movers(t, seat, &o, 1, &c);
	return c.n;
}

static int targets(const struct table *t, int seat, thing card)
{
	int n = 0;

	each_space(at, t, BOARD)
		n += ktech_target(t, seat, card, at);
	return n;
}

/* Returns what a card of the hand would bring now: gold or points made or stolen, targets, or
 * units that could move. 0 for a card that the hand does not have. */
static int brings(const struct table *t, int seat, thing card)
{
	if (!find(t, IN(CARDS, seat), card))
		return 0;
	switch (num(t, card, OP)) {
	case MAKE: return ktech_made(t, seat, card);
	case STEAL: return stolen(t, seat, card);
	case MOVE: return movable(t, seat, card);
	default: return targets(t, seat, card);
	}
}

#define FIELDS ktech_fields
#include "kit/field.h"
