/* SPDX-License-Identifier: MIT
 * Buildings, walls and towers: ordered in phase 1, repaired at once, razed at any time. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- buildings ---- */

static bool has_plans(const struct table *t, int seat, thing building)
{
	int civ = lords_civ(t, seat), only = num(t, building, ONLY);

	return num(t, building, BARRED) != civ && (!only || only == civ);
}

/* build <building> <land> */
int lords_play_build(struct table *t, int seat, const struct order *o)
{
	enum { H_BUILDING, H_LAND };
	thing building = part(o, H_BUILDING, 0, 0), land = part(o, H_LAND, 0, 0);
	int price = key(t, BUILDING_PRICE), lacks = lords_lacks(t, seat, building, 0);

	if (!lords_kingdoms(t, seat))
		return refuse(t, NO_KINGDOM);
	if (!has_plans(t, seat, building))
		return refuse(t, NOT_OF_CIVILIZATION, building);
	if (lacks)
		return refuse(t, NOT_OPERATING, lords_building(t, lacks));
	if (dial(t, seat, BUILDINGS_MADE) >= lords_kingdoms(t, seat))
		return refuse(t, BUILDINGS_USED, lords_kingdoms(t, seat));
	if (!lords_in_realm(t, seat, land))
		return refuse(t, OUTSIDE_REALM, land);
	if (dial(t, land, BESIEGER))
		return refuse(t, UNDER_SIEGE, land);
	if (dial(t, land, BUILDING) || lords_coming(t, seat, land, A_BUILDING, false))
		return refuse(t, BUILDING_THERE, land);
	if (!lords_pay(t, seat, price))
		return REFUSED;
	gain(t, seat, BUILDINGS_MADE, 1);
	lords_order(t, seat, building, 1, land);
	tell(t, ONLY(seat), BUILDING_ORDERED, seat, building, land, price);
	return DONE;
}

/* ---- walls and towers ---- */

thing lords_structure(const struct table *t, int level)
{
	return kit_kind_of(t, TYPE, STRUCTURE, LEVEL, level);
}

/* Tests that all structures share, made first. */
static int test_site(struct table *t, int seat, thing land)
{
	if (dial(t, land, HOLDER) != seat)
		return refuse(t, NOT_OWN_LAND, land);
	if (dial(t, land, BESIEGER))
		return refuse(t, UNDER_SIEGE, land);
	if (lords_is(t, KINGDOM, land))
		return refuse(t, IN_KINGDOM, land);
	return DONE;
}

/* The last tests; then the structure is ordered. */
static int order_structure(struct table *t, int seat, thing structure, thing land, int price)
{
	int lacks = lords_lacks(t, seat, structure, 0);

	if (lacks)
		return refuse(t, NOT_OPERATING, lords_building(t, lacks));
	if (!lords_pay(t, seat, price))
		return REFUSED;
	lords_order(t, seat, structure, 1, land);
	tell(t, ONLY(seat), STRUCTURE_ORDERED, seat, structure, land, price);
	return DONE;
}

/* fortify <land>, upgrade <land>: one level a turn, so a second order is refused. */
int lords_play_wall(struct table *t, int seat, const struct order *o)
{
	thing land = part(o, 0, 0, 0);
	int level = dial(t, land, WALL);
	bool coming = lords_coming(t, seat, land, STRUCTURE, true);

	if (test_site(t, seat, land) == REFUSED)
		return REFUSED;
	if (o->form == F_UPGRADE && (!level || level >= key(t, BUILT_WALL)))
		return refuse(t, NO_WOODEN_WALL, land);
	if (coming || (o->form == F_FORTIFY && level))
		return refuse(t, WALL_THERE, land);
	return order_structure(t, seat, lords_structure(t, level + 1), land, key(t, WALL_PRICE));
}

/* tower <land> */
int lords_play_tower(struct table *t, int seat, const struct order *o)
{
	thing land = part(o, 0, 0, 0);

	if (test_site(t, seat, land) == REFUSED)
		return REFUSED;
	if (dial(t, land, TOWER) || lords_coming(t, seat, land, STRUCTURE, false))
		return refuse(t, TOWER_THERE, land);
	return order_structure(t, seat, lords_structure(t, 0), land, key(t, TOWER_PRICE));
}

/* ---- at once ---- */

/* repair <kingdom> */
int lords_play_repair(struct table *t, int seat, const struct order *o)
{
	thing kingdom = part(o, 0, 0, 0);
	int price = key(t, REPAIR_PRICE), whole = key(t, KINGDOM_WALL);

	if (dial(t, kingdom, HOLDER) != seat)
		return refuse(t, NOT_OWN_LAND, kingdom);
	if (dial(t, kingdom, WALL) >= whole)
		return refuse(t, WALL_WHOLE, kingdom, whole);
	if (dial(t, kingdom, IMPROVED))
		return refuse(t, REPAIRED_BEFORE, kingdom);
	if (!lords_pay(t, seat, price))
		return REFUSED;
	gain(t, kingdom, WALL, 1);
	set(t, kingdom, 0, IMPROVED, 1);
	tell(t, ONLY(seat), WALL_REPAIRED, seat, kingdom, dial(t, kingdom, WALL), price);
	return DONE;
}

/* raze <land> <wall|tower> */
int lords_play_raze(struct table *t, int seat, const struct order *o)
{
	enum { H_LAND, H_WHAT };
	thing land = part(o, H_LAND, 0, 0);
	int what = part(o, H_WHAT, 0, 0);

	if (dial(t, land, HOLDER) != seat)
		return refuse(t, NOT_OWN_LAND, land);
	if (what == RAZE_WALL && lords_is(t, KINGDOM, land))
		return refuse(t, KINGDOM_WALL_STAYS, land);
	if (!lords_raze(t, land, what))
		return refuse(t, NOTHING_TO_RAZE, land);
	return DONE;
}
