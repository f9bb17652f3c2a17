/* SPDX-License-Identifier: MIT
 * A host that was away, or whose clock jumped: what was due waits for some hours, see
 * deadline.h. */
#ifndef CLUB_AWAY_H
#define CLUB_AWAY_H
#include "club/club.h"

/* Checks the clock; call it first in each tick. A jump since the last tick is noted and told to the
 * referee, in a transaction of its own. */
bool away_look(const struct context *);

#endif
