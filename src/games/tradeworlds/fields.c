/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. Players test at the set-up, too: then nothing lies anywhere. A
 * test may also leave out a name. */
#include "games/tradeworlds/tradeworlds.h"
#include "kit/field.h"
#include "kit/kit.h"

/* ---- seats ---- */

FIELD_OF_SEAT(credits, dial(t, s, CREDITS))
FIELD_OF_SEAT(homeworld, dial(t, s, HOMEWORLD))
FIELD_OF_SEAT(unlocked, dial(t, s, UNLOCKED))
FIELD_OF_SEAT(ships, worlds_ships(t, s))
FIELD_OF_SEAT(strength, worlds_strength(t, s))
FIELD_OF_SEAT(hand, kit_total(t, IN(HAND_OF, s)))
FIELD_OF_SEAT(deck, kit_total(t, IN(DECK, s)))
FIELD_OF_SEAT(discarded, kit_total(t, IN(DISCARD, s)))
FIELD_OF_SEAT(is_out, out(t, s))
FIELD_OF_SEAT(role, dial(t, s, ROLE))
FIELD_OF_SEAT(faction, worlds_faction(t, s))
FIELD_OF_SEAT(garrison, first(t, IN(GARRISON_OF, s)) != NONE)

/* Returns a value summed over all ships in the lane. */
static int lane_sum(const struct table *t, int seat, int (*of)(const struct table *, thing))
{
	int sum = 0;

	for (thing at, i = 0; (at = worlds_berth(t, seat, i)); i++)
		sum += of(t, at);
	return sum;
}

FIELD_OF_SEAT(lane_firepower, lane_sum(t, s, worlds_firepower))
FIELD_OF_SEAT(lane_resistance, lane_sum(t, s, worlds_resistance))

/* ---- berths ---- */

FIELD_OF_ARG(firepower, worlds_firepower(t, arg))
FIELD_OF_ARG(resistance, worlds_resistance(t, arg))
FIELD_OF_ARG(capacity, worlds_capacity(t, arg))
FIELD_OF_ARG(ship_at, worlds_ship(t, arg))
FIELD_OF_ARG(attacked, dial(t, arg, ATTACKED))

static int reinforcement_at(const struct table *t, thing berth)
{
	thing token = worlds_part(t, berth, IS_REINFORCEMENT);

	return token ? kind(t, token) : NONE;
}

FIELD_OF_ARG(escort, reinforcement_at(t, arg))

/* ---- cards ---- */

FIELD(holds)
{
	return arg ? kit_count(t, IN(HAND_OF, seat), arg) : 0;
}

/* The value of all cards in the hand. */
FIELD(purse)
{
	int sum = 0;

	for each(p, t, IN(HAND_OF, seat))
		sum += num(t, p, VALUE);
	return sum;
}

static int open_value(const struct table *t, int seat, int type)
{
	thing card = worlds_open(t, seat, type);

	return card ? num(t, card, VALUE) : 0;
}

static int open_kind(const struct table *t, int seat, int type)
{
	thing card = worlds_open(t, seat, type);

	return card ? kind(t, card) : NONE;
}

FIELD(price)
{
	return open_value(t, seat, arg);
}

FIELD(offered)
{
	return open_kind(t, seat, arg);
}

FIELD(pile)
{
	return kit_total(t, IN(SHIPYARD + arg, seat)) + (worlds_open(t, seat, arg) != NONE);
}

/* ---- the table ---- */

FIELD_OF_TABLE(mass, dial(t, TABLE, MASS))
FIELD_OF_TABLE(seats_left, worlds_left(t))
FIELD_OF_TABLE(last_season, worlds_last_season(t))

const struct field worlds_fields[] = {
	{ 0 },
	{ "credits <seat>", credits, 0 },
	{ "homeworld <seat>", homeworld, 0 },
	{ "unlocked <seat>", unlocked, 0 },
	{ "ships <seat>", ships, 0 },
	{ "strength <seat>", strength, 0 },
	{ "lane-firepower <seat>", lane_firepower, 0 },
	{ "lane-resistance <seat>", lane_resistance, 0 },
	{ "hand <seat>", hand, 0 },
	{ "deck <seat>", deck, 0 },
	{ "discarded <seat>", discarded, 0 },
	{ "out <seat>", is_out, 0 },
	{ "role <seat>", role, WORLDS_ROLES },
	{ "faction <seat>", faction, "<faction>" },
	{ "garrison <seat>", garrison, 0 },
	{ "firepower <berth>", firepower, 0 },
	{ "resistance <berth>", resistance, 0 },
	{ "capacity <berth>", capacity, 0 },
	{ "ship-at <berth>", ship_at, 0 },
	{ "attacked <berth>", attacked, 0 },
	{ "escort <berth>", escort, "<reinforcement>" },
	{ "holds <card>", holds, 0 },
	{ "purse", purse, 0 },
	{ "price <" PILE ">", price, 0 },
	{ "offered <" PILE ">", offered, "<card>" },
	{ "pile <" PILE ">", pile, 0 },
	{ "critical-mass", mass, 0 },
	{ "seats-left", seats_left, 0 },
	{ "last-season", last_season, 0 },
	{ 0 },
};
