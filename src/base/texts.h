/* SPDX-License-Identifier: MIT
 * Texts: what the program writes to people, each by its name, so that another language needs no C.
 *
 * A line of a file is "NAME: text"; one that begins with a blank continues it, '#' begins a comment.
 * In a text
 *   {match}        is the value of that name
 *   {n:one|more}   chooses. A number takes the first of two choices when it is 1; of three it takes none,
 *                  one, more; of more choices, that of its place from 1 on. A string takes the first
 *                  choice when it is not empty. Choices may hold holes.
 * What is always true: a name stands once, and every brace of a text that was read is closed. A caller
 * that names a text, or a value, that is not there is a bug: tests/tables/texts.sh holds the two
 * against each other. */
#ifndef BASE_TEXTS_H
#define BASE_TEXTS_H
#include "base/text.h"

enum { TEXTS_MOST = 64 * 1024 };

struct texts;

/* A name or a date, made to be passed on at once. */
struct short_text {
	char s[96];
};

struct texts *texts_make(void);
void texts_free(struct texts *);
/* Adds the texts of a file, called by that path where one is wrong; false with a reason. */
bool texts_add(struct texts *, struct span file, const char *path, struct buf *why);
/* Appends a text. form is its name and its values, as "due match=%s season=%d": of conversions there are
 * %s, %d, %zu, %ld and %lld. Before the first blank stands the name, which may hold one %s. */
__attribute__((format(printf, 3, 4))) void texts_say(
	const struct texts *, struct buf *, const char *form, ...);
__attribute__((format(printf, 3, 0))) void texts_vsay(
	const struct texts *, struct buf *, const char *form, va_list);

/* ---- what the phrases of reports share ---- */

/* The lines of a file in memory that may be written to: where a line is continued, the line end goes. */
struct texts_lines {
	char *memory;
	struct span rest;
	int line, next; /* the number of the line that was read, and of the one behind it */
};
struct texts_lines texts_begin(char *memory, size_t n);
/* The next "NAME: text". name.s is NULL where the colon is missing. False at the end. */
bool texts_next(struct texts_lines *, struct span *name, struct span *text);
/* The end of the hole, choice or text that begins at s: at '|' or '}' of its own depth, or end. */
const char *texts_skip(const char *s, const char *end);
/* The brace that closes the hole whose inside begins at s, or end. */
const char *texts_hole(const char *s, const char *end);
/* The choice of that place, counted from 0, among those parted by '|'; the last one where there are
 * fewer. */
struct span texts_choice(struct span choices, int place);
/* How many choices there are. */
int texts_choices(struct span choices);
/* Which of so many choices a number takes. */
int texts_choose(long long number, int choices);

#endif
