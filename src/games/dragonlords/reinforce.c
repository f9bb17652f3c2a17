/* SPDX-License-Identifier: MIT
 * Phase 7: what was paid in phase 1 is placed or paid back. Nothing is carried into the next turn. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- paying back ---- */

void lords_pay_back(struct table *t, int seat, int reason, int gold)
{
	under(t, reason) {
		if (lords_kingdoms(t, seat))
			tell(t, ONLY(seat), PAID_BACK, seat, gold);
		lords_earn(t, seat, gold);
	}
}

/* Returns the price paid for n of an ordered piece. In a bundle these are the last ones, with
 * what they added to the price. */
static int paid_for(const struct table *t, int seat, thing p, int n)
{
	switch (num(t, p, TYPE)) {
	case A_BUILDING: return key(t, BUILDING_PRICE);
	case STRUCTURE: return key(t, num(t, p, LEVEL) ? WALL_PRICE : TOWER_PRICE);
	case A_SHIP: return key(t, SHIP_PRICE);
	default: return lords_price(t, seat, kind(t, p), lords_ordered(t, seat, kind(t, p)) - n, n);
	}
}

static void drop_order(struct table *t, thing p, int n)
{
	if (num(t, p, TYPE) != A_SHIP) {
		move(t, p, n, NONE);
		return;
	}
	p = set(t, p, 1, BOUND_FOR, NONE);
	lords_scrap(t, p);
}

/* Pays back n of a piece that cannot be placed; `reason` is the fact that tells why. */
static void give_back(struct table *t, int seat, thing p, int n, int reason)
{
	int gold = paid_for(t, seat, p, n);

	drop_order(t, p, n);
	lords_pay_back(t, seat, reason, gold);
}

/* Pays back a whole piece for a reason about its land: PLACE_LOST or PLACE_CHANGED. */
static void give_all_back(struct table *t, int seat, thing p, int fact)
{
	int reason = tell(t, ONLY(seat), fact, seat, kind(t, p), dial(t, p, BOUND_FOR));

	give_back(t, seat, p, count(t, p), reason);
}

/* ---- the rule of three ---- */

/* The units in each land as the phase begins. Outside its realm a seat may build only where it
 * has enough of them. */
struct guards {
	int units[KIT_SPACES];
};

static void count_guards(const struct table *t, int seat, struct guards *g)
{
	each_space(at, t, LAND)
		g->units[at - SPACES] = lords_units(t, seat, at);
}

static bool guarded(const struct table *t, int seat, thing land, const struct guards *g)
{
	return lords_in_realm(t, seat, land) || g->units[land - SPACES] >= key(t, GUARD_UNITS);
}

static int tell_no_guard(
	struct table *t, int seat, thing structure, thing land, const struct guards *g)
{
	return tell(t, ONLY(seat), NO_GUARD, seat, structure, land, g->units[land - SPACES]);
}

/* ---- buildings, walls, towers ---- */

static void place_building(struct table *t, int seat, thing p)
{
	thing land = dial(t, p, BOUND_FOR), building = kind(t, p);

	if (!lords_in_realm(t, seat, land)) {
		give_all_back(t, seat, p, PLACE_LOST);
		return;
	}
	if (dial(t, land, BUILDING)) {
		give_all_back(t, seat, p, PLACE_CHANGED);
		return;
	}
	move(t, p, 0, NONE);
	set(t, land, 0, BUILDING, building);
	set(t, land, 0, BUILDER, seat);
	set(t, land, 0, BUILT, season(t));
	tell(t, ALL, BUILDING_PLACED, seat, building, land);
}

/* Whether a wall finds the wall one level lower, and a tower finds no tower. */
static bool fits(const struct table *t, thing structure, thing land)
{
	int level = num(t, structure, LEVEL);

	return level ? dial(t, land, WALL) == level - 1 : !dial(t, land, TOWER);
}

static void place_structure(struct table *t, int seat, thing p, const struct guards *g)
{
	thing land = dial(t, p, BOUND_FOR), structure = kind(t, p);
	int level = num(t, structure, LEVEL);

	if (dial(t, land, HOLDER) != seat) {
		give_all_back(t, seat, p, PLACE_LOST);
		return;
	}
	if (!fits(t, structure, land)) {
		give_all_back(t, seat, p, PLACE_CHANGED);
		return;
	}
	if (!guarded(t, seat, land, g)) {
		give_back(t, seat, p, 1, tell_no_guard(t, seat, structure, land, g));
		return;
	}
	move(t, p, 0, NONE);
	set(t, land, 0, level ? WALL : TOWER, level ? level : 1);
	tell(t, ALL, STRUCTURE_BUILT, seat, structure, land);
}

/* ---- catapults ---- */

/* A unit in training at the temple is spared. */
static bool may_be_crew(const struct table *t, thing unit)
{
	return num(t, unit, TYPE) != CATAPULT && !lords_caster(t, unit) && !dial(t, unit, TRAINEE);
}

/* Offers the cheapest first, and units that carry nothing before all others. */
static int offer_crews(const struct table *t, const struct loss *those, struct choice *c)
{
	enum { LADEN = 1000 };
	int rank[sizeof c->o / sizeof *c->o];

	lords_offer_units(t, those, false, c);
	for (int i = 0; i < c->n; i++) {
		thing unit = lords_named_unit(t, those, &c->o[i]);

		rank[i] = num(t, unit, PRICE) + (first(t, unit) ? LADEN : 0);
	}
	kit_sort(c, rank);
	return c->n;
}

