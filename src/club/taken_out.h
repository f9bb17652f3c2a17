/* SPDX-License-Identifier: MIT
 * Lines that an answer takes out of the letter that is in: "cancel 2", as the club's answer numbered them.
 *
 * What is always true: only a `cancel` that ends nothing that stands from before does so, and only where it means one line
 * of that letter. */
#ifndef CLUB_TAKEN_OUT_H
#define CLUB_TAKEN_OUT_H
#include "club/reply.h"
#include "core/program.h"

/* Returns which line of a letter a `cancel` means, which is no standing one: by its words, which may be its first ones
 * alone, or, where the letter is the one that is in, by its number; -1: none, or several. */
int taken_out_line(const struct line *cancel, const struct orders *letter,
	const struct orders *before, const struct names *, bool numbered);
/* The line of an answer that takes out all of the letter that is in. */
#define CANCEL_LETTER "cancel letter"

/* Puts what is left of the letter that is in, in place of lines that do nothing but take out some or all of it. *is: they do.
 * Returns false where the store fails. */
bool taken_out_find(const struct context *, const struct reply *, const struct names *,
	struct buf *lines, bool *is);

#endif
