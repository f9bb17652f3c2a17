/* SPDX-License-Identifier: MIT
 * The numbers in TradeWarz: the words of columns, dials and questions; and the rows of its tables,
 * which are in rows.def. */
#ifndef GAMES_TRADEWARZ_ROWS_H
#define GAMES_TRADEWARZ_ROWS_H

enum { GOODS = 4, TERMS = 3 }; /* TERMS of a battle: strength, kills, blocks */

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
	IS_UPGRADE,  /* prices: of making a settlement a village */
	IS_RECRUIT,  /* of a soldier */
	IS_LEVEL,    /* of a level of a university, times the level */
	IS_LEARNING, /* of a tech, times its level */
	IS_PAYMENT,  /* of a cancelled battle, paid to the opponent */
	IS_FEE	     /* of joining an alliance, and to each partner of leaving */
};
enum { LAND_RESOURCE, LAND_LAKE, LAND_MOUNTAIN };	   /* words of LAND */
enum { YIELDS_NOTHING };				   /* YIELDS: 0, or 1 + the good */
enum { DIE_RED, DIE_BLUE };				   /* of DIE */
enum { IN_BATTLE, ON_MARCH, IN_TURN, IN_BUYING };	   /* of PLAYED_IN */
enum { IN_ECONOMY, IN_ENGINEERING, IN_MILITARY };	   /* of BRANCH */
enum { PLACE_ANY, PLACE_BUILDING, PLACE_CASTLE };	   /* of PLACE_NEEDED */
enum { NO_FIRST_KILL, KILLS_IN_ATTACK, KILLS_IN_DEFENCE }; /* of FIRST_KILL */
enum {
	OP_NONE,
	OP_CANCEL,  /* cards: the battle does not take place */
	OP_SURGEON, /* one casualty goes to the gate */
	OP_WIND,    /* the die counts as its best side */
	OP_ROAD,    /* a road is free */
	OP_SWAP,    /* counters are exchanged, up to the card's number */
	OP_GUEST,   /* a tech costs less by the card's price columns */
	OP_BUILDS,  /* techs: one build token a year builds twice */
	OP_MARCHES, /* a march may be of two squads */
	OP_RECRUIT, /* a recruit costs the tech's price columns */
	OP_CHEAPER, /* a level costs less by the tech's price columns */
	OP_LEVEL    /* one level a year is free */
};		    /* words of OP */

enum { MEET_FIGHT, MEET_STOP };				 /* words of MEET */
enum { UNIT_CAPITAL, UNIT_SQUAD, UNIT_STAY, UNIT_LEND }; /* words of SUPER_UNIT */

#define ROWS_OF_GAME "games/tradewarz/rows.def"
#include "kit/rows.h"

#endif