static thing choose_crew(struct table *t, int seat, thing land)
{
	struct loss those = { .seat = seat, .at = land, .may = may_be_crew };
	struct choice c = { 0 };

	if (!offer_crews(t, &those, &c))
		return NONE;
	if (c.n > 1)
		pick(t, seat, &c, 1, 1, CREW, land);
	return lords_named_unit(t, &those, &c.o[0]);
}

/* The catapult gets the treasures of the unit it is made of. A hero's mark is laid down. */
static void make_catapult(struct table *t, int seat, thing p, thing land, thing crew)
{
	thing who = kind(t, crew);

	p = move(t, p, 1, land);
	p = set(t, p, 1, BOUND_FOR, NONE);
	for each(load, t, crew)
		if (num(t, load, TYPE) == TREASURE)
			move(t, load, 1, p);
	lords_kill(t, crew, 1, false);
	tell(t, ONLY(seat), CATAPULT_MADE, seat, land, who);
}

static void place_catapult(struct table *t, int seat, thing p, struct guards *g)
{
	thing land = dial(t, p, BOUND_FOR), k = kind(t, p);

	if (dial(t, land, HOLDER) != seat) {
		give_back(t, seat, p, 1, tell(t, ONLY(seat), PLACE_LOST, seat, k, land));
		return;
	}
	if (!guarded(t, seat, land, g)) {
		give_back(t, seat, p, 1, tell_no_guard(t, seat, k, land, g));
		return;
	}
	thing crew = choose_crew(t, seat, land);
	if (!crew) {
		give_back(t, seat, p, 1, tell(t, ONLY(seat), NO_CREW, seat, land));
		return;
	}
	/* Each three units allow one catapult. */
	g->units[land - SPACES] -= key(t, GUARD_UNITS);
	make_catapult(t, seat, p, land, crew);
}

/* ---- units and ships ---- */

static void place_units(struct table *t, int seat, thing p)
{
	thing land = dial(t, p, BOUND_FOR);

	p = move(t, p, 0, land);
	p = set(t, p, 0, BOUND_FOR, NONE);
	tell(t, ONLY(seat), UNITS_PLACED, seat, count(t, p), kind(t, p), land);
}

static void place_ship(struct table *t, int seat, thing p)
{
	thing land = dial(t, p, BOUND_FOR);

	p = set(t, p, 1, BOUND_FOR, NONE);
	p = move(t, p, 1, IN(DOCKS, seat));
	p = set(t, p, 1, HARBOUR, land);
	tell(t, ALL, SHIP_BUILT, seat, kind(t, p), land);
}

/* Lost goods are paid back before anything is placed, since the price of a bundle depends on
 * what is left. */
static void place_goods(struct table *t, int seat)
{
	thing all = IN(ORDERED, seat);

	for each(p, t, all) {
		thing land = dial(t, p, BOUND_FOR);
		bool ship = num(t, p, TYPE) == A_SHIP;

		if (!lords_in_realm(t, seat, land) || (ship && !lords_friendly(t, seat, land)))
			give_all_back(t, seat, p, PLACE_LOST);
	}
	for each(p, t, all)
		if (num(t, p, TYPE) != A_SHIP)
			place_units(t, seat, p);
	for each(p, t, all)
		place_ship(t, seat, p);
}

/* ---- the phase ---- */

void lords_place_ordered(struct table *t, int seat)
{
	thing all = IN(ORDERED, seat);
	struct guards g;

	count_guards(t, seat, &g);
	for each(p, t, all)
		if (num(t, p, TYPE) == A_BUILDING)
			place_building(t, seat, p);
	for each(p, t, all)
		if (num(t, p, TYPE) == STRUCTURE && num(t, p, LEVEL))
			place_structure(t, seat, p, &g);
	for each(p, t, all)
		if (num(t, p, TYPE) == STRUCTURE)
			place_structure(t, seat, p, &g);
	for each(p, t, all)
		if (num(t, p, TYPE) == CATAPULT)
			for (int n = count(t, p); n; n--)
				place_catapult(t, seat, p, &g);
	place_goods(t, seat);
	lords_finish_lore(t, seat);
}

/* ---- what orders of phase 1 were for ---- */

static bool is_site(const struct order *o, int hole, thing land)
{
	return part(o, hole, 0, 0) == land;
}

/* Returns whether an order was for that kind, in that land. */
static bool is_for(const struct table *t, const struct order *o, thing what, thing land)
{
	enum { H_BUILDING, H_SITE };
	enum { H_GOODS = 1, H_MARKET };
	int type = num(t, what, TYPE);

	switch (o->form) {
	case F_BUILD: return part(o, H_BUILDING, 0, 0) == what && is_site(o, H_SITE, land);
	case F_FORTIFY:
	case F_UPGRADE: return type == STRUCTURE && num(t, what, LEVEL) && is_site(o, 0, land);
	case F_TOWER: return type == STRUCTURE && !num(t, what, LEVEL) && is_site(o, 0, land);
	case F_CATAPULT: return type == CATAPULT && is_site(o, 0, land);
	case F_SHIP: return type == A_SHIP && is_site(o, 0, land);
	case F_BUY:
		return num(t, part(o, H_GOODS, 0, 0), TYPE) == type && is_site(o, H_MARKET, land);
	default: return false;
	}
}

bool lords_undone(const struct table *t, const struct order *o, int fact, const int *args)
{
	enum { KIND_ARG = 1, LAND_ARG };

	if (fact == NO_CREW)
		return is_for(t, o, lords_kind(t, o->seat, CATAPULT), args[KIND_ARG]);
	return (fact == NO_GUARD || fact == PLACE_LOST || fact == PLACE_CHANGED)
		&& is_for(t, o, args[KIND_ARG], args[LAND_ARG]);
}
