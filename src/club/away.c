/* SPDX-License-Identifier: MIT */
#include "club/away.h"
#include "club/deadline.h"
#include "club/notice.h"

/* AWAY: a day without a tick is normal for a host that ticks once a day. BACK: setting a clock by
 * some minutes is no jump. */
enum { AWAY = 26 * 3600, BACK = 300 };

static bool tell_jump(const struct context *c, long long last)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "jump away=%d last=%s now=%s", last < c->now,
		club_date(c->club->texts, c->club->setting[S_ZONE], last).s,
		club_date(c->club->texts, c->club->setting[S_ZONE], c->now).s);
	buf_char(&text, '\n');
	club_say(c->club, &text, "jump-due until=%s",
		club_date(c->club->texts, c->club->setting[S_ZONE], c->now + DUE_BACK).s);
	ok = notice_referee(c, last < c->now ? "subject-away" : "subject-clock", text.s);
	buf_free(&text);
	return ok;
}

/* Notes the time between two ticks where it is too long, or negative. */
static bool note_jump(const struct context *c, long long last)
{
	if (!last || (c->now - last <= AWAY && last - c->now <= BACK))
		return true;
	return store_save_note(c->club->store, NOTE_AWAY, last < c->now ? last : c->now, c->why)
		&& store_save_note(c->club->store, NOTE_BACK, c->now, c->why)
		&& store_wake_all(c->club->store, c->why) && tell_jump(c, last);
}

bool away_look(const struct context *c)
{
	long long last;

	return store_begin(c->club->store, c->why)
		&& store_get_note(c->club->store, NOTE_TICK, &last, c->why) && note_jump(c, last)
		&& store_save_note(c->club->store, NOTE_TICK, c->now, c->why)
		&& store_commit(c->club->store, c->why);
}
