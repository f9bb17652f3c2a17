/* SPDX-License-Identifier: MIT
 * What is always true, what a box must have to be playable, and which seats see the heroes that a
 * team was dealt. */
#include "games/runes/runes.h"
#include "kit/kit.h"

/* ---- who sees ---- */

/* A team's draft lies before its member with the lower number. */
enum detail runes_sees(const struct table *t, int seat, thing place)
{
	int whose = (place - PLACES) % 16;

	return seat == whose || (whose && seat == runes_mate(t, whose)) ? EXACTLY : NUMBER;
}

/* ---- what always holds ---- */

static bool stands_at(const struct table *t, int seat)
{
	for each(p, t, dial(t, seat, AT))
		if (num(t, p, IS) == IS_TRAVELLER && owner(t, p) == seat)
			return true;
	return false;
}

static const char *audit_people(const struct table *t, int seat)
{
	int slots = 0;

	if (runes_soldiers(t, seat) > dial(t, seat, LEADERSHIP)
		|| runes_soldiers(t, seat) > MOST_SOLDIERS)
		return "a seat has more soldiers than leadership, or more than 8";
	for each(p, t, IN(SOLDIERS_OF, seat)) {
		if (dial(t, p, SLOT) < 1 || dial(t, p, SLOT) > MOST_SOLDIERS)
			return "a soldier stands in no slot";
		slots |= 1 << dial(t, p, SLOT);
	}
	if (slots != (2 << runes_soldiers(t, seat)) - 2)
		return "soldiers stand in wrong slots";
	for each(p, t, IN(POWERS_OF, seat))
		if (!dial(t, p, USES))
			return "a seat holds a power card that is used up";
	return 0;
}

static const char *audit_seat(const struct table *t, int seat)
{
	if (!dial(t, seat, AT) || !stands_at(t, seat))
		return "a traveller is not where he is said to be";
	if (!runes_hero(t, seat) || !dial(t, seat, CARAVAN))
		return "a seat has no hero, or no caravan";
	for (int i = 0; i < STATUSES; i++)
		if (dial(t, seat, EXPLORER + i) > key(t, BREAK_LIMIT))
			return "a status is higher than any may be";
	if (runes_goods(t, seat) > runes_hold(t, seat))
		return "a caravan carries more than it holds";
	if (kit_total(t, IN(POWERS_OF, seat)) > runes_power_slots(t, seat))
		return "a seat holds more power cards than it has slots";
	if (first(t, IN(DRAWN, seat)) || first(t, IN(DRAFT, seat)))
		return "cards were drawn and not put away";
	if (dial(t, seat, GOLD) > key(t, GOLD_LIMIT)
		|| dial(t, seat, WANTED) > key(t, WANTED_LIMIT))
		return "a seat has more gold or wanted points than it can have";
	return audit_people(t, seat);
}

static const char *audit_meeples(const struct table *t)
{
	for (int tier = MINION; tier <= GOVERNMENT; tier++) {
		thing at = runes_meeple_at(t, tier), meeple;

		meeple = runes_meeple(t, tier);
		if (!meeple || place(t, meeple) != (at ? at : IN(READY, NOBODY)))
			return "a meeple is not where it is said to be";
		if ((tier == MINION || tier == DESTROYER) && at && !dial(t, meeple, CARD))
			return "a monster stands without a card";
	}
	return 0;
}

/* Each legendary monster stands in the lair of its colour. None has a number above that of the
 * last one woken. */
static const char *audit_legends(const struct table *t)
{
	each_space(at, t, MAP)
		for each(p, t, at)
			if (num(t, p, IS) == IS_LEGEND
				&& (num(t, at, LAIR) != num(t, p, COLOUR) || dial(t, p, SINCE) < 1
					|| dial(t, p, SINCE) > dial(t, TABLE, WOKEN)))
				return "a legendary monster is not in its lair, or has a number "
				       "above that of the last that woke";
	return 0;
}

/* Before the set-up the travellers stand nowhere. */
static bool has_begun(const struct table *t)
{
	each_seat(seat, t)
		if (dial(t, seat, AT))
			return true;
	return false;
}

const char *runes_audit(const struct table *t)
{
	const char *broken = audit_meeples(t);

	if (!broken)
		broken = audit_legends(t);
	for (int seat = 1; !broken && has_begun(t) && seat <= players(t); seat++)
		broken = audit_seat(t, seat);
	return broken ? broken : kit_all_there(t);
}

/* ---- boxes ---- */

enum { MOST_STAGE = 3, MOST_SLOT = 6, MOST_SMALL = 9, MOST_VALUE = 99 };

static int kinds_of(const struct table *t, int is)
{
	return kit_kinds(t, IS, is);
}

