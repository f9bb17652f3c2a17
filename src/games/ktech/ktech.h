/* SPDX-License-Identifier: MIT
 * What KTech's rules and tables share; the rows of its tables stand in rows.def. A counter is a piece of
 * class counter and its owner the seat whose token lies on it, NOBODY in the Bowl and in a reserve; a
 * card is one of class card. */
#ifndef GAMES_KTECH_H
#define GAMES_KTECH_H
#include "core/game.h"
#define ROWS_OF_GAME "games/ktech/rows.def"
#include "kit/rows.h"

enum { LAND = 1 };				/* areas */
enum { KTECH_OFFERS = 240 };			/* what a choice holds */
enum { NEXT_TO };				/* links */
enum { START = 1, BUILD, ACTION, BUYING, END }; /* phases */

enum { MAKE, STEAL, DESTROY, CONTROL, MOVE }; /* words of OP */
enum { OF_GOLD, OF_VP };		      /* words of GOODS */
enum { OPPONENT, ANYONE };		      /* words of NEAR_OF */
enum { ONCE, EACH };			      /* words of PER */

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
offerer ktech_offer_starts;
/* Places it, for gold or not, with the end of the game by full land looked at. */
void ktech_put(struct table *, int seat, thing counter, thing at, bool bought);
int ktech_play_build(struct table *, int seat, const struct order *);
offerer ktech_offer_reserve, ktech_offer_places;

/* ---- cards.c ---- */
int ktech_play_card(struct table *, int seat, const struct order *);
offerer ktech_offer_cards, ktech_offer_targets, ktech_offer_movers, ktech_offer_steps,
	ktech_offer_others, ktech_offer_any;

/* ---- gold.c ---- */
int ktech_play_gold(struct table *, int seat, const struct order *);
void ktech_price(const struct table *, int, const struct order *, struct cost *);
offerer ktech_offer_times, ktech_offer_bought, ktech_offer_spots;

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
