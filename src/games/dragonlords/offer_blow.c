/* SPDX-License-Identifier: MIT
 * What orders of raids, bombardments, sneak attacks and elementals may contain. */
#include "games/dragonlords/offer.h"

enum { ENOUGH = 5 };

/* ---- who can strike from where ---- */

static int type_of(int form)
{
	switch (form) {
	case F_SNEAK: return BASIC;
	case F_BOMBARD:
	case F_BOMBARD_SEA: return CANNON;
	default: return CAVALRY;
	}
}

static bool can_strike(const struct table *t, int seat, int form, thing at)
{
	if (!lords_friendly(t, seat, at))
		return false;
	for each(p, t, at)
		if (owner(t, p) == seat && num(t, p, TYPE) == type_of(form)
			&& !lords_bars(t, p, TO_STRIKE))
			return true;
	return false;
}

/* Offers land beside a space from which some unit can strike. */
static void offer_bases(
	const struct table *t, int seat, int form, thing at, int relation, struct choice *c)
{
	each_link(l, t, at, relation)
		if (can_strike(t, seat, form, l->to))
			kit_offer_once(c, l->to);
}

/* Offers origins: cannons also shoot across mountains, cavalry may ride there over friendly
 * land. */
static void offer_origins(const struct table *t, int seat, int form, thing at, struct choice *c)
{
	const struct link *l;
	int n;

	if (form == F_BOMBARD_SEA) {
		offer_bases(t, seat, form, at, COAST, c);
		return;
	}
	offer_bases(t, seat, form, at, NEXT_TO, c);
	if (form == F_BOMBARD)
		offer_bases(t, seat, form, at, MOUNTAIN, c);
	if (form != F_RAID && form != F_PILLAGE)
		return;
	n = links(t, at, NEXT_TO, &l);
	for (int i = 0; i < n; i++)
		if (lords_friendly(t, seat, l[i].to))
			offer_bases(t, seat, form, l[i].to, NEXT_TO, c);
}

/* ---- at what ---- */

static bool is_prey(const struct table *t, int seat, thing at)
{
	return dial(t, at, HOLDER) != seat && !lords_vacant(t, at);
}

static bool is_open(const struct table *t, int form, thing at)
{
	switch (form) {
	case F_SNEAK:
		return !dial(t, at, WALL) && !dial(t, at, TOWER) && !dial(t, at, STRUCK)
			&& !lords_is(t, KINGDOM, at);
	case F_PILLAGE:
		return dial(t, at, HOLDER) && !dial(t, at, TOWER) && !lords_is(t, KINGDOM, at);
	case F_RAID: return !dial(t, at, TOWER) && !lords_is(t, KINGDOM, at);
	default: return true;
	}
}

static bool is_allowed(const struct table *t, int seat, int form)
{
	if (form == F_SNEAK)
		return num(t, dial(t, seat, CIVILIZATION), SNEAKS) && !dial(t, seat, SNEAKED);
	return form != F_PILLAGE || key(t, PILLAGE_OPTION);
}

static bool has_ships(const struct table *t, int seat, thing zone, int of)
{
	for each(p, t, zone)
		if (owner(t, p) != seat && (!of || owner(t, p) == of))
			return true;
	return false;
}

OFFERER(lords_offer_struck)
{
	int form = o->form;
	bool sea = form == F_BOMBARD_SEA;

	if (!is_allowed(t, seat, form))
		return;
	each_space(at, t, sea ? SEA : LAND) {
		if (sea ? !has_ships(t, seat, at, NOBODY)
			: !is_prey(t, seat, at) || !is_open(t, form, at))
			continue;
		struct choice bases = { 0 };
		offer_origins(t, seat, form, at, &bases);
		if (bases.n)
			offer(c, at, NONE, 1);
	}
}

/* Offers ways onward from the last land, or the target if that is near. */
OFFERER(lords_offer_rides)
{
	thing at = part(o, 1, 0, 0), target = part(o, 0, 0, 0);
	const struct link *l;
	int n;

	for (int i = 0; part(o, 3, 0, i); i++)
		at = part(o, 3, 0, i);
	n = links(t, at, NEXT_TO, &l);
	for (int near = 1; near >= 0 && !c->n; near--)
		for (int i = 0; i < n; i++)
			if (lords_friendly(t, seat, l[i].to)
				&& (!near || lords_adjoins(t, l[i].to, target, NEXT_TO)))
				offer(c, l[i].to, NONE, 1);
}

OFFERER_BY(lords_offer_bases, offer_origins(t, seat, o->form, part(o, 0, 0, 0), c))
OFFERER_BY(lords_offer_to_5, kit_offer_numbers(c, ENOUGH))

/* Offers the word `wall`. */
OFFERER_IF(lords_offer_wall, dial(t, part(o, 0, 0, 0), WALL), offer(c, 0, NONE, 1))

/* ---- elementals ---- */

OFFERER(lords_offer_elementals)
{
	bool at_sea = o->form == F_ELEMENTAL_SEA;

	if (dial(t, seat, ELEMENTAL_USED))
		return;
	for each(p, t, IN(SCROLLS_OF, seat))
		if (num(t, p, OP) == OP_ELEMENTAL && (!at_sea || num(t, p, WATER)))
			kit_offer_once(c, kind(t, p));
}

OFFERER(lords_offer_prey)
{
	bool peace = season(t) <= key(t, PEACE_ROUNDS);
	thing scroll = part(o, 0, 0, 0);

	each_space(at, t, LAND)
		if (is_prey(t, seat, at) && !(peace && lords_is(t, KINGDOM, at))
			&& (!num(t, scroll, WATER) || lords_coastal(t, at)))
			offer(c, at, NONE, 1);
}

OFFERER_EACH(lords_offer_fleets, each_space(at, t, SEA), at, has_ships(t, seat, at, NOBODY))

static bool can_cast(const struct table *t, UNUSED int seat, thing caster)
{
	return !lords_bars(t, caster, TO_SUMMON);
}

/* Offers seats with ships there. */
OFFERER_EACH(lords_offer_owners, each_seat(s, t), s,
	s != seat && has_ships(t, seat, part(o, 1, 0, 0), s))
OFFERER_BY(lords_offer_casters, offer_casters(t, seat, can_cast, c))
