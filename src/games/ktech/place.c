/* SPDX-License-Identifier: MIT
 * Settling, building and coming back: everything that puts a counter on the board. */
#include "games/ktech/ktech.h"
#include "kit/kit.h"

/* ---- the first villages ---- */

struct site {
	thing at;
	int crowd, away; /* land near by; steps to the nearest opponent's village */
};

static struct site look_at(const struct table *t, int seat, thing at)
{
	int16_t steps[KIT_SPACES];
	struct site site = { at, 0, KIT_FAR };

	kit_distances(t, at, NEXT_TO, 0, KIT_FAR, steps);
	for (thing s, i = 0; (s = space(t, LAND, i)); i++) {
		thing c = ktech_counter(t, s);

		site.crowd += steps[s - SPACES] <= key(t, CROWD);
		if (c && owner(t, c) != seat && steps[s - SPACES] < site.away)
			site.away = steps[s - SPACES];
	}
	return site;
}

/* Where nobody asked for a place: most land around, then farthest from others, then the map's own
 * order, row by row. */
static bool better(const struct site *a, const struct site *b)
{
	if (a->crowd != b->crowd)
		return a->crowd > b->crowd;
	return a->away > b->away;
}

/* Into a list of n, best first; of what there is no room for the worst is left out. How many are in
 * it then. */
static int insert(struct site *list, int n, struct site site)
{
	int at = n < KTECH_OFFERS ? n : n - 1;

	if (n == KTECH_OFFERS && !better(&site, &list[at]))
		return n;
	for (; at && better(&site, &list[at - 1]); at--)
		list[at] = list[at - 1];
	list[at] = site;
	return n < KTECH_OFFERS ? n + 1 : n;
}

/* A map so small that nothing is legal: the land farthest from the others. */
static struct site farthest(const struct table *t, int seat)
{
	struct site best = { NONE, 0, -1 };

	for (thing at, i = 0; (at = space(t, LAND, i)); i++) {
		struct site site = look_at(t, seat, at);

		if (!ktech_counter(t, at) && site.away > best.away)
			best = site;
	}
	return best;
}

void ktech_settle(struct table *t, int seat)
{
	thing village = KINDS + 1;
	struct site list[KTECH_OFFERS];
	struct choice c = { 0 };
	int n = 0;

	for (thing at, i = 0; (at = space(t, LAND, i)); i++) {
		struct site site = look_at(t, seat, at);

		if (!ktech_counter(t, at) && site.away > key(t, FAR))
			n = insert(list, n, site);
	}
	if (!n)
		list[n++] = farthest(t, seat);
	/* All land is taken: the seat comes back when some is free again. */
	if (!list[0].at)
		return;
	for (int i = 0; i < n; i++)
		offer(&c, list[i].at, NONE, 1);
	while (!of_class(t, village, "first"))
		village++;
	thing at = ask(t, seat, &c, START_AT);
	thing piece = move(t, kit_find(t, IN(BOWL, NOBODY), village), 1, at);
	own(t, piece, 1, seat);
	tell(t, ALL, SETTLED, seat, village, at);
}

/* ---- later ---- */

static bool land_full(const struct table *t)
{
	for (thing at, i = 0; (at = space(t, LAND, i)); i++)
		if (!ktech_counter(t, at))
			return false;
	return true;
}

void ktech_put(struct table *t, int seat, thing counter, thing at, int fact)
{
	bool back = !ktech_on_board(t, seat);
	thing k = kind(t, counter);

	thing piece = move(t, counter, 1, at);
	own(t, piece, 1, seat);
	int was = because(t, tell(t, ALL, back ? RETURNED : fact, seat, k, at));
	int last = dial(t, TABLE, LAST);
	if (land_full(t) && (!last || last > season(t))) {
		set(t, TABLE, 0, LAST, season(t));
		tell(t, ALL, LAND_FULL);
	}
	because(t, was);
}

/* build <counter> <space>+ */
int ktech_play_build(struct table *t, int seat, const struct order *o)
{
	thing k = part(o, 0, 0, 0), counter = kit_find(t, IN(RESERVE, seat), k);

	if (!counter)
		return refuse(t, NOT_RESERVED, k);
	for (thing at, i = 0; (at = part(o, 1, 0, i)); i++) {
		int no = ktech_no_place(t, seat, k, at);

		if (!no) {
			ktech_put(t, seat, counter, at, BUILT);
			return DONE;
		}
		ktech_refuse_place(t, no, k, at);
	}
	return REFUSED;
}

static void offer_places(const struct table *t, int seat, thing k, struct choice *c)
{
	bool back = !ktech_on_board(t, seat);

	for (thing at, i = 0; (at = space(t, BOARD, i)) && c->n < KTECH_OFFERS; i++)
		if (ktech_fits(t, k, at)
			&& (back ? !ktech_no_place(t, seat, k, at)
				 : ktech_beside(t, seat, at, 0, NONE)))
			offer(c, at, NONE, 1);
}

void ktech_fill_build(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (hole == 1)
		offer_places(t, seat, part(o, 0, 0, 0), c);
	else
		for each(p, t, IN(RESERVE, seat))
			offer(c, kind(t, p), NONE, 1);
}
