/* SPDX-License-Identifier: MIT
 * What KTech's rules and tables share. The rows of its tables are in rows.def. A counter is a
 * piece of class counter; its owner is the seat whose token lies on it, or NOBODY in the Bowl and
 * in a reserve. A card is a piece of class card. */
#ifndef GAMES_KTECH_H
#define GAMES_KTECH_H
#include "core/game.h"
#define ROWS_OF_GAME "games/ktech/rows.def"
#include "kit/rows.h"

enum { KTECH_OFFERS = 240 }; /* the most options that KTech offers */

enum { MAKE, STEAL, DESTROY, CONTROL, MOVE }; /* words of OP */
enum { OF_GOLD, OF_VP };		      /* words of GOODS */
enum { OPPONENT, ANYONE };		      /* words of NEAR_OF */
enum { ONCE, EACH };			      /* words of PER */

/* ---- board.c: what the rules look at ---- */
bool ktech_on_board(const struct table *, int seat);
int ktech_tokens(const struct table *, int seat);
int ktech_free_land(const struct table *);
/* Returns the number of a seat's counters of these sorts (bits of IS) on the board. */
int ktech_own(const struct table *, int seat, int sorts);
/* Returns the counter on a space, NONE if the space is empty. */
thing ktech_counter(const struct table *, thing at);
/* Whether the counter is of one of these sorts (bits of IS). */
bool ktech_is(const struct table *, thing counter, int sorts);
/* Whether a counter of the seat, of one of these sorts (0: of any), stands next to the space.
 * The counter `but` does not count. */
bool ktech_beside(const struct table *, int seat, thing at, int sorts, thing but);
/* Whether the space is empty and its terrain allows a counter of this kind. */
bool ktech_fits(const struct table *, thing kind, thing at);
/* Returns 0 if the seat may place a counter of this kind there, else the fact that refuses it. */
int ktech_no_place(const struct table *, int seat, thing kind, thing at);
/* Refuses the order with a fact that ktech_no_place returned. */
int ktech_refuse_place(struct table *, int fact, thing kind, thing at);
/* Returns how often a card works through the player's counter: once for each neighbour of the
 * right sort, or once. 0: the card does not work there. */
int ktech_works(const struct table *, int seat, thing card, thing counter);
/* Returns the opponents, as bits, that a counter may rob by a card. */
unsigned ktech_victims(const struct table *, int seat, thing card, thing counter);
/* Sets has[seat] to what each seat has of the goods that the card steals. */
void ktech_stashes(const struct table *, thing card, int *has);
/* Returns the seat that a thief of `seat` robs where the player names none: of the opponents
 * `who` (bits) the one with most by `has`, of equals the next in turn order; NOBODY if none has
 * anything. */
int ktech_richest(const struct table *, int seat, unsigned who, const int *has);
bool ktech_target(const struct table *, int seat, thing card, thing at);
int ktech_made(const struct table *, int seat, thing card);

/* ---- place.c ---- */
void ktech_settle(struct table *, int seat);
int ktech_play_start(struct table *, int seat, const struct order *);
offerer ktech_offer_starts;
/* Places a counter, bought with gold or not, and tests for the end of the game by full land. */
void ktech_put(struct table *, int seat, thing counter, thing at, bool bought);
int ktech_play_build(struct table *, int seat, const struct order *);
offerer ktech_offer_reserve, ktech_offer_places;

/* ---- cards.c ---- */
int ktech_play_card(struct table *, int seat, const struct order *);
offerer ktech_offer_cards, ktech_offer_targets, ktech_offer_movers, ktech_offer_steps,
	ktech_offer_others, ktech_offer_any;

/* ---- gold.c ---- */
int ktech_play_gold(struct table *, int seat, const struct order *);
/* Whether the seat will be able to pay, counting the gold that cards of its hand would make. */
bool ktech_will_pay(const struct table *, int seat, int form);
void ktech_price(const struct table *, int, const struct order *, struct cost *);
offerer ktech_offer_times, ktech_offer_bought, ktech_offer_spots;

/* ---- turn.c ---- */
/* Draw a counter into the reserve, and a card into the hand, if there is one left. A price paid
 * is told. The pass that ends the game makes `last` the last season. */
void ktech_draw_counter(struct table *, int seat, bool bought);
void ktech_draw_card(struct table *, int seat, bool bought, int last);
void ktech_setup(struct table *);
void ktech_season(struct table *);
bool ktech_asks(const struct table *, int seat, int question);
bool ktech_over(const struct table *);
long ktech_rank(const struct table *, int seat, int tie);
const char *ktech_audit(const struct table *);

/* ---- shorthand.c: what players say for a purchase ---- */
enum surety ktech_read(const char *line, char words[READ_MOST]);

extern const struct field ktech_fields[];

#endif
