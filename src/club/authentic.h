/* SPDX-License-Identifier: MIT
 * Whether the papers that the store keeps of a match are those that its referee signed. Whoever plays
 * from a paper asks here first: the store is a file that others can write. Whose key it is that has
 * opened the match only mailboxes can prove, see verify. */
#ifndef CLUB_AUTHENTIC_H
#define CLUB_AUTHENTIC_H
#include "club/club.h"

/* Who signs a record of that number: who opened the match, or whom the last record of another key up to
 * it names. */
bool authentic_signer(
	struct store *, const struct match *, int number, unsigned char pk[HASH], struct buf *why);
/* Whether a record is whole, in its place and signed. False with a reason, which is no whole sentence. */
bool authentic_record(
	struct store *, const struct match *, const struct record_row *, struct buf *why);
/* Whether the match is played as the record says that opened it: game, box, seats, map and options, and
 * the revision of the rules, unless it was upgraded. */
bool authentic_match(struct store *, const struct match *, struct buf *why);
/* Says what in the store is not as the records have it, and what to do; false. */
__attribute__((format(printf, 3, 4))) bool authentic_fails(
	struct buf *why, const struct match *, const char *what, ...);

#endif
