/* SPDX-License-Identifier: MIT
 * Compares two tables after the same season: as it was played, and as it would be.
 *
 * What is always true: a place or dial is told only as far as the reader may know it on both
 * tables, as what the second would show may lie hidden on the first. What the phrases leave out of
 * reports is left out here. */
#ifndef REPORT_COMPARISON_H
#define REPORT_COMPARISON_H
#include "core/rank.h"
#include "report/phrase/say.h"

enum { WAS, IS, SIDES };

struct comparison {
	struct phrase_context voice[SIDES]; /* both of one reader */
	struct ranking ranking[SIDES];
	bool over[SIDES];
};

/* Appends a line for each difference. */
void comparison_write(struct buf *, const struct comparison *);

#endif
