/* SPDX-License-Identifier: MIT
 * The number of every row of the tables of Quest for the DragonLords, in the order of tables.c and
 * forms.c, and of the words that columns, dials and questions have; facts have a file of their
 * own. */
#ifndef GAMES_DRAGONLORDS_ROWS_H
#define GAMES_DRAGONLORDS_ROWS_H

enum {
	LANDS,
	HALL,	  /* kings, DragonLords and ships that are not in play */
	WINGS,	  /* wizards and marks of heroes that are not */
	ABOARD,	  /* units on the ships of a seat; their dial SHIP says which */
	NORTHERN, /* its quest parties, with what they carry */
	SOUTHERN,
	HOARD,	 /* items and treasures in its kingdoms; KEPT_AT says which */
	ORDERED, /* bought in phase 1, placed in phase 7; BOUND_FOR says where */
	DOCKS,	 /* its ships that are docked; HARBOUR says where */
	SCROLLS,
	SCROLLS_OF,
	NEW_SCROLL, /* bought this turn: not to be used before the next player's */
	USED_SCROLLS,
	VAULT, /* treasures nobody found */
	QUESTS,
	USED_QUESTS,
	DRAWN,
	FIELD, /* a seat's units in a battle away from land of their own */
	SPOILS /* treasures of those who fell in a battle, until it is over */
};	       /* zones */
enum {
	MAP,
	LAND,
	KINGDOM,
	ORDINARY,
	GOLD_LAND,
	BRIDGE,
	ISLAND,
	CAMP,
	SEA,
	WASTE,
	NORTH,
	SOUTH
};								  /* areas */
enum { NEXT_TO, MOUNTAIN, COAST, SEA_LANE, TRACK, GATE, BEFORE }; /* links */
/* The phases of a turn; the letter before the match, and the bid of a round, stand before them. */
enum {
	START = 1,
	BIDDING,
	PURCHASE,
	NAVAL,
	QUEST_PHASE, /* in the North, then in the South */
	SOUTH_PHASE,
	COMBAT,
	TRANSFER,
	INCOME,
	REINFORCE
}; /* phases */
enum { REALMS = 6, SPELLS = 6, MOST_SEATS = 4 };

enum {
	CIVILIZATION = 1,
	GOLD,
	FIRST_KINGDOM, /* claimed at the start; it does not count in a short game */
	NORTH_AT,      /* where its quest parties stand; NONE: none */
	SOUTH_AT,
	NORTH_WAITS, /* its next quest phase there is lost */
	SOUTH_WAITS,
	NORTH_ACTED, /* it moved, left or rested in this turn */
	SOUTH_ACTED,
	BUILDINGS_MADE, /* this turn, as the following ones */
	TEMPLE_USED,
	ELEMENTAL_USED,
	NEUTRAL_STORMED,
	SNEAKED,
	GLASS_USED,
	WENT_ON, /* its party went on two spaces */
	BID_OF,	 /* for this round */
	COURT,	 /* the kingdom where its king fell */
	FALLEN,	 /* it was the how many-th to go out */
	ORDER,	 /* of the table, a cell a seat: whose turn is the how many-th */
	BID_ORDER = ORDER + MOST_SEATS, /* the same for this round, where bids made another */
	HIDDEN_SHARDS = BID_ORDER + MOST_SEATS,
	TURN_NOW, /* whose turn it is */
	ENDED,
	WINNERS, /* seats that won, as bits */
	HOLDER,	 /* of a land: its owner; NOBODY: vacant or held by an unknown civilization */
	WALL,
	TOWER,
	BUILDING, /* the kind that stands there */
	BUILDER,  /* whose it is: on vacant land it waits for him */
	BUILT,	  /* the round in which it was placed: it operates from the next on */
	LYING,	  /* gold in a kingdom without an owner */
	SHARDS,
	BESIEGER, /* of a kingdom */
	STRUCK,	  /* a land, camp or zone that was attacked in this turn */
	CAMPED,	  /* a camp that has acted in this turn */
	IMPROVED, /* its wall was bettered or repaired in this turn */
	DEED,	  /* of a unit: what it did in this turn's combat */
	RIDDEN,	  /* steps of cavalry in this turn's combat */
	SHIFTED,  /* steps in this turn's transfer */
	BOARDED,  /* this turn, as the following ones */
	LANDED,
	RETURNED, /* from a Wasteland */
	TRAINEE,
	RODE,	    /* of cavalry: it came to a sortie in this turn */
	TELEPORTED, /* of a caster, by spell or teleportal: one of the two a turn */
	BOUND,	    /* of a caster who teleported to a sortie, until its next turn */
	SHIP,	    /* of a unit aboard: the kind of its ship */
	HARBOUR,    /* of a ship that is docked */
	SAILED,	    /* of a ship, this turn */
	STOPPED,    /* by a blockade it means to fight */
	CAME_FROM,  /* of a ship: the zone before this one */
	KEPT_AT,    /* of what lies in a hoard: the kingdom */
	BOUND_FOR,  /* of what is ordered: the land */
	KNOWS,	    /* of a wizard: a cell a spell */
	HERO_LEVEL = KNOWS + SPELLS /* of a mark of a hero */
};				    /* dials */
#define DRAGONLORDS_LORE "nothing|spell|scroll"
enum { NO_LORE, LORE_SPELL, LORE_SCROLL }; /* words of TEMPLE_USED */
#define DRAGONLORDS_DEEDS "nothing|fought|marched|raided|shot|spent"
/* Words of DEED. SPENT: it has done what it may in this combat, as a camp that held. */
enum { NO_DEED, FOUGHT, MARCHED, RAIDED, SHOT, SPENT };

