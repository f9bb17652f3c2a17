/* SPDX-License-Identifier: MIT
 * Battles at sea. */
#include "games/dragonlords/army.h"
#include "kit/kit.h"

/* ---- who is there ---- */

/* Returns the next seat after the active one, in turn order, with manned ships there; 0 if there
 * is none. */
static int next_enemy(const struct table *t, int seat, thing zone, seats done)
{
	each_after(other, t, seat, lords_turn_after)
		if (!(done & ONLY(other)) && lords_crew(t, other, zone))
			return other;
	return NOBODY;
}

/* ---- to the fight and back ---- */

static void take_up(struct table *t, int seat, thing zone)
{
	for each(p, t, IN(ABOARD, seat))
		if (lords_afloat(t, p) == zone)
			move(t, p, 0, IN(FIELD, seat));
}

static void go_back_aboard(struct table *t, int seat)
{
	for each(p, t, IN(FIELD, seat))
		move(t, p, 0, IN(ABOARD, seat));
}

/* ---- too many aboard ---- */

thing naval_with_room(const struct table *t, int seat, thing zone, int places)
{
	for each(p, t, zone)
		if (owner(t, p) == seat
			&& lords_places(t, seat, kind(t, p)) + places <= key(t, SHIP_PLACES))
			return kind(t, p);
	return NONE;
}

/* Sends a unit over the side. Casters have a place on any ship. False if only casters are left. */
static bool over_the_side(struct table *t, int seat, thing zone, thing ship, int places)
{
	struct loss l = { .seat = seat, .at = IN(ABOARD, seat), .ship = ship };
	struct choice c = { 0 };

	lords_offer_units(t, &l, false, &c);
	if (!c.n)
		return false;
	pick(t, seat, &c, 1, 1, OVERBOARD, zone, places);
	thing p = lords_named_unit(t, &l, &c.o[0]);
	tell(t, ONLY(seat), WENT_OVERBOARD, seat, kind(t, p), zone);
	if (lords_hero(t, p))
		lords_tell_fall(t, ONLY(seat), seat, 1, p);
	lords_kill(t, p, 1, false);
	return true;
}

static int surplus(const struct table *t, int seat, thing ship)
{
	return lords_places(t, seat, ship) - key(t, SHIP_PLACES);
}

/* Moves units one by one while their ship is too full and another has room. */
static void change_ships(struct table *t, int seat, thing zone, thing unit)
{
	thing ship = dial(t, unit, SHIP), to;

	for (int left = count(t, unit); left && surplus(t, seat, ship) > 0; left--) {
		to = naval_with_room(t, seat, zone, num(t, unit, PLACES_TAKEN));
		if (!to)
			return;
		set(t, unit, 1, SHIP, to);
	}
}

/* Units without a place on their ship change to another ship in the zone, or go over the side. */
void naval_balance(struct table *t, int seat, thing zone)
{
	for each(s, t, zone) {
		thing ship = kind(t, s);
		int over;

		if (owner(t, s) != seat)
			continue;
		for each(p, t, IN(ABOARD, seat))
			if (dial(t, p, SHIP) == ship && !lords_caster(t, p))
				change_ships(t, seat, zone, p);
		while ((over = surplus(t, seat, ship)) > 0
			&& over_the_side(t, seat, zone, ship, over))
			;
	}
}

/* ---- what becomes of the ships ---- */

static void capture(struct table *t, int by, int from, thing zone)
{
	for each(p, t, zone)
		if (owner(t, p) == from) {
			tell(t, ALL, SHIP_CAPTURED, by, from, kind(t, p), zone);
			own(t, p, 1, by);
		}
}

static void sink_all(struct table *t, int seat, thing zone)
{
	for each(p, t, zone)
		if (owner(t, p) == seat) {
			tell(t, ALL, SHIP_LOST, seat, kind(t, p), zone);
			lords_scrap(t, p);
		}
}

static void settle_ships(struct table *t, const struct battle *b, int winner)
{
	const struct side *s = &b->side[winner], *foe = &b->side[!winner];
	int fleet = lords_ships_in(t, s->seat, b->at) + lords_ships_in(t, foe->seat, b->at);

	lords_clear(t, foe->seat, foe->at);
	if (!b->trapped && !s->shot && side_units(t, s) >= fleet)
		capture(t, s->seat, foe->seat, b->at);
	else
		sink_all(t, foe->seat, b->at);
}

/* Only catapults are left, and they go down. */
static void drift(struct table *t, const struct battle *b)
{
	for (int i = 0; i < 2; i++)
		lords_clear(t, b->side[i].seat, b->side[i].at);
	tell(t, ALL, SHIPS_DRIFT, b->at);
}

