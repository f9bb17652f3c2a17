/* SPDX-License-Identifier: MIT
 * Guesses at what a seat cannot see, for trying orders: armies in the fog, and what no report
 * shows but the rules need. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- what could lie where ---- */

enum { FEW = 3, MANY = 15 };

/* Returns how many more of a kind an army may have: as many as its limit leaves; but a few where the seat does not have the
 * buildings that the kind needs. */
static int room_for_kind(const struct table *t, int seat, thing at, thing k)
{
	int cap = num(t, k, CAP), left = cap ? cap - everywhere(t, k) : MANY;
	int most = left > 0 && lords_lacks(t, seat, k, 0) ? FEW : MANY;
	int room = most - kit_count(t, at, k);

	return room < left ? room : left;
}

/* Guesses that an army is of its owner's civilization and mostly basic units. */
static void room_for_units(const struct table *t, thing at, int room[])
{
	int seat = lords_whose(t, at);

	if (!seat)
		return;
	each_kind_with(k, t, CIV, lords_civ(t, seat)) {
		int type = num(t, k, TYPE);

		if (type == BASIC)
			room[k - KINDS] = ROOM_FOR_ALL;
		else if (type >= HEAVY && type <= CANNON)
			room[k - KINDS] = room_for_kind(t, seat, at, k);
	}
}

static void room_for_cards(const struct table *t, int type, int room[])
{
	each_kind_with(k, t, TYPE, type)
		room[k - KINDS] = ROOM_FOR_ALL;
}

void lords_room(const struct table *t, thing at, int room[])
{
	if (at < PLACES) {
		room_for_units(t, at, room);
		return;
	}
	switch ((at - PLACES) / 16) {
	case SCROLLS:
	case SCROLLS_OF:
	case NEW_SCROLL: room_for_cards(t, SCROLL, room); break;
	case VAULT: room_for_cards(t, TREASURE, room); break;
	case QUESTS: room_for_cards(t, QUEST, room); break;
	default: break;
	}
}

/* ---- who is seen nowhere ---- */

static thing put_aboard(struct table *t, int seat, thing k, thing ship)
{
	thing unit = make(t, k, seat, 1, IN(ABOARD, seat));

	return set(t, unit, 1, SHIP, kind(t, ship));
}

/* Returns the seat's first ship at sea, or its first with nobody aboard; NONE if there is none. */
static thing ship_at_sea(const struct table *t, int seat, bool empty)
{
	each_space(zone, t, SEA)
		for each(p, t, zone)
			if (num(t, p, TYPE) == A_SHIP && owner(t, p) == seat
				&& !(empty && lords_aboard(t, seat, kind(t, p))))
				return p;
	return NONE;
}

/* An empty ship could be captured, so guesses put a unit aboard. */
static void man_ships(struct table *t, int seat)
{
	thing ship;

	while ((ship = ship_at_sea(t, seat, true)))
		put_aboard(t, seat, lords_kind(t, seat, BASIC), ship);
}

static void man_party(struct table *t, int seat, int zone, int stands_at)
{
	if (dial(t, seat, stands_at) && !lords_units(t, seat, IN(zone, seat)))
		make(t, lords_kind(t, seat, BASIC), seat, 1, IN(zone, seat));
}

static bool may_hide(const struct table *t, int seat, int from, thing at)
{
	return lords_whose(t, at) == seat && first(t, at) && lords_sees(t, from, at) != EXACTLY;
}

/* Returns where a king can be without being seen by another seat, at home if possible; NONE if
 * nowhere. */
static thing hiding_place(const struct table *t, int seat, int from)
{
	static const int areas[] = { LAND, CAMP };
	thing home = dial(t, seat, FIRST_KINGDOM);

	if (home && may_hide(t, seat, from, home))
		return home;
	for (unsigned i = 0; i < sizeof areas / sizeof *areas; i++)
		each_space(at, t, areas[i])
			if (may_hide(t, seat, from, at))
				return at;
	return NONE;
}

/* The king replaces a unit, so the number of units stays the same. */
static void hide_king(struct table *t, int seat, thing king, thing at)
{
	move(t, first(t, at), 1, NONE);
	make(t, king, seat, 1, at);
}

static void find_king(struct table *t, int seat, int from)
{
	thing king = lords_kind(t, seat, KING), at, ship;

	if (!king || everywhere(t, king))
		return;
	at = hiding_place(t, seat, from);
	ship = ship_at_sea(t, seat, false);
	if (at)
		hide_king(t, seat, king, at);
	else if (ship)
		put_aboard(t, seat, king, ship);
	else if (dial(t, seat, NORTH_AT))
		make(t, king, seat, 1, IN(NORTHERN, seat));
	else if (dial(t, seat, SOUTH_AT))
		make(t, king, seat, 1, IN(SOUTHERN, seat));
}

void lords_complete(struct table *t, int from)
{
	each_seat(seat, t) {
		if (seat == from || out(t, seat) || !dial(t, seat, CIVILIZATION))
			continue;
		man_ships(t, seat);
		man_party(t, seat, NORTHERN, NORTH_AT);
		man_party(t, seat, SOUTHERN, SOUTH_AT);
		find_king(t, seat, from);
	}
}
