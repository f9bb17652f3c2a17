/* SPDX-License-Identifier: MIT
 * What must hold of a table between two turns, what a box must have, and who sees what. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- the table ---- */

static const char *bad_land(const struct table *t, thing at)
{
	int holder = dial(t, at, HOLDER);

	if (holder && (holder > players(t) || !lords_units(t, holder, at)))
		return "a land's owner has no unit there";
	for each(p, t, at)
		if (owner(t, p) != holder)
			return "a unit stands on land that is not its owner's";
	return 0;
}

static int shards_laid(const struct table *t)
{
	int n = dial(t, TABLE, HIDDEN_SHARDS);
	thing at;

	for (int i = 0; (at = space(t, LAND, i)); i++)
		n += dial(t, at, SHARDS);
	return n;
}

const char *lords_audit(const struct table *t)
{
	const char *why = 0;
	thing at;

	for (int i = 0; !why && (at = space(t, LAND, i)); i++)
		why = bad_land(t, at);
	if (!why && shards_laid(t) != key(t, SHARDS_IN_ALL))
		why = "a shard is missing, or there is one too many";
	return why;
}

/* ---- the box ---- */

const char *lords_unplayable(const struct table *t)
{
	for (int a = 0; a < players(t); a++)
		for (int b = 0; b < a; b++)
			if (key(t, CIVILIZATION_1 + a) == key(t, CIVILIZATION_1 + b))
				return "two seats have the same civilization";
	return 0;
}

/* ---- who sees what ---- */

static bool is_in(const struct table *t, int area, thing place)
{
	thing at;

	for (int i = 0; (at = space(t, area, i)); i++)
		if (at == place)
			return true;
	return false;
}

/* A tower or a kingdom in adjacent land; a kingdom is one at every level of its wall. */
static bool watched(const struct table *t, int seat, thing at)
{
	const struct link *l;
	int n = links(t, at, NEXT_TO, &l);

	for (int i = 0; i < n; i++)
		if (dial(t, l[i].to, HOLDER) == seat
			&& (dial(t, l[i].to, TOWER) || is_in(t, KINGDOM, l[i].to)))
			return true;
	return false;
}

/* Whose units stand there: in a camp the besieger's; NOBODY: unknown ones, or none. */
static int whose(const struct table *t, thing place)
{
	const struct link *l;

	if (is_in(t, CAMP, place) && links(t, place, BEFORE, &l))
		return dial(t, l[0].to, BESIEGER);
	return dial(t, place, HOLDER);
}

enum detail lords_sees(const struct table *t, int seat, thing place)
{
	int of = whose(t, place);

	if (!key(t, FOG_OF_WAR) || !of || of == seat || watched(t, seat, place))
		return EXACTLY;
	return BAND;
}
