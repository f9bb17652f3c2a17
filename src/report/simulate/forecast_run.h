/* SPDX-License-Identifier: MIT
 * A forecast while it is played: what became of each line, and of the numbers that the seat sees of itself.
 *
 * What is always true: only what the seat would be told or see of itself is counted. The same report, letter and seed give
 * the same counts, in however many steps they are played. */
#ifndef REPORT_FORECAST_RUN_H
#define REPORT_FORECAST_RUN_H
#include "report/simulate/forecast_play.h"
#include "report/simulate/forecast_result.h"

/* A line's result; or, where it is R_DONE, but for a part of it, IN_PART. */
enum { IN_PART = R_CANCEL_NOTHING + 1, RESULTS };

struct forecast_line {
	int result[RESULTS];	      /* in how many plays */
	struct buf refusal;	      /* why it was first refused */
	struct forecast_results came; /* of the plays in which it was done */
};

/* A number that the seat sees of itself. */
struct forecast_number {
	enum {
		POINTS,
		PLACE_HELD,
		SPACES_HELD,
		DIAL,
		ON_MAP,
		IN_ZONE,
		OF_FIELD,
		OF_TABLE_DIAL
	} what;
	int which;   /* a dial, a kind, a zone, a field */
	long now;    /* as the report has it */
	long *after; /* of each play */
};

struct forecast_run {
	struct forecast f;
	int times, played, lines, numbers;
	unsigned char seed[HASH];
	struct orders *letter;
	struct forecast_line *line;
	struct forecast_number *number;
	struct phrase_context voice;
};

/* Begins what report_forecast plays: see there. The table, the head and the phrases live longer. Returns false where the
 * match is over, and nothing can be played. Call forecast_run_end in every case. */
bool forecast_run_begin(struct forecast_run *, const struct table *, const struct report_head *,
	const struct phrases *, struct span orders, int times, bool autopilot,
	const unsigned char seed[HASH]);
/* Plays on, so often at most. */
void forecast_run_play(struct forecast_run *, int most);
void forecast_run_end(struct forecast_run *);
/* Appends what a number is called. */
void forecast_number_name(
	struct buf *, const struct forecast_run *, const struct forecast_number *);
/* Sorts what a number was after the plays. */
void forecast_number_sort(const struct forecast_run *, struct forecast_number *);

#endif
