/* SPDX-License-Identifier: MIT
 * The gold phase: five things to buy, each as often as the seat can pay. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

static int price_of(const struct table *t, int form)
{
	switch (form) {
	case F_GOLD_A: return key(t, PRICE_COUNTER);
	case F_GOLD_C: return key(t, PRICE_SWAP);
	case F_GOLD_D: return key(t, PRICE_CARD);
	case F_GOLD_E: return key(t, PRICE_VP);
	default: return key(t, PRICE_PLACE);
	}
}

void ktech_price(const struct table *t, UNUSED int seat, const struct order *o, struct cost *c)
{
	if (o->form < F_GOLD_A || o->form > F_GOLD_E)
		return;
	c->of[c->n++] = (struct price){ GOLD, price_of(t, o->form) };
}

static bool can_pay(const struct table *t, int seat, int form)
{
	return dial(t, seat, GOLD) >= price_of(t, form);
}

static int refuse_price(struct table *t, int seat, int form)
{
	return refuse(t, CANNOT_PAY, price_of(t, form), dial(t, seat, GOLD));
}

/* ---- b: one more counter on the board ---- */

static int place_more(struct table *t, int seat, const struct order *o, thing k, thing at)
{
	thing counter = find(t, IN(RESERVE, seat), k);
	int no = counter ? ktech_no_place(t, seat, k, at) : NOT_RESERVED;

	if (no == NOT_RESERVED)
		return refuse(t, NOT_RESERVED, k);
	if (no)
		return ktech_refuse_place(t, no, k, at);
	if (!can_pay(t, seat, o->form))
		return refuse_price(t, seat, o->form);
	gain(t, seat, GOLD, -price_of(t, o->form));
	ktech_put(t, seat, counter, at, true);
	return DONE;
}

static int buy_place(struct table *t, int seat, const struct order *o)
{
	for (thing at, i = 0; (at = part(o, 1, 0, i)); i++)
		if (place_more(t, seat, o, part(o, 0, 0, 0), at) == DONE)
			return DONE;
	return REFUSED;
}

/* b any: on each space, from left to right, places the first preferred sort that the reserve has
 * and the space allows. */
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
		else if (place_more(t, seat, o, k, at) == DONE)
			return DONE;
	}
	return REFUSED;
}

/* ---- a, c, d, e: as often as the order says ---- */

/* Returns the fact that forbids one more purchase, 0 if nothing does. */
static int no_more(const struct table *t, int seat, const struct order *o)
{
	bool counters = o->form == F_GOLD_A || o->form == F_GOLD_C;

	if (o->form == F_GOLD_C && !find(t, IN(RESERVE, seat), part(o, 0, 0, 0)))
		return NOT_RESERVED;
	if (counters && !first(t, IN(BOWL, NOBODY)))
		return NOTHING_TO_DRAW;
	if (o->form == F_GOLD_D && !first(t, IN(DECK, NOBODY)) && !first(t, IN(DISCARD, NOBODY)))
		return NOTHING_TO_DRAW;
	return can_pay(t, seat, o->form) ? 0 : CANNOT_PAY;
}

static void refuse_more(struct table *t, int seat, const struct order *o, int no)
{
	if (no == NOT_RESERVED)
		refuse(t, NOT_RESERVED, part(o, 0, 0, 0));
	else if (no == CANNOT_PAY)
		refuse_price(t, seat, o->form);
	else
		refuse(t, no);
}

/* The new counter is drawn before the old one goes back, so the seat never draws the counter it
 * gave away. */
static void swap(struct table *t, int seat, thing k, int price)
{
	tell(t, ALL, SWAPPED, seat, k, price);
	ktech_draw_counter(t, seat, false);
	move(t, find(t, IN(RESERVE, seat), k), 1, IN(BOWL, NOBODY));
}

/* The pass that a bought card causes may make this season the last. */
static void buy(struct table *t, int seat, const struct order *o)
{
	int price = price_of(t, o->form), points = key(t, VP_BOUGHT);

	gain(t, seat, GOLD, -price);
	switch (o->form) {
	case F_GOLD_A: ktech_draw_counter(t, seat, true); break;
	case F_GOLD_C: swap(t, seat, part(o, 0, 0, 0), price); break;
	case F_GOLD_D: ktech_draw_card(t, seat, true, season(t)); break;
	default: gain(t, seat, VP, points); tell(t, ALL, BOUGHT_VP, seat, points, price);
	}
}

/* Buys once, a number of times, or (max) as often as possible. What ends a purchase of max is no
 * refusal. */
static int buy_often(struct table *t, int seat, const struct order *o)
{
	enum { NO_END = 1000 };
	int hole = o->form == F_GOLD_C ? 1 : 0, done = 0, no = 0;
	int times = written(o, hole, 0, 0) ? part(o, hole, 0, 0) : 1;
	bool all = !times;

	for (times = all ? NO_END : times; done < times && !(no = no_more(t, seat, o)); done++)
		buy(t, seat, o);
	if (no && !(all && done))
		refuse_more(t, seat, o, no);
	return done ? DONE : REFUSED;
}

int ktech_play_gold(struct table *t, int seat, const struct order *o)
{
	if (o->form == F_GOLD_B)
		return buy_place(t, seat, o);
	if (o->form == F_GOLD_B_ANY)
		return buy_any_place(t, seat, o);
	return buy_often(t, seat, o);
}

/* ---- what may be written ---- */

/* Whether a counter may be placed there, whatever the reserve will hold by then. back: the seat has none on the
 * board. */
static bool in_reach(const struct table *t, int seat, thing at, bool back)
{
	if (!back)
		return !ktech_counter(t, at) && ktech_beside(t, seat, at, 0, NONE);
	each_kind(k, t)
		if (of_class(t, k, "returning") && !ktech_no_place(t, seat, k, at))
			return true;
	return false;
}

/* Cards are played before the gold phase, and a counter is built before: each card may bring what one counter more earns. */
bool ktech_will_pay(const struct table *t, int seat, int form)
{
	int lacks = price_of(t, form) - dial(t, seat, GOLD);

	for each(p, t, IN(CARDS, seat))
		if (lacks > 0 && num(t, p, OP) == MAKE && num(t, p, GOODS) != OF_VP)
			lacks -= ktech_made(t, seat, kind(t, p)) + num(t, p, AMOUNT);
	return lacks <= 0;
}

OFFERER_IF(ktech_offer_bought, ktech_will_pay(t, seat, o->form),
	ktech_offer_reserve(t, seat, o, hole, c))

OFFERER(ktech_offer_spots)
{
	bool back = !ktech_on_board(t, seat);

	if (!ktech_will_pay(t, seat, o->form))
		return;
	each_space(at, t, BOARD)
		if (c->n < KTECH_OFFERS && in_reach(t, seat, at, back))
			offer(c, at, NONE, 1);
}

OFFERER(ktech_offer_times)
{
	if (!ktech_will_pay(t, seat, o->form))
		return;
	for (int n = 1; n <= 3; n++)
		offer(c, n, NONE, 1);
}
