/* SPDX-License-Identifier: MIT
 * What one seat's season is played from: its letter's lines, then those that stood before and were
 * not cancelled, each with how it went. A letter's line equal to one that stood changes nothing and
 * is KEPT_LINE; the one that stood is played. Numbers of lines in the journal count `line` from 1. */
#ifndef CORE_PROGRAM_H
#define CORE_PROGRAM_H
#include "core/journal.h"
#include "core/orders.h"

struct program {
	struct orders *letter, *stood; /* owned; letter NULL: none came */
	int lines;
	struct line **line; /* in the order they are tried */
	int behind;	    /* the block next played, and one: where follow goes on */
};

/* standing: the text program_standing gave a season ago, "" at first. Takes over the letter. */
struct program *program_make(
	const struct names *, int season, int seat, struct span standing, struct orders *letter);
void program_free(struct program *);
/* The line of that number, as the journal has it; NULL where the program has none. */
struct line *program_line(const struct program *, int number);
/* Sets how its lines went in a season that was played before, by that season's journal. */
void program_recall(struct program *, int seat, const struct journal *);
/* The lines that stand from now on, or wait for a later season: the newest first. */
void program_standing(const struct program *, int season, struct buf *);

#endif
