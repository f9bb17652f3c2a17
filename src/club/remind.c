/* SPDX-License-Identifier: MIT */
#include "club/remind.h"
#include "club/charter.h"
#include "club/due.h"
#include "club/notice.h"
#include "club/sealing.h"

#include <string.h>

/* When the late ones are reminded. Where the season is shorter than that, when half of it is over:
 * a reminder beside the report would say nothing. */
static long long remind_time(const struct match *m, const struct clock_row *clock)
{
	long long at = m->deadline - charter_number(m, "remind") * 3600LL;

	return at < clock->opened ? clock->opened + (m->deadline - clock->opened) / 2 : at;
}

static bool is_time(const struct match *m, const struct clock_row *clock, long long now)
{
	return m->state == MATCH_OPEN && m->deadline && !clock->reminded && !clock->held
		&& charter_number(m, "remind") && now >= remind_time(m, clock)
		&& now <= m->deadline;
}

/* ---- the words ---- */

static void write_due(struct buf *b, const struct match *m)
{
	int grace = charter_number(m, "grace");

	buf_fmt(b, "Season %d of '%s' is due ", m->season, m->name);
	time_print(b, m->deadline);
	if (grace)
		buf_fmt(b, "; letters are taken for %d minute%s more", grace,
			grace == 1 ? "" : "s");
	buf_str(b, ".");
}

static void write_late(struct buf *b, const struct match *m)
{
	write_due(b, m);
	buf_str(b, " Your letter is missing.\n");
	buf_str(b,
		charter_is(m, "unsigned", "token")
			? "Answer this mail or the last report with your orders, signed or not: the"
			  " text at the end of the report is a letter to begin with."
			: "Answer the last report with your orders, signed: the text at its end is"
			  " a letter to begin with.");
	if (charter_is(m, "missing", "hold"))
		buf_str(b, " Without it the season waits for at most 48 hours more.");
	else if (m->season && charter_is(m, "missing", "autopilot"))
		buf_str(b,
			" Without it your seat plays what stands from before, and for the rest the"
			" autopilot gives orders.");
	else
		buf_str(b,
			" Without it your seat plays what stands from before, and nothing else.");
}

static void write_others(struct buf *b, const struct match *m, const struct roll *r)
{
	write_due(b, m);
	buf_str(b, " Awaited: ");
	due_awaited(b, m, r);
	buf_str(b, ". There is nothing you must do.");
}

static bool remind_seats(struct club *club, const struct match *m, const struct roll *r,
	long long now, struct buf *why)
{
	struct buf late = BUF_INIT, others = BUF_INIT;
	bool ok = true;

	write_late(&late, m);
	write_others(&others, m, r);
	for (int s = 1; s <= m->seats && ok; s++) {
		if (r->row[s].vacant || r->out[s])
			continue;
		if (r->awaited[s])
			ok = notice_remind(club, m, s, "your letter is missing", late.s, now, why);
		else
			ok = notice_seat(club, m, s, "who is awaited", others.s, now, why);
	}
	buf_free(&late);
	buf_free(&others);
	return ok;
}

/* ---- once a season ---- */

static bool remind_open(struct club *club, const struct match *m, struct clock_row *clock,
	long long now, struct buf *why)
{
	struct roll r;

	if (!is_time(m, clock, now))
		return true;
	if (!due_roll(club, m, now, &r, why))
		return false;
	if (!r.awaiting)
		return true;
	clock->reminded = now;
	return store_save_clock(club->store, m->id, clock, why)
		&& remind_seats(club, m, &r, now, why);
}

static bool look_at_clock(
	struct club *club, const struct match *m, long long now, bool *time, struct buf *why)
{
	struct clock_row clock;

	if (!store_get_clock(club->store, m->id, &clock, why))
		return false;
	*time = is_time(m, &clock, now);
	clock_row_free(&clock);
	return true;
}

bool remind_match(struct club *club, const struct match *seen, long long now, struct buf *why)
{
	struct clock_row clock = { 0 };
	struct match m = { 0 };
	bool time, ok;

	/* Most matches at most times need nothing: they are not written to. */
	if (!look_at_clock(club, seen, now, &time, why))
		return false;
	if (!time)
		return true;
	ok = store_begin(club->store, why)
		&& store_get_match(club->store, span_of(seen->name), &m, why)
		&& store_get_clock(club->store, m.id, &clock, why)
		&& remind_open(club, &m, &clock, now, why) && store_commit(club->store, why);
	if (!ok)
		store_rollback(club->store);
	clock_row_free(&clock);
	match_free(&m);
	return ok;
}

bool remind_matches(struct club *club, long long now, struct buf *why)
{
	struct match m;
	long long last = 0;
	bool ok = true;

	while (ok && store_next_match(club->store, last, &m, why)) {
		ok = remind_match(club, &m, now, why) && sealing_remind(club, &m, now, why);
		last = m.id;
		match_free(&m);
	}
	return ok && !why->n;
}
