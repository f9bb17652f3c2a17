/* SPDX-License-Identifier: MIT
 * Ships: which units board them, where ships sail, what bars their way, where they land and dock. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { LOAD_N, LOAD_FORCE, LOAD_FROM, LOAD_SHIP };
enum { SAIL_SHIP, SAIL_TO };
enum { LAND_N, LAND_FORCE, LAND_SHIP, LAND_AT };
enum { DOCK_SHIP, DOCK_AT };

/* ---- where ships lie ---- */

static bool at_sea(const struct table *t, thing ship)
{
	return lords_is(t, SEA, place(t, ship));
}

bool lords_ship_touches(const struct table *t, thing ship, thing land)
{
	if (!at_sea(t, ship))
		return dial(t, ship, HARBOUR) == land;
	return lords_adjoins(t, place(t, ship), land, COAST);
}

int lords_crew(const struct table *t, int seat, thing zone)
{
	int n = 0;

	for each(p, t, zone)
		n += owner(t, p) == seat ? lords_aboard(t, seat, kind(t, p)) : 0;
	return n;
}

int lords_ships_in(const struct table *t, int seat, thing zone)
{
	int n = 0;

	for each(p, t, zone)
		n += owner(t, p) == seat;
	return n;
}

int lords_turn_after(const struct table *t, int seat, int i)
{
	int order = dial(t, TABLE, BID_ORDER) ? BID_ORDER : ORDER, at = 0;

	while (at < players(t) && dial(t, TABLE, order + at) != seat)
		at++;
	return dial(t, TABLE, order + (at + i) % players(t));
}

int lords_enemy_crew(const struct table *t, int seat, thing zone)
{
	each_after(other, t, seat, lords_turn_after)
		if (other != seat && lords_crew(t, other, zone))
			return other;
	return NOBODY;
}

int lords_enemy_fleet(const struct table *t, int seat, thing zone)
{
	each_after(other, t, seat, lords_turn_after)
		if (other != seat && lords_ships_in(t, other, zone))
			return other;
	return NOBODY;
}

/* ---- boarding ---- */

static int refuse_to_load(struct table *t, int seat, thing from, thing ship, thing piece)
{
	if (!piece)
		return refuse(t, NO_SUCH_SHIP, ship);
	if (!lords_ship_touches(t, piece, from))
		return refuse(t, SHIP_ELSEWHERE, ship, from);
	if (dial(t, piece, SAILED))
		return refuse(t, SHIP_HAS_SAILED, ship);
	if (dial(t, from, HOLDER) != seat)
		return refuse(t, NOT_FRIENDLY, from);
	return DONE;
}

/* load {[<int>] <force>}+ from <land> on <ship> */
int lords_play_load(struct table *t, int seat, const struct order *o)
{
	thing from = part(o, LOAD_FROM, 0, 0), ship = part(o, LOAD_SHIP, 0, 0);
	struct muster m = { .seat = seat,
		.at = from,
		.act = TO_BOARD,
		.stays = true,
		.places = ANY_NUMBER,
		.room = key(t, SHIP_PLACES) - lords_places(t, seat, ship),
		.units = ANY_NUMBER };

	if (refuse_to_load(t, seat, from, ship, lords_ship(t, seat, ship)) != DONE)
		return REFUSED;
	if (lords_muster(t, o, LOAD_N, &m) != DONE)
		return REFUSED;
	if (m.barred)
		return refuse(t, lords_bars(t, m.barred, TO_BOARD), kind(t, m.barred));
	if (m.crowded)
		return refuse(t, NO_ROOM_ABOARD, ship, m.needed, m.room);
	if (m.empty)
		return refuse(t, NOBODY_STAYS, from);
	if (!lords_friendly(t, seat, from))
		return refuse(t, NOT_FRIENDLY, from);
	lords_send(t, &m.force, IN(ABOARD, seat), ship);
	lords_mark(t, &m.force, BOARDED, 1);
	tell(t, ONLY(seat), GOES_ABOARD, seat, lords_force_units(&m.force), ship, from);
	return DONE;
}

/* ---- sailing ---- */

struct voyage {
	int seat, zones;
	thing ship, kind;
	thing began, at; /* a zone, or the harbour it leaves */
};

static thing lies_at(const struct table *t, thing ship)
{
	return at_sea(t, ship) ? place(t, ship) : dial(t, ship, HARBOUR);
}

