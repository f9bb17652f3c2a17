/* SPDX-License-Identifier: MIT
 * What a reader sees as one letter: a point with its marks, or an emoji of several points.
 *
 * What is always true: a character is at least one byte and ends where the text ends or another one
 * begins; its columns are those of a terminal and of a mail in a fixed font, 0 to 2 but for letters
 * that are made of several spacing signs. */
#ifndef BASE_CHARACTER_H
#define BASE_CHARACTER_H
#include "base/text.h"

struct character {
	size_t n; /* bytes */
	size_t columns;
	bool clean;  /* it can be seen, and turns nothing round: see text_clean */
	bool wide;   /* a line may break beside it, as in Chinese, without a blank */
	bool closes; /* it ends what stands before it, as a full stop does: no line begins with it */
};
/* Returns the character at s, where n > 0 bytes are. */
struct character character_at(const char *s, size_t n);
/* Whether a point is a letter or a digit; whether it is a mark of one. */
bool character_is_letter(uint32_t point);
bool character_is_of_letter(uint32_t point);
/* Appends a text in the normal form C, in which a letter with marks has one spelling; bytes that
 * are no text stay. */
void character_normal(struct buf *, struct span);
/* Returns a name in that form, which the caller frees: people who spell it in two ways mean one. */
char *character_name(struct span);

#endif
