/* SPDX-License-Identifier: MIT
 * Reminders: once a season, some hours before its deadline, seats without a letter are told what to
 * do, and the others who is awaited; once more where the deadline moved, as the host was away. Before a match with a deadline begins, once, who has not answered the
 * invitation is. */
#ifndef CLUB_REMIND_H
#define CLUB_REMIND_H
#include "club/club.h"

/* Tells whether somebody is to be reminded now. */
bool remind_look(const struct context *, bool *due);
/* Queues the reminders of all matches that do not rest and notes it, for each in a transaction of its own. */
bool remind_matches(const struct context *);

#endif
