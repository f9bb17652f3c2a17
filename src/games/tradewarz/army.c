/* SPDX-License-Identifier: MIT
 * Soldiers, squads and super units: where they are, where they may be, and how they come there. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

/* ---- who stands where ---- */

static bool soldier_of(const struct table *t, thing piece, int seat)
{
	return owner(t, piece) == seat && warz_is(t, piece, IS_SOLDIER);
}

int warz_men(const struct table *t, int seat, thing at)
{
	int n = 0;

	for each(p, t, at)
		n += soldier_of(t, p, seat) ? count(t, p) : 0;
	return n;
}

thing warz_home(const struct table *t, int seat)
{
	each_space(at, t, GATE)
		if (warz_city(t, at) == seat)
			return at;
	return NONE;
}

bool warz_is_gate(const struct table *t, thing spot)
{
	return num(t, spot, ANCHOR) > 0;
}

int warz_city(const struct table *t, thing at)
{
	for each(p, t, at)
		if (warz_is(t, p, IS_CITY))
			return owner(t, p);
	return NOBODY;
}

int warz_occupier(const struct table *t, int seat)
{
	thing gate = warz_home(t, seat);

	if (!gate)
		return NOBODY;
	for each(p, t, gate)
		if (warz_is(t, p, IS_SOLDIER) && owner(t, p) != seat)
			return owner(t, p);
	return NOBODY;
}

bool warz_allied(const struct table *t, int a, int b)
{
	return a && b && a != b && dial(t, a, ALLIANCE)
		&& dial(t, a, ALLIANCE) == dial(t, b, ALLIANCE);
}

static bool hostile(const struct table *t, int seat, int other)
{
	return other && other != seat && !warz_allied(t, seat, other);
}

int warz_enemy(const struct table *t, int seat, thing at)
{
	int lead = dial(t, at, LEAD);

	if (hostile(t, seat, lead) && warz_men(t, lead, at))
		return lead;
	for each(p, t, at)
		if (warz_is(t, p, IS_SOLDIER) && hostile(t, seat, owner(t, p)))
			return owner(t, p);
	return NOBODY;
}

int warz_defender(const struct table *t, int seat, thing at)
{
	int enemy = warz_enemy(t, seat, at), city = warz_city(t, at), lead = dial(t, at, LEAD);
	thing building = warz_building(t, at);
	int host = building ? owner(t, building) : NOBODY;

	if (enemy)
		return warz_allied(t, host, enemy) ? host : enemy;
	/* The first seat on the gate holds the city. */
	if (hostile(t, seat, city))
		return lead == seat ? NOBODY : city;
	if (building && warz_is(t, building, IS_CASTLE) && hostile(t, seat, host))
		return host;
	return NOBODY;
}

/* ---- limits ---- */

int warz_squad_limit(const struct table *t, int seat)
{
	return key(t, SQUAD_LIMIT) + warz_tech_sum(t, seat, SQUAD);
}

int warz_room(const struct table *t, int seat, thing at)
{
	int men = warz_men(t, seat, at), city = warz_city(t, at);

	if (at == warz_home(t, seat))
		return warz_occupier(t, seat) ? 0 : key(t, GATE_LIMIT) - men;
	if (warz_defender(t, seat, at) || (city && !men))
		return 0;
	return warz_squad_limit(t, seat) - men;
}

int warz_squads(const struct table *t, int seat)
{
	thing home = warz_home(t, seat);
	int n = 0;

	each_space(at, t, SPOT)
		n += at != home && warz_men(t, seat, at) > 0;
	return n;
}

int warz_afield(const struct table *t, int seat)
{
	thing home = warz_home(t, seat);
	int n = 0;

	each_space(at, t, SPOT)
		n += at != home ? warz_men(t, seat, at) : 0;
	return n;
}

int warz_empire(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, SQUARE) {
		thing building = warz_building(t, at);

		if (building && owner(t, building) == seat)
			n += num(t, building, SUPPORT);
	}
	return n;
}

