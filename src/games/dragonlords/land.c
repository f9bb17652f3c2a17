/* SPDX-License-Identifier: MIT
 * The map: whose a land is and who stands there. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

thing lords_kind(const struct table *t, int seat, int type)
{
	int civ = ORCS + kit_nth(t, TYPE, dial(t, seat, CIVILIZATION));

	return kit_kind_of(t, CIV, civ, TYPE, type);
}

thing lords_stranger(const struct table *t)
{
	return kit_kind_of(t, CIV, UNKNOWN, TYPE, BASIC);
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
