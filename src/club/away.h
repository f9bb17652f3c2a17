/* SPDX-License-Identifier: MIT
 * A host that was away, or whose clock jumped: what was due meanwhile waits for some hours, see
 * deadline.h. */
#ifndef CLUB_AWAY_H
#define CLUB_AWAY_H
#include "club/club.h"

/* Looks at the clock, once a tick and before anything else: a jump since the tick before is noted, and told
 * to the referee. In a transaction of its own. */
bool away_look(const struct context *);

#endif
