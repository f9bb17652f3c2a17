/* SPDX-License-Identifier: MIT
 * What the records in the store say of a season, and whether the rest of the store agrees. It is
 * compared before the next season is played on it. What is always true: each record that is read
 * was signed by the referee. */
#ifndef CLUB_RECORD_OUTCOME_H
#define CLUB_RECORD_OUTCOME_H
#include "club/club.h"
#include "proof/outcome.h"

/* Reads what a season left; nothing before the set-up. */
bool record_outcome_read(
	struct store *, const struct match *, int season, struct outcome *, struct buf *why);
/* Return whether a seat was left these lines; was played with that letter, or without one and by
 * the autopilot; whether the stored table and day are those of the season. False with a reason. */
bool record_outcome_standing(const struct outcome *, const struct match *, int seat,
	struct span standing, struct buf *why);
bool record_outcome_by(const struct outcome *, const struct match *, int seat,
	const struct letter_row *, bool piloted, struct buf *why);
bool record_outcome_is_stored(
	const struct outcome *, struct store *, const struct match *, int season, struct buf *why);

#endif
