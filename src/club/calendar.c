/* SPDX-License-Identifier: MIT */
#include "club/calendar.h"

#include <string.h>
#include <time.h>

enum { DAY = 86400, DAYS_MOST = 3 * 366, EVERY_DAY = 0x7f };

/* ---- holidays ---- */

static bool number_at(const char *s, int digits, int *n)
{
	*n = 0;
	for (int i = 0; i < digits; i++) {
		if (s[i] < '0' || s[i] > '9')
			return false;
		*n = 10 * *n + s[i] - '0';
	}
	return true;
}

/* Reads a date "2026-12-24" as days since 1970. Returns false where there is no such date. */
static bool date_read(struct span text, long long *day)
{
	int y, m, d;
	struct tm tm;

	if (text.n != 10 || text.s[4] != '-' || text.s[7] != '-' || !number_at(text.s, 4, &y)
		|| !number_at(text.s + 5, 2, &m) || !number_at(text.s + 8, 2, &d) || y < 1970)
		return false;
	tm = (struct tm){ .tm_year = y - 1900, .tm_mon = m - 1, .tm_mday = d };
	*day = (long long)timegm(&tm) / DAY;
	/* timegm takes 30 February for a day in March. */
	return tm.tm_mon == m - 1 && tm.tm_mday == d;
}

/* Cuts the next holiday off *rest; false at the end. *ok: it is a day, or two with ".." between. */
static bool next_holiday(struct span *rest, long long *first, long long *last, bool *ok)
{
	const char *comma, *dots;
	struct span one;

	*rest = span_trim(*rest);
	if (!rest->n)
		return false;
	comma = span_find(*rest, ',');
	one = (struct span){ rest->s, comma ? (size_t)(comma - rest->s) : rest->n };
	rest->s += one.n + (comma != NULL);
	rest->n -= one.n + (comma != NULL);
	one = span_trim(one);
	dots = memmem(one.s, one.n, "..", 2);
	if (dots) {
		struct span from = { one.s, (size_t)(dots - one.s) };
		struct span to = { dots + 2, one.n - from.n - 2 };

		*ok = date_read(span_trim(from), first) && date_read(span_trim(to), last)
			&& *first <= *last;
	} else {
		*ok = date_read(one, first);
		*last = *first;
	}
	return true;
}

bool holidays_check(struct span text, struct buf *why)
{
	struct buf clean = BUF_INIT;
	long long first, last;
	bool ok = true;

	for (struct span rest = text; ok && next_holiday(&rest, &first, &last, &ok);)
		;
	if (ok)
		return true;
	text_clean(&clean, text.s, text.n, 60);
	buf_fmt(why, "'%s' are no holidays: write days as 2026-12-24..2027-01-02, 2027-04-01",
		clean.s);
	buf_free(&clean);
	return false;
}

static bool is_holiday(struct span holidays, long long day)
{
	long long first, last;
	bool ok = true;

	while (next_holiday(&holidays, &first, &last, &ok))
		if (ok && day >= first && day <= last)
			return true;
	return false;
}

/* ---- schedules ---- */

static bool wrong_word(struct span word, const char *says, struct buf *why)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, word.s, word.n, 60);
	buf_fmt(why, "'%s' %s, as in: sun wed 20:00 Europe/London", clean.s, says);
	buf_free(&clean);
	return false;
}

bool schedule_read(struct schedule *s, struct span text, struct buf *why)
{
	struct span rest = text, word;
	const char *wrong;
	bool timed = false;

	*s = (struct schedule){ .zone = "" };
	while (!timed && span_word(&rest, &word)) {
		unsigned days = span_folds(word, "daily") ? EVERY_DAY : clock_weekday(word);

		s->days |= days;
		timed = !days && clock_minute(word, &s->minute);
		if (!days && !timed)
			return wrong_word(word, "is neither a day nor a time", why);
	}
	if (!timed || !s->days)
		return wrong_word(text, "is no schedule: write days, then a time", why);
	if (span_word(&rest, &word) && !clock_zone_read(s->zone, word, &wrong))
		return wrong_word(word, wrong, why);
	if (!span_word(&rest, &word))
		return true;
	return wrong_word(word, "cannot come after the zone", why);
}

bool schedule_next(const struct schedule *s, struct span holidays, long long after, long long *next,
	struct buf *why)
{
	/* Begins a day earlier, as a day that clocks skip moves into the next one. */
	long long today = clock_local(s->zone, after) / DAY - 1, instant[2];
	bool found = false;

	for (int i = 0; i < DAYS_MOST && !found; i++) {
		long long day = today + i;

		/* The first day of 1970 was a Thursday. */
		if (!(s->days >> (day + 4) % 7 & 1) || is_holiday(holidays, day))
			continue;
		clock_instants(s->zone, day * DAY + s->minute * 60, instant);
		*next = instant[0];
		found = *next > after;
	}
	if (!found)
		buf_str(why,
			"the schedule has no day within three years that is no holiday:"
			" look at the setting 'holidays'");
	return found;
}

/* Returns the time before one of the schedule's times; holidays are days as all others. */
static bool time_before(
	const struct schedule *s, long long time, long long *before, struct buf *why)
{
	long long next = time - 8 * DAY;
	bool ok = true;

	for (*before = next; ok && next < time;) {
		*before = next;
		ok = schedule_next(s, span_of(""), *before, &next, why);
	}
	return ok;
}

bool schedule_following(const struct schedule *s, struct span holidays, long long played,
	long long least, long long *due, struct buf *why)
{
	struct buf none = BUF_INIT;
	long long before, later;

	if (!schedule_next(s, holidays, played + least, due, why)
		|| !time_before(s, *due, &before, why))
		return false;
	if (*due - played < (*due - before) / 3 && schedule_next(s, holidays, *due, &later, &none))
		*due = later;
	buf_free(&none);
	return true;
}
