/* SPDX-License-Identifier: MIT
 * Dice and the calendar, and the race of the ships that gives every seat its gate. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- dice ---- */

static int faces(const struct table *t, thing weather, int die)
{
	return num(t, weather, die == DIE_RED ? RED : BLUE);
}

int warz_sides(const struct table *t, int die)
{
	int n = 0;

	each_kind_with(k, t, IS, IS_WEATHER)
		n += faces(t, k, die);
	return n;
}

thing warz_face(const struct table *t, int die, int n)
{
	each_kind_with(k, t, IS, IS_WEATHER) {
		n -= faces(t, k, die);
		if (n <= 0)
			return k;
	}
	return NONE;
}

static int moves(const struct table *t, int die, int side)
{
	return num(t, warz_face(t, die, side), MOVES);
}

/* Rolls one die and returns its moves. */
static int roll_moves(struct table *t, int seat, int label, int die)
{
	int n = roll(t, ALL, 1, warz_sides(t, die), 0, label, seat);

	return moves(t, die, n);
}

int warz_dice_worth(const struct table *t, int side, int nth)
{
	return moves(t, nth % 2 ? DIE_BLUE : DIE_RED, side);
}

int warz_march_worth(const struct table *t, int side, UNUSED int nth)
{
	return moves(t, num(t, warz_season(t), DIE), side);
}

/* ---- the calendar ---- */

static int seasons(const struct table *t)
{
	return kit_kinds(t, IS, IS_SEASON);
}

/* Returns the number of seasons before that one. The set-up counts as the first. */
static int seasons_before(int number)
{
	return number > 1 ? number - 1 : 0;
}

int warz_year_of(const struct table *t, int number)
{
	return seasons_before(number) / seasons(t) + 1;
}

thing warz_season_of(const struct table *t, int number)
{
	return kit_kind(t, IS, IS_SEASON, seasons_before(number) % seasons(t));
}

bool warz_year_ends(const struct table *t)
{
	return warz_year_of(t, season(t) + 1) > warz_year_of(t, season(t));
}

int warz_year(const struct table *t)
{
	return warz_year_of(t, season(t));
}

thing warz_season(const struct table *t)
{
	return warz_season_of(t, season(t));
}

enum { FIXED, ROTATE }; /* words of TURN_ORDER */

/* Returns the seat that sailed in that place, from 1. Without a race the seats go in their
 * order. */
static int sailed(const struct table *t, int place)
{
	each_seat(s, t)
		if (dial(t, s, SAILED) == place)
			return s;
	return place;
}

int warz_in_turn(const struct table *t, int i)
{
	int opens = key(t, TURN_ORDER) == ROTATE ? seasons_before(season(t)) : 0;

	return sailed(t, (opens + i) % players(t) + 1);
}

/* ---- who sails first ---- */

static int roll_for_order(struct table *t, int seat)
{
	int red = roll_moves(t, seat, ORDER_DICE, DIE_RED);
	int blue = roll_moves(t, seat, ORDER_DICE, DIE_BLUE);

	tell(t, ALL, ORDER_ROLLED, seat, red, blue, red + blue);
	return red + blue;
}

/* before[seat]: how many ships certainly sail before that seat's. Seats with equal numbers are
 * tied. */
static bool tied(const struct table *t, const int *before, int seat)
{
	each_seat(s, t)
		if (s != seat && before[s] == before[seat])
			return true;
	return false;
}

static bool any_tied(const struct table *t, const int *before)
{
	each_seat(s, t)
		if (tied(t, before, s))
			return true;
	return false;
}

/* All tied seats roll. Each seat comes behind those of its tie that rolled more. */
static void part_tied(struct table *t, int *before)
{
	int total[MAXSEATS + 1] = { 0 }, behind[MAXSEATS + 1] = { 0 };

	each_seat(s, t)
		if (tied(t, before, s))
			total[s] = roll_for_order(t, s);
	each_seat(s, t)
		each_seat(other, t)
			behind[s] += before[other] == before[s] && total[other] > total[s];
	each_seat(s, t)
		before[s] += behind[s];
}

