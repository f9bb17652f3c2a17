/* SPDX-License-Identifier: MIT
 * The C library takes a zone only from the environment variable TZ. It is changed during one look
 * and then put back. Nobody else notices, as the program has one thread. */
#include "club/calendar.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DAY = 86400, DAYS_MOST = 3 * 366, EVERY_DAY = 0x7f };

/* ---- zones ---- */

/* Returns whether a zone can have this name, which becomes part of a path and of TZ. */
static bool zone_spelled(struct span name)
{
	if (!name.n || name.n >= ZONE_BYTES || name.s[0] < 'A' || name.s[0] > 'Z')
		return false;
	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];

		if (!(c >= 'A' && c <= 'Z') && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9')
			&& !(c && strchr("/_+-", c)))
			return false;
	}
	return true;
}

/* The C library would silently take UTC for an unknown zone. */
static bool zone_known(const char *zone)
{
	const char *folder = getenv("TZDIR");
	struct buf path = BUF_INIT;
	char magic[4] = "";
	FILE *file;
	bool known;

	if (!strcmp(zone, "UTC"))
		return true;
	buf_fmt(&path, "%s/%s", folder ? folder : "/usr/share/zoneinfo", zone);
	file = fopen(path.s, "re");
	known = file && fread(magic, 1, sizeof magic, file) == sizeof magic
		&& !memcmp(magic, "TZif", sizeof magic);
	if (file)
		fclose(file);
	buf_free(&path);
	return known;
}

/* Returns the old TZ, for zone_leave; NULL: it was not set. */
static char *zone_enter(const char *zone)
{
	const char *now = getenv("TZ");
	char *before = now ? xcopy(now, strlen(now)) : NULL;

	setenv("TZ", zone, 1);
	tzset();
	return before;
}

static void zone_leave(char *before)
{
	if (before)
		setenv("TZ", before, 1);
	else
		unsetenv("TZ");
	tzset();
	free(before);
}

/* Returns the seconds that the local clock is ahead of UTC at an instant. */
static long long ahead(long long instant)
{
	time_t t = (time_t)instant;
	struct tm tm;

	return localtime_r(&t, &tm) ? tm.tm_gmtoff : 0;
}

/* Returns the first instant after `from` at which the local clock is as far ahead as at `to`, if it
 * changes once between them. */
static long long change_between(long long from, long long to)
{
	long long then = ahead(to);

	while (to - from > 1) {
		long long middle = from + (to - from) / 2;

		if (ahead(middle) == then)
			to = middle;
		else
			from = middle;
	}
	return to;
}

/* Returns the first instant at which the local clock has reached that many seconds since 1970. No
 * clock is a day ahead or behind, and none changes twice in two days. */
static long long instant_of(long long local)
{
	long long from = local - DAY, to = local + DAY, before = ahead(from), after = ahead(to);
	long long change;

	if (before == after)
		return local - before;
	change = change_between(from, to);
	if (local - before < change)
		return local - before;
	return local - after > change ? local - after : change;
}

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

/* Returns the days that a word stands for, "sun", "Sunday", "daily"; 0: none. */
static unsigned days_of(struct span word)
{
	static const char *const day[] = { "sunday", "monday", "tuesday", "wednesday", "thursday",
		"friday", "saturday" };
	char text[16];

	if (span_folds(word, "daily"))
		return EVERY_DAY;
	if (word.n < 3 || word.n >= sizeof text)
		return 0;
	memcpy(text, word.s, word.n);
	text[word.n] = 0;
	for (int i = 0; i < 7; i++)
		if (span_starts(span_of(day[i]), text))
			return 1U << i;
	return 0;
}

/* Reads "20:00" or "9:30". */
static bool time_of_day(struct span word, int *minute)
{
	const char *colon = span_find(word, ':');
	long long hour;
	int minutes;

	if (!colon || word.n - (size_t)(colon - word.s) != 3 || colon - word.s > 2
		|| !span_int((struct span){ word.s, (size_t)(colon - word.s) }, 0, 23, &hour)
		|| !number_at(colon + 1, 2, &minutes) || minutes > 59)
		return false;
	*minute = (int)hour * 60 + minutes;
	return true;
}

static bool wrong_word(struct span word, const char *says, struct buf *why)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, word.s, word.n, 60);
	buf_fmt(why, "'%s' %s, as in: sun wed 20:00 Europe/London", clean.s, says);
	buf_free(&clean);
	return false;
}

static bool zone_read(struct schedule *s, struct span word, struct buf *why)
{
	if (!zone_spelled(word))
		return wrong_word(word, "is no name of a time zone", why);
	memcpy(s->zone, word.s, word.n);
	s->zone[word.n] = 0;
	if (zone_known(s->zone))
		return true;
	return wrong_word(word,
		"is a time zone this machine does not know: is it well spelled,"
		" and the package tzdata installed? It is a name",
		why);
}

bool schedule_read(struct schedule *s, struct span text, struct buf *why)
{
	struct span rest = text, word;
	bool timed = false;

	*s = (struct schedule){ .zone = "UTC" };
	while (!timed && span_word(&rest, &word)) {
		unsigned days = days_of(word);

		s->days |= days;
		timed = !days && time_of_day(word, &s->minute);
		if (!days && !timed)
			return wrong_word(word, "is neither a day nor a time", why);
	}
	if (!timed || !s->days)
		return wrong_word(text, "is no schedule: it wants days, then a time", why);
	if (span_word(&rest, &word) && !zone_read(s, word, why))
		return false;
	if (!span_word(&rest, &word))
		return true;
	return wrong_word(word, "stands behind the zone, where nothing can stand", why);
}

bool schedule_next(const struct schedule *s, struct span holidays, long long after, long long *next,
	struct buf *why)
{
	char *before = zone_enter(s->zone);
	long long local = after + ahead(after);
	/* Begins a day earlier, as a day that clocks skip moves into the next one. */
	long long today = local / DAY - 1;
	bool found = false;

	for (int i = 0; i < DAYS_MOST && !found; i++) {
		long long day = today + i;

		/* The first day of 1970 was a Thursday. */
		if (!(s->days >> (day + 4) % 7 & 1) || is_holiday(holidays, day))
			continue;
		*next = instant_of(day * DAY + s->minute * 60);
		found = *next > after;
	}
	zone_leave(before);
	if (!found)
		buf_str(why,
			"the schedule has no day within three years that is no holiday:"
			" look at the setting 'holidays'");
	return found;
}
