/* SPDX-License-Identifier: MIT
 * A journal in words, as the referee reads it. */
#ifndef CMD_LOG_H
#define CMD_LOG_H
#include "core/orders.h"
#include "core/table.h"

/* Appends an entry of a journal of that table, without a line end. */
void log_entry(struct buf *, const struct table *, const struct names *, const struct entry *);

#endif
