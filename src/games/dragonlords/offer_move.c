/* SPDX-License-Identifier: MIT
 * What orders of ships, teleport, marches and transfers may contain. */
#include "games/dragonlords/offer.h"

enum { FEW = 4 };

/* ---- for all of them ---- */

OFFERER_BY(lords_offer_to_4, kit_offer_numbers(c, FEW))

void offer_casters(const struct table *t, int seat, offer_test *test, struct choice *c)
{
	each_kind(k, t) {
		thing p = lords_caster_of(t, seat, k);

		if (p && test(t, seat, p))
			kit_offer_once(c, k);
	}
}

/* Offers a unit by kind, a hero by name. */
static void offer_unit(const struct table *t, thing unit, struct choice *c)
{
	thing mark = lords_hero(t, unit);

	kit_offer_once(c, kind(t, mark ? mark : unit));
}

/* Whether a seat's units in a land may do something. */
typedef bool base(const struct table *, int seat, thing land);

/* Offers the seat's units in lands that are bases. */
static void offer_units(const struct table *t, int seat, base *may, enum act act, struct choice *c)
{
	each_space(at, t, LAND)
		if (may(t, seat, at))
			for each(p, t, at)
				if (owner(t, p) == seat && num(t, p, PLACES_TAKEN)
					&& !lords_bars(t, p, act))
					offer_unit(t, p, c);
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

/* Offers the bases where all units that holes 0 and 1 name so far are. */
static void offer_bases(const struct table *t, int seat, const struct order *o, base *may,
	enum act act, struct choice *c)
{
	each_space(at, t, LAND)
		if (may(t, seat, at)
			&& are_there(
				t, o, 0, (struct naming){ .seat = seat, .at = at, .act = act }))
			offer(c, at, NONE, 1);
}

static thing last_of(const struct order *o, int hole, thing otherwise)
{
	for (int i = 0; part(o, hole, 0, i); i++)
		otherwise = part(o, hole, 0, i);
	return otherwise;
}

/* ---- ships ---- */

enum { LOAD_FROM = 2, LAND_SHIP = 2 }; /* holes */

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
	if (!at_sea(t, ship) || dial(t, ship, STOPPED))
		return false;
	struct choice c = { 0 };
	offer_coasts(t, seat, place(t, ship), true, &c);
	return c.n > 0;
}

static bool can_land(const struct table *t, int seat, thing ship)
{
	if (!at_sea(t, ship) || dial(t, ship, STOPPED) || !lords_aboard(t, seat, kind(t, ship)))
		return false;
	struct choice c = { 0 };
	offer_coasts(t, seat, place(t, ship), false, &c);
	return c.n > 0;
}

/* with: only ships that touch this land, or NONE. */
static void offer_ships(
	const struct table *t, int seat, offer_test *test, thing with, struct choice *c)
{
	each_kind_with(k, t, TYPE, A_SHIP) {
		thing p = lords_ship(t, seat, k);

		if (p && test(t, seat, p) && (!with || lords_ship_touches(t, p, with)))
			kit_offer_once(c, k);
	}
}

