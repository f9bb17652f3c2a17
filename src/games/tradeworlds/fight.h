/* SPDX-License-Identifier: MIT
 * One engagement: two sides, and what each brings to it. What is always true: a side's ships stand
 * oldest first, each with its firepower and resistance as modified so far; the Garrison and The
 * Derelict stand as one ship without a berth. A ship that was destroyed stays in its side. */
#ifndef GAMES_TRADEWORLDS_FIGHT_H
#define GAMES_TRADEWORLDS_FIGHT_H
#include "games/tradeworlds/tradeworlds.h"

enum { ATTACKER, DEFENDER };

struct side {
	int seat; /* who rolls; NOBODY: The Derelict */
	int n;
	thing ship[MOST_SHIPS]; /* berths; NONE: the Garrison, or The Derelict */
	int firepower[MOST_SHIPS], resistance[MOST_SHIPS];
	int die, bonus;	 /* of initiative */
	int played;	 /* tactics that count */
	unsigned used;	 /* seats that used a reinforcement */
	bool rolls_fire; /* its firepower is a die, thrown when it fires */
};

struct fight {
	struct side side[2];
	thing at;     /* the first target, NONE without a berth: for the dice */
	int incoming; /* at a Homeworld: the damage to come */
	int named;    /* tactics named in the order, not played yet */
	thing name[MOST_CARDS];
};

/* ---- sides ---- */
void fight_add(const struct table *, struct side *, thing berth);
void fight_add_body(struct side *, int firepower, int resistance);
int fight_firepower(const struct side *);
int fight_resistance(const struct side *);
int fight_total(const struct side *); /* of initiative */
/* Whether a seat takes part on a side, with ships or as the one who rolls. */
bool fight_has(const struct table *, const struct side *, int seat);
/* The seat's oldest ship there, NONE without one. */
thing fight_ship_of(const struct table *, const struct side *, int seat);
/* The i-th of its seats, from 0, in turn order; NOBODY: no more. */
int fight_seat(const struct table *, const struct side *, int i);
/* Whether a tactic or a reinforcement is for this side, i; one for both sides is. */
bool fight_in_window(const struct table *, thing kind, int i);
/* Whether the ship of a side is the seat's own; a body is whose side it is. */
bool fight_owns(const struct table *, const struct side *, int ship, int seat);
/* What a question of this seat, on side i, is about. */
enum { ABOUT = 10 };
void fight_about(const struct table *, const struct fight *, int i, int seat, int about[ABOUT]);
#define FIGHT_ARGS(a) a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]

/* ---- fight.c ---- */
void fight_play(struct table *, struct fight *);
/* Rolls a side's initiative die, or rolls it again, which that fact says. */
void fight_roll(struct table *, struct fight *, int i, int again);

/* ---- deaths.c ---- */
/* Those ships of a side that are set die, the oldest first, or their frigates do. */
void fight_kill(struct table *, struct fight *, int i, const bool dies[MOST_SHIPS]);

/* ---- escorts.c: reinforcements in an engagement ---- */
void fight_missiles(struct table *, struct fight *);
void fight_escorts(struct table *, struct fight *);
void fight_cruisers(struct table *, struct fight *);
/* Whether a frigate takes the place of that ship. */
bool fight_frigate(struct table *, struct fight *, int i, int ship);

/* ---- tactics.c ---- */
/* The card of that operation in a seat's hand, NONE. */
thing tactic_held(const struct table *, int seat, int op);
/* Plays a card of the hand, for a ship on a berth where it is for one: told, discarded; false where
 * an opponent cancels it. */
bool tactic_play(struct table *, struct fight *, int i, int seat, thing card, thing berth);
/* Whether an attack on one ship is cancelled before the dice. */
bool tactic_veil(struct table *, struct fight *);
void tactic_rounds(struct table *, struct fight *);
/* The same when a Homeworld is hit. */
void tactic_rounds_at_home(struct table *, struct fight *);

/* ---- reckon.c: what `auto` plays ---- */
struct play {
	thing tactic; /* a kind; NONE: pass */
	int ship;     /* of the side */
};
struct play fight_reckon(const struct table *, const struct fight *, int i, int seat);
/* The ship of a seat on which a tactic makes the result better for its side, -1 where it does not. */
int fight_helps(const struct table *, const struct fight *, int i, int seat, thing tactic);
/* Applies what a tactic does to the numbers of a side; false where it is no such tactic. */
bool fight_modify(const struct table *, struct fight *, int i, thing tactic, int ship);

/* ---- home.c ---- */
/* Ships, or shots of such firepower, hit the Homeworld of the defender. */
void home_hit(struct table *, struct fight *);
/* So many points less, and the fall where none is left; by: who did it. */
void home_damage(struct table *, int seat, int by, int damage);
/* The Garrison is over at the end of the turn it was called in. */
void home_dismiss(struct table *);

#endif
