/* SPDX-License-Identifier: MIT
 * Two tables after the same season compared: as it was played, and as it would be.
 *
 * What is always true: of a place or a dial nothing is said but what the reader may know of it on
 * both tables, for what he would see on the second may lie hidden on the first. What the phrases
 * leave out of reports is left out here. */
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

/* Appends a line for each difference; nothing where there is none. */
void comparison_write(struct buf *, const struct comparison *);

#endif
