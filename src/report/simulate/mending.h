/* SPDX-License-Identifier: MIT
 * A line that is no order while it is mended: the orders that it may become, each tried in its place. */
#ifndef REPORT_MENDING_H
#define REPORT_MENDING_H
#include "core/form.h"
#include "report/simulate/forecast_play.h"

/* The most orders that are begun for a line, and names that are listed. */
enum { BEGUN = 300, LISTED = 8 };

struct line_repair {
	const struct forecast *f;
	const struct table *ahead; /* from which orders are offered */
	struct names names;
	struct line *line;	  /* of the letter that came in: f's is a copy */
	int nth;		  /* which of its lines, from 0 */
	struct buf *said, *meant; /* of the line */
	bool *some;		  /* what is meant has not all that the line says */
	struct buf *
		refusal; /* the order that was played last would be refused, in one line; empty: it would not */
	int n; /* orders that the line may have been meant to become */
	struct order_head {
		struct order o;
		bool listed; /* its last part is a name, of those that may stand there, or it has none */
		bool likely; /* what was found for it was tried, or is never refused */
	} * begun;
	struct order *found; /* of each, as it would be done; form 0: it would not */
};

int mending_season(const struct line_repair *);
int mending_seat(const struct line_repair *);
/* Returns whether an order in the place of the line is not refused, as it is not in what is played first or later; else
 * m->refusal says why. */
bool mending_goes(const struct line_repair *, const struct order *);
/* Finds all orders that begin with these words; without words, one of each form. */
void mending_find(struct line_repair *, const struct line_words *);
/* Returns where the order of a line begins; of one with a condition that cannot be read, where that does. NULL: it is
 * of another kind. */
const char *mending_begins(const struct line *);
/* Writes an order as the whole line, with the tests and signs before it. */
void mending_write(struct buf *, const struct line_repair *, const struct order *);
/* Appends the first of the orders found that goes. Returns whether one does. */
bool mending_example(struct buf *, const struct line_repair *);
/* Lists the names with which the line can go on, each once. Returns how many there are. */
int mending_names(struct buf *list, const struct line_repair *);

#endif
