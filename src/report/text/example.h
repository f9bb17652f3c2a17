/* SPDX-License-Identifier: MIT
 * Orders that would be done as things stand, as examples for a report.
 *
 * What is always true: an order is tried in a season in which all that its seat cannot see is a guess and nobody else
 * orders anything, and an example names only what the report offers; so it tells nothing hidden. Each order is tried
 * as if nothing came before it. */
#ifndef REPORT_EXAMPLE_H
#define REPORT_EXAMPLE_H
#include "report/report.h"

/* Returns orders by form, form 0 where none was found: the few that were tried would all be refused, or are decided
 * later; then line is 1 where one of them waits for an order of another seat. NULL once the match is over. Where a hole takes several things two are named if they can be. ahead: of
 * season_ahead, from which the orders are offered. The caller frees it with free(). */
struct order *examples_find(const struct report_input *, const struct table *ahead, int seat);
/* Completes n orders, of which the first holes may be filled already: returns them as they would be done, each with form
 * 0 where none that was tried would be, or form 0 was begun; NULL once the match is over. The caller frees them. */
struct order *examples_complete(const struct report_input *, const struct table *ahead, int seat,
	const struct order *begun, int n);
/* Returns the place of a form among the forms of its game by how soon a reader should see an example of it, from
 * 1: first what the autopilot orders, then the first form of each phase, then the second. */
int example_place(const struct game *, int form);

#endif
