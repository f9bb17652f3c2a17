/* SPDX-License-Identifier: MIT
 * What a letter orders, out of the bytes that were signed.
 *
 * What is always true: a season is played, and played again, from nothing else. The text that the
 * store keeps of a letter is for reading; where it is not what was signed, or the signature is not of
 * a key that the match's papers give to the seat, the letter is not played, and the reason says
 * whose it is. A match of protocol TP0 has no papers: of its letters the text and the hash are
 * compared. What came by a token or from the referee's hand has no signature, and its text is that
 * of its bytes. */
#ifndef CMD_SIGNED_H
#define CMD_SIGNED_H
#include "cmd/club.h"

/* What records and acknowledgements call a letter by: its canonical text, and the signature, token or
 * number that proves it. */
void signed_hash(unsigned char hash[HASH], struct span canonical, struct span proof);

/* Appends the orders of a letter that was taken, canonical, without its wishes. False with a reason. */
bool signed_orders(struct store *, const struct match *, const struct letter_row *,
	struct buf *orders, struct buf *why);

#endif
