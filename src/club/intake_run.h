/* SPDX-License-Identifier: MIT
 * Letters in: the mails of one source after the other are kept and answered.
 *
 * What is always true: some letters at a time are taken in one transaction, and the source is told that a
 * letter is kept only when that is durable. A letter that needs what cannot be read, as the store is
 * damaged, stays where it is, and the others are taken. */
#ifndef CLUB_INTAKE_RUN_H
#define CLUB_INTAKE_RUN_H
#include "club/intake.h"
#include "club/work_end.h"

struct intake_run {
	struct club *club;
	long long (*now)(void);	     /* tells the time of each transaction */
	struct intake_counts counts; /* of all that was taken */
};
/* Takes all letters of the sources named; without names, of the setting `take` if there is one. */
enum work_end intake_run(struct intake_run *, char *const *source, int n, struct buf *why);

#endif
