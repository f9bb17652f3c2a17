/* SPDX-License-Identifier: MIT
 * The lines of a letter as the answer to it shows them: each as it was written, and below it what would become of it as
 * far as its seat can know. */
#ifndef CLUB_SHOWN_LINES_H
#define CLUB_SHOWN_LINES_H
#include "club/admission.h"

/* Appends the lines of a letter. */
void shown_lines_write(struct buf *, const struct admission *, const struct orders *);
/* Appends orders of the letter's seat as they would go in the open season, whatever became of the letter. Returns false
 * where there are orders and none of them can be done. */
bool shown_lines_anew(struct buf *, const struct admission *, struct span orders);
/* Appends the orders of a letter that is offered to a seat, and beneath each what would keep it from being done. */
void shown_lines_offered(
	struct buf *, const struct context *, const struct seat *, struct span orders);
/* Appends the lines that stand from before and are not cancelled, with what comes before them. */
void shown_lines_stood(struct buf *, const struct texts *, const struct program *);

#endif
