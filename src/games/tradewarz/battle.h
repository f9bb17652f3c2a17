/* SPDX-License-Identifier: MIT
 * The two sides of a battle, and what each side has in it. For sums.c and battle.c only. */
#ifndef GAMES_TRADEWARZ_BATTLE_H
#define GAMES_TRADEWARZ_BATTLE_H
#include "games/tradewarz/tradewarz.h"

enum { ATTACKER, DEFENDER, NEITHER };
enum { FROM_MEN, FROM_CARD, FROM_TECHS, FROM_UNIT, FROM_PLACE, FROM_MORALE, SOURCES };
/* The most that a box may say; LONGEST_MARCH exceeds the parts of a line. */
enum { MOST_MORALE = 8, MOST_MOVES = 15, LONGEST_MARCH = 64 };

struct side {
	int seat; /* the seat that leads: its cards, morale cards and techs count */
	bool attacks;
	thing at, walls;	  /* walls: the side's castle or city there, or NONE */
	bool breached;		  /* an enemy super unit cancels a castle's strength and blocks */
	int men[MAXSEATS + 1];	  /* soldiers that fight, by seat: the lead's and its allies' */
	thing unit[MAXSEATS + 1]; /* the super units of these squads, by seat */
	thing card, morale[MOST_MORALE];
	int morales;
	int sum[TERMS][SOURCES], total[TERMS]; /* strength, kills, blocks */
};

/* Fills in the side of a marching squad: `men` soldiers and their unit, wherever they stand now. */
void side_of_attacker(const struct table *, struct side *, int seat, int men, thing unit);
/* Fills in the side that defends a place under `seat`, taking the attacker's breach into
 * account. */
void side_of_defender(
	const struct table *, struct side *, const struct side *attacker, int seat, thing at);
int side_men(const struct side *);
/* Works out sum and total from what the side has. */
void side_add(const struct table *, struct side *);
/* Whether a tech counts for the side where the side stands. */
bool side_uses(const struct table *, const struct side *, thing tech);
/* Whether a tech counts wherever its owner attacks, or wherever its owner's own soldiers defend. */
bool side_everywhere(const struct table *, thing tech, bool attacks);
/* Returns the chance in percent that the first side is the stronger, without morale cards. The
 * first side draws from its own pile; the other side from all cards that are neither in that
 * pile nor in a used pile. */
int side_odds(const struct table *, const struct side *, const struct side *other);

#endif
