/* SPDX-License-Identifier: MIT
 * What a season was played from, as the store kept it: the letter of each seat, what stood, and who had
 * the autopilot. */
#ifndef CMD_PLAYED_H
#define CMD_PLAYED_H
#include "cmd/club.h"
#include "core/auto.h"

/* Gives the table the programs and sources of that season. pilot outlives the table's use; the caller
 * frees the programs. False with a reason. */
bool played_from(struct club *, const struct shelf *, const struct match *, struct table *,
	int season, struct auto_source pilot[MAXSEATS + 1], struct buf *why);
/* Frees the programs and the table, which may be NULL. */
void played_free(struct table *);

#endif
