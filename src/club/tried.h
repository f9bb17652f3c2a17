/* SPDX-License-Identifier: MIT
 * The lines of a letter tried as its own seat sees the match: what would be refused if nothing came between.
 *
 * What is always true: nothing goes in but what the last report of the seat could show, before the first one the
 * board as the box has it, so nothing hidden comes out; what depends on what is hidden, on chance or on others is
 * not called refused. It is tried in a process of its own, so that no letter holds up others. */
#ifndef CLUB_TRIED_H
#define CLUB_TRIED_H
#include "club/club.h"
#include "report/report.h"

/* The lines of a letter's orders as they were tried. */
struct line_list {
	int n;
	int refused; /* number of those that would be refused, and no alternative below them done */
	int partly;  /* number of those of which a part would be refused */
	struct line_verdict *line; /* [n + 1]; the last is of no line */
};
/* Tries a seat's orders for the open season, of which there are n lines. as_meant: see report_line_verdicts. read: the same as
 * they were read; NULL: they were not. Where nothing can be told, no line would be refused. */
void tried_make(struct line_list *, const struct context *, const struct seat *, struct span orders,
	bool as_meant, int n, const struct orders *read);
void tried_free(struct line_list *);
/* Appends what forecast says of a seat's orders for the open season, played that many times. Returns false
 * where that cannot be told. */
bool tried_forecast(
	const struct context *, const struct seat *, struct span orders, int times, struct buf *);

#endif
