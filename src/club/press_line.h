/* SPDX-License-Identifier: MIT
 * Press in one line: "/press red Shall we have peace?".
 *
 * What is always true: words are put below their /press only where it is clear where they end: at a line /end below, or
 * because nothing follows but orders, mail commands and what is as short as a name. */
#ifndef CLUB_PRESS_LINE_H
#define CLUB_PRESS_LINE_H
#include "base/buf.h"
#include "core/names.h"

/* Puts the words of each such line below it, with the line /end where none follows. */
void press_lines(struct buf *words, const struct names *);

#endif