/* All withdraw together, to one of the zones that ships of the fleet came from. */
static thing withdraw(struct table *t, const struct battle *b)
{
	int seat = b->side[ATTACKER].seat;
	struct choice c = { 0 };

	for (int i = 0; i < b->origins; i++)
		offer(&c, b->origin[i], NONE, 1);
	thing to = ask(t, seat, &c, RETREAT_TO, b->at, b->side[DEFENDER].seat);
	tell(t, ALL, SAILED_OFF, seat, b->at, to);
	/* There they lie in peace, whatever other ships are there. */
	for each(p, t, b->at) {
		if (owner(t, p) != seat)
			continue;
		p = set(t, p, 1, STOPPED, 0);
		move(t, p, 1, to);
	}
	return to;
}

static void find_origins(const struct table *t, struct battle *b)
{
	for each(p, t, b->at) {
		thing from = dial(t, p, CAME_FROM);
		int i = 0;

		if (owner(t, p) != b->side[ATTACKER].seat || !from)
			continue;
		while (i < b->origins && b->origin[i] != from)
			i++;
		if (i == b->origins && i < ORIGINS)
			b->origin[b->origins++] = from;
	}
}

static enum battle_end fight_at_sea(struct table *t, int seat, int enemy, thing zone)
{
	struct battle b = { .kind = AT_SEA, .at = zone, .who = ONLY(seat) | ONLY(enemy) };
	thing lies = zone;

	take_up(t, seat, zone);
	take_up(t, enemy, zone);
	b.side[ATTACKER] = (struct side){ .seat = seat, .at = IN(FIELD, seat) };
	b.side[DEFENDER] = (struct side){ .seat = enemy, .at = IN(FIELD, enemy) };
	find_origins(t, &b);
	under(t,
		tell(t, b.who, SEA_BATTLE, seat, enemy, zone, side_units(t, &b.side[ATTACKER]),
			side_units(t, &b.side[DEFENDER]))) {
		battle_open(t, &b);
		battle_fight(t, &b);
		if (b.end == WON_BY_ATTACKER || b.end == WON_BY_DEFENDER)
			settle_ships(t, &b, b.end == WON_BY_ATTACKER ? ATTACKER : DEFENDER);
		else if (b.end == NOBODY_WON)
			drift(t, &b);
		else
			lies = withdraw(t, &b);
		battle_close(t, &b);
		for (int i = 0; i < 2; i++) {
			go_back_aboard(t, b.side[i].seat);
			naval_balance(t, b.side[i].seat, i == ATTACKER ? lies : zone);
		}
	}
	return b.end;
}

/* Marks all that fight, for all battles in the zone. Units that may not fight are aboard but
 * take no part. */
static void enlist(struct table *t, int seat, thing zone)
{
	for each(p, t, IN(ABOARD, seat)) {
		if (lords_afloat(t, p) != zone)
			continue;
		if (!lords_bars(t, p, TO_FIGHT))
			lords_fights(t, p, 0, 0);
		else if (dial(t, p, DEED))
			set(t, p, 0, DEED, SPENT);
	}
}

/* Fights one owner after another. */
static void fight_for(struct table *t, int seat, thing zone)
{
	seats done = 0;
	int enemy;

	set(t, zone, 0, STRUCK, 1);
	enlist(t, seat, zone);
	while ((enemy = next_enemy(t, seat, zone, done)) && lords_crew(t, seat, zone)
		&& lords_goes_on(t, seat)) {
		done |= ONLY(enemy);
		if (fight_at_sea(t, seat, enemy, zone) == BROKEN_OFF)
			return;
	}
}

void lords_fight_blockades(struct table *t, int seat)
{
	thing zone;

	for (int i = 0; (zone = space(t, SEA, i)) && lords_goes_on(t, seat); i++) {
		bool forced = false;

		for each(p, t, zone)
			forced |= owner(t, p) == seat && dial(t, p, STOPPED);
		if (forced)
			fight_for(t, seat, zone);
	}
}

/* Refuses if nobody of a crew may fight. */
static int refuse_crew(struct table *t, int seat, thing zone)
{
	int bar = 0;
	thing of = NONE;

	for each(p, t, IN(ABOARD, seat)) {
		if (lords_afloat(t, p) != zone)
			continue;
		bar = lords_bars(t, p, TO_FIGHT);
		of = kind(t, p);
		if (!bar)
			return DONE;
	}
	return refuse(t, bar, of);
}

int lords_play_fight(struct table *t, int seat, const struct order *o)
{
	thing zone = part(o, 0, 0, 0);

	if (!lords_crew(t, seat, zone))
		return refuse(t, NO_MANNED_SHIP, zone);
	if (!lords_enemy_fleet(t, seat, zone))
		return refuse(t, NO_ENEMY_SHIP, zone);
	if (dial(t, zone, STRUCK))
		return refuse(t, FOUGHT_THERE, zone);
	if (refuse_crew(t, seat, zone) != DONE)
		return REFUSED;
	/* Finding nobody costs the fight. */
	if (!next_enemy(t, seat, zone, 0))
		tell(t, ONLY(seat), NOBODY_TO_FIGHT, seat, zone);
	fight_for(t, seat, zone);
	return DONE;
}
