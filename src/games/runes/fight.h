/* SPDX-License-Identifier: MIT
 * A battle: two sides, stage after stage, till one is beaten, flees or escapes.
 *
 * What is always true: side 0 attacks, side 1 defends. The hero is fighter 0, soldiers stand at their
 * slots; a monster or merchant has no fighters but hit points. A soldier's fainting lies on the table
 * at once; hit points are the battle's own, since who stands after it is whole again. */
#ifndef GAMES_RUNES_FIGHT_H
#define GAMES_RUNES_FIGHT_H
#include "games/runes/runes.h"

enum { FIGHTERS = MOST_SOLDIERS + 1 };

struct fighter {
	thing who;   /* how letters call him; NONE: there is none */
	thing piece; /* a seat's soldier */
	int level, hp, most, acc, damage;
	bool standing, came; /* came: took part, and learns */
	bool fell;	     /* in this battle */
};

struct side {
	int seat;   /* NOBODY: not a seat */
	thing card; /* whose numbers it has, where it is not a seat */
	struct fighter f[FIGHTERS];
	int hp; /* of a monster or merchant */
	/* of the battle */
	int barrier, mended, loot, cargo;
	bool vanish, walled;
	/* of the stage */
	bool screened; /* had soldiers when it began, or has: they take what hits */
	int roared, guards, ward, blinded, fury, twin, damage;
	bool hit[FIGHTERS], chained;
	int roars; /* dice less in the stage to come */
	int skill; /* the hero's, where its die succeeded */
};

enum against { A_MERCHANT, A_MONSTER, A_BAND, A_SEAT };
enum { ATTACKER, DEFENDER };
enum how { GOES_ON, IS_WON, IS_FLED, IS_AWAY, IS_ENDLESS };

struct fight {
	enum against against; /* what the side that is no seat is; A_SEAT: both are */
	thing at;
	int stage, left; /* left: stages until a merchant is away */
	struct side side[2];
	int winner; /* a side, where it is won or somebody fled */
	enum how how;
};

/* ---- sides.c ---- */
void side_of_seat(const struct table *, struct side *, int seat);
void side_of_band(const struct table *, struct side *, thing card);
void side_of_foe(const struct table *, struct side *, thing card);
int side_standing(const struct side *);			   /* soldiers */
int side_hp(const struct side *);			   /* of all who stand, or of the foe */
bool side_down(const struct side *);			   /* nobody stands, or the foe is slain */
int side_skill(const struct table *, const struct side *); /* how much it does */
int side_foes(const struct side *); /* who stands, the hero too; 1 for a foe */
/* Who stands, the order in which they fall if nobody says otherwise: how many. */
int side_weakest(const struct side *, int order[FIGHTERS]);
/* Questions of a battle, put to side i; those that odds would decide are told them. */
thing battle_ask(struct table *, const struct fight *, int i, struct choice *, int question);
int battle_pick(struct table *, const struct fight *, int i, struct choice *, int least, int most,
	int question);
bool battle_attacks(struct table *, const struct fight *); /* whether the attacker goes on */

/* ---- odds.c ---- */
int battle_odds(const struct table *, const struct fight *, int i); /* percent, for side i */

/* ---- stage.c ---- */
/* One stage; the fight's `how` says whether it goes on. */
void battle_stage(struct table *, struct fight *);

/* ---- dice.c ---- */
/* A merchant or a monster is hit so low, the event included; of no power. */
int battle_accuracy(const struct table *, const struct fight *, thing card);
/* Both sides throw what they have: each side's damage and skills of this stage. */
void battle_throw(struct table *, struct fight *);

/* ---- fall.c ---- */
/* The damage of both lands together. */
void battle_damage(struct table *, struct fight *);
/* Points that side i takes at once, before the dice. */
void battle_hurt(struct table *, struct fight *, int i, int points);
/* One of a side who fainted stands again, whole. */
void battle_rise(struct table *, struct side *, int i);
/* How many faints the caravan of a side takes away yet in a battle with that monster. */
int battle_barrier(const struct table *, const struct side *, thing card);
/* A monster that still stands makes one faint. */
void battle_faint(struct table *, struct fight *, int i);
void battle_mend(struct table *, struct side *);

/* ---- battle.c ---- */
void runes_plunder(struct table *, int seat, thing card);
/* Who opens it: the seat, or the others, in the seat's own turn or after all turns. */
enum opens { BY_SEAT, IN_TURN, AFTER_TURNS };
void runes_hunt(struct table *, int seat, thing meeple, thing card, enum opens);
void runes_band(struct table *, int seat, int tier, enum opens);
void runes_duel(struct table *, int seat, int other);

#endif
