/* SPDX-License-Identifier: MIT
 * What may be written in an order now, for templates, random play and the autopilot. */
#include "games/runes/runes.h"
#include "kit/kit.h"

enum { MOST_OFFERED = 60 };

/* Whether the seat is on its way and has a turn. */
static bool on_tour(const struct table *t, int seat)
{
	return dial(t, seat, AT) && !runes_halted(t, seat);
}

static bool in_city(const struct table *t, int seat)
{
	return dial(t, seat, AT) && runes_is_city(t, dial(t, seat, AT));
}

/* A letter is a walk, so a city counts if the moves of a turn reach it. */
static bool city_in_reach(const struct table *t, int seat)
{
	int moves = dial(t, seat, MOVES) ? dial(t, seat, MOVES) : key(t, MOVE_POINTS);
	int16_t steps[KIT_SPACES];

	if (!on_tour(t, seat))
		return false;
	if (in_city(t, seat))
		return true;
	kit_distances(t, dial(t, seat, AT), NEXT_TO, 0, moves, steps);
	each_space(city, t, CITY)
		if (steps[city - SPACES] <= moves)
			return true;
	return false;
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

	kit_offer_numbers(c, most < ENOUGH ? most : ENOUGH);
}

/* ---- the set-up ---- */

OFFERER_BY(runes_offer_points, offer_numbers(key(t, POINT_LIMIT), c))
OFFERER_EACH(runes_offer_heroes, each_kind(k, t), k, num(t, k, IS) == IS_CHARACTER)
OFFERER_EACH(runes_offer_statuses, each_kind(k, t), k, num(t, k, IS) == IS_STATUS)
OFFERER_EACH(runes_offer_first_caravans, each_kind(k, t), k,
	num(t, k, IS) == IS_CARAVAN && num(t, k, CARAVAN_LEVEL) == 1)

/* ---- on the map ---- */

/* Offers the ways from the last space written, or from where the traveller stands. */
OFFERER(runes_offer_ways)
{
	thing from = dial(t, seat, AT);

	if (!on_tour(t, seat))
		return;
	for (int i = 0; part(o, hole, 0, i); i++)
		from = part(o, hole, 0, i);
	each_link(l, t, from, NEXT_TO)
		offer(c, l->to, NONE, 1);
}

/* Offers those that may be scouted here. */
OFFERER(runes_offer_bands)
{
	thing at = dial(t, seat, AT);

	if (!on_tour(t, seat))
		return;
	if (runes_open_icon(t, at, MERCHANT_ICON))
		offer(c, T_MERCHANT, NONE, 1);
	if (runes_meeple_at(t, BRIGAND) == at)
		offer(c, T_BRIGAND, NONE, 1);
	if (runes_meeple_at(t, GOVERNMENT) == at)
		offer(c, T_GOVERNMENT, NONE, 1);
}

OFFERER(runes_offer_rivals)
{
	if (!on_tour(t, seat) || in_city(t, seat))
		return;
	each_seat(s, t)
		if (runes_rivals(t, seat, s) && dial(t, s, AT) == dial(t, seat, AT))
			offer(c, s, NONE, 1);
}

/* Offers monsters in the order of the words of engage. */
OFFERER(runes_offer_monsters)
{
	thing at = dial(t, seat, AT);

	if (!on_tour(t, seat))
		return;
	for (int tier = MINION; tier <= RAID; tier++)
		if (runes_meeple_at(t, tier) == at)
			offer(c, tier - MINION, NONE, 1);
	if (runes_legend_at(t, at))
		offer(c, E_LEGENDARY, NONE, 1);
	if (runes_open_icon(t, at, MONSTER_ICON) && runes_meeple_at(t, MINION) != at
		&& runes_meeple_at(t, DESTROYER) != at)
		offer(c, E_NEW, NONE, 1);
}

/* ---- soldiers ---- */

static void offer_fainted(const struct table *t, int seat, struct choice *c)
{
	for each(p, t, IN(SOLDIERS_OF, seat))
		if (dial(t, p, FAINTED))
			offer(c, runes_fighter(t, dial(t, p, SLOT)), NONE, 1);
}

OFFERER_IF(runes_offer_healed, city_in_reach(t, seat), offer_fainted(t, seat, c))

/* A medic pack helps in a penalty turn, too. */
OFFERER_IF(runes_offer_medics, dial(t, seat, AT) && dial(t, seat, MEDIC), offer_fainted(t, seat, c))
OFFERER_IF(runes_offer_recruits, city_in_reach(t, seat),
	offer_numbers(dial(t, seat, LEADERSHIP) - runes_soldiers(t, seat), c))

/* Offers the fighters who may be trained. */
OFFERER(runes_offer_trainees)
{
	if (!city_in_reach(t, seat))
		return;
	if (runes_trainable(t, seat, NONE))
		offer(c, runes_fighter(t, 0), NONE, 1);
	for each(p, t, IN(SOLDIERS_OF, seat))
		if (runes_trainable(t, seat, p))
			offer(c, runes_fighter(t, dial(t, p, SLOT)), NONE, 1);
}

/* ---- the caravan ---- */

