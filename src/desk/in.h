/* SPDX-License-Identifier: MIT
 * A desk from inside: for the files of this folder. */
#ifndef DESK_IN_H
#define DESK_IN_H
#include "desk/desk.h"
#include "report/report.h"

struct clauses;
struct forecast_run;

struct desk_bytes {
	char *s; /* NULL: nothing was given */
	size_t n;
};

struct desk {
	struct desk_bytes input[DESK_INPUTS];
	struct buf answer;
	struct report_head head;
	struct box *box;
	struct rules *rules;
	struct clauses *clauses;
	struct phrases *phrases;
	struct forecast_run *run; /* NULL: none is played */
	struct table *t;	  /* NULL: no report is open, and none of the others is there */
};

struct span desk_given(const struct desk *, enum desk_input);
/* Empties the answer. Returns whether a report is open; else the answer says what to do. */
bool desk_is_open(struct desk *);
/* Appends the orders that were given, canonical and without mail commands; of no UTF-8 nothing. */
void desk_orders(const struct desk *, struct buf *);

void desk_forget_forecast(struct desk *);

#endif
