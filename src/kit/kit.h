/* SPDX-License-Identifier: MIT
 * What several games need and the processor need not know. Everything here is written in the verbs
 * of core/game.h and keeps nothing of its own. */
#ifndef KIT_KIT_H
#define KIT_KIT_H
#include "core/game.h"

/* The head of an offerer. Few offerers need all parameters. */
#define UNUSED __attribute__((unused))
#define OFFERER(name)                                                                              \
	void name(UNUSED const struct table *t, UNUSED int seat, UNUSED const struct order *o,     \
		UNUSED int hole, UNUSED struct choice *c)
/* Whole offerers: a statement offers, always or where a condition holds; or of all that a loop
 * visits what meets a condition is offered. */
#define OFFERER_BY(name, offers)                                                                   \
	OFFERER(name)                                                                              \
	{                                                                                          \
		offers;                                                                            \
	}
#define OFFERER_IF(name, may, offers)                                                              \
	OFFERER(name)                                                                              \
	{                                                                                          \
		if (may)                                                                           \
			offers;                                                                    \
	}
#define OFFERER_EACH(name, loop, what, may)                                                        \
	OFFERER(name)                                                                              \
	{                                                                                          \
		loop if (may) offer(c, what, NONE, 1);                                             \
	}

/* Offer numbers from 1; a thing, unless it is on offer already. */
void kit_offer_numbers(struct choice *, int most);
void kit_offer_once(struct choice *, thing what);

/* Refuses the line as refuse() does, and is false: what asked may not be done. */
#define deny(t, ...) (refuse(t, __VA_ARGS__), false)

/* ---- places ---- */
/* Return the number of single pieces in a place, summed over its stacks: of all kinds, or of one
 * kind. */
int kit_total(const struct table *, thing place);
int kit_count(const struct table *, thing place, thing kind);
/* Offers every stack of a place, each as often as the stack has pieces. */
void kit_offer_all(const struct table *, thing place, struct choice *);

/* ---- kinds ---- */
/* kit_kind returns the nth kind, from 0, whose column has the value, or NONE; kit_kinds returns
 * the number of such kinds. */
thing kit_kind(const struct table *, int column, int value, int n);
int kit_kinds(const struct table *, int column, int value);
/* Returns the first kind with the value in one column and its_value in the other; NONE if there
 * is none. */
thing kit_kind_of(const struct table *, int column, int value, int other, int its_value);
/* Returns the kind's index, from 0 and in the order of the box, among the kinds with the same
 * value in a column. */
int kit_nth(const struct table *, int column, thing kind);
/* Returns the copies that the box has of all kinds whose column has the value, in total. */
int kit_copies(const struct table *, int column, int value);
/* Returns the first piece in a place whose column has the value; NONE if there is none. */
thing kit_piece(const struct table *, thing place, int column, int value);

/* Sorts the options by rank, least first. Options of equal rank keep their order. rank[i] is the
 * rank of option i and moves with the option. */
void kit_sort(struct choice *, int *rank);

/* ---- decks ---- */
/* Call before drawing a card: an empty deck is refilled from the shuffled discard pile. Returns
 * true if that happened; false if the deck had a card, or if both are empty. */
bool kit_reshuffle(struct table *, thing deck, thing discard);

/* ---- seats ---- */
/* Returns the i-th seat, from 0, of the round that begins with seat `from`: seats in rising
 * order, the first after the last. */
int kit_round(const struct table *, int from, int i);
/* Loops over seats: in the order that a function of the game gives by index, from 0; and over all
 * others, as kit_round() or the like counts them after a seat. */
#define each_in_turn(seat, t, nth)                                                                 \
	for (int seat, seat##_i = 0; seat##_i < players(t) && (seat = nth(t, seat##_i), true);     \
		seat##_i++)
#define each_after(other, t, seat, nth)                                                            \
	for (int other, other##_i = 1;                                                             \
		other##_i < players(t) && (other = nth(t, seat, other##_i), true); other##_i++)
/* Returns whether no other seat ranks before this one. Seats are compared by their keys of rank in
 * order, and the first difference decides. */
typedef long kit_rank(const struct table *, int seat, int key);
bool kit_leads(const struct table *, int seat, int keys, kit_rank *rank);

/* ---- paying ---- */
/* Returns whether a seat has n amounts on n consecutive dials. */
bool kit_can_pay(const struct table *, int seat, int dial, int n, const int *amount);
void kit_pay(struct table *, int seat, int dial, int n, const int *amount);

/* ---- distances ---- */
/* Returns the link from one space to another, NULL if there is none. */
const struct link *kit_link(const struct table *, thing from, thing to, int relation);
enum { KIT_SPACES = 1024, KIT_FAR = 0x7fff };
/* Returns whether a piece can go from a space along a link, as the table is now. */
typedef bool kit_open(const struct table *, thing from, const struct link *);
/* Sets to[space - SPACES] to the number of steps from a space along the open links of a relation
 * (open 0: along all of them); KIT_FAR where that number exceeds `far`. */
void kit_distances(const struct table *, thing from, int relation, kit_open *open, int far,
	int16_t to[KIT_SPACES]);

/* Returns NULL, or what is wrong. For games that neither make nor remove pieces. */
const char *kit_all_there(const struct table *);

#endif
