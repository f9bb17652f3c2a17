/* SPDX-License-Identifier: MIT
 * Paying, the one action a season, and the actions that need no building: resources, pass,
 * recruit, retreat. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- paying ---- */

void warz_cost(const struct table *t, thing price, int times, warz_goods cost)
{
	for (int i = 0; i < GOODS; i++)
		cost[i] = times * num(t, price, LUMBER_ + i);
}

bool warz_can_pay(const struct table *t, int seat, const warz_goods cost)
{
	return kit_can_pay(t, seat, LUMBER, GOODS, cost);
}

void warz_spend(struct table *t, int seat, const warz_goods cost)
{
	int sum = 0;

	for (int i = 0; i < GOODS; i++)
		sum += cost[i];
	kit_pay(t, seat, LUMBER, GOODS, cost);
	if (sum)
		tell(t, ALL, PAID, seat, cost[0], cost[1], cost[2], cost[3]);
}

void warz_transfer(struct table *t, int from, int to, const warz_goods goods)
{
	kit_pay(t, from, LUMBER, GOODS, goods);
	for (int i = 0; i < GOODS; i++)
		if (goods[i])
			gain(t, to, LUMBER + i, goods[i]);
}

bool warz_pay(struct table *t, int seat, const warz_goods cost)
{
	if (!warz_can_pay(t, seat, cost))
		return deny(t, CANNOT_PAY, cost[0], cost[1], cost[2], cost[3],
			dial(t, seat, LUMBER), dial(t, seat, WHEAT), dial(t, seat, MINING),
			dial(t, seat, GOLD));
	warz_spend(t, seat, cost);
	return true;
}

/* ---- one action a season ---- */

static bool builds(int form)
{
	return form == F_SETTLEMENT || form == F_VILLAGE || form == F_CASTLE
		|| form == F_UNIVERSITY;
}

/* A tech may let one build token a year build twice. */
static bool second_build(const struct table *t, int seat, int form)
{
	return builds(form) && builds(dial(t, seat, ACTED)) && warz_tech(t, seat, OP_BUILDS)
		&& dial(t, seat, BUILT_TWICE) != warz_year(t);
}

/* A tech may let every march be of two squads. */
static bool second_march(const struct table *t, int seat, int form)
{
	return form == F_MARCH && dial(t, seat, ACTED) == F_MARCH && dial(t, seat, WENT)
		&& warz_tech(t, seat, OP_MARCHES);
}

int warz_tokens(const struct table *t, int seat, int token)
{
	return key(t, TOKENS_BUILD + token - BUILDS) - dial(t, seat, token);
}

bool warz_act(struct table *t, int seat, int token, int form)
{
	/* After the second build or march nothing more is possible, as after a pass. */
	if (second_build(t, seat, form)) {
		set(t, seat, 0, BUILT_TWICE, warz_year(t));
		set(t, seat, 0, ACTED, F_PASS);
		return true;
	}
	if (second_march(t, seat, form)) {
		set(t, seat, 0, ACTED, F_PASS);
		return true;
	}
	if (dial(t, seat, ACTED))
		return deny(t, ACTED_ALREADY);
	if (warz_tokens(t, seat, token) <= 0) {
		refuse(t, NO_TOKEN, token - BUILDS);
		return false;
	}
	gain(t, seat, token, 1);
	set(t, seat, 0, ACTED, form);
	return true;
}

/* pass */
int warz_play_pass(struct table *t, int seat, const struct order *o)
{
	if (dial(t, seat, ACTED))
		return refuse(t, ACTED_ALREADY);
	set(t, seat, 0, ACTED, o->form);
	tell(t, ALL, PASSED, seat);
	return DONE;
}

/* ---- resources ---- */

int warz_lowest(const struct table *t, int seat, unsigned goods)
{
	int lowest = -1;

	for (int i = 0; i < GOODS; i++)
		if (goods >> i & 1
			&& (lowest < 0
				|| dial(t, seat, LUMBER + i) < dial(t, seat, LUMBER + lowest)))
			lowest = i;
	return lowest;
}

