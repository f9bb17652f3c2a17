/* SPDX-License-Identifier: MIT
 * What can be ordered in TradeWorlds, and what is asked. */
#include "games/tradeworlds/tradeworlds.h"

#define PILE "<starship|weapon|crew|tactic>"
#define NOW (1 << DOING)
#define FIGHT                                                                                      \
	"int:attacking int:defending berth:ship seat:opponent int:margin int:own-fp int:own-r "    \
	"int:their-fp int:their-r int:incoming"

const struct question worlds_questions[] = {
	[FACTION] = { "faction", "", "none|<faction>", "none", "start 4" },
	[BANK] = { "bank", "", "<card>+", "64 highest value", "letters 4" },
	[SCRAP] = { "scrap", "", "<card>+", "64 lowest value", "letters 4" },
	[SABOTAGED] = { "sabotaged", "seat:by", "<card>+", "64 lowest value", "role 7" },
	[SMUGGLE] = { "smuggle", "seat:from", "<card>", "highest value", "role 9" },
	[KEEP] = { "keep", "", "none|<card>+", "none", "buy 4" },
	[TACTIC] = { "tactic", FIGHT, "none|<tactic> [at <berth>]", "none", "tactic 2" },
	[VEIL] = { "veil", FIGHT, "no|yes", "no", "tactic 10" },
	[SCREEN] = { "screen", FIGHT, "no|yes", "no", "tactic 12" },
	[COUNTER] = { "counter", "tactic:played " FIGHT, "no|yes", "no", "tactic 11" },
	[SALVAGE] = { "salvage", FIGHT, "none|<card>", "none", "tactic 7" },
	[DESTROYER] = { "destroyer", FIGHT, "none|<reinforcement> [at <berth>]", "none",
		"reinforce 6" },
	[ESCORT] = { "escort", FIGHT, "no|yes", "no", "reinforce 3" },
	[CRUISER] = { "cruiser", FIGHT, "no|yes", "no", "reinforce 5" },
	[FRIGATE] = { "frigate", FIGHT, "no|yes", "yes", "reinforce 4" },
	[VICTIM] = { "victim", FIGHT, "strength|firepower|resistance|value", "strength",
		"fight 3" },
	[CALL_GARRISON] = { "garrison", FIGHT, "no|yes", "yes if incoming >= 5, no", "garrison 1" },
	{ 0 },
};

bool worlds_asks(const struct table *t, int seat, int question)
{
	switch (question) {
	case FACTION: return !season(t);
	case SABOTAGED:
	case SMUGGLE: return players(t) > 1;
	case DESTROYER:
	case ESCORT:
	case CRUISER:
	case FRIGATE: return key(t, REINFORCEMENTS);
	case CALL_GARRISON: return first(t, IN(GARRISON_OF, seat)) != NONE;
	default: return true;
	}
}

const struct form worlds_forms[] = {
	[F_FACTION] = { "faction <faction>+", "letters 1", 1 << START, 0, worlds_fill_faction,
		FACTION, "the factions you would like, best first" },
	[F_TREASURER] = { "treasurer [<card>+]", "role 2", NOW, worlds_treasurer, worlds_fill_hand,
		0, "Role: these cards, or what `bank` says, for credits" },
	[F_CAPTAIN] = { "captain {<berth> <starship>}+", "role 3", NOW, worlds_reconfigure,
		worlds_fill_ship, 0, "Role: other starship cards for two ships" },
	[F_COMMANDER] = { "commander {<berth> <crew>}+", "role 4", NOW, worlds_reconfigure,
		worlds_fill_ship, 0, "Role: other crews for two ships" },
	[F_ENGINEER] = { "engineer {<berth> [<add>] <weapon> [for <weapon>]}+", "role 5", NOW,
		worlds_engineer, worlds_fill_ship, 0, "Role: other weapons for two ships" },
	[F_SABOTEUR] = { "saboteur <seat>", "role 7", NOW, worlds_saboteur, worlds_fill_seat, 0,
		"Role: that seat discards two cards" },
	[F_SABOTEUR_ALL] = { "saboteur all", "role 7", NOW, worlds_saboteur, worlds_fill_seat, 0,
		"Role: every opponent discards one card" },
	[F_MECHANIC] = { "mechanic [<card>+]", "role 8", NOW, worlds_mechanic, worlds_fill_hand, 0,
		"Role: these cards, or what `scrap` says, leave the game" },
	[F_SMUGGLER] = { "smuggler <seat>", "role 9", NOW, worlds_smuggler, worlds_fill_seat, 0,
		"Role: bank one of three cards of that seat" },
	[F_TRADER] = { "trader", "role 10", NOW, worlds_trader, 0, 0, "Role: draw two cards" },
	[F_BUY] = { "buy " PILE " [max <int>] [if value >= <int>]", "letters 3", NOW, worlds_buy,
		worlds_fill_buy, 0, "the open card of that pile, or several" },
	[F_BUY_TOGETHER] = { "buy " PILE " {and " PILE "}+ [with <card>+]", "buy 3", NOW,
		worlds_buy_together, worlds_fill_buy, 0, "open cards paid together" },
	[F_BUY_WITH] = { "buy " PILE " with <card>+", "buy 4", NOW, worlds_buy_together,
		worlds_fill_buy, 0, "the open card for these cards" },
	[F_CONFIGURE] = { "configure <starship> <weapon>+ <crew>", "ship 1", NOW, worlds_configure,
		worlds_fill_ship, 0, "a ship of cards of your hand" },
	[F_SEND] = { "send <reinforcement> <berth>", "reinforce 1", NOW, worlds_send,
		worlds_fill_ship, 0, "a reinforcement onto that ship" },
	[F_PLAY] = { "play <tactic>", "tactic 9", NOW, worlds_play, worlds_fill_hand, 0,
		"a tactic of your own turn" },
	[F_ATTACK] = { "attack <berth>+ with <berth>+ [using <tactic>+]", "attack 1",
		1 << ATTACKING, worlds_attack, worlds_fill_attack, 0,
		"Role Admiral: these ships, with yours" },
	[F_SHOOT] = { "shoot derelict with <berth>+ [using <tactic>+]", "derelict 8",
		1 << ATTACKING, worlds_attack, worlds_fill_attack, 0,
		"Role Admiral: The Derelict, with your ships" },
	[F_HIT] = { "hit <seat> with <berth>+", "attack 5", 1 << ATTACKING, worlds_hit,
		worlds_fill_attack, 0, "Role Admiral: a Homeworld, with the ships that are left" },
	[F_CHANCELLOR] = { "chancellor against <seat> with <seat>+", "letters 5", NOW,
		worlds_chancellor, worlds_fill_seat, 0,
		"Role: attack that seat together with these" },
	[F_DISCARD] = { "discard <card>+", "card 5", 1 << DISCARDING, worlds_discard,
		worlds_fill_hand, 0, "at the end of the turn: these cards" },
	[F_DISCARD_BELOW] = { "discard below <int>", "card 5", 1 << DISCARDING, worlds_discard,
		worlds_fill_hand, 0, "at the end of the turn: all cards of less value" },
	[F_DISCARD_ALL] = { "discard all", "card 5", 1 << DISCARDING, worlds_discard,
		worlds_fill_hand, 0, "at the end of the turn: the whole hand" },
	[F_KEEP] = { "keep <card>+", "buy 4", NOW, 0, worlds_fill_hand, KEEP,
		"wherever it stands: never paid unless you name them" },
	{ 0 },
};
