/* SPDX-License-Identifier: MIT
 * What lies in a place, in words: what nobody could tell apart is one item.
 *
 * What is always true: who asks for items sees the place EXACTLY; of pieces no dial is told but
 * those that all who see the piece see. */
#ifndef REPORT_ITEMS_H
#define REPORT_ITEMS_H
#include "report/phrase/say.h"

/* more: its dials, and what lies on it. */
struct item {
	thing kind;
	int owner, n;
	char *more;
};

struct items {
	int n;
	struct item *item;
};

/* By kinds in the box's order. items_free is due. */
struct items items_find(const struct voice *, thing at);
void items_free(struct items *);
/* Below, at or above 0, as qsort wants it; 0: they look the same. */
int items_order(const struct item *, const struct item *);
/* Appends so many of an item, behind a comma where something stands already. */
void items_add(struct buf *, const struct voice *, const struct item *, int n);

#endif
