/* SPDX-License-Identifier: MIT
 * The end of the year. Each step is done for all seats, in turn order, before the next step
 * begins. */
#include "games/tradewarz/tradewarz.h"
#include "kit/kit.h"

enum {
	FROM_CITY,
	FROM_SILOS,
	FROM_VILLAGES,
	FROM_CASTLES,
	FROM_POSTS,
	FROM_TECHS,
	FROM_CARAVANS
};							   /* words of INCOME */
enum { GATE_IS_FULL, RESERVE_IS_EMPTY, CITY_IS_OCCUPIED }; /* words of NO_FREE_SOLDIER */

static void for_all(struct table *t, void step(struct table *, int seat))
{
	each_in_turn(seat, t, warz_in_turn)
		step(t, seat);
}

/* Returns the seat that gets what a seat's city brings: the enemy that holds the city, else the
 * seat itself. */
static int holder(const struct table *t, int seat)
{
	int occupier = warz_occupier(t, seat);

	return occupier ? occupier : seat;
}

/* ---- 1: income ---- */

static void add_makes(const struct table *t, thing what, int n, warz_goods goods)
{
	for (int i = 0; i < GOODS; i++)
		goods[i] += n * num(t, what, MAKES_LUMBER + i);
}

/* Adds what the seat's things of a kind on squares make. */
static void add_standing(const struct table *t, int seat, int is, warz_goods goods)
{
	each_space(at, t, SQUARE)
		for each(p, t, at)
			if (owner(t, p) == seat && num(t, p, IS) == is)
				add_makes(t, p, count(t, p), goods);
}

static void tell_income(struct table *t, int seat, int from, const warz_goods goods)
{
	bool any = false;

	for (int i = 0; i < GOODS; i++)
		any |= goods[i] != 0;
	if (any)
		tell(t, ALL, INCOME, seat, from, goods[0], goods[1], goods[2], goods[3]);
}

static void book(struct table *t, int seat, int from, const warz_goods goods)
{
	for (int i = 0; i < GOODS; i++)
		gain(t, seat, LUMBER + i, goods[i]);
	tell_income(t, seat, from, goods);
}

static void city_income(struct table *t, int seat)
{
	warz_goods goods = { 0 };

	each_seat(s, t)
		if (holder(t, s) == seat)
			add_makes(t, warz_kind(t, IS_CITY), 1, goods);
	book(t, seat, FROM_CITY, goods);
}

/* Returns the good that a tile yields. */
static int good_of(const struct table *t, thing octagon)
{
	return num(t, warz_tile(t, octagon), YIELDS) - YIELDS_NOTHING - 1;
}

static void silo_income(struct table *t, int seat)
{
	warz_goods goods = { 0 };

	each_space(at, t, OCTAGON)
		for each(p, t, at)
			if (owner(t, p) == seat && num(t, p, IS) == IS_SILO && warz_yields(t, at))
				goods[good_of(t, at)] += count(t, p);
	book(t, seat, FROM_SILOS, goods);
}

static void building_income(struct table *t, int seat)
{
	warz_goods villages = { 0 }, castles = { 0 };

	add_standing(t, seat, IS_VILLAGE, villages);
	book(t, seat, FROM_VILLAGES, villages);
	add_standing(t, seat, IS_CASTLE, castles);
	book(t, seat, FROM_CASTLES, castles);
}

static void post_income(struct table *t, int seat)
{
	warz_goods goods = { 0 };

	add_standing(t, seat, IS_POST, goods);
	if (dial(t, seat, ECONOMY) >= key(t, POST_LEVEL))
		goods[GOLD - LUMBER] += warz_posts(t, seat) * key(t, POST_MORE);
	book(t, seat, FROM_POSTS, goods);
}

/* Super units that wait in the capital earn nothing. */
static void tech_income(struct table *t, int seat)
{
	warz_goods goods = { 0 };

	for each(p, t, IN(TECHS, seat))
		if (!num(t, p, SUPER))
			add_makes(t, p, 1, goods);
	book(t, seat, FROM_TECHS, goods);
}

static void income(struct table *t, int seat)
{
	city_income(t, seat);
	silo_income(t, seat);
	building_income(t, seat);
	post_income(t, seat);
	tech_income(t, seat);
}

/* ---- 1: caravans, when all other income is booked ---- */

/* Returns the goods, as bits, that the tiles round a square yield. A gate has an anchor and
 * yields none. */
static unsigned goods_around(const struct table *t, thing at)
{
	const struct link *l;
	int n = links(t, at, TOUCHES, &l);
	unsigned goods = 0;

	for (int i = 0; i < n && !num(t, at, ANCHOR); i++)
		if (warz_yields(t, l[i].to))
			goods |= 1u << good_of(t, l[i].to);
	return goods;
}

