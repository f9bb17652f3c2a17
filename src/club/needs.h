/* SPDX-License-Identifier: MIT
 * What in a club wants its referee's hand: what status begins with.
 *
 * What is always true: each finding is one line, "  MATCH what: command"; nothing is changed by a look.
 * A match that cannot be looked at is a finding itself, and hides no other. */
#ifndef CLUB_NEEDS_H
#define CLUB_NEEDS_H
#include "club/club.h"

/* Appends the findings of all matches and of the club; nothing where there are none. */
bool needs_say(struct club *, long long now, struct buf *lines, struct buf *why);

#endif
