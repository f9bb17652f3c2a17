/* SPDX-License-Identifier: MIT
 * When seasons are due. A schedule is text: days of the week ("daily": all of them), a time and a
 * zone, as "sun wed 20:00 Europe/London"; without a zone it is UTC. Days and time are those of the
 * zone, by the system's data base of zones; instants are UTC seconds since 1970.
 * What is always true: a local time that a change of clocks leaves out stands for the first instant
 * after the gap; one that comes twice, for the first of the two. No call depends on the time it is
 * made at, nor on the machine's own zone. Every text may be hostile. */
#ifndef CLUB_CALENDAR_H
#define CLUB_CALENDAR_H
#include "base/text.h"

enum { ZONE_BYTES = 48 };

struct schedule {
	unsigned days;	       /* bit 0: Sunday */
	int minute;	       /* of the local day, 0 to 1439 */
	char zone[ZONE_BYTES]; /* a name of the data base of zones, "UTC" if none was given */
};

/* False, with the word that is wrong and what could stand there. */
bool schedule_read(struct schedule *, struct span text, struct buf *why);

/* Days on which nothing is due: "2026-12-24..2027-01-02, 2027-04-01", both ends included; may be
 * empty. False, with what is wrong. */
bool holidays_check(struct span text, struct buf *why);

/* The first scheduled time after that instant whose local day is no holiday. holidays: a text that
 * holidays_check found right. False: there is none within three years. */
bool schedule_next(const struct schedule *, struct span holidays, long long after, long long *next,
	struct buf *why);

#endif
