/* SPDX-License-Identifier: MIT
 * The numbers in Quest for the DragonLords: the words of columns, dials and questions; and the rows
 * of its tables, which are in rows.def. */
#ifndef GAMES_DRAGONLORDS_ROWS_H
#define GAMES_DRAGONLORDS_ROWS_H

enum { REALMS = 6, SPELLS = 6, MOST_SEATS = 4 };

#define DRAGONLORDS_LORE "nothing|spell|scroll"
enum { NO_LORE, LORE_SPELL, LORE_SCROLL }; /* words of TEMPLE_USED */
#define DRAGONLORDS_DEEDS "nothing|fought|marched|raided|shot|spent"
/* Words of DEED. SPENT: may do no more in this combat, like a camp that held. */
enum { NO_DEED, FOUGHT, MARCHED, RAIDED, SHOT, SPENT };

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

#define ROWS_OF_GAME "games/dragonlords/rows.def"
#include "kit/rows.h"

#endif
