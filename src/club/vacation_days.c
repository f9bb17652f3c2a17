/* SPDX-License-Identifier: MIT */
#include "club/vacation_days.h"
#include "club/date.h"

#include <string.h>

enum { DAY = 86400, MONTH = 31 * DAY };

/* Returns whether a word stands between the first day and the last. */
static bool is_parting(struct span word)
{
	static const char *const words[] = { "to", "until", "till", "through", "bis", "-",
		"\xe2\x80\x93" };
	bool parting = false;

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		parting |= span_folds(word, words[i]);
	return parting;
}

/* Returns whether that is a day whose month stands elsewhere: "12", "12." or "12th". */
static bool is_bare(struct span text)
{
	const char *dot = span_find(text, '.');

	return text.n && text.n <= 4 && text.s[0] >= '0' && text.s[0] <= '9'
		&& !span_find(text, ' ') && (!dot || dot == text.s + text.n - 1);
}

/* Returns whether a dash in a word stands behind a day, "12-20" or "30.11.-5.12.", and in no date, "2026-12-06". */
static bool parts(struct span word, const char *dash)
{
	const struct span before = { word.s, (size_t)(dash - word.s) };

	return before.n && (before.n <= 2 || span_find(before, '.'));
}

/* Parts "12 dec to 20 dec", "until 20 dec" and "12-20 december"; first is empty where there is none. */
static void part_days(struct span text, struct span *first, struct span *last)
{
	const char *end = text.s + text.n, *dash = NULL;
	struct span rest = text, word;
	bool parted = false;

	*first = (struct span){ text.s, 0 };
	*last = text;
	while (!parted && !dash && span_word(&rest, &word)) {
		parted = is_parting(word);
		dash = span_find(word, '-');
		if (dash && !parts(word, dash))
			dash = NULL;
	}
	if (parted)
		*last = span_trim(rest);
	else if (dash)
		*last = (struct span){ dash + 1, (size_t)(end - dash - 1) };
	if (parted || dash)
		first->n = (size_t)((dash ? dash : word.s) - text.s);
	*first = span_trim(*first);
}

static struct span without_from(struct span first)
{
	static const char *const words[] = { "from", "vom", "von", "ab" };
	struct span rest = first, word;
	bool from = false;

	if (span_word(&rest, &word))
		for (size_t i = 0; i < sizeof words / sizeof *words; i++)
			from |= span_folds(word, words[i]);
	return from ? span_trim(rest) : first;
}

/* Gives the day that has no month that of the other one: "12 to 20 december", "december 12 to 20". */
static void share_month(struct buf *first, struct buf *last)
{
	struct span one = span_of_buf(first), two = span_of_buf(last), word, rest = two;
	struct buf made = BUF_INIT;

	if (is_bare(one) && span_word(&rest, &word)) {
		buf_fmt(first, " %.*s", (int)rest.n, rest.s);
	} else if (is_bare(two) && (rest = one, span_word(&rest, &word))) {
		buf_fmt(&made, "%.*s %.*s", (int)word.n, word.s, (int)two.n, two.s);
		buf_cut(last, 0);
		buf_add(last, made.s, made.n);
	}
	buf_free(&made);
}

/* Reads a day as somebody would write it at another time. */
static struct clock_result read_then(
	const struct context *c, int seat, struct span text, long long now)
{
	const struct context then = { c->club, c->m, now, c->why };

	return date_last_day(&then, seat, text);
}

/* Where it has no hour it begins at 0:00. */
static long long begin_of(const struct clock_result *is)
{
	long long at[2], local = clock_local(is->zone, is->instant[0]);

	clock_instants(is->zone, local / DAY * DAY, at);
	return local % DAY / 60 == DAY / 60 - 1 ? at[0] : is->instant[0];
}

/* A first day that has no year, and was some days ago, is none of next year, if the last day is still to come. */
static bool has_begun(const struct context *c, int seat, struct span text,
	const struct clock_result *first, const struct clock_result *last)
{
	struct clock_result past = read_then(c, seat, text, c->now - MONTH);

	return last->fault != CLOCK_NO_TIME && last->fault != CLOCK_PAST
		&& last->instant[0] < first->instant[0] && past.fault != CLOCK_NO_TIME
		&& past.instant[0] <= c->now && first->instant[0] - past.instant[0] > 6 * MONTH;
}

/* A last day of the week, or of no year, is the next one after the first day. */
static bool read_both(const struct context *c, int seat, struct span first, struct span last,
	struct vacation_span *days)
{
	struct clock_result is = { .fault = CLOCK_READ };
	bool now = !first.n || span_folds(first, "now");

	days->last = read_then(c, seat, last, c->now);
	if (!now)
		is = read_then(c, seat, first, c->now);
	/* "Thursday 19 November" is no day of next year. */
	if (is.fault == CLOCK_NO_TIME)
		is = read_then(c, seat, first, c->now - MONTH);
	if (is.fault == CLOCK_NO_TIME || days->last.fault == CLOCK_NO_TIME)
		return false;
	if (now || has_begun(c, seat, first, &is, &days->last))
		return true;
	days->from = begin_of(&is);
	if (days->from > c->now && days->last.instant[0] <= days->from)
		days->last = read_then(c, seat, last, days->from);
	if (days->from <= c->now)
		days->from = 0;
	return days->last.fault != CLOCK_NO_TIME;
}

bool vacation_days_read(
	const struct context *c, int seat, struct span text, struct vacation_span *days)
{
	struct buf one = BUF_INIT, two = BUF_INIT;
	struct span first, last;
	bool read;

	*days = (struct vacation_span){ .from = 0 };
	part_days(text, &first, &last);
	first = without_from(first);
	buf_add(&one, first.s, first.n);
	buf_add(&two, last.s, last.n);
	if (first.n)
		share_month(&one, &two);
	read = read_both(c, seat, span_of_buf(&one), span_of_buf(&two), days);
	buf_free(&one);
	buf_free(&two);
	return read;
}
