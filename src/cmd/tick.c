/* SPDX-License-Identifier: MIT
 * tick, the one line for cron: checks the clock, then take, remind, run, send. Each is a process of
 * its own, so that a failure does not stop the others. But nothing is played when the clock could
 * not be checked or letters could not be taken. */
#include "club/away.h"
#include "club/remind.h"
#include "club/rest.h"
#include "club/new_address.h"
#include "club/request.h"
#include "club/seating.h"
#include "club/tick_end.h"
#include "cmd/open.h"
#include "cmd/work.h"
#include "post/mail.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- the steps ---- */

static int step_clock(struct club *club, long long now)
{
	struct buf why = BUF_INIT;

	need_store(
		away_look(&(struct context){ club, NULL, now, &why }), club->store, EX_IOERR, &why);
	return EX_DONE;
}

static int step_take(struct club *club, long long now)
{
	(void)now;
	return take_letters(club);
}

/* A match may lack nothing any more without a letter, as after a change of its charter. */
static int step_remind(struct club *club, long long now)
{
	struct buf why = BUF_INIT;
	const struct context c = { club, NULL, now, &why };
	bool ok = store_begin(club->store, &why) && seating_begin_all(&c) && request_lapse(&c)
		&& new_address_lapse(&c) && store_commit(club->store, &why);

	if (!ok)
		store_rollback(club->store);
	ok = ok && rest_matches(&c) && remind_matches(&c);
	need_store(ok, club->store, EX_IOERR, &why);
	return EX_DONE;
}

static int step_run(struct club *club, long long now)
{
	return run_matches(club, NULL, 0, now, RUN_TICK);
}

static int step_send(struct club *club, long long now)
{
	(void)now;
	return send_mails(club);
}

static const struct {
	const char *name;
	int (*work)(struct club *, long long now);
} steps[] = { { "tick", step_clock }, { "take", step_take }, { "remind", step_remind },
	{ "run", step_run }, { "send", step_send } };

static int work_in_child(const char *folder, int i, long long now)
{
	struct club club;
	int status;
	pid_t pid;

	fflush(NULL);
	pid = fork();
	if (pid < 0)
		die(EX_OSERR, "cannot start a process: %s", strerror(errno));
	if (!pid) {
		int code;

		need_club(&club, folder);
		need_lock(&club, steps[i].name);
		code = steps[i].work(&club, now);
		club_close(&club);
		mail_end();
		exit(code);
	}
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return WIFEXITED(status) ? WEXITSTATUS(status) : EX_SOFTWARE;
}

/* Keeps how it ended for status. A club that cannot be opened, or a store that fails, was told by the steps. */
static void note_end(const char *folder, long long now, int code)
{
	struct buf why = BUF_INIT;
	struct club club;

	if (club_open(&club, folder, &why) == CLUB_OPEN)
		tick_end_note(&(struct context){ &club, NULL, now, &why }, code);
	club_close(&club);
	buf_free(&why);
}

int cmd_tick(const struct command_call *call)
{
	/* One time for all steps, so that a letter between two steps is not late for the first. */
	long long now = time_now();
	bool blind = false, busy = false;
	int result = EX_DONE;

	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		int code;

		if (blind && steps[i].work == step_run) {
			warn("nothing is played, as the letters could not be taken");
			continue;
		}
		code = work_in_child(call->folder, (int)i, now);
		/* No season is played without the letters of a mailbox that could not be read, or
		 * by a clock that may have jumped. A single unreadable letter is no reason to
		 * wait. */
		blind |= code && code != EX_DATAERR
			&& (steps[i].work == step_take || steps[i].work == step_clock);
		/* Another tick is at work, and says itself how it ended. */
		busy |= code == EX_TEMPFAIL && steps[i].work == step_clock;
		if (code && !result)
			result = code;
	}
	if (!busy)
		note_end(call->folder, now, result);
	return result;
}
