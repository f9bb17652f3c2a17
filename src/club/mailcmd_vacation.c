/* SPDX-License-Identifier: MIT
 * /vacation: whoever is away is so from all their matches. Whose seats are says person_next, as for /mine; a
 * vacation is for those of them that the letter would prove as well. */
#include "base/time.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/mailcmd_call.h"
#include "club/person.h"

#include <string.h>

enum { DAY = 86400 };

struct vacation {
	struct mailcmd_call *w;
	long long from;	 /* 0: from now on */
	long long until; /* 0: it ends */
	struct mailcmd_match_list matches;
	int seats, pilots; /* seats it holds for, and those of them that the autopilot plays */
};

/* ---- how long ---- */

/* Returns the day the vacation may last to there, as midnight on that clock. */
static long long last_day(const struct vacation *v, const struct context *c, const char *zone)
{
	long long from = v->from ? v->from : c->now;

	return (clock_local(zone, from) / DAY + charter_number(c->m, "vacation")) * DAY;
}

static bool is_too_long(const struct vacation *v, const struct context *c, const char *zone)
{
	return clock_local(zone, v->until) / DAY * DAY > last_day(v, c, zone);
}

static struct span day_text(struct buf *b, long long day)
{
	time_print_short(b, day);
	buf_cut(b, 10);
	return span_of_buf(b);
}

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
	return text.n && text.n <= 4 && text.s[0] >= '0' && text.s[0] <= '9'
		&& !span_find(text, ' ');
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
		if (dash && (dash == word.s || dash > word.s + 2))
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

/* Reads the first day, which begins at 0:00 where it has no hour. Returns false where it cannot be read. */
static bool read_first(struct vacation *v, struct span text)
{
	const struct mailcmd_call *w = v->w;
	struct clock_result is = date_last_day(w->c, w->seat->seat, text);
	long long at[2], local = clock_local(is.zone, is.instant[0]);

	if (is.fault == CLOCK_NO_TIME)
		return false;
	clock_instants(is.zone, local / DAY * DAY, at);
	v->from = local % DAY / 60 == DAY / 60 - 1 ? at[0] : is.instant[0];
	return true;
}

/* A day of the week, or of no year, is the next one after the first day. */
static struct clock_result read_last(const struct vacation *v, struct span text)
{
	const struct mailcmd_call *w = v->w;
	struct clock_result is = date_last_day(w->c, w->seat->seat, text);
	struct context then = *w->c;

	then.now = v->from;
	if (v->from > w->c->now && is.fault != CLOCK_NO_TIME && is.instant[0] <= v->from)
		is = date_last_day(&then, w->seat->seat, text);
	return is;
}

static bool read_days(struct vacation *v, struct span text, struct clock_result *is)
{
	struct buf one = BUF_INIT, two = BUF_INIT;
	struct span first, last;
	bool read;

	part_days(text, &first, &last);
	first = without_from(first);
	buf_add(&one, first.s, first.n);
	buf_add(&two, last.s, last.n);
	if (first.n)
		share_month(&one, &two);
	read = !first.n || span_folds(first, "now") || read_first(v, span_of_buf(&one));
	*is = read_last(v, span_of_buf(&two));
	if (v->from <= v->w->c->now)
		v->from = 0;
	v->until = is->instant[0];
	buf_free(&one);
	buf_free(&two);
	return read && is->fault != CLOCK_NO_TIME;
}

static const char *from_text(const struct vacation *v, struct short_text *text)
{
	const struct mailcmd_call *w = v->w;

	*text = date_text_in(w->c, w->seat->seat, w->texts, v->from);
	return v->from ? text->s : "";
}

/* Reads the days of a vacation. Returns false, with the player told, where they cannot be. */
static bool vacation_days(struct vacation *v, struct span text)
{
	struct mailcmd_call *w = v->w;
	struct clock_result is;
	struct buf last = BUF_INIT;
	struct short_text from;

	if (!read_days(v, text, &is))
		mailcmd_deny(w, "vacation-how");
	else if (!charter_number(w->c->m, "vacation"))
		mailcmd_deny(w, "vacations-none");
	else if (is.fault == CLOCK_PAST)
		mailcmd_deny(w, "vacation-past from=%s until=%s", from_text(v, &from),
			date_text_in(w->c, w->seat->seat, w->texts, v->until).s);
	else if (is_too_long(v, w->c, is.zone))
		mailcmd_deny(w, "vacation-long days=%d until=%s",
			charter_number(w->c->m, "vacation"),
			day_text(&last, last_day(v, w->c, is.zone)).s);
	buf_free(&last);
	return w->done;
}

