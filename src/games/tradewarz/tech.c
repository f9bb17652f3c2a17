/* SPDX-License-Identifier: MIT
 * Techs: which seat has which, and buying one. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- having ---- */

/* Returns a super unit of the seat, of that kind, that goes with a squad; NONE if there is none. */
static thing unit_afield(const struct table *t, int seat, thing tech)
{
	each_space(at, t, SPOT)
		for each(p, t, at)
			if (kind(t, p) == tech && owner(t, p) == seat)
				return p;
	return NONE;
}

bool warz_owns(const struct table *t, int seat, thing tech)
{
	return find(t, IN(TECHS, seat), tech) || unit_afield(t, seat, tech);
}

thing warz_tech(const struct table *t, int seat, int op)
{
	for each(p, t, IN(TECHS, seat))
		if (num(t, p, OP) == op)
			return p;
	return NONE;
}

int warz_tech_sum(const struct table *t, int seat, int column)
{
	int sum = 0;

	for each(p, t, IN(TECHS, seat))
		sum += num(t, p, column);
	each_space(at, t, SPOT)
		for each(p, t, at)
			if (owner(t, p) == seat && warz_is(t, p, IS_TECH))
				sum += num(t, p, column);
	return sum;
}

/* ---- what may be bought ---- */

/* Returns the bit of a tech's level, 0 for a tech of another branch. */
static unsigned level_bit(const struct table *t, thing tech, int branch)
{
	return num(t, tech, BRANCH) == branch ? 1u << num(t, tech, LEVEL) : 0;
}

static unsigned levels_for_sale(const struct table *t, int branch)
{
	unsigned levels = 0;

	for each(p, t, IN(MARKET, NOBODY))
		levels |= level_bit(t, p, branch);
	return levels;
}

static unsigned levels_owned(const struct table *t, int seat, int branch)
{
	unsigned levels = 0;

	for each(p, t, IN(TECHS, seat))
		levels |= level_bit(t, p, branch);
	each_space(at, t, SPOT)
		for each(p, t, at)
			if (owner(t, p) == seat && warz_is(t, p, IS_TECH))
				levels |= level_bit(t, p, branch);
	return levels;
}

/* Returns the lowest level, below that of the tech, of which the seat has no tech although one
 * is for sale; 0 if there is no such level. */
static int level_left_out(const struct table *t, int seat, thing tech)
{
	int branch = num(t, tech, BRANCH);
	unsigned left_out = levels_for_sale(t, branch) & ~levels_owned(t, seat, branch);

	for (int level = 1; level < num(t, tech, LEVEL); level++)
		if (left_out >> level & 1)
			return level;
	return 0;
}

/* Returns the fact that forbids buying a tech, 0 if nothing does. */
static int no_buying(const struct table *t, int seat, thing tech)
{
	if (!find(t, IN(MARKET, NOBODY), tech))
		return TECH_SOLD;
	if (dial(t, seat, ECONOMY + num(t, tech, BRANCH)) < num(t, tech, LEVEL))
		return TECH_NO_UNIVERSITY;
	if (level_left_out(t, seat, tech))
		return TECH_NO_LOWER;
	if (num(t, tech, SUPER) && warz_tech_sum(t, seat, SUPER) >= key(t, SUPERS))
		return TOO_MANY_UNITS;
	return 0;
}

static void refuse_buying(struct table *t, int no, int seat, thing tech)
{
	int branch = num(t, tech, BRANCH);

	switch (no) {
	case TECH_NO_UNIVERSITY: refuse(t, no, tech, branch, num(t, tech, LEVEL)); break;
	case TECH_NO_LOWER: refuse(t, no, tech, branch, level_left_out(t, seat, tech)); break;
	case TOO_MANY_UNITS: refuse(t, no, tech, key(t, SUPERS)); break;
	default: refuse(t, no, tech);
	}
}

/* ---- paying ---- */

