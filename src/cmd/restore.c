/* SPDX-License-Identifier: MIT
 * restore: puts a club back from a backup, then brings it to what it has published since, from the
 * papers that are found. */
#include "base/file.h"
#include "club/behind.h"
#include "club/club_backup.h"
#include "club/recovery_run.h"
#include "cmd/open.h"

#include <stdio.h>
#include <string.h>

static void print(const char *text)
{
	fputs(text, stdout);
}

/* Keeps other processes from working in the club until the program ends. */
static void lock_all(const char *folder)
{
	static const char *const works[] = { "run", "take", "send" };

	for (size_t i = 0; i < sizeof works / sizeof *works; i++) {
		struct club locked = { .folder = folder };

		need_lock(&locked, works[i]);
	}
}

static void put_back(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	enum work_end end;

	need(file_make_folder(call->folder, &why), EX_CANTCREAT, &why);
	lock_all(call->folder);
	end = club_backup_put_back(
		call->folder, call->word[0], call_flag(call, "yes") != NULL, &why);
	need(end == WORK_DONE, work_code(end), &why);
}

int cmd_restore(const struct command_call *call)
{
	const char *reason = call_flag(call, "why");
	struct referee_act d = { .c = { &d.club, &d.m, time_now(), &d.why },
		.reason = reason ? reason : "the store was lost, and a backup was put back" };
	struct evidence e = { 0 };
	const struct recovery_run run = { &d, &e, call_flag(call, "nothing-since") != NULL, print };
	enum work_end end;

	if (!text_is_clean(d.reason, strlen(d.reason), REASON_BYTES))
		die(EX_USAGE, "give '--why' one line of at most %d letters", REASON_BYTES);
	for (int i = 1; i < call->words; i++)
		need(evidence_add(&e, call->word[i], &d.why), EX_NOINPUT, &d.why);
	put_back(call);
	need_club(&d.club, call->folder);
	d.club.restoring = true;
	need(behind_mark_own(d.club.store, &d.why), EX_IOERR, &d.why);
	end = recovery_run(&run);
	need(!work_end_unsaid(end), work_code(end), &d.why);
	evidence_free(&e);
	club_close(&d.club);
	return work_code(end);
}
