/* SPDX-License-Identifier: MIT
 * A letter with what its lines were surely meant as in their places: what a yes of its player sends. */
#ifndef REPORT_AS_MEANT_H
#define REPORT_AS_MEANT_H
#include "report/simulate/remedies.h"

struct letter_proposal {
	struct orders *orders; /* each line has the number of the line that it was written as */
	int *first; /* by line of the letter: which of those lines is its first; the last is how many there are */
};

/* Reads the letter so. Of a line that has no proposal, or one with a part of it alone, the line itself stays. */
void letter_proposal_read(struct letter_proposal *, const struct table *,
	const struct orders *letter, const struct line_proposal remedy[]);
void letter_proposal_free(struct letter_proposal *);

#endif
