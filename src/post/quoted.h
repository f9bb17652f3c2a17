/* SPDX-License-Identifier: MIT
 * The lines of a mail's text as mail programs show them: how often each is quoted, and what stands
 * behind the quote marks. Spans point into the text. */
#ifndef POST_QUOTED_H
#define POST_QUOTED_H
#include "base/text.h"

/* No words between dashes that mean something are longer than this. */
enum { DASHED_BYTES = 64 };

struct mail_line {
	struct span whole, inside; /* inside: without quote marks and the blanks at both ends */
	int level;		   /* how often the line is quoted */
};

/* Gets the next line of a text and goes behind it. Returns false at the end. */
bool mail_line_next(struct span *rest, struct mail_line *);
/* Returns the length of the blank or invisible point with which a text begins; 0: none. */
size_t quoted_blank(struct span);
/* Finds the words between the dashes of a line, in their canonical form, as some mailers change
 * dashes and blanks. Returns false where there are no dashes, or the words are longer than
 * DASHED_BYTES. */
bool dashed_words(struct span line, char words[DASHED_BYTES]);

#endif
