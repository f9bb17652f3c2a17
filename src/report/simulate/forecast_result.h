/* SPDX-License-Identifier: MIT
 * What came of a line in many plays of a season, grouped by what its seat would tell of it.
 *
 * What is always true: what a forecast says of facts alone counts, as "You took Brogkar d", however the fight went. Two
 * plays with the same words are one outcome, whatever the figures in them: these become ranges. */
#ifndef REPORT_FORECAST_RESULT_H
#define REPORT_FORECAST_RESULT_H
#include "report/page.h"

struct forecast_result {
	char *words; /* with NUMBER_APART where a figure stands; "": there is nothing to tell */
	char *first; /* as the first play told it, figures and all */
	int n;	     /* number of plays */
	struct number_list least, most;
};

struct forecast_results {
	struct forecast_result *outcome;
	int n;
};

/* Counts what a play told of a line; id: of line_id. */
void forecast_results_add(struct forecast_results *, const struct page *, int id);
/* Those with something to tell first, then the most frequent; of equal ones by their words. */
void forecast_results_sort(struct forecast_results *);
/* Appends its words, with the figures as "3" or "14 to 18". */
void forecast_result_say(
	struct buf *, const struct phrase_context *, const struct forecast_result *);
/* Appends "3", or "14 to 18". */
void forecast_figure(struct buf *, const struct phrase_context *, long long least, long long most);
void forecast_results_free(struct forecast_results *);

#endif
