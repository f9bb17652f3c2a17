/* SPDX-License-Identifier: MIT
 * Duel: armies on a map, all orders at once. Odd seasons have the moves, even ones the retreats, for which
 * only those write whose army was dislodged. */
#define ROWS_OF_GAME "games/duel/rows.def"
#include "games/duel/war.h"
#include "kit/rows.h"
#include <stdio.h>
#include <strings.h>

enum { ORDERING = 1, RETREATING }; /* phases */
enum { BESIDE };		   /* links */
enum { ANYWHERE, CENTRE };	   /* areas */

/* ---- armies ---- */

/* The army of a seat, or of any (NOBODY), in a space: one that was dislodged, or one that was not. */
static thing army_of(const struct table *t, int seat, thing at, bool beaten)
{
	for each(p, t, at)
		if ((!seat || owner(t, p) == seat) && !dial(t, p, BEATEN) == !beaten)
			return p;
	return NONE;
}

static int armies(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, ANYWHERE)
		for each(p, t, at)
			n += owner(t, p) == seat;
	return n;
}

static int centres(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, CENTRE)
		n += dial(t, at, HOLDER) == seat;
	return n;
}

static bool must_retreat(const struct table *t, int seat)
{
	each_space(at, t, ANYWHERE)
		if (army_of(t, seat, at, true))
			return true;
	return false;
}

static bool retreating(const struct table *t)
{
	return season(t) % 2 == 0;
}

static bool free_for(const struct table *t, thing p, thing to)
{
	return !first(t, to) && !dial(t, to, CONTESTED) && to != dial(t, p, BEATEN);
}

static void disband(struct table *t, thing p)
{
	tell(t, ALL, DISBANDED, owner(t, p), place(t, p));
	set(t, p, 0, BEATEN, NONE);
	own(t, p, 0, NOBODY);
	move(t, p, 0, IN(BARRACKS, NOBODY));
}

/* ---- orders: play notes them, the season decides ---- */

static int note(struct table *t, const struct order *o, thing p, int does, thing whom, thing where)
{
	if (!p)
		return refuse(t, NO_ARMY, part(o, 0, 0, 0));
	if (dial(t, p, DOES))
		return refuse(t, ORDERED, part(o, 0, 0, 0));
	set(t, p, 0, DOES, does);
	set(t, p, 0, WHOM, whom);
	set(t, p, 0, WHERE, where);
	set(t, p, 0, LINE, o->line);
	return DONE;
}

static int play_hold(struct table *t, int seat, const struct order *o)
{
	thing at = part(o, 0, 0, 0);

	return note(t, o, army_of(t, seat, at, false), HOLDS, NONE, at);
}

static int play_move(struct table *t, int seat, const struct order *o)
{
	thing at = part(o, 0, 0, 0), to = part(o, 1, 0, 0);

	if (!kit_link(t, at, to, BESIDE))
		return refuse(t, TOO_FAR, at, to);
	return note(t, o, army_of(t, seat, at, false), MOVES, NONE, to);
}

static int play_support(struct table *t, int seat, const struct order *o)
{
	thing at = part(o, 0, 0, 0), whom = part(o, 1, 0, 0);
	thing to = written(o, 2, 0, 0) ? part(o, 2, 0, 0) : whom;

	if (!kit_link(t, at, to, BESIDE))
		return refuse(t, TOO_FAR, at, to);
	if (whom != to && !kit_link(t, whom, to, BESIDE))
		return refuse(t, TOO_FAR, whom, to);
	return note(t, o, army_of(t, seat, at, false), SUPPORTS, whom, to);
}

static int play_retreat(struct table *t, int seat, const struct order *o)
{
	thing at = part(o, 0, 0, 0), to = part(o, 1, 0, 0), p = army_of(t, seat, at, true);

	if (!kit_link(t, at, to, BESIDE))
		return refuse(t, TOO_FAR, at, to);
	if (p && !free_for(t, p, to))
		return refuse(t, NO_WAY, to);
	return note(t, o, p, RETREATS, NONE, to);
}

static int play_disband(struct table *t, int seat, const struct order *o)
{
	return note(t, o, army_of(t, seat, part(o, 0, 0, 0), true), DISBANDS, NONE, NONE);
}

/* ---- what is offered ---- */

static OFFERER(offer_armies)
{
	each_space(at, t, ANYWHERE) {
		thing p = army_of(t, seat, at, false);

		if (p && !dial(t, p, DOES) && !retreating(t))
			offer(c, at, NONE, 1);
	}
}

/* The spaces beside the one named last, homes that the seat does not hold first. */
static OFFERER(offer_beside)
{
	int rank[64], n = 0;

	each_link(l, t, o->part[o->n - 1].what, BESIDE) {
		offer(c, l->to, NONE, 1);
		rank[n++] = !num(t, l->to, HOME) || dial(t, l->to, HOLDER) == seat;
	}
	kit_sort(c, rank);
}

