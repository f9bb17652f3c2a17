/* SPDX-License-Identifier: MIT
 * The charter: the settings of one match. Its referee gives them, and all its players may know
 * them.
 *
 * What is always true: a charter is lines NAME=VALUE in struct match, each name of the table in
 * charter.c at most once; a missing name means its default. What charter_set wrote is right; a
 * charter from elsewhere must pass charter_check before it is read. */
#ifndef CLUB_CHARTER_H
#define CLUB_CHARTER_H
#include "store/store.h"

/* Returns the value, or the default; it points into the match or the table. name must be in the
 * table, here and below. */
struct span charter_get(const struct match *, const char *name);
/* Returns the value of a setting that is a number, 0 or more. */
int charter_number(const struct match *, const char *name);
/* Returns whether the value is that word. */
bool charter_is(const struct match *, const char *name, const char *value);

/* Returns whether the charter has a value of its own, be it that of the default. */
bool charter_has(const struct match *, const char *name);

/* Sets a value. Returns false, and changes nothing, with the values it can have. */
bool charter_set(struct match *, struct span name, struct span value, struct buf *why);
/* As charter_set, for a line NAME=VALUE and for several; lines before a wrong one are set. */
bool charter_set_line(struct match *, struct span line, struct buf *why);
bool charter_set_lines(struct match *, struct span lines, struct buf *why);
/* Checks a charter from elsewhere. Returns false with what is wrong. */
bool charter_check(const struct match *, struct buf *why);

/* Appends a line NAME = VALUE for each setting, marking defaults. */
void charter_print(struct buf *, const struct match *);
/* Appends a line NAME=VALUE for each setting, by default, and what else it can be. */
void charter_list(struct buf *);

#endif
