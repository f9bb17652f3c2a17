/* SPDX-License-Identifier: MIT
 * Letters in: the mails of one source after the other are kept and answered.
 *
 * What is always true: some letters at a time are taken in one transaction, and the source is told that a
 * letter is kept only when that is durable. A letter that needs what cannot be read, as the store is
 * damaged, stays where it is, and the others are taken. */
#ifndef CLUB_INTAKE_RUN_H
#define CLUB_INTAKE_RUN_H
#include "club/work_end.h"

/* Takes all letters of the sources named; without names, of the setting `take` if there is one. now tells the
 * time of each transaction. */
enum work_end intake_run(
	struct club *, long long (*now)(void), char *const *source, int n, struct buf *why);

#endif
