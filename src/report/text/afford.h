/* SPDX-License-Identifier: MIT
 * What a seat can pay for, said in one sentence out of the prices of what its template offers. */
#ifndef REPORT_TEXT_AFFORD_H
#define REPORT_TEXT_AFFORD_H
#include "report/text/offer_list.h"

enum { AFFORD_DIALS = 8, AFFORD_ITEMS = 4 };

struct price_list {
	int items, dials, most; /* most: that can be had of one of the items */
	struct buf item[AFFORD_ITEMS];
	int dial[AFFORD_DIALS]; /* what the prices are in */
};

/* Gets the price of an order of the form that names one thing, or nothing where it needs none. Returns how many of it
 * the seat can pay for; below 0: it has no price. */
int afford_count(const struct offer_list *, thing what, struct cost *);
/* Appends what an order of the form may name first and the seat can pay for, with prices and what each brings:
 * "cavalry 5 gold, archers 3 gold". Nothing where there is no choice, and of spaces and pieces. */
void choices_say(const struct offer_list *, struct buf *);
/* Notes of a form what the seat can have most of, if it has a price; the first forms count. */
void afford_note(struct price_list *, const struct offer_list *);
/* Appends "With 47 gold you can pay for up to 15 orcs or 9 wooden walls." Nothing where no more than one
 * of anything can be paid for: the prices in the template say as much. */
void afford_say(struct price_list *, const struct page *, struct buf *);

#endif
