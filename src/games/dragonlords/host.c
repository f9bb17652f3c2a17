/* SPDX-License-Identifier: MIT
 * The host of an attack: who goes, whence, and what stays at home. */
#include "games/dragonlords/host.h"
#include "kit/kit.h"

/* ---- what a group of the line says ---- */

/* Without an origin it is that of the next group that has one, else of the one before. */
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

static int no(struct host *h, int fact, thing about)
{
	h->why = fact;
	h->why_at = about;
	return 0;
}

static void tell_why(struct table *t, const struct host *h)
{
	if (h->why == RIDE_TOO_FAR)
		tell(t, ONLY(h->seat), RIDE_TOO_FAR, h->steps, key(t, RIDE_STEPS));
	else
		tell(t, ONLY(h->seat), h->why, h->why_at);
}

int host_refuse(struct table *t, const struct host *h)
{
	if (h->why == RIDE_TOO_FAR)
		return refuse(t, RIDE_TOO_FAR, h->steps, key(t, RIDE_STEPS));
	return refuse(t, h->why ? h->why : NOBODY_GOES, h->why_at);
}

/* The land from which the target is entered; NONE where a way does not do. */
static thing last_of_way(struct table *t, struct host *h, const struct order *o, int g, thing from)
{
	thing to;

	for (int i = 0; (to = part(o, H_VIA, g, i)); i++) {
		if (!lords_adjoins(t, from, to, NEXT_TO))
			return no(h, NOT_ADJACENT, to);
		if (!lords_friendly(t, h->seat, to))
			return no(h, NOT_FRIENDLY, to);
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

static void add_origin(struct host *h, thing at, thing stood)
{
	for (int i = 0; i < h->origins; i++)
		if (h->origin[i] == at && h->stood[i] == stood)
			return;
	if (h->origins < ORIGINS) {
		h->origin[h->origins] = at;
		h->stood[h->origins++] = stood;
	}
}

static bool knows_origin(const struct host *h, thing at)
{
	for (int i = 0; i < h->origins; i++)
		if (h->origin[i] == at)
			return true;
	return false;
}

/* Where in the end nobody comes from is no origin; each stands once. */
static void sift_origins(const struct table *t, struct host *h)
{
	int n = h->origins;

	h->origins = 0;
	for (int i = 0; i < n; i++)
		if (lords_force_from(t, &h->force, h->stood[i]) && !knows_origin(h, h->origin[i]))
			h->origin[h->origins++] = h->origin[i];
}

/* Why none of those who were named there may go. */
static void find_why(const struct table *t, struct host *h, struct naming w, int ways)
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
			no(h, bar, kind(t, p));
		} else if (!bar && lords_ridden(t, p, ways) > key(t, RIDE_STEPS)) {
			h->why = RIDE_TOO_FAR;
			h->steps = lords_ridden(t, p, ways);
		}
	}
}

static int gather(struct table *t, struct host *h, struct naming w, thing from, int ways)
{
	int before = h->force.n, got;

	w.act = ways ? TO_RIDE : TO_FIGHT;
	got = lords_name(t, &w, &h->force);
	/* Whose steps do not reach stays at home. */
	for (int i = h->force.n - 1; i >= before; i--)
		if (lords_ridden(t, h->force.part[i].piece, ways) > key(t, RIDE_STEPS)) {
			got -= h->force.part[i].n;
			lords_trim(&h->force, i, h->force.part[i].n);
		}
	for (int i = before; i < h->force.n; i++)
		h->force.part[i].ways = ways;
	if (got)
		add_origin(h, from, w.at);
	else
		find_why(t, h, w, ways);
	return got;
}

static int from_land(
	struct table *t, struct host *h, const struct order *o, int g, struct naming w, thing from)
{
	thing last;

	if (!lords_friendly(t, h->seat, from))
		return no(h, NOT_FRIENDLY, from);
	last = last_of_way(t, h, o, g, from);
	if (!last)
		return 0;
	bool flies = num(t, w.word, TYPE) == DRAGONLORD && !part(o, H_FORCE, 1, 0);
	if (!lords_adjoins(t, last, h->land, NEXT_TO)
		&& !(flies && lords_adjoins(t, last, h->land, MOUNTAIN)))
		return no(h,
			lords_adjoins(t, last, h->land, MOUNTAIN) ? MOUNTAIN_BARS : NOT_ADJACENT,
			last);
	w.at = from;
	return gather(t, h, w, last, ways_of(o, g));
}

