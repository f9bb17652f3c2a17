/* SPDX-License-Identifier: MIT
 * Attacks on land and on camps, and what follows from them. */
#include "games/dragonlords/army.h"
#include "kit/kit.h"

/* ---- coming home ---- */

static bool is_sea(const struct table *t, thing at)
{
	return lords_is(t, SEA, at);
}

static thing first_ship(const struct table *t, int seat, thing zone)
{
	for each(p, t, zone)
		if (owner(t, p) == seat)
			return kind(t, p);
	return NONE;
}

/* Boards the unit's own ship if that has room, else another ship there with room. If none has
 * room, one ship is too full for now. */
static void board(struct table *t, int seat, thing unit, thing zone)
{
	thing ship = dial(t, unit, SHIP), piece = ship ? lords_ship(t, seat, ship) : NONE;
	int places = num(t, unit, PLACES_TAKEN);

	for (int left = count(t, unit); left; left--) {
		bool own_ship = piece && place(t, piece) == zone
			&& lords_places(t, seat, ship) + places <= key(t, SHIP_PLACES);
		thing to = own_ship ? ship : naval_with_room(t, seat, zone, places);

		if (!to)
			to = piece && place(t, piece) == zone ? ship : first_ship(t, seat, zone);
		thing p = move(t, unit, 1, IN(ABOARD, seat));
		if (dial(t, p, SHIP) != to)
			set(t, p, 1, SHIP, to);
	}
}

static bool can_receive(const struct table *t, int seat, thing at)
{
	return is_sea(t, at) ? first_ship(t, seat, at) != NONE : lords_friendly(t, seat, at);
}

/* Treasures that a catapult carries stay on it when the catapult changes owner. */
static void hand_over_load(struct table *t, const struct battle *b, thing engine)
{
	int foe = b->side[DEFENDER].seat;

	for each(p, t, engine) {
		own(t, p, 1, foe);
		tell(t, b->who, SPOIL_TAKEN, foe, kind(t, p));
	}
}

/* The defender, if any, gets the catapults left behind. A hero among them is lost. */
static void leave_engines(struct table *t, struct battle *b)
{
	struct side *s = &b->side[ATTACKER], *foe = &b->side[DEFENDER];

	for each(p, t, s->at) {
		if (owner(t, p) != s->seat || num(t, p, TYPE) != CATAPULT)
			continue;
		tell(t, b->who, ENGINES_LEFT, s->seat, count(t, p), kind(t, p), foe->seat);
		if (!foe->seat || out(t, foe->seat) || !side_units(t, foe)) {
			lords_kill(t, p, count(t, p), false);
			continue;
		}
		lords_end_hero(t, p);
		if (dial(t, p, SHIP))
			p = set(t, p, 0, SHIP, NONE);
		hand_over_load(t, b, p);
		p = own(t, p, 0, foe->seat);
		move(t, p, 0, foe->at);
	}
}

void attack_retreat(struct table *t, struct battle *b, bool with_engines)
{
	struct side *s = &b->side[ATTACKER];
	struct choice c = { 0 };

	for (int i = 0; i < b->origins; i++)
		if (can_receive(t, s->seat, b->origin[i]))
			offer(&c, b->origin[i], NONE, 1);
	if (!with_engines)
		leave_engines(t, b);
	if (!c.n || !side_units(t, s)) {
		lords_clear(t, s->seat, s->at);
		return;
	}
	thing to = ask(t, s->seat, &c, RETREAT_TO, b->at, b->side[DEFENDER].seat);
	tell(t, ALL, RETREATED, s->seat, b->at, to, b->side[DEFENDER].seat);
	for each(p, t, s->at) {
		if (owner(t, p) != s->seat)
			continue;
		if (is_sea(t, to)) {
			board(t, s->seat, p, to);
			continue;
		}
		if (dial(t, p, SHIP))
			p = set(t, p, 0, SHIP, NONE);
		move(t, p, 0, to);
	}
	if (is_sea(t, to))
		naval_balance(t, s->seat, to);
}

/* ---- ships that brought them ---- */

enum { FLEET = 16 };

static int ships_of(const struct table *t, const struct side *s, thing ship[])
{
	int n = 0;

	for each(p, t, s->at) {
		thing of = dial(t, p, SHIP);
		bool known = !of;

		for (int i = 0; i < n; i++)
			known |= ship[i] == of;
		if (!known && n < FLEET)
			ship[n++] = of;
	}
	return n;
}

static void come_in(struct table *t, const struct side *s, thing land)
{
	for each(p, t, s->at) {
		if (owner(t, p) != s->seat)
			continue;
		if (dial(t, p, SHIP))
			p = set(t, p, 0, SHIP, NONE);
		move(t, p, 0, land);
	}
}

