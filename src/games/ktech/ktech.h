/* SPDX-License-Identifier: MIT
 * What KTech's rules and tables share: the number of every row, in the order of tables.c. A counter
 * is a piece of class counter and its owner the seat whose token lies on it, NOBODY in the Bowl and
 * in a reserve; a card is one of class card. */
#ifndef GAMES_KTECH_H
#define GAMES_KTECH_H
#include "core/game.h"

enum { BOARD, BOWL, RESERVE, DECK, CARDS, DISCARD };		   /* zones; CARDS: a hand */
enum { GOLD = 1, VP, PASSES, LAST, FIRST };			   /* dials */
enum { LAND = 1 };						   /* areas */
enum { KTECH_OFFERS = 240 };					   /* what a choice holds */
enum { NEXT_TO };						   /* links */
enum { START = 1, BUILD, ACTION, BUYING, END };			   /* phases */
enum { FIRST_DIE = 1, COUNTER_LOT };				   /* labels */
enum { DISCARD_CARD = 1, DISCARD_COUNTER, PLACE_ANY, STEAL_FROM }; /* questions */
enum {
	DEAL = 1,
	SUPPLY,
	DRAWN,
	HAND_LIMIT,
	RESERVE_LIMIT,
	FAR,
	CROWD,
	BACK,
	LENGTH,
	PRICE_COUNTER,
	PRICE_PLACE,
	PRICE_SWAP,
	PRICE_CARD,
	PRICE_VP,
	VP_BOUGHT
}; /* keys */

/* Columns. Of all counters: which it IS, where it may stand ON. Of spaces: TERRAIN. Of cards: what
 * it does (OP), with which GOODS and AMOUNT, BY which counters of the player, standing ON which
 * terrain; NEAR which counters (of whom) or which terrain; once or for EACH of those; TIMES the
 * number of the player's own counters of that sort; UP_TO how many moved. 0: nothing asked. */
enum { IS = 1, ON, TERRAIN, OP, GOODS, AMOUNT, BY, NEAR, NEAR_OF, NEAR_TERRAIN, PER, TIMES, UP_TO };
enum { MAKE, STEAL, DESTROY, CONTROL, MOVE }; /* words of OP */
enum { OF_GOLD, OF_VP };		      /* words of GOODS */
enum { OPPONENT, ANYONE };		      /* words of NEAR_OF */
enum { ONCE, EACH };			      /* words of PER */

enum facts {
	FIRST_SEAT = 1,
	START_BY_RULE,
	SETTLED,
	DREW_COUNTER,
	DREW_CARD,
	DECK_OUT,
	LAST_SEASON,
	LAND_FULL,
	BUILT,
	RETURNED,
	PLAYED,
	FOR_NOTHING,
	MADE,
	STOLE,
	STOLE_NOTHING,
	DESTROYED,
	CONTROLLED,
	MOVED,
	BOUGHT_COUNTER,
	BOUGHT_PLACE,
	SWAPPED,
	BOUGHT_CARD,
	BOUGHT_VP,
	GAVE_UP_COUNTER,
	GAVE_UP_CARD,
	SCORE,
	WON,
	/* refusals */
	NEAR_A_VILLAGE,
	NOT_HELD,
	NOT_RESERVED,
	OCCUPIED,
	WRONG_TERRAIN,
	NO_REACH,
	NO_RETURN,
	NO_SUCH_RETURN,
	NEEDS_TARGET,
	NEEDS_STEPS,
	NO_TARGETS,
	NO_VICTIMS,
	NOT_A_TARGET,
	NO_TARGET,
	NOT_YOURS,
	NOT_MOVED_BY,
	MOVED_ALREADY,
	ENOUGH_MOVED,
	NOT_ADJACENT,
	NO_CONTACT,
	NO_STEP,
	CANNOT_PAY,
	NOTHING_TO_DRAW,
	NOTHING_FITS,
	NOT_PREFERRED
};

enum forms {
	F_START = 1,
	F_BUILD,
	F_PLAY,
	F_TARGET,
	F_STEPS,
	F_FROM,
	F_NOTHING,
	F_GOLD_A,
	F_GOLD_B,
	F_GOLD_B_ANY,
	F_GOLD_C,
	F_GOLD_D,
	F_GOLD_E,
	F_DISCARD_CARDS,
	F_DISCARD_COUNTERS,
	F_PREFER
};

/* ---- board.c: what the rules look at ---- */
bool ktech_on_board(const struct table *, int seat);
int ktech_tokens(const struct table *, int seat);
int ktech_free_land(const struct table *);
/* How many counters of these sorts (bits of IS) a seat has on the board. */
int ktech_own(const struct table *, int seat, int sorts);
/* The counter on a space, NONE where it is empty. */
thing ktech_counter(const struct table *, thing at);
/* Whether it is one of these sorts of that seat (opponent of it, where OPPONENT is asked). */
bool ktech_is(const struct table *, thing counter, int sorts);
/* A counter of the seat, of these sorts (0: any), stands next to the space; but: not this one. */
bool ktech_beside(const struct table *, int seat, thing at, int sorts, thing but);
/* Whether the space is empty and of a terrain for a counter of this kind. */
bool ktech_fits(const struct table *, thing kind, thing at);
/* 0 where a counter of this kind may be placed there, else the fact that refuses it. */
int ktech_no_place(const struct table *, int seat, thing kind, thing at);
/* The same, said to the player. */
int ktech_refuse_place(struct table *, int fact, thing kind, thing at);
/* How often a counter of the player works a card: for its neighbours, or once. 0: not at all. */
int ktech_works(const struct table *, int seat, thing card, thing counter);
/* The opponents a counter may rob for a card, as bits. */
unsigned ktech_victims(const struct table *, int seat, thing card, thing counter);
void ktech_stashes(const struct table *, thing card, int *has); /* by seat, of what it steals */
/* Of some opponents, as bits, the one that a thief of the seat robs where nobody is named: who has
 * most by that row of all seats, of equals the next in turn order; NOBODY: none has anything. */
int ktech_richest(const struct table *, int seat, unsigned who, const int *has);
bool ktech_target(const struct table *, int seat, thing card, thing at);
int ktech_made(const struct table *, int seat, thing card);

/* ---- place.c ---- */
void ktech_settle(struct table *, int seat);
int ktech_play_start(struct table *, int seat, const struct order *);
void ktech_fill_start(const struct table *, int, const struct order *, int, struct choice *);
/* Places it, for gold or not, with the end of the game by full land looked at. */
void ktech_put(struct table *, int seat, thing counter, thing at, bool bought);
int ktech_play_build(struct table *, int seat, const struct order *);
void ktech_fill_build(const struct table *, int, const struct order *, int, struct choice *);

/* ---- cards.c ---- */
int ktech_play_card(struct table *, int seat, const struct order *);
void ktech_fill_card(const struct table *, int, const struct order *, int, struct choice *);

/* ---- gold.c ---- */
int ktech_play_gold(struct table *, int seat, const struct order *);
void ktech_fill_gold(const struct table *, int, const struct order *, int, struct choice *);

/* ---- turn.c ---- */
/* Draws a counter into the reserve, a card into the hand, where there is one; what was paid for it is
 * told. The pass that ends the game makes `last` the last season. */
void ktech_draw_counter(struct table *, int seat, bool bought);
void ktech_draw_card(struct table *, int seat, bool bought, int last);
void ktech_setup(struct table *);
void ktech_season(struct table *);
bool ktech_over(const struct table *);
long ktech_rank(const struct table *, int seat, int tie);
const char *ktech_audit(const struct table *);

extern const struct field ktech_fields[];

#endif
