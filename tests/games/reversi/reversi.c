/* SPDX-License-Identifier: MIT
 * Reversi: two seats, one mover a season. A season for which the mover has no move is nobody's. */
#define ROWS_OF_GAME "games/reversi/rows.def"
#include "kit/rows.h"
#include "kit/kit.h"
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { PLACING = 1, RESIGNING }; /* phases */
enum { BESIDE };		 /* links */

/* ---- the board ---- */

/* The space a step away, NONE beyond the edge. */
static thing step(const struct table *t, thing from, int ranks, int files)
{
	each_link(l, t, from, BESIDE)
		if (num(t, l->to, RANK) == num(t, from, RANK) + ranks
			&& num(t, l->to, FILE_OF) == num(t, from, FILE_OF) + files)
			return l->to;
	return NONE;
}

/* How many discs of the other seat a disc at a space would hold between itself and one of its own. */
static int held(const struct table *t, int seat, thing at, int ranks, int files)
{
	int n = 0;

	for (thing s = step(t, at, ranks, files); s; s = step(t, s, ranks, files), n++) {
		thing disc = first(t, s);

		if (!disc)
			return 0;
		if (owner(t, disc) == seat)
			return n;
	}
	return 0;
}

/* How many discs one placed there would turn; 0: it may not be placed. */
static int turns(const struct table *t, int seat, thing at)
{
	int n = 0;

	if (first(t, at))
		return 0;
	for (int ranks = -1; ranks <= 1; ranks++)
		for (int files = -1; files <= 1; files++)
			n += ranks || files ? held(t, seat, at, ranks, files) : 0;
	return n;
}

static int choices(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, 0)
		n += turns(t, seat, at) > 0;
	return n;
}

static int discs(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, 0)
		for each(p, t, at)
			n += owner(t, p) == seat;
	return n;
}

static void lay(struct table *t, int seat, thing at)
{
	thing disc = move(t, first(t, IN(BAG, NOBODY)), 1, at);

	own(t, disc, 0, seat);
}

/* ---- orders ---- */

static void turn_discs(struct table *t, int seat, thing at, int ranks, int files)
{
	for (int n = held(t, seat, at, ranks, files); n > 0; n--) {
		at = step(t, at, ranks, files);
		own(t, first(t, at), 0, seat);
		tell(t, ALL, TURNED, seat, at);
	}
}

static void place_disc(struct table *t, int seat, thing at)
{
	lay(t, seat, at);
	under(t, tell(t, ALL, PLACED, seat, at))
		for (int ranks = -1; ranks <= 1; ranks++)
			for (int files = -1; files <= 1; files++)
				if (ranks || files)
					turn_discs(t, seat, at, ranks, files);
}

static int play_place(struct table *t, int seat, const struct order *o)
{
	for (thing at, i = 0; (at = part(o, 0, 0, i)); i++) {
		if (turns(t, seat, at)) {
			place_disc(t, seat, at);
			return DONE;
		}
		refuse(t, first(t, at) ? OCCUPIED : TURNS_NONE, at);
	}
	return REFUSED;
}

static int play_resign(struct table *t, int seat, const struct order *o)
{
	(void)o;
	tell(t, ALL, RESIGNED, seat);
	leave(t, seat);
	return DONE;
}

/* What is worth most first, with the discs that it turns. */
static OFFERER(offer_legal)
{
	int rank[64], n = 0;

	if (seat != dial(t, TABLE, MOVER))
		return;
	each_space(at, t, 0) {
		int turned = turns(t, seat, at);

		if (turned) {
			offer(c, at, NONE, 1);
			rank[n++] = -10 * num(t, at, WORTH) - turned;
		}
	}
	kit_sort(c, rank);
}

static OFFERER(offer_nothing)
{
}

/* ---- the match ---- */

static void setup(struct table *t)
{
	each_space(at, t, 0)
		if (num(t, at, CENTRE))
			lay(t, num(t, at, CENTRE), at);
	set(t, TABLE, 0, MOVER, 1);
}

static bool over(const struct table *t)
{
	return out(t, 1) || out(t, 2) || (!choices(t, 1) && !choices(t, 2));
}

static void move_of(struct table *t, int seat)
{
	struct choice c = { 0 };

	turn(t, seat, 0);
	if (!choices(t, seat)) {
		tell(t, ALL, PASSED, seat);
		return;
	}
	if (next(t, seat, 1 << PLACING))
		return;
	offer_legal(t, seat, NULL, 0, &c);
	place_disc(t, seat, ask(t, seat, &c, PLACE_WHERE));
}

static void play_season(struct table *t)
{
	int mover = dial(t, TABLE, MOVER);

	turn(t, NOBODY, 0);
	each_seat(seat, t)
		next(t, seat, 1 << RESIGNING);
	if (over(t))
		return;
	move_of(t, mover);
	set(t, TABLE, 0, MOVER, 3 - mover);
}

static bool writes(const struct table *t, int seat)
{
	return seat == dial(t, TABLE, MOVER) && choices(t, seat);
}

static int halted(const struct table *t, int seat)
{
	return writes(t, seat) ? 0 : NOT_MOVER;
}

static long rank(const struct table *t, int seat, int tie)
{
	return tie ? discs(t, seat) : !out(t, seat);
}

/* "d3" */
static enum surety read_space(const char *line, char words[READ_MOST])
{
	if (!isalpha((unsigned char)line[0]) || !isdigit((unsigned char)line[1]) || line[2])
		return CHATTER;
	snprintf(words, READ_MOST, "place %s", line);
	return SURELY;
}

#include "kit/tables.h"
#define FIELDS reversi_fields
#include "kit/field.h"

static const char *const phases[] = { "", "placing", "resigning", 0 };
static const char *const beside[] = { "beside", 0 };
static const char *const areas[] = { "space", 0 };
static const struct preference prefer[] = { { PLACE, 0 }, { 0, 0 } };

const struct game reversi = { .name = "reversi",
	.title = "Reversi",
	.revision = 1,
	.phases = phases,
	.least = 2,
	.most = 2,
	.ties = 2,
	.points = 1,
	TABLES,
	.fields = reversi_fields,
	.read = read_space,
	.prefer = prefer,
	.links = beside,
	.areas = areas,
	.setup = setup,
	.season = play_season,
	.over = over,
	.writes = writes,
	.rank = rank,
	.halted = halted,
	.audit = kit_all_there };
