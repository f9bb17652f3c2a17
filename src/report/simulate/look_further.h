/* SPDX-License-Identifier: MIT
 * What a check tells of lines that no play tells by itself. */
#ifndef REPORT_LOOK_FURTHER_H
#define REPORT_LOOK_FURTHER_H
#include "report/simulate/forecast_play.h"
#include "report/simulate/tried_line.h"

struct letter_forecast {
	struct forecast f;
	struct buf *out;
	bool halted; /* before the season it is known that no line will be reached, which is said once */
	bool joins; /* it is known what others must send for lines that wait */
	int lines;
	struct line_forecast *tried; /* by line of the letter; the last is what no line orders */
	struct buf
		order; /* the numbers of the lines as the first play did them, where the letter has them otherwise */
	struct forecast_tables deals; /* for that member of the forecast */
};

/* Adds it to what the plays have told of each line. */
void look_further(struct letter_forecast *, const struct phrase_context *);

#endif
