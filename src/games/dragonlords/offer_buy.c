/* SPDX-License-Identifier: MIT
 * What orders of the purchase phase, and raze, may contain. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { FEW = 8, H_GOODS = 1 }; /* H_GOODS: a hole of buy */

typedef bool here(const struct table *, int seat, thing land);

static bool has_gold(const struct table *t, int seat, int price)
{
	return dial(t, seat, GOLD) >= price;
}

/* Returns the price of one; 0: of one of the goods named, if any, or the order is free. */
static int price_of(const struct table *t, const struct order *o)
{
	switch (o->form) {
	case F_BUILD: return key(t, BUILDING_PRICE);
	case F_FORTIFY:
	case F_UPGRADE: return key(t, WALL_PRICE);
	case F_TOWER: return key(t, TOWER_PRICE);
	case F_REPAIR: return key(t, REPAIR_PRICE);
	case F_SHIP: return key(t, SHIP_PRICE);
	case F_TRAIN:
	case F_TRAIN_NEW: return key(t, LORE_PRICE);
	default: return 0;
	}
}

/* Returns 0 if an order buys no goods, or does not say yet which. */
static thing goods_of(const struct table *t, int seat, const struct order *o)
{
	switch (o->form) {
	case F_BUY: return part(o, H_GOODS, 0, 0);
	case F_CATAPULT: return lords_kind(t, seat, CATAPULT);
	default: return 0;
	}
}

static struct price goods_price(const struct table *t, int seat, thing goods)
{
	struct price price = { GOLD,
		lords_price(t, seat, goods, lords_ordered(t, seat, goods), 1) };

	if (lords_bundled(t, seat, goods)) {
		price.lot = key(t, BUNDLE_SIZE);
		price.lot_n = key(t, BUNDLE_PRICE);
	}
	return price;
}

static void offer_where(const struct table *t, int seat, int area, here *may, struct choice *c)
{
	each_space(at, t, area)
		if (may(t, seat, at))
			offer(c, at, NONE, 1);
}

/* ---- buildings ---- */

static bool may_build(const struct table *t, int seat, thing land)
{
	return lords_in_realm(t, seat, land) && lords_friendly(t, seat, land)
		&& !dial(t, land, BUILDING) && !lords_coming(t, seat, land, A_BUILDING, false);
}

static int standing(const struct table *t, int seat, thing building)
{
	int n = 0;

	each_space(at, t, LAND)
		n += dial(t, at, BUILDING) == building && dial(t, at, BUILDER) == seat;
	return n;
}

/* Offers buildings that the seat lacks first. */
static void offer_buildings(const struct table *t, int seat, struct choice *c)
{
	enum { SORTS = 16 };
	int civ = lords_civ(t, seat), rank[SORTS];

	each_kind(k, t)
		if (num(t, k, TYPE) == A_BUILDING && num(t, k, BARRED) != civ
			&& (!num(t, k, ONLY) || num(t, k, ONLY) == civ)
			&& !lords_lacks(t, seat, k, 0) && c->n < SORTS) {
			rank[c->n] = standing(t, seat, k);
			offer(c, k, NONE, 1);
		}
	kit_sort(c, rank);
}

static bool may_buy_building(const struct table *t, int seat)
{
	return has_gold(t, seat, key(t, BUILDING_PRICE))
		&& dial(t, seat, BUILDINGS_MADE) < lords_kingdoms(t, seat);
}

OFFERER_IF(lords_offer_buildings, may_buy_building(t, seat), offer_buildings(t, seat, c))
OFFERER_IF(lords_offer_sites, may_buy_building(t, seat), offer_where(t, seat, LAND, may_build, c))

/* ---- walls and towers ---- */

/* Outside its realm a seat needs three units, by phase 7. */
static bool safe_land(const struct table *t, int seat, thing land)
{
	return lords_friendly(t, seat, land)
		&& (lords_in_realm(t, seat, land)
			|| lords_units(t, seat, land) >= key(t, GUARD_UNITS));
}

/* In kingdoms only buildings are built. */
static bool open_land(const struct table *t, int seat, thing land)
{
	return safe_land(t, seat, land) && !lords_is(t, KINGDOM, land);
}

static bool may_fortify(const struct table *t, int seat, thing land)
{
	return open_land(t, seat, land) && !dial(t, land, WALL)
		&& !lords_coming(t, seat, land, STRUCTURE, true);
}

