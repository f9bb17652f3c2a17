/* SPDX-License-Identifier: MIT
 * Matches whose store may lack what their referee has signed: restored from a backup, or a mail
 * shows a record that the store has not.
 *
 * What is always true: nothing is signed for such a match until restore has brought it to what was
 * published last, as its players would hold two histories otherwise. Only papers signed with this
 * club's own key can stop a match. */
#ifndef CLUB_BEHIND_H
#define CLUB_BEHIND_H
#include "club/club.h"

/* Gets the time of the backup in seconds; 1: a mail shows a record; 0: the match is not behind. */
bool behind_since(struct store *, const struct match *, long long *since, struct buf *why);
bool behind_mark(struct store *, const struct match *, long long since, struct buf *why);
/* Marks all matches that have records and are not marked yet. */
bool behind_mark_all(struct store *, long long since, struct buf *why);
/* Marks all matches of a store that was put back by hand, where none is marked. Commits. */
bool behind_mark_own(struct store *, struct buf *why);
/* Returns whether something may be signed for the match; else says what to do. */
bool behind_may_sign(const struct context *);
#endif
