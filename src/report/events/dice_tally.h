/* SPDX-License-Identifier: MIT
 * The dice of a match's journals, by seat and label. A throw belongs to the seat that its label
 * names as "by"; else to the seat whose line was played, or whose turn it was; else to the table.
 * Throws that the reader was not shown count only after the match; lots never count. */
#ifndef REPORT_DICE_TALLY_H
#define REPORT_DICE_TALLY_H
#include "core/table.h"
#include "report/events/dice_luck.h"

struct dice_tally {
	const struct rules *rules;
	int seats, reader; /* reader NOBODY: what was shown to all */
	bool over;
	int hidden; /* number of throws that the reader was not shown */
	struct dice_luck *luck;
};

void dice_tally_begin(
	struct dice_tally *, const struct rules *, int players, int reader, bool over);
/* Adds the dice of a season. The table is the one after it, with its journal. */
void dice_tally_count(struct dice_tally *, const struct table *);
/* Returns the dice of a seat; NOBODY: the table's. label 0: of all labels. */
const struct dice_luck *dice_tally_of(const struct dice_tally *, int seat, int label);
void dice_tally_end(struct dice_tally *);

#endif
