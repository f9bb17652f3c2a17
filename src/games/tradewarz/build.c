/* SPDX-License-Identifier: MIT
 * Settlements, villages, castles, their silos, and the extra silos of techs. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- silos ---- */

static bool silo_fits(const struct table *t, thing square, thing octagon)
{
	return warz_touches(t, square, octagon) && warz_yields(t, octagon);
}

static int silos_named(const struct order *o)
{
	int n = 0;

	while (part(o, 1, 0, n))
		n++;
	return n;
}

/* Offers the octagons round a square, those of the seat's lowest counter first, and among them
 * the lowest octagon first. One octagon may take all n silos. */
static void offer_fields(const struct table *t, int seat, thing square, int n, struct choice *c)
{
	unsigned left = (1u << GOODS) - 1;
	const struct link *l;
	int touching = links(t, square, TOUCHES, &l);

	while (left) {
		int good = warz_lowest(t, seat, left);

		left &= ~(1u << good);
		for (int i = 0; i < touching; i++)
			if (warz_yields(t, l[i].to)
				&& num(t, warz_tile(t, l[i].to), YIELDS)
					== YIELDS_NOTHING + 1 + good)
				offer(c, l[i].to, NONE, n);
	}
}

/* Whether a silo finds a field round the square: between lakes and mountains there is none. */
static bool has_field(const struct table *t, int seat, thing square)
{
	struct choice c = { 0 };

	offer_fields(t, seat, square, 1, &c);
	return c.n > 0;
}

/* Whether n silos fit round the square, on the octagons that the order names if it names any. */
static bool may_place_silos(struct table *t, int seat, thing square, const struct order *o, int n)
{
	int named = silos_named(o);

	for (int i = 0; i < named; i++)
		if (!silo_fits(t, square, part(o, 1, 0, i)))
			return deny(t, SILO_UNFIT, part(o, 1, 0, i), square);
	if (named > n)
		refuse(t, TOO_MANY_SILOS, n);
	else if (n && !has_field(t, seat, square))
		refuse(t, NO_FIELD, square);
	else if (kit_total(t, IN(SUPPLY, seat)) < n)
		refuse(t, SILOS_OUT);
	else
		return true;
	return false;
}

static void put_silo(struct table *t, int seat, thing octagon, thing square, thing by)
{
	thing silo = first(t, IN(SUPPLY, seat));

	silo = move(t, silo, 1, octagon);
	silo = own(t, silo, 1, seat);
	silo = set(t, silo, 1, FOR, square);
	if (by)
		set(t, silo, 1, BY, by);
	tell(t, ALL, SILO_PLACED, seat, octagon, kind(t, warz_tile(t, octagon)), square);
}

/* by: the tech that gives the silos as extra ones, or NONE. */
static void place_silos(
	struct table *t, int seat, thing square, thing by, const struct order *o, int n)
{
	struct choice c = { 0 };
	int left = n - silos_named(o), chosen = 0;

	for (thing at, i = 0; (at = part(o, 1, 0, i)); i++)
		put_silo(t, seat, at, square, by);
	if (!left)
		return;
	offer_fields(t, seat, square, left, &c);
	if (by)
		chosen = pick(t, seat, &c, left, left, EXTRA_SILO, by, square);
	else
		chosen = pick(t, seat, &c, left, left, SILO, square);
	for (int i = 0; i < chosen; i++)
		for (int k = 0; k < c.o[i].n; k++)
			put_silo(t, seat, c.o[i].what, square, by);
}

/* ---- buildings ---- */

static bool own_building(const struct table *t, int seat, thing square, int is)
{
	thing building = warz_building(t, square);

	return building && owner(t, building) == seat && warz_is(t, building, is);
}

static void raise(struct table *t, int seat, thing square, thing building)
{
	thing piece = move(t, find(t, IN(STOCK, NOBODY), building), 1, square);

	piece = own(t, piece, 1, seat);
	piece = set(t, piece, 1, YEAR, warz_year(t));
	set(t, piece, 1, BUILDER, seat);
}

/* Pays for a building and puts it up with `silos` silos. fact: BUILT or UPGRADED. */
static int put_up(struct table *t, int seat, const struct order *o, thing building, thing price,
	int silos, int fact)
{
	thing square = part(o, 0, 0, 0);
	warz_goods cost;

	if (!find(t, IN(STOCK, NOBODY), building))
		return refuse(t, PIECES_OUT, building);
	if (!may_place_silos(t, seat, square, o, silos))
		return REFUSED;
	warz_cost(t, price, 1, cost);
	if (!warz_pay(t, seat, cost))
		return REFUSED;
	under(t, tell(t, ALL, fact, seat, building, square)) {
		if (fact == UPGRADED)
			warz_building_back(t, warz_building(t, square));
		raise(t, seat, square, building);
		place_silos(t, seat, square, NONE, o, silos);
		warz_settle(t, square);
		/* The building that stood there before may have supported more soldiers. */
		warz_test_support(t);
	}
	return DONE;
}