static bool may_upgrade(const struct table *t, int seat, thing land)
{
	return open_land(t, seat, land) && dial(t, land, WALL)
		&& dial(t, land, WALL) < key(t, BUILT_WALL)
		&& !lords_coming(t, seat, land, STRUCTURE, true);
}

static bool may_have_tower(const struct table *t, int seat, thing land)
{
	return open_land(t, seat, land) && !dial(t, land, TOWER)
		&& !lords_coming(t, seat, land, STRUCTURE, false);
}

static bool may_repair(const struct table *t, int seat, thing kingdom)
{
	return dial(t, kingdom, HOLDER) == seat && dial(t, kingdom, WALL) < key(t, KINGDOM_WALL)
		&& !dial(t, kingdom, IMPROVED);
}

static bool may_raze_wall(const struct table *t, int seat, thing land)
{
	return dial(t, land, HOLDER) == seat && dial(t, land, WALL) && !lords_is(t, KINGDOM, land);
}

static bool may_raze_tower(const struct table *t, int seat, thing land)
{
	return dial(t, land, HOLDER) == seat && dial(t, land, TOWER);
}

static bool may_raze(const struct table *t, int seat, thing land)
{
	return may_raze_wall(t, seat, land) || may_raze_tower(t, seat, land);
}

static void offer_structure(
	const struct table *t, int seat, int level, int price, here *may, struct choice *c)
{
	if (has_gold(t, seat, price) && !lords_lacks(t, seat, lords_structure(t, level), 0))
		offer_where(t, seat, LAND, may, c);
}

OFFERER_BY(lords_offer_fortified, offer_structure(t, seat, 1, key(t, WALL_PRICE), may_fortify, c))
OFFERER_BY(lords_offer_upgraded, offer_structure(t, seat, 2, key(t, WALL_PRICE), may_upgrade, c))
OFFERER_BY(lords_offer_towers, offer_structure(t, seat, 0, key(t, TOWER_PRICE), may_have_tower, c))
OFFERER_IF(lords_offer_repaired, has_gold(t, seat, key(t, REPAIR_PRICE)),
	offer_where(t, seat, KINGDOM, may_repair, c))
OFFERER_BY(lords_offer_razed, offer_where(t, seat, LAND, may_raze, c))

OFFERER(lords_offer_works)
{
	thing land = part(o, 0, 0, 0);

	if (may_raze_wall(t, seat, land))
		offer(c, RAZE_WALL, NONE, 1);
	if (may_raze_tower(t, seat, land))
		offer(c, RAZE_TOWER, NONE, 1);
}

/* ---- what things cost ---- */

static int sites(const struct table *t, int seat, here *may)
{
	int n = 0;

	each_space(at, t, LAND)
		n += may(t, seat, at);
	return n;
}

/* The number that the rules set, or the lands. */
static void limit(
	const struct table *t, int seat, const struct order *o, thing goods, struct cost *c)
{
	c->limited = o->form == F_BUILD || o->form == F_FORTIFY
		|| (goods && num(t, goods, CAP)
			&& goods == lords_kind(t, seat, num(t, goods, TYPE)));
	if (o->form == F_BUILD)
		c->most = lords_kingdoms(t, seat) - dial(t, seat, BUILDINGS_MADE);
	else if (o->form == F_FORTIFY)
		c->most = sites(t, seat, may_fortify);
	else if (c->limited)
		c->most = lords_within_limit(t, seat, goods, num(t, goods, CAP));
}

void lords_price_ahead(const struct table *t, int seat, const struct order *o, struct cost *c)
{
	thing goods = goods_of(t, seat, o);
	struct price price =
		goods ? goods_price(t, seat, goods) : (struct price){ GOLD, price_of(t, o) };

	if (price.n)
		c->of[c->n++] = price;
	limit(t, seat, o, goods, c);
}

/* ---- units ---- */

static bool sold_for(const struct table *t, int seat, thing k, thing land)
{
	return lords_in_realm(t, seat, land) && !lords_lacks(t, seat, k, num(t, land, REALM));
}

/* Whether the land is beside land that the seat does not own. */
static bool is_border(const struct table *t, int seat, thing land)
{
	each_link(l, t, land, NEXT_TO)
		if (dial(t, l->to, HOLDER) != seat)
			return true;
	return false;
}

