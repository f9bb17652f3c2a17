/* SPDX-License-Identifier: MIT
 * The two sides of a battle, and what each has in it. Of TradeWarz alone; sums.c and battle.c. */
#ifndef GAMES_TRADEWARZ_BATTLE_H
#define GAMES_TRADEWARZ_BATTLE_H
#include "games/tradewarz/tradewarz.h"

enum { ATTACKER, DEFENDER, NEITHER };
enum { FROM_MEN, FROM_CARD, FROM_TECHS, FROM_UNIT, FROM_PLACE, FROM_MORALE, SOURCES };
/* What a box may say at most; as many steps as a line has parts, and more. */
enum { MOST_MORALE = 8, MOST_MOVES = 15, LONGEST_MARCH = 64 };

struct side {
	int seat; /* who leads it: whose card, morale cards and techs count */
	bool attacks;
	thing at, walls;	  /* its castle or city there; NONE */
	bool breached;		  /* an enemy super unit cancels a castle's strength and blocks */
	int men[MAXSEATS + 1];	  /* soldiers that fight, by seat: the lead's, then its allies' */
	thing unit[MAXSEATS + 1]; /* the super units of their squads */
	thing card, morale[MOST_MORALE];
	int morales;
	int sum[TERMS][SOURCES], total[TERMS]; /* strength, kills, blocks */
};

/* The marching squad: so many soldiers and their unit, wherever they stand now. */
void side_of_attacker(const struct table *, struct side *, int seat, int men, thing unit);
/* Whoever defends a place against it, led by that seat. The attacker's breach is looked at. */
void side_of_defender(
	const struct table *, struct side *, const struct side *attacker, int seat, thing at);
int side_men(const struct side *);
/* Works sum and total out of what the side has. */
void side_add(const struct table *, struct side *);
/* Whether a tech counts for the side as it stands there. */
bool side_uses(const struct table *, const struct side *, thing tech);
/* The same of a tech wherever its owner attacks, or defends with soldiers of their own. */
bool side_everywhere(const struct table *, thing tech, bool attacks);
/* Of 100, how often the first is the stronger: by its own pile, and for the other by all cards that
 * lie neither there nor in a used pile; without morale cards. */
int side_odds(const struct table *, const struct side *, const struct side *other);

#endif
