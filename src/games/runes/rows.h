/* SPDX-License-Identifier: MIT
 * The number of every row of World Adventure's tables, in the order of tables.c and forms.c, and of
 * the words that columns, dials and questions have; facts have a file of their own. */
#ifndef GAMES_RUNES_ROWS_H
#define GAMES_RUNES_ROWS_H

enum {
	LANDS,
	STOCK,
	TRACK, /* markers that are yet to come */
	USED,  /* markers that were turned face down */
	HEROES,
	DRAFT, /* heroes dealt, while one is chosen */
	HERO_OF,
	BARRACKS,
	SOLDIERS_OF,
	LEGENDS,
	TROPHIES, /* legendary monsters a seat has slain, which is their items */
	READY,	  /* what waits to stand on the map */
	POWERS,
	POWER_PILE,
	POWERS_OF,
	EVENTS,
	NEXT_EVENT,
	EVENT,
	PAST_EVENTS,
	QUESTS,
	OPEN_QUESTS,
	QUEST_OF,
	DONE_QUESTS,
	DRAWN, /* power or quest cards out of which one is kept */
	GEMS,
	RUNES_OF,
	CARGO,
	REMOVED,		    /* out of play */
	LOST			    /* out of play unseen: heroes nobody took */
};				    /* zones */
enum { MAP, CITY, OUTER };	    /* areas */
enum { START = 1, DOING, RESTING }; /* phases; RESTING: a penalty turn */
enum { NEXT_TO };		    /* links */
enum { NATIONS = 9, SIDES = 6, STATUSES = 3, UPGRADES = 4, GOODS = 6, TRAVELLERS = 4 };

enum {
	AT = 1,
	GOLD,
	EXPLORER, /* the statuses follow each other as their kinds do */
	CHARISMA,
	LEADERSHIP,
	CARAVAN,
	PET, /* and so do the upgrades */
	RACK,
	BOMB,
	MEDIC,
	HERO_LEVEL,
	HERO_EP,
	HERO_TRAINED,
	MOVES,
	ACTIONS,
	BONUS,	/* this turn's scouting has brought its action */
	BREATH, /* and Second breath its */
	WANTED,
	ARRIVED,  /* when its meeple came to that number; the lower the earlier */
	RESTS,	  /* its next turn is a penalty turn */
	DEAD,	  /* died in this turn */
	QUEST_AT, /* where its quest takes place yet: two cells */
	QUEST_FAILED = QUEST_AT + 2,
	LAST,	 /* what the last step brought */
	TRIED,	 /* a step of its quest failed this turn */
	VISITED, /* the month of the last visit to a nation's shop: a cell a nation */
	STAGE = VISITED + NATIONS,
	MINION_AT, /* the meeples follow each other as their tiers do */
	DESTROYER_AT,
	RAID_AT,
	BRIGAND_AT,
	GOVERNMENT_AT,
	SCOUTED, /* was a target of this turn's scouting: a cell a seat */
	BRIGAND_SCOUTED = SCOUTED + TRAVELLERS,
	GOVERNMENT_SCOUTED,
	NEEDS,	    /* filled since the match began */
	MONSTERS_X, /* placed since then */
	MERCHANTS_X,
	WOKEN,	  /* legendary monsters so far */
	ARRIVALS, /* moves of wanted meeples so far */
	ORDER,	  /* of this month's turns: a cell a seat */
	ENDED = ORDER + TRAVELLERS,
	WINNER,
	MERCHANT_SCOUTED, /* of a space */
	HALL,		  /* of a city: its hall was used this turn */
	SHOP,		  /* of a city: what of the visit is done */
	BARRED,		  /* of a city: the good it needed when the visit began */
	LEVEL,		  /* of a soldier */
	EP,
	FAINTED,
	TRAINED,
	GIFTED, /* of level 2 by leadership alone */
	SLOT,
	USES,		     /* of a power card */
	WAYPOINT,	     /* of a quest taken: where it takes place, two cells */
	CARD = WAYPOINT + 2, /* of a minion or destroyer: which one it is */
	SINCE,		     /* of a legendary monster: as which it woke */
	MET /* of a monster, brigand or government: this month it is done with a seat: a cell a seat */
};	    /* dials */
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

/* Columns. IS: what a kind is to the rules. The others are told in the box. */
enum {
	IS = 1,
	DIE,
	WORTH,
	HP, /* of level 1; level 2 follows, here and below */
	HP_2,
	ACC,
	ACC_2,
	DAMAGE,
	DAMAGE_2,
	CAST,
	CAST_2,
	AMOUNT, /* of a power: against monsters; against soldiers */
	AMOUNT_2,
	SKILL,
	IN_SLOT, /* of a card; of a fighter */
	AT_STAGE,
	TIER,
	RETREAT_ON,
	EP_GIVEN,
	HOLDS, /* of a caravan, or upgrade: goods; of a card: cargo dice */
	LOOT,
	GOLD_GIVEN,
	WANTED_BY,
	COLOUR,
	SEEKS_WITH, /* explorer dice */
	SOLDIERS,
	SOLDIERS_2,
	CARAVAN_LEVEL,
	CHASE,
	BARRIER,
	PRICE,
	RESALE,
	MOST,
	FIGHTS,
	USED_FOR, /* how often */
	OP,
	SALE_GOOD,
	SALE,
	SALE_ALL,
	BUYS,
	UNSOLD,
	HEALS,
	RECRUITS,
	STALL_PAYS,
	TRAINS_ON,
	MORE_MOVES,
	RETREAT_WORSE,
	SCOUT_ON,
	BRIGAND_SEEKS,
	GOVERNMENT_SEEKS,
	COMES,
	PARDONS,
	TOUGHER,
	EASIER,
	WHERE,
	PLACES_DRAWN,
	TASK,
	ACTS,
	GOOD,
	GOODS_GIVEN,
	SLAYS,
	FEE,
	FAINTS,
	STEADFAST,
	BRINGS_CARD,
	FOR,
	NATION,
	SIDE,
	ICON,
	LAIR
};
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

