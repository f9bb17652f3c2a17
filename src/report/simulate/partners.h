/* SPDX-License-Identifier: MIT
 * What other seats must send for the lines of a letter that wait for them, as far as the game knows. */
#ifndef REPORT_PARTNERS_H
#define REPORT_PARTNERS_H
#include "report/simulate/forecast_play.h"

/* Reads from a play of the letter, in which nobody knows what others send, the letters that its waiting lines need, into
 * f->with. Returns whether there is one. */
bool partners_find(struct forecast *, const struct table *played);
void partners_forget(struct forecast *);
/* Says which lines of other seats a line of that play waits for, ready to be printed; nothing where the game does not know. */
void partners_say(const struct forecast *, const struct phrase_context *, const struct line *,
	struct buf *said);

#endif
