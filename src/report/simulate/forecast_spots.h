/* SPDX-License-Identifier: MIT
 * The places that a letter names and its seat sees as a band: how many pieces the guesses of a forecast laid there. */
#ifndef REPORT_FORECAST_SPOTS_H
#define REPORT_FORECAST_SPOTS_H
#include "report/phrase/phrases.h"
#include "report/simulate/forecast_play.h"

/* Watches all such places of the letter. */
void forecast_spots_find(struct forecast *);
/* Says of each such place that a line names, NULL: that any line names, how many were dealt there. */
void forecast_spots_say(struct buf *, const struct forecast *, const struct line *,
	const char *first, const char *rest, enum phrase);

#endif
