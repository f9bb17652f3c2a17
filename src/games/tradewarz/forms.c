/* SPDX-License-Identifier: MIT
 * What TradeWarz asks, and what may be ordered. */
#include "games/tradewarz/tradewarz.h"

#define GOOD "lumber|wheat|mining|gold"
#define BRANCHES "economy|engineering|military"
#define ODDS "int:mine int:theirs int:odds"
#define NOW (1 << TURN_OF)

const struct question warz_questions[] = {
	[DOCK] = { "dock", "", "<gate>+", "", "sail 6" },
	[MARCH_CARD] = { "march-card", "spot:from int:die", "none|<morale>+", "none", "letters 9" },
	[MEET] = { "meet", "spot:at seat:enemy int:die " ODDS, "fight|stop", "fight", "letters 5" },
	[CANCEL_BATTLE] = { "cancel-battle", "spot:at seat:enemy attack|defence:role " ODDS,
		"no|yes", "no", "battle 4" },
	[MORALE_ATTACK] = { "morale-attack", "spot:at seat:enemy " ODDS, "none|<morale>+", "none",
		"letters 10" },
	[MORALE_DEFENCE] = { "morale-defence", "spot:at seat:enemy " ODDS, "none|<morale>+", "none",
		"letters 10" },
	[DISPLACE] = { "displace", "spot:from int:men", "<spot>+", "", "home 6" },
	[SEND_OFF] = { "send-off", "seat:enemy spot:from int:men", "<spot>+", "", "home 7" },
	[SUPPORT_LOSS] = { "support-loss", "", "<spot>+", "", "support 3" },
	[CARAVAN] = { "caravan", "super:unit spot:at", GOOD, "", "super 8" },
	[SILO] = { "silo", "square:at", "<octagon>+", "", "build 8" },
	[EXTRA_SILO] = { "extra-silo", "tech:by square:at", "<octagon>+", "", "letters 14" },
	[SUPER_UNIT] = { "super-unit", "super:unit spot:at", "capital|squad|stay|lend|<spot>", "",
		"letters 13" },
	[LEVEL_FREE] = { "level-free", BRANCHES ":university", "no|yes", "no", "university 6" },
	[TECH_CARD] = { "tech-card", "tech:what", "no|yes", "no", "morale 8" },
	{ 0 },
};

/* A card that is played then; one that calls a battle off is asked for by itself. */
static bool holds_card(const struct table *t, int seat, int played_in)
{
	for each(p, t, IN(HAND_OF, seat))
		if (num(t, p, PLAYED_IN) == played_in && num(t, p, OP) != OP_CANCEL)
			return true;
	return false;
}

bool warz_asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case DOCK: return !season(t);
	case MARCH_CARD: return holds_card(t, seat, ON_MARCH);
	case CANCEL_BATTLE: return warz_card(t, seat, OP_CANCEL) != NONE;
	case MORALE_ATTACK:
	case MORALE_DEFENCE: return holds_card(t, seat, IN_BATTLE);
	case CARAVAN: return warz_tech_sum(t, seat, LOCAL) > 0;
	case EXTRA_SILO: return warz_tech_sum(t, seat, SILO_PLACES) > 0;
	case SUPER_UNIT: return warz_tech_sum(t, seat, SUPER) > 0;
	case LEVEL_FREE: return warz_tech(t, seat, OP_LEVEL) != NONE;
	case TECH_CARD: return warz_card(t, seat, OP_GUEST) != NONE;
	default: return true;
	}
}

const struct form warz_forms[] = {
	[F_DOCK] = { "dock <gate>+", "letters 2", 1 << START, 0, warz_fill_dock, DOCK,
		"where your ship shall dock, best first" },
	[F_MARCH] = { "march [<int>] <spot> via {<spot> [by <crossing>]}+ [with <super>] "
		      "[<no-fight>]",
		"letters 3", NOW, warz_play_march, warz_fill_march, 0,
		"soldiers of that place along a path, as far as the die goes" },
	[F_ON] = { "on <int> <spot> via {<spot> [by <crossing>]}+", "letters 4", 1 << PATH, 0,
		warz_fill_march, 0, "the path from there if the die shows so many moves" },
	[F_SETTLEMENT] = { "build settlement <square> [<octagon>]", "letters 6", NOW,
		warz_play_build, warz_fill_build, 0, "where a soldier of yours stands; its silo" },
	[F_VILLAGE] = { "build village <square> [<octagon>+]", "letters 6", NOW, warz_play_build,
		warz_fill_build, 0, "of a settlement, or where a soldier stands; its silos" },
	[F_CASTLE] = { "build castle <square>", "castle 2", NOW, warz_play_build, warz_fill_build,
		0, "on your village of an earlier year" },
	[F_UNIVERSITY] = { "build university <" BRANCHES "> [<int>]", "letters 6", NOW,
		warz_play_university, warz_fill_build, 0, "up to that level; else one level more" },
	[F_BUY] = { "buy <tech>+", "letters 7", NOW, warz_play_buy, warz_fill_buy, 0,
		"the first of these techs that you may have" },
	[F_RECRUIT] = { "recruit [<spot>]", "letters 8", NOW, warz_play_recruit, warz_fill_build, 0,
		"a soldier to your gate, or for more to a building" },
	[F_RETREAT] = { "retreat <spot> [to <spot>]", "letters 8", NOW, warz_play_retreat,
		warz_fill_build, 0, "a squad to the nearest building, or the gate" },
	[F_RESOURCES] = { "resources <" GOOD "> [<" GOOD ">]", "letters 8", NOW,
		warz_play_resources, warz_fill_resources, 0, "more of one counter, or of two" },
	[F_PASS] = { "pass", "letters 8", NOW, warz_play_pass, 0, 0, "no action this season" },
	[F_PLAY] = { "play <morale>", "letters 9", NOW, warz_play_card, warz_fill_card, 0,
		"a morale card for your turn" },
	[F_SWAP] = { "play <morale> <int> <" GOOD "> for <" GOOD ">", "morale 7", NOW,
		warz_play_swap, warz_fill_card, 0, "a card that exchanges counters" },
	[F_SILO] = { "silo <square> [<octagon>+]", "letters 6", NOW | 1 << SILOS_FIRST,
		warz_play_silo, warz_fill_build, 0, "extra silos of a tech, for that village" },
	[F_TRADE] = { "trade <seat> give {<int> <" GOOD ">}+ take {<int> <" GOOD ">}+",
		"letters 15", NOW, warz_play_trade, warz_fill_deal, 0,
		"when that seat writes the same" },
	[F_ALLY] = { "ally <seat>+", "letters 15", NOW, warz_play_ally, warz_fill_deal, 0,
		"when all of these write the same" },
	[F_LEAVE] = { "leave alliance", "letters 15", NOW, warz_play_leave, warz_fill_leave, 0,
		"for a payment to each partner" },
	[F_ATTACK] = { "attack with <morale>+", "letters 10", NOW, warz_play_laid, warz_fill_card,
		MORALE_ATTACK, "the cards for this season's attacks" },
	[F_DEFEND] = { "defend with <morale>+", "letters 10", NOW, warz_play_laid, warz_fill_card,
		MORALE_DEFENCE, "the cards for this season's defences" },
	{ 0 },
};