/* Columns. TYPE: what a kind is to the rules. The others are told in the box. */
enum {
	TYPE = 1,
	CIV,
	ATTACK,
	DEFENCE,
	PRICE,
	PLACES_TAKEN,
	CAP,
	NEEDS,
	ALSO,
	SHIP_STEPS,
	BUNDLED,
	SNEAKS,
	MINES,
	HOME_REALM,
	NUMBER_OF,
	CAST,
	AMOUNT,
	DIE,
	FULL_DIE,
	MORE_FROM,
	HEALED,
	AVERTED,
	OP,
	WATER,
	WALL_LOSS,
	LORDS_TO,
	TOOL,
	HITS,
	POISONS,
	BLESSED, /* what a quest brings; how much; the number of its monster */
	BLESSED_N,
	BLESSED_FOE,
	IGNORED,
	IGNORED_N,
	IGNORED_FOE,
	CURSED,
	CURSED_N,
	CURSED_FOE,
	LEVEL,
	ONLY,
	BARRED,
	REALM,
	PAYS,
	MINE,
	TELEPORTAL,
	SHARD_HERE, /* one lies there at the start */
	STEP,
	EFFECT,
	ARMY /* the word for a whole army */
};	     /* columns */
#define DRAGONLORDS_TYPES                                                                          \
	"other|basic|heavy|cavalry|archer|cannon|catapult|wizard|dragonlord|king|ship|hero|"       \
	"building|structure|spell|scroll|item|treasure|monster|quest|civilization"
enum {
	OTHER,
	BASIC,
	HEAVY,
	CAVALRY,
	ARCHER,
	CANNON,
	CATAPULT,
	WIZARD,
	DRAGONLORD,
	KING,
	A_SHIP,
	HERO,
	A_BUILDING,
	STRUCTURE,
	SPELL,
	SCROLL,
	ITEM,
	TREASURE,
	MONSTER,
	QUEST,
	A_CIVILIZATION
}; /* words of TYPE */
#define DRAGONLORDS_CIVS "none|orcs|barbarians|elves|dwarves|unknown"
enum { NO_CIV, ORCS, BARBARIANS, ELVES, DWARVES, UNKNOWN }; /* words of CIV, ONLY, BARRED */
#define DRAGONLORDS_CIVS_PLAYED "orcs|barbarians|elves|dwarves"
#define DRAGONLORDS_BUILDINGS "none|mill|smithy|stable|lab|temple"
enum { NO_BUILDING, MILL, SMITHY, STABLE, LAB, TEMPLE }; /* words of NEEDS, ALSO */
enum { NO_CAST, HEALS, STRIKES, MOVES, BLESSES };	 /* words of CAST */
enum {
	HEAL,
	FIREBALL,
	LIGHTNING,
	POISON,
	TELEPORT,
	BLESSING
}; /* the spells, as KNOWS counts them */
enum {
	NO_OP,
	OP_ELEMENTAL,
	OP_HITS,
	OP_BERSERK,
	OP_ALLEGIANCE,
	OP_SEEKER,
	OP_DISPEL,
	OP_REFLECT,
	OP_SHIELD,
	OP_GRAIL,
	OP_ORB,
	OP_AMULET,
	OP_STRENGTH,
	OP_HORN,
	OP_GUARD,
	OP_BOOTS,
	OP_GLASS
}; /* words of OP */
#define DRAGONLORDS_RESULTS                                                                        \
	"none|treasure|gold|units|spell|scroll|shard|orb|dragonlord|wizard|potion|hero|onward|"    \
	"fight|lose-units|lose-scroll|lose-gold|lose-pickaxe|wait|back"
