/* SPDX-License-Identifier: MIT
 * What several games need and the processor need not know. Everything here is written in the verbs
 * of core/game.h and keeps nothing of its own. */
#ifndef KIT_KIT_H
#define KIT_KIT_H
#include "core/game.h"

/* The head of an offerer, who seldom needs all of it. */
#define UNUSED __attribute__((unused))
#define OFFERER(name)                                                                              \
	void name(UNUSED const struct table *t, UNUSED int seat, UNUSED const struct order *o,     \
		UNUSED int hole, UNUSED struct choice *c)

/* ---- places ---- */
/* The first piece of that kind in a place, NONE where there is none. */
thing kit_find(const struct table *, thing place, thing kind);
/* How many single ones lie there, of all stacks; how many of one kind. */
int kit_total(const struct table *, thing place);
int kit_count(const struct table *, thing place, thing kind);
/* Offers every stack of a place, each as often as it has singles. */
void kit_offer_all(const struct table *, thing place, struct choice *);

/* ---- kinds ---- */
/* The nth kind, from 0, whose column is so; NONE. How many there are. */
thing kit_kind(const struct table *, int column, int value, int n);
int kit_kinds(const struct table *, int column, int value);
/* The first kind of which both columns are so; NONE. */
thing kit_kind_of(const struct table *, int column, int value, int other, int its_value);
/* Which of the kinds that are alike in a column this one is, from 0, as the box has them. */
int kit_nth(const struct table *, int column, thing kind);
/* How many of all of them the box has. */
int kit_copies(const struct table *, int column, int value);
/* The first piece in a place whose column is so; NONE. */
thing kit_piece(const struct table *, thing place, int column, int value);

/* Puts the options in the order of their ranks, the least first, equal ones as they were; rank[i] is
 * that of option i, and goes along. */
void kit_sort(struct choice *, int *rank);

/* ---- decks ---- */
/* Before a card is drawn: an empty deck is made of the shuffled discard pile. True if that
 * happened; false if there was a card, or if both are empty. */
bool kit_reshuffle(struct table *, thing deck, thing discard);

/* ---- seats ---- */
/* The i-th seat of the round, from 0, which `from` opens; seats rise and go round. */
int kit_round(const struct table *, int from, int i);
/* Whether no seat stands before this one by so many keys of rank, the first difference counting. */
typedef long kit_rank(const struct table *, int seat, int key);
bool kit_leads(const struct table *, int seat, int keys, kit_rank *rank);

/* ---- paying ---- */
/* Whether a seat has n amounts on n dials that follow each other. */
bool kit_can_pay(const struct table *, int seat, int dial, int n, const int *amount);
void kit_pay(struct table *, int seat, int dial, int n, const int *amount);

/* ---- distances ---- */
/* The link from one space to another, 0 where there is none. */
const struct link *kit_link(const struct table *, thing from, thing to, int relation);
enum { KIT_SPACES = 1024, KIT_FAR = 0x7fff };
/* Whether one can go from a space along a link, as the table is now. */
typedef bool kit_open(const struct table *, thing from, const struct link *);
/* to[space - SPACES] = steps from a space along the open links of a relation (open 0: all of
 * them), KIT_FAR where it is further than far. */
void kit_distances(const struct table *, thing from, int relation, kit_open *open, int far,
	int16_t to[KIT_SPACES]);

/* NULL, or what is wrong: for games in which no piece comes or goes. */
const char *kit_all_there(const struct table *);

#endif