static int refuse_to_leave(struct table *t, const struct voyage *v)
{
	if (dial(t, v->ship, SAILED))
		return refuse(t, SHIP_HAS_SAILED, v->kind);
	if (!lords_aboard(t, v->seat, v->kind))
		return refuse(t, NOBODY_ABOARD, v->kind);
	if (!at_sea(t, v->ship) && (!v->at || !lords_friendly(t, v->seat, v->at)))
		return refuse(t, HARBOUR_SHUT, v->kind, v->at);
	return DONE;
}

/* Tests the whole way before the first step. */
static int refuse_lanes(struct table *t, const struct voyage *v, const struct order *o)
{
	int zones = 0, most = num(t, dial(t, v->seat, CIVILIZATION), SHIP_STEPS);
	thing at = v->at, to;

	for (; (to = part(o, SAIL_TO, 0, zones)); zones++, at = to)
		if (!lords_adjoins(t, at, to, lords_is(t, SEA, at) ? SEA_LANE : COAST))
			return refuse(t, NO_LANE, at, to);
	if (zones > most)
		return refuse(t, TOO_MANY_ZONES, zones, most);
	return DONE;
}

static void step(struct table *t, struct voyage *v, thing to)
{
	thing from = at_sea(t, v->ship) ? v->at : NONE;

	if (dial(t, v->ship, HARBOUR))
		v->ship = set(t, v->ship, 1, HARBOUR, NONE);
	if (dial(t, v->ship, CAME_FROM) != from)
		v->ship = set(t, v->ship, 1, CAME_FROM, from);
	v->ship = move(t, v->ship, 1, to);
	v->at = to;
	v->zones++;
}

/* Whether the ship enters a zone with enemy ships and stops there to fight. Its seat sees how
 * many ships there are, not what they carry. */
static bool means_to_fight(struct table *t, const struct voyage *v, thing zone, int enemy)
{
	int units = lords_aboard(t, v->seat, v->kind), ships = lords_ships_in(t, enemy, zone);

	return word(t, v->seat, 1 << BLOCKADE_FIGHT | 1 << BLOCKADE_BACK, BLOCKADE, zone, enemy,
		       v->kind, units, ships)
		== BLOCKADE_FIGHT;
}

/* Sails until somebody bars the way. Returns the seat that does, or NOBODY. */
static int go_through(struct table *t, struct voyage *v, const struct order *o)
{
	thing to;

	for (int i = 0; (to = part(o, SAIL_TO, 0, i)); i++) {
		int enemy = lords_enemy_crew(t, v->seat, to);

		if (enemy && !means_to_fight(t, v, to, enemy))
			return enemy;
		step(t, v, to);
		if (enemy) {
			v->ship = set(t, v->ship, 1, STOPPED, 1);
			return enemy;
		}
	}
	return NOBODY;
}

/* sail <ship> <sea>+ */
int lords_play_sail(struct table *t, int seat, const struct order *o)
{
	struct voyage v = { .seat = seat, .kind = part(o, SAIL_SHIP, 0, 0) };

	v.ship = lords_ship(t, seat, v.kind);
	if (!v.ship)
		return refuse(t, NO_SUCH_SHIP, v.kind);
	v.began = v.at = lies_at(t, v.ship);
	if (refuse_to_leave(t, &v) != DONE || refuse_lanes(t, &v, o) != DONE)
		return REFUSED;
	int enemy = go_through(t, &v, o);
	v.ship = set(t, v.ship, 1, SAILED, 1);
	if (v.zones)
		tell(t, ALL, SHIP_SAILS, seat, v.kind, v.began, v.at, v.zones);
	if (dial(t, v.ship, STOPPED))
		tell(t, ALL, SHIP_STOPS, seat, v.kind, v.at, enemy);
	else if (enemy)
		tell(t, ALL, SHIP_TURNS_BACK, seat, v.kind, part(o, SAIL_TO, 0, v.zones), enemy);
	return DONE;
}

/* ---- landing ---- */

/* Refuses unless the ship is at sea and not stopped in its zone. */
static int refuse_ship(struct table *t, thing ship, thing piece)
{
	if (!piece)
		return refuse(t, NO_SUCH_SHIP, ship);
	if (dial(t, piece, STOPPED))
		return refuse(t, SHIP_IS_STOPPED, ship, lies_at(t, piece));
	return DONE;
}

static int refuse_coast(struct table *t, thing ship, thing piece, thing land)
{
	if (!at_sea(t, piece))
		return refuse(t, SHIP_NOT_AT_SEA, ship);
	if (!lords_adjoins(t, place(t, piece), land, COAST))
		return refuse(t, NO_COAST, land, place(t, piece));
	return DONE;
}

