/* SPDX-License-Identifier: MIT
 * What may be written in an order now, for templates, random play and the autopilot. */
#include "games/runes/runes.h"
#include "kit/kit.h"

enum { MOST_OFFERED = 60 };

static bool in_city(const struct table *t, int seat)
{
	return dial(t, seat, AT) && runes_is_city(t, dial(t, seat, AT));
}

/* A letter is a walk, so a city counts if the moves of a turn reach it. */
static bool city_in_reach(const struct table *t, int seat)
{
	int moves = dial(t, seat, MOVES) ? dial(t, seat, MOVES) : key(t, MOVE_POINTS);
	int16_t steps[KIT_SPACES];

	if (in_city(t, seat))
		return true;
	kit_distances(t, dial(t, seat, AT), NEXT_TO, 0, moves, steps);
	each_space(city, t, CITY)
		if (steps[city - SPACES] <= moves)
			return true;
	return false;
}

static void offer_class(const struct table *t, int is, struct choice *c)
{
	each_kind(k, t)
		if (num(t, k, IS) == is)
			offer(c, k, NONE, 1);
}

static void offer_kinds_in(const struct table *t, thing place, struct choice *c)
{
	for each(p, t, place)
		if (c->n < MOST_OFFERED)
			offer(c, kind(t, p), NONE, 1);
}

static void offer_numbers(int most, struct choice *c)
{
	enum { ENOUGH = 9 };

	for (int i = 1; i <= most && i <= ENOUGH; i++)
		offer(c, i, NONE, 1);
}

/* Offers the ways from the last space written, or from where the traveller stands. */
static void offer_ways(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	thing from = dial(t, seat, AT), last = NONE;
	const struct link *l;

	for (int i = 0; part(o, hole, 0, i); i++)
		last = part(o, hole, 0, i);
	from = last ? last : from;
	for (int i = 0, n = from ? links(t, from, NEXT_TO, &l) : 0; i < n; i++)
		offer(c, l[i].to, NONE, 1);
}

/* Offers the seats that stand here, and merchants anywhere: a letter is a walk. */
static void offer_targets(const struct table *t, int seat, struct choice *c)
{
	thing at = dial(t, seat, AT);

	offer(c, T_MERCHANT, NONE, 1);
	if (runes_meeple_at(t, BRIGAND) == at)
		offer(c, T_BRIGAND, NONE, 1);
	if (runes_meeple_at(t, GOVERNMENT) == at)
		offer(c, T_GOVERNMENT, NONE, 1);
}

static void offer_seats(const struct table *t, int seat, struct choice *c)
{
	each_seat(s, t)
		if (runes_rivals(t, seat, s) && dial(t, s, AT) == dial(t, seat, AT)
			&& !in_city(t, seat))
			offer(c, s, NONE, 1);
}

/* Offers monsters in the order of the words of engage. */
static void offer_monsters(const struct table *t, int seat, struct choice *c)
{
	thing at = dial(t, seat, AT);

	for (int tier = MINION; tier <= RAID; tier++)
		if (runes_meeple_at(t, tier) == at)
			offer(c, tier - MINION, NONE, 1);
	if (runes_legend_at(t, at))
		offer(c, E_LEGENDARY, NONE, 1);
	if (runes_open_icon(t, at, MONSTER_ICON) && runes_meeple_at(t, MINION) != at
		&& runes_meeple_at(t, DESTROYER) != at)
		offer(c, E_NEW, NONE, 1);
}

static void offer_soldiers(const struct table *t, int seat, int fainted, struct choice *c)
{
	for each(p, t, IN(SOLDIERS_OF, seat))
		if (dial(t, p, FAINTED) == fainted)
			offer(c, runes_fighter(t, dial(t, p, SLOT)), NONE, 1);
}

/* Offers the fighters who may be trained. */
static void offer_trainees(const struct table *t, int seat, struct choice *c)
{
	if (runes_trainable(t, seat, NONE))
		offer(c, runes_fighter(t, 0), NONE, 1);
	for each(p, t, IN(SOLDIERS_OF, seat))
		if (runes_trainable(t, seat, p))
			offer(c, runes_fighter(t, dial(t, p, SLOT)), NONE, 1);
}

static void offer_upgrades(const struct table *t, int seat, bool to_buy, struct choice *c)
{
	for (int i = 0; i < UPGRADES; i++) {
		thing k = runes_upgrade(t, i);

		if (to_buy ? dial(t, seat, PET + i) < num(t, k, MOST) : dial(t, seat, PET + i) > 0)
			offer(c, k, NONE, 1);
	}
}