static void take_resources(struct table *t, int seat, int n, int good)
{
	gain(t, seat, LUMBER + good, n);
	tell(t, ALL, RESOURCES_TAKEN, seat, n, good);
}

/* resources <good> [<good>] */
int warz_play_resources(struct table *t, int seat, const struct order *o)
{
	int plus = key(t, RESOURCES_PLUS), one = part(o, 0, 0, 0), other = part(o, 1, 0, 0);

	if (!warz_act(t, seat, RESOURCES, o->form))
		return REFUSED;
	if (!written(o, 1, 0, 0) || one == other) {
		take_resources(t, seat, plus, one);
		return DONE;
	}
	take_resources(t, seat, plus - plus / 2, one);
	take_resources(t, seat, plus / 2, other);
	return DONE;
}

OFFERER(warz_offer_resources)
{
	for (int good = 0; good < GOODS && warz_tokens(t, seat, RESOURCES); good++)
		offer(c, good, NONE, 1);
}

void warz_play_default(struct table *t, int seat)
{
	/* Only the seat hears that every line of its letter was refused. */
	under(t, tell(t, ONLY(seat), IDLE, seat)) {
		if (warz_tokens(t, seat, RESOURCES) > 0) {
			gain(t, seat, RESOURCES, 1);
			set(t, seat, 0, ACTED, F_RESOURCES);
			take_resources(t, seat, key(t, RESOURCES_PLUS),
				warz_lowest(t, seat, (1u << GOODS) - 1));
		} else {
			set(t, seat, 0, ACTED, F_PASS);
			tell(t, ALL, PASSED, seat);
		}
	}
}

/* ---- recruit ---- */

static int sum_of(const warz_goods cost)
{
	int sum = 0;

	for (int i = 0; i < GOODS; i++)
		sum += cost[i];
	return sum;
}

/* The cost is the printed price, or the price that a tech gives if that is lower. */
void warz_recruit_cost(const struct table *t, int seat, thing at, warz_goods cost)
{
	int times = at == warz_home(t, seat) ? 1 : key(t, DIRECT_TIMES);

	warz_cost(t, warz_kind(t, IS_RECRUIT), times, cost);
	for each(p, t, IN(TECHS, seat)) {
		warz_goods other;

		if (num(t, p, OP) != OP_RECRUIT)
			continue;
		warz_cost(t, p, times, other);
		if (sum_of(other) < sum_of(cost))
			warz_cost(t, p, times, cost);
	}
}

/* Returns the fact that forbids a recruit straight into a building, 0 if nothing does. Such a
 * recruit is one more soldier on the map, so buildings must support it. */
static int no_way_into(const struct table *t, int seat, thing at)
{
	if (!warz_own_building(t, seat, at))
		return NO_BUILDING_THERE;
	if (!warz_room(t, seat, at))
		return NO_ROOM;
	if (warz_afield(t, seat) >= warz_support(t, seat))
		return NO_SUPPORT;
	if (!warz_men(t, seat, at) && warz_squads(t, seat) >= key(t, SQUADS))
		return NO_TRAY;
	return 0;
}

int warz_no_recruit(const struct table *t, int seat, thing at)
{
	if (warz_occupier(t, seat))
		return CITY_OCCUPIED;
	if (!first(t, IN(RESERVE, seat)))
		return NO_RESERVE;
	if (at != warz_home(t, seat))
		return no_way_into(t, seat, at);
	return warz_room(t, seat, at) ? 0 : GATE_FULL;
}

static int refuse_recruit(struct table *t, int seat, thing at, int no)
{
	switch (no) {
	case CITY_OCCUPIED: return refuse(t, no, warz_occupier(t, seat));
	case NO_RESERVE: return refuse(t, no);
	case GATE_FULL: return refuse(t, no, key(t, GATE_LIMIT));
	case NO_SUPPORT: return refuse(t, no, warz_afield(t, seat), warz_support(t, seat));
	case NO_TRAY: return refuse(t, no, key(t, SQUADS));
	default: return refuse(t, no, at);
	}
}

