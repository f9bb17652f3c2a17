/* SPDX-License-Identifier: MIT
 * What other seats must send for the lines of a letter that wait for them, as far as the game knows. */
#ifndef REPORT_PARTNERS_H
#define REPORT_PARTNERS_H
#include "report/simulate/forecast_play.h"

/* Reads from a play of the letter, in which nobody knows what others send, the letters that its waiting lines need, into
 * f->with. Returns whether there is one. */
bool partners_find(struct forecast *, const struct table *played);
void partners_forget(struct forecast *);
/* Appends which lines of other seats a line that waits needs, a sentence each, ready to be printed behind what stands
 * before a line of text; nothing where the game does not know. */
void partners_say(
	const struct phrase_context *, const struct line *, const char *before, struct buf *said);

#endif
