/* SPDX-License-Identifier: MIT
 * The mails that a witness gets, one after the other, each in a transaction of its own. */
#ifndef CLUB_WITNESS_RUN_H
#define CLUB_WITNESS_RUN_H
#include "club/work_end.h"

struct witness_run {
	struct club *club; /* the witness's folder */
	long long (*now)(void);
	void (*print)(const char *text); /* shows answers that have no address, and proofs */
	bool cheated;			 /* a referee was caught cheating */
};
/* Answers the mails of the sources named; without names, of the setting `take`, which is there. WORK_SPOILED: a
 * mail could not be read, or not be moved. */
enum work_end witness_run(struct witness_run *, char *const *source, int n, struct buf *why);

#endif
