/* SPDX-License-Identifier: MIT
 * Path: one seat a season places a disc beside its own. Nobody writes where the mover has no space. */
#define ROWS_OF_GAME "games/path/rows.def"
#include "kit/rows.h"
#include "kit/kit.h"
#include <stdio.h>

static bool has_disc(const struct table *t, int seat, thing at)
{
	return first(t, at) && owner(t, first(t, at)) == seat;
}

static bool may_place(const struct table *t, int seat, thing at)
{
	each_link(l, t, at, BESIDE)
		if (!first(t, at) && has_disc(t, seat, l->to))
			return true;
	return false;
}

static OFFERER(offer_free)
{
	each_space(at, t, 0)
		if (seat == dial(t, TABLE, MOVER) && may_place(t, seat, at))
			offer(c, at, NONE, 1);
}

static OFFERER(offer_nothing)
{
}

static void place_disc(struct table *t, int seat, thing at)
{
	move(t, first(t, IN(BAG, NOBODY)), 1, at);
	own(t, first(t, at), 0, seat);
	tell(t, ALL, PLACED, seat, at);
}

static int play_place(struct table *t, int seat, const struct order *o)
{
	if (!may_place(t, seat, part(o, 0, 0, 0)))
		return refuse(t, CANNOT, part(o, 0, 0, 0));
	place_disc(t, seat, part(o, 0, 0, 0));
	return DONE;
}

static int play_resign(struct table *t, int seat, const struct order *o)
{
	(void)o;
	tell(t, ALL, RESIGNED, seat);
	leave(t, seat);
	return DONE;
}

static void setup(struct table *t)
{
	each_space(at, t, 0)
		if (num(t, at, START))
			place_disc(t, num(t, at, START), at);
}

static bool can_move(const struct table *t, int seat)
{
	each_space(at, t, 0)
		if (may_place(t, seat, at))
			return true;
	return false;
}

static bool over(const struct table *t)
{
	return out(t, 1) || out(t, 2) || (!can_move(t, 1) && !can_move(t, 2));
}

static void play_season(struct table *t)
{
	struct choice c = { 0 };
	int mover = dial(t, TABLE, MOVER);

	turn(t, NOBODY, 0);
	each_seat(seat, t)
		next(t, seat, 1 << RESIGNING);
	offer_free(t, mover, NULL, 0, &c);
	if (over(t))
		return;
	if (!c.n)
		tell(t, ALL, PASSED, mover);
	else if (!next(t, mover, 1 << PLACING))
		place_disc(t, mover, ask(t, mover, &c, PLACE_WHERE));
	set(t, TABLE, 0, MOVER, 3 - mover);
}

static bool writes(const struct table *t, int seat)
{
	return seat == dial(t, TABLE, MOVER) && can_move(t, seat);
}

static long rank(const struct table *t, int seat, int tie)
{
	long discs = 0;

	each_space(at, t, 0)
		discs += has_disc(t, seat, at);
	return tie ? discs : !out(t, seat);
}

static enum surety read_space(const char *line, char words[READ_MOST])
{
	if (line[0] < 'a' || line[0] > 'z' || line[1])
		return CHATTER;
	snprintf(words, READ_MOST, "place %s", line);
	return SURELY;
}

#include "kit/tables.h"
#define FIELDS path_fields
#include "kit/field.h"

const struct game path = { .name = "path",
	.title = "Path",
	.revision = 1,
	.least = 2,
	.most = 2,
	.ties = 2,
	.points = 1,
	TABLES,
	.fields = path_fields,
	.read = read_space,
	.setup = setup,
	.season = play_season,
	.over = over,
	.writes = writes,
	.rank = rank,
	.audit = kit_all_there };
