/* SPDX-License-Identifier: MIT
 * The army of an attack: which units go, from where, and which stay at home. */
#include "games/dragonlords/army.h"
#include "kit/kit.h"

/* ---- what a group of the line says ---- */

/* A group without an origin takes that of the next group that has one, else that of the group
 * before it. */
static thing origin_of(const struct order *o, int hole, int g)
{
	for (int k = g; part(o, H_FORCE, k, 0); k++)
		if (part(o, hole, k, 0) || part(o, hole == H_FROM ? H_OFF : H_FROM, k, 0))
			return part(o, hole, k, 0);
	for (int k = g - 1; k >= 0; k--)
		if (part(o, hole, k, 0) || part(o, hole == H_FROM ? H_OFF : H_FROM, k, 0))
			return part(o, hole, k, 0);
	return NONE;
}

static int no(struct army *army, int fact, thing about)
{
	army->why = fact;
	army->why_at = about;
	return 0;
}

static void tell_why(struct table *t, const struct army *army)
{
	if (army->why == RIDE_TOO_FAR)
		tell(t, ONLY(army->seat), RIDE_TOO_FAR, army->steps, key(t, RIDE_STEPS));
	else
		tell(t, ONLY(army->seat), army->why, army->why_at);
}

int army_refuse(struct table *t, const struct army *army)
{
	if (army->why == RIDE_TOO_FAR)
		return refuse(t, RIDE_TOO_FAR, army->steps, key(t, RIDE_STEPS));
	return refuse(t, army->why ? army->why : NOBODY_GOES, army->why_at);
}

/* Returns the land from which the target is entered; NONE if the way is not allowed. */
static thing last_of_way(
	struct table *t, struct army *army, const struct order *o, int g, thing from)
{
	thing to;

	for (int i = 0; (to = part(o, H_VIA, g, i)); i++) {
		if (!lords_adjoins(t, from, to, NEXT_TO))
			return no(army, NOT_ADJACENT, to);
		if (!lords_friendly(t, army->seat, to))
			return no(army, NOT_FRIENDLY, to);
		from = to;
	}
	return from;
}

static int ways_of(const struct order *o, int g)
{
	int n = 0;

	while (part(o, H_VIA, g, n))
		n++;
	return n;
}

/* ---- gathering ---- */

static void add_origin(struct army *army, thing at, thing stood)
{
	for (int i = 0; i < army->origins; i++)
		if (army->origin[i] == at && army->stood[i] == stood)
			return;
	if (army->origins < ORIGINS) {
		army->origin[army->origins] = at;
		army->stood[army->origins++] = stood;
	}
}

static bool knows_origin(const struct army *army, thing at)
{
	for (int i = 0; i < army->origins; i++)
		if (army->origin[i] == at)
			return true;
	return false;
}

/* Keeps each origin once, and only origins from which somebody comes. */
static void sift_origins(const struct table *t, struct army *army)
{
	int n = army->origins;

	army->origins = 0;
	for (int i = 0; i < n; i++)
		if (lords_force_from(t, &army->force, army->stood[i])
			&& !knows_origin(army, army->origin[i]))
			army->origin[army->origins++] = army->origin[i];
}

/* Notes why none of the units named there may go. */
static void find_why(const struct table *t, struct army *army, struct naming w, int ways)
{
	enum act act = w.act;
	struct force f = { 0 };

	w.act = ANY_ACT;
	w.n = 0;
	lords_name(t, &w, &f);
	for (int i = 0; i < f.n; i++) {
		thing p = f.part[i].piece;
		int bar = lords_bars(t, p, act);

		if (bar && bar != NOBODY_GOES) {
			no(army, bar, kind(t, p));
		} else if (!bar && lords_ridden(t, p, ways) > key(t, RIDE_STEPS)) {
			army->why = RIDE_TOO_FAR;
			army->steps = lords_ridden(t, p, ways);
		}
	}
}

static int gather(struct table *t, struct army *army, struct naming w, thing from, int ways)
{
	int before = army->force.n, got;

	w.act = ways ? TO_RIDE : TO_FIGHT;
	got = lords_name(t, &w, &army->force);
	/* Units without enough steps left stay at home. */
	for (int i = army->force.n - 1; i >= before; i--)
		if (lords_ridden(t, army->force.part[i].piece, ways) > key(t, RIDE_STEPS)) {
			got -= army->force.part[i].n;
			lords_trim(&army->force, i, army->force.part[i].n);
		}
	for (int i = before; i < army->force.n; i++)
		army->force.part[i].ways = ways;
	if (got)
		add_origin(army, from, w.at);
	else
		find_why(t, army, w, ways);
	return got;
}

static int from_land(struct table *t, struct army *army, const struct order *o, int g,
	struct naming w, thing from)
{
	thing last;

