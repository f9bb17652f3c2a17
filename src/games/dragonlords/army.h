/* SPDX-License-Identifier: MIT
 * The army of an attack: the units that a line names, from all places where they are. */
#ifndef GAMES_DRAGONLORDS_ARMY_H
#define GAMES_DRAGONLORDS_ARMY_H
#include "games/dragonlords/battle.h"

/* Holes of the orders that name an army. */
enum { H_TARGET, H_N, H_FORCE, H_FROM, H_OFF, H_VIA };

struct army {
	int seat;
	thing land; /* the land to be entered: the target, or the kingdom behind a camp */
	struct force force;
	thing origin[ORIGINS]; /* lands of origin, and zones of its ships */
	thing stood[ORIGINS];  /* the place where the units of each origin stood */
	int origins;
	int why; /* the last reason why some units stayed at home; 0: none did */
	thing why_at;
	int steps;    /* steps of a ride that was too long */
	bool counted; /* a number or a person was named, so it is told who stays */
};

/* Reads all groups of a line. Units that may not go stay, and the owner is told so. False if
 * nobody goes. */
bool army_read(struct table *, struct army *, const struct order *);
int army_refuse(struct table *, const struct army *);
void army_send(struct table *, struct army *, thing to);

/* ---- attack.c ---- */
/* The units in a seat's field attack land. Sieges and sorties happen where the rules allow them. */
struct attack {
	int seat;
	thing at;
	bool pursuit;
	const thing *origin;
	int origins;
};
void attack_land(struct table *, const struct attack *);
/* Moves an attacker who breaks off to where the attacker came from; with_engines: catapults,
 * too. */
void attack_retreat(struct table *, struct battle *, bool with_engines);

/* ---- naval.c ---- */
/* Moves units that the ships cannot carry. */
void naval_balance(struct table *, int seat, thing zone);
/* Returns the kind of the seat's first ship in a zone with so many free places; NONE if there is
 * none. */
thing naval_with_room(const struct table *, int seat, thing zone, int places);

/* ---- aid.c ---- */
/* The aid for a sortie: cavalry with the ways they ride, then a caster and those who come along,
 * with no ways. */
struct aid {
	struct force force;
	int places; /* of those named to go with the caster, if they are too many */
};
void aid_ask(struct table *, int seat, int by, thing kingdom, struct aid *);
/* Brings the aid. The owner is told why units that the policies name stay. */
void aid_bring(struct table *, int seat, int by, thing kingdom, const struct aid *);

/* ---- siege.c ---- */
/* After the camp is set up: asks for a sortie. */
void siege_lay(struct table *, int by, thing kingdom);

#endif
