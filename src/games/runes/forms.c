/* SPDX-License-Identifier: MIT
 * What can be ordered in World Adventure, and what is asked. */
#include "games/runes/runes.h"

#define NOW (1 << DOING)
#define FIGHT                                                                                      \
	"merchant|monster|band|seat:against foe:foe seat:enemy int:stage int:foe-hp int:foes "     \
	"int:ready int:own-hp no|yes:defending int:edge int:left"
#define FIGHT_WITH_ODDS FIGHT " int:odds"

const struct question runes_questions[] = {
	[HERO] = { "hero", "", "<character>", "any", "letters 4" },
	[STATUS] = { "status", "", "<status>+", "", "letters 5" },
	[START_CARAVAN] = { "start-caravan", "", "<caravan>", "highest cargo", "letters 6" },
	[RAISE] = { "raise", "", "<status>", "any", "letters 25" },
	[WHICH_CARD] = { "card", "int:actions int:moves int:ready", "<foe>", "lowest hp",
		"letters 28" },
	[ATTACK] = { "attack", FIGHT_WITH_ODDS, "attack|decline", "attack if edge >= 0, decline",
		"letters 29" },
	[SCOUT_BOMB] = { "scout-bomb", "int:low", "no|yes", "no", "letters 30" },
	[EAGLE_EYE] = { "eagle-eye", "int:dice", "no|yes", "no", "letters 30" },
	[GOLDEN_TONGUE] = { "golden-tongue", "city:city int:price", "no|yes", "no", "letters 30" },
	[SCHOLAR] = { "scholar", "", "no|yes", "no", "letters 30" },
	[MEDIC_PACK] = { "medic", FIGHT, "none|<fighter>+", "none", "letters 30" },
	[POWER] = { "power", FIGHT_WITH_ODDS, "none|<power>+", "none", "letters 31" },
	[RETREAT] = { "retreat", FIGHT_WITH_ODDS, "no|bomb|roll", "no", "letters 31" },
	[FAINT] = { "faint", FIGHT, "<fighter>", "any", "letters 32" },
	[WELL_FAINT] = { "well", "", "<fighter>", "any", "quest 21" },
	[SPREAD] = { "damage", FIGHT, "<fighter>+", "all", "letters 32" },
	[REROLL] = { "reroll", FIGHT, "none|<fighter>", "any", "letters 32" },
	[DROP] = { "drop", "", "<good>", "lowest worth", "letters 33" },
	[PICK_UP] = { "pick-up", "good:good", "no|yes", "yes", "letters 33" },
	[BOOTY] = { "booty", "", "<good>+", "64 highest worth", "letters 33" },
	[TAKE_QUEST] = { "take-quest", "quest-card:quest", "no|yes", "yes", "letters 34" },
	[KEEP_QUEST] = { "keep-quest", "", "none|<quest-card>", "any", "letters 34" },
	[POWER_FROM] = { "power-from", "", "deck|pile", "deck", "letters 35" },
	[POWER_CARD] = { "power-card", "", "none|<power>", "any", "letters 35" },
	[GIVE_UP] = { "give-up", "power:power", "none|<power>", "none", "letters 35" },
	[TOLL] = { "toll", "city:city seat:of", "pay|shun", "pay", "letters 26" },
	{ 0 },
};

static bool has_power_of_battle(const struct table *t, int seat)
{
	for each(p, t, IN(POWERS_OF, seat))
		if (num(t, p, FIGHTS))
			return true;
	return false;
}

bool runes_asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case HERO:
	case STATUS:
	case START_CARAVAN: return !season(t);
	case EAGLE_EYE: return runes_power_of(t, seat, OP_EYE) != NONE;
	case GOLDEN_TONGUE: return runes_power_of(t, seat, OP_TONGUE) != NONE;
	case SCHOLAR: return runes_power_of(t, seat, OP_SCHOLAR) != NONE;
	case POWER: return has_power_of_battle(t, seat);
	case REROLL: return runes_has_bonus(t, seat, LEADERSHIP);
	case GIVE_UP: return first(t, IN(POWERS_OF, seat)) != NONE;
	case TOLL: return players(t) > 1;
	default: return true;
	}
}

