/* SPDX-License-Identifier: MIT
 * The places that an order lists, best first, of which the first that will do is taken. A season says nothing of those
 * behind that one, and passes over those before it. */
#ifndef REPORT_PLACES_TRIED_H
#define REPORT_PLACES_TRIED_H
#include "report/simulate/forecast_play.h"

/* Says why those places of line i of the letter, from 0, which is done, would not do in any guess, in lines with the
 * clause; nothing where each may. */
void places_in_vain(const struct forecast *, int i, struct buf *said);
/* Returns whether a place is a reason why a line was refused in a play. Where none is, no other place will do. */
bool places_refused(const struct page *, const struct line *);
/* Says how line i, which is refused, is written with a place that will do; nothing where none was found. */
void places_example(const struct forecast *, int i, struct buf *said);

#endif