/* The victors occupy the land. Ships that they left empty dock there. */
static void occupy(struct table *t, struct side *s, thing land)
{
	thing ship[FLEET];
	int n = ships_of(t, s, ship);

	come_in(t, s, land);
	s->at = land;
	for (int i = 0; i < n; i++)
		if (!lords_aboard(t, s->seat, ship[i]) && lords_coastal(t, land)
			&& lords_ship(t, s->seat, ship[i]))
			lords_dock(t, s->seat, ship[i], land);
}

/* ---- cannons on the shore ---- */

static void sink(struct table *t, int seat, int enemy, thing land)
{
	thing ship[FLEET];
	struct side s = { .seat = seat, .at = IN(FIELD, seat) };
	struct choice c = { 0 };
	int rank[FLEET], n = ships_of(t, &s, ship);

	for (int i = 0; i < n; i++) {
		rank[i] = 0;
		for each(p, t, s.at)
			rank[i] += dial(t, p, SHIP) == ship[i] ? count(t, p) : 0;
		offer(&c, ship[i], NONE, 1);
	}
	kit_sort(&c, rank);
	if (!c.n)
		return;
	thing lost = ask(t, seat, &c, SUNK, land, enemy);
	tell(t, ALL, SHIP_SUNK, seat, lost, land);
	for each(p, t, s.at)
		if (dial(t, p, SHIP) == lost)
			lords_kill(t, p, count(t, p), false);
	for each(p, t, IN(ABOARD, seat))
		if (dial(t, p, SHIP) == lost)
			lords_kill(t, p, count(t, p), false);
	lords_scrap(t, lords_ship(t, seat, lost));
}

static void shoot_at_ships(struct table *t, const struct attack *a)
{
	int enemy = dial(t, a->at, HOLDER), n = 0;
	thing king = lords_kind(t, a->seat, KING);
	thing lord = lords_kind(t, a->seat, DRAGONLORD);
	bool had = lords_find(t, a->seat, king) != NONE;
	bool led = lords_find(t, a->seat, lord) != NONE;
	struct side s = { .seat = a->seat, .at = IN(FIELD, a->seat) };
	thing ship[FLEET];

	for each(p, t, a->at)
		n += num(t, p, TYPE) == CANNON ? count(t, p) : 0;
	for (int i = 0; i < n && ships_of(t, &s, ship); i++) {
		int die = roll(t, ONLY(a->seat) | ONLY(enemy), 1, key(t, SINK_DIE), 0, SINKING_DIE,
			a->at, enemy);

		if (die == 1)
			sink(t, a->seat, enemy, a->at);
	}
	if (led && !lords_find(t, a->seat, lord))
		tell(t, ALL, DRAGONLORD_FALLS, a->seat, lord, a->at);
	if (had && !lords_find(t, a->seat, king)) {
		tell(t, ALL, KING_FALLS, a->seat, king, a->at);
		lords_depose(t, ONLY(a->seat));
	}
}

/* ---- an attack on land ---- */

static void conclude(struct table *t, struct battle *b)
{
	struct side *s = &b->side[ATTACKER];

	switch (b->end) {
	case WON_BY_ATTACKER:
		lords_conquer(t, s->seat, b->at);
		occupy(t, s, b->at);
		break;
	case WON_BY_DEFENDER:
		tell(t, ALL, LAND_HELD, b->side[DEFENDER].seat, b->at, s->seat);
		break;
	case NOBODY_WON: lords_vacate(t, b->at); break;
	case BROKEN_OFF: attack_retreat(t, b, false); break;
	default:
		set(t, b->at, 0, BESIEGER, s->seat);
		tell(t, ALL, SIEGE_LAID, s->seat, b->at, b->side[DEFENDER].seat);
		come_in(t, s, lords_camp(t, b->at));
		s->at = lords_camp(t, b->at);
		set(t, s->at, 0, CAMPED, 1);
	}
}

static void copy_origins(struct battle *b, const thing *origin, int n)
{
	for (int i = 0; i < n && i < ORIGINS; i++)
		b->origin[b->origins++] = origin[i];
}

void attack_land(struct table *t, const struct attack *a)
{
	int enemy = dial(t, a->at, HOLDER);
	struct battle b = { .kind = FOR_LAND,
		.at = a->at,
		.level = dial(t, a->at, WALL),
		.may_besiege = enemy && lords_is(t, KINGDOM, a->at) && !a->pursuit,
		.who = ONLY(a->seat) | ONLY(enemy) };

	b.side[ATTACKER] = (struct side){ .seat = a->seat, .at = IN(FIELD, a->seat) };
	b.side[DEFENDER] = (struct side){ .seat = enemy, .at = a->at };
	copy_origins(&b, a->origin, a->origins);
	if (lords_vacant(t, a->at)) {
		tell(t, ALL, WALKED_IN, a->seat, a->at);
		lords_enter(t, a->seat, a->at);
		occupy(t, &b.side[ATTACKER], a->at);
		return;
	}
	under(t,
		tell(t, b.who, ATTACKED, a->seat, enemy, a->at, side_units(t, &b.side[ATTACKER]),
			side_units(t, &b.side[DEFENDER]))) {
		if (enemy && key(t, SHORE_CANNON))
			shoot_at_ships(t, a);
		if (side_units(t, &b.side[ATTACKER])) {
			battle_open(t, &b);
			battle_fight(t, &b);
			conclude(t, &b);
			battle_close(t, &b);
		}
	}
	if (b.end == BESIEGED && lords_goes_on(t, a->seat))
		siege_lay(t, a->seat, a->at);
}

