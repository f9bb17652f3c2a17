/* SPDX-License-Identifier: MIT
 * The merchant shop: one sale, then one roll for the goods on offer, then the purchase. */
#include "games/runes/runes.h"
#include "kit/kit.h"

enum { H_N, H_GOOD, H_MAX }; /* holes of sell and buy; then those of buy any */
enum { ANY_MAX };

/* ---- prices ---- */

static int of_event(const struct table *t, thing event, int column)
{
	return event ? num(t, event, column) : 0;
}

int runes_sale_price(const struct table *t, thing city, thing good, thing event)
{
	bool needed = runes_need(t, city) == good;
	int price = key(t, needed ? SALE_NEEDED : SALE_PRICE);

	if (of_event(t, event, SALE_GOOD) == num(t, good, DIE))
		price += num(t, event, SALE);
	price += of_event(t, event, SALE_ALL);
	return price > 0 ? price : 0;
}

int runes_price(const struct table *t, int seat, thing event, int less)
{
	int price = key(t, BUY_PRICE) - dial(t, seat, CHARISMA) + of_event(t, event, BUYS) - less,
	    floor = key(t, BUY_FLOOR);

	return price > floor ? price : floor;
}

static bool banned(const struct table *t, thing good)
{
	return runes_now(t, UNSOLD) & 1 << num(t, good, DIE);
}

/* Whether the good is not for sale now: the city needs it, or needed it when the visit began, or
 * an event holds it back. */
static bool unsold(const struct table *t, thing city, thing good)
{
	return runes_need(t, city) == good || dial(t, city, BARRED) == good || banned(t, good);
}

/* ---- the visit ---- */

static int visited(int nation)
{
	return VISITED + nation - 1;
}

/* Whether the seat could begin or continue a visit now. */
bool runes_may_shop(const struct table *t, int seat, thing city)
{
	int last = dial(t, seat, visited(num(t, city, NATION)));

	return !last || last == season(t) || season(t) >= last + key(t, REVISIT);
}

/* Refuses and returns false if the seat may not visit the shop. */
static bool may_visit(struct table *t, int seat, thing city)
{
	if (!runes_may_shop(t, seat, city))
		refuse(t, SHOP_LATER, city,
			dial(t, seat, visited(num(t, city, NATION))) + key(t, REVISIT));
	return runes_may_shop(t, seat, city);
}

/* Returns the month from which the seat may visit this shop; 0: from next month. */
int runes_shop_from(const struct table *t, int seat, thing city)
{
	int last = dial(t, seat, visited(num(t, city, NATION))), from = last + key(t, REVISIT);

	return last && from > season(t) + 1 ? from : 0;
}

/* Opens the visit for a sale, or continues it for a purchase. */
static bool enter_shop(struct table *t, int seat, int least)
{
	thing at = dial(t, seat, AT);

	if (!runes_enter_hall(t, seat) || !may_visit(t, seat, at))
		return false;
	if (dial(t, at, SHOP) > least)
		return deny(t, dial(t, at, SHOP) == BOUGHT ? BOUGHT_ALREADY : SOLD_ALREADY, at);
	if (!dial(t, at, SHOP))
		set(t, at, 0, BARRED, runes_need(t, at));
	set(t, seat, 0, visited(num(t, at, NATION)), season(t));
	return true;
}

/* ---- sell ---- */

struct sale {
	int worth, needed, others;
};

static void sell_one(struct table *t, int seat, thing city, thing good, struct sale *s)
{
	int price = runes_sale_price(t, city, good, runes_event(t));

	runes_to_stock(t, seat, good);
	tell(t, ALL, SOLD_GOOD, seat, good, price);
	s->worth += price;
	if (runes_need(t, city) == good)
		s->needed++;
	else
		s->others++;
}

static void turn_marker(struct table *t, int seat, thing city)
{
	move(t, kit_piece(t, city, IS, IS_MARKER), 1, IN(USED, NOBODY));
	tell(t, ALL, NEED_FILLED, seat, city);
	runes_count_need(t);
}

/* The seat gets its gold. Where the city needed the goods, the city's marker turns, and the seat gets
 * experience, and perhaps a rune. */
