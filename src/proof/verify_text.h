/* SPDX-License-Identifier: MIT
 * The result of a verification in words: what is proven, what is not and what that would take, and
 * what is wrong. What is always true: lines have at most 72 columns, and text from papers never
 * runs beyond its line. */
#ifndef PROOF_VERIFY_TEXT_H
#define PROOF_VERIFY_TEXT_H
#include "proof/verify_play.h"

/* Appends the whole text. again: what verify_play made, of n seasons. */
void verify_text(
	struct buf *, const struct verification *, const struct replay *again, int seasons);

__attribute__((format(printf, 3, 4))) void verify_say(
	struct buf *, const char *first, const char *form, ...);
/* Appends each line of a list as such a paragraph. */
void verify_say_lines(struct buf *, const char *first, const struct buf *list);

#endif
