/* SPDX-License-Identifier: MIT
 * The map: whose a land is and who stands there. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

static thing kind_of(const struct table *t, int civ, int type)
{
	for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++)
		if (num(t, k, CIV) == civ && num(t, k, TYPE) == type)
			return k;
	return NONE;
}

thing lords_kind(const struct table *t, int seat, int type)
{
	return kind_of(t, ORCS + kit_nth(t, TYPE, dial(t, seat, CIVILIZATION)), type);
}

thing lords_stranger(const struct table *t)
{
	return kind_of(t, UNKNOWN, BASIC);
}

int lords_units(const struct table *t, int seat, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += owner(t, p) == seat ? count(t, p) : 0;
	return n;
}

bool lords_vacant(const struct table *t, thing land)
{
	return !dial(t, land, HOLDER) && !first(t, land);
}

int lords_kingdoms(const struct table *t, int seat)
{
	int n = 0;
	thing at;

	for (int i = 0; (at = space(t, KINGDOM, i)); i++)
		n += dial(t, at, HOLDER) == seat;
	return n;
}