/* Builds on an empty square where the seat has a soldier. */
static int build_new(struct table *t, int seat, const struct order *o, thing building)
{
	thing square = part(o, 0, 0, 0);

	if (warz_building(t, square))
		return refuse(t, BUILT_ALREADY, square);
	if (!warz_men(t, seat, square))
		return refuse(t, NO_SOLDIER_THERE, square);
	if (warz_built(t, seat, IS_OTHER) >= key(t, BUILDING_SQUARES))
		return refuse(t, TOO_MANY_SQUARES, key(t, BUILDING_SQUARES));
	return put_up(t, seat, o, building, building, num(t, building, SILO_PLACES), BUILT);
}

/* Makes a settlement a village, which keeps the settlement's silo, or builds the village at
 * once. */
static int build_village(struct table *t, int seat, const struct order *o)
{
	thing village = warz_kind(t, IS_VILLAGE), settlement = warz_kind(t, IS_SETTLEMENT);

	if (warz_built(t, seat, IS_VILLAGE) >= key(t, VILLAGES))
		return refuse(t, TOO_MANY_VILLAGES, key(t, VILLAGES));
	if (!own_building(t, seat, part(o, 0, 0, 0), IS_SETTLEMENT))
		return build_new(t, seat, o, village);
	return put_up(t, seat, o, village, warz_kind(t, IS_UPGRADE),
		num(t, village, SILO_PLACES) - num(t, settlement, SILO_PLACES), UPGRADED);
}

static int build_castle(struct table *t, int seat, const struct order *o)
{
	thing castle = warz_kind(t, IS_CASTLE), square = part(o, 0, 0, 0);

	if (own_building(t, seat, square, IS_CASTLE))
		return refuse(t, BUILT_ALREADY, square);
	if (!own_building(t, seat, square, IS_VILLAGE))
		return refuse(t, NO_VILLAGE, square);
	if (dial(t, warz_building(t, square), YEAR) >= warz_year(t))
		return refuse(t, SAME_YEAR, square);
	if (warz_built(t, seat, IS_CASTLE) >= key(t, CASTLES))
		return refuse(t, TOO_MANY_CASTLES, key(t, CASTLES));
	return put_up(t, seat, o, castle, castle, num(t, castle, SILO_PLACES), BUILT);
}

int warz_play_build(struct table *t, int seat, const struct order *o)
{
	if (!warz_act(t, seat, BUILDS, o->form))
		return REFUSED;
	switch (o->form) {
	case F_SETTLEMENT: return build_new(t, seat, o, warz_kind(t, IS_SETTLEMENT));
	case F_VILLAGE: return build_village(t, seat, o);
	default: return build_castle(t, seat, o);
	}
}

/* ---- what it costs ---- */

static thing price_of_village(const struct table *t, int seat, thing square)
{
	bool grows = own_building(t, seat, square, IS_SETTLEMENT);

	return warz_kind(t, grows ? IS_UPGRADE : IS_VILLAGE);
}

/* The cost of one building, level, tech or soldier, before a card lowers it. */
static void order_cost(const struct table *t, int seat, const struct order *o, warz_goods cost)
{
	thing what = part(o, 0, 0, 0);
	int level;

	if (!o->n && o->form != F_RECRUIT && o->form != F_LEAVE)
		return;
	switch (o->form) {
	case F_SETTLEMENT: warz_cost(t, warz_kind(t, IS_SETTLEMENT), 1, cost); return;
	case F_VILLAGE: warz_cost(t, price_of_village(t, seat, what), 1, cost); return;
	case F_CASTLE: warz_cost(t, warz_kind(t, IS_CASTLE), 1, cost); return;
	case F_UNIVERSITY:
		level = dial(t, seat, ECONOMY + what);
		warz_levels_cost(t, seat, level, level + 1, cost);
		return;
	case F_BUY: warz_cost(t, warz_kind(t, IS_LEARNING), num(t, what, LEVEL), cost); return;
	case F_RECRUIT: warz_recruit_cost(t, seat, what ? what : warz_home(t, seat), cost); return;
	case F_ALLY: warz_fee(t, !dial(t, seat, ALLIANCE), cost); return;
	case F_LEAVE: warz_leaving_fee(t, seat, cost); return;
	}
}

void warz_price(const struct table *t, int seat, const struct order *o, struct cost *c)
{
	warz_goods cost = { 0 };

	order_cost(t, seat, o, cost);
	for (int i = 0; i < GOODS; i++)
		if (cost[i])
			c->of[c->n++] = (struct price){ LUMBER + i, cost[i] };
}

/* ---- extra silos ---- */

static bool own_village(const struct table *t, int seat, thing square)
{
	return own_building(t, seat, square, IS_VILLAGE)
		|| own_building(t, seat, square, IS_CASTLE);
}

/* Whether the extra silos of this tech are round that square. */
static bool extra_at(const struct table *t, int seat, thing tech, thing square)
{
	each_link(l, t, square, TOUCHES)
		for each(p, t, l->to)
			if (owner(t, p) == seat && warz_is(t, p, IS_SILO) && dial(t, p, BY) == tech
				&& dial(t, p, FOR) == square)
				return true;
	return false;
}

