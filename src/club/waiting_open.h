/* SPDX-License-Identifier: MIT
 * Which letters still wait for their seat to say that they are theirs, see waiting.h.
 *
 * What is always true: a letter waits no more once its seat said yes or no, or wrote itself later. One with orders keeps
 * its season from being played before its deadline, never past it. */
#ifndef CLUB_WAITING_OPEN_H
#define CLUB_WAITING_OPEN_H
#include "club/attendance.h"

/* Gets how many letters of a seat wait in the open season and would count, once their seat says yes. */
bool waiting_count(const struct context *, int seat, int *n);
/* Gets the last of these letters as well, id 0: there is none; the caller frees it. */
bool waiting_last(const struct context *, int seat, int *n, struct letter_row *last);
/* The same of a season that was played. */
bool waiting_count_in(const struct context *, int season, int seat, int *n);
/* Gets the seats with something to write of which a letter that waits has orders: the open season is not played early. */
bool waiting_holds(const struct context *, const struct attendance *, seats *who);

#endif
