/* SPDX-License-Identifier: MIT
 * A journal in words, as the referee reads it. */
#ifndef CMD_LOG_H
#define CMD_LOG_H
#include "core/orders.h"
#include "core/table.h"

/* A walk through the journal of a table. */
struct logging {
	const struct table *t;
	struct names reader;
	thing *kind; /* of each piece, by its number, at the entry: a later piece may have the same number */
	struct buf line;
};

/* before: the table that the season began with. End it with logging_end. */
void logging_begin(
	struct logging *, const struct table *before, const struct table *, const struct names *);
void logging_end(struct logging *);
/* Goes on to the next entry. */
void logging_pass(struct logging *, const struct entry *);
/* Returns an entry in words, until the next call. */
const char *log_entry(struct logging *, const struct entry *);

#endif
