/* SPDX-License-Identifier: MIT
 * backup: a whole club as one file, even while it is at work. */
#include "club/club_backup.h"
#include "cmd/open.h"

int cmd_backup(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	struct club club;
	enum work_end end;

	need_club(&club, call->folder);
	end = club_backup_make(&(struct context){ &club, NULL, time_now(), &why }, call->word[0]);
	need(end == WORK_DONE, work_code(end), &why);
	warn("keep '%s' as safe as the club: it has the referee's key and all secrets of the club",
		call->word[0]);
	club_close(&club);
	return EX_DONE;
}
