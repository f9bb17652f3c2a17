/* SPDX-License-Identifier: MIT
 * Land that changes hands or falls vacant. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- gold, shards and what lies in kingdoms ---- */

void lords_earn(struct table *t, int seat, int gold)
{
	if (!lords_kingdoms(t, seat)) {
		tell(t, ONLY(seat), GOLD_WASTED, seat, gold);
		return;
	}
	gain(t, seat, GOLD, gold);
}

void lords_find_shard(struct table *t, int seat, thing island)
{
	thing to = lords_seat_kingdom(t, seat);
	thing from = island ? island : TABLE;
	int of = island ? SHARDS : HIDDEN_SHARDS;

	if (!to) {
		tell(t, island ? ALL : ONLY(seat), SHARD_STAYS, seat);
		return;
	}
	gain(t, from, of, -1);
	gain(t, to, SHARDS, 1);
	tell(t, ALL, SHARD_FOUND, seat, to);
}

static void pass_hoard(struct table *t, int from, int to, thing kingdom)
{
	for each(p, t, IN(HOARD, from)) {
		if (dial(t, p, KEPT_AT) != kingdom)
			continue;
		if (to)
			tell(t, ONLY(to), HOARD_GAINED, to, kind(t, p));
		p = own(t, p, 0, to);
		move(t, p, 0, IN(HOARD, to));
	}
}

static void pass_ships(struct table *t, int to, thing land)
{
	each_seat(seat, t)
		for each(p, t, IN(DOCKS, seat)) {
			if (seat == to || dial(t, p, HARBOUR) != land)
				continue;
			tell(t, ALL, SHIP_TAKEN, to, kind(t, p), land);
			p = own(t, p, 1, to);
			move(t, p, 1, IN(DOCKS, to));
		}
}

/* ---- taking ---- */

/* A building that waited for its builder serves them again; one of anybody else is razed. */
static void enter_building(struct table *t, int seat, thing land)
{
	thing building = dial(t, land, BUILDING);

	if (!building || dial(t, land, BUILDER) == seat)
		return;
	tell(t, ALL, BUILDING_RAZED, building, land, dial(t, land, BUILDER));
	set(t, land, 0, BUILDING, NONE);
	set(t, land, 0, BUILDER, NOBODY);
}

/* Unowned gold and items of the kingdom pass to the seat that enters. */
static void enter_kingdom(struct table *t, int seat, thing land)
{
	int gold = dial(t, land, LYING);

	pass_hoard(t, NOBODY, seat, land);
	if (!gold)
		return;
	set(t, land, 0, LYING, 0);
	gain(t, seat, GOLD, gold);
	tell(t, ONLY(seat), LYING_GOLD, seat, land, gold);
}

static void take(struct table *t, int seat, thing land)
{
	set(t, land, 0, HOLDER, seat);
	enter_building(t, seat, land);
	enter_kingdom(t, seat, land);
	pass_ships(t, seat, land);
	if (lords_is(t, ISLAND, land))
		for (int n = dial(t, land, SHARDS); n > 0; n--)
			lords_find_shard(t, seat, land);
}

void lords_enter(struct table *t, int seat, thing land)
{
	if (dial(t, land, HOLDER) == seat)
		return;
	tell(t, ALL, LAND_TAKEN, seat, land);
	take(t, seat, land);
}

/* ---- losing ---- */

/* A seat without a kingdom has no purse. */
static void empty_purse(struct table *t, int seat)
{
	if (!lords_kingdoms(t, seat) && dial(t, seat, GOLD))
		set(t, seat, 0, GOLD, 0);
}

static void raze_wall(struct table *t, thing land)
{
	if (!dial(t, land, WALL) || lords_is(t, KINGDOM, land))
		return;
	set(t, land, 0, WALL, 0);
	tell(t, ALL, WALL_RAZED, land, dial(t, land, HOLDER));
}

static void raze_tower(struct table *t, thing land)
{
	if (!dial(t, land, TOWER))
		return;
	set(t, land, 0, TOWER, 0);
	tell(t, ALL, TOWER_RAZED, land, dial(t, land, HOLDER));
}

bool lords_raze(struct table *t, thing land, int what)
{
	bool wall = dial(t, land, WALL) && !lords_is(t, KINGDOM, land);
	bool tower = dial(t, land, TOWER);

	if (what != RAZE_TOWER)
		raze_wall(t, land);
	if (what != RAZE_WALL)
		raze_tower(t, land);
	return (what != RAZE_TOWER && wall) || (what != RAZE_WALL && tower);
}

static void raze_before_loss(struct table *t, int seat, thing land, int by)
{
	bool wall = dial(t, land, WALL) && !lords_is(t, KINGDOM, land);
	bool tower = dial(t, land, TOWER);
	unsigned words = 1U << RAZE_NONE;

	if (!seat || (!wall && !tower))
		return;
	words |= (unsigned)wall << RAZE_WALL | (unsigned)tower << RAZE_TOWER;
	words |= (unsigned)(wall && tower) << RAZE_BOTH;
	int what = word(t, seat, words, RAZE, land, by);
	if (what != RAZE_NONE)
		lords_raze(t, land, what);
}

/* The kingdom's share of the purse goes to the conqueror. Without a conqueror it stays in the
 * kingdom. */
static void lose_kingdom(struct table *t, int seat, thing kingdom, int by)
{
	int share = lords_share(t, seat, kingdom);

	gain(t, seat, GOLD, -share);
	set(t, kingdom, 0, HOLDER, NOBODY);
	if (by) {
		gain(t, by, GOLD, share);
		tell(t, ONLY(seat) | ONLY(by), LOOTED, by, seat, kingdom, share);
	} else {
		set(t, kingdom, 0, LYING, dial(t, kingdom, LYING) + share);
	}
	empty_purse(t, seat);
}

void lords_conquer(struct table *t, int by, thing land)
{
	int seat = dial(t, land, HOLDER);

	tell(t, ALL, CONQUERED, by, seat, land);
	raze_before_loss(t, seat, land, by);
	if (dial(t, land, BESIEGER))
		set(t, land, 0, BESIEGER, NOBODY);
	if (seat && lords_is(t, KINGDOM, land)) {
		pass_hoard(t, seat, by, land);
		lose_kingdom(t, seat, land, by);
	}
	take(t, by, land);
}

/* Besiegers camped before the kingdom enter it. */
static bool camp_enters(struct table *t, thing land)
{
	int by = dial(t, land, BESIEGER);
	thing camp = by ? lords_camp(t, land) : NONE;

	if (!by)
		return false;
	set(t, land, 0, BESIEGER, NOBODY);
	if (!first(t, camp))
		return false;
	lords_conquer(t, by, land);
	for each(p, t, camp)
		move(t, p, 0, land);
	return true;
}

void lords_vacate(struct table *t, thing land)
{
	int seat = dial(t, land, HOLDER);

	if (first(t, land) || camp_enters(t, land))
		return;
	if (seat && lords_is(t, KINGDOM, land)) {
		pass_hoard(t, seat, NOBODY, land);
		lose_kingdom(t, seat, land, NOBODY);
	}
	set(t, land, 0, HOLDER, NOBODY);
	tell(t, ALL, FELL_VACANT, land, seat);
}