static void less_by(const struct table *t, thing card, warz_goods cost)
{
	warz_goods less;

	warz_cost(t, card, 1, less);
	for (int i = 0; i < GOODS; i++)
		cost[i] = cost[i] > less[i] ? cost[i] - less[i] : 0;
}

/* Pays the price times the level, less what a card of the hand takes off if the seat plays it. */
static bool pay(struct table *t, int seat, thing tech)
{
	thing card = warz_card(t, seat, OP_GUEST);
	warz_goods cost;

	warz_cost(t, warz_kind(t, IS_LEARNING), num(t, tech, LEVEL), cost);
	if (card && !yes(t, seat, TECH_CARD, tech))
		card = NONE;
	if (card)
		less_by(t, card, cost);
	if (!warz_pay(t, seat, cost))
		return false;
	if (card) {
		tell(t, ALL, CARD_PLAYED, seat, kind(t, card));
		warz_discard(t, card);
	}
	return true;
}

/* ---- what comes with it ---- */

static void add_soldiers(struct table *t, int seat, int n)
{
	int added = 0;

	for each(p, t, IN(BARRACKS, NOBODY)) {
		int left = n - added, k = left < count(t, p) ? left : count(t, p);

		if (!k)
			break;
		move(t, p, k, IN(RESERVE, seat));
		added += k;
	}
	if (added)
		tell(t, ALL, MORE_SOLDIERS, seat, added);
}

/* A new super unit waits in the capital or goes with a squad that has none. */
static void place_unit(struct table *t, int seat, thing unit)
{
	thing super = kind(t, unit), gate = warz_home(t, seat);
	struct choice c = { 0 };

	offer(&c, UNIT_CAPITAL, NONE, 1);
	each_space(at, t, SPOT)
		if (at != gate && warz_men(t, seat, at) && !warz_unit(t, seat, at))
			offer(&c, at, NONE, 1);
	thing at = ask(t, seat, &c, SUPER_UNIT, super, gate);
	if (at == UNIT_CAPITAL)
		return;
	unit = move(t, unit, 1, at);
	own(t, unit, 1, seat);
	tell(t, ALL, UNIT_GOES, seat, super, at);
}

static void take(struct table *t, int seat, thing tech)
{
	under(t, tell(t, ALL, TECH_BOUGHT, seat, tech)) {
		thing card = move(t, find(t, IN(MARKET, NOBODY), tech), 1, IN(TECHS, seat));

		card = set(t, card, 1, YEAR, season(t));
		if (num(t, tech, POOL))
			add_soldiers(t, seat, num(t, tech, POOL));
		if (num(t, tech, DRAFT))
			warz_draft(t, seat, num(t, tech, DRAFT));
		if (num(t, tech, SUPER))
			place_unit(t, seat, card);
	}
}

/* ---- the order ---- */

/* buy <tech>+ */
int warz_play_buy(struct table *t, int seat, const struct order *o)
{
	if (!warz_act(t, seat, BUYS, o->form))
		return REFUSED;
	for (thing tech, i = 0; (tech = part(o, 0, 0, i)); i++) {
		int no = no_buying(t, seat, tech);

		if (no) {
			refuse_buying(t, no, seat, tech);
			continue;
		}
		if (!pay(t, seat, tech))
			continue;
		take(t, seat, tech);
		return DONE;
	}
	return REFUSED;
}

static bool listed(const struct order *o, thing tech)
{
	for (thing other, i = 0; (other = part(o, 0, 0, i)); i++)
		if (other == tech)
			return true;
	return false;
}

OFFERER(warz_offer_techs)
{
	if (!warz_tokens(t, seat, BUYS))
		return;
	for each(p, t, IN(MARKET, NOBODY))
		if (!listed(o, kind(t, p)) && !no_buying(t, seat, kind(t, p)))
			offer(c, kind(t, p), NONE, 1);
}
