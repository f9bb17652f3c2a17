/* SPDX-License-Identifier: MIT
 * What somebody who is invited says to it in words.
 *
 * What is always true: who begins with a yes has joined, whatever else they write, as that binds nobody to anything; who
 * begins with a no has declined where they write nothing that a letter has. Both only until they have answered: of whoever
 * plays already such words mean something else. What they write beside the yes or no is theirs still: orders are orders,
 * words are words. */
#ifndef CLUB_INVITED_H
#define CLUB_INVITED_H
#include "club/reply.h"
#include "core/names.h"

/* Looks whether the seat of a mail that is answered has an invitation open. Returns false with a reason where the store
 * fails. */
bool invited_look(const struct context *, struct reply *);
/* Puts the mail commands that the words mean into them. alone: the mail has words and nothing else. */
void invited_hear(struct reply *, const struct names *, struct buf *words, bool alone);

#endif