static bool has_quay(const struct table *t, int seat, thing land)
{
	if (!lords_friendly(t, seat, land) || lords_troop(t, seat, land, NONE) < 2)
		return false;
	struct choice c = { 0 };
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

OFFERER_BY(lords_offer_loaded, offer_units(t, seat, has_quay, TO_BOARD, c))
OFFERER_BY(lords_offer_quays, offer_bases(t, seat, o, has_quay, TO_BOARD, c))
OFFERER_BY(lords_offer_moored, offer_ships(t, seat, can_load, part(o, LOAD_FROM, 0, 0), c))
OFFERER_BY(lords_offer_sailing, offer_ships(t, seat, can_sail, NONE, c))

/* Offers the next zone of the voyage, as far as the ship may go. */
OFFERER(lords_offer_lanes)
{
	thing ship = lords_ship(t, seat, part(o, 0, 0, 0)), at;
	int zones = 0;

	if (!ship)
		return;
	while (part(o, 1, 0, zones))
		zones++;
	at = at_sea(t, ship) ? place(t, ship) : dial(t, ship, HARBOUR);
	at = last_of(o, 1, at);
	if (!at || zones >= num(t, dial(t, seat, CIVILIZATION), SHIP_STEPS))
		return;
	each_link(l, t, at, lords_is(t, SEA, at) ? SEA_LANE : COAST)
		offer(c, l->to, NONE, 1);
}

OFFERER(lords_offer_landed)
{
	for each(p, t, IN(ABOARD, seat)) {
		thing ship = lords_ship(t, seat, dial(t, p, SHIP));

		if (ship && !lords_bars(t, p, TO_LAND) && can_land(t, seat, ship))
			offer_unit(t, p, c);
	}
}

OFFERER(lords_offer_landing_ships)
{
	struct choice ships = { 0 };

	offer_ships(t, seat, can_land, NONE, &ships);
	for (int i = 0; i < ships.n; i++) {
		const struct naming w = {
			.seat = seat, .at = IN(ABOARD, seat), .ship = ships.o[i].what
		};

		if (are_there(t, o, 0, w))
			offer(c, w.ship, NONE, 1);
	}
}

/* Offers coasts of the zone where the ship is that a hole names. */
static void offer_coasts_of(const struct table *t, int seat, const struct order *o, int hole,
	bool to_dock, struct choice *c)
{
	thing ship = lords_ship(t, seat, part(o, hole, 0, 0));

	if (ship && at_sea(t, ship))
		offer_coasts(t, seat, place(t, ship), to_dock, c);
}

OFFERER_BY(lords_offer_beaches, offer_coasts_of(t, seat, o, LAND_SHIP, false, c))
OFFERER_BY(lords_offer_docking_ships, offer_ships(t, seat, can_dock, NONE, c))
OFFERER_BY(lords_offer_harbours, offer_coasts_of(t, seat, o, 0, true, c))

/* ---- teleport ---- */

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

/* Offers where a trip from a place may end; from NONE: from anywhere. */
typedef void ends(const struct table *, int seat, thing from, struct choice *);

static void offer_havens(const struct table *t, int seat, thing from, struct choice *c)
{
	each_space(at, t, LAND)
		if (at != from && lords_friendly(t, seat, at))
			offer(c, at, NONE, 1);
}

static void offer_portals(const struct table *t, int seat, thing from, struct choice *c)
{
	each_space(at, t, LAND)
		if (at != from && is_portal(t, seat, at))
			offer(c, at, NONE, 1);
}

static void offer_decks(const struct table *t, int seat, UNUSED thing from, struct choice *c)
{
	offer_ships(t, seat, has_room, NONE, c);
}

static void offer_parties(const struct table *t, int seat, UNUSED thing from, struct choice *c)
{
	for (int i = 0; i < 2; i++)
		if (has_party(t, seat, i))
			offer(c, i, NONE, 1);
}

static int number_of(const struct table *t, int seat, ends *to)
{
	struct choice c = { 0 };

	to(t, seat, NONE, &c);
	return c.n;
}

OFFERER_IF(lords_offer_to_haven, number_of(t, seat, offer_havens),
	offer_casters(t, seat, can_teleport, c))
OFFERER_IF(lords_offer_to_deck, number_of(t, seat, offer_decks),
	offer_casters(t, seat, can_teleport, c))
OFFERER_IF(lords_offer_to_party, number_of(t, seat, offer_parties),
	offer_casters(t, seat, can_teleport, c))
OFFERER_IF(lords_offer_to_portal, number_of(t, seat, offer_portals) > 1,
	offer_casters(t, seat, can_lead, c))

static thing caster_of(const struct table *t, int seat, const struct order *o)
{
	return lords_find(t, seat, part(o, 0, 0, 0));
}

OFFERER_IF(lords_offer_company_size, caster_of(t, seat, o), kit_offer_numbers(c, FEW))

/* Offers units beside the caster. Other casters travel by themselves. */
static void offer_company(
	const struct table *t, int seat, thing caster, enum act act, struct choice *c)
{
	if (!caster)
		return;
	for each(p, t, place(t, caster))
		if (owner(t, p) == seat && num(t, p, PLACES_TAKEN) && !lords_caster(t, p)
			&& !lords_bars(t, p, act))
			offer_unit(t, p, c);
}

OFFERER_BY(lords_offer_company, offer_company(t, seat, caster_of(t, seat, o), TO_COME, c))
OFFERER_BY(lords_offer_recruits, offer_company(t, seat, caster_of(t, seat, o), TO_JOIN_PARTY, c))

static void offer_ends(
	const struct table *t, int seat, const struct order *o, ends *to, struct choice *c)
{
	thing caster = caster_of(t, seat, o);

	if (caster)
		to(t, seat, place(t, caster), c);
}

OFFERER_BY(lords_offer_havens, offer_ends(t, seat, o, offer_havens, c))
OFFERER_BY(lords_offer_decks, offer_ends(t, seat, o, offer_decks, c))
OFFERER_BY(lords_offer_parties, offer_ends(t, seat, o, offer_parties, c))
OFFERER_BY(lords_offer_portals, offer_ends(t, seat, o, offer_portals, c))

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
	if (!lords_friendly(t, seat, from) || lords_troop(t, seat, from, NONE) < 2)
		return false;
	struct choice c = { 0 };
	offer_ways(t, seat, from, NEXT_TO, &c);
	return c.n > 0;
}

OFFERER_BY(lords_offer_marching, offer_units(t, seat, has_way, TO_MARCH, c))
OFFERER_BY(lords_offer_marched_from, offer_bases(t, seat, o, has_way, TO_MARCH, c))
OFFERER_BY(lords_offer_transferred, offer_units(t, seat, has_way, TO_TRANSFER, c))
OFFERER_BY(lords_offer_transferred_from, offer_bases(t, seat, o, has_way, TO_TRANSFER, c))

OFFERER(lords_offer_ways)
{
	thing at = last_of(o, MARCH_VIA, part(o, MARCH_FROM, 0, 0));

	offer_ways(t, seat, at, NEXT_TO, c);
	if (is_dragonlord(t, o))
		offer_ways(t, seat, at, MOUNTAIN, c);
}
