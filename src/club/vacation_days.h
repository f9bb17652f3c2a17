/* SPDX-License-Identifier: MIT
 * The days of a vacation as people write them: "12 dec to 20 dec", "vom 12 bis 20 dezember", "until sunday". */
#ifndef CLUB_VACATION_DAYS_H
#define CLUB_VACATION_DAYS_H
#include "base/clock.h"
#include "club/club.h"

struct vacation_span {
	long long from;		  /* when the first day begins; 0: from now on */
	struct clock_result last; /* the end of the last one; its zone is that of the seat */
};
/* Reads them by the clock of a seat. Returns false where they cannot be read; the last one may be past. */
bool vacation_days_read(const struct context *, int seat, struct span text, struct vacation_span *);

#endif
