/* SPDX-License-Identifier: MIT
 * A battle, and the parts of its rounds.
 *
 * What is always true: all units of a side, and nothing of anybody else, lie in one place: on their
 * land, in their camp, or in their seat's field while they are away from home; so whoever is in a
 * place fights, but for those at sea whom may.c keeps from it: they can only fall. Who is told of it
 * are the two sides. Units keep the dial of the ship they came off. */
#ifndef GAMES_DRAGONLORDS_BATTLE_H
#define GAMES_DRAGONLORDS_BATTLE_H
#include "games/dragonlords/dragonlords.h"

enum { ATTACKER, DEFENDER };
enum battle_kind { FOR_LAND, FOR_CAMP, BY_STORM, BY_SORTIE, AT_SEA };
enum battle_end { UNDECIDED, WON_BY_ATTACKER, WON_BY_DEFENDER, NOBODY_WON, BROKEN_OFF, BESIEGED };

/* The units of a side by what has to be thrown to hit them, the highest die first, casters last. */
enum { COLUMNS = 8 };
struct columns {
	int n;
	int die[COLUMNS], units[COLUMNS], hit[COLUMNS];
	int troops; /* so many of them are no casters' */
};

enum { ACTS = 8, ORIGINS = 8 };
struct side {
	int seat;		 /* NOBODY: unknown units */
	thing at;		 /* where its units lie */
	const struct force *aid; /* who would come; no battle is fought before they have */
	int tas;
	bool blessed, has_cast; /* a Battle Blessing; its inflict scroll of this round */
	bool shot;		/* a cannon of it has rolled in this battle */
	int shield;		/* so many rolled hits are void yet */
	thing acted[ACTS];	/* its casters whose inflict action of this round is used */
	int acts;
	struct columns columns;
	/* What strikes it in this phase. */
	int rolled, poison, bolts, worst_bolt, sure;
	int converts;	   /* units that go over */
	thing slain[ACTS]; /* by Death Seekers */
	int slains;
	thing bolt; /* the spell of the worst one */
	int lost;   /* units, in this battle */
};

struct battle {
	struct side side[2];
	enum battle_kind kind;
	thing at; /* the land, camp or zone */
	int round, step;
	int level;	       /* of the wall; 0 where none counts */
	bool heavy;	       /* cavalry count as heavy units in this phase */
	int breach;	       /* levels it loses at step 5 */
	bool natural_one;      /* the last batch showed a 1 */
	bool foiled[2];	       /* nobody of that side flanks */
	bool may_besiege;      /* a seat's kingdom */
	thing origin[ORIGINS]; /* friendly land the attackers came from; a zone: their ships */
	int origins;
	bool trapped; /* the attacker could neither go on nor back */
	seats who;    /* is told */
	seats dead;   /* whose kings fell in it */
	enum battle_end end;
};

/* ---- side.c ---- */
int side_units(const struct table *, const struct side *);
int side_troops(const struct table *, const struct side *); /* without casters */
bool side_has(const struct table *, const struct side *, int type);
/* With the army, or in the kingdom that is attacked. */
bool side_treasure(const struct table *, const struct battle *, int i, int op);
/* Whether anybody is left; at sea catapults alone are nobody. */
bool side_stands(const struct table *, const struct battle *, int i);
bool side_has_caster(const struct table *, const struct side *);
/* A unit of it that takes part, and is not only there. */
bool side_acts(const struct table *, const struct side *, thing unit);
/* New units of it, n of a stack, have done what it has, and go by its ships. */
void side_joined(struct table *, const struct side *, thing unit, int n);
/* A unit's attack number in this phase, TAS and penalty counted; 1 at least. */
int side_number(const struct table *, const struct battle *, int i, thing unit, int penalty);
/* What it adds to all; and the sum of its attack numbers. */
int side_strength(const struct table *, const struct battle *, int i);
int side_force(const struct table *, const struct battle *, int i);
void side_columns(const struct table *, struct battle *, int i);
/* FIGHT_NOW of questions.c, into about[10]. */
void side_about(const struct table *, const struct battle *, int i, int about[]);
int side_word(struct table *, const struct battle *, int i, unsigned words, int question);
bool side_yes(struct table *, const struct battle *, int i, int question);
/* The same, about one thing more. */
int side_word_of(
	struct table *, const struct battle *, int i, unsigned words, int question, int more);
int side_pick(struct table *, const struct battle *, int i, struct choice *, int least, int most,
	int question);
thing side_pick_of(
	struct table *, const struct battle *, int i, struct choice *, int question, int more);

/* ---- volley.c ---- */
/* Those who shoot together; a row a number. */
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
/* Rolls, higher numbers first, against the columns of the other side: hits. */
int volley_roll(struct table *, struct battle *, int i, struct volley *, struct side *target);
/* Fills columns without dice, highest first: hits. */
int volley_fill(struct columns *, int hits);
/* Rolls against the wall, as far as it is not breached yet: hits. */
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
/* Steps 5 and 8: what is averted, who falls, who goes over; kings that fell are told. */
void battle_settle(struct table *, struct battle *, bool melee);

/* ---- battle.c ---- */
void battle_open(struct table *, struct battle *);		    /* both sides see all units */
void battle_fight(struct table *, struct battle *);		    /* to its end */
void battle_mourn(struct table *, const struct battle *, int side); /* its DragonLord fell */
/* After conquest: treasures of the fallen, a hero, and the seats whose kings are dead. */
void battle_close(struct table *, struct battle *);

/* ---- spoils.c ---- */
void battle_spoils(struct table *, const struct battle *, int winner); /* -1: nobody has won */
void battle_hero(struct table *, const struct battle *, int winner);

#endif