static int sites_used(const struct table *t, int seat, thing tech)
{
	int n = 0;

	each_space(at, t, SQUARE)
		n += extra_at(t, seat, tech, at);
	return n;
}

/* Returns the tech whose extra silos may be placed there now: at the start of a turn, or in the
 * season in which the seat bought the tech. NONE if there is no such tech; *no is then the fact
 * that forbids it. */
static thing extra_tech(const struct table *t, int seat, thing square, int *no)
{
	*no = NO_EXTRA_SILOS;
	for each(p, t, IN(TECHS, seat)) {
		thing tech = kind(t, p);

		if (sites_used(t, seat, tech) >= num(t, tech, SITES))
			continue;
		if (extra_at(t, seat, tech, square))
			*no = SITE_TAKEN;
		else if (dial(t, seat, ACTED) && dial(t, p, YEAR) != season(t))
			*no = TOO_LATE;
		else
			return tech;
	}
	return NONE;
}

bool warz_silos_fit(const struct table *t, int seat, thing square)
{
	int no;

	return own_village(t, seat, square) && extra_tech(t, seat, square, &no);
}

/* silo <square> [<octagon>+] */
int warz_play_silo(struct table *t, int seat, const struct order *o)
{
	thing square = part(o, 0, 0, 0);
	int no;

	if (!own_village(t, seat, square))
		return refuse(t, NO_VILLAGE_THERE, square);
	thing tech = extra_tech(t, seat, square, &no);
	if (!tech)
		return no == SITE_TAKEN ? refuse(t, no, square) : refuse(t, no);
	if (!may_place_silos(t, seat, square, o, num(t, tech, SILO_PLACES)))
		return REFUSED;
	place_silos(t, seat, square, tech, o, num(t, tech, SILO_PLACES));
	return DONE;
}

/* ---- what may be written ---- */

static bool has_retreat(const struct table *t, int seat, thing at)
{
	struct choice ways;

	ways.n = 0;
	warz_offer_retreats(t, seat, at, &ways);
	return ways.n;
}

/* Whether the seat has built as many of these as it may. */
static bool at_limit(const struct table *t, int seat, int form)
{
	switch (form) {
	case F_VILLAGE: return warz_built(t, seat, IS_VILLAGE) >= key(t, VILLAGES);
	case F_CASTLE: return warz_built(t, seat, IS_CASTLE) >= key(t, CASTLES);
	default: return false;
	}
}

/* Whether an order of this form could be meant for this spot. */
static bool plausible(const struct table *t, int seat, int form, thing at)
{
	thing building = warz_building(t, at);

	switch (form) {
	case F_SETTLEMENT: return !building && warz_men(t, seat, at) && has_field(t, seat, at);
	case F_VILLAGE:
		return building ? own_building(t, seat, at, IS_SETTLEMENT)
				: warz_men(t, seat, at) && has_field(t, seat, at);
	case F_CASTLE:
		return own_building(t, seat, at, IS_VILLAGE)
			&& dial(t, building, YEAR) < warz_year(t);
	case F_SILO: return warz_silos_fit(t, seat, at);
	case F_RETREAT: return has_retreat(t, seat, at);
	default: return !warz_no_recruit(t, seat, at);
	}
}

OFFERER(warz_offer_levels)
{
	int branch = part(o, 0, 0, 0);

	for (int level = dial(t, seat, ECONOMY + branch) + 1; level <= key(t, TOP_LEVEL); level++)
		offer(c, level, NONE, 1);
}

OFFERER(warz_offer_branches)
{
	for (int branch = IN_ECONOMY; branch <= IN_MILITARY && warz_tokens(t, seat, BUILDS);
		branch++)
		if (dial(t, seat, ECONOMY + branch) < key(t, TOP_LEVEL))
			offer(c, branch, NONE, 1);
}

static int token_of(int form)
{
	switch (form) {
	case F_RECRUIT: return RECRUITS;
	case F_RETREAT: return RETREATS;
	default: return BUILDS;
	}
}

/* Whether the seat can pay, as things stand, for what is ordered there: no card lowers the price. */
static bool affords(const struct table *t, int seat, int form, thing at)
{
	const struct order o = { .form = form, .n = 1, .part = { { 0, 0, at } } };
	warz_goods cost = { 0 };

	order_cost(t, seat, &o, cost);
	return warz_can_pay(t, seat, cost);
}

OFFERER(warz_offer_sites)
{
	int area = o->form == F_RECRUIT || o->form == F_RETREAT ? SPOT : SQUARE;

	if (o->form != F_SILO && !warz_tokens(t, seat, token_of(o->form)))
		return;
	if (at_limit(t, seat, o->form))
		return;
	each_space(at, t, area)
		if (plausible(t, seat, o->form, at) && affords(t, seat, o->form, at))
			offer(c, at, NONE, 1);
}

OFFERER_BY(warz_offer_octagons, offer_fields(t, seat, part(o, 0, 0, 0), 1, c))
OFFERER_BY(warz_offer_shelters, warz_offer_retreats(t, seat, part(o, 0, 0, 0), c))
