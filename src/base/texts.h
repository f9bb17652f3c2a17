/* SPDX-License-Identifier: MIT
 * The texts that the program writes to people, each by its name, so that another language needs no
 * C.
 *
 * A line of a file is "NAME: text"; a line that begins with a blank continues it, and '#' begins a
 * comment. In a text
 *   {match}        stands for the value of that name
 *   {n:one|more}   chooses. Of two choices a number takes the first when it is 1; of three it takes
 *                  none, one, more; of more it takes the choice at its position, from 1. A string
 *                  takes the first choice when it is not empty. Choices may hold holes.
 *
 * What is always true: no two texts share a name, and every brace of a text that was read is
 * closed. A text of another language has the name and the holes of an English one, and where it
 * has none the English one is said. To name a text or a value that is not there is a bug;
 * tests/tables/texts.sh finds such names. */
#ifndef BASE_TEXTS_H
#define BASE_TEXTS_H
#include "base/text.h"

enum { TEXTS_MOST = 64 * 1024, LANGUAGE_BYTES = 16 };

struct texts;

/* A name or a date, made to be passed on at once. */
struct short_text {
	char s[96];
};

/* Returns whether a language can be called so: letters a to z, and parts of letters and digits behind
 * a '-', as de or pt-br. */
bool texts_is_language(struct span name);
/* Makes a language without texts yet. english: what it takes from English, which must outlive it; NULL:
 * it is English. */
struct texts *texts_make(const char *language, const struct texts *english);
void texts_free(struct texts *);
/* Returns what the language is called, as en. */
const char *texts_language(const struct texts *);
/* Adds the texts of a file; path names the file in the reason. Returns false with the reason where
 * one is wrong; those that are right are added all the same. */
bool texts_add(struct texts *, struct span file, const char *path, struct buf *why);
/* Appends a text. form is the name of the text and its values, as "due match=%s season=%d", with
 * the conversions %s, %.*s, %d, %zu, %ld and %lld. The name, up to the first blank, may hold one %s. */
__attribute__((format(printf, 3, 4))) void texts_say(
	const struct texts *, struct buf *, const char *form, ...);
__attribute__((format(printf, 3, 0))) void texts_vsay(
	const struct texts *, struct buf *, const char *form, va_list);
/* As texts_say, as a paragraph of 72 columns. */
__attribute__((format(printf, 3, 4))) void texts_tell(
	const struct texts *, struct buf *, const char *form, ...);
__attribute__((format(printf, 3, 0))) void texts_vtell(
	const struct texts *, struct buf *, const char *form, va_list);

/* ---- what the phrases of reports share ---- */

/* The lines of a file in memory that may be changed: the line ends in a continued line become
 * blanks. */
struct texts_lines {
	char *memory;
	struct span rest;
	int line, next; /* number of the line that was read, and of the next one */
};
struct texts_lines texts_begin(char *memory, size_t n);
/* Gets the next "NAME: text"; name.s is NULL where the colon is missing. Returns false at the
 * end. */
bool texts_next(struct texts_lines *, struct span *name, struct span *text);
/* Returns the end of the hole, choice or text that begins at s: the next '|' or '}' of the same
 * depth, or end. */
const char *texts_skip(const char *s, const char *end);
/* Returns the brace that closes the hole whose inside begins at s, or end, and gets the number of its choices. */
const char *texts_hole(const char *s, const char *end, int *choices);
/* Returns the choice at a place, counted from 0, among those parted by '|'; the last where there
 * are fewer. */
struct span texts_choice(struct span choices, int place);
/* Returns which of that many choices a number takes. */
int texts_choose(long long number, int choices);

#endif
