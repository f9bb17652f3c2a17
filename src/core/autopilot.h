/* SPDX-License-Identifier: MIT
 * The autopilot: a source that plays a seat whose letter did not come. What is always true: first
 * comes what stands of the seat's own lines; then the forms its game prefers, in that order, each
 * filled with what its fill offers first; only orders that are legal are given; it knows nothing
 * that the seat does not, takes no chance and ends after AUTO_TRIALS. So a season played with it
 * comes out the same again. */
#ifndef CORE_AUTOPILOT_H
#define CORE_AUTOPILOT_H
#include "core/play.h"

/* The most orders looked at whenever a line would be read. */
enum { AUTO_TRIALS = 200 };
/* The first line of what a season is stored as played with, where a seat had the autopilot: a comment
 * to whoever reads it as orders. */
#define AUTO_MARK "# autopilot\n"

struct autopilot {
	struct source source;
	struct buf *given; /* every order it gave, as a line of a letter; NULL: not wanted */
};

/* given is the caller's, and outlives the season. */
void autopilot_make(struct autopilot *, struct buf *given);

#endif
