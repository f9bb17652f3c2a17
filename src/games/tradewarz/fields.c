/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. Players test at the set-up, too: then no seat has a gate and no
 * season runs. A test may also leave out a place. */
#include "games/tradewarz/battle.h"
#include "kit/field.h"
#include "kit/kit.h"

/* ---- counters, Xadlas, levels, tokens ---- */

FIELD_OF_SEAT(lumber, dial(t, s, LUMBER))
FIELD_OF_SEAT(wheat, dial(t, s, WHEAT))
FIELD_OF_SEAT(mining, dial(t, s, MINING))
FIELD_OF_SEAT(gold, dial(t, s, GOLD))
FIELD_OF_SEAT(xadlas, warz_xadlas(t, s))
FIELD_OF_SEAT(gold_xadlas, dial(t, s, XADLAS))
FIELD_OF_SEAT(silver_xadlas, dial(t, s, SILVER))
FIELD_OF_SEAT(economy, dial(t, s, ECONOMY))
FIELD_OF_SEAT(engineering, dial(t, s, ENGINEERING))
FIELD_OF_SEAT(military, dial(t, s, MILITARY))
FIELD_OF_SEAT(builds, warz_tokens(t, s, BUILDS))
FIELD_OF_SEAT(marches, warz_tokens(t, s, MARCHES))
FIELD_OF_SEAT(recruits, warz_tokens(t, s, RECRUITS))
FIELD_OF_SEAT(resources, warz_tokens(t, s, RESOURCES))
FIELD_OF_SEAT(buys, warz_tokens(t, s, BUYS))
FIELD_OF_SEAT(retreats, warz_tokens(t, s, RETREATS))
FIELD_OF_TABLE(stock, warz_stock(t))

/* ---- the year ---- */

FIELD_OF_TABLE(year, season(t) ? warz_year(t) : 0)
FIELD_OF_TABLE(quarter, season(t) ? warz_season(t) : NONE)

/* The seat's place in this season's turn order, from 1. */
static int place_in_turn(const struct table *t, int seat)
{
	for (int i = 0; season(t) && i < players(t); i++)
		if (warz_in_turn(t, i) == seat)
			return i + 1;
	return 0;
}

FIELD_OF_SEAT(turn_of, place_in_turn(t, s))

/* ---- soldiers ---- */

static int soldiers_at(const struct table *t, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += warz_is(t, p, IS_SOLDIER) ? count(t, p) : 0;
	return n;
}

static int men_at_gate(const struct table *t, int seat)
{
	thing gate = warz_home(t, seat);

	return gate ? warz_men(t, seat, gate) : 0;
}

FIELD_OF_ARG(soldiers, soldiers_at(t, arg))
FIELD_OF_ARG(own_soldiers, warz_men(t, seat, arg))
FIELD_OF_SEAT(in_reserve, kit_total(t, IN(RESERVE, s)))
FIELD_OF_SEAT(at_gate, men_at_gate(t, s))
FIELD_OF_SEAT(afield, warz_afield(t, s))
FIELD_OF_SEAT(support, warz_support(t, s))

/* ---- places ---- */

/* The building on a square, or the city on a gate. */
static thing standing_on(const struct table *t, thing at)
{
	for each(p, t, at)
		if (warz_is(t, p, IS_CITY))
			return p;
	return warz_building(t, at);
}

/* The seat that holds a place: the first of the soldiers there, else the owner of what is built
 * there. */
static int holder_of(const struct table *t, thing at)
{
	thing building = standing_on(t, at);
	int lead = warz_lead(t, at);

	if (lead)
		return lead;
	return building ? owner(t, building) : NOBODY;
}

static thing building_kind(const struct table *t, thing at)
{
	thing building = standing_on(t, at);

	return building ? kind(t, building) : NONE;
}

static int post_holder(const struct table *t, thing at)
{
	thing post = warz_post(t, at);

	return post ? owner(t, post) : NOBODY;
}

/* Moves from the seat's own gate to a spot; more than any march if no way leads there. */
static int moves_to(const struct table *t, int seat, thing at)
{
	enum { NO_WAY_THERE = 99 };
	thing gate = warz_home(t, seat);
	int16_t to[KIT_SPACES];

	if (!gate)
		return NO_WAY_THERE;
	warz_distances(t, gate, to);
	return to[at - SPACES] < NO_WAY_THERE ? to[at - SPACES] : NO_WAY_THERE;
}

FIELD_OF_ARG(owner_of, holder_of(t, arg))
FIELD_OF_ARG(building_on, building_kind(t, arg))
FIELD_OF_ARG(post_on, warz_post(t, arg) != NONE)
FIELD_OF_ARG(holder, post_holder(t, arg))
FIELD_OF_ARG(distance, moves_to(t, seat, arg))

/* ---- what a seat has built ---- */

/* The buildings of a kind that a seat has now, including captured ones and villages under
 * castles. */
static int buildings_of(const struct table *t, int seat, int is)
{
	int n = 0;

	each_space(at, t, SQUARE)
		for each(p, t, at)
			n += owner(t, p) == seat && warz_is(t, p, is);
	return n;
}

