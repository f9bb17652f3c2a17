/* SPDX-License-Identifier: MIT */
#include "year.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ARGUMENTS = 24, BUSY = 75 };

/* See turned in tests/lib.sh. */
static const char turned[] = "rm -f \"/dev/shm/sem.faketime_sem_$$\" \"/dev/shm/faketime_shm_$$\"\n"
			     "exec faketime -f \"$@\"";

/* folder NULL: the program is none that works in the club. */
static void become(const struct year *y, const char *program, const char *folder, va_list words)
{
	const char *argv[ARGUMENTS] = { "sh", "-c", turned, "sh" };
	char when[32];
	time_t now = (time_t)y->now;
	int n = 4, said;

	strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", gmtime(&now));
	argv[n++] = when;
	argv[n++] = program;
	if (folder) {
		argv[n++] = "-C";
		argv[n++] = folder;
	}
	while (n < ARGUMENTS - 1 && (argv[n] = va_arg(words, const char *)))
		n++;
	said = open("said", O_WRONLY | O_CREAT | O_APPEND, 0600);
	dup2(said, 1);
	dup2(said, 2);
	setpgid(0, 0);
	execv("/bin/sh", (char **)(void *)argv);
	_exit(127);
}

static pid_t begin_program(
	const struct year *y, const char *program, const char *folder, va_list words)
{
	pid_t pid;

	prctl(PR_SET_CHILD_SUBREAPER, 1);
	pid = fork();
	if (!pid)
		become(y, program, folder, words);
	if (pid < 0)
		wrong("no process can be started");
	setpgid(pid, pid);
	return pid;
}

/* All that a command has started belongs to its group and, once its parent has died, to us. */
static int end_of(pid_t pid)
{
	int status, code = -1;
	pid_t ended;

	while ((ended = waitpid(-pid, &status, 0)) > 0 || (ended < 0 && errno == EINTR))
		if (ended == pid && WIFEXITED(status))
			code = WEXITSTATUS(status);
	return code;
}

static void nap(int microseconds)
{
	struct timespec t = { microseconds / 1000000, microseconds % 1000000 * 1000L };

	nanosleep(&t, NULL);
}

int run_command(struct year *y, int may_fail, ...)
{
	va_list words;
	pid_t pid;
	int code;

	va_start(words, may_fail);
	pid = begin_program(y, y->program, y->folder, words);
	va_end(words);
	if (may_fail) {
		nap(4000 + random_below(&y->power, 90000));
		kill(-pid, SIGKILL);
	}
	code = end_of(pid);
	y->kills += code < 0;
	return code;
}

int run_tool(struct year *y, ...)
{
	va_list words;
	pid_t pid;

	va_start(words, y);
	pid = begin_program(y, y->known, NULL, words);
	va_end(words);
	return end_of(pid);
}

void tick(struct year *y, int failures)
{
	int code = -1;

	for (int i = 0; y->failing && code && i < failures; i++)
		code = run_command(y, true, "tick", NULL);
	for (int i = 0; code && i < 3; i++)
		code = run_command(y, false, "tick", NULL);
	if (code)
		wrong("tick ends with exit code %d at %lld", code, y->now);
}
