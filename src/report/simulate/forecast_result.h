/* SPDX-License-Identifier: MIT
 * What came of a line in many plays of a season, grouped by what its seat would tell of it.
 *
 * What is always true: where the opening of a report would tell something of the line, its words alone
 * count, as "You took Brogkar d", however the fight went. Two plays with the same words are one
 * outcome, whatever the figures in them: these become ranges. */
#ifndef REPORT_FORECAST_RESULT_H
#define REPORT_FORECAST_RESULT_H
#include "report/page.h"

struct forecast_result {
	char *words; /* with NUMBER_APART where a figure stands */
	char *first; /* as the first play told it, figures and all */
	int n;	     /* number of plays */
	bool leads;  /* the opening would tell it */
	struct number_list least, most;
};

/* What counts where the opening tells nothing: all that was told of the line, or the deed alone without
 * what followed from it. */
enum forecast_result_of { RESULT_ALL, RESULT_DEED };

struct forecast_results {
	struct forecast_result *outcome;
	int n;
	bool leads; /* one of them has a lead */
};

/* Counts what a play told of a line; id: of line_id. */
void forecast_results_add(
	struct forecast_results *, const struct page *, int id, enum forecast_result_of);
/* Those that the opening would tell first, then the most frequent; of equal ones by their words. */
void forecast_results_sort(struct forecast_results *);
/* Returns whether its plays had different figures. */
bool forecast_result_varies(const struct forecast_result *);
/* Appends its words, with the figures as "3" or "14 to 18". */
void forecast_result_say(
	struct buf *, const struct phrase_context *, const struct forecast_result *);
void forecast_results_free(struct forecast_results *);

#endif
