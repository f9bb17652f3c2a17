/* SPDX-License-Identifier: MIT
 * What TradeWorlds' rules and tables share: the number of every row, in the order of tables.c.
 *
 * What is always true: a card is a single piece; what lies in a seat's zone is that seat's, and
 * nobody owns anything. A lane is the four berths that say so in the box; a ship is what lies on a
 * berth: a starship, weapons, a crew, and with them a reinforcement. A pile's uppermost card lies in
 * the market of its seat. What a seat that is out had is REMOVED or LOST, but for its faction. */
#ifndef GAMES_TRADEWORLDS_H
#define GAMES_TRADEWORLDS_H
#include "core/game.h"

enum {
	LANES,
	STOCK,
	SHIPYARD, /* the four piles stand in the order of the types */
	PLANT,
	ACADEMY,
	FACILITY,
	MARKET,
	DECK,
	HAND_OF,
	DISCARD,
	REMOVED, /* out of play, and everybody knows what: removed, lost reinforcements */
	LOST,	 /* out of play unseen: the cards of a seat that is out */
	DOCK,	 /* reinforcements not sent */
	FACTION_OF,
	GARRISON_OF,
	SATCHEL					  /* of a victim: what the Smuggler looks at */
};						  /* zones */
enum { MAP, BERTH };				  /* areas */
enum { START = 1, DOING, ATTACKING, DISCARDING }; /* phases */

enum {
	CREDITS = 1,
	HOMEWORLD,
	UNLOCKED,
	ROLE,	  /* this season; of a seat whose turn is to come: none */
	SWORN,	  /* the leader of the coalition of this season */
	FALLEN,	  /* which it was to fall, from 1; 0: it stands */
	MASS,	  /* The Derelict's Critical Mass */
	FIRST,	  /* of the table: the seat that opens every season */
	WINNER,	  /* of the table */
	ENDED,	  /* of the table: the match is over with this season */
	LAUNCHES, /* of the table: ships configured so far */
	OPEN_FOR, /* of the table: whose Action of attacks is open */
	AGAINST,  /* of the table: the opponent of this Action */
	HITS,	  /* of the table: the fact of the last ship sent against a Homeworld this turn */
	STOOD,	  /* of the table: ships in his lane when the Action began */
	ENGAGERS, /* of the table: own ships that attacked ships in it */
	STRUCK,	  /* of the table: ships of that lane that were a target */
	STANDING, /* of the table: the seat whose Garrison stands this turn */
	SCREENED, /* of the table: damage a Homeworld's screen takes yet this turn */
	SINCE,	  /* of a berth: the number of the launch; the lower the older */
	ATTACKED, /* of a berth: its ship attacked this season */
	TARGETED, /* of a berth: its ship was a target this turn */
	AIMED	  /* of a berth: its ship will hit the Homeworld when the Action ends */
};		  /* dials */

/* Columns. IS: what a kind is to the rules. The others are told in the box. */
enum {
	IS = 1,
	VALUE,
	CAPACITY,
	FIREPOWER,
	RESISTANCE,
	EACH, /* how many of it a seat owns; SUN: of these in its starting deck */
	SUN,
	PLAYED,
	OP,
	AMOUNT,
	FEE,
	WEAPONS,
	BANKS,
	BANKS_MOST,
	BULK_CARDS,
	BULK,
	FEW_CARDS,
	FEW,
	BOUNTY,
	RETURNS,
	HANDICAPPED,
	SOONER_1,
	SOONER_2,
	SOONER_3,
	SOONER_4,
	AT_1,
	AT_2,
	AT_3,
	AT_4,
	WINS_AT,
	SEATS_LEAST,
	SEATS_MOST,
	LASTS,
	SILENT,
	FROM,
	TO,
	LANE
};
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

enum {
	SCENARIO = 1,
	LEVEL,
	REINFORCEMENTS,
	GARRISON,
	HANDICAP,
	SEASONS,
	HOMEWORLD_POINTS,
	HAND_SIZE,
	BERTHS,
	EXCHANGES,
	SCRAPPED,
	SABOTAGE_ONE,
	SABOTAGE_ALL,
	SMUGGLED,
	TRADED,
	BANKED_MOST,
	SEND_PRICE,
	TACTIC_LIMIT,
	TACTIC_ROUNDS,
	SIDES,
	ACTION_SIDES,
	MASS_LIMIT,
	MASS_LEFT,
	ALLIES_LEAST
};							 /* keys */
enum { BY_SEATS, TRADE_WARS, SPACE_WARS, THE_DERELICT }; /* words of SCENARIO */
enum { SCENARIOS = 3, LEVELS = 3 };

enum {
	OPENING_DIE = 1,
	ATTACK_DIE,
	DEFENCE_DIE,
	ACTION_DIE,
	SHOT_DIE,
	DERELICT_DIE,
	FACTION_LOT,
	SMUGGLED_LOT
}; /* labels */

enum {
	FACTION = 1,
	BANK,
	SCRAP,
	SABOTAGED,
	SMUGGLE,
	KEEP,
	TACTIC,
	VEIL,
	SCREEN,
	COUNTER,
	SALVAGE,
	DESTROYER,
	ESCORT,
	CRUISER,
	FRIGATE,
	VICTIM,
	CALL_GARRISON
};							     /* questions */
enum { BY_STRENGTH, BY_FIREPOWER, BY_RESISTANCE, BY_VALUE }; /* words of VICTIM */

