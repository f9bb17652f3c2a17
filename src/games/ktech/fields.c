/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. */
#include "games/ktech/ktech.h"
#include "kit/field.h"
#include "kit/kit.h"

FIELD_OF_SEAT(gold, dial(t, s, GOLD))

FIELD_OF_SEAT(vp, dial(t, s, VP))

FIELD_OF_SEAT(tokens, ktech_tokens(t, s))

FIELD_OF_SEAT(hand, kit_total(t, IN(CARDS, s)))

FIELD_OF_SEAT(reserve, kit_total(t, IN(RESERVE, s)))

FIELD(holds)
{
	UNUSED(about);
	return kit_count(t, IN(CARDS, seat), arg);
}

FIELD(reserved)
{
	UNUSED(about);
	return kit_count(t, IN(RESERVE, seat), arg);
}

FIELD(last)
{
	UNUSED(seat);
	UNUSED(about);
	UNUSED(arg);
	return dial(t, TABLE, LAST) == season(t);
}

FIELD(passes)
{
	UNUSED(seat);
	UNUSED(about);
	UNUSED(arg);
	return dial(t, TABLE, PASSES);
}

FIELD(deck)
{
	UNUSED(seat);
	UNUSED(about);
	UNUSED(arg);
	return kit_total(t, IN(DECK, NOBODY));
}

FIELD(free_land)
{
	int n = 0;

	UNUSED(seat);
	UNUSED(about);
	UNUSED(arg);
	for (thing at, i = 0; (at = space(t, LAND, i)); i++)
		n += !ktech_counter(t, at);
	return n;
}

FIELD(owner_of)
{
	thing c = arg ? ktech_counter(t, arg) : NONE;

	UNUSED(seat);
	UNUSED(about);
	return c ? owner(t, c) : NOBODY;
}

FIELD(counter_on)
{
	thing c = arg ? ktech_counter(t, arg) : NONE;

	UNUSED(seat);
	UNUSED(about);
	return c ? kind(t, c) : NONE;
}

/* How many thieves would find somebody to rob. */
static int stolen(const struct table *t, int seat, thing card)
{
	int stash = num(t, card, GOODS) == OF_VP ? VP : GOLD, left[MAXSEATS + 1], n = 0;

	for (int s = 1; s <= players(t); s++)
		left[s] = dial(t, s, stash);
	for (thing at, i = 0; (at = space(t, BOARD, i)); i++) {
		thing thief = ktech_counter(t, at);
		unsigned who;
		int richest = NOBODY;

		if (!thief || !ktech_works(t, seat, card, thief))
			continue;
		who = ktech_victims(t, seat, card, thief);
		for (int s = 1; s <= players(t); s++)
			if (who >> s & 1 && left[s] && (!richest || left[s] > left[richest]))
				richest = s;
		if (richest) {
			int taken = num(t, card, AMOUNT);

			taken = taken < left[richest] ? taken : left[richest];
			left[richest] -= taken;
			n += taken;
		}
	}
	return n;
}

/* What a card of the hand would bring now: gold or points made or stolen, targets it could strike, units it
 * could move. */
FIELD(yield)
{
	struct order o = { .form = F_STEPS };
	struct choice c = { 0 };
	int n = 0;

	UNUSED(about);
	if (!arg || !kit_find(t, IN(CARDS, seat), arg))
		return 0;
	switch (num(t, arg, OP)) {
	case MAKE: return ktech_made(t, seat, arg);
	case STEAL: return stolen(t, seat, arg);
	case MOVE:
		o.part[o.n++] = (struct part){ 0, 0, arg };
		ktech_fill_card(t, seat, &o, 1, &c);
		return c.n;
	}
	for (thing at, i = 0; (at = space(t, BOARD, i)); i++)
		n += ktech_target(t, seat, arg, at);
	return n;
}

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
