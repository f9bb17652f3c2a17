/* SPDX-License-Identifier: MIT
 * What a season left behind according to its records, see tradepost-record(5): the table, the
 * standing lines of each seat, the day, and with what each seat was played.
 *
 * What is always true: what an amend says replaces what the season's own record says; what the
 * record of an older program leaves out is not compared. Signatures are checked elsewhere. */
#ifndef PROOF_OUTCOME_H
#define PROOF_OUTCOME_H
#include "base/time.h"
#include "core/play.h"
#include "core/tp1.h"

/* Append the line `state` of a table after record `number`, and a line `stands` for each seat.
 * hidden: the secret D of the match. */
void outcome_state(
	struct buf *, const unsigned char hidden[HASH], const struct table *, int number);
void outcome_stands(
	struct buf *, const unsigned char hidden[HASH], const struct table *, int number);

enum outcome_kind {
	BY_UNKNOWN, /* by the autopilot or by nobody */
	BY_NOBODY,
	BY_AUTOPILOT,
	BY_ORDER
};
/* With what a seat was played. */
struct outcome_seat {
	enum outcome_kind by;
	int number;				/* of the record that names the order */
	unsigned char order[HASH];		/* order hash, for BY_ORDER */
	unsigned char stands[HASH], salt[HASH]; /* set where struct outcome has stands */
};
struct outcome {
	bool first;  /* before the set-up: nothing stands */
	bool told;   /* a record was taken */
	bool stands; /* the record has `stands` lines */
	int day;     /* as time_day */
	unsigned char state[HASH], salt[HASH];
	struct outcome_seat seat[MAXSEATS + 1];
};
/* Returns the season that a record is about; -1: it names none. */
int outcome_season(struct span text);
/* Takes the record of a season; then call it for each amend of that season, in order. n: the number
 * of seats; number: that of the record. */
void outcome_take(
	struct outcome *, const unsigned char hidden[HASH], int n, int number, struct span text);
/* Return whether a table, or the standing lines of a seat, are what the season left. */
bool outcome_is_state(const struct outcome *, struct span image);
bool outcome_is_standing(const struct outcome *, int seat, struct span standing);
/* Returns whether a seat was played with the letter of that order hash. order NULL: whether it was
 * played without a letter, by the autopilot (piloted) or by nobody. */
bool outcome_is_by(const struct outcome *, int seat, const unsigned char order[HASH], bool piloted);

#endif
