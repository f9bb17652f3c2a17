/* SPDX-License-Identifier: MIT
 * What TradeWorlds' rules and tables share; the rows of its tables stand in rows.def.
 *
 * What is always true: a card is a single piece; what lies in a seat's zone is that seat's, and
 * nobody owns anything. A lane is the four berths that say so in the box; a ship is what lies on a
 * berth: a starship, weapons, a crew, and with them a reinforcement. A pile's uppermost card lies in
 * the market of its seat. What a seat that is out had is REMOVED or LOST, but for its faction. */
#ifndef GAMES_TRADEWORLDS_H
#define GAMES_TRADEWORLDS_H
#include "core/game.h"
#define ROWS_OF_GAME "games/tradeworlds/rows.def"
#include "kit/rows.h"

enum { MAP, BERTH };				  /* areas */
enum { START = 1, DOING, ATTACKING, DISCARDING }; /* phases */

/* Words of IS; the four types of cards stand first, as the piles do. */
enum {
	IS_OTHER,
	IS_STARSHIP,
	IS_WEAPON,
	IS_CREW,
	IS_TACTIC,
	IS_REINFORCEMENT,
	IS_GARRISON,
	IS_FACTION,
	IS_SCENARIO,
	IS_LEVEL,
	IS_ACTION,
	IS_DERELICT,
	IS_AUTO
};
enum { TYPES = 4 };
#define WORLDS_WINDOWS "turn|attack|defence|engagement|before|home|death|tactic"
enum { IN_TURN, IN_ATTACK, IN_DEFENCE, IN_BOTH, BEFORE, AT_HOME, ON_DEATH, ON_TACTIC }; /* PLAYED */
enum {
	OP_NONE,
	OP_INITIATIVE,
	OP_FIREPOWER,
	OP_RESISTANCE,
	OP_SALVAGE,
	OP_REROLL,
	OP_JAM,
	OP_BANK,
	OP_VEIL,
	OP_COUNTER,
	OP_SCREEN,
	OP_DECOY,   /* reinforcements: lost instead of the ship */
	OP_MISSILE, /* removes another */
	OP_DISCHARGE,
	OP_BUILD_UP,
	OP_SHOOT,
	OP_HYPER
};				   /* words of OP */
enum { ONE_WEAPON, MANY_WEAPONS }; /* WEAPONS */
#define WORLDS_ROLES                                                                               \
	"none|chancellor|treasurer|admiral|captain|commander|engineer|saboteur|mechanic|"          \
	"smuggler|trader"
enum {
	NO_ROLE,
	CHANCELLOR,
	TREASURER,
	ADMIRAL,
	CAPTAIN,
	COMMANDER,
	ENGINEER,
	SABOTEUR,
	MECHANIC,
	SMUGGLER,
	TRADER
};							/* words of ROLE */
enum { RETURNS_NOTHING, RETURNS_WEAPON, RETURNS_CREW }; /* RETURNS */

enum { BY_SEATS, TRADE_WARS, SPACE_WARS, THE_DERELICT }; /* words of SCENARIO */
enum { SCENARIOS = 3, LEVELS = 3 };

enum { BY_STRENGTH, BY_FIREPOWER, BY_RESISTANCE, BY_VALUE }; /* words of VICTIM */

enum { MOST_VALUE = 9, MOST_CARDS = 64, MOST_LANES = 4, MOST_SHIPS = 16 };

/* ---- lane.c: lanes, ships, factions, scenarios ---- */
/* The i-th berth of a seat, from 0; NONE: no more. */
thing worlds_berth(const struct table *, int seat, int i);
int worlds_owner(const struct table *, thing berth); /* whose lane it is in */
/* A piece of that sort on a berth, NONE; of weapons the first. */
thing worlds_part(const struct table *, thing berth, int is);
bool worlds_ship(const struct table *, thing berth); /* whether one is there */
int worlds_ships(const struct table *, int seat);
int worlds_firepower(const struct table *, thing berth);
int worlds_resistance(const struct table *, thing berth);
int worlds_capacity(const struct table *, thing berth);
int worlds_strength(const struct table *, int seat); /* of all ships: firepower and resistance */
/* Whether an earlier launch than that of the other. */
bool worlds_older(const struct table *, thing berth, thing other);
/* The kind of a seat's faction; NONE before it has one. A column of it, 0 without one. */
thing worlds_faction(const struct table *, int seat);
int worlds_power(const struct table *, int seat, int column);
/* The kind of the match's scenario, and of The Derelict's level. */
thing worlds_scenario(const struct table *);
bool worlds_solo(const struct table *); /* The Derelict is played */
thing worlds_level(const struct table *);
int worlds_last_season(const struct table *);
int worlds_left(const struct table *); /* seats that are not out */

