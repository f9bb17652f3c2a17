/* SPDX-License-Identifier: MIT
 * What commands need before they can begin. Each of these ends the program where it cannot be had, saying
 * why. */
#ifndef CMD_OPEN_H
#define CMD_OPEN_H
#include "club/club.h"
#include "cmd/cmd.h"

/* Opens a club: club_close is the caller's. */
void need_club(struct club *, const char *folder);
/* need() for a call of the store: a busy one ends the program with EX_TEMPFAIL, for then the same
 * call may go well a minute later. */
void need_store(bool ok, const struct store *, int code, const struct buf *why);
/* Only one process at a time does this work in a club; EX_TEMPFAIL when another does. */
void need_lock(struct club *, const char *work);
/* The match of that name; the caller's to free. */
void need_match(struct club *, const char *name, struct match *);
/* Its seat by name or number. */
int need_seat(const struct match *, const char *word);
/* The season --season names, the last one played if it is not said. */
int need_season(const struct command_call *, const struct match *);
/* Ends the program, naming the games there are. */
__attribute__((__noreturn__)) void no_such_game(const char *name);

#endif
