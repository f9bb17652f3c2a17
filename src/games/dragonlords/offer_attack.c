/* SPDX-License-Identifier: MIT
 * What orders of attack and of sieges, and bids, may contain. */
#include "games/dragonlords/army.h"
#include "games/dragonlords/offer.h"

enum { ENOUGH = 9 };

OFFERER(lords_offer_bids)
{
	int gold = dial(t, seat, GOLD);

	if (key(t, BID_OPTION))
		kit_offer_numbers(c, gold < ENOUGH ? gold : ENOUGH);
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

/* Offers vacant land, then neutral land; kingdoms last. */
OFFERER(lords_offer_attacked)
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

/* Offers kingdoms with a camp: the seat's own camp, or one before its own kingdom, or others. */
OFFERER(lords_offer_besieged)
{
	int form = o->form;

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

OFFERER(lords_offer_battles)
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

OFFERER_EACH(lords_offer_origins, each_link(l, t, part(o, H_TARGET, 0, 0), NEXT_TO), l->to,
	has_idle_units(t, seat, l->to))

OFFERER(lords_offer_ships)
{
	each_link(l, t, part(o, H_TARGET, 0, 0), COAST)
		for each(p, t, l->to)
			if (owner(t, p) == seat && has_crew(t, seat, kind(t, p)))
				offer(c, kind(t, p), NONE, 1);
}

/* Offers the whole army first, then the kinds beside the target; beside the whole army nothing. */
OFFERER(lords_offer_army)
{
	const thing army = kit_kind(t, ARMY, 1, 0);

	for (int i = 0; i < o->n; i++)
		if (o->part[i].what == army)
			return;
	offer(c, army, NONE, 1);
	each_link(l, t, part(o, H_TARGET, 0, 0), NEXT_TO)
		if (has_idle_units(t, seat, l->to))
			for each(p, t, l->to)
				kit_offer_once(c, kind(t, p));
	for each(p, t, IN(ABOARD, seat))
		kit_offer_once(c, kind(t, p));
}

OFFERER_BY(lords_offer_to_9, kit_offer_numbers(c, ENOUGH))

/* Offers where the units of a lifted camp may go. */
OFFERER_EACH(lords_offer_shelters, each_link(l, t, part(o, 0, 0, 0), NEXT_TO), l->to,
	lords_friendly(t, seat, l->to))