static void roll_order(struct table *t)
{
	int before[MAXSEATS + 1] = { 0 };

	while (any_tied(t, before))
		part_tied(t, before);
	each_seat(s, t)
		set(t, s, 0, SAILED, before[s] + 1);
	each_seat(place, t)
		tell(t, ALL, SAILS, sailed(t, place), place);
}

/* ---- the race ---- */

/* at: the ship's distance from the compass in anchors; on a second lap it is below 0 until the
 * ship is back at the compass. wish: the gates, best first. */
struct race {
	int at[MAXSEATS + 1];
	struct choice wish[MAXSEATS + 1];
};

/* Offers the docks in the order of their anchors: the wishes of a seat that says nothing. */
OFFERER(warz_offer_docks)
{
	for (int at = 1; at <= key(t, RING); at++)
		each_space(gate, t, GATE)
			if (num(t, gate, ANCHOR) == at)
				offer(c, gate, NONE, 1);
}

static void ask_wishes(struct table *t, struct race *race)
{
	each_seat(s, t) {
		struct choice *wish = &race->wish[s];

		warz_offer_docks(t, s, 0, 0, wish);
		pick(t, s, wish, wish->n, wish->n, DOCK);
	}
}

/* Returns the best of the seat's wishes that is free and not yet passed; NONE if there is none. */
static thing dock_ahead(const struct table *t, const struct race *race, int seat)
{
	const struct choice *wish = &race->wish[seat];

	for (int i = 0; i < wish->n; i++) {
		thing dock = wish->o[i].what;

		if (num(t, dock, ANCHOR) >= race->at[seat] && !warz_city(t, dock))
			return dock;
	}
	return NONE;
}

/* Returns the dock that the ship is bound for. A ship with no wish ahead starts another lap. */
static thing dock_aimed_at(const struct table *t, struct race *race, int seat)
{
	if (!dock_ahead(t, race, seat))
		race->at[seat] -= key(t, RING);
	return dock_ahead(t, race, seat);
}

static void found_city(struct table *t, int seat, thing at)
{
	thing city = find(t, IN(STOCK, NOBODY), warz_kind(t, IS_CITY));

	city = move(t, city, 1, at);
	own(t, city, 1, seat);
}

static void land_soldiers(struct table *t, int seat, thing at)
{
	thing soldiers = find(t, IN(BARRACKS, NOBODY), warz_kind(t, IS_SOLDIER));

	move(t, soldiers, key(t, START_SOLDIERS), IN(RESERVE, seat));
	warz_muster(t, seat, at, key(t, START_GATE));
}

static void dock(struct table *t, int seat, thing at)
{
	under(t, tell(t, ALL, DOCKED, seat, at, num(t, at, ANCHOR))) {
		found_city(t, seat, at);
		land_soldiers(t, seat, at);
	}
}

/* Anchors are numbered from the compass, which is the last anchor of a lap. */
static int anchor(const struct table *t, int at)
{
	return at > 0 ? at : at + key(t, RING);
}

static void sail_on(struct table *t, struct race *race, int seat)
{
	thing aim = dock_aimed_at(t, race, seat);
	int red = roll_moves(t, seat, SAIL_DICE, DIE_RED);
	int blue = roll_moves(t, seat, SAIL_DICE, DIE_BLUE);
	int rolled = red + blue, left = num(t, aim, ANCHOR) - race->at[seat];

	race->at[seat] += rolled < left ? rolled : left;
	under(t, tell(t, ALL, SAILED_ON, seat, rolled, anchor(t, race->at[seat])))
		if (rolled >= left)
			dock(t, seat, aim);
}

/* False when all ships have docked. */
static bool sail_round(struct table *t, struct race *race)
{
	bool at_sea = false;

	each_seat(place, t) {
		int seat = sailed(t, place);

		if (warz_home(t, seat))
			continue;
		sail_on(t, race, seat);
		at_sea |= !warz_home(t, seat);
	}
	return at_sea;
}

void warz_sail(struct table *t)
{
	struct race race = { 0 };

	roll_order(t);
	ask_wishes(t, &race);
	while (sail_round(t, &race))
		;
}
