/* SPDX-License-Identifier: MIT
 * What a box must have to be playable by this number of seats. A club may type in other values;
 * each check says in a sentence which value cannot be played. */
#include "games/tradewarz/battle.h"
#include "kit/kit.h"

/* ---- kinds the rules look for ---- */

static const char *lacks_kinds(const struct table *t)
{
	static const int one_each[] = { IS_SOLDIER, IS_SETTLEMENT, IS_VILLAGE, IS_CASTLE, IS_CITY,
		IS_SILO, IS_UPGRADE, IS_RECRUIT, IS_LEVEL, IS_LEARNING, IS_PAYMENT, IS_FEE };

	for (unsigned i = 0; i < sizeof one_each / sizeof *one_each; i++)
		if (kit_kinds(t, IS, one_each[i]) != 1)
			return "of soldier, settlement, village, castle, city, silo and each price "
			       "there must be one kind";
	if (!kit_kinds(t, IS, IS_SEASON))
		return "a year has no season";
	return 0;
}

/* ---- numbers ---- */

static const char *lacks_pieces(const struct table *t)
{
	if (kit_copies(t, IS, IS_CITY) < players(t))
		return "there are fewer cities than seats";
	if (kit_copies(t, IS, IS_SOLDIER) < players(t) * key(t, START_SOLDIERS))
		return "there are too few soldiers for what every seat starts with";
	if (kit_copies(t, IS, IS_SILO) < players(t) * key(t, SILOS))
		return "there are too few silos for what every seat has";
	if (kit_copies(t, IS, IS_BATTLE_CARD) < players(t) * key(t, PILE_SIZE))
		return "there are too few battle cards for the piles of all seats";
	return 0;
}

static const char *bad_numbers(const struct table *t)
{
	for (int k = END_XADLAS; k <= TOKENS_RETREAT; k++)
		if (key(t, k) < 0)
			return "a number is below 0";
	if (key(t, PILE_SIZE) < 2 || key(t, PILE_SIZE) % 2)
		return "pile-size must be even and 2 at least, since every battle takes two cards";
	if (key(t, START_GATE) > key(t, GATE_LIMIT) || key(t, START_GATE) > key(t, START_SOLDIERS))
		return "start-gate is more than gate-limit or start-soldiers allow";
	if (key(t, MORALE_LIMIT) > MOST_MORALE || key(t, MARCH_LIMIT) > MOST_MOVES)
		return "morale-limit is above 8, or march-limit above 15";
	if (!key(t, EXCHANGE) || key(t, EXCHANGE) > key(t, EXCHANGE_AT))
		return "exchange must be at least 1 and at most exchange-at";
	return 0;
}

/* ---- dice, docks and the map ---- */

static const char *bad_dice(const struct table *t)
{
	int least = 0, most = 0;

	if (!warz_sides(t, DIE_RED) || !warz_sides(t, DIE_BLUE))
		return "a die has no faces";
	each_kind(k, t) {
		int moves = num(t, k, MOVES);

		if (num(t, k, IS) != IS_WEATHER || (num(t, k, RED) <= 0 && num(t, k, BLUE) <= 0))
			continue;
		if (moves < 1 || moves > MOST_MOVES || num(t, k, RED) < 0 || num(t, k, BLUE) < 0)
			return "a face of a die must be 1 to 15 moves";
		least = !least || moves < least ? moves : least;
		most = moves > most ? moves : most;
	}
	return least == most ? "all faces of the dice are alike, so no order could be rolled" : 0;
}

static const char *bad_docks(const struct table *t)
{
	int docks = 0;

	each_space(gate, t, GATE) {
		if (num(t, gate, ANCHOR) < 1 || num(t, gate, ANCHOR) > key(t, RING))
			return "a gate's anchor does not lie on the ring";
		docks++;
	}
	return docks < players(t) ? "there are fewer gates than seats" : 0;
}

static const char *bad_map(const struct table *t)
{
	int octagons = 0, rim = 0, tiles = 0, posts = kit_kinds(t, IS, IS_POST);

	while (space(t, OCTAGON, octagons))
		octagons++;
	while (space(t, RIM, rim))
		rim++;
	for each(p, t, IN(TILES, NOBODY))
		tiles++;
	if (tiles < rim || kit_copies(t, IS, IS_TILE) != octagons)
		return "there must be a tile for each octagon, and resources for the whole rim";
	for (int number = 1; number <= posts; number++) {
		int n = 0;

		each_kind_with(k, t, IS, IS_POST)
			n += num(t, k, NUMBER_OF) == number ? copies(t, k) : 0;
		if (n != 1)
			return "trading posts are numbered from 1, each once";
	}
	return 0;
}

const char *warz_unplayable(const struct table *t)
{
	const char *(*const look[])(const struct table *) = { lacks_kinds, bad_numbers,
		lacks_pieces, bad_dice, bad_docks, bad_map };

	for (unsigned i = 0; i < sizeof look / sizeof *look; i++) {
		const char *why = look[i](t);

		if (why)
			return why;
	}
	return 0;
}