const struct form runes_forms[] = {
	[F_HERO] = { "hero <character>+", "letters 4", 1 << START, 0, 0, HERO,
		"the heroes you would like, best first" },
	[F_STATUS] = { "status {[<int>] <status>}+", "letters 5", 1 << START, 0, runes_fill, STATUS,
		"your first five points: status 3 charisma 2 leadership" },
	[F_START_CARAVAN] = { "start with <caravan>", "letters 6", 1 << START, 0, runes_fill,
		START_CARAVAN, "your first caravan" },
	[F_GO] = { "go <space>+", "letters 7", NOW, runes_go, runes_fill, 0,
		"there, as far as the moves go" },
	[F_SCOUT] = { "scout <merchant|brigand|government>", "letters 8", NOW, runes_scout,
		runes_fill, 0, "look for them where you are, for an action" },
	[F_SCOUT_SEAT] = { "scout <seat>", "letters 8", NOW, runes_scout_seat, runes_fill, 0,
		"look for that seat where you are, for an action" },
	[F_ENGAGE] = { "engage [<minion|destroyer|raid|legendary|new>]", "letters 9", NOW,
		runes_engage, runes_fill, 0, "meet the monster where you are, for an action" },
	[F_SELL] = { "sell {[<int>] <good>}+", "letters 10", NOW, runes_sell, runes_fill, 0,
		"in a shop, once a visit" },
	[F_SELL_ALL] = { "sell all", "letters 10", NOW, runes_sell, runes_fill, 0,
		"in a shop: everything" },
	[F_BUY] = { "buy {[<int>] <good>}+ [max <int>]", "letters 11", NOW, runes_buy, runes_fill,
		0, "in a shop: what the dice show of these" },
	[F_BUY_ANY] = { "buy any [max <int>]", "letters 12", NOW, runes_buy, runes_fill, 0,
		"in a shop: whatever the dice show" },
	[F_STALL] = { "stall", "letters 14", NOW, runes_build_stall, runes_fill, 0,
		"build one where you are, for an action" },
	[F_WORKSHOP] = { "workshop <caravan>", "letters 15", NOW, runes_buy_caravan, runes_fill, 0,
		"trade your caravan in for that one" },
	[F_FIT] = { "fit <upgrade>+", "letters 16", NOW, runes_fit, runes_fill, 0,
		"buy these upgrades" },
	[F_STRIP] = { "strip <upgrade>+", "letters 16", NOW, runes_strip, runes_fill, 0,
		"sell these upgrades" },
	[F_RECRUIT] = { "recruit [<int>]", "letters 17", NOW, runes_recruit, runes_fill, 0,
		"hire one soldier, or so many" },
	[F_HEAL] = { "heal [<fighter>+]", "letters 18", NOW, runes_heal, runes_fill, 0,
		"in a city: these soldiers, or all who fainted" },
	[F_TRAIN] = { "train <fighter>+", "letters 19", NOW, runes_train, runes_fill, 0,
		"to level 2, by a die" },
	[F_TRAIN_SURELY] = { "train surely <fighter>+", "letters 19", NOW, runes_train, runes_fill,
		0, "to level 2, without a die" },
	[F_MEDIC] = { "medic [<fighter>+]", "letters 20", NOW | 1 << RESTING, runes_medic,
		runes_fill, 0, "a pack each for these soldiers, or for all" },
	[F_QUEST_NEW] = { "quest new", "letters 21", NOW, runes_new_quest, runes_fill, 0,
		"one of two from the deck, for an action" },
	[F_TAKE] = { "take <quest-card>", "letters 21", NOW, runes_take_quest, runes_fill, 0,
		"one that lies open, for an action" },
	[F_QUEST] = { "quest", "letters 22", NOW, runes_do_quest, runes_fill, 0,
		"the step of your quest that is due here" },
	[F_DROP_QUEST] = { "drop quest", "letters 23", NOW, runes_drop_quest, runes_fill, 0,
		"give your quest up" },
	[F_USE] = { "use <power> [<city>]", "letters 24", NOW, runes_use, runes_fill, 0,
		"a yellow power" },
	[F_RAISE] = { "raise <status>+", "letters 25", NOW, 0, 0, RAISE,
		"which status gets your next point" },
	{ 0 },
};
