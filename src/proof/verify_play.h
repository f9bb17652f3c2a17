/* SPDX-License-Identifier: MIT
 * Playing the seasons of a match again from what was signed, once its secret is shown, and comparing
 * what comes of it with the records: tradepost-record(5), WHAT IS PLAYED AGAIN.
 *
 * What is always true: nothing is played from that no record has the hash of; a season that lacks
 * something is named with what it lacks, and accuses nobody. */
#ifndef PROOF_VERIFY_PLAY_H
#define PROOF_VERIFY_PLAY_H
#include "proof/edition.h"
#include "proof/verify.h"
#include "core/rules.h"

enum replay_state {
	REPLAY_SAME,	/* it was played, and came out as its record says */
	REPLAY_OTHER,	/* it came out otherwise, which is a fault */
	REPLAY_LETTERS, /* letters of some seats are not here */
	REPLAY_BEFORE,	/* the table or the lines before it are not here */
	REPLAY_RULES,	/* this program has not its rules */
	REPLAY_BOX,	/* the box is not here */
	REPLAY_FORM /* its record is of a program that did not say whom the autopilot played for */
};
struct replay {
	int season;
	enum replay_state state;
	seats missing; /* of REPLAY_LETTERS */
	int reports,
		others;	 /* those that this program makes of it as they were told; and the rest */
	struct buf told; /* of the rest that are here the first line that differs, a line each */
};
/* One for each season that counts, in their order; how many there are. None where the
 * secret is not shown, or a record is missing. */
int verify_play(struct verification *, struct replay **);

void replay_free(struct replay *, int n);

/* Of a season as it was just played, its programs still in place. given: what the autopilot ordered, by
 * seat. */
void verify_reports(struct verification *, const struct edition *, const struct table *,
	const struct paper *record, const struct buf given[], struct replay *);

#endif
