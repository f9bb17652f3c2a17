/* SPDX-License-Identifier: MIT
 * What one seat's season is played from: the lines of its letter, then the lines that stood before
 * and were not cancelled, each with its result. A line of the letter that equals a standing one
 * changes nothing and is KEPT_LINE; the standing line is played. The journal counts lines by their
 * place in `line`, from 1. */
#ifndef CORE_PROGRAM_H
#define CORE_PROGRAM_H
#include "core/journal.h"
#include "core/orders.h"

struct program {
	struct orders *letter, *stood; /* owned; letter NULL: no letter came */
	int lines;
	struct line **line; /* in the order in which they are tried */
	int behind;	    /* one past the block played last, where follow goes on */
};

/* standing: what program_standing wrote a season ago, "" at first. The program takes over the
 * letter. */
struct program *program_make(
	const struct names *, int season, int seat, struct span standing, struct orders *letter);
/* Returns what stands behind `cancel` in such a line. */
struct span line_cancelled(const struct line *cancel);
/* Returns whether a line `cancel ...` of a letter ends a line that stood: by its number, its words, its question, or as
 * all of them. */
bool line_cancels(const struct line *cancel, const struct line *, const struct names *);
void program_free(struct program *);
/* Returns the line of a number as the journal has it; NULL where the program has no such line. */
struct line *program_line(const struct program *, int number);
/* Sets the results of the lines from the journal of a season that was played before. */
void program_recall(struct program *, int seat, const struct journal *);
/* Returns the place in `line`, from i on, of the next order that stands from now on or waits for a later season;
 * p->lines: none does. The `else` lines below it belong to it. */
int program_stands(const struct program *, int season, int i);
/* Appends the lines that stand from now on or wait for a later season, the newest first. */
void program_standing(const struct program *, int season, struct buf *);

#endif
