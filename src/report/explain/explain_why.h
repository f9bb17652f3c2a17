/* SPDX-License-Identifier: MIT
 * Why something of a season is as it is, for the seat that may know it: a fact, a line of its orders,
 * a die.
 *
 * What is always true: an explanation holds nothing that its reader's report, his own letter, what he
 * could see before the season and the public records do not hold, so that it can be passed on to him
 * as it is. The one exception is what each side knew, told to NOBODY, who then is the referee. */
#ifndef REPORT_EXPLAIN_WHY_H
#define REPORT_EXPLAIN_WHY_H
#include "core/tp1.h"
#include "report/report.h"

/* What the chance of a season was made of: all of it stands in the season's record. */
struct explain_cast {
	int cast;
	struct tp1_nonce nonce[MAXSEATS + 1]; /* by seat */
	unsigned char before[HASH];	      /* entropy of the cast before; of cast 0 the roster */
	unsigned char entropy[HASH], reveal[HASH];
	struct tp1_nonce witness; /* what he gave to it */
	/* The keys of dice: of open ones everybody can work it out; the hidden one stays here. */
	const struct chance *chance;
};

struct explain_input {
	const struct report_input *report;
	int seat;		    /* who reads; NOBODY: everybody, or the referee */
	const struct table *before; /* the season; NULL: there was nothing to see */
	bool over;		    /* the match is: then nobody is kept from any die */
	struct explain_cast cast;
};

/* Each appends to the buffer; false, and nothing is appended, where the reader has no such thing. */

/* The fact that his report numbers n: its clause, what it followed from, the reader's own order, tests
 * and answers, the dice he saw, what the sides could see of it before the season. */
bool explain_fact(struct buf *, const struct explain_input *, int n);
/* A line of the reader's letter by its number there, or of those that stood by theirs: with its
 * alternatives, how each went and what came of it. */
bool explain_line(struct buf *, const struct explain_input *, bool stood, int number);
/* All dice of the season that the reader saw of a label as records have it: what they were thrown for,
 * and how they follow from the record. */
bool explain_die(struct buf *, const struct explain_input *, struct span label);
/* An element <dice> with all that the reader saw in the season, the number of the fact that each roll
 * was for, and what it was derived from; nothing where he saw none. */
void explain_all_dice(struct buf *xml, const struct explain_input *);

#endif
