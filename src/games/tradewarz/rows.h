/* SPDX-License-Identifier: MIT
 * The rows of TradeWarz's tables, by number, in the order of tables.c. */
#ifndef GAMES_TRADEWARZ_ROWS_H
#define GAMES_TRADEWARZ_ROWS_H

enum {
	BOARD,
	TILES,
	OBSTACLES,
	STOCK,
	BARRACKS,
	RESERVE,
	SUPPLY,
	MARKET,
	TECHS,
	BATTLE_DECK,
	PILE,
	USED,
	MORALE_DECK,
	HAND_OF
}; /* zones; SUPPLY: silos not placed; MARKET: techs nobody has */
enum { MAP, SQUARE, GATE, SPOT, OCTAGON, RIM, INNER }; /* areas; SPOT: squares and gates */
enum { WAY, TOUCHES };				       /* links; WAY via an octagon: a diagonal */
/* Phases. Extra silos are placed first of all; lines of PATH are only looked for. */
enum { START = 1, SILOS_FIRST, TURN_OF, PATH };

enum {
	LUMBER = 1,
	WHEAT,
	MINING,
	GOLD, /* the four counters, in the order of GOODS */
	XADLAS,
	SILVER,
	ECONOMY,
	ENGINEERING,
	MILITARY, /* levels of the universities */
	BUILDS,
	MARCHES,
	RECRUITS,
	RESOURCES,
	BUYS,
	RETREATS, /* tokens used this year; in the order of TOKENS_BUILD... */
	ALLIANCE, /* equal numbers are allied; 0: nobody */
	SAILED,	  /* which to sail first, from 1 */
	ACTED,	  /* the form that was this turn's action, F_PASS too */
	WENT,	  /* where this turn's first march ended */
	BUILT_TWICE,
	FREE_LEVEL, /* the year in which it was used */
	ENDED,	    /* of the table: the match is over with this season */
	VICTOR,	    /* of the table: the seat that reached the target, or one of its alliance */
	LEAD,	    /* of a spot: who of those standing there came first */
	YEAR,	    /* of a building: when it was put up, or bought of a tech: the season */
	BUILDER,    /* of a village or castle: whose limit it counts in while it is his */
	FOR,	    /* of a silo: the square of its building */
	BY,	    /* of a silo: the tech it is extra by; NONE: it came with the building */
	FROM,	    /* of a crossing: the lower end of its diagonal */
	WITH,	    /* of a lent super unit: whose squad it goes with; 0: its owner's */
	TO	    /* of a crossing: the upper end, for reports */
};		    /* dials */
enum { GOODS = 4, TERMS = 3 }; /* counters; of a battle: strength, kills, blocks */

/* Columns. IS: what a kind is to the rules. LUMBER_ to GOLD_: what it costs; of a tech that makes
 * recruits or levels cheaper: what a recruit costs, how much less a level. MAKES_: what it brings
 * each year, of a card: at once. LAND: what a tile is, what a crossing crosses. YIELDS: what a silo
 * there brings. The others are told in the box. */
enum {
	IS = 1,
	LUMBER_,
	WHEAT_,
	MINING_,
	GOLD_,
	MAKES_LUMBER,
	MAKES_WHEAT,
	MAKES_MINING,
	MAKES_GOLD,
	STRENGTH_,
	KILL_,
	BLOCK_,
	SUPPORT,
	SILO_PLACES,
	LAND,
	YIELDS,
	DIE,
	RED,
	BLUE,
	MOVES,
	PLAYED_IN,
	OP,
	LEVEL,
	BRANCH,
	SUPER,
	PLACE_NEEDED,
	POOL,
	DRAFT,
	YEARLY_DRAFT,
	SQUAD,
	PACE,
	SITES,
	LOCAL,
	FIRST_KILL,
	BREACH,
	NUMBER_OF,
	ANCHOR
};
/* Words of IS. */
enum {
	IS_OTHER,
	IS_SOLDIER,
	IS_SETTLEMENT,
	IS_VILLAGE,
	IS_CASTLE,
	IS_CITY,
	IS_SILO,
	IS_POST,
	IS_TILE,
	IS_CROSSING,
	IS_BATTLE_CARD,
	IS_MORALE,
	IS_TECH,
	IS_SEASON,
	IS_WEATHER,
	IS_UPGRADE,  /* prices: a settlement made a village */
	IS_RECRUIT,  /* a soldier */
	IS_LEVEL,    /* a level of a university, times the level */
	IS_LEARNING, /* a tech, times its level */
	IS_PAYMENT,  /* to the opponent, for a battle cancelled */
	IS_FEE	     /* for joining an alliance, and to each partner for leaving it */
};
enum { LAND_RESOURCE, LAND_LAKE, LAND_MOUNTAIN };	   /* words of LAND */
enum { YIELDS_NOTHING };				   /* YIELDS: 1 + the good */
enum { DIE_RED, DIE_BLUE };				   /* of DIE */
enum { IN_BATTLE, ON_MARCH, IN_TURN, IN_BUYING };	   /* of PLAYED_IN */
enum { IN_ECONOMY, IN_ENGINEERING, IN_MILITARY };	   /* of BRANCH */
enum { PLACE_ANY, PLACE_BUILDING, PLACE_CASTLE };	   /* of PLACE_NEEDED */
enum { NO_FIRST_KILL, KILLS_IN_ATTACK, KILLS_IN_DEFENCE }; /* of FIRST_KILL */
enum {
	OP_NONE,
	OP_CANCEL,  /* cards: the battle is off */
	OP_SURGEON, /* one casualty goes to the gate */
	OP_WIND,    /* the die counts as its best */
	OP_ROAD,    /* a road for nothing */
	OP_SWAP,    /* counters exchanged, up to its number */
	OP_GUEST,   /* a tech costs less by what the card's price columns say */
	OP_BUILDS,  /* techs: a build token a year builds twice */
	OP_MARCHES, /* every march is of two squads */
	OP_RECRUIT, /* a recruit costs what its price columns say */
	OP_CHEAPER, /* a level costs less by them */
	OP_LEVEL    /* a level a year for nothing */
};		    /* words of OP */

