/* SPDX-License-Identifier: MIT
 * A battle: two sides, stage after stage, until one side is beaten, flees or escapes.
 *
 * What is always true: side 0 attacks, side 1 defends. The hero is fighter 0; a soldier's index is
 * their slot. A monster or merchant has hit points but no fighters. A soldier's fainting is on the
 * table at once; hit points belong to the battle only, since whoever stands after the battle is
 * whole again. */
#ifndef GAMES_RUNES_FIGHT_H
#define GAMES_RUNES_FIGHT_H
#include "games/runes/runes.h"

enum { FIGHTERS = MOST_SOLDIERS + 1 };

struct fighter {
	thing who;   /* the fighter as letters name it; NONE: nobody in this slot */
	thing piece; /* a seat's soldier on the table */
	int level, hp, most, acc, damage;
	bool standing, came; /* came: took part, so gains experience */
	bool fell;	     /* fell: fainted in this battle */
};

struct side {
	int seat;   /* NOBODY: no seat */
	thing card; /* for a side that is no seat: the card with its numbers */
	struct fighter f[FIGHTERS];
	int hp; /* hit points of a monster or merchant */
	/* These last for the battle. */
	int barrier, mended, loot, cargo;
	bool vanish, walled;
	/* These last for the stage. */
	bool screened; /* soldiers shield the hero: some stood when the stage began, or were raised */
	int roared, guards, ward, blinded, fury, twin, damage;
	bool hit[FIGHTERS], chained;
	int roars; /* dice lost in the next stage */
	int skill; /* the hero's skill, if its die succeeded */
};

enum against { A_MERCHANT, A_MONSTER, A_BAND, A_SEAT };
enum { ATTACKER, DEFENDER };
enum how { GOES_ON, IS_WON, IS_FLED, IS_AWAY, IS_ENDLESS };

struct fight {
	enum against against; /* what the side without a seat is; A_SEAT: both sides are seats */
	thing at;
	int stage, left; /* left: stages until a merchant escapes */
	struct side side[2];
	int winner; /* the winning side, or the side left when the other fled */
	enum how how;
};

/* ---- sides.c ---- */
void side_of_seat(const struct table *, struct side *, int seat);
void side_of_band(const struct table *, struct side *, thing card);
void side_of_foe(const struct table *, struct side *, thing card);
int side_standing(const struct side *);			   /* soldiers who stand */
int side_hp(const struct side *);			   /* of all who stand, or of the foe */
bool side_down(const struct side *);			   /* nobody stands, or the foe is slain */
int side_skill(const struct table *, const struct side *); /* the amount of its hero's skill */
int side_foes(const struct side *); /* all who stand, with the hero; 1 for a foe */
/* Sets the order in which those who stand fall unless somebody says otherwise. Returns their
 * number. */
int side_weakest(const struct side *, int order[FIGHTERS]);
/* Put a question of the battle to side i. Questions that depend on the odds are told them. */
thing battle_ask(struct table *, const struct fight *, int i, struct choice *, int question);
int battle_pick(struct table *, const struct fight *, int i, struct choice *, int least, int most,
	int question);
bool battle_attacks(struct table *, const struct fight *); /* or lets be */

/* ---- odds.c ---- */
int battle_odds(const struct table *, const struct fight *, int i); /* percent, for side i */

/* ---- stage.c ---- */
/* Plays one stage. The fight's `how` then says whether the battle goes on. */
void battle_stage(struct table *, struct fight *);

/* ---- dice.c ---- */
/* Returns the highest number at which a die hits a merchant or monster, with the event but
 * without powers. */
int battle_accuracy(const struct table *, const struct fight *, thing card);
/* Both sides roll: sets each side's damage and skill of this stage. */
void battle_throw(struct table *, struct fight *);

/* ---- fall.c ---- */
/* Deals the damage of both sides at once. */
void battle_damage(struct table *, struct fight *);
/* Deals points of damage to side i at once, before the dice. */
void battle_hurt(struct table *, struct fight *, int i, int points);
/* A fighter who fainted stands again, whole. */
void battle_rise(struct table *, struct side *, int i);
/* Returns how many faints the caravan can still prevent in a battle with that monster. */
int battle_barrier(const struct table *, const struct side *, thing card);
/* A monster that still stands makes one fighter faint. */
void battle_faint(struct table *, struct fight *, int i);
void battle_mend(struct table *, struct side *);

/* ---- battle.c ---- */
void runes_plunder(struct table *, int seat, thing card);
/* What opens the battle: the seat, or another in the seat's own turn, or another after all
 * turns. */
enum opens { BY_SEAT, IN_TURN, AFTER_TURNS };
void runes_hunt(struct table *, int seat, thing meeple, thing card, enum opens);
void runes_band(struct table *, int seat, int tier, enum opens);
void runes_duel(struct table *, int seat, int other);

#endif
