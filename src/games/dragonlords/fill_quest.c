/* SPDX-License-Identifier: MIT
 * What the orders of phase 3 may contain. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

static struct party of(int seat, int waste)
{
	return (struct party){ .seat = seat, .waste = waste };
}

static bool acted(const struct table *t, const struct party *q)
{
	return dial(t, q->seat, NORTH_ACTED + q->waste);
}

/* ---- entering ---- */

static int who_may_go(const struct table *t, int seat, thing place, thing ship)
{
	int n = 0;

	for each(p, t, place)
		if (owner(t, p) == seat && (!ship || dial(t, p, SHIP) == ship)
			&& !lords_bars(t, p, TO_QUEST))
			n += count(t, p);
	return n;
}

/* Whether the Wasteland can be entered from there, with the tools needed. */
static bool opens(const struct table *t, int seat, int waste, thing from)
{
	thing entry = lords_quest_gate(t, from, waste);

	return entry && (num(t, entry, STEP) == 1 || lords_quest_equipped(t, IN(HOARD, seat)));
}

static void offer_lands(const struct table *t, int seat, int waste, struct choice *c)
{
	each_space(at, t, LAND)
		if (lords_friendly(t, seat, at) && opens(t, seat, waste, at)
			&& lords_units(t, seat, at) > 1 && who_may_go(t, seat, at, NONE))
			offer(c, at, NONE, 1);
}

static bool is_stopped(const struct table *t, int seat, thing ship)
{
	thing piece = lords_ship(t, seat, ship);

	return piece && dial(t, piece, STOPPED);
}

static void offer_ships(const struct table *t, int seat, int waste, struct choice *c)
{
	each_kind(k, t)
		if (num(t, k, TYPE) == A_SHIP && !is_stopped(t, seat, k)
			&& who_may_go(t, seat, IN(ABOARD, seat), k)
			&& opens(t, seat, waste, lords_quest_zone(t, seat, k)))
			offer(c, k, NONE, 1);
}

static void offer_origins(const struct table *t, int seat, const struct order *o, struct choice *c)
{
	struct party q = of(seat, lords_quest_waste(o->form));

	if (lords_quest_at(t, &q) || acted(t, &q))
		return;
	if (lords_quest_form(o->form) == F_ENTER_SHIP)
		offer_ships(t, seat, q.waste, c);
	else
		offer_lands(t, seat, q.waste, c);
}

static bool offered(const struct choice *c, thing what)
{
	for (int i = 0; i < c->n; i++)
		if (c->o[i].what == what)
			return true;
	return false;
}

/* Offers units by kind, heroes by name. */
static void offer_force(const struct table *t, int seat, thing from, struct choice *c)
{
	bool aboard = from >= KINDS;
	thing at = aboard ? IN(ABOARD, seat) : from;

	for each(p, t, at) {
		thing mark = lords_hero(t, p), name = mark ? kind(t, mark) : kind(t, p);

		if (owner(t, p) == seat && (!aboard || dial(t, p, SHIP) == from)
			&& !lords_bars(t, p, TO_QUEST) && !offered(c, name))
			offer(c, name, NONE, 1);
	}
}

/* Tools go along anyway, so they are not offered. */
static void offer_baggage(const struct table *t, int seat, struct choice *c)
{
	for each(p, t, IN(HOARD, seat))
		if (!num(t, p, TOOL) && !offered(c, kind(t, p)))
			offer(c, kind(t, p), NONE, 1);
}

static void fill_enter(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	thing from = part(o, H_FROM, 0, 0);

	switch (hole) {
	case H_FROM: offer_origins(t, seat, o, c); break;
	case H_COUNT:
		for (int n = 1; n < key(t, PARTY_LIMIT); n++)
			offer(c, n, NONE, 1);
		break;
	case H_FORCE: offer_force(t, seat, from, c); break;
	default: offer_baggage(t, seat, c);
	}
}

/* ---- moving, leaving, resting ---- */

static void offer_exits(
	const struct table *t, const struct party *q, const struct order *o, struct choice *c)
{
	thing at = lords_quest_at(t, q), to;

	for (int i = 0; lords_quest_form(o->form) == F_LEAVE && (to = space(t, LAND, i)); i++)
		if (lords_friendly(t, q->seat, to) && lords_quest_gate(t, to, q->waste) == at)
			offer(c, to, NONE, 1);
	for (thing k = KINDS + 1;
		lords_quest_form(o->form) == F_LEAVE_SHIP && k <= KINDS + kinds(t); k++)
		if (num(t, k, TYPE) == A_SHIP
			&& lords_quest_gate(t, lords_quest_zone(t, q->seat, k), q->waste) == at)
			offer(c, k, NONE, 1);
}

static void fill_party(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	struct party q = of(seat, lords_quest_waste(o->form));

	if (!lords_quest_at(t, &q) || acted(t, &q))
		return;
	if (lords_quest_form(o->form) == F_REST) {
		offer(c, q.waste, NONE, 1);
		return;
	}
	if (dial(t, seat, NORTH_WAITS + q.waste))
		return;
	if (lords_quest_form(o->form) != F_MOVE) {
		offer_exits(t, &q, o, c);
		return;
	}
	if (lords_quest_stuck(t, &q))
		return;
	/* up or down, then the one word `short` */
	offer(c, GO_UP, NONE, 1);
	if (hole == 0)
		offer(c, GO_DOWN, NONE, 1);
}

void lords_fill_quest(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	int form = lords_quest_form(o->form);

	if (form == F_ENTER || form == F_ENTER_SHIP)
		fill_enter(t, seat, o, hole, c);
	else
		fill_party(t, seat, o, hole, c);
}
