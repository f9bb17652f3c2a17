/* SPDX-License-Identifier: MIT
 * The charter: the settings of one match, which its referee gives and all its players may know.
 * What is always true: it is lines NAME=VALUE in struct match, each name of the table in charter.c
 * at most once; a name that is not there means its default; what charter_set wrote is right, and
 * what came from elsewhere is read only after charter_check found nothing. */
#ifndef CLUB_CHARTER_H
#define CLUB_CHARTER_H
#include "store/store.h"

/* The value, or the default: a piece of the match or of the table. The name must be one of the
 * table; so for the two below. */
struct span charter_get(const struct match *, const char *name);
/* The value of one whose values are whole numbers, at least 0. */
int charter_number(const struct match *, const char *name);
/* Whether the value is that word. */
bool charter_is(const struct match *, const char *name, const char *value);

/* False, with the values it can have: nothing was changed. */
bool charter_set(struct match *, struct span name, struct span value, struct buf *why);
/* The same for a line NAME=VALUE, and for several; where one is wrong, those before it are set. */
bool charter_set_line(struct match *, struct span line, struct buf *why);
bool charter_set_lines(struct match *, struct span lines, struct buf *why);
/* A charter from elsewhere: false, with what is wrong with it. */
bool charter_check(const struct match *, struct buf *why);

/* Appends a line NAME = VALUE for each row of the table, those by default marked so. */
void charter_print(struct buf *, const struct match *);

#endif
