/* SPDX-License-Identifier: MIT
 * extend: the season that is open gets a later deadline. All players are told, with the reason. */
#include "club/date.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "cmd/referee.h"

/* Reads the words behind the match: "sunday 20:00" needs no quote marks. */
static long long read_later(const struct context *c, const struct command_call *call)
{
	struct buf text = BUF_INIT;
	long long seconds;

	if (!c->m->deadline)
		die(EX_USAGE, "season %d of '%s' has no deadline: give it one with start",
			c->m->season, c->m->name);
	for (int i = 1; i < call->words; i++)
		buf_fmt(&text, "%s%s", i > 1 ? " " : "", call->word[i]);
	seconds = need_date(c, text.s);
	if (seconds <= deadline_due(c))
		die(EX_USAGE, "'%s' is %s, which is no later deadline: the deadline is %s now",
			text.s, date_text(c, seconds).s, date_text(c, deadline_due(c)).s);
	buf_free(&text);
	return seconds;
}

static void say(struct buf *b, const struct context *c, int seat, const void *told)
{
	deadline_say_extended(b, c, seat, told);
}

int cmd_extend(const struct command_call *call)
{
	const char *reason = notice_reason(call);
	struct deadline_change told;
	struct match_context o;
	bool ok;

	if (!reason)
		die(EX_USAGE, "'--why' is missing: all players will read the reason");
	begin_match(&o, call);
	need_open(&o.m);
	need_unsealed(&o.c);
	o.m.deadline = read_later(&o.c, call);
	ok = store_save_match(o.club.store, &o.m, &o.why) && deadline_extend(&o.c, reason, &told)
		&& notice_each(&o.c, "subject-later", say, &told);
	need_store(ok, o.club.store, EX_IOERR, &o.why);
	end_due(&o);
	return EX_DONE;
}