static const char *lacks_kinds(const struct table *t)
{
	if (kinds_of(t, IS_GOOD) != GOODS || kinds_of(t, IS_STATUS) != STATUSES
		|| kinds_of(t, IS_UPGRADE) != UPGRADES)
		return "there must be six goods, three statuses and four upgrades";
	for (int die = 1; die <= GOODS; die++)
		if (!runes_good(t, die))
			return "each number of the goods die must be a good";
	for (int slot = 0; slot <= MOST_SOLDIERS; slot++)
		if (!runes_fighter(t, slot))
			return "there must be fighters of the slots 0 to 8";
	if (kit_copies(t, IS, IS_CHARACTER) < 2 * players(t))
		return "there are fewer than two heroes a seat";
	if (kinds_of(t, IS_SOLDIER) != 1 || kit_copies(t, IS, IS_TRAVELLER) != TRAVELLERS
		|| kinds_of(t, IS_STALL) != 1 || kit_copies(t, IS, IS_STALL) % TRAVELLERS)
		return "there must be soldiers, four travellers, and as many stalls for each of "
		       "four";
	if (!kit_kind(t, CARAVAN_LEVEL, 1, 0))
		return "there is no caravan of level 1";
	return 0;
}

static const char *lacks_cards(const struct table *t)
{
	for (int stage = 1; stage <= MOST_STAGE; stage++) {
		for (int slot = 1; slot <= MOST_SLOT; slot++)
			if (!runes_card(t, true, slot, stage) || !runes_card(t, false, slot, stage))
				return "each stage must have a merchant and a monster for each "
				       "slot";
		for (int tier = RAID; tier <= GOVERNMENT; tier++) {
			int n = 0;

			each_kind_with(k, t, IS, IS_CARD)
				n += num(t, k, TIER) == tier && num(t, k, AT_STAGE) == stage
					&& !num(t, k, IN_SLOT);
			if (n != 1)
				return "each stage must have one raid, one brigand and one "
				       "government";
		}
	}
	for (int tier = MINION; tier <= GOVERNMENT; tier++)
		if (!runes_meeple(t, tier))
			return "a monster, the brigand or the government has no piece";
	return 0;
}

static const char *lacks_runes(const struct table *t)
{
	for (int slot = LEGEND_RUNE; slot <= SALE16_RUNE; slot++)
		if (kit_copies(t, FOR, slot) < players(t))
			return "each seat must have a gem for each rune";
	return 0;
}

static const char *bad_numbers(const struct table *t)
{
	for (int k = RUNES_TO_WIN; k <= STAGE_LIMIT; k++)
		if (key(t, k) < 0 || key(t, k) > 1000)
			return "a number is below 0 or above 1000";
	if (!key(t, X_LIMIT) || !key(t, LEGEND_EVERY) || !key(t, BRIGAND_EVERY)
		|| !key(t, GOVERNMENT_EVERY) || !key(t, RAID_EVERY) || !key(t, STAGE_LIMIT)
		|| !key(t, MARKET_DICE) || !key(t, PENALTY_DICE) || !key(t, GOLD_LIMIT))
		return "a number that must be 1 at least is 0";
	if (key(t, START_GOLD) > key(t, GOLD_LIMIT))
		return "seats begin with more gold than they can have";
	if (key(t, STAGE_LIMIT) > 100)
		return "a battle may last 100 stages at most";
	if (key(t, MARKET_DICE) > MOST_DICE || key(t, PENALTY_DICE) > MOST_DICE)
		return "more than 20 dice are thrown at once";
	if (key(t, BREAK_LIMIT) > 5 || key(t, POINT_LIMIT) > key(t, BREAK_LIMIT)
		|| key(t, POINTS) > STATUSES * key(t, POINT_LIMIT))
		return "a status may have 5 points at most, and all points must find room";
	if (key(t, QUEST_DRAWN) > 9 || key(t, POWER_DRAWN) > 9 || key(t, MOVE_POINTS) > 20
		|| key(t, ACTION_POINTS) > 9 || key(t, PURSUIT) > 20 || key(t, QUESTS_OPEN) > 20)
		return "a turn has more moves, actions or cards than it can have";
	if (key(t, TEAMS) && players(t) != TRAVELLERS)
		return "teams are for four seats";
	for (int i = 0; i < 2; i++)
		if (kit_copies(t, TIER, i ? GREEN : MINION) < key(t, X_LIMIT))
			return "there are fewer X tokens than lie out before all come back";
	return 0;
}

