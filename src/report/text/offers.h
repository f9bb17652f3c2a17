/* SPDX-License-Identifier: MIT
 * What a seat may order next, as its template lists it: the forms, and what may stand in their
 * first holes. Uses only what the seat sees. */
#ifndef REPORT_OFFERS_H
#define REPORT_OFFERS_H
#include "core/orders.h"
#include "core/table.h"

/* Takes an order with its first holes filled: none for a form that begins with no name; else one,
 * two where names may follow the first, three where the third is glued to the second. */
typedef void offers_take(void *with, const struct order *);
/* Offers all that may be ordered by a form, orders with the same first hole in sequence. The table
 * is as season_ahead lays it; before the set-up, as it lies. */
void offers_of_form(const struct table *, int seat, int form, offers_take *, void *with);
/* Offers what may stand in a hole of an order, each once; of what the seat gives up first only what it has. */
void offers_of_hole(
	const struct table *, int seat, const struct order *, int hole, struct choice *);
/* Returns whether that is one of what is offered. */
bool offers_have(const struct choice *, thing);
/* Returns whether the order names that, in this hole or in another that is for things of the same sort. */
bool offers_named(const struct rules *, const struct order *, int hole, thing what);
/* Fills a hole with the first thing that the order does not name yet. Returns false where there is none. */
bool offers_fill(const struct rules *, struct order *, int hole, int group, const struct choice *);
/* Fills the holes that an order cannot lack, each with the first that may stand there. Returns false where nothing
 * may. */
bool offers_complete(const struct table *, int seat, struct order *);
/* Gets the places, parted by commas, that an answer for the set-up names and the order for the same question never offers.
 * Returns how many names of the answer are left; -1: that order offers no places, so nothing is known. */
int offers_never(struct buf *names, const struct table *, int seat, const struct line *);
/* Gets the kinds, parted by commas, that an answer names and the order for the same question does not offer now. */
void offers_lacking(struct buf *names, const struct table *, int seat, const struct line *);
/* Returns whether a line answers a question with kinds alone that can never be on offer for it again. */
bool offers_gone(const struct table *, const struct line *);
/* Returns the form whose list answers a question; 0: there is none. */
int offers_form_for(const struct game *, int question);
/* Returns whether letters for this season list a form; 0 is the set-up. */
bool offers_in_season(const struct game *, int form, int season);

#endif
