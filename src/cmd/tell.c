/* SPDX-License-Identifier: MIT
 * tell: the referee does for a seat what a mail command of its letter would do. */
#include "club/mails.h"
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
	struct buf why = BUF_INIT;
	struct club club;
	struct match m;
	struct seat seat;
	int number, result;
	enum found found;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	read_mailcmd(call, &list);
	need_club(&club, call->folder);
	ok = store_begin(club.store, &why);
	need_store(ok, club.store, EX_IOERR, &why);
	need_match(&club, call->word[0], &m);
	number = need_seat(&m, call->word[1]);
	found = store_get_seat(club.store, m.id, number, &seat, &why);
	need_store(found != UNREAD, club.store, EX_IOERR, &why);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "nobody has that seat of '%s'", m.name);
	result = answer_mailcmd(&c, &seat, &list);
	seat_free(&seat);
	match_free(&m);
	mailcmd_free(&list);
	club_close(&club);
	return result;
}
