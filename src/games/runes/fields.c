/* SPDX-License-Identifier: MIT
 * What a player may test in `if`. Players test at the set-up, too: then the travellers stand
 * nowhere. A test may also leave out a name. */
#include "games/runes/runes.h"
#include "kit/field.h"
#include "kit/kit.h"

/* ---- seats ---- */

FIELD_OF_SEAT(at, dial(t, s, AT))
FIELD_OF_SEAT(gold, dial(t, s, GOLD))
FIELD_OF_SEAT(moves, dial(t, s, MOVES))
FIELD_OF_SEAT(actions, dial(t, s, ACTIONS))
FIELD_OF_SEAT(last, dial(t, s, LAST))
FIELD_OF_SEAT(runes_count, runes_held(t, s))
FIELD_OF_SEAT(explorer, dial(t, s, EXPLORER))
FIELD_OF_SEAT(charisma, dial(t, s, CHARISMA))
FIELD_OF_SEAT(leadership, dial(t, s, LEADERSHIP))
FIELD_OF_SEAT(caravan, dial(t, s, CARAVAN))
FIELD_OF_SEAT(bomb, dial(t, s, BOMB))
FIELD_OF_SEAT(packs, dial(t, s, MEDIC))
FIELD_OF_SEAT(chase, runes_chase(t, s))
FIELD_OF_SEAT(barrier, runes_barrier(t, s))
FIELD_OF_SEAT(goods, runes_goods(t, s))
FIELD_OF_SEAT(room, runes_room(t, s))
FIELD_OF_SEAT(soldiers, runes_soldiers(t, s))
FIELD_OF_SEAT(ready_soldiers, runes_ready(t, s))
FIELD_OF_SEAT(fainted, runes_soldiers(t, s) - runes_ready(t, s))
FIELD_OF_SEAT(stalls, runes_stalls(t, s))
FIELD_OF_SEAT(wanted, dial(t, s, WANTED))
FIELD_OF_SEAT(bounty, runes_bounty(t, s))
FIELD_OF_SEAT(wanted_rank, runes_wanted_rank(t, s))
FIELD_OF_SEAT(rests, dial(t, s, RESTS))

static int quest_of(const struct table *t, int seat)
{
	thing quest = runes_quest(t, seat);

	return quest ? kind(t, quest) : NONE;
}

FIELD_OF_SEAT(quest, quest_of(t, s))

/* Returns the number of soldiers, and the hero, who could be trained. */
static int trainable(const struct table *t, int seat)
{
	int n = runes_trainable(t, seat, NONE);

	for each(p, t, IN(SOLDIERS_OF, seat))
		n += runes_trainable(t, seat, p);
	return n;
}

FIELD_OF_SEAT(trainees, trainable(t, s))

/* ---- what one carries and holds ---- */

FIELD(carries)
{
	return arg ? kit_count(t, IN(CARGO, seat), arg) : 0;
}

FIELD(holds_power)
{
	return arg ? kit_count(t, IN(POWERS_OF, seat), arg) : 0;
}

FIELD(has_rune)
{
	return arg ? kit_count(t, IN(RUNES_OF, seat), arg) : 0;
}

FIELD_OF_ARG(in_pile, kit_count(t, IN(POWER_PILE, NOBODY), arg))
FIELD_OF_ARG(tier, num(t, arg, TIER))

/* A value of the hero or of a soldier; 0 if there is no such fighter. */
static int of_fighter(const struct table *t, int seat, thing who, int of_hero, int of_soldier)
{
	thing soldier = who ? runes_named(t, seat, who) : NONE;

	if (who && !num(t, who, IN_SLOT))
		return dial(t, seat, of_hero);
	return soldier ? dial(t, soldier, of_soldier) : 0;
}

FIELD(level)
{
	return of_fighter(t, seat, arg, HERO_LEVEL, LEVEL);
}

FIELD(ep)
{
	return of_fighter(t, seat, arg, HERO_EP, EP);
}

FIELD(stands)
{
	int slot = arg ? num(t, arg, IN_SLOT) : 0;
	thing soldier = slot ? runes_soldier(t, seat, slot) : NONE;

	return slot ? soldier && !dial(t, soldier, FAINTED) : 1;
}

/* ---- places ---- */

/* Steps to a space; 0 if the test names no space. */
FIELD(distance)
{
	int16_t to[KIT_SPACES];

	if (!arg || !dial(t, seat, AT))
		return 0;
	runes_distances(t, dial(t, seat, AT), true, to);
	return to[arg - SPACES];
}

/* Without a city the test is about the city where the traveller stands. */
static thing city_or_here(const struct table *t, int seat, thing arg)
{
	thing at = arg ? arg : dial(t, seat, AT);

	return at && runes_is_city(t, at) ? at : NONE;
}

FIELD_OF_SEAT(in_city, city_or_here(t, s, NONE) != NONE)

FIELD(needs)
{
	thing city = city_or_here(t, seat, arg);

	return city ? runes_need(t, city) : NONE;
}

FIELD(stall_of)
{
	thing city = city_or_here(t, seat, arg);

	return city ? runes_stall(t, city) : NOBODY;
}

FIELD(shop_open)
{
	thing city = city_or_here(t, seat, arg);

	return city && runes_may_shop(t, seat, city);
}

static thing space_or_here(const struct table *t, int seat, thing arg)
{
	return arg ? arg : dial(t, seat, AT);
}

FIELD(merchant_at)
{
	thing at = space_or_here(t, seat, arg);

	return at && runes_open_icon(t, at, MERCHANT_ICON);
}

