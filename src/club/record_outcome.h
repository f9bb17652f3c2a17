/* SPDX-License-Identifier: MIT
 * What the records in the store say of a season, and whether the rest of the store agrees. It is
 * compared before the next season is played on it. What is always true: each record that is read
 * was signed by the referee. */
#ifndef CLUB_RECORD_OUTCOME_H
#define CLUB_RECORD_OUTCOME_H
#include "club/club.h"
#include "proof/outcome.h"

/* Reads what a season left; nothing before the set-up. */
bool record_outcome_read(const struct context *, int season, struct outcome *);
/* Return whether a seat was left these lines; was played with that letter, or without one and by
 * the autopilot; whether the stored table and day are those of the season. False with a reason. */
bool record_outcome_standing(
	const struct outcome *, const struct context *, int seat, struct span standing);
bool record_outcome_by(const struct outcome *, const struct context *, int seat,
	const struct letter_row *, bool piloted);
bool record_outcome_is_stored(const struct outcome *, const struct context *, int season);

#endif
