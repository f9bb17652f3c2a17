/* SPDX-License-Identifier: MIT */
#include "club/charter.h"
#include "base/fail.h"
#include "club/calendar.h"

#include <stdlib.h>
#include <string.h>

/* ---- the settings ---- */

enum { SCHEDULE = 0, ZONE = -1, SCHEDULE_BYTES = 120 };

static const struct setting_row {
	const char *name, *otherwise;
	const char *words; /* possible values, parted by blanks; NULL: something else */
	int most;	   /* of a number; else SCHEDULE or ZONE */
	const char *says;
} rows[] = {
	{ "schedule", "", NULL, SCHEDULE, "days, time and zone, as sun wed 20:00 Europe/London" },
	{ "zone", "", NULL, ZONE, "the name of a time zone, as Europe/London" },
	{ "grace", "0", NULL, 10080, "minutes" },
	{ "remind", "24", NULL, 336, "hours" },
	{ "early", "yes", "yes no", 0, NULL },
	{ "missing", "default", "default hold autopilot", 0, NULL },
	{ "vacant-after", "3", NULL, 99, "seasons" },
	{ "absent-limit", "50", NULL, 100, "percent" },
	{ "vacation", "21", NULL, 365, "days" },
	{ "press-limit", "20", NULL, 100, "letters" },
	{ "unsigned", "no", "no token", 0, NULL },
	{ "consent", "no", "no yes", 0, NULL },
	{ "witness-wait", "48", NULL, 8760, "hours" },
	{ "begin", "start", "start joined", 0, NULL },
	{ "open", "no", "no yes", 0, NULL },
};
enum { ROWS = sizeof rows / sizeof *rows };

static const struct setting_row *find_row(struct span name)
{
	for (int i = 0; i < ROWS; i++)
		if (span_folds(name, rows[i].name))
			return &rows[i];
	return NULL;
}

static bool is_word_of(const char *words, struct span value)
{
	struct span rest = span_of(words), word;

	while (span_word(&rest, &word))
		if (span_same(word, value))
			return true;
	return false;
}

/* Appends what a setting can be. */
static void say_values(struct buf *b, const struct setting_row *row)
{
	if (row->words)
		buf_fmt(b, "one of %s", row->words);
	else if (row->most > 0)
		buf_fmt(b, "a number of %s from 0 to %d", row->says, row->most);
	else
		buf_str(b, row->says);
}

static bool schedule_fits(const struct setting_row *row, struct span value, struct buf *why)
{
	struct schedule schedule;

	if (!value.n)
		return true;
	if (value.n <= SCHEDULE_BYTES)
		return schedule_read(&schedule, value, why);
	buf_fmt(why, "'%s' is too long: ", row->name);
	say_values(why, row);
	return false;
}

static bool zone_fits(const struct setting_row *row, struct span value, struct buf *why)
{
	char zone[ZONE_BYTES];
	struct buf clean = BUF_INIT;
	const char *wrong;

	if (!value.n || clock_zone_read(zone, value, &wrong))
		return true;
	text_clean(&clean, value.s, value.n, 60);
	buf_fmt(why, "'%s' cannot be '%s', which %s, as in: Europe/London", row->name, clean.s,
		wrong);
	buf_free(&clean);
	return false;
}

static bool value_fits(const struct setting_row *row, struct span value, struct buf *why)
{
	struct buf clean = BUF_INIT;
	long long number;

	if (!row->words && row->most == SCHEDULE)
		return schedule_fits(row, value, why);
	if (!row->words && row->most == ZONE)
		return zone_fits(row, value, why);
	if (row->words ? is_word_of(row->words, value) : span_int(value, 0, row->most, &number))
		return true;
	text_clean(&clean, value.s, value.n, 40);
	buf_fmt(why, "'%s' cannot be '%s': ", row->name, clean.s);
	say_values(why, row);
	buf_free(&clean);
	return false;
}

/* ---- reading ---- */

static bool split_line(struct span line, struct span *name, struct span *value)
{
	const char *equals = span_find(line, '=');

	if (!equals)
		return false;
	*name = span_trim((struct span){ line.s, (size_t)(equals - line.s) });
	*value = span_trim((struct span){ equals + 1, line.n - (size_t)(equals + 1 - line.s) });
	return true;
}

