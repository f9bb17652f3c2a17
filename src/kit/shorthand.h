/* SPDX-License-Identifier: MIT
 * Words of a line, for games that read a shorthand. */
#ifndef KIT_SHORTHAND_H
#define KIT_SHORTHAND_H
#include <stdbool.h>

/* The size of the buffer for a word, with its final 0. */
enum { WORD_MOST = 24 };

/* Copies the next word of a line in small letters, without a mark at its end. Returns what is behind it; NULL: there is
 * no word, or one that does not fit. */
const char *kit_next_word(const char *line, char word[WORD_MOST]);
/* Returns whether a word is one of some, which are parted by blanks, with one before and behind. */
bool kit_among(const char *words, const char *word);
/* Returns whether nothing but blanks is left of a line. */
bool kit_line_ends(const char *line);

#endif
