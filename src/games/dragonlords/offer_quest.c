/* SPDX-License-Identifier: MIT
 * What the orders of phase 3 may contain. */
#include "games/dragonlords/quest.h"
#include "kit/kit.h"

static struct party party_of(int seat, const struct order *o)
{
	return (struct party){ .seat = seat, .waste = lords_quest_waste(o->form) };
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

static bool may_enter(const struct table *t, int seat, const struct order *o)
{
	struct party q = party_of(seat, o);

	return !lords_quest_at(t, &q) && !acted(t, &q);
}

OFFERER(lords_offer_entries)
{
	if (!may_enter(t, seat, o))
		return;
	each_space(at, t, LAND)
		if (lords_friendly(t, seat, at) && opens(t, seat, lords_quest_waste(o->form), at)
			&& lords_units(t, seat, at) > 1 && who_may_go(t, seat, at, NONE))
			offer(c, at, NONE, 1);
}

static bool is_stopped(const struct table *t, int seat, thing ship)
{
	thing piece = lords_ship(t, seat, ship);

	return piece && dial(t, piece, STOPPED);
}

OFFERER(lords_offer_entry_ships)
{
	if (!may_enter(t, seat, o))
		return;
	each_kind_with(k, t, TYPE, A_SHIP)
		if (!is_stopped(t, seat, k) && who_may_go(t, seat, IN(ABOARD, seat), k)
			&& opens(t, seat, lords_quest_waste(o->form), lords_quest_zone(t, seat, k)))
			offer(c, k, NONE, 1);
}

OFFERER_BY(lords_offer_party_sizes, kit_offer_numbers(c, key(t, PARTY_LIMIT) - 1))

/* Offers units by kind, heroes by name. */
OFFERER(lords_offer_party)
{
	thing from = part(o, H_FROM, 0, 0);
	bool aboard = from >= KINDS;

	for each(p, t, aboard ? IN(ABOARD, seat) : from) {
		thing mark = lords_hero(t, p);

		if (owner(t, p) == seat && (!aboard || dial(t, p, SHIP) == from)
			&& !lords_bars(t, p, TO_QUEST))
			kit_offer_once(c, kind(t, mark ? mark : p));
	}
}

/* Tools go along anyway, so they are not offered. */
OFFERER(lords_offer_baggage)
{
	for each(p, t, IN(HOARD, seat))
		if (!num(t, p, TOOL))
			kit_offer_once(c, kind(t, p));
}

/* ---- moving, leaving, resting ---- */

static bool may_rest(const struct table *t, const struct party *q)
{
	return lords_quest_at(t, q) && !acted(t, q);
}

static bool may_leave(const struct table *t, const struct party *q)
{
	return may_rest(t, q) && !dial(t, q->seat, NORTH_WAITS + q->waste);
}

/* Whether the party may leave for a place: its gate is where the party stands. */
static bool is_exit(const struct table *t, const struct party *q, thing from)
{
	return may_leave(t, q) && lords_quest_gate(t, from, q->waste) == lords_quest_at(t, q);
}

OFFERER(lords_offer_exits)
{
	struct party q = party_of(seat, o);

	each_space(to, t, LAND)
		if (lords_friendly(t, seat, to) && is_exit(t, &q, to))
			offer(c, to, NONE, 1);
}

OFFERER(lords_offer_exit_ships)
{
	struct party q = party_of(seat, o);

	each_kind_with(k, t, TYPE, A_SHIP)
		if (is_exit(t, &q, lords_quest_zone(t, seat, k)))
			offer(c, k, NONE, 1);
}

static bool may_go_on(const struct table *t, int seat, const struct order *o)
{
	struct party q = party_of(seat, o);

	return may_leave(t, &q) && !lords_quest_stuck(t, &q);
}

OFFERER(lords_offer_directions)
{
	for (int way = GO_UP; way <= GO_DOWN && may_go_on(t, seat, o); way++)
		offer(c, way, NONE, 1);
}

/* Offers the word `short`. */
OFFERER_IF(lords_offer_short, may_go_on(t, seat, o), offer(c, 0, NONE, 1))

OFFERER(lords_offer_rest)
{
	struct party q = party_of(seat, o);

	if (may_rest(t, &q))
		offer(c, 1, NONE, 1);
}
