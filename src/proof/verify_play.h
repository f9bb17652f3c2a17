/* SPDX-License-Identifier: MIT
 * Plays the seasons of a match again from what was signed, once the secret is shown, and compares
 * the results with the records: tradepost-record(5), WHAT IS PLAYED AGAIN.
 *
 * What is always true: only what a record has the hash of is used. A season that lacks something is
 * named with what it lacks, and accuses nobody. */
#ifndef PROOF_VERIFY_PLAY_H
#define PROOF_VERIFY_PLAY_H
#include "proof/edition.h"
#include "proof/verify.h"
#include "core/rules.h"

enum replay_state {
	REPLAY_SAME,	/* played, with the result that its record has */
	REPLAY_OTHER,	/* played, with another result, which is a fault */
	REPLAY_LETTERS, /* letters of some seats are missing */
	REPLAY_BEFORE,	/* the table or the standing lines before it are missing */
	REPLAY_RULES,	/* this program lacks its rules */
	REPLAY_BOX,	/* the box is missing */
	/* its record does not say for whom the autopilot played, as an older program wrote it */
	REPLAY_FORM
};
struct replay {
	int season;
	enum replay_state state;
	seats missing;	 /* for REPLAY_LETTERS */
	int reports;	 /* number that this program words as they were sent */
	int others;	 /* number of the rest */
	int unnamed;	 /* number that nothing can be said of, as players are not named here */
	struct buf told; /* the first line that differs in each of the others that is here */
};
/* Plays all seasons that count and allocates one struct replay each. Returns their number: 0 where
 * the secret is not shown, or a record is missing. */
int verify_play(struct verification *, struct replay **);

void replay_free(struct replay *, int n);

/* Compares the reports of a season that was just played, its programs still in place. before: as it began,
 * NULL for the set-up. given: what the autopilot ordered, by seat. */
void verify_reports(struct verification *, const struct edition *, const struct table *before,
	const struct table *, const struct paper *record, const struct buf given[],
	struct replay *);

#endif
