/* SPDX-License-Identifier: MIT
 * Checks that the papers the store keeps of a match are those that its referee signed, before
 * anything is played from them: the store is a file that others can write. Whether the key that
 * opened the match is the right one, only mailboxes can prove, see verify. */
#ifndef CLUB_AUTHENTIC_H
#define CLUB_AUTHENTIC_H
#include "club/club.h"

/* Says that papers of the match, which no match lacks, are lost. Returns false. */
bool authentic_lost(const struct match *, struct buf *why);
/* Returns whether such a paper was found; where it was not, says that it is lost. */
bool authentic_is_there(enum found, const struct match *, struct buf *why);
/* Gets the key that signs a record of that number: the opener's, or the one named by the last
 * record of a new key up to it. */
bool authentic_signer(
	struct store *, const struct match *, int number, unsigned char pk[HASH], struct buf *why);
/* Returns whether a record is whole, in its place and signed; false with part of a sentence. The list is the
 * club's, so that a paper that proves much is checked once. */
bool authentic_record(struct signed_list *, struct store *, const struct match *,
	const struct record_row *, struct buf *why);
/* Returns whether the match is played as its opening record says: game, box, seats, map, options,
 * and the revision of the rules, unless upgraded. */
bool authentic_match(const struct context *);
/* Says what in the store differs from the records, and what to do. Returns false. */
__attribute__((format(printf, 3, 4))) bool authentic_fails(
	struct buf *why, const struct match *, const char *what, ...);

#endif
