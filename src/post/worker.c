/* SPDX-License-Identifier: MIT */
#include "post/worker.h"
#include "base/data.h"
#include "base/frame.h"
#include "base/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { HELLO_BYTES = 200, HELLO_PATIENCE = 20000 };

struct worker {
	char *program;
	pid_t pid;   /* 0: none runs */
	pid_t owner; /* the process that started it */
	int to, from;
	int kept; /* the worker's end of `to`: while it is open here, writing to a worker that has
		   * ended gives no signal */
	struct buf ahead;
	bool shut_in;
};

struct worker *worker_make(const char *program)
{
	struct worker *w = xalloc(1, sizeof *w);

	*w = (struct worker){ .ahead = BUF_INIT };
	w->program = xcopy(program, strlen(program));
	return w;
}

void worker_free(struct worker *w)
{
	if (!w)
		return;
	worker_stop(w);
	free(w->program);
	free(w);
}

static void close_ends(struct worker *w)
{
	close(w->to);
	close(w->kept);
	close(w->from);
	buf_free(&w->ahead);
}

/* A worker has nothing to finish: it is killed. */
void worker_stop(struct worker *w)
{
	if (!w->pid)
		return;
	close_ends(w);
	if (w->owner == getpid()) {
		kill(w->pid, SIGKILL);
		while (waitpid(w->pid, NULL, 0) < 0 && errno == EINTR)
			;
	}
	w->pid = 0;
}

bool worker_runs(const struct worker *w)
{
	return w->pid && w->owner == getpid();
}

bool worker_is_shut_in(const struct worker *w)
{
	return w->shut_in;
}

/* ---- starting ---- */

static void close_both(const int ends[2])
{
	for (int i = 0; i < 2; i++)
		if (ends[i] >= 0)
			close(ends[i]);
}

/* Makes a pipe whose ends are above those that the worker gets, so that no end is laid over another
 * one; ours, end 0 or 1, does not wait. */
static bool make_pipe(int ends[2], int ours)
{
	int low[2], error;

	if (pipe2(low, O_CLOEXEC))
		return false;
	ends[0] = fcntl(low[0], F_DUPFD_CLOEXEC, 3);
	ends[1] = fcntl(low[1], F_DUPFD_CLOEXEC, 3);
	if (ends[0] >= 0 && ends[1] >= 0 && !fcntl(ends[ours], F_SETFL, O_NONBLOCK))
		error = 0;
	else
		error = errno;
	close_both(low);
	if (error)
		close_both(ends);
	errno = error;
	return !error;
}

/* Returns 0 or the error. */
static int start_program(struct worker *w, const char *path)
{
	char *arguments[] = { (char *)path, NULL }, *environment[] = { NULL };
	int to[2], from[2], error;

	if (!make_pipe(to, 1))
		return errno;
	if (!make_pipe(from, 0)) {
		error = errno;
		close_both(to);
		return error;
	}
	error = spawn(&w->pid, arguments, environment, to[0], from[1], true);
	close(from[1]);
	w->to = to[1];
	w->kept = to[0];
	w->from = from[0];
	w->owner = getpid();
	if (error) {
		close_ends(w);
		w->pid = 0;
	}
	return error;
}

/* A worker begins by saying which program of which version it is, and whether it is shut in: one
 * that another version left behind could answer in other words. */
static bool hear_hello(struct worker *w, struct buf *why)
{
	struct buf hello = BUF_INIT, want = BUF_INIT;
	struct span said;
	bool ok = worker_receive(w, &hello, HELLO_BYTES, HELLO_PATIENCE, why);

	if (ok) {
		said = span_of_buf(&hello);
		buf_fmt(&want, "%s %s ", w->program, PACKAGE_VERSION);
		ok = span_starts(said, want.s);
		w->shut_in =
			ok && span_is((struct span){ said.s + want.n, said.n - want.n }, "shut in");
		if (!ok) {
			buf_fmt(why,
				"'%s' is of another version: is tradepost installed"
				" completely?",
				w->program);
			worker_stop(w);
		}
	}
	buf_free(&hello);
	buf_free(&want);
	return ok;
}

bool worker_start(struct worker *w, struct buf *why)
{
	struct buf path = BUF_INIT;
	bool ok = true;
	int error;

	/* what a forked process got from its parent is its parent's */
	if (w->pid && w->owner != getpid())
		worker_stop(w);
	if (w->pid)
		return true;
	ok = data_program(&path, w->program, why);
	error = ok ? start_program(w, path.s) : 0;
	if (error) {
		buf_fmt(why, "cannot start '%s': %s", path.s, strerror(error));
		ok = false;
	}
	buf_free(&path);
	return ok && hear_hello(w, why);
}

/* ---- frames ---- */

static bool failed(struct worker *w, struct buf *why)
{
	int error = errno;

	if (error == EPIPE || error == ENODATA)
		buf_fmt(why, "'%s' has ended before it answered", w->program);
	else if (error == ETIMEDOUT)
		buf_fmt(why, "'%s' does not answer", w->program);
	else if (error == EMSGSIZE)
		buf_fmt(why, "'%s' gave a longer answer than it may", w->program);
	else
		buf_fmt(why, "cannot talk to '%s': %s", w->program, strerror(error));
	worker_stop(w);
	errno = error;
	return false;
}

bool worker_send(struct worker *w, const struct span *pieces, int n, int patience, struct buf *why)
{
	return frame_write(w->to, w->from, pieces, n, patience) || failed(w, why);
}

bool worker_offer(struct worker *w, struct span bytes)
{
	return frame_offer(w->to, bytes);
}

bool worker_receive(
	struct worker *w, struct buf *answer, size_t limit, int patience, struct buf *why)
{
	struct pollfd end = { .fd = w->from, .events = POLLIN };

	/* An answer takes its time, so that a read at once would be in vain. */
	if (!poll(&end, 1, patience))
		patience = 0;
	return frame_read(w->from, &w->ahead, answer, limit, patience) || failed(w, why);
}
