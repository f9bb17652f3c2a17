/* SPDX-License-Identifier: MIT
 * The end of a match: which seat has won, and how the others rank. */
#include "games/dragonlords/dragonlords.h"
#include "kit/kit.h"

enum { BY_STANDING, BY_KINGDOMS, BY_SHARDS, BY_LANDS, BY_GOLD, TIES };
enum { A_WINNER = 1000, IN_PLAY = 500 };

static long by(const struct table *t, int seat, int tie)
{
	switch (tie) {
	case BY_KINGDOMS: return lords_kingdoms(t, seat);
	case BY_SHARDS: return lords_shards(t, seat);
	case BY_LANDS: return lords_lands(t, seat);
	/* Purses are secret until the match is over. */
	case BY_GOLD: return dial(t, TABLE, ENDED) ? dial(t, seat, GOLD) : 0;
	default: return 0;
	}
}

/* Ranks winners first, then seats in play, then the fallen, latest first. */
long lords_score(const struct table *t, int seat, int tie)
{
	if (tie != BY_STANDING)
		return by(t, seat, tie);
	if (dial(t, TABLE, WINNERS) & (1 << seat))
		return A_WINNER;
	return out(t, seat) ? dial(t, seat, FALLEN) : IN_PLAY;
}

bool lords_over(const struct table *t)
{
	return dial(t, TABLE, ENDED);
}

static void end(struct table *t, int winners)
{
	set(t, TABLE, 0, ENDED, 1);
	set(t, TABLE, 0, WINNERS, winners);
	each_seat(seat, t)
		if (winners & (1 << seat))
			tell(t, ALL, WON, seat, lords_kingdoms(t, seat), lords_shards(t, seat),
				lords_lands(t, seat));
}

/* With nobody left, those who fell last win together. */
static int last_fallen(const struct table *t)
{
	int most = 0, winners = 0;

	each_seat(seat, t) {
		int nth = dial(t, seat, FALLEN);

		if (nth > most)
			winners = 0;
		most = nth > most ? nth : most;
		winners |= nth == most ? 1 << seat : 0;
	}
	return winners;
}

void lords_test_last(struct table *t)
{
	int left = 0, last = NOBODY;

	each_seat(seat, t)
		if (!out(t, seat)) {
			left++;
			last = seat;
		}
	if (left > 1 || lords_over(t))
		return;
	if (left)
		tell(t, ALL, LAST_LEFT, last);
	else
		tell(t, ALL, NOBODY_LEFT);
	end(t, left ? 1 << last : last_fallen(t));
}

/* ---- at the end of a turn ---- */

int lords_aim(const struct table *t)
{
	int way = key(t, VICTORY);

	if (way != BY_SEATS)
		return way;
	return players(t) == MOST_SEATS ? SHORT_GAME : BLOODLUST;
}

int lords_shards_to_win(const struct table *t)
{
	int target = key(t, SHARD_TARGET);

	if (target)
		return target;
	return key(t, players(t) == 2 ? SHARDS_OF_TWO : SHARDS_OF_MORE);
}

static int others_held(const struct table *t, int seat)
{
	return lords_kingdoms(t, seat) - (dial(t, dial(t, seat, FIRST_KINGDOM), HOLDER) == seat);
}

void lords_test_victory(struct table *t, int seat)
{
	if (lords_over(t))
		return;
	if (lords_aim(t) == SHORT_GAME && others_held(t, seat) >= key(t, SHORT_KINGDOMS)) {
		tell(t, ALL, KINGDOMS_REACHED, seat, others_held(t, seat));
		end(t, 1 << seat);
	} else if (lords_aim(t) == SHARD_GAME && lords_shards(t, seat) >= lords_shards_to_win(t)) {
		tell(t, ALL, SHARDS_REACHED, seat, lords_shards(t, seat));
		end(t, 1 << seat);
	}
}

/* ---- the last round ---- */

static long after_all(const struct table *t, int seat, int tie)
{
	return tie == TIES - 2 ? dial(t, seat, GOLD) : by(t, seat, tie + 1);
}

void lords_test_rounds(struct table *t)
{
	int winners = 0;

	if (lords_over(t) || season(t) < key(t, ROUNDS))
		return;
	each_seat(seat, t)
		if (!out(t, seat) && kit_leads(t, seat, TIES - 1, after_all))
			winners |= 1 << seat;
	tell(t, ALL, LAST_ROUND, season(t));
	end(t, winners);
}
