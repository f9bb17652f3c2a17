/* SPDX-License-Identifier: MIT
 * A battle, and the parts of its rounds.
 *
 * What is always true: all units of a side, and nothing else, lie in one place: on their land, in
 * their camp, or, away from home, in their seat's field. So every unit in a place fights, except
 * that at sea may.c keeps some from fighting: those can only fall. The two sides are told of the
 * battle. Units keep the dial of the ship that they came from. */
#ifndef GAMES_DRAGONLORDS_BATTLE_H
#define GAMES_DRAGONLORDS_BATTLE_H
#include "games/dragonlords/dragonlords.h"

enum { ATTACKER, DEFENDER };
enum battle_kind { FOR_LAND, FOR_CAMP, BY_STORM, BY_SORTIE, AT_SEA };
enum battle_end { UNDECIDED, WON_BY_ATTACKER, WON_BY_DEFENDER, NOBODY_WON, BROKEN_OFF, BESIEGED };

/* The units of a side by the die that must be rolled to hit them, highest die first, casters
 * last. */
enum { COLUMNS = 8 };
struct columns {
	int n;
	int die[COLUMNS], units[COLUMNS], hit[COLUMNS];
	int troops; /* the units that are no casters */
};

enum { ACTS = 8, ORIGINS = 8 };
struct side {
	int seat;		 /* NOBODY: unknown units */
	thing at;		 /* where its units lie */
	const struct force *aid; /* aid still to come; it must come before the battle is fought */
	int tas;
	/* Has a Battle Blessing; has used the inflict scroll of this round. */
	bool blessed, has_cast;
	bool shot;	   /* one of its cannons has rolled in this battle */
	int shield;	   /* the rolled hits that a shield can still cancel */
	thing acted[ACTS]; /* casters that have used their inflict action this round */
	int acts;
	struct columns columns;
	/* What hits the side in this phase. */
	int rolled, poison, bolts, worst_bolt, sure;
	int converts;	   /* units that change sides */
	thing slain[ACTS]; /* targets of Death Seekers */
	int slains;
	thing bolt; /* the spell of the worst bolt */
	int lost;   /* units lost in this battle */
};

struct battle {
	struct side side[2];
	enum battle_kind kind;
	thing at; /* the land, camp or zone */
	int round, step;
	int level;	  /* of the wall; 0: no wall counts */
	bool heavy;	  /* cavalry count as heavy units in this phase */
	int breach;	  /* levels that the wall loses at step 5 */
	bool natural_one; /* the last batch had a roll of 1 */
	bool foiled[2];	  /* the side may not flank */
	bool may_besiege; /* it is for a seat's kingdom */
	/* Friendly land that the attackers came from, or the zone of their ships. */
	thing origin[ORIGINS];
	int origins;
	bool trapped; /* the attacker can go neither on nor back */
	seats who;    /* the seats told of the battle */
	seats dead;   /* seats whose kings fell in the battle */
	enum battle_end end;
};

/* ---- side.c ---- */
int side_units(const struct table *, const struct side *);
int side_troops(const struct table *, const struct side *); /* without casters */
bool side_has(const struct table *, const struct side *, int type);
/* Whether the side has a treasure with that OP, with its army or in its kingdom under attack. */
bool side_treasure(const struct table *, const struct battle *, int i, int op);
/* Whether the side still stands. At sea catapults alone do not count. */
bool side_stands(const struct table *, const struct battle *, int i);
bool side_has_caster(const struct table *, const struct side *);
/* Whether a unit of the side takes part in the battle. */
bool side_acts(const struct table *, const struct side *, thing unit);
/* Marks n new units of the side: they have done what the side has done, and belong to its ships. */
void side_joined(struct table *, const struct side *, thing unit, int n);
/* Returns a unit's attack number in this phase with TAS and penalty, at least 1. */
int side_number(const struct table *, const struct battle *, int i, thing unit, int penalty);
/* side_strength returns what the side adds to all its numbers (TAS), side_force the sum of its
 * attack numbers. */
int side_strength(const struct table *, const struct battle *, int i);
int side_force(const struct table *, const struct battle *, int i);
void side_columns(const struct table *, struct battle *, int i);
/* Sets about[10] to FIGHT_NOW of forms.def. */
void side_about(const struct table *, const struct battle *, int i, int about[]);
int side_word(struct table *, const struct battle *, int i, unsigned words, int question);
bool side_yes(struct table *, const struct battle *, int i, int question);
/* Ask with one more argument. */
int side_word_of(
	struct table *, const struct battle *, int i, unsigned words, int question, int more);
int side_pick(struct table *, const struct battle *, int i, struct choice *, int least, int most,
	int question);
thing side_pick_of(
	struct table *, const struct battle *, int i, struct choice *, int question, int more);

/* ---- volley.c ---- */
/* Units that shoot together, a row for each number. */
enum { ROWS = 96 };
struct row {
	int number, n;
	bool flanks;
	thing kind;
};
struct volley {
	int n;
	struct row row[ROWS];
};
void volley_add(struct volley *, thing kind, int number, int n, bool flanks);
void volley_sort(struct volley *); /* higher numbers before lower ones */
/* Rolls against the columns of the other side, higher numbers first. Returns the hits. */
int volley_roll(struct table *, struct battle *, int i, struct volley *, struct side *target);
/* Fills columns without dice, highest first. Returns the hits. */
int volley_fill(struct columns *, int hits);
/* Rolls against the wall until it is breached. Returns the hits. */
int volley_wall(struct table *, struct battle *, struct volley *);

/* ---- magic.c ---- */
void magic_bless(struct table *, struct battle *, int i);
void magic_exchange(struct table *, struct battle *);
void magic_cast(struct table *, struct battle *, int i); /* dragonfire and spells */
void magic_escape(struct table *, struct battle *, int hits);
bool magic_can_act(const struct table *, const struct battle *, int i);

/* ---- missile.c, melee.c ---- */
void battle_missiles(struct table *, struct battle *);
void battle_melee(struct table *, struct battle *);
/* Steps 5 and 8: hits are prevented, units fall or change sides, and fallen kings are told. */
void battle_settle(struct table *, struct battle *, bool melee);

/* ---- battle.c ---- */
void battle_open(struct table *, struct battle *);  /* shows all units to both sides */
void battle_fight(struct table *, struct battle *); /* fights the battle to its end */
/* Tells that the side's DragonLord fell. */
void battle_mourn(struct table *, const struct battle *, int side);
/* After conquest: hands out treasures of the fallen, may make a hero, and removes seats whose
 * kings are dead. */
void battle_close(struct table *, struct battle *);

/* ---- spoils.c ---- */
void battle_spoils(struct table *, const struct battle *, int winner); /* winner -1: nobody */
void battle_hero(struct table *, const struct battle *, int winner);

#endif
