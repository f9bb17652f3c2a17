/* SPDX-License-Identifier: MIT
 * What a line that is no order says, in words, of the orders that stand: that one is dropped, that another is to come in
 * its place, or that a thing of it is another.
 *
 * What is always true: a line is spoken of where it shares more words of the game with what is said than each other
 * line does. */
#ifndef CLUB_TOLD_CHANGE_H
#define CLUB_TOLD_CHANGE_H
#include "base/buf.h"
#include "core/orders.h"

/* The most lines of a letter in which such words are looked for. */
enum { TOLD_CHANGES = 8 };

/* Appends the order that says it: "cancel gold a" for "forget the gold a", "build village 3,6" for "sorry, I meant 3,6".
 * Returns false where it cannot be told. */
bool told_change(struct buf *, const struct orders *stands, const struct names *, struct span said);
/* Returns whether all that stands is taken back: "please forget my orders", or the only line is dropped. */
bool told_withdrawn(const struct orders *stands, const struct names *, struct span said);
/* Returns the line of those that stand which something is to come instead of, or of which a thing is corrected; -1: none,
 * or it cannot be told. */
int told_instead(const struct orders *stands, const struct names *, struct span said);

/* Returns whether an order that is told in words shall come before others: "but first recruit 1", "fit a medic pack before
 * going". */
bool told_first(const struct names *, struct span said);

#endif