static bool is_barred(const struct table *t, int seat, thing zone)
{
	for each(p, t, zone)
		if (owner(t, p) != seat && lords_aboard(t, owner(t, p), kind(t, p)))
			return true;
	return false;
}

static int off_ship(struct table *t, struct host *h, struct naming w, thing ship)
{
	thing piece = lords_ship(t, h->seat, ship), zone = piece ? place(t, piece) : NONE;

	if (!piece || !lords_is(t, SEA, zone))
		return no(h, SHIP_NOT_AT_SEA, ship);
	if (!lords_adjoins(t, zone, h->land, COAST))
		return no(h, ZONE_NOT_TOUCHING, zone);
	if (is_barred(t, h->seat, zone))
		return no(h, ENEMY_SHIPS, zone);
	w.at = IN(ABOARD, h->seat);
	w.ship = ship;
	return gather(t, h, w, zone, 0);
}

/* So many that one stays. */
static int may_leave(const struct table *t, const struct host *h, thing at)
{
	return lords_units(t, h->seat, at) - lords_force_from(t, &h->force, at) - 1;
}

/* From wherever it may be: all friendly land beside the target. */
static int from_around(struct table *t, struct host *h, struct naming w)
{
	const struct link *l;
	int n = links(t, h->land, NEXT_TO, &l), got = 0;

	for (int i = 0; i < n; i++) {
		struct naming one = w;

		if (!lords_friendly(t, h->seat, l[i].to) || (w.n && got >= w.n))
			continue;
		one.at = l[i].to;
		one.n = w.n ? w.n - got : 0;
		if (one.n > may_leave(t, h, one.at))
			one.n = may_leave(t, h, one.at);
		if (!w.n || one.n > 0)
			got += gather(t, h, one, l[i].to, 0);
		else
			no(h, ONE_STAYS, one.at);
	}
	return got;
}

static void read_group(struct table *t, struct host *h, const struct order *o, int g)
{
	thing from = origin_of(o, H_FROM, g), ship = origin_of(o, H_OFF, g);
	struct naming w = {
		.seat = h->seat, .word = part(o, H_FORCE, g, 0), .n = lords_number(t, o, H_N, g)
	};
	int got, why = h->why, type = num(t, w.word, TYPE);
	thing why_at = h->why_at;

	h->counted |= written(o, H_N, g, 0) || lords_casts(type) || type == HERO;
	no(h, NOBODY_GOES, w.word);
	if (from)
		got = from_land(t, h, o, g, w, from);
	else if (ship)
		got = off_ship(t, h, w, ship);
	else
		got = from_around(t, h, w);
	if (!got) {
		tell_why(t, h);
		return;
	}
	h->why = why;
	h->why_at = why_at;
}

/* One unit of each land stays, whatever was named. */
static void keep_one(struct table *t, struct host *h)
{
	h->force.all = true;
	each_space(at, t, LAND) {
		if (!lords_force_from(t, &h->force, at))
			continue;
		int n = lords_force_units(&h->force);

		lords_leave_one(t, h->seat, at, &h->force);
		if (lords_force_units(&h->force) == n)
			continue;
		if (h->counted)
			tell(t, ONLY(h->seat), ONE_STAYS, at);
		if (!h->why)
			no(h, ONE_STAYS, at);
	}
	sift_origins(t, h);
}

bool host_read(struct table *t, struct host *h, const struct order *o)
{
	for (int pass = 0; pass < PASSES; pass++)
		for (int g = 0; part(o, H_FORCE, g, 0); g++)
			if (lords_in_pass(t, o, H_N, g, pass))
				read_group(t, h, o, g);
	keep_one(t, h);
	return h->force.n > 0;
}

/* Off they go: their deeds and steps are counted. */
void host_send(struct table *t, struct host *h, thing to)
{
	for (int i = 0; i < h->force.n; i++) {
		struct part_of_force *p = &h->force.part[i];

		p->piece = move(t, p->piece, p->n, to);
		p->piece = lords_fights(t, p->piece, p->n, p->ways);
	}
}