enum {
	END_XADLAS = 1,
	END_YEARS,
	END_DEADLINE,
	END_CAP,
	TURN_ORDER,
	MAP_CONNECT,
	CAPITAL_XADLAS,
	ALLIANCE_VICTORY,
	TECH_BY_NAME,
	RING,
	START_COUNTER,
	START_SOLDIERS,
	START_GATE,
	GATE_LIMIT,
	SQUAD_LIMIT,
	SQUADS,
	MARCH_LIMIT,
	FREE_SUPPORT,
	SILOS,
	BUILDING_SQUARES,
	VILLAGES,
	CASTLES,
	SUPERS,
	PILE_SIZE,
	MORALE_LIMIT,
	PLENTY,
	EXCHANGE_AT,
	EXCHANGE,
	POSTS_FOR_XADLA,
	XADLA_STOCK,
	BATTLE_XADLAS,
	TOP_LEVEL,
	PLENTY_XADLAS,
	POSTS_XADLAS,
	LEVEL_XADLAS,
	POST_LEVEL,
	POST_MORE,
	POST_DISTANCE,
	POST_TRIES,
	MAP_TRIES,
	YEARLY_SOLDIERS,
	YEARLY_CARDS,
	DIRECT_TIMES,
	RESOURCES_PLUS,
	ALLIANCE_EXTRA,
	TOKENS_BUILD,
	TOKENS_MARCH,
	TOKENS_RECRUIT,
	TOKENS_RESOURCES,
	TOKENS_BUY,
	TOKENS_RETREAT
}; /* keys */

enum { ORDER_DICE = 1, SAIL_DICE, MARCH_DIE, POST_DRAW }; /* labels */

enum {
	DOCK = 1,
	MARCH_CARD,
	MEET,
	CANCEL_BATTLE,
	MORALE_ATTACK,
	MORALE_DEFENCE,
	DISPLACE,
	SEND_OFF,
	SUPPORT_LOSS,
	CARAVAN,
	SILO,
	EXTRA_SILO,
	SUPER_UNIT,
	LEVEL_FREE,
	TECH_CARD
};							 /* questions */
enum { MEET_FIGHT, MEET_STOP };				 /* words of MEET */
enum { UNIT_CAPITAL, UNIT_SQUAD, UNIT_STAY, UNIT_LEND }; /* words of SUPER_UNIT */

