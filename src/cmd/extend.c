/* SPDX-License-Identifier: MIT
 * extend: the season that is open gets a later deadline. All players are told, with the reason. */
#include "club/deadline.h"
#include "club/notice.h"
#include "cmd/referee.h"

static long long read_later(const struct match *m, const char *word)
{
	struct buf was = BUF_INIT;
	long long seconds;

	if (!time_read(span_of(word), &seconds))
		die(EX_USAGE, "'%s' is no time: write 2026-12-06T20:00Z", word);
	if (!m->deadline)
		die(EX_USAGE, "season %d of '%s' has no deadline: give it one with start",
			m->season, m->name);
	time_print_short(&was, m->deadline);
	if (seconds <= m->deadline)
		die(EX_USAGE, "'%s' is no later deadline: it is %s now", word, was.s);
	if (seconds <= time_now())
		die(EX_USAGE, "'%s' has passed: give a time to come", word);
	buf_free(&was);
	return seconds;
}

int cmd_extend(const struct command_call *call)
{
	const char *reason = notice_reason(call);
	struct buf text = BUF_INIT;
	struct match_context o;
	bool ok;

	if (!reason)
		die(EX_USAGE, "'--why' is missing: all players will read the reason");
	begin_match(&o, call);
	need_open(&o.m);
	need_unsealed(&o.c);
	o.m.deadline = read_later(&o.m, call->word[1]);
	club_say(&o.club, &text, "extended season=%d match=%s due=%s reason=%s", o.m.season,
		o.m.name, club_date(&o.club, o.m.deadline).s, reason);
	ok = store_save_match(o.club.store, &o.m, &o.why) && deadline_extended(&o.c, reason)
		&& notice_all(&o.c, "subject-later", text.s);
	buf_free(&text);
	end_match(&o, ok);
	return EX_DONE;
}