enum facts {
	SCENARIO_IS = 1,
	FACTION_TAKEN,
	TURNED_UP,
	HANDICAP_GIVEN,
	OPENING_ROLLED,
	OPENS,
	DREW,
	RESHUFFLED,
	NO_CARD_LEFT,
	UNLOCKED_SHIP,
	ROLE_TAKEN,
	/* the own turn */
	BANKED,
	BANKED_CARD,
	BULK_BANKED,
	FEW_BONUS,
	BANK_LIMIT,
	REMOVED_CARD,
	SABOTAGED_SEAT,
	SABOTAGED_CARD,
	SMUGGLER_SAW,
	SMUGGLED_CARD,
	BOUGHT,
	PAID_CARD,
	CONFIGURED,
	EXCHANGED,
	WEAPON_ADDED,
	SENT,
	TACTIC_BANKED,
	DISCARDED,
	IDLE,
	/* attacks */
	ALLIED,
	ATTACK,
	ATTACKER_IS,
	TARGET_IS,
	VEILED,
	MISSILE,
	ESCORTED,
	FEE_PAID,
	ROLLED,
	ROLLED_AGAIN,
	CRUISER_ROLLED,
	TACTIC_PLAYED,
	TACTIC_CANCELLED,
	AUTO_PASSED,
	RESULT,
	DODGED,
	NOT_ENOUGH,
	COUNTER_FIRE,
	NOBODY_HIT,
	DESTROYED,
	SAVED_BY_FRIGATE,
	REINFORCEMENT_LOST,
	CARD_BACK,
	SALVAGED,
	BOUNTY_EARNED,
	AIMED_AT,
	HOMEWORLD_HIT,
	SCREEN_HELD,
	GARRISON_CALLED,
	GARRISON_MET,
	SHOTS_LOST,
	GARRISON_FELL,
	GARRISON_GONE,
	OUT_NOW,
	/* The Derelict */
	SILENCE,
	DERELICT_ACTS,
	MASS_NOW,
	SHOT,
	SHOT_ABSORBED,
	HYPER_HIT,
	DERELICT_FIRES,
	DERELICT_DESTROYED,
	/* the end */
	SHIP_STANDS,
	NEXT_SHIP,
	DERELICT_STANDS,
	STANDINGS,
	LAST_SEASON,
	WON,
	LOST_TO_DERELICT,
	/* refusals */
	ROLE_GONE,
	NOT_HELD,
	TOO_MANY_CARDS,
	TOO_MANY_FOR_FACTION,
	TOO_MANY_REMOVED,
	NOTHING_TO_DO,
	NOT_YOURSELF,
	SEAT_IS_OUT,
	NO_HAND_THERE,
	PILE_EMPTY,
	BELOW_VALUE,
	NO_NUMBER,
	NOTHING_TO_DISCARD,
	CANNOT_PAY_CARDS,
	NAMED_TWICE,
	PAYS_TOO_LITTLE,
	LANE_FULL,
	OVER_CAPACITY,
	ONE_WEAPON_ONLY,
	NO_SHIP,
	NOT_OWN_SHIP,
	NOT_YOUR_SHIP,
	TOO_MANY_EXCHANGES,
	SAME_SHIP,
	NO_SUCH_WEAPON,
	ADDS_OR_REPLACES,
	CANNOT_PAY,
	MODULE_OFF,
	SENT_ALREADY,
	HAS_REINFORCEMENT,
	NOT_NOW,
	ATTACKED_ALREADY,
	NAMED_SHIP_TWICE,
	ACTION_OVER,
	ONE_OPPONENT,
	TWO_LANES,
	OWN_LANE,
	NO_FIREPOWER_TACTIC,
	NO_SHIP_OF_YOURS,
	TOO_MANY_TACTICS,
	TOO_WEAK,
	DEFENDERS_FREE,
	NO_DERELICT,
	NOT_SOLO,
	FEW_ALLIES,
	NO_SHIPS,
	NO_COALITION,
	MEMBER_IS_OPPONENT,
	SWORN_ALREADY
};

enum forms {
	F_FACTION = 1,
	F_TREASURER,
	F_CAPTAIN,
	F_COMMANDER,
	F_ENGINEER,
	F_SABOTEUR,
	F_SABOTEUR_ALL,
	F_MECHANIC,
	F_SMUGGLER,
	F_TRADER,
	F_BUY,
	F_BUY_TOGETHER,
	F_BUY_WITH,
	F_CONFIGURE,
	F_SEND,
	F_PLAY,
	F_ATTACK,
	F_SHOOT,
	F_HIT,
	F_CHANCELLOR,
	F_DISCARD,
	F_DISCARD_BELOW,
	F_DISCARD_ALL,
	F_KEEP
};

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

extern const struct fact worlds_facts[];
extern const struct field worlds_fields[];
extern const struct question worlds_questions[];
bool worlds_asks(const struct table *, int seat, int question);
extern const struct form worlds_forms[];

#endif
