/* SPDX-License-Identifier: MIT
 * A journal in words, as the referee reads it. */
#ifndef CMD_LOG_H
#define CMD_LOG_H
#include "core/orders.h"
#include "core/table.h"

/* A walk through the journal of a table. */
struct journal_log {
	const struct table *t;
	struct names reader;
	thing *kind; /* of each piece, by its number, at the entry: a later piece may have the same number */
	struct buf line;
};

/* before: the table that the season began with. End it with journal_log_end. */
void journal_log_begin(struct journal_log *, const struct table *before, const struct table *,
	const struct names *);
void journal_log_end(struct journal_log *);
/* Goes on to the next entry. */
void journal_log_pass(struct journal_log *, const struct entry *);
/* Returns an entry in words, until the next call. */
const char *log_entry(struct journal_log *, const struct entry *);

#endif
