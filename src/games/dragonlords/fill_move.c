/* SPDX-License-Identifier: MIT
 * What orders of ships, teleport, marches and transfers may contain. */
#include "games/dragonlords/fill.h"
#include "kit/kit.h"

enum { FEW = 4 };

/* ---- for all of them ---- */

void fill_once(struct choice *c, thing what)
{
	enum { MANY = 200 };

	for (int i = 0; i < c->n; i++)
		if (c->o[i].what == what)
			return;
	if (c->n < MANY)
		offer(c, what, NONE, 1);
}

void fill_numbers(struct choice *c, int most)
{
	for (int i = 1; i <= most; i++)
		offer(c, i, NONE, 1);
}

void fill_casters(const struct table *t, int seat, fill_test *test, struct choice *c)
{
	each_kind(k, t) {
		if (!lords_caster(t, k) || num(t, k, CIV) != lords_civ(t, seat))
			continue;
		thing p = lords_find(t, seat, k);
		if (p && (!test || test(t, seat, p)))
			fill_once(c, k);
	}
}

/* Offers units by kind, heroes by name. */
static void offer_units(const struct table *t, int seat, thing at, enum act act, struct choice *c)
{
	for each(p, t, at) {
		thing mark = lords_hero(t, p);

		if (owner(t, p) == seat && num(t, p, PLACES_TAKEN) && !lords_bars(t, p, act))
			fill_once(c, kind(t, mark ? mark : p));
	}
}

/* Whether all that the order has named so far is there. */
static bool are_there(const struct table *t, const struct order *o, int hole, struct naming w)
{
	struct force f = { 0 };

	for (int g = 0; (w.word = part(o, hole + 1, g, 0)); g++) {
		w.n = lords_number(t, o, hole, g);
		int got = lords_name(t, &w, &f);
		if (!got || got < w.n)
			return false;
	}
	return true;
}

static thing last_of(const struct order *o, int hole, thing otherwise)
{
	for (int i = 0; part(o, hole, 0, i); i++)
		otherwise = part(o, hole, 0, i);
	return otherwise;
}

/* ---- ships ---- */

enum { LOAD_N, LOAD_FORCE, LOAD_FROM, LOAD_SHIP };
enum { LAND_N, LAND_FORCE, LAND_SHIP, LAND_AT };

static bool at_sea(const struct table *t, thing ship)
{
	return lords_is(t, SEA, place(t, ship));
}

static bool can_load(const struct table *t, int seat, thing ship)
{
	return !dial(t, ship, SAILED) && lords_places(t, seat, kind(t, ship)) < key(t, SHIP_PLACES);
}

static void offer_coasts(
	const struct table *t, int seat, thing zone, bool to_dock, struct choice *c)
{
	each_link(l, t, zone, COAST)
		if (to_dock ? lords_friendly(t, seat, l->to) : lords_may_land_at(t, seat, l->to))
			offer(c, l->to, NONE, 1);
}

static bool can_dock(const struct table *t, int seat, thing ship)
{
	struct choice c = { 0 };

	if (!at_sea(t, ship) || dial(t, ship, STOPPED))
		return false;
	offer_coasts(t, seat, place(t, ship), true, &c);
	return c.n > 0;
}

static bool can_land(const struct table *t, int seat, thing ship)
{
	struct choice c = { 0 };

	if (!at_sea(t, ship) || dial(t, ship, STOPPED) || !lords_aboard(t, seat, kind(t, ship)))
		return false;
	offer_coasts(t, seat, place(t, ship), false, &c);
	return c.n > 0;
}

/* with: only ships that touch this land, or NONE. */
static void offer_ships(
	const struct table *t, int seat, fill_test *test, thing with, struct choice *c)
{
	each_kind(k, t) {
		thing p = num(t, k, TYPE) == A_SHIP ? lords_ship(t, seat, k) : NONE;

		if (p && test(t, seat, p) && (!with || lords_ship_touches(t, p, with)))
			fill_once(c, k);
	}
}

static bool has_quay(const struct table *t, int seat, thing land)
{
	struct choice c = { 0 };

	if (!lords_friendly(t, seat, land) || lords_troop(t, seat, land, NONE) < 2)
		return false;
	offer_ships(t, seat, can_load, land, &c);
	return c.n > 0;
}

/* A ship without units may still be loaded before it sails. */
static bool can_sail(const struct table *t, int seat, thing ship)
{
	if (dial(t, ship, SAILED))
		return false;
	if (lords_aboard(t, seat, kind(t, ship)))
		return true;
	each_space(at, t, LAND)
		if (lords_ship_touches(t, ship, at) && lords_friendly(t, seat, at)
			&& lords_troop(t, seat, at, NONE) > 1)
			return true;
	return false;
}

