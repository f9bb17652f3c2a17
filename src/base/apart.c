/* SPDX-License-Identifier: MIT */
#include "base/apart.h"
#include "base/fail.h"

#include <errno.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

/* What the text ends in where the work came to its end. */
static const char END = '.';

static void write_all(int out, const char *s, size_t n)
{
	while (n) {
		ssize_t done = write(out, s, n);

		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return;
		s += done;
		n -= (size_t)done;
	}
}

static noreturn void work_apart(apart_work *work, const void *with, int seconds, int out)
{
	struct itimerval most = { { 0, 0 }, { seconds, 0 } };
	struct buf text = BUF_INIT;

	setitimer(ITIMER_PROF, &most, NULL);
	work(with, &text);
	buf_char(&text, END);
	write_all(out, text.s, text.n);
	child_ends();
}

static void read_all(int in, struct buf *text)
{
	char some[4096];
	ssize_t n;

	while ((n = read(in, some, sizeof some)) > 0 || (n < 0 && errno == EINTR))
		if (n > 0)
			buf_add(text, some, (size_t)n);
}

static bool begin(apart_work *work, const void *with, int seconds, const int end[2], pid_t *child)
{
	*child = fork();
	if (!*child)
		work_apart(work, with, seconds, end[1]);
	close(end[1]);
	return *child > 0;
}

/* *again: the process found no memory, and may find some now. */
static bool do_once(apart_work *work, const void *with, int seconds, struct buf *out, bool *again)
{
	struct buf text = BUF_INIT;
	int end[2], status = 0;
	pid_t child;
	bool ok;

	*again = false;
	if (pipe(end))
		return false;
	ok = begin(work, with, seconds, end, &child);
	if (ok) {
		read_all(end[0], &text);
		while (waitpid(child, &status, 0) < 0 && errno == EINTR)
			;
	}
	close(end[0]);
	*again = ok && WIFEXITED(status) && WEXITSTATUS(status) == EX_TEMPFAIL;
	ok = ok && text.n && text.s[text.n - 1] == END;
	if (ok)
		buf_add(out, text.s, text.n - 1);
	buf_free(&text);
	return ok;
}

bool apart_do(apart_work *work, const void *with, int seconds, struct buf *out)
{
	bool again;

	return do_once(work, with, seconds, out, &again)
		|| (again && do_once(work, with, seconds, out, &again));
}
