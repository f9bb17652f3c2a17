/* SPDX-License-Identifier: MIT */
#include "club/remind.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/letter_seal.h"

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

static void write_due(struct buf *b, const struct club *club, const struct match *m)
{
	club_say(club, b, "due season=%d match=%s due=%s grace=%d", m->season, m->name,
		club_date(club, m->deadline).s, charter_number(m, "grace"));
	buf_char(b, ' ');
}

static void write_late(struct buf *b, const struct club *club, const struct match *m)
{
	bool pilot = m->season && charter_is(m, "missing", "autopilot");

	write_due(b, club, m);
	club_say(club, b, "due-missing");
	buf_char(b, '\n');
	club_say(club, b, "due-answer token=%d", charter_is(m, "unsigned", "token"));
	buf_char(b, ' ');
	if (charter_is(m, "missing", "hold"))
		club_say(club, b, "due-else-held");
	else
		club_say(club, b, "due-else autopilot=%d", pilot);
}

static void write_others(
	struct buf *b, const struct club *club, const struct match *m, const struct attendance *r)
{
	struct buf awaited = BUF_INIT;

	attendance_awaited(&awaited, m, r);
	write_due(b, club, m);
	club_say(club, b, "due-others awaited=%s", awaited.s);
	buf_free(&awaited);
}

static bool remind_seats(struct club *club, const struct match *m, const struct attendance *r,
	long long now, struct buf *why)
{
	struct buf late = BUF_INIT, others = BUF_INIT;
	bool ok = true;

	write_late(&late, club, m);
	write_others(&others, club, m, r);
	for (int s = 1; s <= m->seats && ok; s++) {
		if (r->row[s].vacant || r->out[s])
			continue;
		if (r->awaited[s])
			ok = notice_remind(club, m, s, "subject-missing", late.s, now, why);
		else
			ok = notice_seat(club, m, s, "subject-awaited", others.s, now, why);
	}
	buf_free(&late);
	buf_free(&others);
	return ok;
}

/* ---- once a season ---- */

static bool remind_open(struct club *club, const struct match *m, struct clock_row *clock,
	long long now, struct buf *why)
{
	struct attendance r;

	if (!is_time(m, clock, now))
		return true;
	if (!attendance_look(club, m, now, &r, why))
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
		ok = remind_match(club, &m, now, why) && letter_seal_remind(club, &m, now, why);
		last = m.id;
		match_free(&m);
	}
	return ok && !why->n;
}
