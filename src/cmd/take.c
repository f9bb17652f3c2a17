/* SPDX-License-Identifier: MIT
 * take: letters in. */
#include "club/intake_run.h"
#include "cmd/open.h"
#include "cmd/work.h"

int take_letters(struct club *club, char *const *source, int n)
{
	struct buf why = BUF_INIT;
	enum work_end end = intake_run(club, time_now, source, n, &why);

	if (work_end_unsaid(end))
		warn("%s", why.s);
	buf_free(&why);
	return work_code(end);
}

int cmd_take(const struct command_call *call)
{
	struct club club;
	int result;

	need_club(&club, call->folder);
	if (!call->words && !*club.setting[S_TAKE])
		die(EX_USAGE,
			"nothing to take from: name a source, or set 'take' in tradepost.conf");
	need_lock(&club, "take");
	result = take_letters(&club, call->word, call->words);
	club_close(&club);
	return result;
}
