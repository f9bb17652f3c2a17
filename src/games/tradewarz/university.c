/* SPDX-License-Identifier: MIT
 * The three universities of a city. */
#include "games/tradewarz/tradewarz.h"

/* Every level is paid for. A tech may make levels cheaper. */
void warz_levels_cost(const struct table *t, int seat, int from, int to, warz_goods cost)
{
	thing cheaper = warz_tech(t, seat, OP_CHEAPER);

	for (int i = 0; i < GOODS; i++)
		cost[i] = 0;
	for (int level = from + 1; level <= to; level++) {
		warz_goods one, less = { 0 };

		warz_cost(t, warz_kind(t, IS_LEVEL), level, one);
		if (cheaper)
			warz_cost(t, cheaper, 1, less);
		for (int i = 0; i < GOODS; i++)
			cost[i] += one[i] > less[i] ? one[i] - less[i] : 0;
	}
}

/* A tech may make one level a year free. The seat chooses whether this level is the free one. */
static bool takes_free_level(struct table *t, int seat, int branch, int levels)
{
	if (levels != 1 || !warz_tech(t, seat, OP_LEVEL)
		|| dial(t, seat, FREE_LEVEL) == warz_year(t))
		return false;
	if (!yes(t, seat, LEVEL_FREE, branch))
		return false;
	set(t, seat, 0, FREE_LEVEL, warz_year(t));
	return true;
}

static void raise_level(struct table *t, int seat, int branch, int to, bool is_free)
{
	under(t, tell(t, ALL, LEVEL_BUILT, seat, branch, to, is_free)) {
		set(t, seat, 0, ECONOMY + branch, to);
		if (to == key(t, TOP_LEVEL))
			warz_award(t, seat, key(t, LEVEL_XADLAS), XADLA_LEVEL);
	}
}

/* build university <branch> [<int>] */
int warz_play_university(struct table *t, int seat, const struct order *o)
{
	int branch = part(o, 0, 0, 0), from = dial(t, seat, ECONOMY + branch);
	int to = written(o, 1, 0, 0) ? part(o, 1, 0, 0) : from + 1;

	if (!warz_act(t, seat, BUILDS, o->form))
		return REFUSED;
	if (to > key(t, TOP_LEVEL))
		return refuse(t, LEVEL_TOO_HIGH, key(t, TOP_LEVEL));
	if (to <= from)
		return refuse(t, LEVEL_REACHED, branch, from);
	bool is_free = takes_free_level(t, seat, branch, to - from);
	if (!is_free) {
		warz_goods cost;

		warz_levels_cost(t, seat, from, to, cost);
		if (!warz_pay(t, seat, cost))
			return REFUSED;
	}
	raise_level(t, seat, branch, to, is_free);
	return DONE;
}
