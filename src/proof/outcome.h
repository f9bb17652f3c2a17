/* SPDX-License-Identifier: MIT
 * What a season left, as its records have it, see tradepost-record(5): the table, what stands for each
 * seat, the day, and who played each seat.
 *
 * What is always true: an amend of the season counts instead of the season's own record where it says
 * something; a record of a program that wrote less is compared as far as it goes. Nothing here asks
 * who signed it. */
#ifndef PROOF_OUTCOME_H
#define PROOF_OUTCOME_H
#include "base/time.h"
#include "core/play.h"
#include "core/tp1.h"

/* Appends the line `state` of a table after record `number`, and the line `stands` of each seat. hidden:
 * the secret D. */
void outcome_state(
	struct buf *, const unsigned char hidden[HASH], const struct table *, int number);
void outcome_stands(
	struct buf *, const unsigned char hidden[HASH], const struct table *, int number);

enum outcome_kind {
	BY_UNKNOWN, /* by the autopilot or nobody */
	BY_NOBODY,
	BY_AUTOPILOT,
	BY_ORDER
};
/* What one seat was played with. */
struct outcome_seat {
	enum outcome_kind by;
	int number;				/* of the record that tells of the order */
	unsigned char order[HASH];		/* of BY_ORDER */
	unsigned char stands[HASH], salt[HASH]; /* where struct outcome has stands */
};
struct outcome {
	bool first;  /* it is before the set-up: nothing stands */
	bool told;   /* a record was taken */
	bool stands; /* it says what stands */
	int day;     /* as time_day */
	unsigned char state[HASH], salt[HASH];
	struct outcome_seat seat[MAXSEATS + 1];
};
/* The season that a record is about; -1: it does not say. */
int outcome_season(struct span text);
/* Takes what a record of the season says, and then each amend of it, in their order. */
void outcome_take(
	struct outcome *, const unsigned char hidden[HASH], int n, int number, struct span text);
/* Whether that table, or these lines for a seat, are what was left. */
bool outcome_is_state(const struct outcome *, struct span image);
bool outcome_is_standing(const struct outcome *, int seat, struct span standing);
/* Whether a seat was played with that letter, NULL: with none, and by the autopilot or nobody. */
bool outcome_is_by(const struct outcome *, int seat, const unsigned char order[HASH], bool piloted);

#endif
