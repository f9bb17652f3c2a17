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

/* Notes of a form what the seat can have most of, if it has a price; the first forms count. */
void afford_note(struct price_list *, const struct offer_list *);
/* Appends "With 47 gold you can pay for up to 15 orcs or 9 wooden walls." Nothing where no more than one
 * of anything can be paid for: the prices in the template say as much. */
void afford_say(struct price_list *, const struct page *, struct buf *);

#endif
