/* SPDX-License-Identifier: MIT
 * The numbers in World Adventure: the words of columns, dials and questions; and the rows of its
 * tables, which are in rows.def. */
#ifndef GAMES_RUNES_ROWS_H
#define GAMES_RUNES_ROWS_H

enum { NATIONS = 9, SIDES = 6, STATUSES = 3, UPGRADES = 4, GOODS = 6, TRAVELLERS = 4 };

enum { NOT_SHOPPED, SOLD, BOUGHT }; /* SHOP */
#define RUNES_LAST                                                                                 \
	"nothing|missed|found|declined|won|escaped|retreated|died|done|failed|learned|gone"
enum {
	NOTHING_YET,
	MISSED,
	FOUND,
	DECLINED,
	WON_IT,
	ESCAPED,
	RETREATED,
	DIED,
	DONE_IT,
	FAILED,
	LEARNED,
	GONE
}; /* words of LAST */

enum {
	IS_OTHER,
	IS_GOOD,
	IS_MARKER,
	IS_CHARACTER,
	IS_SOLDIER,
	IS_FIGHTER,
	IS_STATUS,
	IS_CARAVAN,
	IS_UPGRADE,
	IS_CARD,
	IS_LEGEND,
	IS_MEEPLE,
	IS_TRAVELLER,
	IS_STALL,
	IS_TOKEN,
	IS_POWER,
	IS_EVENT,
	IS_QUEST,
	IS_RUNE
}; /* words of IS */
#define RUNES_TIERS "none|green|yellow|minion|destroyer|raid|brigand|government|legendary"
enum { NO_TIER, GREEN, YELLOW, MINION, DESTROYER, RAID, BRIGAND, GOVERNMENT, LEGENDARY };
#define RUNES_SKILLS "none|double|guard|vanish|roar|arrow|rally|mend|loot|wall|blade|pot|bargain"
enum {
	NO_SKILL,
	DOUBLE,
	GUARD,
	VANISH,
	ROAR,
	ARROW,
	RALLY,
	MEND,
	LOOTING,
	WALL,
	BLADE,
	POT,
	BARGAIN
}; /* words of SKILL */
enum {
	NO_OP,
	OP_MOVES,
	OP_ACTIONS,
	OP_EYE,
	OP_TONGUE,
	OP_MENDING,
	OP_COINS,
	OP_GATE,
	OP_SCHOLAR,
	OP_FLAME,
	OP_WARD,
	OP_BLINDNESS,
	OP_FURY,
	OP_TWIN,
	OP_RISING,
	OP_CHAIN,
	OP_SMOKE
}; /* words of OP */
enum { TASK_NONE, HERE, ROLL_DIE, ROLL_EXPLORER, ROLL_CHARISMA, GIVE, SLAY, ARENA, PAY }; /* TASK */
enum { NO_PLACE, IN_OUTER, IN_CITY };	       /* WHERE */
enum { NO_ICON, MONSTER_ICON, MERCHANT_ICON }; /* ICON */
#define RUNES_SLOTS                                                                                \
	"none|legend|hero|soldiers|caravan|kit|stall2|stall3|stall4|brigand|government|"           \
	"duel1|duel2|minion|destroyer|raid|quest1|quest2|quest3|green|yellow|sale12|sale16"
enum {
	NO_RUNE,
	LEGEND_RUNE,
	HERO_RUNE,
	SOLDIERS_RUNE,
	CARAVAN_RUNE,
	KIT_RUNE,
	STALL2_RUNE,
	STALL3_RUNE,
	STALL4_RUNE,
	BRIGAND_RUNE,
	GOVERNMENT_RUNE,
	DUEL1_RUNE,
	DUEL2_RUNE,
	MINION_RUNE,
	DESTROYER_RUNE,
	RAID_RUNE,
	QUEST1_RUNE,
	QUEST2_RUNE,
	QUEST3_RUNE,
	GREEN_RUNE,
	YELLOW_RUNE,
	SALE12_RUNE,
	SALE16_RUNE
}; /* words of FOR */

#define RUNES_DRAWN_FOR "waking|raid|brigand|government|quest"
enum { FOR_WAKING, FOR_RAID, FOR_BRIGAND, FOR_GOVERNMENT, FOR_QUEST };

enum { TO_ATTACK, TO_DECLINE };	       /* words of ATTACK */
enum { NO_RETREAT, BY_BOMB, BY_ROLL }; /* words of RETREAT */
enum { FROM_DECK, FROM_PILE };	       /* words of POWER_FROM */
enum { TO_PAY, TO_SHUN };	       /* words of TOLL */

enum { T_MERCHANT, T_BRIGAND, T_GOVERNMENT };		    /* words of scout */
enum { E_MINION, E_DESTROYER, E_RAID, E_LEGENDARY, E_NEW }; /* words of engage */
enum { BY_BLINDNESS = 1, BY_BARRIER, BY_SKILL, BY_WARD };   /* what prevents a faint */

#define ROWS_OF_GAME "games/runes/rows.def"
#include "kit/rows.h"

#endif
