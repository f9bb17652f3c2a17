/* SPDX-License-Identifier: MIT
 * Playing the seasons of a match again from what was signed, once its secret is shown, and comparing
 * what comes of it with the records: tradepost-record(5), WHAT IS PLAYED AGAIN.
 *
 * What is always true: nothing is played from that no record has the hash of; a season that lacks
 * something is named with what it lacks, and accuses nobody. */
#ifndef PROOF_VERIFY_PLAY_H
#define PROOF_VERIFY_PLAY_H
#include "proof/shelf.h"
#include "proof/verify.h"
#include "core/rules.h"

enum again_state {
	AGAIN_SAME,    /* it was played, and came out as its record says */
	AGAIN_OTHER,   /* it came out otherwise, which is a fault */
	AGAIN_LETTERS, /* letters of some seats are not here */
	AGAIN_BEFORE,  /* the table or the lines before it are not here */
	AGAIN_RULES,   /* this program has not its rules */
	AGAIN_BOX,     /* the box is not here */
	AGAIN_FORM /* its record is of a program that did not say whom the autopilot played for */
};
struct again {
	int season;
	enum again_state state;
	seats missing; /* of AGAIN_LETTERS */
	int reports,
		others;	 /* those that this program makes of it as they were told; and the rest */
	struct buf told; /* of the rest that are here the first line that differs, a line each */
};
/* One for each season that counts, in their order; how many there are. None where the
 * secret is not shown, or a record is missing. */
int verify_play(struct verifying *, struct again **);

void again_free(struct again *, int n);

/* Of a season as it was just played, its programs still in place. given: what the autopilot ordered, by
 * seat. */
void verify_reports(struct verifying *, const struct shelf *, const struct table *,
	const struct paper *record, const struct buf given[], struct again *);

#endif
