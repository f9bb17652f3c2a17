/* SPDX-License-Identifier: MIT */
#include "base/time.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

long long time_now(void)
{
	return (long long)time(NULL);
}

/* Days since 1970 of a date, by the Gregorian calendar. */
static long long days_of(long long y, int m, int d)
{
	struct tm tm = { .tm_year = (int)y - 1900, .tm_mon = m - 1, .tm_mday = d };

	return (long long)timegm(&tm) / 86400;
}

bool time_read(struct span text, long long *seconds)
{
	char s[40];
	int y, mo, d, h = 0, mi = 0, used = 0;

	/* A smaller number is more likely a date written short, as 20261206. */
	if (span_int(text, 1000000000LL, TIME_MOST, seconds))
		return true;
	if (!text.n || text.n >= sizeof s || span_find(text, 0))
		return false;
	memcpy(s, text.s, text.n);
	s[text.n] = 0;
	if (sscanf(s, "%4d-%2d-%2d%*1[T ]%2d:%2d%n", &y, &mo, &d, &h, &mi, &used) != 5 || !used)
		return false;
	if (s[used] && strcmp(s + used, "Z") && strcmp(s + used, ":00Z"))
		return false;
	if (y < 1970 || y > 9999 || mo < 1 || mo > 12 || d < 1 || d > 31 || h < 0 || h > 23
		|| mi < 0 || mi > 59
		|| (d > 28 && days_of(y, mo, d) >= days_of(y + mo / 12, mo % 12 + 1, 1)))
		return false;
	*seconds = days_of(y, mo, d) * 86400 + h * 3600 + mi * 60;
	return true;
}

int time_day(long long seconds)
{
	time_t t = (time_t)seconds;
	struct tm tm;

	if (seconds < 0 || seconds > TIME_MOST || !gmtime_r(&t, &tm))
		return 0;
	return (tm.tm_year + 1900) * 10000 + (tm.tm_mon + 1) * 100 + tm.tm_mday;
}

void time_print(struct buf *b, long long seconds)
{
	static const char *const day[] = { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday",
		"Friday", "Saturday" };
	static const char *const month[] = { "January", "February", "March", "April", "May", "June",
		"July", "August", "September", "October", "November", "December" };
	time_t t = (time_t)seconds;
	struct tm tm;

	if (!gmtime_r(&t, &tm)) {
		buf_fmt(b, "second %lld", seconds);
		return;
	}
	buf_fmt(b, "%s %d %s %d, %02d:%02d UTC", day[tm.tm_wday], tm.tm_mday, month[tm.tm_mon],
		tm.tm_year + 1900, tm.tm_hour, tm.tm_min);
}

void time_print_short(struct buf *b, long long seconds)
{
	time_t t = (time_t)seconds;
	struct tm tm;

	if (!gmtime_r(&t, &tm)) {
		buf_fmt(b, "%lld", seconds);
		return;
	}
	buf_fmt(b, "%04d-%02d-%02dT%02d:%02dZ", tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday,
		tm.tm_hour, tm.tm_min);
}