/* Offers border lands first. */
static void offer_markets(const struct table *t, int seat, thing k, struct choice *c)
{
	enum { MOST_LANDS = 64 };
	int rank[MOST_LANDS];
	bool in_realm[REALMS + 1] = { false };
	thing at;

	for (int i = 0; (at = space(t, KINGDOM, i)); i++)
		in_realm[num(t, at, REALM)] = sold_for(t, seat, k, at);
	for (int i = 0; (at = space(t, LAND, i)) && c->n < MOST_LANDS; i++)
		if (in_realm[num(t, at, REALM)] && dial(t, at, HOLDER) == seat) {
			rank[c->n] = is_border(t, seat, at) ? 0 : 1;
			offer(c, at, NONE, 1);
		}
	kit_sort(c, rank);
}

static bool sold(const struct table *t, int seat, thing k)
{
	if (!lords_within_limit(t, seat, k, 1)
		|| !has_gold(t, seat, lords_price(t, seat, k, lords_ordered(t, seat, k), 1)))
		return false;
	each_space(at, t, KINGDOM)
		if (sold_for(t, seat, k, at))
			return true;
	return false;
}

OFFERER(lords_offer_goods)
{
	static const int types[] = { BASIC, HEAVY, CAVALRY, ARCHER, CANNON };

	for (unsigned i = 0; i < sizeof types / sizeof *types; i++) {
		thing k = lords_kind(t, seat, types[i]);

		if (k && lords_kingdoms(t, seat) && sold(t, seat, k))
			offer(c, k, NONE, 1);
	}
}

OFFERER(lords_offer_amounts)
{
	int gold = dial(t, seat, GOLD);

	if (lords_kingdoms(t, seat))
		kit_offer_numbers(c, gold < FEW ? gold : FEW);
}

OFFERER_IF(lords_offer_markets, lords_kingdoms(t, seat),
	offer_markets(t, seat, part(o, H_GOODS, 0, 0), c))

OFFERER(lords_offer_workshops)
{
	thing k = lords_kind(t, seat, CATAPULT);

	if (has_gold(t, seat, num(t, k, PRICE)) && lords_within_limit(t, seat, k, 1)
		&& !lords_lacks(t, seat, k, 0))
		offer_where(t, seat, LAND, safe_land, c);
}

static bool may_harbour(const struct table *t, int seat, thing land)
{
	return lords_friendly(t, seat, land) && lords_coastal(t, land)
		&& lords_in_realm(t, seat, land);
}

OFFERER_IF(lords_offer_shipyards,
	has_gold(t, seat, key(t, SHIP_PRICE)) && lords_may_have_ship(t, seat),
	offer_where(t, seat, LAND, may_harbour, c))

/* ---- temples and the glass ---- */

static bool may_teach(const struct table *t, int seat)
{
	return has_gold(t, seat, key(t, LORE_PRICE)) && !dial(t, seat, TEMPLE_USED)
		&& lords_operates(t, seat, TEMPLE, 0);
}

OFFERER(lords_offer_pupils)
{
	if (!may_teach(t, seat))
		return;
	each_kind_with(k, t, TYPE, WIZARD) {
		thing wizard = lords_caster_of(t, seat, k);

		if (wizard && lords_may_learn(t, seat, wizard))
			offer(c, k, NONE, 1);
	}
}

static bool may_have_pupil(const struct table *t, int seat, thing land)
{
	return lords_temple_at(t, seat, land) && lords_basic_at(t, seat, land);
}

OFFERER_IF(lords_offer_temples, may_teach(t, seat) && lords_spare_wizard(t, seat),
	offer_where(t, seat, LAND, may_have_pupil, c))

/* A scroll is offered if a temple could sell one. */
OFFERER_IF(lords_offer_scroll,
	may_teach(t, seat) && kit_total(t, IN(SCROLLS_OF, seat)) < key(t, SCROLL_LIMIT),
	offer(c, 1, NONE, 1))

static bool may_look(const struct table *t, int seat, thing land)
{
	return dial(t, land, HOLDER) && dial(t, land, HOLDER) != seat;
}

OFFERER_IF(lords_offer_looked_at, !dial(t, seat, GLASS_USED) && lords_has_glass(t, seat),
	offer_where(t, seat, LAND, may_look, c))