int warz_support(const struct table *t, int seat)
{
	return key(t, FREE_SUPPORT) + warz_empire(t, seat);
}

/* ---- super units ---- */

thing warz_unit(const struct table *t, int seat, thing at)
{
	for each(p, t, at) {
		if (!warz_is(t, p, IS_TECH))
			continue;
		if ((dial(t, p, WITH) ? dial(t, p, WITH) : owner(t, p)) == seat)
			return p;
	}
	return NONE;
}

void warz_unit_home(struct table *t, thing unit)
{
	int seat = owner(t, unit);

	set(t, unit, 0, WITH, NOBODY);
	own(t, unit, 0, NOBODY);
	move(t, unit, 0, IN(TECHS, seat));
	tell(t, ALL, UNIT_HOME, seat, kind(t, unit));
}

/* A squad without soldiers keeps no super unit. */
static void leave_no_unit(struct table *t, int seat, thing at)
{
	thing unit = warz_unit(t, seat, at);

	if (unit && !warz_men(t, seat, at))
		warz_unit_home(t, unit);
}

/* ---- moving ---- */

/* The stack that came first lies on top, so newcomers go under it. */
void warz_carry(struct table *t, int seat, thing from, int n, thing unit, thing to)
{
	for each(p, t, from) {
		int k = n < count(t, p) ? n : count(t, p);

		if (!k || !soldier_of(t, p, seat))
			continue;
		move(t, p, k, UNDER(to));
		n -= k;
	}
	if (unit)
		move(t, unit, 0, to);
}

void warz_leave(struct table *t, int seat, thing from, int n, thing unit, thing to)
{
	warz_carry(t, seat, from, n, unit, to);
	leave_no_unit(t, seat, from);
	warz_settle(t, from);
}

void warz_stop(struct table *t, int seat, thing at, thing unit)
{
	bool other = false;

	if (unit) {
		for each(p, t, at)
			other |= p != unit && warz_is(t, p, IS_TECH)
				&& (dial(t, p, WITH) ? dial(t, p, WITH) : owner(t, p)) == seat;
		if (other || at == warz_home(t, seat))
			warz_unit_home(t, unit);
	}
	warz_settle(t, at);
}

void warz_fall(struct table *t, int seat, thing at, int n)
{
	for each(p, t, at) {
		int k = n < count(t, p) ? n : count(t, p);

		if (!k || !soldier_of(t, p, seat))
			continue;
		thing gone = own(t, p, k, NOBODY);
		move(t, gone, k, IN(RESERVE, seat));
		n -= k;
	}
	leave_no_unit(t, seat, at);
}

int warz_muster(struct table *t, int seat, thing at, int n)
{
	int mustered = 0;

	for each(p, t, IN(RESERVE, seat)) {
		int left = n - mustered, k = left < count(t, p) ? left : count(t, p);

		if (!k)
			break;
		thing soldier = move(t, p, k, UNDER(at));
		own(t, soldier, k, seat);
		mustered += k;
	}
	warz_settle(t, at);
	return mustered;
}

int warz_draft(struct table *t, int seat, int n)
{
	thing gate = warz_home(t, seat);
	int room = gate ? warz_room(t, seat, gate) : 0, come = n < room ? n : room;

	come = come > 0 ? warz_muster(t, seat, gate, come) : 0;
	if (come)
		tell(t, ALL, DRAFTED, seat, come);
	return come;
}

thing warz_go_home(struct table *t, int seat, thing at, int n, int fact)
{
	thing gate = warz_home(t, seat), unit = warz_unit(t, seat, at);
	int room = warz_room(t, seat, gate), home = n < room ? n : room;

	if (home) {
		bool all = home == warz_men(t, seat, at);

		warz_leave(t, seat, at, home, all ? unit : NONE, gate);
		tell(t, ALL, fact, seat, home, at, gate);
		warz_stop(t, seat, gate, all ? unit : NONE);
	}
	if (n > home) {
		warz_fall(t, seat, at, n - home);
		warz_settle(t, at);
		tell(t, ALL, TO_RESERVE, seat, n - home);
	}
	return home ? gate : NONE;
}

