/* SPDX-License-Identifier: MIT
 * Schedules: five zones across both changes of their clocks, gaps, times that come twice, leap years,
 * holidays, and texts from outside. Times are read as UTC. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "club/calendar.h"

static long long utc(const char *text)
{
	struct tm tm = { 0 };

	assert_non_null(strptime(text, "%Y-%m-%d %H:%M", &tm));
	return (long long)timegm(&tm);
}

static long long next_of(const char *schedule, const char *holidays, long long after)
{
	struct buf why = BUF_INIT;
	struct schedule s;
	long long next = 0;

	if (!schedule_read(&s, span_of(schedule), &why)
		|| !schedule_next(&s, span_of(holidays), after, &next, &why))
		fail_msg("%s", why.s);
	assert_int_equal(why.n, 0);
	return next;
}

static void next_is(const char *schedule, const char *holidays, const char *after, const char *next)
{
	long long got = next_of(schedule, holidays, utc(after));

	if (got != utc(next))
		fail_msg("'%s' after %s is %lld seconds off %s", schedule, after, got - utc(next),
			next);
}

#define AFTER(after, schedule, next) next_is(schedule, "", after, next)

/* The rows of a table, each the one after the one above it. */
static void follow(const char *schedule, const char *first, const char *const rows[])
{
	const char *after = first;

	for (int i = 0; rows[i]; i++) {
		next_is(schedule, "", after, rows[i]);
		after = rows[i];
	}
}

#define FOLLOW(schedule, ...)                                                                      \
	follow(schedule, (const char *const[]){ __VA_ARGS__, NULL }[0],                            \
		&(const char *const[]){ __VA_ARGS__, NULL }[1])

/* ---- changes of the clocks ---- */

static void evenings_stay_evenings_in_london(void **state)
{
	(void)state;
	FOLLOW("sun 20:00 Europe/London", "2027-03-14 20:00", "2027-03-21 20:00",
		"2027-03-28 19:00", "2027-04-04 19:00");
	FOLLOW("sun 20:00 Europe/London", "2027-10-17 19:00", "2027-10-24 19:00",
		"2027-10-31 20:00", "2027-11-07 20:00");
	/* Beyond the years that the data base lists one by one. */
	FOLLOW("sun 20:00 Europe/London", "2040-03-18 20:00", "2040-03-25 19:00");
	FOLLOW("sun 20:00 Europe/London", "2040-10-21 19:00", "2040-10-28 20:00");
}

static void evenings_stay_evenings_in_new_york(void **state)
{
	(void)state;
	FOLLOW("sun 20:00 America/New_York", "2027-03-01 01:00", "2027-03-08 01:00",
		"2027-03-15 00:00");
	FOLLOW("sun 20:00 America/New_York", "2027-10-25 00:00", "2027-11-01 00:00",
		"2027-11-08 01:00");
}

static void evenings_stay_evenings_where_clocks_change_by_half_an_hour(void **state)
{
	(void)state;
	FOLLOW("sun 20:00 Australia/Lord_Howe", "2027-03-28 09:00", "2027-04-04 09:30");
	FOLLOW("sun 20:00 Australia/Lord_Howe", "2027-09-26 09:30", "2027-10-03 09:00");
}

static void evenings_stay_evenings_south_of_the_equator(void **state)
{
	(void)state;
	FOLLOW("sun 20:00 America/Santiago", "2027-03-28 23:00", "2027-04-05 00:00");
	FOLLOW("sun 20:00 America/Santiago", "2027-08-30 00:00", "2027-09-05 23:00");
}

static void evenings_stay_evenings_where_clocks_do_not_change(void **state)
{
	(void)state;
	FOLLOW("sun 20:00 Asia/Kolkata", "2027-03-21 14:30", "2027-03-28 14:30",
		"2027-04-04 14:30");
	FOLLOW("sun 20:00 Asia/Kolkata", "2027-10-24 14:30", "2027-10-31 14:30");
	FOLLOW("sun 20:00", "2027-03-21 20:00", "2027-03-28 20:00");
}

