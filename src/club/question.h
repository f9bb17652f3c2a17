/* SPDX-License-Identifier: MIT
 * What a seat's player is asked about their letters, in whatever mail. */
#ifndef CLUB_QUESTION_H
#define CLUB_QUESTION_H
#include "club/club.h"

/* Returns whether the season waits for the answer. asked: as deadline_asks gets it. */
bool question_waits(const struct context *, const struct letter_row *asked);
/* Returns the key of the subject that asks; NULL: yes says nothing. stands: a letter of the seat is in. */
const char *question_subject(const struct context *, const struct letter_row *asked, bool stands);
/* Appends the letter that a yes sends, with what would keep a line of it from being done, and what stands until then. */
void question_offer(struct buf *, const struct context *, const struct seat *,
	const struct letter_row *asked, bool stands);
/* Appends a line of a letter, set apart. */
void question_line(struct buf *, struct span line);
/* Appends the lines of the letter that its player may want to write anew. Returns whether there are any. */
bool question_lines(struct buf *, const struct context *, const struct seat *, const struct names *,
	const struct letter_row *asked);
/* Appends the question, behind an empty line; nothing where the season does not wait for its answer. */
void question_say(struct buf *, const struct context *, const struct seat *,
	const struct letter_row *asked, bool stands);

#endif
