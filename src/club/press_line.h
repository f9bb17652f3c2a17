/* SPDX-License-Identifier: MIT
 * Press in one line, "/press red Shall we have peace?", and press whose end was forgotten.
 *
 * What is always true: words are put below their /press only where it is clear where they end: at a line /end below, or
 * because nothing follows but orders, mail commands and what is as short as a name. A text without a line /end ends before
 * the next command, or with the mail, where nothing below its /press can be an order, an answer to a question of the
 * club, or for the club or the referee. */
#ifndef CLUB_PRESS_LINE_H
#define CLUB_PRESS_LINE_H
#include "club/club.h"
#include "core/names.h"

/* Puts the words of each such line below it, and the line /end where none follows. */
void press_lines(struct buf *words, const struct names *, const struct context *);
/* Returns whether words are talk: they ask nothing, and name nothing of the game. Others may be a question to the club, or
 * what nobody else is to know. */
bool press_is_talk(const struct context *, struct span words);

#endif
