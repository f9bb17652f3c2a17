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

#endif