static OFFERER(offer_others)
{
	each_space(at, t, ANYWHERE)
		if (at != part(o, 0, 0, 0) && army_of(t, NOBODY, at, false))
			offer(c, at, NONE, 1);
}

static OFFERER(offer_beaten)
{
	each_space(at, t, ANYWHERE) {
		thing p = army_of(t, seat, at, true);

		if (p && !dial(t, p, DOES) && retreating(t))
			offer(c, at, NONE, 1);
	}
}

static void ways_out(const struct table *t, thing p, struct choice *c)
{
	each_link(l, t, place(t, p), BESIDE)
		if (free_for(t, p, l->to))
			offer(c, l->to, NONE, 1);
}

static OFFERER(offer_free)
{
	thing p = army_of(t, seat, part(o, 0, 0, 0), true);

	if (p)
		ways_out(t, p, c);
}

/* ---- moves ---- */

/* The line that ordered the army; the note of it is gone then, as letters and random play leave the same table. */
static const struct order *take_line(struct table *t, thing p)
{
	int line = dial(t, p, LINE);

	set(t, p, 0, LINE, 0);
	return ordered(t, owner(t, p), line);
}

static void enlist(const struct table *t, struct war *w)
{
	each_space(at, t, ANYWHERE)
		for each(p, t, at) {
			int does = dial(t, p, DOES);
			bool goes = does == MOVES || does == SUPPORTS || does == RETREATS;

			w->a[w->n++] = (struct army){ .piece = p,
				.at = at,
				.owner = owner(t, p),
				.does = does,
				.whom = dial(t, p, WHOM),
				.to = goes ? dial(t, p, WHERE) : at };
		}
}

/* Settles the line of an order and tells all of it; of one that stands in no letter, verdict tells nothing. */
static void settle(struct table *t, const struct army *a, int result, int fact)
{
	const struct order *o = take_line(t, a->piece);

	if (result == REFUSED || !o)
		tell(t, ALL, fact, a->owner, a->at, a->to);
	verdict(t, o, result, fact, a->owner, a->at, a->to);
}

static void settle_support(struct table *t, const struct war *w, int i)
{
	const struct army *a = &w->a[i];

	if (!war_matched(w, i))
		verdict(t, take_line(t, a->piece), REFUSED, NOT_MATCHED, a->whom, a->to);
	else
		settle(t, a, a->wins ? DONE : REFUSED, a->wins ? SUPPORTED : CUT);
}

static void settle_all(struct table *t, const struct war *w)
{
	for (int i = 0; i < w->n; i++) {
		const struct army *a = &w->a[i];

		if (a->does == MOVES)
			settle(t, a, a->wins ? DONE : REFUSED, a->wins ? MOVED : BOUNCED);
		else if (a->does == SUPPORTS)
			settle_support(t, w, i);
		else
			verdict(t, take_line(t, a->piece), DONE, STOOD, a->owner, a->at);
	}
}

static bool stays(const struct army *a)
{
	return a->does != MOVES || !a->wins;
}

/* Who moves where an army stays has dislodged it. */
static void dislodge(struct table *t, const struct war *w)
{
	for (int i = 0; i < w->n; i++) {
		int k = stays(&w->a[i]) ? -1 : war_at(w, w->a[i].to);

		if (k < 0 || !stays(&w->a[k]))
			continue;
		set(t, w->a[k].piece, 0, BEATEN, w->a[i].at);
		tell(t, ALL, DISLODGED, w->a[k].owner, w->a[k].at, w->a[i].at);
	}
}

static void march(struct table *t, const struct war *w)
{
	for (int i = 0; i < w->n; i++)
		if (!stays(&w->a[i]))
			move(t, w->a[i].piece, 0, w->a[i].to);
	for (int i = 0; i < w->n; i++)
		if (w->a[i].does == MOVES && !w->a[i].wins && !first(t, w->a[i].to))
			set(t, w->a[i].to, 0, CONTESTED, 1);
}

static void disband_lost(struct table *t, const struct war *w)
{
	for (int i = 0; i < w->n; i++) {
		struct choice c = { 0 };

		ways_out(t, w->a[i].piece, &c);
		if (dial(t, w->a[i].piece, BEATEN) && !c.n)
			disband(t, w->a[i].piece);
	}
}

static void play_moves(struct table *t)
{
	struct war w = { 0 };

	each_seat(seat, t) {
		turn(t, seat, 0);
		while (next(t, seat, 1 << ORDERING))
			;
	}
	turn(t, NOBODY, 0);
	enlist(t, &w);
	war_decide(&w);
	settle_all(t, &w);
	dislodge(t, &w);
	march(t, &w);
	disband_lost(t, &w);
}

/* ---- retreats ---- */

static void ask_retreat(struct table *t, thing p)
{
	struct choice c = { 0 };

	if (!p || dial(t, p, DOES))
		return;
	ways_out(t, p, &c);
	thing to = ask(t, owner(t, p), &c, RETREAT_WHERE, place(t, p));
	set(t, p, 0, DOES, RETREATS);
	set(t, p, 0, WHERE, to);
}

