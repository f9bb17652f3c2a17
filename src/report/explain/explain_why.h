/* SPDX-License-Identifier: MIT
 * Why a fact, a line of orders or a die of a season is as it is, for a seat that may know.
 *
 * What is always true: an explanation holds only what its reader's report, letter, view before the
 * season and the public records hold, so it can be passed on to the reader. The one exception: the
 * referee, as NOBODY, is told what each side knew. */
#ifndef REPORT_EXPLAIN_WHY_H
#define REPORT_EXPLAIN_WHY_H
#include "core/tp1.h"
#include "report/report.h"

/* What the chance of a season was made of, as the season's record has it. */
struct explain_cast {
	int cast;
	struct tp1_nonce nonce[MAXSEATS + 1]; /* by seat */
	bool keyless[MAXSEATS + 1];	      /* the seat had no key */
	unsigned char before[HASH]; /* entropy of the cast before; before cast 0 the roster */
	unsigned char entropy[HASH], reveal[HASH];
	struct tp1_nonce witness; /* the witness's value */
	/* The key of open dice follows from the record; that of hidden dice is never shown. */
	const struct chance *chance;
};

struct explain_input {
	const struct report_input *report;
	int seat;		    /* who reads; NOBODY: everybody, or the referee */
	const struct table *before; /* the season; NULL: there was nothing to see */
	bool over;		    /* the match is over: all dice may be seen */
	struct explain_cast cast;
};

/* Each appends to the buffer. Where the reader has no such thing, it returns false and appends
 * nothing. */

/* Explains the fact that the reader's report numbers n: clause, causes, the reader's own order with
 * its tests and answers, the dice that the reader saw, and what the sides could see. */
bool explain_fact(struct buf *, const struct explain_input *, int n);
/* Explains a line of the reader's letter, or of the standing lines (stood), by its number there:
 * with its alternatives, how each went and what came of it. */
bool explain_line(struct buf *, const struct explain_input *, bool stood, int number);
/* Explains all dice of a label that the reader saw in the season: what they were thrown for, and
 * how they follow from the record. */
bool explain_die(struct buf *, const struct explain_input *, struct span label);
/* Appends the labels of the dice that the reader saw, each once, "a, b", the first EXPLAIN_LABELS. */
enum { EXPLAIN_LABELS = 12 };
void explain_labels(struct buf *, const struct explain_input *);
/* Appends an element <dice> with all dice that the reader saw: the fact each roll was for, and what
 * it follows from. Appends nothing where there are none. */
void explain_all_dice(struct buf *xml, const struct explain_input *);

#endif
