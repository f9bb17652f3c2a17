/* SPDX-License-Identifier: MIT
 * /vacation: whoever is away is so from all their matches. Whose seats are says person_next, as for /mine; a
 * vacation is for those of them that the letter would prove as well. */
#include "base/time.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/mailcmd_call.h"
#include "club/person.h"
#include "club/vacation_days.h"

#include <string.h>

enum { DAY = 86400 };

struct vacation {
	struct mailcmd_call *w;
	long long from, until; /* as in struct vacation_span; until 0: it ends */
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

static const char *from_text(const struct vacation *v, struct short_text *text)
{
	const struct mailcmd_call *w = v->w;

	*text = date_text_in(w->c, w->seat->seat, w->texts, v->from);
	return v->from ? text->s : "";
}

/* Reads the days of a vacation. Returns false, with the player told, where they cannot be. */
static bool find_days(struct vacation *v, struct span text)
{
	struct mailcmd_call *w = v->w;
	struct vacation_span days;
	struct buf last = BUF_INIT;
	struct short_text from;
	bool read = vacation_days_read(w->c, w->seat->seat, text, &days);

	v->from = days.from;
	v->until = days.last.instant[0];
	if (!read)
		mailcmd_deny(w, "vacation-how");
	else if (!charter_number(w->c->m, "vacation"))
		mailcmd_deny(w, "vacations-none");
	else if (days.last.fault == CLOCK_PAST)
		mailcmd_deny(w, "vacation-past from=%s until=%s", from_text(v, &from),
			date_text_in(w->c, w->seat->seat, w->texts, v->until).s);
	else if (is_too_long(v, w->c, days.last.zone))
		mailcmd_deny(w, "vacation-long days=%d until=%s",
			charter_number(w->c->m, "vacation"),
			day_text(&last, last_day(v, w->c, days.last.zone)).s);
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

	if (!span_folds(rest, "none") && !find_days(&v, rest))
		return true;
	ok = visit_all(&v) && mailcmd_matches_others(w, &v.matches, !v.until);
	if (ok && v.seats)
		say(&v);
	mailcmd_matches_free(&v.matches);
	return ok;
}
