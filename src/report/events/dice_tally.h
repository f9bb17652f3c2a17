/* SPDX-License-Identifier: MIT
 * The dice of a match's journals, by the seat whose throw they are and by label. A throw is the seat's
 * that its label names as "by"; else of whose line it fell in; else of whose turn; else the table's.
 * What its reader was not shown does not count before the match is over; lots never do. */
#ifndef REPORT_DICE_TALLY_H
#define REPORT_DICE_TALLY_H
#include "core/table.h"
#include "report/events/dice_luck.h"

struct dice_tally {
	const struct rules *rules;
	int seats, reader; /* reader NOBODY: what was shown to all */
	bool over;
	int hidden; /* throws left out, for the reader was not shown them */
	struct dice_luck *luck;
};

void dice_tally_begin(
	struct dice_tally *, const struct rules *, int players, int reader, bool over);
/* Adds those of a season; the table is as it was after it, with its journal. */
void dice_tally_count(struct dice_tally *, const struct table *);
/* Of a seat, NOBODY being the table; label 0: of all labels. */
const struct dice_luck *dice_tally_of(const struct dice_tally *, int seat, int label);
void dice_tally_end(struct dice_tally *);

#endif
