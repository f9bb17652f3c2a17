/* SPDX-License-Identifier: MIT
 * The autopilot: a source that plays a seat whose letter did not come.
 *
 * What is always true: the seat's own standing lines come first, then the forms that the game
 * prefers, in the game's order, each hole filled with the first thing on offer. The autopilot gives
 * legal orders only, knows nothing that the seat does not know, uses no chance, and stops after
 * AUTO_TRIALS. A season played with it therefore comes out the same when it is played again. */
#ifndef CORE_AUTOPILOT_H
#define CORE_AUTOPILOT_H
#include "core/play.h"

/* The most orders that are tried each time a line would be read. */
enum { AUTO_TRIALS = 200 };
/* Begins the stored letter of a seat that the autopilot played. Read as orders, the line is a
 * comment. */
#define AUTO_MARK "# autopilot\n"

struct autopilot {
	struct source source;
	struct buf *given; /* every order given, as lines of a letter; NULL: not wanted */
};

/* given belongs to the caller and must outlive the season. */
void autopilot_make(struct autopilot *, struct buf *given);

#endif
