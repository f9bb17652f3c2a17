/* SPDX-License-Identifier: MIT
 * The season to come, played on a guess at what a report does not show: what check and forecast
 * share.
 *
 * What is always true: nothing but the report and the orders goes in, so nothing that the report
 * hides can come out; chance is thrown by a key of the guess, never the match's; the same guess is
 * the same play. */
#ifndef REPORT_FORESEE_H
#define REPORT_FORESEE_H
#include "core/auto.h"
#include "report/simulate/guess.h"
#include "report/page.h"

struct foresight {
	const struct table *t; /* as report_read gave it */
	const struct report_head *head;
	const struct phrases *phrases;
	struct span orders; /* canonical */
	bool autopilot;	    /* plays the other seats */
	bool silent;	    /* they send no letter; else nobody knows what they send */
	struct buf image;
	struct auto_source pilot[MAXSEATS + 1];
};

/* What is dealt and thrown in one play. */
struct guess {
	uint64_t deal;
	unsigned char secret[SECRET_BYTES];
};

/* All above image is set before. */
void foresee_begin(struct foresight *);
void foresee_end(struct foresight *);
/* The seat's letter, read by itself. */
struct orders *foresee_letter(const struct foresight *);
/* Appends what its header says that does not fit the report; false if it does so. */
bool foresee_header(const struct foresight *, const struct orders *, struct buf *out);
/* The table after the season, with its journal and programs; to be freed by foresee_forget before
 * the next play. */
struct table *foresee_play(struct foresight *, const struct guess *);
void foresee_forget(struct table *);
/* A page of that table for the seat, for what it may read; page_close is due. of outlives it. */
struct page foresee_page(const struct foresight *, const struct table *, struct report_of *of);
/* Why a line of the letter was refused, with its clause, ready to be printed. */
void foresee_refusal(struct page *, const struct line *, struct buf *why);

#endif
