/* SPDX-License-Identifier: MIT
 * Times are seconds since 1970, UTC. */
#ifndef BASE_TIME_H
#define BASE_TIME_H
#include "base/text.h"

#define TIME_MOST 253402300799LL /* the last second of the year 9999 */
long long time_now(void);
/* Reads "2026-12-06T20:00Z", "2026-12-06 20:00" or seconds since 1970 (1000000000 or more), all in
 * UTC. */
bool time_read(struct span text, long long *seconds);
/* Returns the UTC day as a number, 20261206; 0 for a time outside every calendar. */
int time_day(long long seconds);
/* Appends "Sunday 6 December 2026, 20:00 UTC"; time_print_short what time_read takes. A time
 * outside every calendar is printed as its number. */
void time_print(struct buf *, long long seconds);
void time_print_short(struct buf *, long long seconds);

#endif
