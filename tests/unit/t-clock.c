/* SPDX-License-Identifier: MIT
 * Dates as people write them, read by the clocks of a zone; what comes never, twice or too late; and how
 * times are told. Now is Friday, 4 December 2026, 12:00 UTC where a row says nothing else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/time.h"

#define LONDON "Europe/London"
#define NOW "2026-12-04T12:00Z"

static long long utc(const char *text)
{
	long long seconds;

	assert_true(time_read(span_of(text), &seconds));
	return seconds;
}

static struct clock_result read_at(const char *now, const char *zone, const char *text)
{
	const struct clock_query asked = { .zone = zone, .minute = 20 * 60, .now = utc(now) };

	return clock_read(span_of(text), &asked);
}

static void means(const char *now, const char *zone, const char *text, const char *is)
{
	struct clock_result got = read_at(now, zone, text);

	if (got.fault)
		fail_msg("'%s' in %s: fault %d", text, zone, got.fault);
	if (got.instant[0] != utc(is))
		fail_msg("'%s' in %s is %lld seconds off %s", text, zone, got.instant[0] - utc(is),
			is);
	assert_int_equal(got.instant[0], got.instant[1]);
}

/* ---- what people write ---- */

static const struct {
	const char *zone, *text, *is;
} dates[] = {
	/* a date, with an hour or with the one that a day has */
	{ "UTC", "2026-12-06", "2026-12-06T20:00Z" },
	{ "UTC", "2026-12-06 20:30", "2026-12-06T20:30Z" },
	{ "UTC", "2026-12-06 9:30", "2026-12-06T09:30Z" },
	{ "UTC", "  2026-12-06   20:30  ", "2026-12-06T20:30Z" },
	{ "UTC", "2026-12-06T20:30", "2026-12-06T20:30Z" },
	{ "Europe/Berlin", "2026-12-06", "2026-12-06T19:00Z" },
	{ "Europe/Berlin", "2026-12-06 20:30", "2026-12-06T19:30Z" },
	{ "Europe/Berlin", "2026-12-06T20:30", "2026-12-06T19:30Z" },
	{ "Europe/Berlin", "2027-07-04 20:30", "2027-07-04T18:30Z" },
	{ "Europe/Berlin", "2028-02-29", "2028-02-29T19:00Z" },
	/* UTC, as the program itself writes it */
	{ "Europe/Berlin", "2026-12-06T20:00Z", "2026-12-06T20:00Z" },
	{ "Europe/Berlin", "2026-12-06 20:00Z", "2026-12-06T20:00Z" },
	{ "Europe/Berlin", "2026-12-06T20:00:00Z", "2026-12-06T20:00Z" },
	{ "Europe/Berlin", "1796587200", "2026-12-06T20:00Z" },
	/* another zone */
	{ "Europe/Berlin", "2026-12-06 20:00 UTC", "2026-12-06T20:00Z" },
	{ "UTC", "2026-12-06 20:00 America/New_York", "2026-12-07T01:00Z" },
	{ "UTC", "sunday 20:00 Europe/Berlin", "2026-12-06T19:00Z" },
	{ "UTC", "in 36 hours Europe/Berlin", "2026-12-06T00:00Z" },
	/* days of the week, the next of them whose hour has not passed */
	{ "UTC", "sunday 20:00", "2026-12-06T20:00Z" },
	{ "UTC", "sun 20:00", "2026-12-06T20:00Z" },
	{ "UTC", "SUN 20:00", "2026-12-06T20:00Z" },
	{ "UTC", "Sunday", "2026-12-06T20:00Z" },
	{ "UTC", "tues 9:05", "2026-12-08T09:05Z" },
	{ "UTC", "friday", "2026-12-04T20:00Z" },
	{ "UTC", "friday 12:01", "2026-12-04T12:01Z" },
	{ "UTC", "friday 12:00", "2026-12-11T12:00Z" },
	{ "UTC", "friday 11:00", "2026-12-11T11:00Z" },
	{ "UTC", "thursday", "2026-12-10T20:00Z" },
	/* today, tomorrow and later; the day is that of the zone */
	{ "UTC", "today", "2026-12-04T20:00Z" },
	{ "UTC", "today 13:00", "2026-12-04T13:00Z" },
	{ "UTC", "tomorrow 18:00", "2026-12-05T18:00Z" },
	{ "UTC", "Tomorrow", "2026-12-05T20:00Z" },
	{ "Pacific/Kiritimati", "tomorrow 18:00", "2026-12-06T04:00Z" },
	{ "UTC", "in 3 days", "2026-12-07T20:00Z" },
	{ "UTC", "in 1 day 18:00", "2026-12-05T18:00Z" },
	{ "UTC", "in 2 weeks", "2026-12-18T20:00Z" },
	{ "UTC", "in 1 week 9:00", "2026-12-11T09:00Z" },
	{ "UTC", "In 36 Hours", "2026-12-06T00:00Z" },
	{ "Europe/Berlin", "in 36 hours", "2026-12-06T00:00Z" },
	{ "Europe/Berlin", "in 3 days 18:00", "2026-12-07T17:00Z" },
	/* as the mails of the club write it, and as people copy that */
	{ "UTC", "Sunday 6 December 2026, 21:00 Europe/Berlin", "2026-12-06T20:00Z" },
	{ "UTC", "Sonntag, 6. Dezember 2026, 21:00 Uhr Europe/Berlin", "2026-12-06T20:00Z" },
	{ "Europe/London", "Sunday 31 October 2027, 02:30 Europe/London (02:30 UTC)",
		"2027-10-31T02:30Z" },
	{ "UTC", "Saturday 12 December 2026", "2026-12-12T20:00Z" },
	{ "UTC", "Saturday 12 December 2026 at 19:00", "2026-12-12T19:00Z" },
	{ "UTC", "saturday, dec 12 2026, 9:30", "2026-12-12T09:30Z" },
	{ "UTC", "12 December", "2026-12-12T20:00Z" },
	{ "UTC", "December 12th", "2026-12-12T20:00Z" },
	{ "UTC", "12 December 19:00", "2026-12-12T19:00Z" },
	{ "UTC", "the 12th of December at 19:00", "2026-12-12T19:00Z" },
	{ "UTC", "Sunday 2026-12-06", "2026-12-06T20:00Z" },
	{ "UTC", "am 1. März 2027", "2027-03-01T20:00Z" },
	{ "UTC", "12.12.2026", "2026-12-12T20:00Z" },
	{ "UTC", "12.12.26 um 9:30 Uhr", "2026-12-12T09:30Z" },
	{ "UTC", "Samstag, den 12.12.", "2026-12-12T20:00Z" },
	{ "UTC", "3.12.", "2027-12-03T20:00Z" },
	/* without a year the next one */
	{ "UTC", "4 December", "2026-12-04T20:00Z" },
	{ "UTC", "4 December 12:00", "2027-12-04T12:00Z" },
	{ "UTC", "3 december", "2027-12-03T20:00Z" },
	{ "UTC", "29 February", "2028-02-29T20:00Z" },
};

