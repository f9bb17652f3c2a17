/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. */
#include "games/ktech/ktech.h"
#include "kit/field.h"
#include "kit/kit.h"

/* ---- seats and the table ---- */

FIELD_OF_SEAT(gold, dial(t, s, GOLD))
FIELD_OF_SEAT(vp, dial(t, s, VP))
FIELD_OF_SEAT(tokens, ktech_tokens(t, s))
FIELD_OF_SEAT(hand, kit_total(t, IN(CARDS, s)))
FIELD_OF_SEAT(reserve, kit_total(t, IN(RESERVE, s)))
FIELD_OF_ARG(holds, kit_count(t, IN(CARDS, seat), arg))
FIELD_OF_ARG(reserved, kit_count(t, IN(RESERVE, seat), arg))
FIELD_OF_TABLE(last, dial(t, TABLE, LAST) == season(t))
FIELD_OF_TABLE(passes, dial(t, TABLE, PASSES))
FIELD_OF_TABLE(deck, kit_total(t, IN(DECK, NOBODY)))
FIELD_OF_TABLE(free_land, ktech_free_land(t))

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

FIELD_OF_ARG(owner_of, owner_there(t, arg))
FIELD_OF_ARG(counter_on, kind_there(t, arg))

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
	if (!kit_find(t, IN(CARDS, seat), card))
		return 0;
	switch (num(t, card, OP)) {
	case MAKE: return ktech_made(t, seat, card);
	case STEAL: return stolen(t, seat, card);
	case MOVE: return movable(t, seat, card);
	default: return targets(t, seat, card);
	}
}

FIELD_OF_ARG(yield, brings(t, seat, arg))

const struct field ktech_fields[] = {
	{ 0 },
	{ "gold <seat>", gold, 0 },
	{ "vp <seat>", vp, 0 },
	{ "tokens <seat>", tokens, 0 },
	{ "hand <seat>", hand, 0 },
	{ "reserve <seat>", reserve, 0 },
	{ "holds <card>", holds, 0 },
	{ "reserved <counter>", reserved, 0 },
	{ "last", last, 0 },
	{ "passes", passes, 0 },
	{ "deck", deck, 0 },
	{ "free-land", free_land, 0 },
	{ "owner <space>", owner_of, "<seat>" },
	{ "counter <space>", counter_on, "<counter>" },
	{ "yield <card>", yield, 0 },
	{ 0 },
};