static void close_sale(struct table *t, int seat, thing city, const struct sale *s)
{
	bool great = s->worth >= key(t, SALE_GREAT), small = s->worth >= key(t, SALE_SMALL);

	under(t, tell(t, ALL, TRADED, seat, city, s->worth)) {
		runes_earn(t, seat, s->worth);
		if (s->needed) {
			turn_marker(t, seat, city);
			runes_learn(t, seat,
				great		? key(t, SALE_GREAT_EP)
					: small ? key(t, SALE_SMALL_EP)
						: 0);
		}
		if (s->needed && s->others && small) {
			bool first_of = great && !runes_has(t, seat, SALE16_RUNE);

			runes_gain(t, seat, first_of ? SALE16_RUNE : SALE12_RUNE);
		}
	}
}

/* Returns how many of a good the nth group of an order sells: the number written, or all that
 * the seat has. */
static int to_sell(const struct table *t, int seat, const struct order *o, int group)
{
	int held = kit_count(t, IN(CARGO, seat), part(o, H_GOOD, group, 0));

	return written(o, H_N, group, 0) ? part(o, H_N, group, 0) : held;
}

/* Counts the goods that an order sells. Refuses and returns false if the seat does not have
 * them. */
static bool count_sale(struct table *t, int seat, const struct order *o, int sells[GOODS + 1])
{
	thing good;
	int n = 0;

	if (o->form == F_SELL_ALL)
		for each(p, t, IN(CARGO, seat))
			sells[num(t, p, DIE)] += count(t, p);
	for (int g = 0; o->form == F_SELL && (good = part(o, H_GOOD, g, 0)); g++) {
		int die = num(t, good, DIE), held = kit_count(t, IN(CARGO, seat), good);

		if (to_sell(t, seat, o, g) < 1 || sells[die] + to_sell(t, seat, o, g) > held)
			return deny(t, NOT_CARRIED, good, held);
		sells[die] += to_sell(t, seat, o, g);
	}
	for (int die = 1; die <= GOODS; die++)
		n += sells[die];
	if (!n)
		refuse(t, NOTHING_TO_SELL);
	return n > 0;
}

/* sell {[<int>] <good>}+, sell all */
int runes_sell(struct table *t, int seat, const struct order *o)
{
	int sells[GOODS + 1] = { 0 };
	struct sale s = { 0 };
	thing at = dial(t, seat, AT);

	if (!enter_shop(t, seat, NOT_SHOPPED) || !count_sale(t, seat, o, sells))
		return REFUSED;
	for (int die = 1; die <= GOODS; die++)
		for (int i = 0; i < sells[die]; i++)
			sell_one(t, seat, at, runes_good(t, die), &s);
	set(t, at, 0, SHOP, SOLD);
	set(t, seat, 0, LAST, DONE_IT);
	close_sale(t, seat, at, &s);
	return DONE;
}

/* ---- buy ---- */

struct visit {
	int seat;
	thing city;
	int price;
	int shown[GOODS + 1]; /* dice that show each good */
	bool choice;	      /* the seat may still buy one good of choice */
	int bought;
};

static bool can_buy(const struct table *t, const struct visit *v, thing good)
{
	return runes_in_stock(t, good) && !unsold(t, v->city, good) && runes_room(t, v->seat)
		&& dial(t, v->seat, GOLD) >= v->price;
}

static void buy_one(struct table *t, struct visit *v, thing good)
{
	runes_from_stock(t, v->seat, good);
	gain(t, v->seat, GOLD, -v->price);
	tell(t, ALL, BOUGHT_GOOD, v->seat, good, v->price);
	v->bought++;
}

/* Buys as many as the dice show, n at most. A seat with charisma may also buy one good of
 * choice. */
static void buy_some(struct table *t, struct visit *v, thing good, int n, bool may_choose)
{
	int *shown = &v->shown[num(t, good, DIE)];

	for (; n > 0 && *shown && can_buy(t, v, good); n--, --*shown)
		buy_one(t, v, good);
	if (n > 0 && may_choose && v->choice && can_buy(t, v, good)) {
		v->choice = false;
		buy_one(t, v, good);
	}
}

