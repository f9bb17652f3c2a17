/* SPDX-License-Identifier: MIT
 * Whether a seat has reached the target, which season is the last, and who has won. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* The keys of rank; the first difference decides. */
enum { WON_BY_TARGET, TOTAL, GOLD_XADLAS, STRENGTH, EMPIRE, FARTHEST, RANKS };

int warz_xadlas(const struct table *t, int seat)
{
	return dial(t, seat, XADLAS) + dial(t, seat, SILVER);
}

/* ---- the tie-breaks ---- */

/* Returns the soldiers of the seat on squares and gates plus all its techs and super units,
 * wherever those are. */
static int strength(const struct table *t, int seat)
{
	int n = warz_tech_sum(t, seat, STRENGTH_);

	each_space(at, t, SPOT)
		n += warz_men(t, seat, at);
	return n;
}

/* Returns the moves from the seat's gate to its farthest building that can be reached. */
static int farthest(const struct table *t, int seat)
{
	int16_t to[KIT_SPACES];
	int most = 0;

	if (!warz_home(t, seat))
		return 0;
	warz_distances(t, warz_home(t, seat), to);
	each_space(at, t, SQUARE) {
		thing building = warz_building(t, at);
		int moves = to[at - SPACES];

		if (building && owner(t, building) == seat && moves != KIT_FAR && moves > most)
			most = moves;
	}
	return most;
}

/* Returns the score of a seat alone, without its alliance. */
static long own_score(const struct table *t, int seat, int rank)
{
	switch (rank) {
	case TOTAL: return warz_xadlas(t, seat);
	case GOLD_XADLAS: return dial(t, seat, XADLAS);
	case STRENGTH: return strength(t, seat);
	case EMPIRE: return warz_empire(t, seat);
	default: return farthest(t, seat);
	}
}

/* ---- the target ---- */

/* A side is a seat, or an alliance that wins together. A seat of such an alliance does not win
 * alone. */
static bool same_side(const struct table *t, int a, int b)
{
	if (a == b)
		return true;
	return key(t, ALLIANCE_VICTORY) && warz_allied(t, a, b);
}

static long side_score(const struct table *t, int seat, int rank)
{
	long n = 0;

	each_seat(s, t)
		if (same_side(t, seat, s))
			n += own_score(t, s, rank);
	return n;
}

static int members(const struct table *t, int seat)
{
	int n = 0;

	each_seat(s, t)
		n += same_side(t, seat, s);
	return n;
}

static int target(const struct table *t, int seat)
{
	int n = members(t, seat);

	return n * key(t, END_XADLAS) + (n > 1 ? key(t, ALLIANCE_EXTRA) : 0);
}

static bool reached(const struct table *t, int seat)
{
	return key(t, END_XADLAS) && side_score(t, seat, TOTAL) >= target(t, seat);
}

/* Above 0: the side of `a` is ahead of the side of `b`; 0: the sides are equal. */
static long ahead(const struct table *t, int a, int b)
{
	for (int rank = TOTAL; rank < RANKS; rank++) {
		long by = side_score(t, a, rank) - side_score(t, b, rank);

		if (by)
			return by;
	}
	return 0;
}

/* Tells of every alliance and its members, and of its target if the alliance wins together. */
void warz_tell_alliances(struct table *t)
{
	bool counts = key(t, ALLIANCE_VICTORY) && key(t, END_XADLAS);

	each_seat(alliance, t)
		each_seat(s, t)
			if (dial(t, s, ALLIANCE) == alliance)
				tell(t, ALL, ALLIANCE_IS, s, alliance,
					counts ? (int)side_score(t, s, TOTAL) : 0,
					counts ? target(t, s) : 0);
}

static void tell_reached(struct table *t, int seat)
{
	int total = (int)side_score(t, seat, TOTAL);

	if (members(t, seat) > 1)
		tell(t, ALL, ALLIANCE_REACHED, seat, total, target(t, seat));
	else
		tell(t, ALL, TARGET_REACHED, seat, total);
}

/* Several sides may reach the target at once: the best is the victor. A side equal to the victor
 * shares the victory, see warz_rank. */
void warz_test_target(struct table *t)
{
	int victor = NOBODY;

	if (warz_over(t))
		return;
	each_in_turn(seat, t, warz_in_turn) {
		if (!reached(t, seat) || (victor && ahead(t, seat, victor) <= 0))
			continue;
		victor = seat;
	}
	if (!victor)
		return;
	set(t, TABLE, 0, VICTOR, victor);
	set(t, TABLE, 0, ENDED, 1);
	tell_reached(t, victor);
}

/* ---- the last season ---- */

static void end_with(struct table *t)
{
	set(t, TABLE, 0, ENDED, 1);
}

static bool deadline_passed(const struct table *t)
{
	return key(t, END_DEADLINE) && today(t) && today(t) >= key(t, END_DEADLINE);
}

static bool years_are_over(const struct table *t, int years)
{
	return years && warz_year(t) >= years && warz_year_ends(t);
}

void warz_test_last(struct table *t)
{
	if (warz_over(t))
		return;
	if (deadline_passed(t)) {
		tell(t, ALL, LAST_BY_CLOCK);
		end_with(t);
	} else if (!warz_stock(t)) {
		tell(t, ALL, LAST_BY_STOCK);
		end_with(t);
	} else if (years_are_over(t, key(t, END_YEARS)) || years_are_over(t, key(t, END_CAP))) {
		tell(t, ALL, LAST_YEAR, warz_year(t));
		end_with(t);
	}
}

bool warz_over(const struct table *t)
{
	return dial(t, TABLE, ENDED);
}

/* ---- who is first ---- */

/* Whether the seat's side reached the target and no other side is ahead of it. */
static bool won_by_target(const struct table *t, int seat)
{
	int victor = dial(t, TABLE, VICTOR);

	return victor && reached(t, seat) && ahead(t, seat, victor) == 0;
}

/* The members of an alliance that won are equal, since the alliance counts as one. Every other
 * seat counts alone. */
long warz_rank(const struct table *t, int seat, int rank)
{
	if (rank == WON_BY_TARGET)
		return won_by_target(t, seat);
	if (won_by_target(t, seat))
		return side_score(t, seat, rank);
	return own_score(t, seat, rank);
}

void warz_score(struct table *t)
{
	each_in_turn(s, t, warz_in_turn)
		tell(t, ALL, SCORE, s, dial(t, s, XADLAS), dial(t, s, SILVER), warz_xadlas(t, s),
			strength(t, s), warz_empire(t, s), farthest(t, s));
	each_in_turn(s, t, warz_in_turn)
		if (kit_leads(t, s, RANKS, warz_rank))
			tell(t, ALL, WON, s, (int)warz_rank(t, s, TOTAL));
}
