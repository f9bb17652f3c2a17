/* SPDX-License-Identifier: MIT
 * The table as one seat knows it, and a guess at the rest.
 *
 * What is always true: it lies as report_read lays it from that seat's report, so that nothing of it depends on
 * what the report does not show. */
#ifndef REPORT_SEEN_H
#define REPORT_SEEN_H
#include "core/table.h"

/* The same seed makes the same guess. The caller frees the table. */
struct table *seen_make(const struct table *, int seat, uint64_t seed);

#endif
