/* SPDX-License-Identifier: MIT
 * A line that is refused only since a line before it takes what both need, all units of a land, the last gold, or since one
 * behind it gives what it needs. */
#ifndef REPORT_TAKEN_BEFORE_H
#define REPORT_TAKEN_BEFORE_H
#include "report/simulate/forecast_play.h"
#include "report/simulate/tried_line.h"

/* now: what became of each line as the letter stands. */
/* Returns which line of the letter, from 0, takes what line i needs, which is refused; -1: none does alone. */
int taken_before(const struct forecast *, const struct line_forecast now[], int i);
/* Returns behind which line of the letter line i, which is refused, would be done; -1: behind none. */
int given_behind(const struct forecast *, const struct line_forecast now[], int i);
/* Returns whether line i and that line are both done where line i stands before it, and all that are done now. */
bool taken_if_first(const struct forecast *, const struct line_forecast now[], int i, int before);

#endif
