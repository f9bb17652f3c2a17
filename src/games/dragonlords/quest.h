/* SPDX-License-Identifier: MIT
 * What the files about quests share: a seat's party in one Wasteland.
 *
 * What is always true: the units and items of a party lie in one place of its own, treasures on
 * their units. Where the party stands is a dial of the seat, NONE if there is no party. A party
 * ends in lords_quest_lose, if nobody is left or its king died: after a loss, callers test whether
 * there still is a party. Only its owner is told anything but where the party stands. */
#ifndef GAMES_DRAGONLORDS_QUEST_H
#define GAMES_DRAGONLORDS_QUEST_H
#include "games/dragonlords/dragonlords.h"

enum { IN_NORTH, IN_SOUTH, WASTELANDS };
enum { QUEST_SIDES = 6 };
/* The holes of enter. */
enum { H_FROM, H_COUNT, H_FORCE, H_BAGGAGE };
/* Items, in the order of the box. */
enum { TORCH, PICKAXE, HEALING_POTION, A_ROPE };
/* What the crystal shows. */
enum { CURSE, IGNORE, BLESS };

struct party {
	int seat, waste;
	bool directed, down; /* directed: its direction is settled */
	bool brief;	     /* it stops on space 1 or 8 */
};

/* ---- party.c ---- */
thing lords_quest_bag(const struct party *); /* where its units lie */
thing lords_quest_at(const struct table *, const struct party *);
int lords_quest_units(const struct table *, const struct party *);
thing lords_quest_space(const struct table *, const struct party *, int step);
void lords_quest_place(struct table *, const struct party *, thing at);
void lords_quest_end(struct table *, const struct party *); /* when nobody is left */
thing lords_quest_item(const struct table *, int item);
bool lords_quest_equipped(const struct table *, thing place); /* has torch and pickaxe */
bool lords_quest_has(const struct table *, const struct party *, int item);
void lords_quest_use_up(struct table *, const struct party *, int item);
void lords_quest_stash(struct table *, int seat, thing baggage); /* to the kingdom of the king */
thing lords_quest_single(struct table *, thing unit);		 /* splits one off its stack */
int lords_quest_crystal(struct table *, const struct party *);
int lords_quest_strength(const struct table *, const struct party *); /* TAS */
bool lords_quest_carried(const struct table *, const struct party *, int op);
/* The party loses n units or all. Poison is healed where possible, and potions save some units. */
void lords_quest_lose(struct table *, const struct party *, int n, bool poison);

/* ---- prize.c ---- */
void lords_quest_gold(struct table *, const struct party *, int gold);
void lords_quest_treasure(struct table *, const struct party *);
void lords_quest_give(struct table *, int seat, thing treasure, thing unit);
void lords_quest_orb(struct table *, const struct party *, int otherwise);
void lords_quest_scroll(struct table *, const struct party *);
void lords_quest_spell(struct table *, const struct party *);
void lords_quest_wizard(struct table *, const struct party *);
bool lords_quest_may_rise(const struct table *, const struct party *); /* may get a DragonLord */
void lords_quest_dragonlord(struct table *, const struct party *, int otherwise);
void lords_quest_hero(struct table *, const struct party *);
void lords_quest_join(struct table *, const struct party *, int n);
void lords_quest_potion(struct table *, const struct party *, int n);

/* ---- adventure.c ---- */
bool lords_quest_fight(struct table *, const struct party *, thing foe); /* true: won */
void lords_quest_card(struct table *, struct party *);

/* ---- wastes.c ---- */
void lords_quest_effect(struct table *, struct party *); /* of the space where it stands */

/* ---- quest.c ---- */
thing lords_quest_gate(const struct table *, thing from, int waste); /* the space entered; NONE */
thing lords_quest_zone(const struct table *, int seat, thing ship);  /* its zone if at sea; NONE */
/* Return, for a form of phase 3, its Wasteland and its form in the North. */
int lords_quest_waste(int form);
int lords_quest_form(int form);
bool lords_quest_stuck(const struct table *, const struct party *); /* on space 1, without tools */
void lords_quest_come_in(struct table *, struct party *);
void lords_quest_go(struct table *, struct party *, int steps);
/* Without the effect of the space. */
void lords_quest_arrive(struct table *, const struct party *, thing at);

#endif
