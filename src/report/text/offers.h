/* SPDX-License-Identifier: MIT
 * What a seat may order next, as its template lists it: the forms, and of each what may stand in its
 * first holes. Nothing but what the seat sees goes in. */
#ifndef REPORT_OFFERS_H
#define REPORT_OFFERS_H
#include "core/table.h"

/* Is given an order of which the first holes are filled: none of a form that begins with no name, else
 * one, two where names may follow the first, and three where the third is glued to the second. */
typedef void offers_take(void *with, const struct order *);
/* Offers all that may be ordered by one form, the same first hole in a row. The table is as
 * season_ahead lays it; before the set-up it is as it lies. */
void offers_of_form(const struct table *, int seat, int form, offers_take *, void *with);
/* Whether a form is listed in letters for this season; 0 is the set-up. */
bool offers_in_season(const struct game *, int form, int season);

#endif