/* ---- cards.c: hands, decks, piles, payments ---- */
/* Into the hand, as far as there are cards. */
void worlds_draw(struct table *, int seat, int n);
void worlds_to_discard(struct table *, int seat, thing card);
int worlds_room(const struct table *, thing kind, thing place); /* as struct game has it */
/* The uppermost card of a pile into the market, if there is one. */
void worlds_turn_up(struct table *, int seat, int type);
/* The open card of that type, NONE. */
thing worlds_open(const struct table *, int seat, int type);
/* Offers the cards of a place, kind by kind: tactics, starships, weapons, crews, lower values first.
 * The pieces of those that were chosen; how many. */
void worlds_offer_cards(const struct table *, thing place, struct choice *);
int worlds_chosen(const struct table *, thing place, const struct choice *, int options,
	thing card[MOST_CARDS]);
/* The cards of the hand a hole's list names, one piece each: how many; -1, and refused, where one
 * is not held so often. */
int worlds_named(struct table *, int seat, const struct order *, int hole, thing card[MOST_CARDS]);
int worlds_buy(struct table *, int seat, const struct order *);
int worlds_buy_together(struct table *, int seat, const struct order *);
void worlds_fill_buy(const struct table *, int, const struct order *, int, struct choice *);
int worlds_discard(struct table *, int seat, const struct order *);
void worlds_fill_hand(const struct table *, int, const struct order *, int, struct choice *);

enum { LONER = 1 }; /* who plays against The Derelict */

/* ---- credits.c ---- */
/* Credits come in: what they unlock is unlocked, and the match may be won. */
void worlds_earn(struct table *, int seat, int credits);
bool worlds_pay(struct table *, int seat, int credits); /* or it is refused */
void worlds_win(struct table *, int seat, int how);
enum { BY_CREDITS, BY_BEING_LAST, BY_DERELICT, BY_MOST }; /* how a match is won */
enum { BY_HOMEWORLD, BY_MASS, BY_TIME };		  /* how it is lost */
void worlds_lose(struct table *, int how);
int worlds_unlock_at(const struct table *, int seat, int ship); /* credits, of the ship from 1 */

/* ---- roles.c ---- */
/* Makes it the Role of the turn, or refuses it. */
bool worlds_take_role(struct table *, int seat, int role);
/* How many cards a Treasurer of this seat banks at most. */
int worlds_banks(const struct table *, int seat);
int worlds_treasurer(struct table *, int seat, const struct order *);
int worlds_saboteur(struct table *, int seat, const struct order *);
int worlds_mechanic(struct table *, int seat, const struct order *);
int worlds_smuggler(struct table *, int seat, const struct order *);
int worlds_trader(struct table *, int seat, const struct order *);
int worlds_play(struct table *, int seat, const struct order *);
void worlds_fill_seat(const struct table *, int, const struct order *, int, struct choice *);
/* Whether it is an opponent who is still there, or it is refused. */
bool worlds_opponent(struct table *, int seat, int other);

/* ---- ships.c: putting them together ---- */
int worlds_configure(struct table *, int seat, const struct order *);
int worlds_reconfigure(struct table *, int seat, const struct order *);
int worlds_engineer(struct table *, int seat, const struct order *);
int worlds_send(struct table *, int seat, const struct order *);
void worlds_fill_ship(const struct table *, int, const struct order *, int, struct choice *);

/* ---- action.c: the Action of an Admiral or a Chancellor ---- */
int worlds_attack(struct table *, int seat, const struct order *);
int worlds_hit(struct table *, int seat, const struct order *);
int worlds_chancellor(struct table *, int seat, const struct order *);
void worlds_fill_attack(const struct table *, int, const struct order *, int, struct choice *);
/* Whether an opponent may be named; while an Action is open only the one it is against. */
bool worlds_can_meet(const struct table *, int seat, int other);
/* Carries on with the attacks that follow, then settles the hits; nothing where none is open. */
void worlds_finish_action(struct table *, int seat);

/* ---- derelict.c ---- */
void worlds_derelict(struct table *);

/* ---- turn.c ---- */
void worlds_setup(struct table *);
void worlds_fill_faction(const struct table *, int, const struct order *, int, struct choice *);
void worlds_season(struct table *);
bool worlds_over(const struct table *);
long worlds_rank(const struct table *, int seat, int tie);
const char *worlds_audit(const struct table *);
const char *worlds_unplayable(const struct table *);

extern const struct field worlds_fields[];

#endif