bool lords_may_land_at(const struct table *t, int seat, thing land)
{
	return lords_friendly(t, seat, land)
		|| (lords_vacant(t, land) && lords_is(t, ISLAND, land));
}

/* land {[<int>] <force>}+ off <ship> at <land> */
int lords_play_land(struct table *t, int seat, const struct order *o)
{
	thing ship = part(o, LAND_SHIP, 0, 0), to = part(o, LAND_AT, 0, 0);
	thing piece = lords_ship(t, seat, ship);
	struct muster m = { .seat = seat,
		.at = IN(ABOARD, seat),
		.ship = ship,
		.act = TO_LAND,
		.places = ANY_NUMBER,
		.room = ANY_NUMBER,
		.units = ANY_NUMBER };

	if (refuse_ship(t, ship, piece) != DONE || lords_muster(t, o, LAND_N, &m) != DONE)
		return REFUSED;
	if (m.barred || m.empty)
		return refuse(t, HAS_LANDED, m.barred ? kind(t, m.barred) : NONE);
	if (!lords_may_land_at(t, seat, to))
		return refuse(t, NO_LANDING, to);
	if (refuse_coast(t, ship, piece, to) != DONE)
		return REFUSED;
	lords_send(t, &m.force, to, NONE);
	lords_mark(t, &m.force, LANDED, 1);
	tell(t, ONLY(seat), COMES_ASHORE, seat, lords_force_units(&m.force), ship, to);
	lords_enter(t, seat, to);
	return DONE;
}

/* ---- docking ---- */

static int go_ashore(struct table *t, int seat, thing ship, thing land)
{
	int n = 0;

	for each(p, t, IN(ABOARD, seat)) {
		if (dial(t, p, SHIP) != ship)
			continue;
		n += count(t, p);
		p = move(t, p, 0, land);
		p = set(t, p, 0, SHIP, NONE);
		if (!dial(t, p, LANDED))
			set(t, p, 0, LANDED, 1);
	}
	return n;
}

void lords_dock(struct table *t, int seat, thing ship, thing land)
{
	thing of = ship > PIECES ? kind(t, ship) : ship, piece = lords_ship(t, seat, of);

	if (!piece)
		return;
	int n = go_ashore(t, seat, of, land);
	piece = set(t, piece, 1, HARBOUR, land);
	move(t, piece, 1, IN(DOCKS, seat));
	tell(t, ONLY(seat), SHIP_DOCKS, seat, of, land, n);
}

/* dock <ship> <land> */
int lords_play_dock(struct table *t, int seat, const struct order *o)
{
	thing ship = part(o, DOCK_SHIP, 0, 0), land = part(o, DOCK_AT, 0, 0);
	thing piece = lords_ship(t, seat, ship);

	if (refuse_ship(t, ship, piece) != DONE)
		return REFUSED;
	if (!lords_friendly(t, seat, land))
		return refuse(t, NOT_FRIENDLY, land);
	if (refuse_coast(t, ship, piece, land) != DONE)
		return REFUSED;
	lords_dock(t, seat, ship, land);
	return DONE;
}

/* ---- when all have sailed ---- */

/* Units on a docked ship that did not sail go ashore again. */
static void clear_docks(struct table *t, int seat)
{
	for each(p, t, IN(DOCKS, seat)) {
		thing ship = kind(t, p), land = dial(t, p, HARBOUR);

		if (!lords_aboard(t, seat, ship) || dial(t, land, HOLDER) != seat)
			continue;
		int n = go_ashore(t, seat, ship, land);
		tell(t, ONLY(seat), BACK_ASHORE, seat, n, ship, land);
	}
}

/* Whether a ship of another seat lies there and that seat has nobody aboard its ships there. */
static bool lies_empty(const struct table *t, int seat, thing ship)
{
	return owner(t, ship) != seat && !lords_crew(t, owner(t, ship), place(t, ship));
}

static void capture_in(struct table *t, int seat, thing zone)
{
	int mine = 0, empty = 0;

	for each(p, t, zone) {
		mine += owner(t, p) == seat;
		empty += lies_empty(t, seat, p);
	}
	if (!mine || !empty || lords_crew(t, seat, zone) < mine + empty)
		return;
	for each(p, t, zone)
		if (lies_empty(t, seat, p)) {
			tell(t, ALL, EMPTY_SHIP_TAKEN, seat, owner(t, p), kind(t, p), zone);
			own(t, p, 1, seat);
		}
}

void lords_capture_empty(struct table *t, int seat)
{
	clear_docks(t, seat);
	each_space(zone, t, SEA)
		capture_in(t, seat, zone);
}