/* ---- where ---- */

static enum mailcmd_problem find_obstacle(const struct vacation *v, const struct context *c,
	const struct seat *seat, const char *zone)
{
	const struct mailcmd_call *w = v->w;

	if (!person_proves(w->seat, seat)
		|| (w->unsealed && !charter_is(c->m, "unsigned", "token")))
		return OTHER_PROOF;
	if (c->m->state == MATCH_SEATING)
		return NOT_BEGUN;
	if (!v->until)
		return NO_OBSTACLE;
	if (!charter_number(c->m, "vacation"))
		return NO_VACATIONS;
	return is_too_long(v, c, zone) ? TOO_LONG : NO_OBSTACLE;
}

static void say_obstacle(
	struct vacation *v, const struct context *c, enum mailcmd_problem why, const char *zone)
{
	struct buf day = BUF_INIT;
	const struct mailcmd_limit but = { why, charter_number(c->m, "vacation"),
		day_text(&day, last_day(v, c, zone)).s };

	mailcmd_matches_but(v->w, &v->matches, c->m->name, &but);
	buf_free(&day);
}

static bool hold(struct vacation *v, const struct context *c, int seat, struct attendance_row *row)
{
	row->away_from = v->from;
	row->away = v->until;
	v->seats++;
	v->pilots += charter_is(c->m, "missing", "autopilot");
	mailcmd_matches_add(&v->matches, c->m->name);
	return store_save_attendance(c->club->store, c->m->id, seat, row, c->why);
}

/* A seat that is out, or that its player has left, waits for nobody. */
static bool visit(struct vacation *v, const struct context *c, const struct seat *seat)
{
	bool own = c->m->id == v->w->c->m->id && seat->seat == v->w->seat->seat;
	struct attendance_row row = { 0 };
	struct duty duty = { 0 };
	char zone[ZONE_BYTES];
	enum mailcmd_problem why;

	if (!store_get_attendance(c->club->store, c->m->id, seat->seat, &row, c->why)
		|| (c->m->state != MATCH_SEATING && !match_duty(c, seat->seat, &duty)))
		return false;
	if (own)
		return hold(v, c, seat->seat, &row);
	if (row.vacant || duty.out || (!v->until && !row.away))
		return true;
	date_zone_to(c, seat->seat, zone);
	why = find_obstacle(v, c, seat, zone);
	if (!why)
		return hold(v, c, seat->seat, &row);
	say_obstacle(v, c, why, zone);
	return true;
}

static bool visit_all(struct vacation *v)
{
	struct mailcmd_call *w = v->w;
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { w->c->club, &m, w->c->now, w->c->why };
	enum found found = NOT_FOUND;
	bool ok = true;

	while (ok && (found = person_next(w->c, w->seat, &at, &m)) == FOUND) {
		struct seat seat = { 0 };

		if (m.state != MATCH_OVER)
			ok = (store_get_seat(in.club->store, m.id, at.seat, &seat, in.why) == FOUND
				     && visit(v, &in, &seat))
				|| mailcmd_forgives(w);
		seat_free(&seat);
		match_free(&m);
	}
	return ok && found == NOT_FOUND;
}

/* ---- the answer ---- */

static void say(struct vacation *v)
{
	struct mailcmd_call *w = v->w;
	bool several = v->matches.names.n > 0;
	struct buf all = BUF_INIT;
	struct short_text from;

	mailcmd_matches_say(w, &v->matches, &all);
	if (v->until)
		mailcmd_say(w, "vacation matches=%s from=%s until=%s autopilot=%d",
			several ? all.s : "", from_text(v, &from),
			date_text_in(w->c, w->seat->seat, w->texts, v->until).s,
			v->pilots == v->seats ? 1 : 2 * (v->pilots > 0));
	else
		mailcmd_say(w, "vacation-none matches=%s", several ? all.s : "");
	buf_add(w->answer, v->matches.but.s, v->matches.but.n);
	buf_free(&all);
}

bool mailcmd_vacation(struct mailcmd_call *w, struct span rest)
{
	struct vacation v = { .w = w, .matches = { .names = BUF_INIT, .but = BUF_INIT } };
	bool ok;

	if (!span_folds(rest, "none") && !vacation_days(&v, rest))
		return true;
	ok = visit_all(&v) && mailcmd_matches_others(w, &v.matches, !v.until);
	if (ok && v.seats)
		say(&v);
	mailcmd_matches_free(&v.matches);
	return ok;
}
