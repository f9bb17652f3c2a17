/* SPDX-License-Identifier: MIT
 * The map: whose a land is and who stands there. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

bool lords_touches(const struct table *t, thing at, thing other, int relation)
{
	return kit_link(t, at, other, relation) != 0;
}

thing lords_kind(const struct table *t, int seat, int type)
{
	int civ = dial(t, seat, CIVILIZATION) ? kit_nth(t, TYPE, dial(t, seat, CIVILIZATION)) + 1
					      : UNKNOWN;

	for (thing k = KINDS + 1; k <= KINDS + kinds(t); k++)
		if (num(t, k, TYPE) == type && num(t, k, CIV) == civ)
			return k;
	return NONE;
}

thing lords_stranger(const struct table *t)
{
	for (int i = 0; i < kit_kinds(t, CIV, UNKNOWN); i++)
		if (num(t, kit_kind(t, CIV, UNKNOWN, i), TYPE) == BASIC)
			return kit_kind(t, CIV, UNKNOWN, i);
	return NONE;
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