static const char *bad_kind(const struct table *t, thing k)
{
	static const int small[] = { ACC, ACC_2, CAST, CAST_2, DAMAGE, DAMAGE_2, AMOUNT, AMOUNT_2,
		RETREAT_ON, HOLDS, LOOT, SEEKS_WITH, CHASE, BARRIER, MOST, USED_FOR, PLACES_DRAWN,
		GOODS_GIVEN, EASIER, TRAINS_ON, SCOUT_ON, TOUGHER, FEE, HEALS, RECRUITS, STALL_PAYS,
		PARDONS };
	int is = num(t, k, IS);

	for (unsigned i = 0; i < sizeof small / sizeof *small; i++)
		if (num(t, k, small[i]) < 0 || num(t, k, small[i]) > MOST_SMALL)
			return "a number of a card is below 0 or above 9";
	if (num(t, k, HP) < 0 || num(t, k, HP) > MOST_VALUE || num(t, k, PRICE) < 0
		|| num(t, k, PRICE) > MOST_VALUE || num(t, k, RESALE) < 0
		|| num(t, k, RESALE) > num(t, k, PRICE))
		return "hit points or prices are below 0 or above 99, or a resale price is above "
		       "the price";
	if (num(t, k, HP_2) < 0 || num(t, k, HP_2) > MOST_VALUE)
		return "hit points of level 2 are below 0 or above 99";
	if ((is == IS_CHARACTER || is == IS_SOLDIER || is == IS_LEGEND) && !num(t, k, HP))
		return "somebody who fights has no hit points";
	if ((is == IS_CHARACTER || is == IS_SOLDIER) && !num(t, k, HP_2))
		return "somebody has no hit points at level 2";
	if (is == IS_CARAVAN && !num(t, k, CHASE))
		return "a caravan must chase a merchant for a stage at least";
	if (is == IS_MARKER && !runes_good(t, num(t, k, DIE)))
		return "a marker stands for no good of the box";
	if (is == IS_LEGEND && num(t, k, TIER) != LEGENDARY)
		return "a legendary monster has another tier than the legendary one";
	if (num(t, k, SOLDIERS) < 0 || num(t, k, SOLDIERS_2) < 0
		|| num(t, k, SOLDIERS) + num(t, k, SOLDIERS_2) > MOST_SOLDIERS)
		return "a band has more than 8 soldiers";
	if (is == IS_QUEST && num(t, k, PLACES_DRAWN) > 2)
		return "a quest has more than two places";
	if (is == IS_POWER && !num(t, k, USED_FOR))
		return "a power card has no use";
	return 0;
}

/* Returns the number of spaces on a side of a nation; side 0: its city. */
static int spaces_of(const struct table *t, int nation, int side)
{
	int n = 0;

	each_space(at, t, MAP)
		n += num(t, at, NATION) == nation && num(t, at, SIDE) == side;
	return n;
}

static const char *bad_map(const struct table *t)
{
	for (int nation = 1; nation <= NATIONS; nation++) {
		thing city = space(t, CITY, nation - 1);

		if (!city || num(t, city, NATION) != nation || num(t, city, SIDE))
			return "there must be nine cities in the order of their nations";
		for (int side = 0; side <= SIDES; side++)
			if (spaces_of(t, nation, side) != 1)
				return "each nation must have a city and six territories";
	}
	if (space(t, MAP, NATIONS * (1 + SIDES)) || space(t, CITY, NATIONS)
		|| space(t, OUTER, NATIONS * SIDES))
		return "there are more than nine cities and 54 territories";
	return 0;
}

static const char *bad_ways(const struct table *t)
{
	int16_t to[KIT_SPACES];

	runes_distances(t, space(t, MAP, 0), true, to);
	each_space(at, t, MAP)
		if (to[at - SPACES] == KIT_FAR)
			return "there is no way to a space of the map";
	return 0;
}

/* Every colour has one lair and one monster. */
static const char *bad_lairs(const struct table *t)
{
	each_kind(k, t) {
		int lairs = 0, legends = 0;

		if (num(t, k, IS) != IS_LEGEND)
			continue;
		each_space(at, t, OUTER)
			lairs += num(t, at, LAIR) == num(t, k, COLOUR);
		each_kind_with(o, t, IS, IS_LEGEND)
			legends += num(t, o, COLOUR) == num(t, k, COLOUR);
		if (!num(t, k, COLOUR) || lairs != 1 || legends != 1 || copies(t, k) != 1)
			return "there must be one of each legendary monster, with a lair of its "
			       "own colour";
	}
	return 0;
}

const char *runes_unplayable(const struct table *t)
{
	const char *(*const look[])(const struct table *) = { lacks_kinds, bad_map, bad_ways,
		lacks_cards, lacks_runes, bad_numbers, bad_lairs };
	const char *why = 0;

	for (unsigned i = 0; !why && i < sizeof look / sizeof *look; i++)
		why = look[i](t);
	for (thing k = KINDS + 1; !why && k <= KINDS + kinds(t); k++)
		why = bad_kind(t, k);
	return why;
}
