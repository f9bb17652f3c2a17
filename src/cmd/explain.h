/* SPDX-License-Identifier: MIT */
#ifndef CMD_EXPLAIN_H
#define CMD_EXPLAIN_H
#include "cmd/club.h"

/* Appends why a fact of that season came about, as its report to that seat (NOBODY: the public one)
 * numbers it, and nothing that seat may not know. *told: there is such a fact. False with a reason. */
bool explain_fact(struct club *, const struct match *, int season, int seat, int fact, struct buf *,
	bool *told, struct buf *why);

#endif
