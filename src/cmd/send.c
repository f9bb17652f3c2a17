/* SPDX-License-Identifier: MIT
 * send: mails out. */
#include "club/outbox.h"
#include "cmd/open.h"
#include "cmd/work.h"

#include <stdio.h>

/* Ends the program where sending cannot begin or go on. */
static int send_queue(struct club *club, bool all, int *sent)
{
	struct buf why = BUF_INIT;
	enum work_end end =
		outbox_send(&(struct context){ club, NULL, time_now(), &why }, all, sent);

	need(!work_end_unsaid(end), work_code(end), &why);
	buf_free(&why);
	return work_code(end);
}

int send_mails(struct club *club)
{
	int sent;

	return send_queue(club, false, &sent);
}

int cmd_send(const struct command_call *call)
{
	struct club club;
	int result, sent;

	need_club(&club, call->folder);
	need_lock(&club, "send");
	result = send_queue(&club, call_flag(call, "now"), &sent);
	printf(sent == 1 ? "1 mail went\n" : "%d mails went\n", sent);
	club_close(&club);
	return result;
}
