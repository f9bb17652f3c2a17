/* SPDX-License-Identifier: MIT
 * How the ticks of a club ended, so that a host whose ticks fail shows where nobody reads what cron mails. */
#ifndef CLUB_TICK_END_H
#define CLUB_TICK_END_H
#include "club/club.h"

/* Keeps how a tick that began at the time of the context ended, by its exit code; in a transaction of its
 * own. */
bool tick_end_note(const struct context *, int code);
/* Appends a line for status where the last tick failed, or none has gone well for more than a day, as with a
 * host that ticks no more; nothing for a club that never ticks. */
bool tick_end_say(const struct context *, struct buf *lines);

#endif