FIELD(monster_at)
{
	thing at = space_or_here(t, seat, arg);

	return at && runes_open_icon(t, at, MONSTER_ICON);
}

FIELD(legend_at)
{
	thing at = space_or_here(t, seat, arg), legend = at ? runes_legend_at(t, at) : NONE;

	return legend ? kind(t, legend) : NONE;
}

/* ---- prices ---- */

FIELD(price)
{
	return runes_price(t, seat, runes_event(t), 0);
}

/* What a good would sell for where the traveller stands. */
FIELD(sells_for)
{
	thing city = city_or_here(t, seat, NONE);

	return arg && city ? runes_sale_price(t, city, arg, runes_event(t)) : 0;
}

FIELD_OF_ARG(stock, kit_count(t, IN(STOCK, NOBODY), arg))
FIELD_OF_ARG(quest_open, kit_find(t, IN(OPEN_QUESTS, NOBODY), arg) != NONE)

/* ---- the table ---- */

static int next_event_of(const struct table *t)
{
	thing card = first(t, IN(NEXT_EVENT, NOBODY));

	return card ? kind(t, card) : NONE;
}

FIELD_OF_TABLE(event, runes_event(t))
FIELD_OF_TABLE(next_event, next_event_of(t))
FIELD_OF_TABLE(stage_level, dial(t, TABLE, STAGE))
FIELD_OF_TABLE(minion, runes_meeple_at(t, MINION))
FIELD_OF_TABLE(destroyer, runes_meeple_at(t, DESTROYER))
FIELD_OF_TABLE(raid, runes_meeple_at(t, RAID))
FIELD_OF_TABLE(brigand, runes_meeple_at(t, BRIGAND))
FIELD_OF_TABLE(government, runes_meeple_at(t, GOVERNMENT))

/* Steps to the space where the meeple stands; more than any way if it is not on the map. */
static int steps_to(const struct table *t, int seat, int tier)
{
	int16_t to[KIT_SPACES];

	if (!dial(t, seat, AT) || !runes_meeple_at(t, tier))
		return KIT_FAR;
	runes_distances(t, dial(t, seat, AT), true, to);
	return to[runes_meeple_at(t, tier) - SPACES];
}

FIELD_OF_SEAT(raid_distance, steps_to(t, s, RAID))
FIELD_OF_SEAT(brigand_distance, steps_to(t, s, BRIGAND))
FIELD_OF_SEAT(government_distance, steps_to(t, s, GOVERNMENT))

const struct field runes_fields[] = {
	{ 0 },
	{ "at <seat>", at, "<space>" },
	{ "gold <seat>", gold, 0 },
	{ "moves <seat>", moves, 0 },
	{ "actions <seat>", actions, 0 },
	{ "last <seat>", last, RUNES_LAST },
	{ "runes <seat>", runes_count, 0 },
	{ "explorer <seat>", explorer, 0 },
	{ "charisma <seat>", charisma, 0 },
	{ "leadership <seat>", leadership, 0 },
	{ "caravan <seat>", caravan, "<caravan>" },
	{ "bomb <seat>", bomb, 0 },
	{ "packs <seat>", packs, 0 },
	{ "chase <seat>", chase, 0 },
	{ "barrier <seat>", barrier, 0 },
	{ "goods <seat>", goods, 0 },
	{ "room <seat>", room, 0 },
	{ "soldiers <seat>", soldiers, 0 },
	{ "ready <seat>", ready_soldiers, 0 },
	{ "fainted <seat>", fainted, 0 },
	{ "trainees <seat>", trainees, 0 },
	{ "stalls <seat>", stalls, 0 },
	{ "wanted <seat>", wanted, 0 },
	{ "bounty <seat>", bounty, 0 },
	{ "wanted-rank <seat>", wanted_rank, 0 },
	{ "rests <seat>", rests, 0 },
	{ "quest <seat>", quest, "<quest-card>" },
	{ "carries <good>", carries, 0 },
	{ "holds <power>", holds_power, 0 },
	{ "has <rune>", has_rune, 0 },
	{ "stands <fighter>", stands, 0 },
	{ "level <fighter>", level, 0 },
	{ "ep <fighter>", ep, 0 },
	{ "in-pile <power>", in_pile, 0 },
	{ "in-city <seat>", in_city, 0 },
	{ "distance <space>", distance, 0 },
	{ "needs [<space>]", needs, "<good>" },
	{ "stall [<space>]", stall_of, "<seat>" },
	{ "shop [<space>]", shop_open, 0 },
	{ "merchant-at [<space>]", merchant_at, 0 },
	{ "monster-at [<space>]", monster_at, 0 },
	{ "legend-at [<space>]", legend_at, "<legend>" },
	{ "price", price, 0 },
	{ "sells-for <good>", sells_for, 0 },
	{ "stock <good>", stock, 0 },
	{ "quest-open <quest-card>", quest_open, 0 },
	{ "event", event, "<effect>" },
	{ "next-event", next_event, "<effect>" },
	{ "stage-level", stage_level, 0 },
	{ "minion-at", minion, "<space>" },
	{ "destroyer-at", destroyer, "<space>" },
	{ "raid-at", raid, "<space>" },
	{ "brigand-at", brigand, "<space>" },
	{ "government-at", government, "<space>" },
	{ "raid-distance <seat>", raid_distance, 0 },
	{ "brigand-distance <seat>", brigand_distance, 0 },
	{ "government-distance <seat>", government_distance, 0 },
	{ "tier <foe>", tier, RUNES_TIERS },
	{ 0 },
};
