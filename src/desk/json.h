/* SPDX-License-Identifier: MIT
 * Writes what the desk's engine answers as JSON.
 *
 * What is always true: every string is one line of printable UTF-8. Blanks and line ends in it are one blank. */
#ifndef DESK_JSON_H
#define DESK_JSON_H
#include "base/text.h"

/* Append a name with its value, behind a comma where something stands before them in the object. */
void json_text(struct buf *, const char *name, struct span value);
void json_int(struct buf *, const char *name, long long value);
void json_bool(struct buf *, const char *name, bool value);
/* Begins a list or object of that name; one of a list has none (NULL). */
void json_open(struct buf *, const char *name, char bracket);
/* Appends a string of a list. */
void json_item(struct buf *, struct span value);

#endif
