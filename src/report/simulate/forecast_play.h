/* SPDX-License-Identifier: MIT
 * Plays the next season, or the set-up, on a guess at what a report does not show, for check and forecast.
 *
 * What is always true: only the report and the orders go in, so nothing hidden can come out. Chance
 * comes from a key of the guess, never from the match's. The same guess gives the same play. */
#ifndef REPORT_FORECAST_PLAY_H
#define REPORT_FORECAST_PLAY_H
#include "core/autopilot.h"
#include "report/guess.h"
#include "report/page.h"

/* What plays of other letters on the same guesses need not deal anew. */
struct forecast_tables {
	struct guess_table bare;
	struct table *dealt[REPORT_GUESSES
		+ 1]; /* by what is dealt: the tables as they were dealt first */
};

/* Of a place that the seat sees as a band: how many pieces the deals so far laid there. */
struct forecast_spot {
	thing at;
	int least, most; /* most 0: nothing was dealt yet */
};

struct forecast {
	const struct table *t; /* as report_read made it; next 0: the board before the set-up */
	const struct report_head *head;
	const struct phrases *phrases;
	const struct orders *letter; /* the seat's, not played; lives longer than what is played */
	bool autopilot;		     /* plays the other seats */
	bool silent; /* the other seats send no letter; else it is unknown what they send */
	bool joined; /* they send these letters; NULL: as it is said above */
	struct orders *with[MAXSEATS + 1];
	struct autopilot pilot[MAXSEATS + 1];
	struct forecast_tables *deals; /* NULL: each play deals anew */
	struct forecast_spot *spot;    /* of the places that are watched */
	int spots;
};

/* What one play is dealt and thrown from. */
struct guess {
	uint64_t deal;
	unsigned char secret[SECRET_BYTES];
};

/* Reads a letter, for that member. */
struct orders *forecast_letter(const struct table *, struct span canonical);
/* Appends what in its header does not fit the report. Returns whether all fits. */
bool forecast_header(const struct forecast *, struct buf *out);
/* Returns how many guesses are played before a line is said to be refused in all: REPORT_GUESSES. In the set-up those
 * who come first choose first, and nobody knows who will, so that it is played until each seat was first more than
 * once. */
int forecast_guesses(const struct forecast *);
/* Returns the table after the season, to be read until forecast_forget; call that before another
 * play. */
struct table *forecast_play(struct forecast *, const struct guess *);
void forecast_forget(struct table *);
/* Frees the tables that were dealt. */
void forecast_forget_deals(struct forecast *);
/* Makes a page of that table for the seat; call page_close afterwards. `of` must live as long. */
struct page forecast_page(const struct forecast *, const struct table *, struct report_input *of);
/* Returns what became of a line: one whose order was paid for in vain was refused. */
enum line_result forecast_line_result(const struct page *, const struct line *);
/* Says why a line was refused, with its clause, ready to be printed. What an earlier play said
 * stays. Returns whether it said the same. */
bool forecast_refusal(struct page *, const struct line *, struct buf *refusal);
/* Says so what ended the turn before a line. Returns whether something did. */
bool forecast_halt(struct page *, const struct line *, struct buf *refusal);
/* Says so what came to nothing of a line that was done; NULL: of what no line orders, unless the seat has said what it
 * wants there. Returns whether something did, and what an earlier play said is the same. */
bool forecast_vain(struct page *, const struct line *, struct buf *vain);
/* Says what the game remarks on an order. */
void forecast_remarks(const struct page *, const struct line *, struct buf *said);

#endif
