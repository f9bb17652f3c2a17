/* SPDX-License-Identifier: MIT
 * Text as people and mailers write it. All text inside the program is UTF-8; a byte that is none is
 * read as U+FFFD, so no function fails on its input. A column is one code point: the program prints
 * only names it was given, and text_clean takes out what has no width or turns the line round. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H
#include "base/buf.h"

/* A piece of somebody else's string: not ended by 0, not owned. */
struct span {
	const char *s;
	size_t n;
};

#define SPAN(literal) ((struct span){ literal, sizeof(literal) - 1 })
struct span span_of(const char *s);
struct span span_of_buf(const struct buf *b); /* until the next change of b */
bool span_same(struct span a, struct span b); /* the same bytes */
bool span_is(struct span a, const char *b);
bool span_folds(struct span a, const char *b);	/* the same but for the case of A-Z */
bool span_starts(struct span a, const char *b); /* begins with b, case of A-Z aside */
char *span_lower(struct span a);		/* a string, A-Z made a-z; the caller's to free */
struct span span_trim(struct span a);		/* without blanks at both ends */
/* Cuts the next line off *rest, without its LF or CRLF; false when there is none. */
bool span_line(struct span *rest, struct span *line);
/* Cuts the next word off *rest; words are parted by blanks. */
bool span_word(struct span *rest, struct span *word);
/* A whole number with nothing behind it, between least and most. */
bool span_int(struct span a, long long least, long long most, long long *value);

/* The code point at s (n > 0 bytes are there), its length in *len. */
uint32_t text_point(const char *s, size_t n, size_t *len);
void text_put(struct buf *b, uint32_t point);
/* Whether a point leaves no ink: a blank of any width, or nothing that is to be seen. */
bool text_is_blank(uint32_t point);
size_t text_columns(const char *s, size_t n);

/* Whether bytes are text in UTF-8: no other bytes, and no zeros. */
bool text_is_utf8(const char *s, size_t n);
/* The canonical text of orders, as tradepost-orders(5) gives it: what a signature may cover and
 * what an order's hash is made of. Quote marks and blanks at line ends go, runs of blanks become
 * one, odd blanks, quotes and dashes become plain ones, empty lines go, every line ends in LF. */
void text_canonical(struct buf *out, const char *s, size_t n);

/* Appends s as one printable line: controls, line ends, invisible and direction-turning points
 * become '?', at most `most` columns, then "...". For names, subjects, anything from outside. */
void text_clean(struct buf *out, const char *s, size_t n, size_t most);
/* True if text_clean would not change it and it has 1 to most columns: fit for a name. */
bool text_is_clean(const char *s, size_t n, size_t most);

/* Appends s folded to `width` columns: first line after `first`, the others after `rest`; every
 * line ends in LF. A word longer than a line is left whole. */
void text_wrap(struct buf *out, const char *first, const char *rest, const char *s, size_t n,
	size_t width);

#endif