static void fill_load(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (hole == LOAD_N)
		fill_numbers(c, FEW);
	if (hole == LOAD_SHIP)
		offer_ships(t, seat, can_load, part(o, LOAD_FROM, 0, 0), c);
	if (hole != LOAD_FORCE && hole != LOAD_FROM)
		return;
	each_space(at, t, LAND) {
		const struct naming w = { .seat = seat, .at = at, .act = TO_BOARD };

		if (!has_quay(t, seat, at))
			continue;
		if (hole == LOAD_FORCE)
			offer_units(t, seat, at, TO_BOARD, c);
		else if (are_there(t, o, LOAD_N, w))
			offer(c, at, NONE, 1);
	}
}

/* Offers the next zone of the voyage, as far as the ship may go. */
static void offer_lanes(const struct table *t, int seat, const struct order *o, struct choice *c)
{
	thing ship = lords_ship(t, seat, part(o, 0, 0, 0)), at;
	const struct link *l;
	int zones = 0, n;

	if (!ship)
		return;
	while (part(o, 1, 0, zones))
		zones++;
	at = at_sea(t, ship) ? place(t, ship) : dial(t, ship, HARBOUR);
	at = last_of(o, 1, at);
	if (!at || zones >= num(t, dial(t, seat, CIVILIZATION), SHIP_STEPS))
		return;
	n = links(t, at, lords_is(t, SEA, at) ? SEA_LANE : COAST, &l);
	for (int i = 0; i < n; i++)
		offer(c, l[i].to, NONE, 1);
}

static void offer_landers(const struct table *t, int seat, struct choice *c)
{
	for each(p, t, IN(ABOARD, seat)) {
		thing ship = lords_ship(t, seat, dial(t, p, SHIP)), mark = lords_hero(t, p);

		if (ship && !lords_bars(t, p, TO_LAND) && can_land(t, seat, ship))
			fill_once(c, kind(t, mark ? mark : p));
	}
}

static void fill_land(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	struct choice ships = { 0 };
	thing ship = lords_ship(t, seat, part(o, LAND_SHIP, 0, 0));

	switch (hole) {
	case LAND_N: fill_numbers(c, FEW); break;
	case LAND_FORCE: offer_landers(t, seat, c); break;
	case LAND_SHIP:
		offer_ships(t, seat, can_land, NONE, &ships);
		for (int i = 0; i < ships.n; i++) {
			const struct naming w = {
				.seat = seat, .at = IN(ABOARD, seat), .ship = ships.o[i].what
			};

			if (are_there(t, o, LAND_N, w))
				offer(c, w.ship, NONE, 1);
		}
		break;
	default:
		if (ship && at_sea(t, ship))
			offer_coasts(t, seat, place(t, ship), false, c);
	}
}

void lords_fill_sail(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	thing ship;

	switch (o->form) {
	case F_LOAD: fill_load(t, seat, o, hole, c); break;
	case F_LAND: fill_land(t, seat, o, hole, c); break;
	case F_SAIL:
		if (hole)
			offer_lanes(t, seat, o, c);
		else
			offer_ships(t, seat, can_sail, NONE, c);
		break;
	default:
		if (!hole) {
			offer_ships(t, seat, can_dock, NONE, c);
			break;
		}
		ship = lords_ship(t, seat, part(o, 0, 0, 0));
		if (ship && at_sea(t, ship))
			offer_coasts(t, seat, place(t, ship), true, c);
	}
}

/* ---- teleport ---- */

enum { TRIP_CASTER, TRIP_N, TRIP_FORCE, TRIP_TO };

static bool can_go(const struct table *t, int seat, thing caster)
{
	thing at = place(t, caster);

	return !lords_bars(t, caster, TO_TELEPORT)
		&& lords_troop(t, seat, at, dial(t, caster, SHIP)) > 1;
}

static bool can_teleport(const struct table *t, int seat, thing caster)
{
	return lords_knows(t, caster, TELEPORT) && can_go(t, seat, caster);
}

static bool is_portal(const struct table *t, int seat, thing at)
{
	return lords_is(t, LAND, at) && num(t, at, TELEPORTAL) && lords_friendly(t, seat, at);
}

static bool can_lead(const struct table *t, int seat, thing caster)
{
	return can_go(t, seat, caster) && is_portal(t, seat, place(t, caster));
}