/* Leaves *value alone where the charter does not have it. */
static bool find_value(const struct match *m, const char *wanted, struct span *value)
{
	struct span rest = span_of(m->charter ? m->charter : ""), line, name, found;

	while (span_line(&rest, &line))
		if (split_line(line, &name, &found) && span_is(name, wanted)) {
			*value = found;
			return true;
		}
	return false;
}

struct span charter_get(const struct match *m, const char *name)
{
	const struct setting_row *row = find_row(span_of(name));
	struct span value;

	must(row != NULL);
	return find_value(m, name, &value) ? value : span_of(row->otherwise);
}

int charter_number(const struct match *m, const char *name)
{
	const struct setting_row *row = find_row(span_of(name));
	long long number;

	must(row && row->most > 0);
	/* Values in a store that charter_set did not write are ignored. */
	if (!span_int(charter_get(m, name), 0, row->most, &number))
		return atoi(row->otherwise);
	return (int)number;
}

bool charter_is(const struct match *m, const char *name, const char *value)
{
	return span_is(charter_get(m, name), value);
}

bool charter_has(const struct match *m, const char *name)
{
	struct span value;

	return find_value(m, name, &value);
}

/* ---- setting ---- */

/* Writes the whole charter in the order of the table, so that equal charters are equal texts. */
static void rewrite(struct match *m, const struct setting_row *changed, struct span to)
{
	struct buf text = BUF_INIT;

	for (int i = 0; i < ROWS; i++) {
		struct span value = to;

		if (&rows[i] == changed || find_value(m, rows[i].name, &value))
			buf_fmt(&text, "%s=%.*s\n", rows[i].name, (int)value.n, value.s);
	}
	free(m->charter);
	m->charter = buf_take(&text);
}

bool charter_set(struct match *m, struct span name, struct span value, struct buf *why)
{
	const struct setting_row *row = find_row(name);
	struct buf clean = BUF_INIT;

	if (!row) {
		text_clean(&clean, name.s, name.n, 40);
		buf_fmt(why, "a match has no setting '%s':", clean.s);
		for (int i = 0; i < ROWS; i++)
			buf_fmt(why, " %s", rows[i].name);
		buf_free(&clean);
		return false;
	}
	/* A line end in a value would begin another setting. */
	if (value.n && !text_is_clean(value.s, value.n, value.n)) {
		buf_fmt(why, "'%s' is not one line that can be read", row->name);
		return false;
	}
	if (!value_fits(row, value, why))
		return false;
	rewrite(m, row, value);
	return true;
}

bool charter_set_line(struct match *m, struct span line, struct buf *why)
{
	struct buf clean = BUF_INIT;
	struct span name, value;

	if (split_line(line, &name, &value))
		return charter_set(m, name, value, why);
	text_clean(&clean, line.s, line.n, 40);
	buf_fmt(why, "'%s' is not NAME=VALUE", clean.s);
	buf_free(&clean);
	return false;
}

bool charter_set_lines(struct match *m, struct span lines, struct buf *why)
{
	struct span line;

	while (span_line(&lines, &line))
		if (!charter_set_line(m, line, why))
			return false;
	return true;
}

bool charter_check(const struct match *m, struct buf *why)
{
	struct match copy = { .charter = NULL };
	bool ok = charter_set_lines(&copy, span_of(m->charter), why);

	free(copy.charter);
	return ok;
}

void charter_print(struct buf *b, const struct match *m)
{
	for (int i = 0; i < ROWS; i++) {
		struct span value = span_of(rows[i].otherwise);
		bool given = find_value(m, rows[i].name, &value);

		buf_fmt(b, "%-12s = %.*s%s\n", rows[i].name, (int)value.n, value.s,
			given		  ? ""
				: value.n ? "   (by default)"
					  : "(none)");
	}
}

void charter_list(struct buf *b)
{
	for (int i = 0; i < ROWS; i++) {
		struct buf line = BUF_INIT;

		buf_fmt(&line, "  %s=%s", rows[i].name, rows[i].otherwise);
		buf_fill(&line, ' ', line.n < 20 ? 20 - line.n : 1);
		say_values(&line, &rows[i]);
		buf_fmt(b, "%s\n", line.s);
		buf_free(&line);
	}
}
