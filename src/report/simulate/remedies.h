/* SPDX-License-Identifier: MIT
 * How lines of a letter that are no orders are written right, as things stand: core/remedy.h knows the rules and
 * the box alone.
 *
 * What is always true: an order that is shown is one that would not be refused in the place of the line, as the season
 * is played on guesses; so it tells nothing hidden. */
#ifndef REPORT_REMEDIES_H
#define REPORT_REMEDIES_H
#include "report/simulate/forecast_play.h"

/* What is told of a line that is no order. */
struct line_proposal {
	struct buf said;  /* how it is written right */
	struct buf meant; /* what was meant, where that or a part of it is known; a line each */
	bool some;	  /* it has not all that the line says */
};
/* Gets of each line of the letter a sentence without its full stop; nothing for those that are orders, or of which
 * nothing better is known than their own remedy. */
void remedies_make(const struct forecast *, struct line_proposal remedy[]);
void remedy_free(struct line_proposal *);

#endif
