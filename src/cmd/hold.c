/* SPDX-License-Identifier: MIT
 * hold: the season that is open is not played until it is let go on. All players are told. */
#include "club/date.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "cmd/referee.h"

/* by: how it is held, in words. */
static void say(struct buf *b, const struct context *c, int seat, const void *by)
{
	long long due = deadline_due(c);

	club_say(c->club, b, "hold season=%d match=%s reason=%s", c->m->season, c->m->name,
		(const char *)by);
	buf_char(b, '\n');
	club_say(c->club, b, "hold-until due=%s",
		due > c->now ? date_text_in(c, seat, c->club->texts, due).s : "");
}

int cmd_hold(const struct command_call *call)
{
	const char *reason = notice_reason(call);
	const struct clock_row by = { .cause = HELD_BY_REFEREE,
		.why = (char *)(reason ? reason : "") };
	struct buf held = BUF_INIT;
	struct match_context o;
	bool ok;

	begin_match(&o, call);
	deadline_say_held(&held, o.club.texts, &by);
	need_open(&o.m);
	need_unsealed(&o.c);
	ok = deadline_hold(&o.c, HELD_BY_REFEREE, reason ? reason : "")
		&& notice_each(&o.c, "subject-held", say, held.s);
	buf_free(&held);
	end_match(&o, ok);
	return EX_DONE;
}
