/* SPDX-License-Identifier: MIT
 * The gold phase: five things to buy, each as often as it can be paid. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

static bool pay(struct table *t, int seat, int price)
{
	if (dial(t, seat, GOLD) < price)
		return false;
	gain(t, seat, GOLD, -price);
	return true;
}

/* a: a counter out of the Bowl. */
static int buy_counter(struct table *t, int seat)
{
	if (!first(t, IN(BOWL, NOBODY)))
		return refuse(t, NOTHING_TO_DRAW);
	if (!pay(t, seat, key(t, PRICE_COUNTER)))
		return refuse(t, CANNOT_PAY, key(t, PRICE_COUNTER), dial(t, seat, GOLD));
	ktech_draw_counter(t, seat, BOUGHT_COUNTER);
	return DONE;
}

/* b: one more counter on the board. */
static int place_more(struct table *t, int seat, thing k, thing at)
{
	thing counter = kit_find(t, IN(RESERVE, seat), k);
	int no = counter ? ktech_no_place(t, seat, k, at) : NOT_RESERVED;

	if (no == NOT_RESERVED)
		return refuse(t, NOT_RESERVED, k);
	if (no)
		return ktech_refuse_place(t, no, k, at);
	if (!pay(t, seat, key(t, PRICE_PLACE)))
		return refuse(t, CANNOT_PAY, key(t, PRICE_PLACE), dial(t, seat, GOLD));
	ktech_put(t, seat, counter, at, BOUGHT_PLACE);
	return DONE;
}

static int buy_place(struct table *t, int seat, const struct order *o)
{
	for (thing at, i = 0; (at = part(o, 1, 0, i)); i++)
		if (place_more(t, seat, part(o, 0, 0, 0), at) == DONE)
			return DONE;
	return REFUSED;
}

/* b any: on each space from the left the first sort preferred that is there and may stand there. */
static int buy_any_place(struct table *t, int seat, const struct order *o)
{
	for (thing at, i = 0; (at = part(o, 0, 0, i)); i++) {
		struct choice c = { 0 };

		for each(p, t, IN(RESERVE, seat))
			if (!ktech_no_place(t, seat, kind(t, p), at))
				offer(&c, kind(t, p), NONE, 1);
		if (!c.n) {
			refuse(t, NOTHING_FITS, at);
			continue;
		}
		offer(&c, NONE, NONE, 1);
		thing k = ask(t, seat, &c, PLACE_ANY, at);
		if (!k)
			refuse(t, NOT_PREFERRED, at);
		else if (place_more(t, seat, k, at) == DONE)
			return DONE;
	}
	return REFUSED;
}

/* c: another counter for one of the reserve; drawn first, so the same cannot come back. */
static int swap(struct table *t, int seat, thing k)
{
	thing counter = kit_find(t, IN(RESERVE, seat), k);

	if (!counter)
		return refuse(t, NOT_RESERVED, k);
	if (!first(t, IN(BOWL, NOBODY)))
		return refuse(t, NOTHING_TO_DRAW);
	if (!pay(t, seat, key(t, PRICE_SWAP)))
		return refuse(t, CANNOT_PAY, key(t, PRICE_SWAP), dial(t, seat, GOLD));
	tell(t, ALL, SWAPPED, seat, k);
	ktech_draw_counter(t, seat, DREW_COUNTER);
	move(t, kit_find(t, IN(RESERVE, seat), k), 1, IN(BOWL, NOBODY));
	return DONE;
}

/* d: a card. A pass it makes ends the game with this season. */
static int buy_card(struct table *t, int seat)
{
	if (!first(t, IN(DECK, NOBODY)) && !first(t, IN(DISCARD, NOBODY)))
		return refuse(t, NOTHING_TO_DRAW);
	if (!pay(t, seat, key(t, PRICE_CARD)))
		return refuse(t, CANNOT_PAY, key(t, PRICE_CARD), dial(t, seat, GOLD));
	ktech_draw_card(t, seat, BOUGHT_CARD, season(t));
	return DONE;
}

/* e: victory points. */
static int buy_points(struct table *t, int seat)
{
	if (!pay(t, seat, key(t, PRICE_VP)))
		return refuse(t, CANNOT_PAY, key(t, PRICE_VP), dial(t, seat, GOLD));
	gain(t, seat, VP, key(t, VP_BOUGHT));
	tell(t, ALL, BOUGHT_VP, seat, key(t, VP_BOUGHT));
	return DONE;
}

static int buy_once(struct table *t, int seat, const struct order *o)
{
	switch (o->form) {
	case F_GOLD_A: return buy_counter(t, seat);
	case F_GOLD_C: return swap(t, seat, part(o, 0, 0, 0));
	case F_GOLD_D: return buy_card(t, seat);
	default: return buy_points(t, seat);
	}
}

/* How often: once, a number, or as long as it goes. */
static int times_of(const struct order *o)
{
	int hole = o->form == F_GOLD_C ? 1 : 0;

	if (!written(o, hole, 0, 0))
		return 1;
	return part(o, hole, 0, 0) ? part(o, hole, 0, 0) : 1000;
}

int ktech_play_gold(struct table *t, int seat, const struct order *o)
{
	int done = 0, times = times_of(o);

	if (o->form == F_GOLD_B)
		return buy_place(t, seat, o);
	if (o->form == F_GOLD_B_ANY)
		return buy_any_place(t, seat, o);
	while (done < times && buy_once(t, seat, o) == DONE)
		done++;
	return done ? DONE : REFUSED;
}

void ktech_fill_gold(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (o->form == F_GOLD_B)
		ktech_fill_build(t, seat, o, hole, c);
	else if (o->form == F_GOLD_C && hole == 0)
		ktech_fill_build(t, seat, o, 0, c);
	else if (o->form == F_GOLD_B_ANY)
		for (thing at, i = 0; (at = space(t, BOARD, i)) && c->n < KTECH_OFFERS; i++) {
			if (!ktech_counter(t, at) && ktech_beside(t, seat, at, 0, NONE))
				offer(c, at, NONE, 1);
		}
	else
		for (int n = 1; n <= 3; n++)
			offer(c, n, NONE, 1);
}
