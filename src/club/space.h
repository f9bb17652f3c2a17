/* SPDX-License-Identifier: MIT
 * Room on the disk: a season begins only where it can be kept. What a season writes goes into the
 * log of the store, then into the store, and its mails once more into the spool: so there must be
 * room for three of the biggest season so far, and 16 MiB for all else. */
#ifndef CLUB_SPACE_H
#define CLUB_SPACE_H
#include "club/club.h"

/* Returns how many bytes the club may still write; -1: the system does not say. */
long long space_free(const struct club *);
/* Gets whether that many bytes are enough for a season; -1 is. Where they are not, says has the
 * reason, and *told is whether the referee was mailed, which is done once till there is room again.
 * Called outside a transaction. */
bool space_enough(
	const struct context *, long long free, bool *enough, bool *told, struct buf *says);
/* Notes what a season took, with the mails after that one, if none has taken more. */
bool space_note(const struct context *, int season, long long mail);

#endif
