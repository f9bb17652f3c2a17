/* SPDX-License-Identifier: MIT
 * The order, or the orders, that have all of what a line says which is none. */
#ifndef REPORT_WHOLE_ORDER_H
#define REPORT_WHOLE_ORDER_H
#include "report/simulate/mending.h"

/* Returns the first word of a form. */
struct span whole_verb(const struct rules *, int form);
/* Returns the first word of the order to which an `else` belongs; n 0: the line is none. */
struct span whole_verb_above(const struct line_repair *);
/* Reads words as an order that they are as they stand, with blanks elsewhere, or without what says nothing. */
bool whole_read(const struct line_repair *, struct span words, const struct line_words *cut,
	struct order *, struct form_fault *);
/* Finds the one order that has all that the words say; of several the one that would be done. verb: the first word that
 * it has if the words have none; n 0: any. *would: it would be done. */
bool whole_find(
	struct line_repair *, struct span words, struct span verb, struct order *, bool *would);
/* Cuts a line at the next place behind *at where an order may end: at a mark, or a word that joins two. sentence: where a
 * sentence ends, not within a list. */
bool whole_cut(struct span line, bool sentence, size_t *at, struct span *left, struct span *right);
/* Says that an order which was meant would be refused, and why. */
void whole_never(struct line_repair *, const struct order *);
/* Says the several orders that words say; a yes can send them where one would be done: those behind it may be done then.
 * Under a condition it cannot: the first may spend what the test of the next one looks at. Where sentences end lines do
 * before they do within a list. Returns whether they say several. */
bool whole_say_several(struct line_repair *, struct span words);

#endif
