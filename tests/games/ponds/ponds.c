/* SPDX-License-Identifier: MIT
 * Ponds: all frogs hop at once, the heavier stop and push the lighter. In even seasons the pushed flee. */
#define ROWS_OF_GAME "games/ponds/rows.def"
#include "kit/rows.h"
#include "kit/kit.h"

#define flight(t) (season(t) % 2 == 0)

/* The frog of a seat in a pond that waits for an order. */
static thing frog_of(const struct table *t, int seat, thing at)
{
	for each(p, t, at)
		if (owner(t, p) == seat && dial(t, p, PUSHED) == flight(t) && !dial(t, p, TO))
			return p;
	return NONE;
}

static int play_hop(struct table *t, int seat, const struct order *o)
{
	thing from = part(o, 0, 0, 0), to = part(o, 1, 0, 0), p = frog_of(t, seat, from);

	if (!p || !kit_link(t, from, to, NEXT_TO) || (flight(t) && first(t, to)))
		return refuse(t, NO_WAY, from, to);
	set(t, p, 0, TO, to);
	set(t, p, 0, LINE, o->line);
	return DONE;
}

static OFFERER(offer_hop)
{
	each_space(at, t, 0)
		if (hole ? kit_link(t, part(o, 0, 0, 0), at, NEXT_TO)
					&& !(flight(t) && first(t, at))
			 : frog_of(t, seat, at))
			offer(c, at, NONE, 1);
}

/* One as heavy that goes where a frog goes, or is there, stops it. */
static bool stopped(const struct table *t, thing frog, thing to)
{
	each_space(at, t, 0)
		for each(p, t, at)
			if (p != frog && num(t, p, WEIGHT) >= num(t, frog, WEIGHT)
				&& (at == to || dial(t, p, TO) == to))
				return true;
	return false;
}

/* Who was pushed and did not flee is lost; the lighter of two in a pond is pushed. */
static void push(struct table *t)
{
	each_space(at, t, 0)
		for each(p, t, at) {
			set(t, p, 0, LINE, 0);
			if (dial(t, p, PUSHED)) {
				tell(t, ALL, LOST, owner(t, p), at);
				move(t, p, 0, IN(GRASS, NOBODY));
			} else
				for each(q, t, at)
					if (num(t, q, WEIGHT) > num(t, p, WEIGHT))
						set(t, p, 0, PUSHED, 1);
		}
}

/* All orders are read, then all is decided, then frogs move. */
static void play_season(struct table *t)
{
	thing gone[64];
	int n = 0;

	turn(t, NOBODY, 0);
	each_seat(seat, t)
		while (next(t, seat, 1 << HOPPING))
			;
	each_space(at, t, 0)
		for each(p, t, at)
			if (dial(t, p, TO) && !stopped(t, p, dial(t, p, TO))) {
				gone[n++] = p;
			} else if (dial(t, p, TO)) {
				const struct order *o = ordered(t, owner(t, p), dial(t, p, LINE));
				tell(t, ALL, STOPPED, owner(t, p), at, dial(t, p, TO));
				verdict(t, o, REFUSED, STOPPED, owner(t, p), at, dial(t, p, TO));
			}
	for (int i = 0; i < n; i++) {
		tell(t, ALL, HOPPED, owner(t, gone[i]), place(t, gone[i]), dial(t, gone[i], TO));
		set(t, gone[i], 0, PUSHED, 0);
		move(t, gone[i], 0, dial(t, gone[i], TO));
	}
	push(t);
}

static void setup(struct table *t)
{
	each_space(at, t, 0)
		if (num(t, at, START)) {
			move(t, first(t, IN(GRASS, NOBODY)), 0, at);
			own(t, first(t, at), 0, num(t, at, START));
		}
}

static bool writes(const struct table *t, int seat)
{
	each_space(at, t, 0)
		for each(p, t, at)
			if (owner(t, p) == seat && dial(t, p, PUSHED))
				return true;
	return flight(t);
}

static bool over(const struct table *t)
{
	return season(t) >= key(t, SEASONS);
}

static long rank(const struct table *t, int seat, int tie)
{
	long sum = 0;

	each_space(at, t, 0)
		for each(p, t, at)
			if (owner(t, p) == seat)
				sum += tie ? num(t, p, WEIGHT) : 1;
	return sum;
}

#include "kit/tables.h"
#define FIELDS ponds_fields
#include "kit/field.h"

const struct game ponds = { .name = "ponds",
	.title = "Ponds",
	.revision = 1,
	.least = 2,
	.most = 2,
	.ties = 2,
	TABLES,
	.fields = ponds_fields,
	.prefer = (const struct preference[]){ { HOP, 0 }, { 0, 0 } },
	.setup = setup,
	.season = play_season,
	.over = over,
	.writes = writes,
	.rank = rank,
	.audit = kit_all_there };
