/* SPDX-License-Identifier: MIT
 * A king falls, and the seat goes out: what becomes of all it had. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

/* ---- units ---- */

int lords_clear(struct table *t, int seat, thing at)
{
	int n = 0;

	for each(p, t, at)
		if (owner(t, p) == seat) {
			n += count(t, p);
			lords_kill(t, p, count(t, p), false);
		}
	return n;
}

/* Every three units, or part of three, become one unknown unit. */
static void turn_unknown(struct table *t, int seat, thing land)
{
	int worth = key(t, DISC_WORTH), n = lords_clear(t, seat, land);

	set(t, land, 0, HOLDER, NOBODY);
	if (!n)
		return;
	make(t, lords_stranger(t), NOBODY, (n + worth - 1) / worth, land);
	tell(t, ALL, STRANGERS_LEFT, land, (n + worth - 1) / worth);
}

/* Razes the seat's own buildings, and those that wait for the seat on vacant land. */
static void raze_building(struct table *t, int seat, thing land)
{
	if (dial(t, land, BUILDER) != seat)
		return;
	set(t, land, 0, BUILDING, NONE);
	set(t, land, 0, BUILDER, NOBODY);
}

/* ---- gold and goods ---- */

static void leave_hoard(struct table *t, int seat)
{
	for each(p, t, IN(HOARD, seat)) {
		p = own(t, p, 0, NOBODY);
		move(t, p, 0, IN(HOARD, NOBODY));
	}
}

/* The gold of each kingdom stays there. */
static void leave_purse(struct table *t, int seat)
{
	each_space(at, t, KINGDOM) {
		int share = lords_share(t, seat, at);

		if (share)
			set(t, at, 0, LYING, dial(t, at, LYING) + share);
	}
	set(t, seat, 0, GOLD, 0);
}

static void discard_scrolls(struct table *t, int seat)
{
	static const int hands[] = { SCROLLS_OF, NEW_SCROLL };

	for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++)
		for each(p, t, IN(hands[i], seat))
			move(t, p, 1, IN(USED_SCROLLS, NOBODY));
}

/* Items return to the box, treasures to their deck. */
static void clear_party(struct table *t, int seat, int zone, int at)
{
	for each(p, t, IN(zone, seat))
		if (num(t, p, TYPE) == ITEM)
			move(t, p, 0, NONE);
	lords_clear(t, seat, IN(zone, seat));
	set(t, seat, 0, at, NONE);
}

/* ---- ships and camps ---- */

static void remove_ships(struct table *t, int seat)
{
	lords_clear(t, seat, IN(ABOARD, seat));
	each_space(at, t, SEA)
		for each(p, t, at)
			if (owner(t, p) == seat)
				lords_scrap(t, p);
	for each(p, t, IN(DOCKS, seat))
		lords_scrap(t, p);
	for each(p, t, IN(ORDERED, seat)) {
		if (num(t, p, TYPE) != A_SHIP) {
			move(t, p, 0, NONE);
			continue;
		}
		p = set(t, p, 1, BOUND_FOR, NONE);
		lords_scrap(t, p);
	}
}

static void break_camps(struct table *t, int seat)
{
	each_space(at, t, KINGDOM) {
		if (dial(t, at, BESIEGER) != seat)
			continue;
		lords_clear(t, seat, lords_camp(t, at));
		set(t, at, 0, BESIEGER, NOBODY);
		tell(t, ALL, SIEGE_OVER, seat, at, dial(t, at, HOLDER));
	}
}

void lords_scrap(struct table *t, thing ship)
{
	ship = set(t, ship, 1, HARBOUR, NONE);
	ship = own(t, ship, 1, NOBODY);
	move(t, ship, 1, IN(HALL, NOBODY));
}

/* ---- the whole ---- */

static int fallen_so_far(const struct table *t)
{
	int n = 0;

	each_seat(seat, t)
		n += dial(t, seat, FALLEN) > 0;
	return n;
}

/* Seats that go out at once share a place. */
void lords_depose(struct table *t, seats who)
{
	int nth = fallen_so_far(t) + 1;

	each_seat(seat, t) {
		if (!(who & ONLY(seat)))
			continue;
		tell(t, ALL, SEAT_OUT, seat);
		leave_hoard(t, seat);
		leave_purse(t, seat);
		discard_scrolls(t, seat);
		remove_ships(t, seat);
		break_camps(t, seat);
		clear_party(t, seat, NORTHERN, NORTH_AT);
		clear_party(t, seat, SOUTHERN, SOUTH_AT);
		lords_clear(t, seat, IN(FIELD, seat));
		each_space(at, t, LAND) {
			raze_building(t, seat, at);
			if (dial(t, at, HOLDER) == seat)
				turn_unknown(t, seat, at);
		}
		set(t, seat, 0, FALLEN, nth);
		leave(t, seat);
	}
	lords_test_last(t);
}