enum {
	NO_RESULT,
	GAIN_TREASURE,
	GAIN_GOLD,
	GAIN_UNITS,
	GAIN_SPELL,
	GAIN_SCROLL,
	GAIN_SHARD,
	GAIN_ORB,
	GAIN_DRAGONLORD,
	GAIN_WIZARD,
	GAIN_POTION,
	GAIN_HERO,
	GO_ONWARD,
	FIGHT_MONSTER,
	LOSE_UNITS,
	LOSE_SCROLL,
	LOSE_GOLD,
	LOSE_PICKAXE,
	MISS_PHASE,
	GO_BACK
}; /* words of BLESSED, IGNORED, CURSED */
enum { NO_EFFECT, VILLAGE, QUEST_SPACE, WASTE_SPACE, WITCH, LAIR, SHRINE }; /* words of EFFECT */
enum { BY_SEATS, BLOODLUST, SHORT_GAME, SHARD_GAME };			    /* words of VICTORY */

enum {
	VICTORY = 1,
	SHORT_KINGDOMS,
	SHARD_TARGET,
	ROUNDS,
	CIVILIZATION_1, /* what each seat plays, as words of DRAGONLORDS_CIVS_PLAYED */
	CIVILIZATION_2,
	CIVILIZATION_3,
	CIVILIZATION_4,
	WEAK_SCROLLS,
	FOG_OF_WAR,
	TOWER_SIGHT,
	DIRECT_HIT,
	BID_OPTION,
	SHORE_CANNON,
	PILLAGE_OPTION,
	START_GOLD,
	START_SCROLLS,
	SCROLL_LIMIT,
	NEUTRAL_GARRISON,
	BUILDING_PRICE,
	WALL_PRICE,
	TOWER_PRICE,
	REPAIR_PRICE,
	LORE_PRICE,
	GUARD_UNITS,
	KINGDOM_WALL,
	BUILT_WALL,
	WALL_DIE_1,
	WALL_DIE_2,
	WALL_DIE_3,
	STORM_1,
	STORM_2,
	STORM_3,
	KING_STRENGTH,
	SPECIAL_ON,
	PILLAGE_DIE,
	SINK_DIE,
	MARCH_STEPS,
	RIDE_STEPS,
	TRANSFER_STEPS,
	CAVALRY_TRANSFER,
	SIEGE_SHARE,
	START_UNITS_2,
	START_UNITS_3,
	START_UNITS_4,
	SHIP_PLACES,
	TELEPORT_PLACES,
	SHARDS_IN_ALL,
	SHARDS_OF_TWO, /* the target of a shard game */
	SHARDS_OF_MORE,
	BUNDLE_SIZE,
	BUNDLE_PRICE,
	MINES_FROM,
	REALM_BONUS,
	BONUS_FROM,
	SHIP_PRICE,
	SHIPS_2,
	SHIPS_3,
	SHIPS_4,
	LORD_STRENGTH,
	HERO_STRENGTH,
	BLESSING_STRENGTH,
	TREASURE_STRENGTH,
	HERO_TOP,
	HEROES_MOST,
	HERO_KILLS,
	WIZARDS_MOST,
	BATTLE_ROUNDS,
	DRAGONFIRE_HITS,
	SNEAK_ELVES,
	PORTAL_PLACES,
	PARTY_LIMIT,
	QUEST_ROUNDS,
	CURSED_TO,
	BLESSED_FROM,
	CRYSTAL_ROLLS,
	PEACE_ROUNDS,
	NEUTRAL_KINGDOMS,
	DISC_WORTH,
	WITCH_PRICE,
	NO_PRIZE,
	ORB_ON,
	FEW_TO,
	SOME_TO,
	MANY_TO
}; /* keys */

