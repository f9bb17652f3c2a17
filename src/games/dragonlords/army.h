/* SPDX-License-Identifier: MIT
 * The army of an attack: the units that a line names, from all their places. */
#ifndef GAMES_DRAGONLORDS_ARMY_H
#define GAMES_DRAGONLORDS_ARMY_H
#include "games/dragonlords/battle.h"

/* Holes of the orders that name an army. */
enum { H_TARGET, H_N, H_FORCE, H_FROM, H_OFF, H_VIA };

struct army {
	int seat;
	thing land; /* it is entered: the target, or the kingdom behind a camp */
	struct force force;
	thing origin[ORIGINS]; /* land it comes from, zones of its ships */
	thing stood[ORIGINS];  /* where those stood who come from there */
	int origins;
	int why; /* the last reason why a part stayed at home; 0: none did */
	thing why_at;
	int steps;    /* of a ride that was too long */
	bool counted; /* a number or a person was named: the player would miss who stays */
};

/* Reads all groups of a line; what may not go is told and stays. False if nobody goes. */
bool army_read(struct table *, struct army *, const struct order *);
int army_refuse(struct table *, const struct army *);
void army_send(struct table *, struct army *, thing to);

/* ---- attack.c ---- */
/* The units of a seat in its field attack land; sieges and sorties where they are allowed. */
struct attack {
	int seat;
	thing at;
	bool pursuit;
	const thing *origin;
	int origins;
};
void attack_land(struct table *, const struct attack *);
/* Where the attacker goes who breaks off; with_engines: catapults, too. */
void attack_retreat(struct table *, struct battle *, bool with_engines);

/* ---- naval.c ---- */
void naval_balance(struct table *, int seat, thing zone); /* whom the ships cannot carry goes */
/* The seat's first ship in a zone that has so many places free, its kind; NONE. */
thing naval_with_room(const struct table *, int seat, thing zone, int places);

/* ---- aid.c ---- */
/* What comes to a sortie: cavalry, by so many ways, and a caster with those he brings, by none. */
struct aid {
	struct force force;
	int places; /* of those who were to come with him, if they are too many */
};
void aid_ask(struct table *, int seat, int by, thing kingdom, struct aid *);
/* It comes; of whom the policies name and who stays the owner is told why. */
void aid_bring(struct table *, int seat, int by, thing kingdom, const struct aid *);

/* ---- siege.c ---- */
void siege_lay(struct table *, int by, thing kingdom); /* the camp stands: a sortie? */

#endif
