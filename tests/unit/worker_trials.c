/* SPDX-License-Identifier: MIT
 * A worker for t-worker: does what the question names, and answers how that went. With the rights of
 * tradepost-transport it is one for t-server. */
#include "transport/rights.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { QUESTION_BYTES = 1 << 20, FILES = 1000 };

static int try_open(void)
{
	return open("/etc/passwd", O_RDONLY);
}

static int try_make(void)
{
	return open("/tmp/tradepost-worker", O_RDWR | O_CREAT, 0600);
}

static int try_unlink(void)
{
	return unlink("/tmp/tradepost-worker");
}

static int try_socket(void)
{
	return socket(AF_INET, SOCK_STREAM, 0);
}

static int try_local_socket(void)
{
	return socket(AF_UNIX, SOCK_STREAM, 0);
}

static int try_exec(void)
{
	char *arguments[] = { "/bin/true", NULL };

	return execv(arguments[0], arguments);
}

static int try_open_elsewhere(void)
{
	return open("/proc/self/maps", O_RDONLY);
}

static int try_append(void)
{
	return open("/etc/passwd", O_WRONLY | O_APPEND);
}

static int try_rename(void)
{
	return rename("/etc/passwd", "/etc/passwd-");
}

static int try_link(void)
{
	return symlink("/etc/passwd", "/tmp/tradepost-worker");
}

static int try_listen(void)
{
	return (int)syscall(SYS_bind, 0, NULL, 0);
}

static int try_chmod(void)
{
	return chmod("/etc/passwd", 0644);
}

static int try_mount(void)
{
	return (int)syscall(SYS_mount, "", "/", "tmpfs", 0, NULL);
}

static void *nothing(void *with)
{
	return with;
}

static int try_thread(void)
{
	pthread_t thread;

	errno = pthread_create(&thread, NULL, nothing, NULL);
	return errno ? -1 : pthread_join(thread, NULL);
}

static int try_fork(void)
{
	return fork();
}

static int try_kill(void)
{
	return kill(getppid(), SIGTERM);
}

/* kill of a process that the list of calls lets it name */
static int try_signal(void)
{
	return (int)syscall(SYS_tgkill, getpid(), getpid(), 0);
}

static int try_program_memory(void)
{
	return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
			== MAP_FAILED
		? -1
		: 0;
}

static int try_ptrace(void)
{
	return (int)syscall(SYS_ptrace, 0, 0, 0, 0);
}

static int try_limit(void)
{
	struct rlimit most = { RLIM_INFINITY, RLIM_INFINITY };

	return setrlimit(RLIMIT_FSIZE, &most);
}

static int try_memory(void)
{
	return mmap(NULL, (size_t)1 << 40, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
		       -1, 0)
			== MAP_FAILED
		? -1
		: 0;
}

static const struct {
	const char *name;
	int (*go)(void);
} trials[] = { { "open", try_open }, { "make", try_make }, { "unlink", try_unlink },
	{ "socket", try_socket }, { "local socket", try_local_socket }, { "exec", try_exec },
	{ "fork", try_fork }, { "open elsewhere", try_open_elsewhere }, { "append", try_append },
	{ "rename", try_rename }, { "link", try_link }, { "listen", try_listen },
	{ "chmod", try_chmod }, { "mount", try_mount }, { "thread", try_thread },
	{ "kill", try_kill }, { "signal", try_signal }, { "program in memory", try_program_memory },
	{ "ptrace", try_ptrace }, { "limit", try_limit }, { "memory", try_memory } };

static void hang(void)
{
	int word = 0;

	for (;;)
		syscall(SYS_futex, &word, 0, 0, NULL, NULL, 0);
}

/* What no honest worker does. */
static void misbehave(struct span question)
{
	static const unsigned char endless[] = { 255, 255, 255, 255 }, half[] = { 9, 0, 0, 0, 'a' };

	if (span_is(question, "die"))
		abort();
	if (span_is(question, "hang"))
		hang();
	if (span_is(question, "endless") && write(1, endless, sizeof endless))
		hang();
	if (span_is(question, "half") && write(1, half, sizeof half))
		hang();
	if (span_is(question, "cut") && write(1, half, sizeof half))
		_exit(0);
	/* the next question is left unread */
	if (span_is(question, "deaf")) {
		inside_answer(&question, 1);
		hang();
	}
}

static void answer(struct span question, struct span surroundings)
{
	struct buf b = BUF_INIT;
	struct span all = question;

	misbehave(question);
	if (span_is(question, "surroundings"))
		all = surroundings;
	for (size_t i = 0; i < sizeof trials / sizeof *trials; i++)
		if (span_is(question, trials[i].name)) {
			buf_fmt(&b, "%d ", trials[i].go());
			buf_str(&b, strerrorname_np(errno));
			all = span_of_buf(&b);
		}
	inside_answer(&all, 1);
	buf_free(&b);
}

/* Says what whoever started it has left open. */
static void look_round(struct buf *b)
{
	char folder[100];

	for (int i = 0; i < FILES; i++)
		if (fcntl(i, F_GETFD) >= 0)
			buf_fmt(b, "%d ", i);
	buf_str(b, getcwd(folder, sizeof folder));
	buf_str(b, environ[0] ? environ[0] : "");
}

static bool shut(void)
{
#ifdef TRIALS_OF_TRANSPORT
	return inside_shut_by("transport-trials", &transport_rights);
#else
	const int calls[] = { INSIDE_END };

	return inside_shut("worker-trials", calls, 256 << 20, 3);
#endif
}

int main(void)
{
	struct buf question = BUF_INIT, surroundings = BUF_INIT;

	/* make coverage adds it to the environment of what it counts in */
	unsetenv("__LLVM_PROFILE_RT_INIT_ONCE");
	look_round(&surroundings);
	if (!inside_open() || !shut())
		return 1;
	while (inside_question(&question, QUESTION_BYTES))
		answer(span_of_buf(&question), span_of_buf(&surroundings));
	return 0;
}
