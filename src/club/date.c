/* SPDX-License-Identifier: MIT */
#include "club/date.h"
#include "base/time.h"
#include "club/calendar.h"
#include "club/charter.h"
#include "club/seat_person.h"

#include <string.h>

enum { EVENING = 20 * 60, LAST_MINUTE = 24 * 60 - 1 };

/* Returns whether the match has a schedule. */
static bool read_schedule(const struct context *c, struct schedule *s)
{
	struct buf why = BUF_INIT;
	bool ok = schedule_read(s, charter_get(c->m, "schedule"), &why);

	buf_free(&why);
	return ok;
}

void date_zone(const struct context *c, char zone[ZONE_BYTES])
{
	struct span own = charter_get(c->m, "zone");
	struct schedule s;
	const char *wrong;

	if (read_schedule(c, &s) && *s.zone)
		strcpy(zone, s.zone);
	else if (!clock_zone_read(zone, own, &wrong)
		&& !clock_zone_read(zone, span_of(c->club->setting[S_ZONE]), &wrong))
		strcpy(zone, "UTC");
}

struct short_text date_text(const struct context *c, long long seconds)
{
	char zone[ZONE_BYTES];

	date_zone(c, zone);
	return club_date(c->club->texts, zone, seconds);
}

/* Gets the zone that a seat's person has. Returns false where there is none that this machine knows. */
static bool person_zone(const struct context *c, int number, char zone[ZONE_BYTES])
{
	struct person person;
	const char *wrong;
	bool ok = seat_person(c, number, &person)
		&& clock_zone_read(zone, span_of(person.zone), &wrong);

	person_free(&person);
	return ok;
}

void date_zone_to(const struct context *c, int seat, char zone[ZONE_BYTES])
{
	if (!person_zone(c, seat, zone))
		date_zone(c, zone);
}

bool date_is_own(const struct context *c, int seat)
{
	char zone[ZONE_BYTES], own[ZONE_BYTES];

	date_zone(c, zone);
	date_zone_to(c, seat, own);
	return strcmp(zone, own) != 0;
}

struct short_text date_text_in(
	const struct context *c, int seat, const struct texts *texts, long long seconds)
{
	char zone[ZONE_BYTES];

	date_zone_to(c, seat, zone);
	return club_date(texts, zone, seconds);
}

struct short_text date_text_to(const struct context *c, int seat, long long seconds)
{
	return date_text_in(c, seat, seat_texts(c, seat), seconds);
}

/* Appends n letters of a local time, as 2026-12-06T20:00Z, from one on. */
static void put_local(struct buf *b, const char *zone, long long seconds, size_t from, size_t n)
{
	struct buf text = BUF_INIT;

	time_print_short(&text, clock_local(zone, seconds));
	if (from + n <= text.n)
		buf_add(b, text.s + from, n);
	buf_free(&text);
}

void date_day(struct buf *b, const struct context *c, int seat, long long seconds)
{
	char zone[ZONE_BYTES];

	date_zone_to(c, seat, zone);
	put_local(b, zone, seconds, 0, 10);
}

void date_short(struct buf *b, const struct context *c, int seat, long long seconds)
{
	char zone[ZONE_BYTES];

	date_day(b, c, seat, seconds);
	date_zone_to(c, seat, zone);
	buf_char(b, ' ');
	put_local(b, zone, seconds, 11, 5);
	buf_fmt(b, " %s", zone);
}

struct clock_result date_to_come(const struct context *c, struct span text)
{
	char zone[ZONE_BYTES];
	struct schedule s;
	const struct clock_query asked = {
		.zone = zone, .minute = read_schedule(c, &s) ? s.minute : EVENING, .now = c->now
	};

	date_zone(c, zone);
	return clock_read(text, &asked);
}

struct clock_result date_last_day(const struct context *c, int seat, struct span text)
{
	char zone[ZONE_BYTES];
	const struct clock_query asked = { .zone = zone, .minute = LAST_MINUTE, .now = c->now };

	date_zone_to(c, seat, zone);
	return clock_read(text, &asked);
}

void date_say_later(struct buf *b, const struct texts *texts, long long than, long long seconds)
{
	long long minutes = (seconds - than) / 60, hours = minutes / 60;

	if (seconds > than)
		texts_say(texts, b, "time-later days=%lld hours=%lld minutes=%lld", hours / 24,
			hours, minutes);
}