/* recruit [<spot>] */
int warz_play_recruit(struct table *t, int seat, const struct order *o)
{
	thing gate = warz_home(t, seat), at = part(o, 0, 0, 0) ? part(o, 0, 0, 0) : gate;
	int no = warz_no_recruit(t, seat, at);
	warz_goods cost;

	if (!warz_act(t, seat, RECRUITS, o->form))
		return REFUSED;
	if (no)
		return refuse_recruit(t, seat, at, no);
	warz_recruit_cost(t, seat, at, cost);
	if (!warz_pay(t, seat, cost))
		return REFUSED;
	under(t, tell(t, ALL, RECRUITED, seat, at))
		warz_muster(t, seat, at, 1);
	return DONE;
}

/* ---- retreat ---- */

/* Offers the nearest own buildings with room for n soldiers, all those that are equally near;
 * then the gate, if all n fit. */
static void offer_retreats(const struct table *t, int seat, thing from, int n, struct choice *c)
{
	struct choice homes = { 0 };
	int16_t steps[KIT_SPACES];
	thing gate = warz_home(t, seat);

	warz_offer_homes(t, seat, from, n, &homes);
	if (homes.n)
		warz_distances(t, from, steps);
	for (int i = 0; i < homes.n; i++) {
		thing at = homes.o[i].what;

		if (!c->n || steps[at - SPACES] == steps[c->o[0].what - SPACES])
			offer(c, at, NONE, 1);
	}
	if (warz_room(t, seat, gate) >= n)
		offer(c, gate, NONE, 1);
}

void warz_offer_retreats(const struct table *t, int seat, thing from, struct choice *c)
{
	thing gate = warz_home(t, seat);
	int n = warz_men(t, seat, from);

	if (!n || from == gate)
		return;
	offer_retreats(t, seat, from, n, c);
	if (warz_occupier(t, seat) && warz_defender(t, seat, gate) && !warz_room(t, seat, gate))
		offer(c, gate, NONE, 1);
}

/* Returns where the squad retreats to: the place that the order names, else the place that the
 * seat chooses. NONE if there is no such place, or if the place named is none. */
static thing retreat_to(struct table *t, int seat, thing from, int n, thing ordered)
{
	struct choice c = { 0 };

	offer_retreats(t, seat, from, n, &c);
	if (!c.n)
		return NONE;
	if (!ordered)
		return ask(t, seat, &c, DISPLACE, from, n);
	for (int i = 0; i < c.n; i++)
		if (c.o[i].what == ordered)
			return ordered;
	return NONE;
}

/* Retreats into the own city that an enemy holds: this is a battle. */
static void storm_home(struct table *t, int seat, thing from, int n)
{
	thing gate = warz_home(t, seat), path[] = { from };

	under(t, tell(t, ALL, RETREATED, seat, n, from, gate)) {
		warz_leave(t, seat, from, n, warz_unit(t, seat, from), gate);
		warz_battle(t, seat, gate, path, 1);
	}
}

static void go_back(struct table *t, int seat, thing from, int n, thing to)
{
	thing unit = warz_unit(t, seat, from);

	under(t, tell(t, ALL, RETREATED, seat, n, from, to)) {
		warz_leave(t, seat, from, n, unit, to);
		warz_stop(t, seat, to, unit);
	}
}

/* retreat <spot> [to <spot>] */
int warz_play_retreat(struct table *t, int seat, const struct order *o)
{
	thing from = part(o, 0, 0, 0), to = part(o, 1, 0, 0), gate = warz_home(t, seat);
	int n = warz_men(t, seat, from);

	if (!warz_act(t, seat, RETREATS, o->form))
		return REFUSED;
	if (!n || from == gate)
		return refuse(t, NO_SQUAD_THERE, from);
	if (to == gate && warz_occupier(t, seat)) {
		if (!warz_defender(t, seat, gate))
			return refuse(t, GATE_OF_ALLY, gate);
		storm_home(t, seat, from, n);
		return DONE;
	}
	thing at = retreat_to(t, seat, from, n, to);
	if (!at)
		return refuse(t, NOT_RETREAT_THERE, to ? to : gate);
	go_back(t, seat, from, n, at);
	return DONE;
}
