/* SPDX-License-Identifier: MIT
 * What must be true of a table between two turns, and which seats see what. */
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

static const char *bad_camp(const struct table *t, thing kingdom)
{
	int besieger = dial(t, kingdom, BESIEGER);
	thing camp = lords_camp(t, kingdom);

	if (besieger && !lords_units(t, besieger, camp))
		return "a camp has no unit";
	for each(p, t, camp)
		if (owner(t, p) != besieger)
			return "a unit stands in a camp that is not its owner's";
	return 0;
}

static const char *bad_seat(const struct table *t, int seat)
{
	/* The set-up gives a seat its civilization, which decides what the seat can buy, sail
	 * and sneak. */
	if (season(t) && !dial(t, seat, CIVILIZATION))
		return "a seat has no civilization, as in 'red civilization: orcs'";
	if (first(t, IN(FIELD, seat)))
		return "somebody is left in the field after all battles";
	for each(p, t, IN(ABOARD, seat)) {
		thing ship = lords_ship(t, seat, dial(t, p, SHIP));

		if (!ship || !lords_is(t, SEA, place(t, ship)))
			return "a unit is aboard no ship at sea";
		if (lords_places(t, seat, kind(t, ship)) > key(t, SHIP_PLACES))
			return "a ship holds more than it can";
	}
	for each(p, t, IN(DOCKS, seat))
		if (!dial(t, p, HARBOUR))
			return "a ship is docked nowhere";
	/* In a guess at hidden things a king may be nowhere. Dead kings are in the hall. */
	if (season(t) && !out(t, seat) && find(t, IN(HALL, NOBODY), lords_kind(t, seat, KING)))
		return "a king is dead, and his seat plays on";
	return 0;
}

static int shards_laid(const struct table *t)
{
	int n = dial(t, TABLE, HIDDEN_SHARDS);

	each_space(at, t, LAND)
		n += dial(t, at, SHARDS);
	return n;
}

const char *lords_audit(const struct table *t)
{
	const char *why = 0;
	thing at;

	for (int i = 0; !why && (at = space(t, LAND, i)); i++)
		why = bad_land(t, at);
	for (int i = 0; !why && (at = space(t, KINGDOM, i)); i++)
		why = bad_camp(t, at);
	for (int seat = 1; !why && seat <= players(t); seat++)
		why = bad_seat(t, seat);
	if (!why && first(t, IN(SPOILS, NOBODY)))
		why = "treasures of the fallen were left lying";
	/* Shards are laid in the set-up, which also sets the turn order. */
	if (!why && dial(t, TABLE, ORDER) && shards_laid(t) != key(t, SHARDS_IN_ALL))
		why = "a shard is missing, or there is one too many";
	return why;
}

/* ---- who sees what ---- */

/* Whether the seat has a tower or a kingdom in adjacent land. A kingdom watches whatever the
 * level of its wall. */
static bool watched(const struct table *t, int seat, thing at)
{
	const struct link *l;
	int n = key(t, TOWER_SIGHT) ? links(t, at, NEXT_TO, &l) : 0;

	for (int i = 0; i < n; i++)
		if (dial(t, l[i].to, HOLDER) == seat
			&& (dial(t, l[i].to, TOWER) || lords_is(t, KINGDOM, l[i].to)))
			return true;
	return false;
}

int lords_whose(const struct table *t, thing place)
{
	thing kingdom = place < PLACES ? lords_camped_at(t, place) : NONE;

	if (place >= PLACES)
		return NOBODY;
	return dial(t, kingdom ? kingdom : place, kingdom ? BESIEGER : HOLDER);
}

enum detail lords_sees(const struct table *t, int seat, thing place)
{
	int of = lords_whose(t, place);

	if (!key(t, FOG_OF_WAR) || !of || of == seat || (seat && watched(t, seat, place)))
		return EXACTLY;
	return BAND;
}

void lords_band(const struct table *t, int n, int *least, int *most)
{
	static const int tops[] = { FEW_TO, SOME_TO, MANY_TO };

	*least = 1;
	for (unsigned i = 0; i < sizeof tops / sizeof *tops; i++) {
		*most = key(t, tops[i]);
		if (n <= *most)
			return;
		*least = *most + 1;
	}
	*most = 0;
}
