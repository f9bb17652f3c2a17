/* SPDX-License-Identifier: MIT
 * Matches whose store may lie behind what their referee has signed: one that was put back from a backup,
 * and one of which a mail shows a record that the store has not.
 *
 * What is always true: nothing is signed of such a match until restore has brought it to what was
 * published last, for else its players would hold two histories of it. Only what this club's own key
 * has signed stops a match: nobody else can. */
#ifndef CLUB_BEHIND_H
#define CLUB_BEHIND_H
#include "club/club.h"

/* Since when: the time of the backup, in seconds; where a mail shows a record, 1. 0: it does not. */
bool behind_since(struct store *, const struct match *, long long *since, struct buf *why);
bool behind_mark(struct store *, const struct match *, long long since, struct buf *why);
/* The same of all that have records and are not marked yet. */
bool behind_mark_all(struct store *, long long since, struct buf *why);
/* Whether the match may be signed for; else what to do about it. */
bool behind_may_sign(const struct context *);
#endif
