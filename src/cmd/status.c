/* SPDX-License-Identifier: MIT
 * status: a whole club, or one match of it. */
#include "club/match_status.h"
#include "cmd/open.h"

#include <stdio.h>

/* What was found before a failure is printed, too. */
static void print(const struct context *c, bool ok, const struct buf *lines)
{
	fputs(lines->s, stdout);
	need_store(ok, c->club->store, EX_IOERR, c->why);
}

static void print_match(const struct command_call *call)
{
	struct buf lines = BUF_INIT;
	struct match_context o;
	bool ok;

	open_match(&o, call);
	ok = match_status_say(&o.c, &lines);
	print(&o.c, ok, &lines);
	buf_free(&lines);
	close_match(&o);
}

static void print_club(const struct command_call *call)
{
	struct buf lines = BUF_INIT, why = BUF_INIT;
	struct club club;
	const struct context c = { &club, NULL, time_now(), &why };
	bool ok;

	need_club(&club, call->folder);
	ok = match_status_club(&c, &lines);
	print(&c, ok, &lines);
	buf_free(&lines);
	club_close(&club);
}

int cmd_status(const struct command_call *call)
{
	if (call->words)
		print_match(call);
	else
		print_club(call);
	return EX_DONE;
}
