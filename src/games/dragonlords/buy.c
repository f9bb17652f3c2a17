/* SPDX-License-Identifier: MIT
 * Purchase of units, catapults and ships. What a seat pays for lies among its ordered pieces, each
 * bound for a land, until phase 7. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- gold ---- */

bool lords_pay(struct table *t, int seat, int price)
{
	if (dial(t, seat, GOLD) < price)
		return deny(t, NO_GOLD, price, dial(t, seat, GOLD));
	gain(t, seat, GOLD, -price);
	return true;
}

bool lords_bundled(const struct table *t, int seat, thing k)
{
	thing civilization = dial(t, seat, CIVILIZATION);

	return civilization && num(t, civilization, BUNDLED) && num(t, k, TYPE) == BASIC
		&& key(t, BUNDLE_SIZE) > 0;
}

static int price_of(const struct table *t, int seat, thing k, int n)
{
	int size = key(t, BUNDLE_SIZE);

	if (!lords_bundled(t, seat, k))
		return n * num(t, k, PRICE);
	return n / size * key(t, BUNDLE_PRICE) + n % size * num(t, k, PRICE);
}

int lords_price(const struct table *t, int seat, thing k, int before, int n)
{
	return price_of(t, seat, k, before + n) - price_of(t, seat, k, before);
}

/* ---- what is ordered ---- */

int lords_ordered(const struct table *t, int seat, thing k)
{
	return kit_count(t, IN(ORDERED, seat), k);
}

/* What is ordered first is placed first. */
thing lords_order(struct table *t, int seat, thing k, int n, thing land)
{
	thing p = make(t, k, seat, n, UNDER(IN(ORDERED, seat)));

	return set(t, p, n, BOUND_FOR, land);
}

bool lords_coming(const struct table *t, int seat, thing land, int type, bool wall)
{
	for each(p, t, IN(ORDERED, seat))
		if (dial(t, p, BOUND_FOR) == land && num(t, p, TYPE) == type
			&& (num(t, p, LEVEL) > 0) == wall)
			return true;
	return false;
}

/* ---- what it needs ---- */

thing lords_building(const struct table *t, int word_of_needs)
{
	return kit_kind(t, TYPE, A_BUILDING, word_of_needs - MILL);
}

int lords_lacks(const struct table *t, int seat, thing k, int realm)
{
	const int needs[] = { num(t, k, NEEDS), num(t, k, ALSO) };

	for (unsigned i = 0; i < sizeof needs / sizeof *needs; i++)
		if (needs[i] && !lords_operates(t, seat, needs[i], realm))
			return needs[i];
	return NO_BUILDING;
}

int lords_within_limit(const struct table *t, int seat, thing k, int wanted)
{
	int cap = num(t, k, CAP), left;

	if (!cap)
		return wanted;
	left = cap - lords_owned(t, seat, num(t, k, TYPE));
	if (left < 0)
		return 0;
	return wanted < left ? wanted : left;
}

/* ---- units ---- */

/* Returns the seat's own kind for a collective word; NONE if its civilization has none. */
static thing kind_meant(const struct table *t, int seat, thing goods)
{
	if (!num(t, goods, CIV))
		return lords_kind(t, seat, num(t, goods, TYPE));
	return num(t, goods, CIV) == lords_civ(t, seat) ? goods : NONE;
}

/* Returns how many the purse can pay for, counting those already ordered. */
static int payable(const struct table *t, int seat, thing k, int wanted)
{
	int before = lords_ordered(t, seat, k), gold = dial(t, seat, GOLD);
	/* In a bundle a unit may cost less than one gold. */
	int most = gold * (lords_bundled(t, seat, k) ? key(t, BUNDLE_SIZE) : 1);
	int n = wanted < most ? wanted : most;

	while (n > 0 && lords_price(t, seat, k, before, n) > gold)
		n--;
	return n;
}

/* Orders as many as gold and limit allow. */
static int order_units(struct table *t, int seat, thing k, int wanted, thing land)
{
	int before = lords_ordered(t, seat, k);
	int room = lords_within_limit(t, seat, k, wanted);

	if (!room)
		return refuse(t, AT_LIMIT, k, num(t, k, CAP));
	int n = payable(t, seat, k, room);
	int price = lords_price(t, seat, k, before, n ? n : 1);
	if (!n)
		return refuse(t, NO_GOLD, price, dial(t, seat, GOLD));
	if (!lords_pay(t, seat, price))
		return REFUSED;
	lords_order(t, seat, k, n, land);
	tell(t, ONLY(seat), UNITS_ORDERED, seat, n, k, land, price);
	if (n < wanted)
		tell(t, ONLY(seat), FEWER_ORDERED, seat, wanted, n, k, n < room);
	return DONE;
}