	if (!lords_friendly(t, army->seat, from))
		return no(army, NOT_FRIENDLY, from);
	last = last_of_way(t, army, o, g, from);
	if (!last)
		return 0;
	bool flies = num(t, w.word, TYPE) == DRAGONLORD && !part(o, H_FORCE, 1, 0);
	if (!lords_adjoins(t, last, army->land, NEXT_TO)
		&& !(flies && lords_adjoins(t, last, army->land, MOUNTAIN)))
		return no(army,
			lords_adjoins(t, last, army->land, MOUNTAIN) ? MOUNTAIN_BARS : NOT_ADJACENT,
			last);
	w.at = from;
	return gather(t, army, w, last, ways_of(o, g));
}

static bool is_barred(const struct table *t, int seat, thing zone)
{
	for each(p, t, zone)
		if (owner(t, p) != seat && lords_aboard(t, owner(t, p), kind(t, p)))
			return true;
	return false;
}

static int off_ship(struct table *t, struct army *army, struct naming w, thing ship)
{
	thing piece = lords_ship(t, army->seat, ship), zone = piece ? place(t, piece) : NONE;

	if (!piece || !lords_is(t, SEA, zone))
		return no(army, SHIP_NOT_AT_SEA, ship);
	if (!lords_adjoins(t, zone, army->land, COAST))
		return no(army, ZONE_NOT_TOUCHING, zone);
	if (is_barred(t, army->seat, zone))
		return no(army, ENEMY_SHIPS, zone);
	w.at = IN(ABOARD, army->seat);
	w.ship = ship;
	return gather(t, army, w, zone, 0);
}

/* Returns how many more units may leave if one must stay. */
static int may_leave(const struct table *t, const struct army *army, thing at)
{
	return lords_units(t, army->seat, at) - lords_force_from(t, &army->force, at) - 1;
}

/* Gathers units without an origin from all friendly land beside the target. */
static int from_around(struct table *t, struct army *army, struct naming w)
{
	const struct link *l;
	int n = links(t, army->land, NEXT_TO, &l), got = 0;

	for (int i = 0; i < n; i++) {
		struct naming one = w;

		if (!lords_friendly(t, army->seat, l[i].to) || (w.n && got >= w.n))
			continue;
		one.at = l[i].to;
		one.n = w.n ? w.n - got : 0;
		if (one.n > may_leave(t, army, one.at))
			one.n = may_leave(t, army, one.at);
		if (!w.n || one.n > 0)
			got += gather(t, army, one, l[i].to, 0);
		else
			no(army, ONE_STAYS, one.at);
	}
	return got;
}

static void read_group(struct table *t, struct army *army, const struct order *o, int g)
{
	thing from = origin_of(o, H_FROM, g), ship = origin_of(o, H_OFF, g);
	struct naming w = {
		.seat = army->seat, .word = part(o, H_FORCE, g, 0), .n = lords_number(t, o, H_N, g)
	};
	int got, why = army->why, type = num(t, w.word, TYPE);
	thing why_at = army->why_at;

	army->counted |= written(o, H_N, g, 0) || lords_casts(type) || type == HERO;
	no(army, NOBODY_GOES, w.word);
	if (from)
		got = from_land(t, army, o, g, w, from);
	else if (ship)
		got = off_ship(t, army, w, ship);
	else
		got = from_around(t, army, w);
	if (!got) {
		tell_why(t, army);
		return;
	}
	army->why = why;
	army->why_at = why_at;
}

/* One unit of each land stays, whatever the line names. */
static void keep_one(struct table *t, struct army *army)
{
	army->force.all = true;
	each_space(at, t, LAND) {
		if (!lords_force_from(t, &army->force, at))
			continue;
		int n = lords_force_units(&army->force);

		lords_leave_one(t, army->seat, at, &army->force);
		if (lords_force_units(&army->force) == n)
			continue;
		if (army->counted)
			tell(t, ONLY(army->seat), ONE_STAYS, at);
		if (!army->why)
			no(army, ONE_STAYS, at);
	}
	sift_origins(t, army);
}

bool army_read(struct table *t, struct army *army, const struct order *o)
{
	for (int pass = 0; pass < PASSES; pass++)
		for (int g = 0; part(o, H_FORCE, g, 0); g++)
			if (lords_in_pass(t, o, H_N, g, pass))
				read_group(t, army, o, g);
	keep_one(t, army);
	return army->force.n > 0;
}

/* Sends the army and marks its deeds and steps. */
void army_send(struct table *t, struct army *army, thing to)
{
	for (int i = 0; i < army->force.n; i++) {
		struct part_of_force *p = &army->force.part[i];

		p->piece = move(t, p->piece, p->n, to);
		p->piece = lords_fights(t, p->piece, p->n, p->ways);
	}
}
