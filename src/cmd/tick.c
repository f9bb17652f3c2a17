/* SPDX-License-Identifier: MIT
 * The one line for cron: take, run, send, each in a process of its own, so that one that fails does
 * not keep the others from their work; but nothing is played when letters could not be taken. */
#include "cmd/club.h"
#include "cmd/work.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int step_take(struct club *club, long long now)
{
	(void)now;
	return take_letters(club, NULL, 0);
}

static int step_run(struct club *club, long long now)
{
	return run_matches(club, NULL, 0, now, false);
}

static int step_send(struct club *club, long long now)
{
	(void)now;
	return send_mails(club);
}

static const struct {
	const char *name;
	int (*work)(struct club *, long long now);
} steps[] = { { "take", step_take }, { "run", step_run }, { "send", step_send } };

static int work_in_child(const char *folder, int i, long long now)
{
	struct club club;
	int status;
	pid_t pid;

	fflush(NULL);
	pid = fork();
	if (pid < 0)
		die(EX_OSERR, "cannot start a child: %s", strerror(errno));
	if (!pid) {
		int code;

		club_open(&club, folder);
		club_lock(&club, steps[i].name);
		code = steps[i].work(&club, now);
		club_close(&club);
		exit(code);
	}
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return WIFEXITED(status) ? WEXITSTATUS(status) : EX_SOFTWARE;
}

int cmd_tick(const struct call *call)
{
	/* One clock for all: a letter that comes between two steps is not late for the first. */
	long long now = time_now();
	int result = EX_DONE;

	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		int code;

		/* A season must not be played without letters that lie in a mailbox nobody could
		 * read. One letter that cannot be read is no reason to wait. */
		if (steps[i].work == step_run && result && result != EX_DATAERR) {
			warn("nothing is played, for the letters could not be taken");
			continue;
		}
		code = work_in_child(call->folder, (int)i, now);
		if (code && !result)
			result = code;
	}
	return result;
}
