/* SPDX-License-Identifier: MIT
 * One engagement: two sides, and what each side has in it.
 *
 * What is always true: a side's ships are in order of age, oldest first, each with its firepower
 * and resistance as modified so far; the Garrison and The Derelict count as one ship without a
 * berth. A destroyed ship stays in its side. */
#ifndef GAMES_TRADEWORLDS_FIGHT_H
#define GAMES_TRADEWORLDS_FIGHT_H
#include "games/tradeworlds/tradeworlds.h"

enum { ATTACKER, DEFENDER };

struct side {
	int seat; /* the seat that rolls; NOBODY: The Derelict */
	int n;
	thing ship[MOST_SHIPS]; /* berths; NONE: the Garrison or The Derelict */
	int firepower[MOST_SHIPS], resistance[MOST_SHIPS];
	int die, bonus;	 /* initiative: the die and what is added */
	int played;	 /* tactics that count towards the limit */
	unsigned used;	 /* seats that have used a reinforcement, as bits */
	bool rolls_fire; /* its firepower is a die, rolled when it fires */
};

struct fight {
	struct side side[2];
	thing at;     /* the first target, for the labels of dice; NONE if it has no berth */
	int incoming; /* at a Homeworld: the damage still to come */
	int named;    /* tactics of the order that are not played yet */
	thing name[MOST_CARDS];
};

/* ---- sides ---- */
void fight_add(const struct table *, struct side *, thing berth);
void fight_add_body(struct side *, int firepower, int resistance);
int fight_firepower(const struct side *);
int fight_resistance(const struct side *);
int fight_total(const struct side *); /* initiative */
/* Whether a seat takes part on a side, with ships or as the seat that rolls. */
bool fight_has(const struct table *, const struct side *, int seat);
/* Returns the seat's oldest ship on that side, NONE if the seat has none. */
thing fight_ship_of(const struct table *, const struct side *, int seat);
/* Returns the i-th seat of a side, from 0, in turn order; NOBODY if there are no more. */
int fight_seat(const struct table *, const struct side *, int i);
/* Whether a tactic or reinforcement may be used on side i. */
bool fight_in_window(const struct table *, thing kind, int i);
/* Whether a ship of a side belongs to the seat. A ship without a berth belongs to the side's
 * seat. */
bool fight_owns(const struct table *, const struct side *, int ship, int seat);
/* What a question to a seat on side i is about. */
enum { ABOUT = 10 };
void fight_about(const struct table *, const struct fight *, int i, int seat, int about[ABOUT]);
#define FIGHT_ARGS(a) a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]

/* ---- fight.c ---- */
void fight_play(struct table *, struct fight *);
/* Rolls a side's initiative die. again: the fact that says it is rolled again, or 0. */
void fight_roll(struct table *, struct fight *, int i, int again);

/* ---- deaths.c ---- */
/* The ships of a side that are set in `dies` die, oldest first, or their frigates die instead. */
void fight_kill(struct table *, struct fight *, int i, const bool dies[MOST_SHIPS]);

/* ---- escorts.c: reinforcements in an engagement ---- */
void fight_missiles(struct table *, struct fight *);
void fight_escorts(struct table *, struct fight *);
void fight_cruisers(struct table *, struct fight *);
/* Whether a frigate dies in place of that ship. */
bool fight_frigate(struct table *, struct fight *, int i, int ship);

/* ---- tactics.c ---- */
/* Returns a card of the seat's hand with that operation; NONE if there is none. */
thing tactic_held(const struct table *, int seat, int op);
/* Plays a card of the hand, if the card needs one for the ship on a berth, then discards it and
 * tells so. False if an opponent cancels the card. */
bool tactic_play(struct table *, struct fight *, int i, int seat, thing card, thing berth);
/* Whether a veil cancels an attack on one ship before the dice. */
bool tactic_veil(struct table *, struct fight *);
void tactic_rounds(struct table *, struct fight *);
/* Plays the rounds of tactics when a Homeworld is hit. */
void tactic_rounds_at_home(struct table *, struct fight *);

/* ---- reckon.c: what `auto` plays ---- */
struct play {
	thing tactic; /* a kind; NONE: the seat passes */
	int ship;     /* index in the side */
};
struct play fight_reckon(const struct table *, const struct fight *, int i, int seat);
/* Returns the seat's ship on which a tactic improves the result for its side; -1 if there is
 * none. */
int fight_helps(const struct table *, const struct fight *, int i, int seat, thing tactic);
/* Applies what a tactic does to the numbers of a side. False if the tactic changes no numbers. */
bool fight_modify(const struct table *, struct fight *, int i, thing tactic, int ship);

/* ---- home.c ---- */
/* The attackers, or shots with their firepower, hit the Homeworld of the defender. */
void home_hit(struct table *, struct fight *);
/* Takes damage from a seat's Homeworld, which falls at 0. by: the seat that did the damage. */
void home_damage(struct table *, int seat, int by, int damage);
/* The Garrison leaves at the end of the turn in which it was called. */
void home_dismiss(struct table *);

#endif
