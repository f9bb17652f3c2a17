/* SPDX-License-Identifier: MIT
 * When seasons are due. A schedule is a text: days of the week ("daily": all), a time and a zone,
 * such as "sun wed 20:00 Europe/London". Days and times are those of the zone; instants are UTC
 * seconds since 1970.
 *
 * What is always true: a local time that a change of clocks skips means the first instant after the
 * gap; one that comes twice, the first. Nothing depends on the present time or on the machine's own
 * zone. Every text may be hostile. */
#ifndef CLUB_CALENDAR_H
#define CLUB_CALENDAR_H
#include "base/clock.h"

struct schedule {
	unsigned days;	       /* bit 0: Sunday */
	int minute;	       /* of the local day, 0 to 1439 */
	char zone[ZONE_BYTES]; /* "": none was given, which schedule_next takes for UTC */
};

/* Reads a schedule. Returns false with the wrong word and what could stand there. */
bool schedule_read(struct schedule *, struct span text, struct buf *why);

/* Checks the days on which nothing is due: "2026-12-24..2027-01-02, 2027-04-01", both ends
 * included; may be empty. Returns false with what is wrong. */
bool holidays_check(struct span text, struct buf *why);

/* Gets the first scheduled time after an instant whose local day is no holiday. holidays: as
 * holidays_check accepts them. Returns false where there is none within three years. */
bool schedule_next(const struct schedule *, struct span holidays, long long after, long long *next,
	struct buf *why);
/* Gets when the season is due that follows one played then: the first such time at least so many seconds later, and
 * at least a third of the time that the schedule has before it, so that a season played early costs the next one none
 * of its days; where there is none such, the first. Errors as of schedule_next. */
bool schedule_following(const struct schedule *, struct span holidays, long long played,
	long long least, long long *due, struct buf *why);

#endif
