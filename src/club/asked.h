/* SPDX-License-Identifier: MIT
 * What a seat was asked about its letters, and what an answer of few words says to that.
 *
 * What is always true: a yes does what was asked last: it sends the letter that was offered, or leaves the one that is in
 * as it is. It never orders nothing: where no letter is in, and none was offered, it does nothing at all. */
#ifndef CLUB_ASKED_H
#define CLUB_ASKED_H
#include "club/reply.h"

/* Looks what the seat of a mail that is answered was asked. Returns false with a reason where the store fails. */
bool asked_look(const struct context *, struct reply *);
/* Puts in place of the words that answer it what they say. */
void asked_hear(struct reply *, struct buf *words);

#endif
