/* SPDX-License-Identifier: MIT
 * The docket of a match: what its players dispute, and how the referee ruled.
 *
 * What is always true: a fact is told to each reader as his own report has it, and to nobody else.
 * Before it is ruled a dispute is its seat's and the referee's; then it is public but for the fact
 * and for what the player wrote of it, which all may read when the match is over. A ruling stands. */
#ifndef CLUB_DISPUTE_H
#define CLUB_DISPUTE_H
#include "club/club.h"
#include "core/autopilot.h"

enum { RULING_BYTES = 4000 };

/* The season of a fact, as it was played: ready for report_said and its like. */
struct dispute_season {
	struct table *table;
	struct autopilot pilot[MAXSEATS + 1];
	struct report_input of;
};
/* False with a reason; close is due in every case. */
bool disputed_open(struct dispute_season *, const struct context *, int season);
void disputed_close(struct dispute_season *);

/* The dispute of that number; false without a sentence where there is none. */
bool dispute_find(const struct context *, int number, struct dispute_row *);
/* Whether a seat may read of it; NOBODY is the referee, so for all these. */
bool dispute_is_read_by(const struct dispute_row *, int reader);
/* Appends a line for each that the reader may read, those that are open first. */
bool dispute_list(const struct context *, int reader, struct buf *);
/* Appends all that the reader may know of one; for the referee also why the fact came about, and
 * whether its season comes out the same when it is played again. */
bool dispute_print(const struct context *, const struct dispute_row *, int reader, struct buf *);

/* Puts it on the docket and mails it to the referee, with what he needs to settle it. Sets number;
 * the caller's transaction makes it lasting, so for the next. */
bool dispute_file(const struct context *, const struct seat *, struct dispute_row *);
/* Keeps the ruling that was written into it, adds it to the records, and mails it to all who were told
 * the fact. */
bool dispute_rule(const struct context *, const struct dispute_row *);

#endif