static void offer_caravans(const struct table *t, int seat, struct choice *c)
{
	each_kind(k, t)
		if (num(t, k, IS) == IS_CARAVAN && k != dial(t, seat, CARAVAN))
			offer(c, k, NONE, 1);
}

static void offer_powers(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (hole) {
		for (thing city, i = 0;
			num(t, part(o, 0, 0, 0), OP) == OP_GATE && (city = space(t, CITY, i)); i++)
			offer(c, city, NONE, 1);
		return;
	}
	for each(p, t, IN(POWERS_OF, seat))
		if (runes_by_order(t, kind(t, p)))
			offer(c, kind(t, p), NONE, 1);
}

/* A sale is of goods carried, a purchase of goods in stock. */
static void offer_goods(const struct table *t, int seat, bool to_buy, struct choice *c)
{
	offer_kinds_in(t, to_buy ? IN(STOCK, NOBODY) : IN(CARGO, seat), c);
}

static void fill_trade(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	enum { H_COUNT, H_WHICH };
	bool to_buy = o->form == F_BUY || o->form == F_BUY_ANY;

	if (o->form == F_BUY_ANY)
		offer_numbers(key(t, BUY_PRICE), c);
	else if (hole == H_WHICH)
		offer_goods(t, seat, to_buy, c);
	else
		offer_numbers(hole == H_COUNT ? runes_hold(t, seat) : key(t, BUY_PRICE), c);
}

/* Whether an order about quests makes sense: it depends on whether the seat has a quest. */
static bool is_for_quest(const struct table *t, int seat, int form)
{
	thing quest = runes_quest(t, seat);

	switch (form) {
	case F_TAKE: return !quest;
	case F_QUEST_NEW: return !quest && runes_quest_left(t);
	case F_QUEST: return quest && num(t, quest, TASK) != SLAY;
	default: return quest;
	}
}

static void fill_quest(const struct table *t, int seat, const struct order *o, struct choice *c)
{
	if (!is_for_quest(t, seat, o->form))
		return;
	if (o->form == F_TAKE)
		offer_kinds_in(t, IN(OPEN_QUESTS, NOBODY), c);
	else
		offer(c, 1, NONE, 1);
}

static void fill_city(
	const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (!city_in_reach(t, seat))
		return;
	switch (o->form) {
	case F_WORKSHOP: offer_caravans(t, seat, c); break;
	case F_FIT: offer_upgrades(t, seat, true, c); break;
	case F_STRIP: offer_upgrades(t, seat, false, c); break;
	case F_RECRUIT:
		offer_numbers(dial(t, seat, LEADERSHIP) - runes_soldiers(t, seat), c);
		break;
	case F_HEAL: offer_soldiers(t, seat, 1, c); break;
	case F_TRAIN:
	case F_TRAIN_SURELY: offer_trainees(t, seat, c); break;
	case F_TAKE:
	case F_QUEST_NEW: fill_quest(t, seat, o, c); break;
	default: fill_trade(t, seat, o, hole, c);
	}
}

static void fill_start(const struct table *t, const struct order *o, int hole, struct choice *c)
{
	if (o->form == F_START_CARAVAN)
		runes_offer_first_caravans(t, c);
	else if (hole)
		offer_class(t, IS_STATUS, c);
	else
		offer_numbers(key(t, POINT_LIMIT), c);
}

void runes_fill(const struct table *t, int seat, const struct order *o, int hole, struct choice *c)
{
	if (o->form <= F_START_CARAVAN) {
		fill_start(t, o, hole, c);
		return;
	}
	if (!dial(t, seat, AT) || (runes_halted(t, seat) && o->form != F_MEDIC))
		return;
	switch (o->form) {
	case F_GO: offer_ways(t, seat, o, hole, c); break;
	case F_SCOUT: offer_targets(t, seat, c); break;
	case F_SCOUT_SEAT: offer_seats(t, seat, c); break;
	case F_ENGAGE: offer_monsters(t, seat, c); break;
	case F_MEDIC:
		if (dial(t, seat, MEDIC))
			offer_soldiers(t, seat, 1, c);
		break;
	case F_QUEST:
	case F_DROP_QUEST: fill_quest(t, seat, o, c); break;
	case F_USE: offer_powers(t, seat, o, hole, c); break;
	default: fill_city(t, seat, o, hole, c);
	}
}