static void a_date_is_read_as_people_mean_it(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof dates / sizeof *dates; i++)
		means(NOW, dates[i].zone, dates[i].text, dates[i].is);
}

static void what_is_no_date_is_refused(void **state)
{
	static const char *const wrong[] = { "", " ", "soon", "12.13.", "1.2.3.4", "12.12.2026.1",
		"29.2.2026", ".12", "2026-12-6", "20261206", "2026-13-01", "2026-02-29",
		"2026-02-30T20:00Z", "2026-12-06 24:00", "2026-12-06 20:60", "2026-12-06 20",
		"2026-12-06 20:00 x", "2026-12-06T", "2026-12-06x20:00",
		"2026-12-06 20:00 Europe/Lundon", "2026-12-06 20:00 20:00", "+026-12-06",
		"2026-+1-06", "su 20:00", "sundays", "sunday in 3 days", "in", "in 3", "in days",
		"in 0 days", "in -1 days", "in 10000 days", "in 3 months", "in 36 hours 20:00",
		"20:00", "UTC", "9999-12-32", "Z", "2026-12-06 20:00Z UTC", "1796587200 UTC",
		"the 6th", "Sunday 12 December 2026", "31 November", "29 February 2027", "12",
		"December", "December 2026", "32 December", "12 December 26", "12 Dezembre",
		"6 December 2026 6 December", "yesterday", "nextsunday", "2026-12-06\n20:00 x" };

	(void)state;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		if (read_at(NOW, LONDON, wrong[i]).fault != CLOCK_NO_TIME)
			fail_msg("'%s' is read", wrong[i]);
	assert_int_equal(clock_weekday((struct span){ "\0un", 3 }), 0);
}

