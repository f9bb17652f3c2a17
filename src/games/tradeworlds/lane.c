/* SPDX-License-Identifier: MIT
 * Lanes and the ships in them, and what factions and scenarios say. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/kit.h"

/* ---- lanes ---- */

thing worlds_berth(const struct table *t, int seat, int i)
{
	each_space(at, t, BERTH)
		if (worlds_owner(t, at) == seat && !i--)
			return at;
	return NONE;
}

int worlds_owner(const struct table *t, thing berth)
{
	return num(t, berth, LANE);
}

thing worlds_part(const struct table *t, thing berth, int is)
{
	return kit_piece(t, berth, IS, is);
}

bool worlds_ship(const struct table *t, thing berth)
{
	return worlds_part(t, berth, IS_STARSHIP) != NONE;
}

int worlds_ships(const struct table *t, int seat)
{
	int n = 0;

	each_berth(at, t, seat)
		n += worlds_ship(t, at);
	return n;
}

/* ---- ships ---- */

static int sum_of(const struct table *t, thing berth, int column)
{
	int sum = 0;

	for each(p, t, berth)
		sum += num(t, p, column);
	return sum;
}

int worlds_firepower(const struct table *t, thing berth)
{
	return sum_of(t, berth, FIREPOWER);
}

int worlds_resistance(const struct table *t, thing berth)
{
	return sum_of(t, berth, RESISTANCE);
}

int worlds_capacity(const struct table *t, thing berth)
{
	return sum_of(t, berth, CAPACITY);
}

int worlds_strength(const struct table *t, int seat)
{
	int sum = 0;

	each_berth(at, t, seat)
		sum += worlds_firepower(t, at) + worlds_resistance(t, at);
	return sum;
}

bool worlds_older(const struct table *t, thing berth, thing other)
{
	if (dial(t, berth, SINCE) != dial(t, other, SINCE))
		return dial(t, berth, SINCE) < dial(t, other, SINCE);
	return berth < other;
}

/* ---- factions and scenarios ---- */

thing worlds_faction(const struct table *t, int seat)
{
	thing card = first(t, IN(FACTION_OF, seat));

	return card ? kind(t, card) : NONE;
}

int worlds_power(const struct table *t, int seat, int column)
{
	thing faction = worlds_faction(t, seat);

	return faction ? num(t, faction, column) : 0;
}

thing worlds_scenario(const struct table *t)
{
	int which = key(t, SCENARIO);

	if (which == BY_SEATS)
		which = players(t) == 1 ? THE_DERELICT : TRADE_WARS;
	return kit_kind(t, IS, IS_SCENARIO, which - TRADE_WARS);
}

bool worlds_solo(const struct table *t)
{
	return key(t, SCENARIO) == THE_DERELICT
		|| (key(t, SCENARIO) == BY_SEATS && players(t) == 1);
}

thing worlds_level(const struct table *t)
{
	return kit_kind(t, IS, IS_LEVEL, key(t, LEVEL));
}

int worlds_last_season(const struct table *t)
{
	return key(t, SEASONS) ? key(t, SEASONS) : num(t, worlds_scenario(t), LASTS);
}

int worlds_left(const struct table *t)
{
	int n = 0;

	each_seat(seat, t)
		n += !out(t, seat);
	return n;
}
