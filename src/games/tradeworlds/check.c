/* SPDX-License-Identifier: MIT
 * What a box must have, or no match of so many seats can be played with it. A club may type in other
 * values; this says in a sentence what does not go. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

enum { MOST_VALUE = 9, MOST_HAND = 20 };

static const char *lacks_kinds(const struct table *t)
{
	if (kit_kinds(t, IS, IS_SCENARIO) != THE_DERELICT || kit_kinds(t, IS, IS_LEVEL) != 3)
		return "there must be three scenarios and three levels";
	if (kit_kinds(t, IS, IS_FACTION) < players(t) || kit_kinds(t, IS, IS_FACTION) >= MOST_CARDS)
		return "there are fewer factions than seats";
	if (!kit_kinds(t, IS, IS_AUTO))
		return "there is no kind for auto";
	return 0;
}

static const char *bad_seats(const struct table *t)
{
	thing scenario = worlds_scenario(t);

	if (players(t) < num(t, scenario, SEATS_LEAST))
		return "the scenario is for more seats";
	if (players(t) > num(t, scenario, SEATS_MOST))
		return "the scenario is for fewer seats";
	return 0;
}

static const char *bad_numbers(const struct table *t)
{
	for (int k = HOMEWORLD_POINTS; k <= ALLIES_LEAST; k++)
		if (key(t, k) < 0)
			return "a number is below 0";
	if (!key(t, SIDES) || !key(t, ACTION_SIDES) || !key(t, HOMEWORLD_POINTS)
		|| !key(t, MASS_LIMIT))
		return "dice need sides, a Homeworld points, and Critical Mass a limit";
	if (key(t, HAND_SIZE) > MOST_HAND || key(t, TRADED) > MOST_HAND
		|| key(t, TACTIC_LIMIT) > MOST_HAND || key(t, EXCHANGES) > MOST_HAND)
		return "a hand, a Trader, tactics or exchanges are more than 20 cards";
	return 0;
}

static const char *bad_kind(const struct table *t, thing k)
{
	int is = num(t, k, IS);

	for (int column = VALUE; column <= TO; column++)
		if (num(t, k, column) < 0)
			return "a number of a card is below 0";
	if (num(t, k, SUN) > num(t, k, EACH) || num(t, k, EACH) * players(t) > copies(t, k))
		return "there are fewer copies of a card than all seats own";
	if (is >= IS_STARSHIP && is <= IS_TACTIC && !num(t, k, VALUE))
		return "a card has no value";
	if (num(t, k, VALUE) > MOST_VALUE || num(t, k, EACH) > MOST_VALUE)
		return "a card has a value above 9, or a seat more than 9 of it";
	return 0;
}

static const char *bad_berths(const struct table *t)
{
	for (int seat = 1; seat <= players(t); seat++) {
		int n = 0;

		while (worlds_berth(t, seat, n))
			n++;
		if (n < key(t, BERTHS) || n > MOST_SHIPS / MOST_LANES)
			return "a lane has fewer berths than ships can be unlocked, or more than 4";
	}
	return 0;
}

const char *worlds_unplayable(const struct table *t)
{
	const char *why = lacks_kinds(t);

	if (!why)
		why = bad_seats(t);
	if (!why)
		why = bad_numbers(t);
	if (!why)
		why = bad_berths(t);
	for (thing k = KINDS + 1; !why && k <= KINDS + kinds(t); k++)
		why = bad_kind(t, k);
	return why;
}
