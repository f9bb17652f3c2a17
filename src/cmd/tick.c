/* SPDX-License-Identifier: MIT
 * The one line for cron: take, run, send, each in a process of its own, so that one that fails does
 * not keep the others from their work. */
#include "cmd/club.h"
#include "cmd/work.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int step_take(struct club *club)
{
	return take_letters(club, NULL, 0);
}

static int step_run(struct club *club)
{
	return run_matches(club, NULL, 0, false);
}

static const struct {
	const char *name;
	int (*work)(struct club *);
} steps[] = { { "take", step_take }, { "run", step_run }, { "send", send_mails } };

static int work_in_child(const char *folder, int i)
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
		code = steps[i].work(&club);
		club_close(&club);
		exit(code);
	}
	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
	return WIFEXITED(status) ? WEXITSTATUS(status) : EX_SOFTWARE;
}

int cmd_tick(const struct call *call)
{
	int result = EX_DONE;

	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		int code = work_in_child(call->folder, (int)i);

		if (code && !result)
			result = code;
	}
	return result;
}