enum {
	RUNES_TO_WIN = 1,
	TEAMS,
	TEAM_RUNES,
	NEED_LEGEND,
	MONTHS,
	START_GOLD,
	GOLD_LIMIT,
	POINTS,
	POINT_LIMIT,
	BREAK_LIMIT,
	BONUS_AT,
	MOVE_POINTS,
	ACTION_POINTS,
	FOUND_ON,
	SALE_PRICE,
	SALE_NEEDED,
	BUY_PRICE,
	MARKET_DICE,
	REVISIT,
	STALL_PRICE,
	STALL_INCOME,
	TOLL_PRICE,
	RECRUIT_PRICE,
	HEAL_PRICE,
	TRAIN_PRICE,
	TRAIN_SURE,
	TRAIN_ON,
	TRAIN_EP,
	QUEST_DRAWN,
	QUESTS_OPEN,
	QUEST_FEE,
	POWER_DRAWN,
	SLOT_2_AT,
	SLOT_3_AT,
	STAGE_2_AT,
	STAGE_3_AT,
	SALE_SMALL,
	SALE_GREAT,
	SALE_SMALL_EP,
	SALE_GREAT_EP,
	STALL_EP,
	DUEL_EP,
	DUEL_WANTED,
	DUEL_GRACE,
	FLEE_ON,
	X_LIMIT,
	LEGEND_EVERY,
	BRIGAND_EVERY,
	GOVERNMENT_EVERY,
	PURSUIT,
	RAID_FROM,
	RAID_EVERY,
	PENALTY_DICE,
	GOLD_1,
	GOLD_2,
	GOLD_3,
	GOLD_4,
	GOLD_5,
	GOLD_6,
	BUY_FLOOR,
	WANTED_LIMIT,
	BOUNTY_1,
	BOUNTY_2,
	BOUNTY_3,
	BOUNTY_4,
	STAGE_LIMIT
}; /* keys */

enum {
	TURN_LOT = 1,
	NATION_LOT,
	SIDE_LOT,
	TARGET_LOT,
	SCOUT_DIE,
	CARD_DIE,
	HERO_DIE,
	SKILL_DIE,
	SOLDIER_DIE,
	BAND_DIE,
	AGAIN_DIE,
	RETREAT_DIE,
	TIE_DIE,
	LOOT_DIE,
	CARGO_DIE,
	MARKET_DIE,
	TRAINING_DIE,
	QUEST_DIE,
	PENALTY_DIE,
	COIN_DIE
}; /* labels */
#define RUNES_DRAWN_FOR "waking|raid|brigand|government|quest"
enum { FOR_WAKING, FOR_RAID, FOR_BRIGAND, FOR_GOVERNMENT, FOR_QUEST };

enum {
	HERO = 1,
	STATUS,
	START_CARAVAN,
	RAISE,
	WHICH_CARD,
	ATTACK,
	SCOUT_BOMB,
	EAGLE_EYE,
	GOLDEN_TONGUE,
	SCHOLAR,
	MEDIC_PACK,
	POWER,
	RETREAT,
	FAINT,
	WELL_FAINT,
	SPREAD,
	REROLL,
	DROP,
	PICK_UP,
	BOOTY,
	TAKE_QUEST,
	KEEP_QUEST,
	POWER_FROM,
	POWER_CARD,
	GIVE_UP,
	TOLL
};				       /* questions */
enum { TO_ATTACK, TO_DECLINE };	       /* words of ATTACK */
enum { NO_RETREAT, BY_BOMB, BY_ROLL }; /* words of RETREAT */
enum { FROM_DECK, FROM_PILE };	       /* words of POWER_FROM */
enum { TO_PAY, TO_SHUN };	       /* words of TOLL */

enum { T_MERCHANT, T_BRIGAND, T_GOVERNMENT };		    /* words of scout */
enum { E_MINION, E_DESTROYER, E_RAID, E_LEGENDARY, E_NEW }; /* words of engage */
enum { BY_BLINDNESS = 1, BY_BARRIER, BY_SKILL, BY_WARD };   /* what keeps a faint off */

enum forms {
	F_HERO = 1,
	F_STATUS,
	F_START_CARAVAN,
	F_GO,
	F_SCOUT,
	F_SCOUT_SEAT,
	F_ENGAGE,
	F_SELL,
	F_SELL_ALL,
	F_BUY,
	F_BUY_ANY,
	F_STALL,
	F_WORKSHOP,
	F_FIT,
	F_STRIP,
	F_RECRUIT,
	F_HEAL,
	F_TRAIN,
	F_TRAIN_SURELY,
	F_MEDIC,
	F_QUEST_NEW,
	F_TAKE,
	F_QUEST,
	F_DROP_QUEST,
	F_USE,
	F_RAISE
};

#endif
