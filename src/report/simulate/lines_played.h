/* SPDX-License-Identifier: MIT
 * In which order a season plays the orders of a letter: its phases decide it, not the letter. */
#ifndef REPORT_LINES_PLAYED_H
#define REPORT_LINES_PLAYED_H
#include "base/buf.h"
#include "core/table.h"

/* Appends the numbers of the lines that a played season did for a seat, in their turn: "3, 1, 2". Appends nothing where
 * the letter has them so as well. */
void lines_played(struct buf *, const struct table *, int seat);

#endif
