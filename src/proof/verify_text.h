/* SPDX-License-Identifier: MIT
 * What a verification came to, in words for people: what is proven, what is not and what that would take,
 * and what is wrong. What is always true: a line is of 72 columns at most, and nothing in it that came
 * from a paper is longer than its line. */
#ifndef PROOF_VERIFY_TEXT_H
#define PROOF_VERIFY_TEXT_H
#include "proof/verify_play.h"

/* Appends all of it. again: what verify_play gave of that many seasons. */
void verify_text(
	struct buf *, const struct verification *, const struct replay *again, int seasons);

/* Appends a paragraph that begins with `first`. */
__attribute__((format(printf, 3, 4))) void verify_say(
	struct buf *, const char *first, const char *form, ...);
/* Appends each line of a list so. */
void verify_say_lines(struct buf *, const char *first, const struct buf *list);

#endif
