/* SPDX-License-Identifier: MIT
 * What TradeWorlds' rules and tables share. The rows of its tables are in rows.def.
 *
 * What is always true: a card is a single piece; what lies in a seat's zone is that seat's, and no
 * piece has an owner. A lane is the four berths that the box gives a seat. A ship is what lies on
 * a berth: a starship, weapons, a crew, and perhaps a reinforcement. The top card of a pile lies
 * in the market of its seat. What belonged to a seat that is out is REMOVED or LOST, except its
 * faction. */
#ifndef GAMES_TRADEWORLDS_H
#define GAMES_TRADEWORLDS_H
#include "core/game.h"
#define ROWS_OF_GAME "games/tradeworlds/rows.def"
#include "kit/rows.h"

/* Words of IS. The four types of cards come first, in the order of the piles. */
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
	OP_DECOY,   /* reinforcements: destroyed instead of the ship */
	OP_MISSILE, /* removes another reinforcement */
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
/* Returns the i-th berth of a seat, from 0; NONE if there are no more. */
thing worlds_berth(const struct table *, int seat, int i);
#define each_berth(at, t, seat)                                                                    \
	each_space(at, t, BERTH)                                                                   \
		if (worlds_owner(t, at) == (seat))
int worlds_owner(const struct table *, thing berth); /* the seat of its lane */
/* Returns a piece of that sort on a berth, of several weapons the first; NONE if there is none. */
thing worlds_part(const struct table *, thing berth, int is);
bool worlds_ship(const struct table *, thing berth); /* whether it has a ship */
int worlds_ships(const struct table *, int seat);
int worlds_firepower(const struct table *, thing berth);
int worlds_resistance(const struct table *, thing berth);
int worlds_capacity(const struct table *, thing berth);
int worlds_strength(const struct table *, int seat); /* firepower and resistance of all its ships */
/* Whether the ship on a berth was launched before the other. */
bool worlds_older(const struct table *, thing berth, thing other);
/* worlds_faction returns the kind of a seat's faction, NONE before the seat has one;
 * worlds_power a column of that kind, 0 if NONE. */
thing worlds_faction(const struct table *, int seat);
int worlds_power(const struct table *, int seat, int column);
/* worlds_scenario returns the kind of the match's scenario, worlds_level that of The Derelict's
 * level. */
thing worlds_scenario(const struct table *);
bool worlds_solo(const struct table *); /* whether The Derelict is played */
thing worlds_level(const struct table *);
int worlds_last_season(const struct table *);
int worlds_left(const struct table *); /* seats that are not out */

/* ---- cards.c: hands, decks, piles, payments ---- */
/* Draws n cards into the hand, or as many as there are. */
void worlds_draw(struct table *, int seat, int n);
void worlds_to_discard(struct table *, int seat, thing card);
void worlds_room(const struct table *, thing place, int room[]); /* as struct game says */
/* Puts the top card of a pile into the market, if the pile has one. */
void worlds_turn_up(struct table *, int seat, int type);
/* Returns the open card of that type, NONE if there is none. */
thing worlds_open(const struct table *, int seat, int type);
/* worlds_offer_cards offers the cards of a place kind by kind: tactics, starships, weapons,
 * crews, lower values first. worlds_chosen sets the pieces that were chosen and returns their
 * number. */
void worlds_offer_cards(const struct table *, thing place, struct choice *);
int worlds_chosen(const struct table *, thing place, const struct choice *, int options,
	thing card[MOST_CARDS]);
/* Sets the cards of the hand that an order's hole names, one piece for each entry. Returns their
 * number; refuses and returns -1 if the hand does not have a card as often as named. */
int worlds_named(struct table *, int seat, const struct order *, int hole, thing card[MOST_CARDS]);
order_play worlds_buy, worlds_buy_together;
offerer worlds_offer_piles, worlds_offer_times, worlds_offer_values;
int worlds_discard(struct table *, int seat, const struct order *);
offerer worlds_offer_hand, worlds_offer_payment, worlds_offer_limits, worlds_offer_all,
	worlds_offer_bankable;

enum { LONER = 1 }; /* the seat that plays against The Derelict */

/* ---- credits.c ---- */
/* Gives the seat credits, which may unlock ships and win the match. */
void worlds_earn(struct table *, int seat, int credits);
bool worlds_pay(struct table *, int seat, int credits); /* refuses if the seat cannot */
void worlds_win(struct table *, int seat, int how);
enum { BY_CREDITS, BY_BEING_LAST, BY_DERELICT, BY_MOST }; /* how a match is won */
enum { BY_HOMEWORLD, BY_MASS, BY_TIME };		  /* how it is lost */
void worlds_lose(struct table *, int how);
/* Returns the credits that unlock the seat's nth ship, from 1. */
int worlds_unlock_at(const struct table *, int seat, int ship);

/* ---- roles.c ---- */
/* Makes `role` the Role of the turn, or refuses. */
bool worlds_take_role(struct table *, int seat, int role);
/* Returns the most cards that a Treasurer of this seat may bank. */
int worlds_banks(const struct table *, int seat);
order_play worlds_treasurer, worlds_saboteur, worlds_mechanic, worlds_smuggler, worlds_trader,
	worlds_play;
offerer worlds_offer_opponents;
/* Refuses and returns false unless `other` is an opponent who is still in the match. */
bool worlds_opponent(struct table *, int seat, int other);

/* ---- ships.c: putting them together ---- */
order_play worlds_configure, worlds_reconfigure, worlds_engineer, worlds_send;
void worlds_price(const struct table *, int seat, const struct order *, struct cost *);
offerer worlds_offer_starships, worlds_offer_weapons, worlds_offer_crews;
offerer worlds_offer_ships, worlds_offer_other_starships, worlds_offer_other_crews,
	worlds_offer_add, worlds_offer_other_weapons, worlds_offer_old_weapons;
offerer worlds_offer_reinforcements, worlds_offer_unescorted;

/* ---- action.c: the Action of an Admiral or a Chancellor ---- */
order_play worlds_attack, worlds_hit, worlds_chancellor;
void worlds_partner(const struct order *, int other, struct order *line); /* as struct game says */

/* ---- shorthand.c: what players say for an attack on a Homeworld ---- */
enum surety worlds_read(const char *line, char words[READ_MOST]);
offerer worlds_offer_targets, worlds_offer_attackers, worlds_offer_fire;
/* Whether the seat may name an opponent. While an Action is open, only the opponent of that
 * Action. */
bool worlds_can_meet(const struct table *, int seat, int other);
/* Plays the attacks that follow directly, then settles the hits. Does nothing if no Action is
 * open. */
void worlds_finish_action(struct table *, int seat);

/* ---- derelict.c ---- */
void worlds_derelict(struct table *);

/* ---- turn.c ---- */
void worlds_setup(struct table *);
offerer worlds_offer_factions;
void worlds_season(struct table *);
bool worlds_over(const struct table *);
long worlds_rank(const struct table *, int seat, int tie);
const char *worlds_audit(const struct table *);
const char *worlds_unplayable(const struct table *);

extern const struct field worlds_fields[];

#endif
