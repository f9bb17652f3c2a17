/* SPDX-License-Identifier: MIT
 * Which orders a line that is none may be, once its words are read as people mean them.
 *
 * What is always true: each word of the line that says something is in each of these orders: as it stands, as the
 * game's word for it, or as the name that it is part of. What is added are words of the form, and one name of those that
 * may stand there. */
#ifndef REPORT_REPAIR_H
#define REPORT_REPAIR_H
#include "core/form.h"
#include "core/table.h"

enum { REPAIRS = 6 };

struct repair {
	const struct names *names;
	const struct table *ahead; /* from which orders are offered */
	int seat, season;
	struct span verb; /* with which a line begins that begins with no order; n 0: any */
};
/* Finds the orders that need the fewest additions. Returns how many there are, at most REPAIRS. */
int repair_find(struct order found[REPAIRS], const struct repair *, struct span line);
/* Returns whether people write a word for another one of an order: "move" for "march". */
bool repair_means(struct span said, struct span word);
/* Returns the nth, from 0, of what a word of players means: the first word of the orders that it begins, or "when
 * QUESTION"; NULL: no more is known. */
const char *repair_called(const struct names *, struct span word, int nth);
/* Returns the question of "when QUESTION"; 0: it is the word of an order. */
int repair_asked(const struct names *, const char *called);
/* Returns whether a word says nothing of an order, wherever it stands: "please". */
bool repair_is_harmless(struct span word);
/* Returns whether a word only leads to a name: "on", "towards". */
bool repair_is_leading(struct span word);
/* Returns whether a word says nothing but that its writer wishes what else they name: "I'd take g3 or g6". */
bool repair_wishes(struct span word);

#endif