static void faults(const char *now, const char *text, enum clock_fault fault, const char *says)
{
	struct clock_result is = read_at(now, LONDON, text);
	struct buf said = BUF_INIT;

	clock_say_fault(&said, span_of(text), &is);
	if (is.fault != fault || !strstr(said.s, says))
		fail_msg("'%s': fault %d, %s", text, is.fault, said.s);
	assert_true(text_is_clean(said.s, said.n, 300));
	buf_free(&said);
}

static void a_date_that_has_passed_is_told_as_it_was_understood(void **state)
{
	(void)state;
	faults(NOW, "2026-12-03", CLOCK_PAST,
		"'2026-12-03' is Thursday 3 December 2026, 20:00 Europe/London, which has passed");
	faults(NOW, "2026-12-04T12:00Z", CLOCK_PAST,
		"4 December 2026, 12:00 UTC, which has passed");
	faults(NOW, "today 12:00", CLOCK_PAST, "which has passed");
	faults(NOW, "soon", CLOCK_NO_TIME, "'soon' is no time: write 2026-12-06");
	faults(NOW, "so\x1b[31mon", CLOCK_NO_TIME, "'so?[31mon'");
}

static void an_hour_that_clocks_leave_out_is_refused(void **state)
{
	(void)state;
	faults("2027-03-20T12:00Z", "2027-03-28 01:30", CLOCK_GAP,
		"does not exist in Europe/London, where clocks go forward then: write"
		" 2027-03-28T01:00Z, which is Sunday 28 March 2027, 02:00 Europe/London");
	means("2027-03-20T12:00Z", LONDON, "2027-03-28 02:00", "2027-03-28T01:00Z");
	means("2027-03-20T12:00Z", LONDON, "2027-03-28 00:59", "2027-03-28T00:59Z");
}

static void an_hour_that_comes_twice_is_refused(void **state)
{
	(void)state;
	faults("2027-10-30T12:00Z", "sun 01:30", CLOCK_TWICE,
		"comes twice in Europe/London, where clocks go back then: write 2027-10-31T00:30Z"
		" for the first or 2027-10-31T01:30Z for the second");
	means("2027-10-30T12:00Z", LONDON, "sun 00:59", "2027-10-30T23:59Z");
	means("2027-10-30T12:00Z", LONDON, "sun 02:00", "2027-10-31T02:00Z");
	/* Between the two the second is still to come. */
	faults("2027-10-31T01:00Z", "today 01:30", CLOCK_TWICE, "for the second");
	means("2027-10-31T01:30Z", LONDON, "sunday 01:30", "2027-11-07T01:30Z");
}

/* ---- how times are told ---- */

static void prints(const char *zone, const char *instant, const char *text)
{
	struct buf b = BUF_INIT;

	clock_print(&b, zone, utc(instant));
	assert_string_equal(b.s, text);
	buf_free(&b);
}

static void a_time_is_told_with_its_zone(void **state)
{
	(void)state;
	prints("UTC", "2026-12-06T20:00Z", "Sunday 6 December 2026, 20:00 UTC");
	prints(LONDON, "2026-12-06T20:00Z", "Sunday 6 December 2026, 20:00 Europe/London");
	prints(LONDON, "2027-07-04T23:30Z", "Monday 5 July 2027, 00:30 Europe/London");
	prints(LONDON, "2027-10-31T00:30Z",
		"Sunday 31 October 2027, 01:30 Europe/London (00:30 UTC)");
	prints(LONDON, "2027-10-31T01:30Z",
		"Sunday 31 October 2027, 01:30 Europe/London (01:30 UTC)");
}

static void the_zone_of_the_machine_stays(void **state)
{
	(void)state;
	setenv("TZ", "Asia/Tokyo", 1);
	means(NOW, LONDON, "tomorrow 18:00", "2026-12-05T18:00Z");
	assert_string_equal(getenv("TZ"), "Asia/Tokyo");
	unsetenv("TZ");
	means(NOW, LONDON, "tomorrow 18:00", "2026-12-05T18:00Z");
	assert_null(getenv("TZ"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_date_is_read_as_people_mean_it),
		cmocka_unit_test(what_is_no_date_is_refused),
		cmocka_unit_test(a_date_that_has_passed_is_told_as_it_was_understood),
		cmocka_unit_test(an_hour_that_clocks_leave_out_is_refused),
		cmocka_unit_test(an_hour_that_comes_twice_is_refused),
		cmocka_unit_test(a_time_is_told_with_its_zone),
		cmocka_unit_test(the_zone_of_the_machine_stays),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
