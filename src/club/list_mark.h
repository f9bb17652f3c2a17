/* SPDX-License-Identifier: MIT
 * Orders in a list, as phones and webmail make one of lines that somebody writes: "- build village 4,5",
 * "1. build village 4,5".
 *
 * What is always true: a mark is taken off only where an order of the game stands behind it, or what may have
 * been meant as one, and none is made of the line with it. */
#ifndef CLUB_LIST_MARK_H
#define CLUB_LIST_MARK_H
#include "core/names.h"

/* Returns the order behind the mark of a canonical line; a line without that as it is. */
struct span list_unmarked(const struct names *, struct span line);
/* Returns what stands behind the mark of a canonical line, whatever it is; n 0: the line has none. */
struct span list_item(struct span line);
/* Returns the mail command behind the mark of a canonical line; a line without that as it is. */
struct span list_unmarked_command(struct span line);

#endif
