/* SPDX-License-Identifier: MIT
 * go: a season that is held goes on. All players are told. */
#include "club/deadline.h"
#include "club/notice.h"
#include "cmd/referee.h"

#include <stdio.h>

static void must_be_held(const struct context *c)
{
	struct clock_row clock;
	bool ok = store_get_clock(c->club->store, c->m->id, &clock, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (!clock.held)
		die(EX_USAGE, "season %d of '%s' is not held", c->m->season, c->m->name);
	clock_row_free(&clock);
}

static void say(struct buf *b, const struct context *c, int seat, const void *told)
{
	club_say(c->club, b, "go season=%d match=%s", c->m->season, c->m->name);
	buf_char(b, ' ');
	deadline_say_released(b, c, seat, told);
}

int cmd_go(const struct command_call *call)
{
	struct deadline_end told;
	struct match_context o;
	bool ok;

	begin_match(&o, call);
	need_open(&o.m);
	must_be_held(&o.c);
	ok = deadline_release(&o.c, &told) && notice_each(&o.c, "subject-goes-on", say, &told);
	need_store(ok, o.club.store, EX_IOERR, &o.why);
	printf("season %d of '%s' goes on\n", o.m.season, o.m.name);
	end_due(&o);
	return EX_DONE;
}
