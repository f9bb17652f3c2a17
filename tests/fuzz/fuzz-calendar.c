/* SPDX-License-Identifier: MIT
 * Any bytes as a schedule, holidays and a moment: what is due next is later, on a day of the
 * schedule that is no holiday, and nothing is due between; in UTC it is what counting days gives. */
#include "base/time.h"
#include "club/calendar.h"
#include "fuzz.h"

#include <stdlib.h>
#include <time.h>

enum { DAY = 86400, GAP = 2 * DAY };

/* Returns whether a date is one of the holidays, which holidays_check accepts: by their texts, which
 * sort as the days do. */
static bool is_free(struct span holidays, long long day)
{
	struct buf date = BUF_INIT;
	bool is = false;

	time_print_short(&date, day * DAY);
	for (size_t i = 0; i + 10 <= holidays.n && !is; i++) {
		const char *first = holidays.s + i, *last = first;
		struct span rest = { first + 10, holidays.n - i - 10 };

		if (*first < '0' || *first > '9')
			continue;
		rest = span_trim(rest);
		if (span_starts(rest, ".."))
			last = span_trim((struct span){ rest.s + 2, rest.n - 2 }).s;
		is = memcmp(first, date.s, 10) <= 0 && memcmp(date.s, last, 10) <= 0;
		i = (size_t)(last - holidays.s) + 9;
	}
	buf_free(&date);
	return is;
}

/* In UTC. */
static bool is_due(const struct schedule *s, struct span holidays, long long day)
{
	return s->days >> (day + 4) % 7 & 1 && !is_free(holidays, day);
}

static void utc_check(
	const struct schedule *s, struct span holidays, long long after, long long next)
{
	long long day = after / DAY;

	must(next % DAY == s->minute * 60 && is_due(s, holidays, next / DAY));
	for (; day < next / DAY; day++)
		must(!is_due(s, holidays, day) || day * DAY + s->minute * 60 <= after);
}

/* A moment beside the first due time leads to the same or to a later one. */
static void next_check(const struct schedule *s, struct span holidays, long long after)
{
	struct buf why = BUF_INIT;
	long long next = -1, same = -1, later = -1;

	if (!schedule_next(s, holidays, after, &next, &why)) {
		must(why.n && holidays.n);
		buf_free(&why);
		return;
	}
	must(next > after && !why.n);
	must(schedule_next(s, holidays, next - 1, &same, &why) && same == next);
	must(!schedule_next(s, holidays, next, &later, &why) || later > next);
	if (!*s->zone || !strcmp(s->zone, "UTC"))
		utc_check(s, holidays, after, next);
	else
		must(next % 60 == 0 || after < 0 || next < 0);
	buf_free(&why);
}

/* Returns a moment within a week of the first holiday; where there is none, within a hundred years. */
static long long moment_make(struct span holidays, struct span from)
{
	unsigned long long number = fuzz_number(from);
	struct buf date = BUF_INIT;
	long long seconds = 0;

	holidays = span_trim(holidays);
	buf_fmt(&date, "%.*s 00:00", holidays.n < 10 ? 0 : 10, holidays.s);
	if (time_read(span_of_buf(&date), &seconds) && seconds > 7 * DAY)
		seconds += (long long)(number % (14 * DAY)) - 7 * DAY;
	else
		seconds = 1000000000LL + (long long)(number % 3000000000ULL);
	buf_free(&date);
	return seconds;
}

static void schedule_check(const struct schedule *s)
{
	must(s->days && s->days < 128 && s->minute >= 0 && s->minute < 1440);
	must(strlen(s->zone) < ZONE_BYTES && !strstr(s->zone, ".."));
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t n)
{
	struct span rest = { (const char *)bytes, n };
	struct span text = fuzz_piece(&rest), holidays = fuzz_piece(&rest);
	struct buf why = BUF_INIT;
	struct schedule s;
	bool ok = schedule_read(&s, text, &why), free;

	must(ok == !why.n);
	must(text_is_clean(why.n ? why.s : "-", why.n ? why.n : 1, 400));
	buf_clear(&why);
	free = holidays_check(holidays, &why);
	must(free == !why.n);
	if (ok)
		schedule_check(&s);
	/* Deadlines lie between now and some years from now. */
	if (ok && free)
		next_check(&s, holidays, moment_make(holidays, rest));
	buf_free(&why);
	return 0;
}
