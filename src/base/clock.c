/* SPDX-License-Identifier: MIT
 * The C library takes a zone only from the environment variable TZ. It is changed during one look
 * and then put back. Nobody else notices, as the program has one thread. */
#include "base/clock.h"
#include "base/time.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { HOUR = 3600, DAY = 24 * HOUR, WEEK = 7, COUNT_MOST = 9999 };

/* ---- zones ---- */

/* Returns whether a zone can have this name, which becomes part of a path and of TZ. */
static bool is_spelled(struct span name)
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
static bool is_known(const char *zone)
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

bool clock_zone_read(char zone[ZONE_BYTES], struct span word, const char **wrong)
{
	char name[ZONE_BYTES];

	*wrong = "is no name of a time zone";
	if (!is_spelled(word))
		return false;
	memcpy(name, word.s, word.n);
	name[word.n] = 0;
	*wrong = "is a time zone this machine does not know: is it well spelled,"
		 " and the package tzdata installed? It is a name";
	if (!is_known(name))
		return false;
	strcpy(zone, name);
	return true;
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

/* Returns the seconds that the clock of TZ is ahead of UTC at an instant. */
static long long ahead(long long instant)
{
	time_t t = (time_t)instant;
	struct tm tm;

	return localtime_r(&t, &tm) ? tm.tm_gmtoff : 0;
}

/* Returns the first instant after `from` at which the clock is as far ahead as at `to`, if it
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

/* clock_instants in the zone of TZ. No clock is a day ahead or behind, and none changes twice in two
 * days. */
static int find_instants(long long local, long long instant[2])
{
	long long from = local - DAY, to = local + DAY, before = ahead(from), after = ahead(to);
	long long change;
	bool early, late;

	instant[0] = instant[1] = local - before;
	if (before == after)
		return 1;
	change = change_between(from, to);
	early = local - before < change;
	late = local - after >= change;
	if (!early)
		instant[0] = instant[1] = late ? local - after : change;
	else if (late)
		instant[1] = local - after;
	return early + late;
}

long long clock_local(const char *zone, long long instant)
{
	char *before = zone_enter(zone);
	long long local = instant + ahead(instant);

	zone_leave(before);
	return local;
}

int clock_instants(const char *zone, long long local, long long instant[2])
{
	char *before = zone_enter(zone);
	int n = find_instants(local, instant);

	zone_leave(before);
	return n;
}

void clock_print(struct buf *b, const char *zone, long long instant)
{
	long long at[2], local;
	struct buf utc = BUF_INIT;

	time_print(&utc, instant);
	if (!strcmp(zone, "UTC") || instant < DAY || instant > TIME_MOST - DAY) {
		buf_add(b, utc.s, utc.n);
	} else {
		local = clock_local(zone, instant);
		time_print(b, local);
		buf_cut(b, b->n - 3);
		buf_str(b, zone);
		if (clock_instants(zone, local, at) == 2)
			buf_fmt(b, " (%s)", utc.s + utc.n - 9);
	}
	buf_free(&utc);
}

/* ---- words ---- */

/* The names of months as the mails of each language have them. */
static const char *const months[] = { "january|januar", "february|februar", "march|märz", "april",
	"may|mai", "june|juni", "july|juli", "august", "september", "october|oktober", "november",
	"december|dezember" };
/* Those of days, Sunday the first. */
static const char *const weekdays[] = { "sunday|sonntag", "monday|montag", "tuesday|dienstag",
	"wednesday|mittwoch", "thursday|donnerstag", "friday|freitag", "saturday|samstag" };

/* Returns whether a word is one of the names in "sunday|sonntag", which may be shortened to three letters. */
static bool is_called(struct span word, const char *names)
{
	for (const char *name = names; word.n >= 3; name++) {
		if (word.n <= strcspn(name, "|") && !strncasecmp(name, word.s, word.n))
			return true;
		name += strcspn(name, "|");
		if (!*name)
			break;
	}
	return false;
}

unsigned clock_weekday(struct span word)
{
	for (int i = 0; i < WEEK; i++)
		if (is_called(word, weekdays[i]))
			return 1U << i;
	return 0;
}

bool clock_minute(struct span word, int *minute)
{
	const char *colon = span_find(word, ':');
	long long hour, minutes;
	struct span after;

	if (!colon || colon - word.s > 2)
		return false;
	after = (struct span){ colon + 1, word.n - (size_t)(colon + 1 - word.s) };
	if (after.n != 2
		|| !span_int((struct span){ word.s, (size_t)(colon - word.s) }, 0, 23, &hour)
		|| !span_int(after, 0, 59, &minutes))
		return false;
	*minute = (int)(hour * 60 + minutes);
	return true;
}

/* ---- what people write ---- */

/* What is read so far. Days count from 1970 and are local. */
struct reading {
	const struct clock_query *asked;
	struct clock_result *is;
	struct span rest;
	long long today, day;
	bool whole_weeks;	   /* the day may as well be a week later */
	int year, month, of_month; /* year 0: the day is none of a month, or its year was given */
	bool from_now;		   /* instant[0] is known */
	int minute;		   /* -1: none was given */
};

/* Reads the next word that says something, without the comma or stop behind it: of "Sunday 6 December 2026, at 20:00"
 * all but "at". Returns false where there is none. */
static bool next_word(struct span *rest, struct span *word)
{
	static const char *const fillers[] = { "at", "on", "the", "of", "um", "am", "uhr", "den" };
	bool said = false;

	while (!said && span_word(rest, word)) {
		while (word->n && strchr(",.", word->s[word->n - 1]))
			word->n--;
		said = word->n;
		for (size_t i = 0; i < sizeof fillers / sizeof *fillers; i++)
			said &= !span_folds(*word, fillers[i]);
	}
	return said;
}

/* Gets the day that a date is, as a number. Returns false where there is no such date. */
static bool find_day(int year, int month, int day, long long *number)
{
	struct buf midnight = BUF_INIT;
	long long seconds;
	bool ok;

	buf_fmt(&midnight, "%04d-%02d-%02dT00:00Z", year, month, day);
	ok = time_read(span_of_buf(&midnight), &seconds);
	buf_free(&midnight);
	if (ok)
		*number = seconds / DAY;
	return ok;
}

static int month_called(struct span word)
{
	int month = 12;

	while (month && !is_called(word, months[month - 1]))
		month--;
	return month;
}

/* Reads "6" or "6th" as a day of a month; returns 0 for what is none. */
static int day_of_month(struct span word)
{
	static const char *const ends[] = { "st", "nd", "rd", "th" };
	long long day;

	for (size_t i = 0; i < sizeof ends / sizeof *ends && word.n > 2; i++)
		if (!strncasecmp(word.s + word.n - 2, ends[i], 2)) {
			word.n -= 2;
			break;
		}
	return span_int(word, 1, 31, &day) ? (int)day : 0;
}

/* Finds the first year, from r's on, that has the day, which is not before `least`. */
static bool find_year(struct reading *r, long long least)
{
	for (int most = r->year + 8; r->year <= most; r->year++)
		if (find_day(r->year, r->month, r->of_month, &r->day) && r->day >= least)
			return true;
	return false;
}

static int year_of(long long day)
{
	struct buf text = BUF_INIT;
	long long year = 0;

	time_print_short(&text, day * DAY);
	span_int((struct span){ text.s, 4 }, 0, 9999, &year);
	buf_free(&text);
	return (int)year;
}

/* Reads "6 December 2026", "December 6" and what is like them, of which word is the first; without a year it is the next
 * such day. */
static bool read_named(struct reading *r, struct span word)
{
	struct span other, year, rest;
	long long given;

	if (!next_word(&r->rest, &other))
		return false;
	r->month = month_called(other);
	r->of_month = day_of_month(word);
	if (!r->month) {
		r->month = month_called(word);
		r->of_month = day_of_month(other);
	}
	if (!r->month || !r->of_month)
		return false;
	rest = r->rest;
	if (next_word(&rest, &year) && span_int(year, 1970, 9999, &given)) {
		r->rest = rest;
		return find_day((int)given, r->month, r->of_month, &r->day);
	}
	r->year = year_of(r->today);
	return find_year(r, r->today);
}

/* Reads "2026-12-06", and leaves "20:00" of "2026-12-06T20:00" to be read. */
static bool read_date(struct reading *r, struct span word)
{
	struct span date = { word.s, word.n < 10 ? word.n : 10 };
	struct buf midnight = BUF_INIT;
	long long seconds;
	bool ok = true;

	if (word.n > 11 && (word.s[10] == 'T' || word.s[10] == 't')) {
		r->rest.n += (size_t)(r->rest.s - (word.s + 11));
		r->rest.s = word.s + 11;
	} else if (word.n != 10) {
		return false;
	}
	for (size_t i = 0; i < date.n && ok; i++)
		ok = i == 4 || i == 7 ? date.s[i] == '-' : date.s[i] >= '0' && date.s[i] <= '9';
	buf_fmt(&midnight, "%.*sT00:00Z", (int)date.n, date.s);
	ok = ok && time_read(span_of_buf(&midnight), &seconds);
	buf_free(&midnight);
	if (ok)
		r->day = seconds / DAY;
	return ok;
}

/* Reads what stands behind "in": "3 days". */
static bool read_distance(struct reading *r)
{
	struct span number, unit;
	long long n;

	if (!span_word(&r->rest, &number) || !span_word(&r->rest, &unit)
		|| !span_int(number, 1, COUNT_MOST, &n))
		return false;
	if (span_folds(unit, "hour") || span_folds(unit, "hours")) {
		r->from_now = true;
		r->is->instant[0] = r->asked->now + n * HOUR;
	} else if (span_folds(unit, "day") || span_folds(unit, "days")) {
		r->day = r->today + n;
	} else if (span_folds(unit, "week") || span_folds(unit, "weeks")) {
		r->day = r->today + n * WEEK;
	} else {
		return false;
	}
	return true;
}

/* Cuts a number off that a full stop or the end of the word ends. */
static bool cut_number(struct span *word, long long least, long long most, long long *n)
{
	const char *dot = span_find(*word, '.');
	struct span number = { word->s, dot ? (size_t)(dot - word->s) : word->n };

	word->s += number.n + (dot != NULL);
	word->n -= number.n + (dot != NULL);
	return span_int(number, least, most, n);
}

/* Reads "6.12.2026", "6.12.26" and, the next one, "6.12", the full stop behind which is cut off. */
static bool read_dotted(struct reading *r, struct span word)
{
	long long day, month, year;

	if (!cut_number(&word, 1, 31, &day) || !cut_number(&word, 1, 12, &month))
		return false;
	if (word.n)
		return cut_number(&word, 0, 9999, &year) && !word.n
			&& find_day((int)(year < 100 ? 2000 + year : year), (int)month, (int)day,
				&r->day);
	r->month = (int)month;
	r->of_month = (int)day;
	r->year = year_of(r->today);
	return find_year(r, r->today);
}

static bool read_plain_date(struct reading *r, struct span word)
{
	if (span_find(word, '.'))
		return read_dotted(r, word);
	return day_of_month(word) || month_called(word) ? read_named(r, word) : read_date(r, word);
}

/* Returns whether a date follows a day of the week, which says which day of the week it is. */
static bool date_follows(const struct reading *r)
{
	struct span rest = r->rest, word;

	return next_word(&rest, &word) && !span_find(word, ':');
}

static bool read_day(struct reading *r)
{
	struct span word;
	unsigned days;

	if (!next_word(&r->rest, &word))
		return false;
	r->day = r->today;
	if (span_folds(word, "today"))
		return true;
	if (span_folds(word, "tomorrow")) {
		r->day++;
		return true;
	}
	if (span_folds(word, "in"))
		return read_distance(r);
	days = clock_weekday(word);
	if (!days)
		return read_plain_date(r, word);
	/* The first day of 1970 was a Thursday. */
	if (date_follows(r))
		return next_word(&r->rest, &word) && read_plain_date(r, word)
			&& days >> (r->day + 4) % WEEK & 1;
	while (!(days >> (r->day + 4) % WEEK & 1))
		r->day++;
	r->whole_weeks = true;
	return true;
}

/* Finds the zone, which stands last, as it says which day is today. Behind it a date of the club may say the hour in UTC. */
static void cut_zone(struct reading *r)
{
	struct span text = span_trim(r->rest), word;
	const char *utc = text.n && text.s[text.n - 1] == ')' ? span_find(text, '(') : NULL;
	const char *wrong;

	if (utc)
		text = span_trim((struct span){ text.s, (size_t)(utc - text.s) });
	r->rest = word = text;

	while (word.n && word.s[word.n - 1] != ' ' && word.s[word.n - 1] != '\t')
		word.n--;
	text = (struct span){ text.s + word.n, text.n - word.n };
	if (text.n && clock_zone_read(r->is->zone, text, &wrong))
		r->rest = span_trim(word);
}

static bool read_words(struct reading *r)
{
	struct span word;

	if (!read_day(r))
		return false;
	if (!next_word(&r->rest, &word))
		return true;
	return !r->from_now && clock_minute(word, &r->minute) && !next_word(&r->rest, &word);
}

/* Turns the local day and hour into an instant. */
static void find_instant(struct reading *r)
{
	struct clock_result *is = r->is;
	long long day = r->day,
		  local = day * DAY + (r->minute < 0 ? r->asked->minute : r->minute) * 60LL;
	int n = clock_instants(is->zone, local, is->instant);

	if (is->instant[1] <= r->asked->now && r->whole_weeks)
		n = clock_instants(is->zone, local + WEEK * DAY, is->instant);
	else if (is->instant[1] <= r->asked->now && r->year && find_year(r, r->day + 1))
		n = clock_instants(is->zone, local + (r->day - day) * DAY, is->instant);
	is->fault = n == 2 ? CLOCK_TWICE : n ? CLOCK_READ : CLOCK_GAP;
}

static bool read_utc(struct reading *r)
{
	struct span text = span_trim(r->rest);

	if (!text.n
		|| (text.s[text.n - 1] != 'Z' && (span_find(text, '-') || span_find(text, ':'))))
		return false;
	strcpy(r->is->zone, "UTC");
	return time_read(text, &r->is->instant[0]);
}

struct clock_result clock_read(struct span text, const struct clock_query *asked)
{
	struct clock_result is = { .fault = CLOCK_NO_TIME };
	struct reading r = { .asked = asked, .is = &is, .rest = text, .minute = -1 };

	if (read_utc(&r)) {
		is.fault = CLOCK_READ;
	} else {
		snprintf(is.zone, sizeof is.zone, "%s", asked->zone);
		cut_zone(&r);
		r.today = clock_local(is.zone, asked->now) / DAY;
		if (!read_words(&r))
			return is;
		is.fault = CLOCK_READ;
		if (!r.from_now)
			find_instant(&r);
	}
	if (is.fault != CLOCK_TWICE)
		is.instant[1] = is.instant[0];
	if (is.instant[0] > TIME_MOST)
		is.fault = CLOCK_NO_TIME;
	else if (is.instant[1] <= asked->now)
		is.fault = CLOCK_PAST;
	return is;
}

void clock_say_fault(struct buf *b, struct span text, const struct clock_result *is)
{
	struct buf when = BUF_INIT, first = BUF_INIT, second = BUF_INIT;

	clock_print(&when, is->zone, is->instant[0]);
	time_print_short(&first, is->instant[0]);
	time_print_short(&second, is->instant[1]);
	buf_char(b, '\'');
	text_clean(b, text.s, text.n, 60);
	switch (is->fault) {
	case CLOCK_READ: break;
	case CLOCK_NO_TIME:
		buf_str(b,
			"' is no time: write 2026-12-06, 2026-12-06 20:00, sunday 20:00,"
			" tomorrow 18:00 or in 3 days");
		break;
	case CLOCK_PAST:
		buf_fmt(b, "' is %s, which has passed: give a time to come", when.s);
		break;
	case CLOCK_GAP:
		buf_fmt(b,
			"' does not exist in %s, where clocks go forward then: write %s, which"
			" is %s",
			is->zone, first.s, when.s);
		break;
	case CLOCK_TWICE:
		buf_fmt(b,
			"' comes twice in %s, where clocks go back then: write %s for the first"
			" or %s for the second",
			is->zone, first.s, second.s);
		break;
	}
	buf_free(&when);
	buf_free(&first);
	buf_free(&second);
}