static void a_time_that_is_left_out_is_the_first_after_the_gap(void **state)
{
	(void)state;
	AFTER("2027-03-27 12:00", "sun 01:30 Europe/London", "2027-03-28 01:00");
	AFTER("2027-03-27 12:00", "sun 01:00 Europe/London", "2027-03-28 01:00");
	AFTER("2027-03-27 12:00", "sun 02:00 Europe/London", "2027-03-28 01:00");
	AFTER("2027-03-27 12:00", "sun 02:01 Europe/London", "2027-03-28 01:01");
	AFTER("2027-03-27 12:00", "sun 00:59 Europe/London", "2027-03-28 00:59");
	AFTER("2027-03-13 12:00", "sun 02:30 America/New_York", "2027-03-14 07:00");
	AFTER("2027-10-02 12:00", "sun 02:15 Australia/Lord_Howe", "2027-10-02 15:30");
	/* The gap begins at midnight: the day has no such hour at all. */
	AFTER("2027-09-04 12:00", "sun 00:00 America/Santiago", "2027-09-05 04:00");
	AFTER("2027-09-04 12:00", "sat 23:59 America/Santiago", "2027-09-05 03:59");
	/* A whole day was left out. */
	AFTER("2011-12-29 12:00", "fri 12:00 Pacific/Apia", "2011-12-30 10:00");
	AFTER("2011-12-30 10:00", "fri 12:00 Pacific/Apia", "2012-01-05 22:00");
}

static void a_time_that_comes_twice_is_the_first(void **state)
{
	(void)state;
	AFTER("2027-10-30 12:00", "sun 01:30 Europe/London", "2027-10-31 00:30");
	AFTER("2027-10-31 00:30", "sun 01:30 Europe/London", "2027-11-07 01:30");
	AFTER("2027-10-30 12:00", "sun 01:00 Europe/London", "2027-10-31 00:00");
	AFTER("2027-10-30 12:00", "sun 02:00 Europe/London", "2027-10-31 02:00");
	AFTER("2027-11-06 12:00", "sun 01:30 America/New_York", "2027-11-07 05:30");
	AFTER("2027-04-03 12:00", "sun 01:45 Australia/Lord_Howe", "2027-04-03 14:45");
	AFTER("2027-04-03 12:00", "sat 23:30 America/Santiago", "2027-04-04 02:30");
	AFTER("2027-04-04 02:30", "sat 23:30 America/Santiago", "2027-04-11 03:30");
}

/* Each day has one time, none is left out and none comes twice, whatever the clocks do. */
static void every_day_has_its_time(void **state)
{
	static const char *const zone[] = { "Europe/London", "America/New_York",
		"Australia/Lord_Howe", "America/Santiago", "Asia/Kolkata" };
	static const char *const hour[] = { "00:00", "01:30", "02:15", "12:00", "23:30" };

	(void)state;
	for (int z = 0; z < 5; z++)
		for (int h = 0; h < 5; h++) {
			struct buf text = BUF_INIT;
			long long at = utc("2027-12-31 00:00"), end = utc("2029-01-01 00:00");
			int days = 0;

			buf_fmt(&text, "daily %s %s", hour[h], zone[z]);
			for (; at < end; days++) {
				long long next = next_of(text.s, "", at);

				assert_true(days == 0
					|| (next - at >= 23 * 3600 && next - at <= 25 * 3600));
				at = next;
			}
			/* 366 days of 2028, and one at the edge. */
			assert_in_range(days, 367, 368);
			buf_free(&text);
		}
}

/* ---- days ---- */

static void days_and_times_are_found_in_order(void **state)
{
	(void)state;
	FOLLOW("sun wed 20:00", "2026-12-01 00:00", "2026-12-02 20:00", "2026-12-06 20:00",
		"2026-12-09 20:00");
	AFTER("2026-12-01 00:00", "WED Sunday 20:00", "2026-12-02 20:00");
	AFTER("2026-12-06 19:59", "sun 20:00 UTC", "2026-12-06 20:00");
	AFTER("2026-12-06 20:00", "sun 20:00 UTC", "2026-12-13 20:00");
	AFTER("2026-12-06 20:00", "tues 9:05", "2026-12-08 09:05");
	/* On one Sunday in UTC it is Monday in one place and Saturday in another. */
	AFTER("2026-12-06 09:59", "mon 00:00 Pacific/Kiritimati", "2026-12-06 10:00");
	AFTER("2026-12-06 09:59", "sat 23:00 Pacific/Pago_Pago", "2026-12-06 10:00");
}

