/* SPDX-License-Identifier: MIT
 * A round: bids, the turns of all seats with their seven phases, and the count of rounds. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

bool lords_goes_on(const struct table *t, int seat)
{
	return !out(t, seat) && !dial(t, TABLE, ENDED);
}

/* ---- bids ---- */

int lords_play_bid(struct table *t, int seat, const struct order *o)
{
	int gold = part(o, 0, 0, 0);

	if (!key(t, BID_OPTION))
		return refuse(t, NO_BIDS);
	if (gold < 0 || gold > dial(t, seat, GOLD))
		return refuse(t, TOO_DEAR, gold, dial(t, seat, GOLD));
	set(t, seat, 0, BID_OF, gold);
	return DONE;
}

/* Nobody knows another's bid. Without the option bids are read only to be refused. */
static void hear_bids(struct table *t, const int order[])
{
	for (int i = 0; i < players(t); i++)
		if (!out(t, order[i])) {
			turn(t, order[i], BIDDING);
			next(t, order[i], 1 << BIDDING);
		}
}

/* All seats pay their bids. Sets this round's turn order. */
static void bid(struct table *t, int order[])
{
	struct choice c = { 0 };
	int rank[MOST_SEATS];

	for (int i = 0; i < players(t); i++) {
		int gold = dial(t, order[i], BID_OF);

		rank[i] = -gold;
		offer(&c, order[i], NONE, 1);
		if (out(t, order[i]))
			continue;
		gain(t, order[i], GOLD, -gold);
		tell(t, ALL, BIDS, order[i], gold);
	}
	kit_sort(&c, rank);
	for (int i = 0; i < players(t); i++) {
		order[i] = c.o[i].what;
		set(t, TABLE, 0, BID_ORDER + i, order[i]);
	}
}

/* ---- a turn ---- */

/* Scrolls bought in an earlier turn may be used from now on. */
static void release_scrolls(struct table *t)
{
	each_seat(seat, t)
		for each(p, t, IN(NEW_SCROLL, seat))
			move(t, p, 1, IN(SCROLLS_OF, seat));
}

static void play_lines(struct table *t, int seat, int phase)
{
	while (lords_goes_on(t, seat) && next(t, seat, 1U << phase))
		;
}

static void purchase(struct table *t, int seat)
{
	play_lines(t, seat, PURCHASE);
}

static void sail(struct table *t, int seat)
{
	play_lines(t, seat, NAVAL);
	lords_capture_empty(t, seat);
}

static void combat(struct table *t, int seat)
{
	lords_fight_blockades(t, seat);
	play_lines(t, seat, COMBAT);
	if (lords_goes_on(t, seat))
		lords_hold_camps(t, seat);
}

static void transfer(struct table *t, int seat)
{
	play_lines(t, seat, TRANSFER);
}

static void reinforce(struct table *t, int seat)
{
	lords_place_ordered(t, seat);
	lords_tell_spells(t, seat);
	lords_test_victory(t, seat);
}

static void take_turn(struct table *t, int seat)
{
	static void (*const phase[])(struct table *, int) = { [PURCHASE] = purchase,
		[NAVAL] = sail,
		[QUEST_PHASE] = lords_play_north,
		[SOUTH_PHASE] = lords_play_south,
		[COMBAT] = combat,
		[TRANSFER] = transfer,
		[INCOME] = lords_collect,
		[REINFORCE] = reinforce };

	turn(t, seat, 0);
	set(t, TABLE, 0, TURN_NOW, seat);
	release_scrolls(t);
	lords_unbind(t, seat);
	tell(t, ALL, TURN_BEGINS, seat, season(t));
	for (int i = PURCHASE; i <= REINFORCE && lords_goes_on(t, seat); i++) {
		turn(t, seat, i);
		phase[i](t, seat);
	}
}

void lords_play_season(struct table *t)
{
	int order[MOST_SEATS];

	for (int i = 0; i < players(t); i++)
		order[i] = dial(t, TABLE, ORDER + i);
	hear_bids(t, order);
	if (key(t, BID_OPTION))
		bid(t, order);
	for (int i = 0; i < players(t); i++)
		if (lords_goes_on(t, order[i]))
			take_turn(t, order[i]);
	turn(t, NOBODY, 0);
	set(t, TABLE, 0, TURN_NOW, NOBODY);
	lords_test_rounds(t);
}
