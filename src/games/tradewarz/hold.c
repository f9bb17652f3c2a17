/* SPDX-License-Identifier: MIT
 * What a seat holds: buildings with their silos, trading posts, Xadlas. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

bool warz_is(const struct table *t, thing piece, int is)
{
	return num(t, piece, IS) == is;
}

/* ---- buildings ---- */

thing warz_building(const struct table *t, thing at)
{
	thing found = NONE;

	for each(p, t, at) {
		if (warz_is(t, p, IS_CASTLE))
			return p;
		if (warz_is(t, p, IS_SETTLEMENT) || warz_is(t, p, IS_VILLAGE))
			found = p;
	}
	return found;
}

/* Whether a building counts in this seat's limits. A village or castle counts only for its
 * builder. */
static bool counts_for(const struct table *t, int seat, thing building)
{
	return owner(t, building) == seat
		&& (warz_is(t, building, IS_SETTLEMENT) || dial(t, building, BUILDER) == seat);
}

bool warz_own_building(const struct table *t, int seat, thing at)
{
	thing building = warz_building(t, at);

	return building && owner(t, building) == seat;
}

int warz_built(const struct table *t, int seat, int is)
{
	int n = 0;

	each_space(at, t, SQUARE) {
		bool here = false;

		for each(p, t, at) {
			bool wanted = is == IS_OTHER
				? warz_is(t, p, IS_SETTLEMENT) || warz_is(t, p, IS_VILLAGE)
				: warz_is(t, p, is);

			here |= wanted && counts_for(t, seat, p);
		}
		n += here;
	}
	return n;
}

static void silo_back(struct table *t, thing silo)
{
	int seat = owner(t, silo), n = count(t, silo);
	thing p = set(t, silo, n, FOR, NONE);

	p = set(t, p, n, BY, NONE);
	p = own(t, p, n, NOBODY);
	move(t, p, n, IN(SUPPLY, seat));
}

void warz_building_back(struct table *t, thing building)
{
	thing p = set(t, building, 0, YEAR, 0);

	p = set(t, p, 0, BUILDER, NOBODY);
	p = own(t, p, 0, NOBODY);
	move(t, p, 0, IN(STOCK, NOBODY));
}

void warz_raze(struct table *t, thing at)
{
	thing building = warz_building(t, at);

	each_link(l, t, at, TOUCHES)
		for each(p, t, l->to)
			if (warz_is(t, p, IS_SILO) && dial(t, p, FOR) == at)
				silo_back(t, p);
	warz_building_back(t, building);
}

/* ---- posts and silver Xadlas ---- */

int warz_posts(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, SQUARE) {
		thing post = warz_post(t, at);

		n += post && owner(t, post) == seat;
	}
	return n;
}

static int castles(const struct table *t, int seat)
{
	int n = 0;

	each_space(at, t, SQUARE) {
		thing building = warz_building(t, at);

		n += building && warz_is(t, building, IS_CASTLE) && owner(t, building) == seat;
	}
	return n;
}

static void count_silver(struct table *t, int seat)
{
	int silver = warz_posts(t, seat) + castles(t, seat);

	if (dial(t, seat, SILVER) == silver)
		return;
	set(t, seat, 0, SILVER, silver);
	tell(t, ALL, SILVER_NOW, seat, silver);
}

/* ---- castles that change hands ---- */

/* Changes the silos of a captured castle. The loser's silos go back. The captor's silos replace
 * those that came with the village, lowest octagon first, as far as the captor has silos left. */
static void change_silos(struct table *t, thing at, int seat)
{
	thing silo = NONE;
	const struct link *l;
	int touching = links(t, at, TOUCHES, &l);

	for (int i = 0; i < touching; i++)
		for each(p, t, l[i].to) {
			int n = count(t, p);

			if (!warz_is(t, p, IS_SILO) || dial(t, p, FOR) != at || owner(t, p) == seat)
				continue;
			bool extra = dial(t, p, BY);
			silo_back(t, p);
			for (int k = 0; k < n && !extra; k++) {
				silo = first(t, IN(SUPPLY, seat));
				if (!silo)
					break;
				silo = move(t, silo, 1, l[i].to);
				silo = own(t, silo, 1, seat);
				set(t, silo, 1, FOR, at);
			}
		}
}

