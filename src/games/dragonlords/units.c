/* SPDX-License-Identifier: MIT
 * Units: their owners, what they can do, what they carry. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- kinds ---- */

int lords_civ(const struct table *t, int seat)
{
	thing civilization = seat ? dial(t, seat, CIVILIZATION) : NONE;

	if (!seat)
		return UNKNOWN;
	return ORCS
		+ (civilization ? kit_nth(t, TYPE, civilization)
				: key(t, CIVILIZATION_1 + seat - 1));
}

thing lords_kind(const struct table *t, int seat, int type)
{
	return type == CATAPULT ? kit_kind(t, TYPE, CATAPULT, 0)
				: kit_kind_of(t, CIV, lords_civ(t, seat), TYPE, type);
}

thing lords_stranger(const struct table *t)
{
	return kit_kind_of(t, CIV, UNKNOWN, TYPE, BASIC);
}

bool lords_casts(int type)
{
	return type == WIZARD || type == DRAGONLORD || type == KING;
}

bool lords_caster(const struct table *t, thing unit)
{
	return lords_casts(num(t, unit, TYPE));
}

bool lords_infantry(const struct table *t, thing unit)
{
	int type = num(t, unit, TYPE);

	return type == BASIC || type == HEAVY;
}

/* ---- where they are ---- */

int lords_units(const struct table *t, int seat, thing at)
{
	int n = 0;

	/* Items lie among the units of a party. */
	for each(p, t, at)
		n += owner(t, p) == seat && num(t, p, TYPE) != ITEM ? count(t, p) : 0;
	return n;
}

int lords_aboard(const struct table *t, int seat, thing ship)
{
	int n = 0;

	for each(p, t, IN(ABOARD, seat))
		n += dial(t, p, SHIP) == ship ? count(t, p) : 0;
	return n;
}

int lords_places(const struct table *t, int seat, thing ship)
{
	int n = 0;

	for each(p, t, IN(ABOARD, seat))
		if (dial(t, p, SHIP) == ship)
			n += count(t, p) * num(t, p, PLACES_TAKEN);
	return n;
}

static thing find_among(const struct table *t, int seat, int area, thing kind_of)
{
	thing p;

	each_space(at, t, area)
		if ((p = find(t, at, kind_of)) && owner(t, p) == seat)
			return p;
	return NONE;
}

thing lords_find(const struct table *t, int seat, thing kind_of)
{
	static const int zones[] = { ABOARD, NORTHERN, SOUTHERN, FIELD };
	static const int areas[] = { LAND, CAMP };
	thing p;

	for (unsigned i = 0; i < sizeof areas / sizeof *areas; i++)
		if ((p = find_among(t, seat, areas[i], kind_of)))
			return p;
	for (unsigned i = 0; i < sizeof zones / sizeof *zones; i++)
		if ((p = find(t, IN(zones[i], seat), kind_of)))
			return p;
	return NONE;
}

thing lords_caster_of(const struct table *t, int seat, thing k)
{
	return lords_caster(t, k) && num(t, k, CIV) == lords_civ(t, seat) ? lords_find(t, seat, k)
									  : NONE;
}

thing lords_in_wings(const struct table *t, int seat, int type)
{
	each_kind_with(k, t, TYPE, type) {
		bool its = num(t, k, CIV) == lords_civ(t, seat);
		thing p = its ? find(t, IN(WINGS, NOBODY), k) : NONE;

		if (p)
			return p;
	}
	return NONE;
}

thing lords_ship(const struct table *t, int seat, thing ship)
{
	thing p = find(t, IN(DOCKS, seat), ship);

	return p ? p : find_among(t, seat, SEA, ship);
}

thing lords_afloat(const struct table *t, thing unit)
{
	thing ship = dial(t, unit, SHIP);
	thing p = ship ? lords_ship(t, owner(t, unit), ship) : NONE;

	return p && lords_is(t, SEA, place(t, p)) ? place(t, p) : NONE;
}

bool lords_on_quest(const struct table *t, thing unit)
{
	thing at = place(t, unit);
	int seat = owner(t, unit);

	return at == IN(NORTHERN, seat) || at == IN(SOUTHERN, seat);
}

int lords_owned(const struct table *t, int seat, int type)
{
	static const int zones[] = { ABOARD, NORTHERN, SOUTHERN, FIELD, ORDERED };
	static const int areas[] = { LAND, CAMP };
	int n = 0;

	for (unsigned a = 0; a < sizeof areas / sizeof *areas; a++)
		each_space(at, t, areas[a])
			for each(p, t, at)
				n += owner(t, p) == seat && num(t, p, TYPE) == type ? count(t, p)
										    : 0;
	for (unsigned z = 0; z < sizeof zones / sizeof *zones; z++)
		for each(p, t, IN(zones[z], seat))
			n += num(t, p, TYPE) == type ? count(t, p) : 0;
	return n;
}

/* ---- what lies on them ---- */

thing lords_hero(const struct table *t, thing unit)
{
	for each(p, t, unit)
		if (num(t, p, TYPE) == HERO)
			return p;
	return NONE;
}

thing lords_called(const struct table *t, thing unit)
{
	thing mark = lords_hero(t, unit);

	return kind(t, mark ? mark : unit);
}

int lords_hero_level(const struct table *t, thing unit)
{
	thing mark = lords_hero(t, unit);

	return mark ? dial(t, mark, HERO_LEVEL) : 0;
}

/* Whoever sees a unit sees that it is a hero, but not what it carries. */
enum sight lords_carried(const struct table *t, thing piece)
{
	return num(t, piece, TYPE) == HERO ? OPEN : SECRET;
}

bool lords_carries(const struct table *t, thing unit, int op)
{
	for each(p, t, unit)
		if (num(t, p, TYPE) == TREASURE && num(t, p, OP) == op)
			return true;
	return false;
}

bool lords_knows(const struct table *t, thing caster, int spell)
{
	switch (num(t, caster, TYPE)) {
	case DRAGONLORD: return true;
	case WIZARD: return dial(t, caster, KNOWS + spell);
	default: return false;
	}
}

thing lords_spell(const struct table *t, int spell)
{
	return kit_kind(t, TYPE, SPELL, spell);
}

/* ---- their numbers ---- */

/* At walls and at sea cavalry are heavy units of their civilization. */
static thing as(const struct table *t, thing unit, bool heavy)
{
	if (!heavy || num(t, unit, TYPE) != CAVALRY)
		return unit;
	return kit_kind_of(t, CIV, num(t, unit, CIV), TYPE, HEAVY);
}

int lords_attack(const struct table *t, thing unit, bool heavy)
{
	return num(t, as(t, unit, heavy), ATTACK) + lords_hero_level(t, unit);
}

int lords_defence(const struct table *t, thing unit, bool heavy)
{
	return num(t, as(t, unit, heavy), DEFENCE);
}
