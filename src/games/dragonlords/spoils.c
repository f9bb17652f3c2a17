/* SPDX-License-Identifier: MIT
 * What a battle leaves: treasures of the fallen, and heroes. */
#include "games/dragonlords/battle.h"
#include "kit/kit.h"

/* ---- who may carry or be named ---- */

static bool may_be_hero(const struct table *t, thing unit)
{
	int type = num(t, unit, TYPE);

	return type != KING && type != DRAGONLORD && !lords_hero(t, unit);
}

/* Offers a seat's units in a place, highest defence first. `to` of an option: its index in
 * who[], from 1. */
static int offer_units(const struct table *t, int seat, thing at, lords_may *may, thing who[],
	int room, struct choice *c)
{
	int rank[ROWS], n = 0, before = c->n;
	struct choice own_units = { 0 };

	for each(p, t, at) {
		if (owner(t, p) != seat || n >= room || (may && !may(t, p)))
			continue;
		/* Of equal units those that fight in melee come before casters. */
		rank[n] = 2 * -lords_defence(t, p, false) + lords_caster(t, p);
		who[n] = p;
		offer(&own_units, kind(t, p), before + ++n, 1);
	}
	kit_sort(&own_units, rank);
	for (int i = 0; i < own_units.n; i++)
		offer(c, own_units.o[i].what, own_units.o[i].to, 1);
	return n;
}

/* ---- treasures ---- */

static void give_treasure(struct table *t, int seat, thing treasure, thing at)
{
	thing who[ROWS], home = lords_seat_kingdom(t, seat);
	struct choice c = { 0 };

	offer_units(t, seat, at, 0, who, ROWS, &c);
	if (home)
		offer(&c, CARRY_KINGDOM, NONE, 1);
	treasure = own(t, treasure, 1, c.n ? seat : NOBODY);
	if (!c.n) {
		move(t, treasure, 1, IN(VAULT, NOBODY));
		shuffle(t, IN(VAULT, NOBODY));
		return;
	}
	ask(t, seat, &c, CARRY, at < PLACES ? at : NONE, kind(t, treasure));
	tell(t, ONLY(seat), CARRIES, seat, kind(t, treasure), c.o[0].what);
	if (c.o[0].what == CARRY_KINGDOM) {
		treasure = set(t, treasure, 1, KEPT_AT, home);
		move(t, treasure, 1, IN(HOARD, seat));
		return;
	}
	thing unit = who[c.o[0].to - 1];
	unit = move(t, unit, 1, place(t, unit));
	move(t, treasure, 1, unit);
}

void battle_spoils(struct table *t, const struct battle *b, int winner)
{
	int seat = winner < 0 ? NOBODY : b->side[winner].seat;
	bool back = false;

	for each(p, t, IN(SPOILS, NOBODY)) {
		if (seat && side_units(t, &b->side[winner])) {
			tell(t, b->who, SPOIL_TAKEN, seat, kind(t, p));
			give_treasure(t, seat, p, b->side[winner].at);
			continue;
		}
		move(t, p, 1, IN(VAULT, NOBODY));
		back = true;
	}
	if (back)
		shuffle(t, IN(VAULT, NOBODY));
}

/* ---- heroes ---- */

/* Offers units that are heroes and can still rise, before those who could become heroes. */
static int offer_heroes(const struct table *t, int seat, thing at, thing who[], struct choice *c)
{
	int n = 0;

	for each(p, t, at) {
		thing mark = lords_hero(t, p);

		if (owner(t, p) != seat || !mark || n >= ROWS / 2
			|| dial(t, mark, HERO_LEVEL) >= key(t, HERO_TOP))
			continue;
		who[n] = p;
		offer(c, kind(t, mark), ++n, 1);
	}
	return n;
}

static void raise_hero(struct table *t, int seat, thing unit)
{
	thing mark = lords_hero(t, unit);

	gain(t, mark, HERO_LEVEL, 1);
	tell(t, ONLY(seat), HERO_RAISED, seat, kind(t, mark), kind(t, unit),
		dial(t, mark, HERO_LEVEL));
}

static void name_hero(struct table *t, int seat, thing unit, thing mark)
{
	unit = move(t, unit, 1, place(t, unit));
	mark = own(t, mark, 1, seat);
	mark = move(t, mark, 1, unit);
	tell(t, ONLY(seat), HERO_NAMED, seat, kind(t, mark), kind(t, unit));
}

/* Returns a hero's mark that the seat may still use; NONE if it has as many as it may. */
static thing free_mark(const struct table *t, int seat)
{
	int all = 0, waiting = 0;

	each_kind_with(k, t, TYPE, HERO)
		if (num(t, k, CIV) == lords_civ(t, seat)) {
			all++;
			waiting += find(t, IN(WINGS, NOBODY), k) != NONE;
		}
	return all - waiting < key(t, HEROES_MOST) ? lords_in_wings(t, seat, HERO) : NONE;
}

void battle_hero(struct table *t, const struct battle *b, int winner)
{
	const struct side *s = &b->side[winner];
	int felled = b->side[!winner].lost;
	thing who[ROWS + ROWS / 2], mark;
	struct choice c = { 0 };

	if (!s->seat || out(t, s->seat) || felled < key(t, HERO_KILLS) || !side_units(t, s))
		return;
	int heroes = offer_heroes(t, s->seat, s->at, who, &c);
	mark = free_mark(t, s->seat);
	if (mark)
		offer_units(t, s->seat, s->at, may_be_hero, who + heroes, ROWS, &c);
	if (!c.n)
		return;
	ask(t, s->seat, &c, NAME_HERO, b->at, felled);
	thing unit = who[c.o[0].to - 1];
	if (lords_hero(t, unit))
		raise_hero(t, s->seat, unit);
	else
		name_hero(t, s->seat, unit, mark);
}
