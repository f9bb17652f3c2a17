/* SPDX-License-Identifier: MIT
 * Text as people and mailers write it. All text inside the program is UTF-8; a byte that is not is
 * read as U+FFFD, so no function fails on its input. Columns are those of a fixed font, in which a
 * Chinese letter or an emoji takes two, and a mark none: see base/character.h. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H
#include "base/buf.h"

/* A piece of a string that somebody else owns; no 0 ends it. */
struct span {
	const char *s;
	size_t n;
};

#define SPAN(literal) ((struct span){ literal, sizeof(literal) - 1 })
struct span span_of(const char *s);
struct span span_of_buf(const struct buf *b);  /* good until b changes */
bool span_same(struct span a, struct span b);  /* the same bytes */
bool span_alike(struct span a, struct span b); /* the same ASCII letters in any case */
bool span_is(struct span a, const char *b);
bool span_has_digit(struct span);
bool span_folds(struct span a, const char *b);		   /* equal, the case of A-Z aside */
bool span_folds_one(struct span, const char *const *list); /* to one of a list that NULL ends */
bool span_starts(struct span a, const char *b);		   /* begins with b, case of A-Z aside */
char *span_lower(struct span a); /* returns a string with A-Z made a-z, which the caller frees */
struct span span_trim(struct span a);			 /* without blanks at both ends */
struct span span_bare(struct span a, const char *marks); /* without such bytes at both ends */
/* Returns the first such byte; NULL: there is none, nor is there one in an empty span, which may point
 * nowhere. */
const char *span_find(struct span a, char byte);
/* Cuts the next line off *rest, without its LF or CRLF; false when there is none. */
bool span_line(struct span *rest, struct span *line);
/* Cuts the next word off *rest; blanks part words. Returns false when there is none. */
bool span_word(struct span *rest, struct span *word);
/* Reads a whole number between least and most; false where anything else stands in a. */
bool span_int(struct span a, long long least, long long most, long long *value);

/* The words that begin the lines of an order text's header, in any case. Returns which of them it
 * is; -1: none. */
enum { TEXT_MATCH, TEXT_OPEN, TEXT_SEASON, TEXT_SEAT, TEXT_SEQ, TEXT_SAW, TEXT_NONCE, TEXT_TOKEN };
int text_header_word(struct span word);

/* Returns the code point at s, where n > 0 bytes are, and sets *len to its length. */
uint32_t text_point(const char *s, size_t n, size_t *len);
void text_put(struct buf *b, uint32_t point);
/* Returns whether a point leaves no ink: a blank of any width, or a point that cannot be seen. */
bool text_is_blank(uint32_t point);
size_t text_columns(const char *s, size_t n);

/* Returns how many bytes from s on are text in UTF-8, without zeros: n where all are. */
size_t text_utf8_head(const char *s, size_t n);
/* Returns whether the bytes are text in UTF-8, without zeros. */
bool text_is_utf8(const char *s, size_t n);
/* Appends the canonical text of orders, as tradepost-orders(5) defines it; signatures and hashes of
 * orders are made of this text. Quote marks, blanks at line ends and empty lines are dropped; runs
 * of blanks become one blank; odd blanks, quotes and dashes become plain ones; every line ends in
 * LF. */
void text_canonical(struct buf *out, const char *s, size_t n);

/* Appends s as one printable line of at most `most` columns; "..." follows where more was there.
 * Controls, line ends, points that are invisible or turn the direction, and letters with a heap of
 * marks become '?'. For names, subjects and all else from outside. */
void text_clean(struct buf *out, const char *s, size_t n, size_t most);
/* The same in quotation marks, of at most TEXT_QUOTED columns. */
enum { TEXT_QUOTED = 200 };
void text_quote(struct buf *out, const char *s);
/* Returns whether text_clean would leave s as it is and s has 1 to `most` columns: fit for a
 * name. */
bool text_is_clean(const char *s, size_t n, size_t most);

/* Appends s folded to `width` columns. `first` stands before the first line, `rest` before the
 * others; every line ends in LF. A word longer than a line stays whole, but beside a wide letter a
 * line breaks without a blank. */
void text_wrap(struct buf *out, const char *first, const char *rest, const char *s, size_t n,
	size_t width);

#endif