OFFERER(runes_offer_caravans)
{
	if (!city_in_reach(t, seat))
		return;
	each_kind(k, t)
		if (num(t, k, IS) == IS_CARAVAN && k != dial(t, seat, CARAVAN))
			offer(c, k, NONE, 1);
}

static void offer_upgrades(const struct table *t, int seat, bool to_buy, struct choice *c)
{
	if (!city_in_reach(t, seat))
		return;
	for (int i = 0; i < UPGRADES; i++) {
		thing k = runes_upgrade(t, i);

		if (to_buy ? dial(t, seat, PET + i) < num(t, k, MOST) : dial(t, seat, PET + i) > 0)
			offer(c, k, NONE, 1);
	}
}

OFFERER_BY(runes_offer_fitted, offer_upgrades(t, seat, true, c))
OFFERER_BY(runes_offer_stripped, offer_upgrades(t, seat, false, c))

/* ---- trade ---- */

/* Offers as many goods as the caravan holds. */
OFFERER_IF(runes_offer_loads, city_in_reach(t, seat), offer_numbers(runes_hold(t, seat), c))
OFFERER_IF(runes_offer_cargo, city_in_reach(t, seat), offer_kinds_in(t, IN(CARGO, seat), c))
OFFERER_IF(runes_offer_stock, city_in_reach(t, seat), offer_kinds_in(t, IN(STOCK, NOBODY), c))
OFFERER_IF(runes_offer_prices, city_in_reach(t, seat), offer_numbers(key(t, BUY_PRICE), c))

/* For forms without holes. */
OFFERER_IF(
	runes_offer_sale, city_in_reach(t, seat) && first(t, IN(CARGO, seat)), offer(c, 1, NONE, 1))
OFFERER_IF(runes_offer_stall,
	city_in_reach(t, seat) && runes_stalls_left(t, seat) > 0
		&& (!in_city(t, seat) || !runes_stall(t, dial(t, seat, AT))),
	offer(c, 1, NONE, 1))

/* ---- quests ---- */

OFFERER_IF(runes_offer_open_quests, city_in_reach(t, seat) && !runes_quest(t, seat),
	offer_kinds_in(t, IN(OPEN_QUESTS, NOBODY), c))
OFFERER_IF(runes_offer_new_quest,
	city_in_reach(t, seat) && !runes_quest(t, seat) && runes_quest_left(t),
	offer(c, 1, NONE, 1))

OFFERER(runes_offer_quest)
{
	thing quest = runes_quest(t, seat);

	if (on_tour(t, seat) && quest && num(t, quest, TASK) != SLAY && !dial(t, seat, QUEST_FAILED)
		&& !runes_lacks_dice(t, seat, quest))
		offer(c, 1, NONE, 1);
}

OFFERER_IF(runes_offer_held_quest, on_tour(t, seat) && runes_quest(t, seat), offer(c, 1, NONE, 1))

/* ---- powers ---- */

OFFERER_EACH(runes_offer_powers, for each(p, t, IN(POWERS_OF, seat)), kind(t, p),
	on_tour(t, seat) && runes_by_order(t, kind(t, p)))

OFFERER(runes_offer_gates)
{
	if (!on_tour(t, seat) || num(t, part(o, 0, 0, 0), OP) != OP_GATE)
		return;
	each_space(city, t, CITY)
		offer(c, city, NONE, 1);
}

/* ---- prices, of one thing that an order names ---- */

static int quest_fee(const struct table *t, int seat)
{
	thing quest = runes_quest(t, seat);

	return quest && num(t, quest, TASK) == PAY ? num(t, quest, FEE) : 0;
}

/* Returns the gold that one costs. A caravan costs what the old one does not bring. */
static int gold_for(const struct table *t, int seat, const struct order *o)
{
	thing what = part(o, 0, 0, 0), event = runes_event_ahead(t, season(t));

	switch (o->form) {
	case F_BUY:
	case F_BUY_ANY: return runes_price(t, seat, event, 0);
	case F_STALL: return key(t, STALL_PRICE);
	case F_WORKSHOP: return what ? num(t, what, PRICE) - runes_trade_in(t, seat) : 0;
	case F_FIT: return what ? num(t, what, PRICE) : 0;
	case F_RECRUIT: return runes_set_by(t, event, RECRUITS, key(t, RECRUIT_PRICE));
	case F_HEAL: return runes_set_by(t, event, HEALS, key(t, HEAL_PRICE));
	case F_TRAIN: return key(t, TRAIN_PRICE);
	case F_TRAIN_SURELY: return key(t, TRAIN_SURE);
	case F_QUEST: return quest_fee(t, seat);
	case F_DROP_QUEST: return key(t, QUEST_FEE);
	default: return 0;
	}
}

void runes_price_orders(const struct table *t, int seat, const struct order *o, struct cost *c)
{
	int gold = gold_for(t, seat, o);

	if (gold > 0)
		c->of[c->n++] = (struct price){ GOLD, gold };
	c->limited = o->form == F_STALL;
	c->most = c->limited ? runes_stalls_left(t, seat) : 0;
	if (o->form == F_MEDIC)
		c->of[c->n++] = (struct price){ MEDIC, 1 };
}