void warz_take_castle(struct table *t, thing at, int seat)
{
	int loser = owner(t, warz_building(t, at));

	/* A captured castle counts in nobody's limits any more, not even for a builder who takes
	 * it back. */
	for each(p, t, at)
		if (warz_is(t, p, IS_CASTLE) || warz_is(t, p, IS_VILLAGE)) {
			thing taken = own(t, p, 0, seat);
			set(t, taken, 0, BUILDER, NOBODY);
		}
	change_silos(t, at, seat);
	tell(t, ALL, CASTLE_TAKEN, seat, loser, at);
	count_silver(t, loser);
	warz_settle(t, at);
}

/* ---- who holds a place ---- */

int warz_lead(const struct table *t, thing at)
{
	int lead = dial(t, at, LEAD);

	if (lead && warz_men(t, lead, at))
		return lead;
	for each(p, t, at)
		if (warz_is(t, p, IS_SOLDIER))
			return owner(t, p);
	return NOBODY;
}

static void pass_post(struct table *t, thing at, thing post, int to)
{
	int from = owner(t, post);

	if (from == to)
		return;
	own(t, post, 0, to);
	if (from) {
		tell(t, ALL, POST_LOST, from, kind(t, post), at);
		count_silver(t, from);
	}
	if (to) {
		tell(t, ALL, POST_GAINED, to, kind(t, post), at);
		count_silver(t, to);
	}
}

/* A city is free again when its occupier is gone and no other enemy has come instead. */
static void change_lead(struct table *t, thing at, int lead)
{
	int was = dial(t, at, LEAD), city = warz_city(t, at);

	set(t, at, 0, LEAD, lead);
	if (city && was && was != city && (!lead || lead == city))
		tell(t, ALL, CITY_FREED, city, at);
}

void warz_settle(struct table *t, thing at)
{
	thing building = warz_building(t, at), post = warz_post(t, at);
	int lead = warz_lead(t, at);

	if (lead != dial(t, at, LEAD))
		change_lead(t, at, lead);
	if (post)
		pass_post(t, at, post, building ? owner(t, building) : lead);
	if (building && warz_is(t, building, IS_CASTLE))
		count_silver(t, owner(t, building));
}

/* ---- gold Xadlas ---- */

int warz_stock(const struct table *t)
{
	int left = key(t, XADLA_STOCK);

	each_seat(seat, t)
		left -= dial(t, seat, XADLAS);
	return left > 0 ? left : 0;
}

void warz_award(struct table *t, int seat, int n, int fact)
{
	int left = warz_stock(t), paid = n < left ? n : left;

	if (paid) {
		gain(t, seat, XADLAS, paid);
		tell(t, ALL, fact, seat, paid);
	}
	if (paid < n)
		tell(t, ALL, XADLAS_OUT, seat);
}

static void exchange(struct table *t, int seat)
{
	for (int good = 0; good < GOODS; good++)
		while (dial(t, seat, LUMBER + good) >= key(t, EXCHANGE_AT) && warz_stock(t)) {
			gain(t, seat, LUMBER + good, -key(t, EXCHANGE));
			gain(t, seat, XADLAS, 1);
			tell(t, ALL, XADLA_TRADED, seat, 1, good, dial(t, seat, LUMBER + good));
		}
}

void warz_exchange(struct table *t, int active)
{
	if (active)
		exchange(t, active);
	each_in_turn(seat, t, warz_in_turn)
		if (seat != active)
			exchange(t, seat);
}

void warz_tell_stuck(struct table *t, int seat)
{
	bool stuck = false;

	for (int good = 0; good < GOODS; good++)
		stuck |= dial(t, seat, LUMBER + good) >= key(t, EXCHANGE_AT);
	if (stuck)
		tell(t, ALL, XADLAS_OUT, seat);
}
