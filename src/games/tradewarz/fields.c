/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. Players test at the set-up, too: then no seat has a gate and no
 * season runs. A test may also leave out a place. */
#include "games/tradewarz/battle.h"
#include "kit/kit.h"

/* ---- the year ---- */

/* The seat's place in this season's turn order, from 1. */
static int place_in_turn(const struct table *t, int seat)
{
	for (int i = 0; season(t) && i < players(t); i++)
		if (warz_in_turn(t, i) == seat)
			return i + 1;
	return 0;
}

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

/* ---- friends and enemies ---- */

/* Of another seat: whether the player is allied to it. Of the player's own seat: whether it has
 * any ally. */
static int is_allied(const struct table *t, int seat, thing arg)
{
	if (arg && arg != seat)
		return warz_allied(t, seat, arg);
	return dial(t, seat, ALLIANCE) != 0;
}

#define FIELDS warz_fields
#include "kit/field.h"
