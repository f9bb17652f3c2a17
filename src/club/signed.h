/* SPDX-License-Identifier: MIT
 * What a letter orders, out of the bytes that were signed.
 *
 * What is always true: a season is played, and played again, from nothing else. The text that the
 * store keeps of a letter is for reading; where it is not what was signed, or the signature is not of
 * a key that the match's papers give to the seat for the season, or the letter names another match,
 * seat, season or seq, it is not played, and the reason says whose it is. What came by a token is
 * compared with its hash, what came from the referee's hand with the record that tells of it. */
#ifndef CLUB_SIGNED_H
#define CLUB_SIGNED_H
#include "club/club.h"

/* Appends the orders of a letter that was taken, canonical, without its mail commands. False with a
 * reason. */
bool signed_orders(struct store *, const struct match *, const struct letter_row *,
	struct buf *orders, struct buf *why);

#endif