static void offer_lowest_first(const struct table *t, int seat, unsigned goods, struct choice *from)
{
	while (goods) {
		int good = warz_lowest(t, seat, goods);

		offer(from, good, NONE, 1);
		goods &= ~(1u << good);
	}
}

static int choose_local(struct table *t, int seat, thing unit, unsigned goods)
{
	struct choice from = { 0 };

	offer_lowest_first(t, seat, goods, &from);
	return ask(t, seat, &from, CARAVAN, kind(t, unit), place(t, unit));
}

/* Each good is booked before the next is chosen, since another counter may then be the lowest. */
static void earn_local(struct table *t, int seat, thing unit, warz_goods goods)
{
	unsigned around = goods_around(t, place(t, unit));

	for (int i = 0; around && i < num(t, unit, LOCAL); i++) {
		int good = choose_local(t, seat, unit, around);

		gain(t, seat, LUMBER + good, 1);
		goods[good]++;
	}
}

static void earn_of_itself(struct table *t, int seat, thing unit, warz_goods goods)
{
	for (int i = 0; i < GOODS; i++)
		goods[i] += gain(t, seat, LUMBER + i, num(t, unit, MAKES_LUMBER + i));
}

static void caravan_income(struct table *t, int seat)
{
	warz_goods goods = { 0 };

	each_space(at, t, SPOT)
		for each(p, t, at)
			if (owner(t, p) == seat && num(t, p, LOCAL)) {
				earn_of_itself(t, seat, p, goods);
				earn_local(t, seat, p, goods);
			}
	tell_income(t, seat, FROM_CARAVANS, goods);
}

/* ---- 2 to 4: Xadlas ---- */

static void reward_plenty(struct table *t, int seat)
{
	for (int i = 0; i < GOODS; i++)
		if (dial(t, seat, LUMBER + i) < key(t, PLENTY))
			return;
	warz_award(t, seat, key(t, PLENTY_XADLAS), XADLA_PLENTY);
}

static void reward_posts(struct table *t, int seat)
{
	if (warz_posts(t, seat) >= key(t, POSTS_FOR_XADLA))
		warz_award(t, seat, key(t, POSTS_XADLAS), XADLA_POSTS);
}

/* ---- 5: free soldiers ---- */

static void muster_free(struct table *t, int seat)
{
	int n = key(t, YEARLY_SOLDIERS) + warz_tech_sum(t, seat, YEARLY_DRAFT);
	int room = warz_room(t, seat, warz_home(t, seat));

	if (!n)
		return;
	if (warz_occupier(t, seat)) {
		tell(t, ALL, NO_FREE_SOLDIER, seat, CITY_IS_OCCUPIED);
		return;
	}
	if (room <= 0) {
		tell(t, ALL, NO_FREE_SOLDIER, seat, GATE_IS_FULL);
		return;
	}
	n = warz_muster(t, seat, warz_home(t, seat), n < room ? n : room);
	if (n)
		tell(t, ALL, FREE_SOLDIER, seat, n);
	else
		tell(t, ALL, NO_FREE_SOLDIER, seat, RESERVE_IS_EMPTY);
}

/* ---- 6: morale cards ---- */

static void draw_card(struct table *t, int seat)
{
	thing card = first(t, IN(MORALE_DECK, NOBODY));
	int by = holder(t, seat);

	if (!card)
		return;
	move(t, card, 1, UNDER(IN(HAND_OF, by)));
	if (by == seat)
		tell(t, ONLY(by), CARD_DRAWN, by, kind(t, card));
	else
		tell(t, ONLY(by), CARD_TO_OCCUPIER, by, seat, kind(t, card));
}

static void draw_cards(struct table *t, int seat)
{
	for (int i = 0; i < key(t, YEARLY_CARDS); i++)
		draw_card(t, seat);
}

/* ---- 7 and 8: occupiers go home, tokens come back ---- */

static void send_home(struct table *t, int seat)
{
	each_space(at, t, GATE)
		if (at != warz_home(t, seat) && warz_men(t, seat, at))
			warz_displace(t, seat, at, SENT_HOME);
}

static void take_tokens(struct table *t, int seat)
{
	for (int i = 0; BUILDS + i <= RETREATS; i++)
		set(t, seat, 0, BUILDS + i, 0);
}

/* ---- the year's end ---- */

void warz_end_year(struct table *t)
{
	under(t, tell(t, ALL, YEAR_ENDS, warz_year(t))) {
		for_all(t, income);
		for_all(t, caravan_income);
		for_all(t, reward_plenty);
		warz_exchange(t, NOBODY);
		for_all(t, warz_tell_stuck);
		for_all(t, reward_posts);
		for_all(t, muster_free);
		for_all(t, draw_cards);
		for_all(t, send_home);
		for_all(t, take_tokens);
		tell(t, ALL, TOKENS_BACK);
	}
}
