/* SPDX-License-Identifier: MIT
 * What the records in the store tell of a season, and whether the rest of the store agrees. The next
 * season begins with that, so it is compared before it is played. What is always true: each record
 * that is read is one that the referee signed. */
#ifndef CLUB_RECORD_OUTCOME_H
#define CLUB_RECORD_OUTCOME_H
#include "club/club.h"
#include "proof/outcome.h"

/* Of a season that was played. Nothing is told before the set-up. */
bool record_outcome_read(
	struct store *, const struct match *, int season, struct outcome *, struct buf *why);
/* Whether these lines were left for a seat; whether it was played with that letter, or with none and by
 * the autopilot; and whether the table and the day that the store has are those of the season. False
 * with a reason. */
bool record_outcome_standing(const struct outcome *, const struct match *, int seat,
	struct span standing, struct buf *why);
bool record_outcome_by(const struct outcome *, const struct match *, int seat,
	const struct letter_row *, bool piloted, struct buf *why);
bool record_outcome_is_stored(
	const struct outcome *, struct store *, const struct match *, int season, struct buf *why);

#endif
