/* SPDX-License-Identifier: MIT
 * The season to come, played on a guess at what a report does not show: what check and forecast
 * share.
 *
 * What is always true: nothing but the report and the orders goes in, so nothing that the report
 * hides can come out; chance is thrown by a key of the guess, never the match's; the same guess is
 * the same play. */
#ifndef REPORT_FORECAST_PLAY_H
#define REPORT_FORECAST_PLAY_H
#include "core/autopilot.h"
#include "report/simulate/guess.h"
#include "report/page.h"

struct forecast {
	const struct table *t; /* as report_read gave it */
	const struct report_head *head;
	const struct phrases *phrases;
	struct span orders; /* canonical */
	bool autopilot;	    /* plays the other seats */
	bool silent;	    /* they send no letter; else nobody knows what they send */
	struct buf image;
	struct autopilot pilot[MAXSEATS + 1];
};

/* What is dealt and thrown in one play. */
struct guess {
	uint64_t deal;
	unsigned char secret[SECRET_BYTES];
};

/* All above image is set before. */
void forecast_begin(struct forecast *);
void forecast_end(struct forecast *);
/* The seat's letter, read by itself. */
struct orders *forecast_letter(const struct forecast *);
/* Appends what its header says that does not fit the report; false if it does so. */
bool forecast_header(const struct forecast *, const struct orders *, struct buf *out);
/* The table after the season, with its journal and programs; to be freed by forecast_forget before
 * the next play. */
struct table *forecast_play(struct forecast *, const struct guess *);
void forecast_forget(struct table *);
/* A page of that table for the seat, for what it may read; page_close is due. of outlives it. */
struct page forecast_page(const struct forecast *, const struct table *, struct report_input *of);
/* Why a line of the letter was refused, with its clause, ready to be printed. */
void forecast_refusal(struct page *, const struct line *, struct buf *why);

#endif
