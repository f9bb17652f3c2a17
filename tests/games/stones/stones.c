/* SPDX-License-Identifier: MIT
 * Stones: frogs cross a ford; one seat moves a season. */
#define ROWS_OF_GAME "games/stones/rows.def"
#include "kit/rows.h"
#include "kit/kit.h"

static bool writes(const struct table *t, int seat)
{
	return dial(t, TABLE, MOVER) == seat;
}

static thing frog_of(const struct table *t, thing place, int seat)
{
	for each(p, t, place)
		if (owner(t, p) == seat)
			return p;
	return NONE;
}

static thing stone(const struct table *t, int step)
{
	each_space(at, t, MAP)
		if (num(t, at, STEP) == step + dial(t, TABLE, LEAP))
			return at;
	return NONE;
}

static int leap(struct table *t, int seat, thing frog, thing to)
{
	if (!frog)
		return refuse(t, NO_FROG);
	if (!to) {
		move(t, frog, 1, IN(REEDS, seat));
		tell(t, ALL, CROSSED, seat);
		return DONE;
	}
	if (frog_of(t, to, seat))
		return refuse(t, TAKEN, to);
	for each(p, t, to) {
		tell(t, ALL, DUNKED, owner(t, p), to);
		move(t, p, 1, IN(BANK, owner(t, p)));
	}
	move(t, frog, 1, to);
	tell(t, ALL, CAME, seat, to);
	return DONE;
}

static int play_hop(struct table *t, int seat, const struct order *o)
{
	thing from = part(o, 0, 0, 0);

	return leap(t, seat, frog_of(t, from, seat), stone(t, num(t, from, STEP)));
}

static int play_come(struct table *t, int seat, UNUSED const struct order *o)
{
	return leap(t, seat, first(t, IN(BANK, seat)), stone(t, 0));
}

static OFFERER(offer_frogs)
{
	each_space(at, t, MAP)
		if (writes(t, seat) && frog_of(t, at, seat))
			offer(c, at, NONE, 1);
}

static OFFERER(offer_bank)
{
	if (writes(t, seat) && first(t, IN(BANK, seat)))
		offer(c, stone(t, 0), NONE, 1);
}

static void next_mover(struct table *t, int seat)
{
	int length = roll(t, ALL, 1, 3, 0, LEGS, seat);

	set(t, TABLE, 0, MOVER, seat);
	set(t, TABLE, 0, LEAP, length);
	tell(t, ALL, NEXT, seat, length);
}

static void setup(struct table *t)
{
	each_seat(seat, t)
		make(t, KINDS + 1, seat, key(t, FROGS), IN(BANK, seat));
	next_mover(t, 1);
}

static void play_season(struct table *t)
{
	int seat = dial(t, TABLE, MOVER);

	turn(t, seat, 0);
	next(t, seat, 1 << MOVING);
	next_mover(t, kit_round(t, seat, 1));
}

static long rank(const struct table *t, int seat, UNUSED int tie)
{
	return kit_total(t, IN(REEDS, seat));
}

static bool over(const struct table *t)
{
	each_seat(seat, t)
		if (rank(t, seat, 0) == key(t, FROGS))
			return true;
	return season(t) >= key(t, SEASONS);
}

#include "kit/tables.h"
static const struct preference prefer[] = { { HOP, 0 }, { COME, 0 }, { 0 } };

const struct game stones = { .name = "stones",
	.title = "Stones",
	.revision = 1,
	.least = 2,
	.most = 4,
	.ties = 1,
	TABLES,
	.prefer = prefer,
	.setup = setup,
	.season = play_season,
	.writes = writes,
	.over = over,
	.rank = rank };
