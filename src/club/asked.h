/* SPDX-License-Identifier: MIT
 * What a seat was asked about its letters, and what an answer of few words says to that.
 *
 * What is always true: a yes does what was asked last: it sends the letter that was offered, or leaves the one that is in
 * as it is. A yes to a mail from before that question does nothing, as it may be to another question; one to another
 * player's press is for that player. It never orders nothing: where no letter is in, and none was offered, it does nothing at all. */
#ifndef CLUB_ASKED_H
#define CLUB_ASKED_H
#include "club/reply.h"

/* Looks what the seat of a mail that is answered was asked, and whether that mail asked it. Returns false with a reason
 * where the store fails. */
bool asked_look(const struct context *, const struct mail *, struct reply *);
/* Returns whether one line says that the other lines do not stay, whatever it names of those that do. */
bool asked_is_denied(const struct reply *, const struct buf *words);
/* Puts in place of the words that answer it what they say. */
void asked_hear(struct reply *, struct buf *words);
/* Puts in place of a yes that has other orders beside it the lines that were offered, or those that stay as they are,
 * without what cannot be read. */
void asked_hear_beside(const struct reply *, const struct names *, struct buf *words);

#endif
