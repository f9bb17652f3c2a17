/* SPDX-License-Identifier: MIT
 * Dates as the people of a match read and write them.
 *
 * What is always true: the zone of a match is that of its schedule, else its setting `zone`, else the
 * club's; what a zone is named in a mail is the one that its hours are of. A seat whose person has a zone
 * reads and writes dates in that one, and nobody else does. */
#ifndef CLUB_DATE_H
#define CLUB_DATE_H
#include "base/clock.h"
#include "club/club.h"

/* Gets the zone of a match. */
void date_zone(const struct context *, char zone[ZONE_BYTES]);
/* Gets the zone of a seat: its person's, or the match's. */
void date_zone_to(const struct context *, int seat, char zone[ZONE_BYTES]);
/* Returns whether a seat's clock is another than the match's, by which its reports tell times. */
bool date_is_own(const struct context *, int seat);
/* Returns a point of time as the match's people read it, who are told the zone. */
struct short_text date_text(const struct context *, long long seconds);
/* As date_text, for one seat: in the zone and the language of its person, if there is one. Where the store cannot tell, in
 * that of the match. */
struct short_text date_text_to(const struct context *, int seat, long long seconds);
/* The same in the language of those texts. */
struct short_text date_text_in(
	const struct context *, int seat, const struct texts *, long long seconds);
/* Appends how much later one time is than another, "48 minutes"; nothing where it is not. */
void date_say_later(struct buf *, const struct texts *, long long than, long long seconds);
/* Append the day of a time by the clock of a seat, 0: of the match, "2026-12-06"; and the time itself,
 * "2026-12-06 20:00 Europe/London". */
void date_day(struct buf *, const struct context *, int seat, long long seconds);
void date_short(struct buf *, const struct context *, int seat, long long seconds);
/* Reads a date to come, in the zone of the match. A day without an hour has that of the match's
 * schedule; without a schedule 20:00. */
struct clock_result date_to_come(const struct context *, struct span text);
/* Reads the last day of something as a seat writes it: without an hour it ends at 23:59. */
struct clock_result date_last_day(const struct context *, int seat, struct span text);

#endif
