/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. Players test at the set-up, too: then the travellers stand
 * nowhere. A test may also leave out a name. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- seats ---- */

static int quest_of(const struct table *t, int seat)
{
	thing quest = runes_quest(t, seat);

	return quest ? kind(t, quest) : NONE;
}

/* Returns the number of soldiers, and the hero, who could be trained. */
static int trainable(const struct table *t, int seat)
{
	int n = runes_trainable(t, seat, NONE);

	for each(p, t, IN(SOLDIERS_OF, seat))
		n += runes_trainable(t, seat, p);
	return n;
}

/* ---- what one carries and holds ---- */

/* A value of the hero or of a soldier; 0 if there is no such fighter. */
static int of_fighter(const struct table *t, int seat, thing who, int of_hero, int of_soldier)
{
	thing soldier = who ? runes_named(t, seat, who) : NONE;

	if (who && !num(t, who, IN_SLOT))
		return dial(t, seat, of_hero);
	return soldier ? dial(t, soldier, of_soldier) : 0;
}

static int is_standing(const struct table *t, int seat, thing arg)
{
	int slot = arg ? num(t, arg, IN_SLOT) : 0;
	thing soldier = slot ? runes_soldier(t, seat, slot) : NONE;

	return slot ? soldier && !dial(t, soldier, FAINTED) : 1;
}

/* ---- places ---- */

/* Steps to a space; 0 if the test names no space. */
static int steps_to_space(const struct table *t, int seat, thing arg)
{
	int16_t to[KIT_SPACES];

	if (!arg || !dial(t, seat, AT))
		return 0;
	runes_distances(t, dial(t, seat, AT), true, to);
	return to[arg - SPACES];
}

/* Without a city the test is about the city where the traveller stands. */
static thing city_or_here(const struct table *t, int seat, thing arg)
{
	thing at = arg ? arg : dial(t, seat, AT);

	return at && runes_is_city(t, at) ? at : NONE;
}

static int need_at(const struct table *t, int seat, thing arg)
{
	thing city = city_or_here(t, seat, arg);

	return city ? runes_need(t, city) : NONE;
}

static int host_at(const struct table *t, int seat, thing arg)
{
	thing city = city_or_here(t, seat, arg);

	return city ? runes_stall(t, city) : NOBODY;
}

static int is_shop_open(const struct table *t, int seat, thing arg)
{
	thing city = city_or_here(t, seat, arg);

	return city && runes_may_shop(t, seat, city);
}

static thing space_or_here(const struct table *t, int seat, thing arg)
{
	return arg ? arg : dial(t, seat, AT);
}

static int is_merchant_at(const struct table *t, int seat, thing arg)
{
	thing at = space_or_here(t, seat, arg);

	return at && runes_open_icon(t, at, MERCHANT_ICON);
}

/* Returns how many reasons there are to go to a space: a city's shop, a place of the quest, somebody to be met. */
static int occasions_at(const struct table *t, int seat, thing at)
{
	int n = 0;

	if (!at)
		return 0;
	for (int i = 0; i < QUEST_PLACES; i++)
		n += dial(t, seat, QUEST_AT + i) == at;
	n += runes_is_city(t, at);
	n += runes_open_icon(t, at, MERCHANT_ICON) || runes_open_icon(t, at, MONSTER_ICON);
	return n;
}

static int is_monster_at(const struct table *t, int seat, thing arg)
{
	thing at = space_or_here(t, seat, arg);

	return at && runes_open_icon(t, at, MONSTER_ICON);
}

static int legend_of(const struct table *t, int seat, thing arg)
{
	thing at = space_or_here(t, seat, arg), legend = at ? runes_legend_at(t, at) : NONE;

	return legend ? kind(t, legend) : NONE;
}

/* ---- prices ---- */

/* What a good would sell for where the traveller stands. */
static int brings(const struct table *t, int seat, thing arg)
{
	thing city = city_or_here(t, seat, NONE);

	return arg && city ? runes_sale_price(t, city, arg, runes_event(t)) : 0;
}

/* ---- the table ---- */

static int next_event_of(const struct table *t)
{
	thing card = first(t, IN(NEXT_EVENT, NOBODY));

	return card ? kind(t, card) : NONE;
}

/* ---- next month ---- */

/* In a penalty turn nobody moves. */
static int moves_ahead_of(const struct table *t, int seat)
{
	return dial(t, seat, RESTS) ? 0 : runes_moves(t, seat, runes_event_ahead(t, season(t) + 1));
}

static int stalls_ahead_of(const struct table *t, int seat)
{
	thing event = runes_event_ahead(t, season(t) + 1);

	return runes_stalls(t, seat) * runes_set_by(t, event, STALL_PAYS, key(t, STALL_INCOME));
}

/* The first month has no event, and the open card waits while a legendary monster lives. */
static bool is_event_waiting(const struct table *t)
{
	return !season(t) || runes_legend(t, 0);
}

/* Steps to the space where the meeple stands; more than any way if it is not on the map. */
static int steps_to(const struct table *t, int seat, int tier)
{
	int16_t to[KIT_SPACES];

	if (!dial(t, seat, AT) || !runes_meeple_at(t, tier))
		return KIT_FAR;
	runes_distances(t, dial(t, seat, AT), true, to);
	return to[runes_meeple_at(t, tier) - SPACES];
}

#define FIELDS runes_fields
#include "kit/field.h"