static bool has_room(const struct table *t, int seat, thing ship)
{
	return at_sea(t, ship) && lords_places(t, seat, kind(t, ship)) < key(t, SHIP_PLACES);
}

/* north, south */
static bool has_party(const struct table *t, int seat, int which)
{
	int n = lords_troop(t, seat, IN(which ? SOUTHERN : NORTHERN, seat), NONE);

	return n && n < key(t, PARTY_LIMIT);
}

static void offer_ends(const struct table *t, int seat, int form, thing from, struct choice *c)
{
	if (form == F_TELEPORT_SHIP)
		offer_ships(t, seat, has_room, NONE, c);
	if (form == F_TELEPORT_PARTY)
		for (int i = 0; i < 2; i++)
			if (has_party(t, seat, i))
				offer(c, i, NONE, 1);
	if (form != F_TELEPORT && form != F_PORTAL)
		return;
	each_space(at, t, LAND)
		if (at != from
			&& (form == F_PORTAL ? is_portal(t, seat, at)
					     : lords_friendly(t, seat, at)))
			offer(c, at, NONE, 1);
}

/* Offers casters in that place, unless they have nowhere to go. */
static void offer_travellers(const struct table *t, int seat, int form, struct choice *c)
{
	struct choice ends = { 0 };

	offer_ends(t, seat, form, NONE, &ends);
	if (ends.n > (form == F_PORTAL))
		fill_casters(t, seat, form == F_PORTAL ? can_lead : can_teleport, c);
}

/* Offers units beside the caster. Other casters travel by themselves. */
static void offer_company(
	const struct table *t, int seat, thing caster, enum act act, struct choice *c)
{
	for each(p, t, place(t, caster)) {
		thing mark = lords_hero(t, p);

		if (owner(t, p) == seat && num(t, p, PLACES_TAKEN) && !lords_caster(t, p)
			&& !lords_bars(t, p, act))
			fill_once(c, kind(t, mark ? mark : p));
	}
}

void lords_fill_portal(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	int form = lords_without_late(o->form);
	thing caster = hole ? lords_find(t, seat, part(o, TRIP_CASTER, 0, 0)) : NONE;

	if (hole == TRIP_CASTER)
		offer_travellers(t, seat, form, c);
	if (!caster)
		return;
	switch (hole) {
	case TRIP_N: fill_numbers(c, FEW); break;
	case TRIP_FORCE:
		offer_company(
			t, seat, caster, form == F_TELEPORT_PARTY ? TO_JOIN_PARTY : TO_COME, c);
		break;
	default: offer_ends(t, seat, form, place(t, caster), c);
	}
}

/* ---- marches ---- */

enum { MARCH_N, MARCH_FORCE, MARCH_FROM, MARCH_VIA };

static void offer_ways(const struct table *t, int seat, thing from, int relation, struct choice *c)
{
	each_link(l, t, from, relation)
		if (lords_friendly(t, seat, l->to) || lords_vacant(t, l->to))
			offer(c, l->to, NONE, 1);
}

static bool is_dragonlord(const struct table *t, const struct order *o)
{
	return num(t, part(o, MARCH_FORCE, 0, 0), TYPE) == DRAGONLORD
		&& !part(o, MARCH_FORCE, 1, 0);
}

static bool has_way(const struct table *t, int seat, thing from)
{
	struct choice c = { 0 };

	if (!lords_friendly(t, seat, from) || lords_troop(t, seat, from, NONE) < 2)
		return false;
	offer_ways(t, seat, from, NEXT_TO, &c);
	return c.n > 0;
}

void lords_fill_march(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	enum act act = o->form == F_MARCH ? TO_MARCH : TO_TRANSFER;
	thing at;

	if (hole == MARCH_N)
		fill_numbers(c, FEW);
	if (hole == MARCH_VIA) {
		at = last_of(o, MARCH_VIA, part(o, MARCH_FROM, 0, 0));
		offer_ways(t, seat, at, NEXT_TO, c);
		if (is_dragonlord(t, o))
			offer_ways(t, seat, at, MOUNTAIN, c);
	}
	if (hole != MARCH_FORCE && hole != MARCH_FROM)
		return;
	for (int i = 0; (at = space(t, LAND, i)); i++) {
		const struct naming w = { .seat = seat, .at = at, .act = act };

		if (!has_way(t, seat, at))
			continue;
		if (hole == MARCH_FORCE)
			offer_units(t, seat, at, act, c);
		else if (are_there(t, o, MARCH_N, w))
			offer(c, at, NONE, 1);
	}
}
