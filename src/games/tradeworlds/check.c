/* SPDX-License-Identifier: MIT
 * What a box must have to be playable by this number of seats. A club may type in other values;
 * each check says in a sentence which value cannot be played. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

enum { MOST_HAND = 20, MOST_SIDES = 100 };

static const char *lacks_kinds(const struct table *t)
{
	if (kit_kinds(t, IS, IS_SCENARIO) != SCENARIOS || kit_kinds(t, IS, IS_LEVEL) != LEVELS)
		return "there must be three scenarios and three levels";
	if (kit_copies(t, IS, IS_FACTION) < players(t)
		|| kit_copies(t, IS, IS_FACTION) >= MOST_CARDS)
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
	if (key(t, SIDES) < 2)
		return "a die of one side cannot say who opens";
	if (!key(t, SMUGGLED) || !key(t, ACTION_SIDES) || !key(t, HOMEWORLD_POINTS)
		|| !key(t, MASS_LIMIT))
		return "smuggled, derelict-die, homeworld and mass-limit must be 1 at least";
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

/* A class must agree with `is`: orders name kinds by class, the rules by `is`. */
static const char *bad_class(const struct table *t, thing k)
{
	static const char *const class_of[] = { [IS_STARSHIP] = "starship",
		[IS_WEAPON] = "weapon",
		[IS_CREW] = "crew",
		[IS_TACTIC] = "tactic",
		[IS_REINFORCEMENT] = "reinforcement",
		[IS_FACTION] = "faction" };

	for (int is = IS_STARSHIP; is <= IS_FACTION; is++)
		if (class_of[is] && of_class(t, k, class_of[is]) != (num(t, k, IS) == is))
			return "a kind of a class is not what the class says, or the other way "
			       "round";
	return 0;
}

/* Every card is a piece of its own. No seat may have more cards than the rules can count. */
static const char *bad_cards(const struct table *t)
{
	int owned = 0, counted = 0;

	each_kind(k, t) {
		counted += copies(t, k);
		if (num(t, k, IS) >= IS_STARSHIP && num(t, k, IS) <= IS_TACTIC)
			owned += num(t, k, EACH);
	}
	if (owned > MOST_CARDS)
		return "a seat owns more than 64 cards";
	for each(p, t, IN(STOCK, NOBODY))
		if (count(t, p) != 1)
			return "cards must be single";
	/* The stock holds only what the box counts. */
	if (kit_total(t, IN(STOCK, NOBODY)) != counted)
		return "what a box has must lie in the stock";
	return 0;
}

/* Each number of The Derelict's die is one action. */
static const char *bad_actions(const struct table *t)
{
	for (int die = 1; die <= key(t, ACTION_SIDES) && die <= MOST_SIDES; die++) {
		int n = 0;

		each_kind(k, t)
			n += num(t, k, IS) == IS_ACTION && num(t, k, FROM) <= die
				&& die <= num(t, k, TO);
		if (n != 1)
			return "each number of The Derelict's die must be one action";
	}
	return key(t, ACTION_SIDES) > MOST_SIDES ? "The Derelict's die has more than 100 sides" : 0;
}

static const char *bad_berths(const struct table *t)
{
	each_space(at, t, BERTH)
		if (worlds_owner(t, at) < 1 || worlds_owner(t, at) > players(t))
			return "a berth is in no seat's lane";
	each_seat(seat, t) {
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
	const char *(*const look[])(const struct table *) = { lacks_kinds, bad_seats, bad_numbers,
		bad_cards, bad_actions, bad_berths };
	const char *why = 0;

	for (unsigned i = 0; !why && i < sizeof look / sizeof *look; i++)
		why = look[i](t);
	for (thing k = KINDS + 1; !why && k <= KINDS + kinds(t); k++) {
		why = bad_kind(t, k);
		if (!why)
			why = bad_class(t, k);
	}
	return why;
}
