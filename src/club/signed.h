/* SPDX-License-Identifier: MIT
 * The orders of a letter, from the bytes that were signed.
 *
 * What is always true: seasons are played, and played again, only from these. The text in the store
 * is for reading. A letter is not played if it differs from what was signed, if its signature is of
 * no key that the match's papers give the seat for the season, or if it names another match, seat,
 * season or seq; the reason says whose it is. A letter proven by a token is compared with its hash;
 * orders by the referee with their record. */
#ifndef CLUB_SIGNED_H
#define CLUB_SIGNED_H
#include "club/club.h"

/* Appends the orders of a letter that was taken, canonical, without mail commands. The list is the club's. */
bool signed_orders(struct signed_list *, struct store *, const struct match *,
	const struct letter_row *, struct buf *orders, struct buf *why);

#endif
