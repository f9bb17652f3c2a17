/* SPDX-License-Identifier: MIT
 * tell: the referee does for a seat what a mail command of its letter would do. */
#include "club/mailcmd.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

static void read_mailcmd(const struct command_call *call, struct mailcmd_list *list)
{
	struct buf line = BUF_INIT, canonical = BUF_INIT;

	for (int i = 2; i < call->words; i++)
		buf_fmt(&line, "%s%s", i > 2 ? " " : "", call->word[i]);
	text_canonical(&canonical, line.s, line.n);
	if (canonical.s[0] != '/' || strchr(canonical.s, '\n') != canonical.s + canonical.n - 1)
		die(EX_USAGE,
			"'%s' is no mail command: write one line that begins with '/', as "
			"\"/help\"",
			line.s);
	mailcmd_add(list, (struct span){ canonical.s, canonical.n - 1 });
	buf_free(&line);
	buf_free(&canonical);
}

static int answer_mailcmd(
	const struct context *c, const struct seat *seat, const struct mailcmd_list *list)
{
	struct buf answer = BUF_INIT;
	int undone;
	bool ok;

	ok = mailcmd_answer(c, seat, list, &answer, &undone);
	ok = ok && store_commit(c->club->store, c->why);
	need_store(ok, c->club->store, EX_IOERR, c->why);
	fputs(answer.s, stdout);
	buf_free(&answer);
	return undone ? EX_REFUSALS : EX_DONE;
}

int cmd_tell(const struct command_call *call)
{
	struct mailcmd_list list = { 0 };
	struct match_context o;
	struct seat seat;
	enum found found;
	int result;

	read_mailcmd(call, &list);
	begin_match(&o, call);
	found = store_get_seat(o.club.store, o.m.id, need_seat(&o.m, call->word[1]), &seat, &o.why);
	need_store(found != UNREAD, o.club.store, EX_IOERR, &o.why);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "nobody has that seat of '%s'", o.m.name);
	result = answer_mailcmd(&o.c, &seat, &list);
	seat_free(&seat);
	mailcmd_free(&list);
	close_match(&o);
	return result;
}
