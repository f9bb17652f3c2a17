/* SPDX-License-Identifier: MIT
 * hold: the season that is open is not played until it is let go on. All players are told. */
#include "club/date.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "cmd/referee.h"

int cmd_hold(const struct command_call *call)
{
	const char *reason = notice_reason(call);
	const struct clock_row by = { .cause = HELD_BY_REFEREE,
		.why = (char *)(reason ? reason : "") };
	struct buf held = BUF_INIT, text = BUF_INIT;
	struct match_context o;
	bool ok;

	begin_match(&o, call);
	deadline_say_held(&held, o.club.texts, &by);
	need_open(&o.m);
	need_unsealed(&o.c);
	club_say(&o.club, &text, "hold season=%d match=%s reason=%s", o.m.season, o.m.name, held.s);
	buf_char(&text, '\n');
	club_say(&o.club, &text, "hold-until due=%s",
		deadline_due(&o.c) > o.c.now ? date_text(&o.c, deadline_due(&o.c)).s : "");
	ok = deadline_hold(&o.c, HELD_BY_REFEREE, reason ? reason : "")
		&& notice_all(&o.c, "subject-held", text.s);
	buf_free(&held);
	buf_free(&text);
	end_match(&o, ok);
	return EX_DONE;
}