static void leap_years_have_a_day_more(void **state)
{
	(void)state;
	FOLLOW("daily 20:00 Europe/Berlin", "2028-02-27 19:00", "2028-02-28 19:00",
		"2028-02-29 19:00", "2028-03-01 19:00");
	FOLLOW("daily 20:00 Europe/Berlin", "2027-02-27 19:00", "2027-02-28 19:00",
		"2027-03-01 19:00");
	FOLLOW("daily 20:00", "2100-02-27 20:00", "2100-02-28 20:00", "2100-03-01 20:00");
	AFTER("2028-02-28 12:00", "tue 20:00", "2028-02-29 20:00");
}

static void a_holiday_moves_to_the_next_scheduled_time(void **state)
{
	const char *days = "2026-12-24..2027-01-02, 2027-01-10";

	(void)state;
	next_is("sun wed 20:00", days, "2026-12-20 20:00", "2026-12-23 20:00");
	next_is("sun wed 20:00", days, "2026-12-23 20:00", "2027-01-03 20:00");
	next_is("sun 20:00", days, "2027-01-03 20:00", "2027-01-17 20:00");
	/* The day is that of the zone: here it is the 10th already, in UTC the 9th. */
	next_is("daily 06:00 Pacific/Kiritimati", "2027-01-10", "2027-01-08 20:00",
		"2027-01-10 16:00");
	next_is("daily 20:00", "2028-02-29", "2028-02-28 20:00", "2028-03-01 20:00");
}

static void follows(const char *text, const char *holidays, const char *played, const char *expect)
{
	struct buf why = BUF_INIT;
	struct schedule s;
	long long due;

	assert_true(schedule_read(&s, span_of(text), &why));
	assert_true(schedule_following(&s, span_of(holidays), utc(played), 12 * 3600, &due, &why));
	assert_int_equal(due, utc(expect));
	buf_free(&why);
}

static void a_season_that_follows_one_played_early_keeps_a_third_of_its_days(void **state)
{
	(void)state;
	/* 29 November 2026 is a Sunday. */
	follows("sun 20:00", "", "2026-11-29 20:00", "2026-12-06 20:00");
	follows("sun 20:00", "", "2026-12-04 11:00", "2026-12-06 20:00");
	follows("sun 20:00", "", "2026-12-04 13:00", "2026-12-13 20:00");
	follows("sun 20:00", "", "2026-12-05 21:00", "2026-12-13 20:00");
	follows("mon thu 20:00", "", "2026-12-01 21:00", "2026-12-03 20:00");
	follows("mon thu 20:00", "", "2026-12-02 21:00", "2026-12-07 20:00");
	follows("daily 20:00", "", "2026-12-02 07:59", "2026-12-02 20:00");
	follows("daily 20:00", "", "2026-12-02 08:01", "2026-12-03 20:00");
}

static void days_that_stand_together_in_a_schedule_follow_each_other(void **state)
{
	(void)state;
	follows("fri sat 20:00", "", "2026-12-04 20:00", "2026-12-05 20:00");
	follows("fri sat 20:00", "", "2026-12-05 20:00", "2026-12-11 20:00");
}

static void holidays_make_no_time_that_a_season_must_have(void **state)
{
	(void)state;
	follows("sun 20:00", "2026-11-29..2026-12-05", "2026-12-03 20:00", "2026-12-06 20:00");
	follows("sun 20:00", "2026-12-07..2026-12-31", "2026-12-05 20:00", "2027-01-03 20:00");
	follows("sun 20:00", "2026-12-07..2029-12-31", "2026-12-05 20:00", "2026-12-06 20:00");
}

static void endless_holidays_are_told(void **state)
{
	struct buf why = BUF_INIT;
	struct schedule s;
	long long next;

	(void)state;
	assert_true(schedule_read(&s, SPAN("sun 20:00"), &why));
	assert_false(schedule_next(
		&s, SPAN("2026-01-01..2099-12-31"), utc("2026-12-01 00:00"), &next, &why));
	assert_non_null(strstr(why.s, "holidays"));
	buf_free(&why);
}

static void the_zone_of_the_machine_does_not_matter(void **state)
{
	(void)state;
	setenv("TZ", "Asia/Tokyo", 1);
	AFTER("2027-03-27 12:00", "sun 20:00 Europe/London", "2027-03-28 19:00");
	AFTER("2027-03-27 12:00", "sun 20:00", "2027-03-28 20:00");
	assert_string_equal(getenv("TZ"), "Asia/Tokyo");
	unsetenv("TZ");
	AFTER("2027-03-27 12:00", "sun 20:00 Europe/London", "2027-03-28 19:00");
	assert_null(getenv("TZ"));
}

/* ---- texts from outside ---- */