static bool alone(const struct war *w, int i)
{
	for (int k = 0; k < w->n; k++)
		if (k != i && w->a[k].does == RETREATS && w->a[k].to == w->a[i].to)
			return false;
	return true;
}

static void retreat(struct table *t, const struct war *w, int i)
{
	const struct army *a = &w->a[i];

	if (a->does == RETREATS && alone(w, i)) {
		settle(t, a, DONE, RETREATED);
		set(t, a->piece, 0, BEATEN, NONE);
		move(t, a->piece, 0, a->to);
		return;
	}
	if (a->does == RETREATS)
		verdict(t, take_line(t, a->piece), REFUSED, MET, a->to);
	else
		verdict(t, take_line(t, a->piece), DONE, 0);
	disband(t, a->piece);
}

static void take_centres(struct table *t)
{
	each_space(at, t, ANYWHERE)
		set(t, at, 0, CONTESTED, 0);
	each_space(at, t, CENTRE) {
		thing p = first(t, at);

		if (!p || owner(t, p) == dial(t, at, HOLDER))
			continue;
		set(t, at, 0, HOLDER, owner(t, p));
		tell(t, ALL, TOOK, owner(t, p), at);
	}
}

static void play_retreats(struct table *t)
{
	struct war all = { 0 }, w = { 0 };

	each_seat(seat, t) {
		turn(t, seat, 0);
		while (next(t, seat, 1 << RETREATING))
			;
		each_space(at, t, ANYWHERE)
			ask_retreat(t, army_of(t, seat, at, true));
	}
	turn(t, NOBODY, 0);
	enlist(t, &all);
	for (int i = 0; i < all.n; i++)
		if (dial(t, all.a[i].piece, BEATEN))
			w.a[w.n++] = all.a[i];
	for (int i = 0; i < w.n; i++)
		retreat(t, &w, i);
	take_centres(t);
}

/* ---- the match ---- */

static void setup(struct table *t)
{
	each_space(at, t, ANYWHERE) {
		int seat = num(t, at, HOME);

		if (!seat || seat > players(t))
			continue;
		thing p = move(t, first(t, IN(BARRACKS, NOBODY)), 1, at);
		own(t, p, 0, seat);
		set(t, at, 0, HOLDER, seat);
	}
}

static void play_season(struct table *t)
{
	if (retreating(t))
		play_retreats(t);
	else
		play_moves(t);
	each_seat(seat, t)
		if (!out(t, seat) && !armies(t, seat)) {
			tell(t, ALL, GONE, seat);
			leave(t, seat);
		}
}

static bool over(const struct table *t)
{
	int left = 0;

	each_seat(seat, t)
		left += !out(t, seat);
	return left < 2 || (retreating(t) && season(t) >= 2 * key(t, YEARS));
}

static bool writes(const struct table *t, int seat)
{
	return retreating(t) || must_retreat(t, seat);
}

static long rank(const struct table *t, int seat, int tie)
{
	return tie ? armies(t, seat) : centres(t, seat);
}

/* "A par - bur", "A par H", "A par S mar", "A par S mar - bur", "A par R bur", "A par D" */
static enum surety read_short(const char *line, char words[READ_MOST])
{
	static const struct {
		const char *does, *words;
		int n;
	} forms_of[] = { { "H", "hold %s", 2 }, { "D", "disband %s", 2 },
		{ "-", "move %s to %s", 3 }, { "R", "retreat %s to %s", 3 },
		{ "S", "support %s for %s", 3 }, { "S", "support %s for %s to %s", 4 } };
	char from[16], does[8], whom[16], to[16], more[2];
	int n = sscanf(line, "%*1[Aa] %15s %7s %15s - %15s %1s", from, does, whom, to, more);

	for (size_t i = 0; i < sizeof forms_of / sizeof *forms_of; i++)
		if (n == forms_of[i].n && !strcasecmp(does, forms_of[i].does)) {
			snprintf(words, READ_MOST, forms_of[i].words, from, whom, to);
			return SURELY;
		}
	return CHATTER;
}

#include "kit/tables.h"
#define FIELDS duel_fields
#include "kit/field.h"

static const char *const phases[] = { "", "ordering", "retreating", 0 };
static const char *const beside[] = { "beside", 0 };
static const char *const areas[] = { "space", "centre", 0 };
static const struct preference prefer[] = { { F_MOVE, 0 }, { 0, 0 } };

const struct game duel = { .name = "duel",
	.title = "Duel",
	.revision = 1,
	.phases = phases,
	.least = 2,
	.most = 4,
	.ties = 2,
	TABLES,
	.fields = duel_fields,
	.read = read_short,
	.prefer = prefer,
	.links = beside,
	.areas = areas,
	.setup = setup,
	.season = play_season,
	.over = over,
	.writes = writes,
	.rank = rank,
	.audit = kit_all_there };