/* Buys by worth, highest first. */
static void buy_any(struct table *t, struct visit *v)
{
	struct choice c = { 0 };
	int rank[GOODS];

	for (int die = 1; die <= GOODS; die++) {
		rank[c.n] = -num(t, runes_good(t, die), WORTH);
		offer(&c, runes_good(t, die), NONE, 1);
	}
	kit_sort(&c, rank);
	for (int i = 0; i < c.n; i++)
		buy_some(t, v, c.o[i].what, v->shown[num(t, c.o[i].what, DIE)], false);
	for (int i = 0; i < c.n; i++)
		buy_some(t, v, c.o[i].what, 1, true);
}

/* Golden tongue lowers the price. */
static int price_today(struct table *t, int seat, thing city)
{
	thing tongue = runes_power_of(t, seat, OP_TONGUE);
	int price = runes_price(t, seat, runes_event(t), 0);

	if (!tongue || !yes(t, seat, GOLDEN_TONGUE, city, price))
		return price;
	price = runes_price(t, seat, runes_event(t), num(t, tongue, AMOUNT));
	runes_use_power(t, seat, tongue);
	return price;
}

static void look_around(struct table *t, struct visit *v)
{
	int dice[MOST_DICE], n = key(t, MARKET_DICE);

	roll(t, ALL, n, SIDES, dice, MARKET_DIE, v->seat, v->city);
	for (int i = 0; i < n; i++) {
		thing good = runes_good(t, dice[i]);

		if (unsold(t, v->city, good)) {
			tell(t, ALL, banned(t, good) ? BANNED : NOT_FOR_SALE, v->seat, good);
		} else if (!runes_in_stock(t, good)) {
			tell(t, ALL, NONE_LEFT, v->seat, good);
		} else {
			v->shown[dice[i]]++;
			tell(t, ALL, ON_OFFER, v->seat, good, v->price);
		}
	}
}

/* Refuses and returns false if none of the goods named is for sale here. An order that names
 * none passes. */
static bool any_for_sale(struct table *t, const struct order *o, thing city)
{
	thing good = NONE;

	if (o->form == F_BUY_ANY)
		return true;
	for (int g = 0; part(o, H_GOOD, g, 0); g++) {
		good = part(o, H_GOOD, g, 0);
		if (!unsold(t, city, good))
			return true;
	}
	if (banned(t, good))
		refuse(t, BANNED_NOW, good);
	else
		refuse(t, NONE_FOR_SALE, city, good);
	return false;
}

/* Refuses and returns false if the seat could buy nothing at all. Call before the dice. */
static bool can_pay_for_one(struct table *t, int seat, int price, bool limited, int most)
{
	if (!runes_room(t, seat))
		refuse(t, NO_ROOM, runes_hold(t, seat));
	else if (limited && price > most)
		refuse(t, TOO_DEAR, price, most);
	else if (dial(t, seat, GOLD) < price)
		refuse(t, CANNOT_PAY, price, dial(t, seat, GOLD));
	else
		return true;
	return false;
}

/* buy {[<int>] <good>}+ [max <int>], buy any [max <int>] */
int runes_buy(struct table *t, int seat, const struct order *o)
{
	bool any = o->form == F_BUY_ANY;
	int max = any ? ANY_MAX : H_MAX;
	struct visit v = { .seat = seat, .city = dial(t, seat, AT) };

	if (!enter_shop(t, seat, SOLD) || !any_for_sale(t, o, v.city))
		return REFUSED;
	v.price = price_today(t, seat, v.city);
	if (!can_pay_for_one(t, seat, v.price, written(o, max, 0, 0), part(o, max, 0, 0)))
		return REFUSED;
	v.choice = runes_has_bonus(t, seat, CHARISMA);
	look_around(t, &v);
	if (any)
		buy_any(t, &v);
	for (int g = 0; !any && part(o, H_GOOD, g, 0); g++)
		buy_some(t, &v, part(o, H_GOOD, g, 0),
			written(o, H_N, g, 0) ? part(o, H_N, g, 0) : MOST_DICE, true);
	if (!v.bought)
		tell(t, ALL, BOUGHT_NOTHING, seat, v.city);
	set(t, v.city, 0, SHOP, BOUGHT);
	set(t, seat, 0, LAST, v.bought ? DONE_IT : FAILED);
	return DONE;
}
