/* SPDX-License-Identifier: MIT
 * Settling, building and coming back: everything that puts a counter on the board. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

/* ---- the end by full land ---- */

/* Full land ends the game with this season. The set-up cannot be the last season: land filled
 * during the set-up ends the first season. */
static void test_land(struct table *t)
{
	int last = dial(t, TABLE, LAST), now = season(t) ? season(t) : 1;

	if (ktech_free_land(t) || (last && last <= now))
		return;
	set(t, TABLE, 0, LAST, now);
	tell(t, ALL, LAND_FULL, now);
}

/* ---- the first villages ---- */

struct site {
	thing at, near;	 /* near: the nearest counter of an opponent, or NONE */
	int crowd, away; /* crowd: land near by; away: steps to that counter */
};

static thing first_village(const struct table *t)
{
	thing village = KINDS + 1;

	while (!of_class(t, village, "first"))
		village++;
	return village;
}

static struct site look_at(const struct table *t, int seat, thing at)
{
	int16_t steps[KIT_SPACES];
	struct site site = { at, NONE, 0, KIT_FAR };

	kit_distances(t, at, NEXT_TO, 0, KIT_FAR, steps);
	each_space(s, t, LAND) {
		thing c = ktech_counter(t, s);

		site.crowd += steps[s - SPACES] <= key(t, CROWD);
		if (c && owner(t, c) != seat && steps[s - SPACES] < site.away) {
			site.away = steps[s - SPACES];
			site.near = s;
		}
	}
	return site;
}

static bool legal(const struct table *t, const struct site *site)
{
	return ktech_fits(t, first_village(t), site->at) && site->away > key(t, FAR);
}

/* Prefers the site with most land around, then the one farthest from opponents, then the first
 * in the map's order, row by row. */
static bool better(const struct site *a, const struct site *b)
{
	if (!b->at || a->crowd != b->crowd)
		return !b->at || a->crowd > b->crowd;
	return a->away > b->away;
}

/* Returns the start of a seat that got none of the places it asked for. Where no place is legal,
 * as on a small map, the start is the land farthest from the opponents; NONE if no land is free. */
static thing by_rule(const struct table *t, int seat)
{
	struct site best = { 0 }, farthest = { .away = -1 };

	each_space(at, t, LAND) {
		struct site site = look_at(t, seat, at);

		if (legal(t, &site) && better(&site, &best))
			best = site;
		if (ktech_fits(t, first_village(t), at) && site.away > farthest.away)
			farthest = site;
	}
	return best.at ? best.at : farthest.at;
}

static void settle(struct table *t, int seat, thing at)
{
	thing village = first_village(t);
	thing piece = move(t, find(t, IN(BOWL, NOBODY), village), 1, at);

	own(t, piece, 1, seat);
	under(t, tell(t, ALL, SETTLED, seat, village, at))
		test_land(t);
}

static void refuse_start(struct table *t, const struct site *site)
{
	thing village = first_village(t);

	if (ktech_fits(t, village, site->at))
		refuse(t, NEAR_A_VILLAGE, site->at, site->near, site->away, key(t, FAR) + 1);
	else
		ktech_refuse_place(t, ktech_counter(t, site->at) ? OCCUPIED : WRONG_TERRAIN,
			village, site->at);
}

/* start <space>+ */
int ktech_play_start(struct table *t, int seat, const struct order *o)
{
	thing rule = by_rule(t, seat);

	for (thing at, i = 0; (at = part(o, 0, 0, i)); i++) {
		struct site site = look_at(t, seat, at);

		if (legal(t, &site) || at == rule) {
			settle(t, seat, at);
			return DONE;
		}
		refuse_start(t, &site);
	}
	return REFUSED;
}

OFFERER(ktech_offer_starts)
{
	for (thing at, i = 0; (at = space(t, LAND, i)) && c->n < KTECH_OFFERS; i++) {
		struct site site = look_at(t, seat, at);

		if (legal(t, &site))
			offer(c, at, NONE, 1);
	}
}

void ktech_settle(struct table *t, int seat)
{
	thing rule;

	if (next(t, seat, 1 << START))
		return;
	/* With all land taken, the seat returns when some land is free again. */
	rule = by_rule(t, seat);
	if (!rule)
		return;
	tell(t, ONLY(seat), START_BY_RULE, seat, rule);
	settle(t, seat, rule);
}

/* ---- later ---- */

void ktech_put(struct table *t, int seat, thing counter, thing at, bool bought)
{
	bool back = !ktech_on_board(t, seat);
	int price = bought ? key(t, PRICE_PLACE) : 0, told;
	thing k = kind(t, counter), piece = move(t, counter, 1, at);

	own(t, piece, 1, seat);
	if (back)
		told = tell(t, ALL, RETURNED, seat, k, at, price);
	else if (bought)
		told = tell(t, ALL, BOUGHT_PLACE, seat, k, at, price);
	else
		told = tell(t, ALL, BUILT, seat, k, at);
	under(t, told)
		test_land(t);
}

/* build <counter> <space>+ */
int ktech_play_build(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), counter = find(t, IN(RESERVE, seat), k);

	if (!counter)
		return refuse(t, NOT_RESERVED, k);
	for (thing at, i = 0; (at = part(o, 1, 0, i)); i++) {
		int no = ktech_no_place(t, seat, k, at);

		if (!no) {
			ktech_put(t, seat, counter, at, false);
			return DONE;
		}
		ktech_refuse_place(t, no, k, at);
	}
	return REFUSED;
}

OFFERER_EACH(ktech_offer_reserve, for each(p, t, IN(RESERVE, seat)), kind(t, p), true)

OFFERER(ktech_offer_places)
{
	bool back = !ktech_on_board(t, seat);
	thing k = part(o, 0, 0, 0);

	for (thing at, i = 0; (at = space(t, BOARD, i)) && c->n < KTECH_OFFERS; i++)
		if (ktech_fits(t, k, at)
			&& (back ? !ktech_no_place(t, seat, k, at)
				 : ktech_beside(t, seat, at, 0, NONE)))
			offer(c, at, NONE, 1);
}
