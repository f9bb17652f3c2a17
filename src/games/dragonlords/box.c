/* SPDX-License-Identifier: MIT
 * What a box must have to be playable. A club may type in other values; each check says in a
 * sentence which value cannot be played. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { HIGHEST_DIE = 20, MOST_LANDS = 64, MOST_PRICE = 10000 };

/* ---- kinds the rules look for ---- */

static const char *bad_civilizations(const struct table *t)
{
	static const int needed[] = { BASIC, KING, WIZARD, A_SHIP, HERO, DRAGONLORD };

	for (int a = 0; a < players(t); a++) {
		int civ = ORCS + key(t, CIVILIZATION_1 + a);

		for (int b = 0; b < a; b++)
			if (key(t, CIVILIZATION_1 + a) == key(t, CIVILIZATION_1 + b))
				return "two seats have the same civilization";
		for (unsigned i = 0; i < sizeof needed / sizeof *needed; i++) {
			thing k = kit_kind_of(t, CIV, civ, TYPE, needed[i]);

			if (!k || (needed[i] != BASIC && copies(t, k) != 1))
				return "a civilization lacks its basic unit, or a king, wizard, "
				       "ship, "
				       "hero or DragonLord of which there is one";
		}
	}
	if (kit_kinds(t, TYPE, A_CIVILIZATION) < UNKNOWN)
		return "there must be five civilizations, the unknown one being the last";
	return 0;
}

static const char *lacks_kinds(const struct table *t)
{
	if (!lords_stranger(t) || !kit_kind(t, TYPE, CATAPULT, 0) || !kit_kind(t, ARMY, 1, 0))
		return "there is no unknown unit, no catapult, or no word for a whole army";
	if (kit_kinds(t, TYPE, SPELL) != SPELLS)
		return "there must be six spells, in the order of the die";
	if (kit_kinds(t, TYPE, A_BUILDING) != TEMPLE)
		return "there must be five buildings: mill, smithy, stable, lab and temple";
	return 0;
}

/* ---- their numbers ---- */

static bool is_unit(const struct table *t, thing k)
{
	int type = num(t, k, TYPE);

	return type >= BASIC && type <= KING && num(t, k, ATTACK);
}

static const char *bad_kind(const struct table *t, thing k)
{
	int type = num(t, k, TYPE);

	if ((is_unit(t, k) || type == MONSTER)
		&& (num(t, k, DEFENCE) < 1 || num(t, k, DEFENCE) > HIGHEST_DIE
			|| num(t, k, ATTACK) < 1))
		return "the defence of a unit or monster must be a die of 1 to 20 sides, and its "
		       "attack 1 or more";
	if (is_unit(t, k) && num(t, k, PLACES_TAKEN) < 1)
		return "each unit takes a place or more";
	if (type == SCROLL && num(t, k, OP) <= OP_SEEKER && num(t, k, OP) != OP_BERSERK
		&& num(t, k, DIE) < 1)
		return "a scroll's die has no side";
	if (num(t, k, PRICE) < 0 || num(t, k, PRICE) > MOST_PRICE || num(t, k, DIE) < 0
		|| num(t, k, DIE) > HIGHEST_DIE || num(t, k, FULL_DIE) < 0
		|| num(t, k, FULL_DIE) > HIGHEST_DIE || num(t, k, AMOUNT) < 0 || num(t, k, HITS) < 0
		|| num(t, k, CAP) < 0)
		return "a number of a kind is below 0, or higher than it can be";
	if (type == QUEST
		&& (num(t, k, BLESSED_FOE) > kit_kinds(t, TYPE, MONSTER)
			|| num(t, k, IGNORED_FOE) > kit_kinds(t, TYPE, MONSTER)
			|| num(t, k, CURSED_FOE) > kit_kinds(t, TYPE, MONSTER)))
		return "a quest names a monster that is not there";
	return 0;
}

static const char *bad_kinds(const struct table *t)
{
	const char *why = 0;

	for (thing k = KINDS + 1; !why && k <= KINDS + kinds(t); k++)
		why = bad_kind(t, k);
	return why;
}

static const char *bad_numbers(const struct table *t)
{
	static const int at_least_one[] = { WALL_DIE_1, WALL_DIE_2, WALL_DIE_3, PILLAGE_DIE,
		SINK_DIE, SIEGE_SHARE, BUNDLE_SIZE, DISC_WORTH, SHIP_PLACES, BATTLE_ROUNDS,
		START_UNITS_2, START_UNITS_3, START_UNITS_4 };

	for (int k = VICTORY; k <= MANY_TO; k++)
		if (key(t, k) < 0)
			return "a number is below 0";
	for (unsigned i = 0; i < sizeof at_least_one / sizeof *at_least_one; i++)
		if (!key(t, at_least_one[i]))
			return "dice, bundles, shares, places, rounds and first units are 1 or "
			       "more";
	if (key(t, KINGDOM_WALL) > WALL_DIE_3 - WALL_DIE_1 + 1
		|| key(t, BUILT_WALL) > key(t, KINGDOM_WALL))
		return "a wall has three levels at most, and a wall that is built has no more than "
		       "the wall of a kingdom";
	if (key(t, NEUTRAL_KINGDOMS) > 1)
		return "neutral-kingdoms is 0 or 1, for in a turn one is attacked at most";
	if (key(t, FEW_TO) < 1 || key(t, SOME_TO) <= key(t, FEW_TO)
		|| key(t, MANY_TO) <= key(t, SOME_TO))
		return "few-to, some-to and many-to must rise";
	return 0;
}

/* ---- the map ---- */

static int lands_in(const struct table *t, int area)
{
	int n = 0;

	while (space(t, area, n))
		n++;
	return n;
}

static const char *bad_waste(const struct table *t, int area)
{
	int n = lands_in(t, area);

	for (int step = 1; step <= n; step++) {
		int found = 0;

		each_space(at, t, area)
			found += num(t, at, STEP) == step;
		if (found != 1)
			return "the steps of a Wasteland count from 1, each once";
	}
	return n ? 0 : "a Wasteland has no space";
}

static const char *bad_map(const struct table *t)
{
	const char *why = bad_waste(t, NORTH);

	if (lands_in(t, LAND) > MOST_LANDS)
		return "there are more than 64 lands";
	if (lands_in(t, KINGDOM) < players(t) || lands_in(t, GOLD_LAND) < players(t))
		return "there are fewer kingdoms or gold lands than seats";
	each_space(at, t, LAND)
		if (num(t, at, REALM) < 0 || num(t, at, REALM) > REALMS)
			return "realms are numbered from 1 to 6";
	each_space(at, t, KINGDOM)
		if (!num(t, at, REALM) || lords_kingdom_of(t, num(t, at, REALM)) != at
			|| !lords_camp(t, at))
			return "each kingdom has a realm of its own, and a camp before it";
	return why ? why : bad_waste(t, SOUTH);
}

const char *lords_unplayable(const struct table *t)
{
	const char *(*const look[])(const struct table *) = { bad_civilizations, lacks_kinds,
		bad_kinds, bad_numbers, bad_map };

	for (unsigned i = 0; i < sizeof look / sizeof *look; i++) {
		const char *why = look[i](t);

		if (why)
			return why;
	}
	return 0;
}