enum {
	CHOSEN_DIE = 1,
	BATTLE_DIE,
	WALL_DIE,
	SPELL_DIE,
	SCROLL_DIE,
	SINKING_DIE,
	SNEAK_DIE,
	RAID_DIE,
	PLUNDER_DIE,
	BOMBARD_DIE,
	ELEMENTAL_DIE,
	TEACH_DIE,
	MOVE_DIE,
	CRYSTAL_DIE,
	WITCH_DIE,
	ORB_DIE,
	WASTE_DIE,
	PARTY_DIE,
	MONSTER_DIE
}; /* labels */

enum {
	KINGDOMS = 1,
	GOLDS,
	CLAIMS,
	GO_ON,
	RETREAT_TO,
	SHOOTERS,
	DRAGONFIRE,
	CAST_SPELL,
	CAST_SCROLL,
	ANSWER,
	SHIELD,
	HEAL_WITH,
	AMULET,
	GRAIL,
	CASUALTIES,
	ASSAULT,
	FLANK,
	STRIKE_BACK,
	ESCAPE,
	SORTIE,
	SORTIE_CAVALRY,
	SORTIE_CASTER,
	SORTIE_ESCORT,
	SORTIE_GO_ON,
	PURSUE,
	BLOCKADE,
	OVERBOARD,
	SUNK,
	RAZE,
	CREW,
	NAME_HERO,
	NEW_WIZARD,
	NEW_DRAGONLORD,
	DIRECTION,
	STOP_SHORT,
	REST,
	POTION,
	ROPE,
	AT_WITCH,
	AT_LAIR,
	BUY_ITEMS,
	QUEST_LOSS,
	TUNNEL,
	DISCARD,
	CARRY
}; /* questions */
/* Words of answers. */
enum { ON_FIGHT, ON_RETREAT, ON_SIEGE };
enum { AT_WALL, BE_SILENT, AT_UNITS };
enum { FIRE_WALL, FIRE_UNITS, FIRE_NONE };
enum { ANSWER_DISPEL, ANSWER_REFLECT, ANSWER_NONE };
enum { HIT_CATAPULT, HIT_ORDINARY };
enum { SORTIE_FIGHT, SORTIE_STOP };
enum { BLOCKADE_FIGHT, BLOCKADE_BACK };
enum { RAZE_WALL, RAZE_TOWER, RAZE_BOTH, RAZE_NONE };
enum { GO_UP, GO_DOWN };
enum { USE_IT, KEEP_IT };
enum { PAY_WITCH, PASS_WITCH };
enum { FIGHT_DRAGON, CHARM_DRAGON, PASS_DRAGON };
enum { LOSE_TOOL, LOSE_UNIT };
enum { CARRY_KINGDOM };

enum forms {
	F_KINGDOMS = 1,
	F_GOLDS,
	F_CLAIMS,
	F_GARRISON,
	F_BID,
	F_BUILD,
	F_FORTIFY,
	F_UPGRADE,
	F_TOWER,
	F_REPAIR,
	F_BUY,
	F_CATAPULT,
	F_SHIP,
	F_TRAIN,
	F_TRAIN_NEW,
	F_SCROLL,
	F_GLASS,
	F_RAZE,
	F_LOAD,
	F_SAIL,
	F_LAND,
	F_DOCK,
	F_TELEPORT,
	F_TELEPORT_SHIP,
	F_TELEPORT_PARTY,
	F_PORTAL,
	F_ENTER,
	F_ENTER_SHIP,
	F_MOVE,
	F_LEAVE,
	F_LEAVE_SHIP,
	F_REST,
	F_ENTER_SOUTH, /* the same of the South, in the same order */
	F_ENTER_SHIP_SOUTH,
	F_MOVE_SOUTH,
	F_LEAVE_SOUTH,
	F_LEAVE_SHIP_SOUTH,
	F_REST_SOUTH,
	F_ELEMENTAL,
	F_ELEMENTAL_SEA,
	F_SNEAK,
	F_ATTACK,
	F_STORM,
	F_HOLD,
	F_LIFT,
	F_SALLY,
	F_RELIEVE,
	F_FIGHT,
	F_RAID,
	F_PILLAGE,
	F_BOMBARD,
	F_BOMBARD_SEA,
	F_MARCH,
	F_TRANSFER,
	F_TELEPORT_LATE, /* as those without late, in the same order */
	F_TELEPORT_SHIP_LATE,
	F_TELEPORT_PARTY_LATE,
	F_PORTAL_LATE,
	F_RAZE_LATE
};

#endif