FIELD_OF_SEAT(settlements, buildings_of(t, s, IS_SETTLEMENT))
FIELD_OF_SEAT(villages, buildings_of(t, s, IS_VILLAGE))
FIELD_OF_SEAT(castles, buildings_of(t, s, IS_CASTLE))
FIELD_OF_SEAT(posts, warz_posts(t, s))

/* ---- techs ---- */

/* What techs add wherever the seat attacks, or wherever its own soldiers defend. */
static int techs_add(const struct table *t, int seat, bool attacks, int term)
{
	int n = 0;

	for each(p, t, IN(TECHS, seat))
		if (side_everywhere(t, p, attacks))
			n += num(t, p, term);
	return n;
}

FIELD_OF_SEAT(attack, techs_add(t, s, true, STRENGTH_))
FIELD_OF_SEAT(attack_kill, techs_add(t, s, true, KILL_))
FIELD_OF_SEAT(attack_block, techs_add(t, s, true, BLOCK_))
FIELD_OF_SEAT(defence, techs_add(t, s, false, STRENGTH_))
FIELD_OF_SEAT(defence_kill, techs_add(t, s, false, KILL_))
FIELD_OF_SEAT(defence_block, techs_add(t, s, false, BLOCK_))
FIELD_OF_ARG(has, warz_owns(t, seat, arg))
FIELD_OF_ARG(sold, kit_find(t, IN(MARKET, NOBODY), arg) == NONE)

/* ---- cards ---- */

FIELD_OF_ARG(cards, kit_count(t, IN(PILE, seat), arg))
FIELD_OF_SEAT(pile, kit_total(t, IN(PILE, s)))
FIELD_OF_ARG(holds, kit_count(t, IN(HAND_OF, seat), arg))
FIELD_OF_SEAT(hand, kit_total(t, IN(HAND_OF, s)))

/* ---- friends and enemies ---- */

/* Of another seat: whether the player is allied to it. Of the player's own seat: whether it has
 * any ally. */
FIELD(allied)
{
	if (arg && arg != seat)
		return warz_allied(t, seat, arg);
	return dial(t, seat, ALLIANCE) != 0;
}

/* The enemy that holds a seat's city. */
FIELD_OF_SEAT(occupied, warz_home(t, s) ? warz_occupier(t, s) : NOBODY)

const struct field warz_fields[] = {
	{ 0 },
	{ "lumber <seat>", lumber, 0 },
	{ "wheat <seat>", wheat, 0 },
	{ "mining <seat>", mining, 0 },
	{ "gold <seat>", gold, 0 },
	{ "xadlas <seat>", xadlas, 0 },
	{ "gold-xadlas <seat>", gold_xadlas, 0 },
	{ "silver-xadlas <seat>", silver_xadlas, 0 },
	{ "stock", stock, 0 },
	{ "year", year, 0 },
	{ "quarter", quarter, "<calendar>" },
	{ "turn <seat>", turn_of, 0 },
	{ "soldiers <spot>", soldiers, 0 },
	{ "own-soldiers <spot>", own_soldiers, 0 },
	{ "reserve <seat>", in_reserve, 0 },
	{ "at-gate <seat>", at_gate, 0 },
	{ "afield <seat>", afield, 0 },
	{ "support <seat>", support, 0 },
	{ "owner <spot>", owner_of, "<seat>" },
	{ "building <spot>", building_on, "<building>" },
	{ "post <square>", post_on, 0 },
	{ "holder <square>", holder, "<seat>" },
	{ "distance <spot>", distance, 0 },
	{ "settlements <seat>", settlements, 0 },
	{ "villages <seat>", villages, 0 },
	{ "castles <seat>", castles, 0 },
	{ "posts <seat>", posts, 0 },
	{ "economy <seat>", economy, 0 },
	{ "engineering <seat>", engineering, 0 },
	{ "military <seat>", military, 0 },
	{ "attack <seat>", attack, 0 },
	{ "attack-kill <seat>", attack_kill, 0 },
	{ "attack-block <seat>", attack_block, 0 },
	{ "defence <seat>", defence, 0 },
	{ "defence-kill <seat>", defence_kill, 0 },
	{ "defence-block <seat>", defence_block, 0 },
	{ "has <tech>", has, 0 },
	{ "sold <tech>", sold, 0 },
	{ "cards <battle-card>", cards, 0 },
	{ "pile <seat>", pile, 0 },
	{ "holds <morale>", holds, 0 },
	{ "hand <seat>", hand, 0 },
	{ "builds <seat>", builds, 0 },
	{ "marches <seat>", marches, 0 },
	{ "recruits <seat>", recruits, 0 },
	{ "resources <seat>", resources, 0 },
	{ "buys <seat>", buys, 0 },
	{ "retreats <seat>", retreats, 0 },
	{ "allied <seat>", allied, 0 },
	{ "occupied <seat>", occupied, "<seat>" },
	{ 0 },
};
