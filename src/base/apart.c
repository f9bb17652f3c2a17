/* SPDX-License-Identifier: MIT */
#include "base/apart.h"
#include "base/fail.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/* What stands before the text of a question. */
struct question {
	apart_work *work;
	long seconds;
	size_t n;
};

/* ---- the line: both ways wait until all is through ---- */

/* The other end may be gone: that is no signal. */
static bool send_all(int line, const void *bytes, size_t n)
{
	return send(line, bytes, n, MSG_NOSIGNAL) == (ssize_t)n;
}

static bool receive_all(int line, void *bytes, size_t n)
{
	/* For no bytes, too, recv waits till some come. */
	return !n || recv(line, bytes, n, MSG_WAITALL) == (ssize_t)n;
}

/* ---- the process ---- */

/* Seconds of the processor until the process is ended; 0: none is counted. */
static void allow(long seconds)
{
	struct itimerval most = { { 0, 0 }, { seconds, 0 } };

	setitimer(ITIMER_PROF, &most, NULL);
}

static bool answer(int line, const struct question *q)
{
	char *asked = xalloc(q->n + 1, 1);
	struct buf out = BUF_INIT;
	bool ok = receive_all(line, asked, q->n);

	if (ok) {
		allow(q->seconds);
		q->work((struct span){ asked, q->n }, &out);
		allow(0);
		ok = send_all(line, &out.n, sizeof out.n) && send_all(line, out.s, out.n);
	}
	buf_free(&out);
	free(asked);
	return ok;
}

static noreturn void work_apart(int line)
{
	struct question q;

	if ((line == 3 || !close_range(3, (unsigned)line - 1, 0))
		&& !close_range((unsigned)line + 1, ~0U, 0))
		while (receive_all(line, &q, sizeof q) && answer(line, &q))
			;
	child_ends();
}

static bool begin(struct work_link *a)
{
	int end[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, end))
		return false;
	a->child = fork();
	a->line = end[0];
	if (!a->child)
		work_apart(end[1]);
	close(end[1]);
	if (a->child > 0)
		return true;
	close(end[0]);
	a->child = 0;
	return false;
}

/* Returns what waitpid tells of it. */
static int reap(struct work_link *a)
{
	int status = 0;

	close(a->line);
	while (waitpid(a->child, &status, 0) < 0 && errno == EINTR)
		;
	a->child = 0;
	return status;
}

void apart_end(struct work_link *a)
{
	if (a->child)
		reap(a);
}

/* ---- the caller ---- */

/* *n: gets how long the answer is. */
static bool ask(const struct work_link *a, const struct question *q, struct span asked, size_t *n,
	struct buf *text)
{
	if (!send_all(a->line, q, sizeof *q) || !send_all(a->line, asked.s, asked.n)
		|| !receive_all(a->line, n, sizeof *n) || *n > APART_MOST)
		return false;
	buf_room(text, *n);
	text->n = *n;
	return receive_all(a->line, text->s, *n);
}

/* Ends a process that gave no answer. Returns whether the work was at fault, not the machine. */
static bool end_faulty(struct work_link *a)
{
	kill(a->child, SIGKILL);
	return child_at_fault(reap(a));
}

static bool do_once(struct work_link *a, const struct question *q, struct span asked,
	struct buf *out, bool *again)
{
	struct buf text = BUF_INIT;
	size_t n = 0;
	bool ok;

	*again = true;
	if (!a->child && !begin(a))
		return false;
	ok = ask(a, q, asked, &n, &text);
	if (ok)
		buf_add(out, text.s, text.n);
	else
		*again = !end_faulty(a) && n <= APART_MOST;
	buf_free(&text);
	return ok;
}

bool apart_do(
	struct work_link *a, apart_work *work, int seconds, struct span asked, struct buf *out)
{
	const struct question q = { work, seconds, asked.n };
	bool again;

	return do_once(a, &q, asked, out, &again) || (again && do_once(a, &q, asked, out, &again));
}
