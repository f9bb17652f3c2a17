/* SPDX-License-Identifier: MIT
 * The docket of a match: what its players dispute, and how the referee ruled.
 *
 * What is always true: a fact is told to a reader only as the reader's own report has it. An open
 * dispute concerns only its seat and the referee. A ruling is public, apart from the fact and the
 * player's words, which all may read when the match is over. A ruling stands until the referee takes it
 * back, which is a record as well: of the records of a dispute the last one holds. */
#ifndef CLUB_DISPUTE_H
#define CLUB_DISPUTE_H
#include "club/club.h"
#include "core/autopilot.h"

enum { RULING_BYTES = 4000 };

/* The season of a fact, as it was played, ready for report_said and the like. */
struct dispute_season {
	struct table *table;
	struct autopilot pilot[MAXSEATS + 1];
	struct report_input of;
};
/* Opens a season; false with a reason. Call disputed_close in every case. */
bool disputed_open(struct dispute_season *, const struct context *, int season);
void disputed_close(struct dispute_season *);

/* Gets the dispute of a number. */
enum found dispute_find(const struct context *, int number, struct dispute_row *);
/* Returns whether a reader may read of a dispute; reader NOBODY: the referee. */
bool dispute_is_read_by(const struct dispute_row *, int reader);
/* Appends a line for each dispute that the reader may read, open ones first. */
bool dispute_list(const struct context *, int reader, struct buf *);
/* Appends all that the reader may know of a dispute; for the referee also why the fact came about,
 * and whether its season comes out the same when played again. */
bool dispute_print(const struct context *, const struct dispute_row *, int reader, struct buf *);

/* Files a dispute and mails it to the referee, with what is needed to settle it. Sets number. The
 * caller commits; so below. */
bool dispute_file(const struct context *, const struct seat *, struct dispute_row *);
/* Saves a dispute with its ruling, adds a record, and mails it to all who were told the fact. */
bool dispute_rule(const struct context *, const struct dispute_row *);
/* Takes the ruling of a dispute back, so that it is open again: keeps that, adds a record with the reason, and
 * mails it to all who were mailed the ruling. */
bool dispute_take_back(const struct context *, const struct dispute_row *, const char *reason);

#endif