static int order_catapults(struct table *t, int seat, int wanted, thing land)
{
	thing k = lords_kind(t, seat, CATAPULT);
	int lacks = lords_lacks(t, seat, k, 0);

	if (lacks)
		return refuse(t, NOT_OPERATING, lords_building(t, lacks));
	if (!lords_friendly(t, seat, land))
		return refuse(t, NOT_FRIENDLY, land);
	return order_units(t, seat, k, wanted, land);
}

/* buy [<int>] <goods> <land> */
int lords_play_buy(struct table *t, int seat, const struct order *o)
{
	enum { H_NUMBER, H_GOODS, H_LAND };
	int wanted = written(o, H_NUMBER, 0, 0) ? part(o, H_NUMBER, 0, 0) : 1;
	thing goods = part(o, H_GOODS, 0, 0), land = part(o, H_LAND, 0, 0);
	thing k = kind_meant(t, seat, goods);

	if (!lords_kingdoms(t, seat))
		return refuse(t, NO_KINGDOM);
	if (wanted < 1)
		return refuse(t, NO_NUMBER, wanted);
	if (!k)
		return refuse(t, NOT_OF_CIVILIZATION, goods);
	if (num(t, k, TYPE) == CATAPULT)
		return order_catapults(t, seat, wanted, land);
	if (!lords_in_realm(t, seat, land))
		return refuse(t, OUTSIDE_REALM, land);
	int lacks = lords_lacks(t, seat, k, num(t, land, REALM));
	if (lacks)
		return refuse(t, NOT_IN_REALM, lords_building(t, lacks), land);
	return order_units(t, seat, k, wanted, land);
}

/* catapult <land> */
int lords_play_catapult(struct table *t, int seat, const struct order *o)
{
	return order_catapults(t, seat, 1, part(o, 0, 0, 0));
}

/* ---- ships ---- */

static int ships_among(const struct table *t, int seat, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += owner(t, p) == seat && num(t, p, TYPE) == A_SHIP;
	return n;
}

static int fleet(const struct table *t, int seat)
{
	int n = ships_among(t, seat, IN(DOCKS, seat)) + ships_among(t, seat, IN(ORDERED, seat));

	each_space(at, t, SEA)
		n += ships_among(t, seat, at);
	return n;
}

static int ship_limit(const struct table *t)
{
	return key(t, SHIPS_2 + players(t) - 2);
}

/* Returns a ship of the seat's own civilization; if those are in use, one that nobody has. */
static thing spare_ship(const struct table *t, int seat)
{
	thing other = NONE;

	for each(p, t, IN(HALL, NOBODY)) {
		if (num(t, p, TYPE) != A_SHIP)
			continue;
		if (num(t, p, CIV) == lords_civ(t, seat))
			return p;
		other = p;
	}
	return other;
}

bool lords_may_have_ship(const struct table *t, int seat)
{
	return fleet(t, seat) < ship_limit(t) && spare_ship(t, seat);
}

/* ship <land> */
int lords_play_ship(struct table *t, int seat, const struct order *o)
{
	thing land = part(o, 0, 0, 0), ship = spare_ship(t, seat);
	int price = key(t, SHIP_PRICE);

	if (!lords_friendly(t, seat, land))
		return refuse(t, NOT_FRIENDLY, land);
	if (!lords_coastal(t, land))
		return refuse(t, NOT_COASTAL, land);
	if (!lords_in_realm(t, seat, land))
		return refuse(t, OUTSIDE_REALM, land);
	if (!lords_may_have_ship(t, seat))
		return refuse(t, SHIPS_LIMIT, ship_limit(t));
	if (!lords_pay(t, seat, price))
		return REFUSED;
	ship = own(t, ship, 1, seat);
	ship = move(t, ship, 1, UNDER(IN(ORDERED, seat)));
	ship = set(t, ship, 1, BOUND_FOR, land);
	tell(t, ONLY(seat), SHIP_ORDERED, seat, kind(t, ship), land, price);
	return DONE;
}
