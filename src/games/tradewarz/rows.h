/* SPDX-License-Identifier: MIT
 * The numbers in TradeWarz: areas, links and phases, the words that columns, dials and
 * questions have, and the rows of its tables, which stand in rows.def. */
#ifndef GAMES_TRADEWARZ_ROWS_H
#define GAMES_TRADEWARZ_ROWS_H

enum { MAP, SQUARE, GATE, SPOT, OCTAGON, RIM, INNER }; /* areas; SPOT: squares and gates */
enum { WAY, TOUCHES };				       /* links; WAY via an octagon: a diagonal */
/* Phases. Extra silos are placed first of all; lines of PATH are only looked for. */
enum { START = 1, SILOS_FIRST, TURN_OF, PATH };

enum { GOODS = 4, TERMS = 3 }; /* counters; of a battle: strength, kills, blocks */

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

enum { MEET_FIGHT, MEET_STOP };				 /* words of MEET */
enum { UNIT_CAPITAL, UNIT_SQUAD, UNIT_STAY, UNIT_LEND }; /* words of SUPER_UNIT */

#define ROWS_OF_GAME "games/tradewarz/rows.def"
#include "kit/rows.h"

#endif