/* ---- on a camp ---- */

static void attack_camp(struct table *t, const struct army *army, thing camp)
{
	int enemy = dial(t, army->land, BESIEGER);
	struct battle b = { .kind = FOR_CAMP, .at = camp, .who = ONLY(army->seat) | ONLY(enemy) };

	b.side[ATTACKER] = (struct side){ .seat = army->seat, .at = IN(FIELD, army->seat) };
	b.side[DEFENDER] = (struct side){ .seat = enemy, .at = camp };
	copy_origins(&b, army->origin, army->origins);
	under(t,
		tell(t, b.who, CAMP_ATTACKED, army->seat, enemy, army->land,
			side_units(t, &b.side[ATTACKER]), side_units(t, &b.side[DEFENDER]))) {
		battle_open(t, &b);
		battle_fight(t, &b);
		if (b.end == WON_BY_ATTACKER || b.end == NOBODY_WON) {
			set(t, army->land, 0, BESIEGER, NOBODY);
			tell(t, ALL, SIEGE_RAISED, army->seat, army->land, enemy);
		} else if (b.end == WON_BY_DEFENDER) {
			tell(t, ALL, CAMP_HELD, enemy, army->land, army->seat);
		}
		battle_close(t, &b);
		if (b.end == WON_BY_ATTACKER && !out(t, army->seat))
			attack_retreat(t, &b, true);
		else if (b.end == BROKEN_OFF)
			attack_retreat(t, &b, false);
	}
}

/* ---- the order ---- */

static int refuse_target(struct table *t, int seat, thing land, bool camp)
{
	int besieger = dial(t, land, BESIEGER);

	if (!camp && dial(t, land, HOLDER) == seat)
		return refuse(t, OWN_LAND, land);
	if (camp && (besieger == seat || dial(t, land, HOLDER) == seat))
		return refuse(t, OWN_LAND, land);
	if (camp && !besieger)
		return refuse(t, NO_CAMP, land);
	if (dial(t, camp ? lords_camp(t, land) : land, STRUCK))
		return refuse(t, STRUCK_ALREADY, land);
	if (!camp && besieger == seat)
		return refuse(t, STORM_IT, land);
	if (!camp && besieger)
		return refuse(t, BESIEGED_ALREADY, land);
	return DONE;
}

static int refuse_kingdom(struct table *t, int seat, thing land)
{
	if (!lords_is(t, KINGDOM, land))
		return DONE;
	if (season(t) <= key(t, PEACE_ROUNDS))
		return refuse(t, PEACE, land);
	if (!lords_may_storm(t, seat, land))
		return refuse(t, ONE_NEUTRAL, land);
	return DONE;
}

int lords_play_attack(struct table *t, int seat, const struct order *o)
{
	bool camp = o->form == F_RELIEVE;
	struct army army = { .seat = seat, .land = part(o, H_TARGET, 0, 0) };
	thing target = camp ? lords_camp(t, army.land) : army.land;

	if (refuse_target(t, seat, army.land, camp) == REFUSED)
		return REFUSED;
	if (!army_read(t, &army, o))
		return army_refuse(t, &army);
	if (!camp && refuse_kingdom(t, seat, army.land) == REFUSED)
		return REFUSED;
	set(t, target, 0, STRUCK, 1);
	if (lords_is(t, KINGDOM, army.land) && lords_neutral(t, army.land) && !camp)
		set(t, seat, 0, NEUTRAL_STORMED, army.land);
	army_send(t, &army, IN(FIELD, seat));
	if (camp) {
		attack_camp(t, &army, target);
		return DONE;
	}
	const struct attack a = {
		.seat = seat, .at = army.land, .origin = army.origin, .origins = army.origins
	};
	attack_land(t, &a);
	return DONE;
}

/* ---- who was named ---- */

/* Which args of ATTACKED and CAMP_ATTACKED tell of the army. */
enum { UNITS_ARG = 3 };

int lords_absent(const struct order *o, int fact, const int *args)
{
	int named = 0, forces = 0, numbers = 0;

	if (o->form != F_ATTACK || (fact != ATTACKED && fact != CAMP_ATTACKED))
		return 0;
	for (int i = 0; i < o->n; i++) {
		forces += o->part[i].hole == H_FORCE;
		numbers += o->part[i].hole == H_N;
		named += o->part[i].hole == H_N ? o->part[i].what : 0;
	}
	return forces == numbers && named > args[UNITS_ARG] ? named - args[UNITS_ARG] : 0;
}