static void wrong_schedule(const char *text, const char *says)
{
	struct buf why = BUF_INIT;
	struct schedule s;

	assert_false(schedule_read(&s, span_of(text), &why));
	if (!strstr(why.s, says))
		fail_msg("'%s': %s", text, why.s);
	buf_free(&why);
}

static void what_is_no_schedule_is_told_by_its_word(void **state)
{
	(void)state;
	wrong_schedule("", "write days, then a time");
	wrong_schedule("sun", "write days, then a time");
	wrong_schedule("20:00", "write days, then a time");
	wrong_schedule("sol 20:00", "'sol' is neither a day nor a time");
	wrong_schedule("su 20:00", "'su'");
	wrong_schedule("sundays 20:00", "'sundays'");
	wrong_schedule("sun 24:00", "'24:00'");
	wrong_schedule("sun 20:60", "'20:60'");
	wrong_schedule("sun 20:0", "'20:0'");
	wrong_schedule("sun 020:00", "'020:00'");
	wrong_schedule("sun -1:00", "'-1:00'");
	wrong_schedule("sun 20", "'20'");
	wrong_schedule("sun 20:00 Europe/Lundon", "'Europe/Lundon' is a time zone");
	wrong_schedule("sun 20:00 Europe", "'Europe' is a time zone");
	wrong_schedule("sun 20:00 /etc/passwd", "is no name of a time zone");
	wrong_schedule("sun 20:00 ../../etc/passwd", "is no name of a time zone");
	wrong_schedule("sun 20:00 Europe/../Europe/London", "is no name of a time zone");
	wrong_schedule("sun 20:00 :Europe/London", "is no name of a time zone");
	wrong_schedule("sun 20:00 EST5EDT,M3.2.0", "is no name of a time zone");
	wrong_schedule("sun 20:00 right/UTC", "is no name of a time zone");
	wrong_schedule("sun 20:00 Europe/London wed", "'wed' cannot come after");
	wrong_schedule(
		"sun 20:00 AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "is no name");
	wrong_schedule("sun 20:00 X\x1b[31m", "'X?[31m'");
}

static void what_is_no_holiday_is_told(void **state)
{
	static const char *const wrong[] = { "christmas", "2026-12-24..", "..2026-12-24",
		"2027-01-02..2026-12-24", "2026-02-29", "2026-13-01", "2026-1-1",
		"2026-12-24,,2026-12-25", "2026-12-24 2026-12-25", "2026-12-2x", "0000-01-01" };
	struct buf why = BUF_INIT;

	(void)state;
	assert_true(holidays_check(SPAN(""), &why));
	assert_true(holidays_check(SPAN("  "), &why));
	assert_true(holidays_check(SPAN("2028-02-29"), &why));
	assert_true(holidays_check(SPAN("2026-12-24 .. 2027-01-02 , 2027-04-01"), &why));
	assert_int_equal(why.n, 0);
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		buf_clear(&why);
		if (holidays_check(span_of(wrong[i]), &why))
			fail_msg("'%s' is taken", wrong[i]);
		assert_non_null(strstr(why.s, "write days as"));
	}
	buf_free(&why);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(evenings_stay_evenings_in_london),
		cmocka_unit_test(evenings_stay_evenings_in_new_york),
		cmocka_unit_test(evenings_stay_evenings_where_clocks_change_by_half_an_hour),
		cmocka_unit_test(evenings_stay_evenings_south_of_the_equator),
		cmocka_unit_test(evenings_stay_evenings_where_clocks_do_not_change),
		cmocka_unit_test(a_time_that_is_left_out_is_the_first_after_the_gap),
		cmocka_unit_test(a_time_that_comes_twice_is_the_first),
		cmocka_unit_test(every_day_has_its_time),
		cmocka_unit_test(days_and_times_are_found_in_order),
		cmocka_unit_test(leap_years_have_a_day_more),
		cmocka_unit_test(a_holiday_moves_to_the_next_scheduled_time),
		cmocka_unit_test(a_season_that_follows_one_played_early_keeps_a_third_of_its_days),
		cmocka_unit_test(days_that_stand_together_in_a_schedule_follow_each_other),
		cmocka_unit_test(holidays_make_no_time_that_a_season_must_have),
		cmocka_unit_test(endless_holidays_are_told),
		cmocka_unit_test(the_zone_of_the_machine_does_not_matter),
		cmocka_unit_test(what_is_no_schedule_is_told_by_its_word),
		cmocka_unit_test(what_is_no_holiday_is_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
