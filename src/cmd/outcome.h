/* SPDX-License-Identifier: MIT
 * What a season left, as the records of the match have it: the table, what stands for each seat, the day,
 * and who played each seat. The next season begins with that, so what the store has of it is compared
 * before it is played; a record of a program that wrote less is compared as far as it goes.
 *
 * What is always true: an amend of the season counts instead of the season's own record where it says
 * something; each record that is read is one that the referee signed. */
#ifndef CMD_OUTCOME_H
#define CMD_OUTCOME_H
#include "cmd/club.h"

/* Appends the line `state` of a table after record `number`, and the line `stands` of each seat. */
void outcome_state(struct buf *, const struct match *, const struct table *, int number);
void outcome_stands(struct buf *, const struct match *, const struct table *, int number);

enum outcome_by {
	BY_UNKNOWN, /* by the autopilot or nobody */
	BY_NOBODY,
	BY_AUTOPILOT,
	BY_ORDER
};
/* What one seat was played with. */
struct outcome_seat {
	enum outcome_by by;
	unsigned char order[HASH];
	unsigned char stands[HASH], salt[HASH]; /* where struct outcome has stands */
};
struct outcome {
	bool first;  /* it is before the set-up: nothing stands */
	bool told;   /* there are records */
	bool stands; /* they say what stands */
	int day;     /* as time_day */
	unsigned char state[HASH], salt[HASH];
	struct outcome_seat seat[MAXSEATS + 1];
};
/* Of a season that was played; -1, and of protocol TP0: told is false. */
bool outcome_read(
	struct store *, const struct match *, int season, struct outcome *, struct buf *why);
/* Whether that table is what was left; the same of the lines of a seat, false with a reason. */
bool outcome_is_state(const struct outcome *, struct span image);
bool outcome_is_standing(const struct outcome *, const struct match *, int seat,
	struct span standing, struct buf *why);
/* Whether a seat was played with that letter, or with none and by the autopilot. False with a reason. */
bool outcome_is_by(const struct outcome *, const struct match *, int seat,
	const struct letter_row *letter, bool piloted, struct buf *why);
/* Whether the table that the store has after the season is it, and the day. False with a reason. */
bool outcome_is_stored(
	const struct outcome *, struct store *, const struct match *, int season, struct buf *why);

#endif
