/* SPDX-License-Identifier: MIT
 * witness: answers the referees of matches whose witness one is. */
#include "club/witness_run.h"
#include "cmd/open.h"
#include "cmd/work.h"

#include <stdio.h>

static void print(const char *text)
{
	fputs(text, stdout);
}

int cmd_witness(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	struct club club;
	struct witness_run run = { .club = &club, .now = time_now, .print = print };
	enum work_end end;
	int result;

	need_club(&club, call->word[0]);
	/* Answers are sent at once. */
	need_lock(&club, "send");
	if (call->words == 1 && !*club.setting[S_TAKE])
		die(EX_USAGE,
			"name a source, or set 'take' in '%s/tradepost.conf': there is nothing to "
			"take "
			"mails from",
			club.folder);
	end = witness_run(&run, call->word + 1, call->words - 1, &why);
	need(!work_end_unsaid(end), work_code(end), &why);
	result = send_mails(&club);
	club_close(&club);
	if (result != EX_DONE)
		return result;
	return run.cheated ? EX_REFUSALS : work_code(end);
}
