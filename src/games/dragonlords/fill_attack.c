/* SPDX-License-Identifier: MIT
 * What may stand in orders of attack, of sieges, and in a bid. */
#include "games/dragonlords/army.h"
#include "kit/kit.h"

enum { ENOUGH = 9 };

void lords_fill_bid(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	(void)o;
	(void)hole;
	if (!key(t, BID_OPTION))
		return;
	for (int n = 1; n <= ENOUGH && n <= dial(t, seat, GOLD); n++)
		offer(c, n, NONE, 1);
}

/* ---- targets ---- */

static bool has_idle_units(const struct table *t, int seat, thing at)
{
	if (!lords_friendly(t, seat, at) || lords_units(t, seat, at) < 2)
		return false;
	for each(p, t, at)
		if (!lords_bars(t, p, TO_FIGHT))
			return true;
	return false;
}

static bool has_crew(const struct table *t, int seat, thing ship)
{
	for each(p, t, IN(ABOARD, seat))
		if (dial(t, p, SHIP) == ship && !lords_bars(t, p, TO_FIGHT))
			return true;
	return false;
}

static bool has_ship_beside(const struct table *t, int seat, thing land)
{
	each_link(l, t, land, COAST)
		for each(p, t, l->to)
			if (owner(t, p) == seat && has_crew(t, seat, kind(t, p)))
				return true;
	return false;
}

static bool in_reach(const struct table *t, int seat, thing land)
{
	each_link(l, t, land, NEXT_TO)
		if (has_idle_units(t, seat, l->to))
			return true;
	return has_ship_beside(t, seat, land);
}

static bool may_attack(const struct table *t, int seat, thing land)
{
	if (dial(t, land, HOLDER) == seat || dial(t, land, BESIEGER) || dial(t, land, STRUCK))
		return false;
	if (lords_is(t, KINGDOM, land)
		&& (season(t) <= key(t, PEACE_ROUNDS) || !lords_may_storm(t, seat, land)))
		return false;
	return in_reach(t, seat, land);
}

/* Vacant land, neutral land, kingdoms last. */
static void offer_targets(const struct table *t, int seat, struct choice *c)
{
	enum { MOST_LANDS = 64 };
	int rank[MOST_LANDS];
	thing at;

	for (int i = 0; (at = space(t, LAND, i)) && c->n < MOST_LANDS; i++)
		if (may_attack(t, seat, at)) {
			rank[c->n] = lords_vacant(t, at) ? 0 : lords_neutral(t, at) ? 1 : 2;
			rank[c->n] += lords_is(t, KINGDOM, at) ? 2 : 0;
			offer(c, at, NONE, 1);
		}
	kit_sort(c, rank);
}

/* Kingdoms with a camp of one's own, before one's own, or of others. */
static void offer_kingdoms(const struct table *t, int seat, int form, struct choice *c)
{
	each_space(at, t, KINGDOM) {
		int besieger = dial(t, at, BESIEGER);
		bool mine = dial(t, at, HOLDER) == seat;

		if (!besieger)
			continue;
		if (form == F_SALLY ? mine && !dial(t, at, CAMPED)
				: form == F_RELIEVE
				? !mine && besieger != seat && in_reach(t, seat, at)
				: besieger == seat && !dial(t, lords_camp(t, at), CAMPED))
			offer(c, at, NONE, 1);
	}
}

static void offer_zones(const struct table *t, int seat, struct choice *c)
{
	each_space(zone, t, SEA) {
		bool mine = false, theirs = false;

		for each(p, t, zone) {
			mine |= owner(t, p) == seat && has_crew(t, seat, kind(t, p));
			theirs |= owner(t, p) != seat;
		}
		if (mine && theirs && !dial(t, zone, STRUCK))
			offer(c, zone, NONE, 1);
	}
}

/* ---- the army ---- */

static void offer_origins(const struct table *t, int seat, thing land, struct choice *c)
{
	each_link(l, t, land, NEXT_TO)
		if (has_idle_units(t, seat, l->to))
			offer(c, l->to, NONE, 1);
}

static void offer_ships(const struct table *t, int seat, thing land, struct choice *c)
{
	each_link(l, t, land, COAST)
		for each(p, t, l->to)
			if (owner(t, p) == seat && has_crew(t, seat, kind(t, p)))
				offer(c, kind(t, p), NONE, 1);
}

static void offer_kind(const struct table *t, thing kind_of, struct choice *c)
{
	for (int i = 0; i < c->n; i++)
		if (c->o[i].what == kind_of)
			return;
	(void)t;
	offer(c, kind_of, NONE, 1);
}

/* The whole army first; then kinds that stand beside the target. */
static void offer_forces(const struct table *t, int seat, thing land, struct choice *c)
{
	offer(c, kit_kind(t, ARMY, 1, 0), NONE, 1);
	each_link(l, t, land, NEXT_TO)
		if (has_idle_units(t, seat, l->to))
			for each(p, t, l->to)
				offer_kind(t, kind(t, p), c);
	for each(p, t, IN(ABOARD, seat))
		offer_kind(t, kind(t, p), c);
}

static void fill_army(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	thing land = part(o, H_TARGET, 0, 0);

	switch (hole) {
	case H_N:
		for (int n = 1; n <= ENOUGH; n++)
			offer(c, n, NONE, 1);
		break;
	case H_FORCE: offer_forces(t, seat, land, c); break;
	case H_FROM: offer_origins(t, seat, land, c); break;
	case H_OFF: offer_ships(t, seat, land, c); break;
	case H_VIA: offer_origins(t, seat, land, c); break;
	}
}

void lords_fill_attack(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (hole != H_TARGET && o->form != F_LIFT) {
		fill_army(t, seat, o, hole, c);
		return;
	}
	switch (o->form) {
	case F_ATTACK: offer_targets(t, seat, c); break;
	case F_FIGHT: offer_zones(t, seat, c); break;
	case F_LIFT:
		if (!hole) {
			offer_kingdoms(t, seat, o->form, c);
			break;
		}
		each_link(l, t, part(o, 0, 0, 0), NEXT_TO)
			if (lords_friendly(t, seat, l->to))
				offer(c, l->to, NONE, 1);
		break;
	default: offer_kingdoms(t, seat, o->form, c);
	}
}