/* ---- where beaten and recalled squads go ---- */

bool warz_is_home(const struct table *t, int seat, thing at, thing from, int n)
{
	thing building = warz_building(t, at);
	bool garrison = from == warz_home(t, seat);

	if (!building || owner(t, building) != seat || at == from || warz_room(t, seat, at) < n)
		return false;
	if (garrison && !warz_men(t, seat, at) && warz_squads(t, seat) >= key(t, SQUADS))
		return false;
	return warz_afield(t, seat) + (garrison ? n : 0) <= warz_support(t, seat);
}

void warz_offer_homes(const struct table *t, int seat, thing from, int n, struct choice *c)
{
	int16_t steps[KIT_SPACES];
	int rank[KIT_SPACES];

	each_space(at, t, SQUARE)
		if (warz_is_home(t, seat, at, from, n))
			offer(c, at, NONE, 1);
	if (c->n < 2)
		return;
	warz_distances(t, from, steps);
	for (int i = 0; i < c->n; i++)
		rank[i] = steps[c->o[i].what - SPACES];
	kit_sort(c, rank);
}

thing warz_displace(struct table *t, int seat, thing from, int fact)
{
	thing gate = warz_home(t, seat), unit = warz_unit(t, seat, from);
	int n = warz_men(t, seat, from);
	struct choice c = { 0 };

	if (!n)
		return NONE;
	warz_offer_homes(t, seat, from, n, &c);
	if (warz_room(t, seat, gate))
		offer(&c, gate, NONE, 1);
	thing to = c.n ? ask(t, seat, &c, DISPLACE, from, n) : gate;
	if (to == gate)
		return warz_go_home(t, seat, from, n, fact);
	warz_leave(t, seat, from, n, unit, to);
	tell(t, ALL, fact, seat, n, from, to);
	warz_stop(t, seat, to, unit);
	return to;
}

void warz_displace_garrison(struct table *t, int seat)
{
	thing gate = warz_home(t, seat);
	int n;

	while ((n = warz_men(t, seat, gate))) {
		struct choice c = { 0 };

		warz_offer_homes(t, seat, gate, 1, &c);
		if (!c.n)
			break;
		thing to = ask(t, seat, &c, DISPLACE, gate, n);
		int room = warz_room(t, seat, to);
		int fed = warz_support(t, seat) - warz_afield(t, seat);

		room = room < fed ? room : fed;
		n = n < room ? n : room;
		warz_leave(t, seat, gate, n, NONE, to);
		tell(t, ALL, DISPLACED, seat, n, gate, to);
		warz_stop(t, seat, to, NONE);
	}
	if (n) {
		warz_fall(t, seat, gate, n);
		warz_settle(t, gate);
		tell(t, ALL, TO_RESERVE, seat, n);
	}
}

/* ---- support ---- */

/* Offers the seat's squads, farthest from its gate first. */
static void offer_squads(const struct table *t, int seat, struct choice *c)
{
	int16_t steps[KIT_SPACES];
	int rank[KIT_SPACES];
	thing gate = warz_home(t, seat);

	warz_distances(t, gate, steps);
	each_space(at, t, SPOT)
		if (at != gate && warz_men(t, seat, at)) {
			rank[c->n] = -steps[at - SPACES];
			offer(c, at, NONE, 1);
		}
	kit_sort(c, rank);
}

void warz_test_support(struct table *t)
{
	each_in_turn(seat, t, warz_in_turn) {
		int afield, fed;

		while ((afield = warz_afield(t, seat)) > (fed = warz_support(t, seat))) {
			struct choice c = { 0 };

			offer_squads(t, seat, &c);
			thing at = ask(t, seat, &c, SUPPORT_LOSS);
			under(t, tell(t, ALL, UNSUPPORTED, seat, at, afield, fed))
				warz_go_home(t, seat, at, 1, WENT_HOME);
		}
	}
}