enum facts {
	TILES_DEALT = 1,
	CHANNEL_SHUT,
	POST_PLACED,
	ORDER_ROLLED,
	SAILS,
	SAILED_ON,
	DOCKED,
	CARD_DEALT,
	SEASON_BEGINS,
	SEASON_NEXT,
	ALLIANCE_IS,
	TOKENS_LEFT,
	FIELD_STRENGTH,
	/* marching */
	MARCHED,
	MARCH_CARD_PLAYED,
	MARCH_CARD_KEPT,
	CROSSED,
	CROSSING_BUILT,
	STEPPED,
	TELEPORTED,
	STOPPED_WAY,
	STOPPED_PAY,
	STOPPED_ENEMY,
	STOPPED_ROOM,
	ARRIVED,
	JOINED,
	POST_GAINED,
	POST_LOST,
	RAIDED,
	/* battles */
	BATTLE,
	CANCELLED,
	PAID_OFF,
	FIRST_BLOOD,
	COMMITTED,
	BURNED,
	CARD_SHOWN,
	TECH_COUNTS,
	STRENGTH_IS,
	KILLS_ARE,
	BLOCKS_ARE,
	LOSSES,
	HEALED,
	BATTLE_WON,
	BATTLE_DRAWN,
	BATTLE_VOID,
	STANDS_THERE,
	NOBODY_THERE,
	PLACE_KEPT,
	PILE_SHUFFLED,
	CITY_TAKEN,
	CITY_FREED,
	CASTLE_TAKEN,
	BUILDING_LOST,
	/* soldiers on their way */
	WENT_BACK,
	DISPLACED,
	SENT_OFF,
	WENT_HOME,
	TO_RESERVE,
	UNSUPPORTED,
	UNIT_HOME,
	UNIT_GOES,
	UNIT_LENT,
	/* actions */
	BUILT,
	UPGRADED,
	SILO_PLACED,
	LEVEL_BUILT,
	TECH_BOUGHT,
	MORE_SOLDIERS,
	RECRUITED,
	DRAFTED,
	RETREATED,
	RESOURCES_TAKEN,
	PASSED,
	IDLE,
	/* cards, deals */
	CARD_PLAYED,
	GAINED,
	PAID,
	EXCHANGED,
	TRADED,
	GAVE,
	ALLIED,
	LEFT_ALLIANCE,
	ALLIANCE_OVER,
	PAID_PARTNER,
	/* the end of the year */
	YEAR_ENDS,
	INCOME,
	SENT_HOME,
	FREE_SOLDIER,
	NO_FREE_SOLDIER,
	CARD_DRAWN,
	CARD_TO_OCCUPIER,
	TOKENS_BACK,
	/* Xadlas and the end */
	XADLA_BATTLE,
	XADLA_CITY,
	XADLA_POSTS,
	XADLA_LEVEL,
	XADLA_PLENTY,
	XADLA_TRADED,
	XADLAS_OUT,
	SILVER_NOW,
	TARGET_REACHED,
	ALLIANCE_REACHED,
	LAST_YEAR,
	LAST_BY_CLOCK,
	LAST_BY_STOCK,
	SCORE,
	WON,
	/* refusals */
	NO_TOKEN,
	ACTED_ALREADY,
	NO_SQUAD,
	NO_SQUAD_THERE,
	TOO_FEW,
	TOO_MANY,
	NO_TRAY,
	NO_SUPPORT,
	SAME_SQUAD,
	NO_WAY,
	WAY_SHUT,
	CROSSING_UNFIT,
	CROSSING_NEEDED,
	CROSSINGS_OUT,
	GATE_OF_ALLY,
	NO_ROOM,
	CANNOT_PAY,
	NO_UNIT_THERE,
	NO_SOLDIER_THERE,
	BUILT_ALREADY,
	TOO_MANY_SQUARES,
	TOO_MANY_VILLAGES,
	TOO_MANY_CASTLES,
	NO_VILLAGE,
	NO_VILLAGE_THERE,
	SAME_YEAR,
	PIECES_OUT,
	SILOS_OUT,
	TOO_MANY_SILOS,
	SILO_UNFIT,
	NO_FIELD,
	NO_EXTRA_SILOS,
	SITE_TAKEN,
	TOO_LATE,
	LEVEL_REACHED,
	LEVEL_TOO_HIGH,
	TECH_SOLD,
	TECH_NO_UNIVERSITY,
	TECH_NO_LOWER,
	TOO_MANY_UNITS,
	NO_RESERVE,
	CITY_OCCUPIED,
	GATE_FULL,
	NO_BUILDING_THERE,
	NOT_RETREAT_THERE,
	NOT_HELD,
	NOT_NOW,
	CANCEL_BY_POLICY,
	NOTHING_GAINED,
	SWAP_NEEDED,
	SWAP_TOO_MUCH,
	NOT_WITH_YOURSELF,
	NOT_ALONE,
	NO_TERMS,
	ALLIED_ALREADY,
	NOT_ALLIED,
	ALL_ALLIED
};

enum forms {
	F_DOCK = 1,
	F_MARCH,
	F_ON,
	F_SETTLEMENT,
	F_VILLAGE,
	F_CASTLE,
	F_UNIVERSITY,
	F_BUY,
	F_RECRUIT,
	F_RETREAT,
	F_RESOURCES,
	F_PASS,
	F_PLAY,
	F_SWAP,
	F_SILO,
	F_TRADE,
	F_ALLY,
	F_LEAVE,
	F_ATTACK,
	F_DEFEND
};

#endif
