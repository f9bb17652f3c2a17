/* SPDX-License-Identifier: MIT */
#include "worker/inside.h"
#include "base/frame.h"

#include <errno.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* The sanitizers map their tables all over the address space. */
#ifdef __SANITIZE_ADDRESS__
#define UNLIMITED_MEMORY true
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define UNLIMITED_MEMORY true
#endif
#endif
#ifndef UNLIMITED_MEMORY
#define UNLIMITED_MEMORY false
#endif

bool inside_open(void)
{
	return !close_range(3, ~0U, 0) && !prctl(PR_SET_PDEATHSIG, SIGKILL);
}

/* ---- shutting in ---- */

static bool limit(int what, rlim_t most)
{
	struct rlimit both = { most, most }, now;

	/* whoever started us may have set less */
	if (getrlimit(what, &now))
		return false;
	if (now.rlim_max < most)
		both = (struct rlimit){ now.rlim_max, now.rlim_max };
	return !setrlimit(what, &both);
}

static bool limit_all(size_t memory, int files)
{
	return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NPROC, 0)
		&& limit(RLIMIT_NOFILE, (rlim_t)files)
		&& (UNLIMITED_MEMORY || limit(RLIMIT_AS, memory));
}

/* Memory, pipes that are open, the time, and the end. */
static const int always[] = { SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(write), SCMP_SYS(writev),
	SCMP_SYS(close), SCMP_SYS(brk), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise),
	SCMP_SYS(futex), SCMP_SYS(sched_yield), SCMP_SYS(getrandom), SCMP_SYS(clock_gettime),
	SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(getpid), SCMP_SYS(gettid),
	SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
	SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall), SCMP_SYS(exit), SCMP_SYS(exit_group),
	INSIDE_END };

static bool allow_all(scmp_filter_ctx filter, const int *calls)
{
	for (; *calls != INSIDE_END; calls++)
		if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, *calls, 0))
			return false;
	return true;
}

/* Memory, but none in which a program could be laid. */
static bool allow_memory(scmp_filter_ctx filter)
{
	const struct scmp_arg_cmp no_program = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);

	return !seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, no_program)
		&& !seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, no_program);
}

/* A call that is not on the list fails, and does not end the program: what a library asks by the
 * way, as for the machine's time zone, it does without, and no mail is lost for that. What the call
 * would have done is not done either way. */
static bool filter_calls(const int *calls)
{
	scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
	bool ok = filter && allow_all(filter, always) && allow_memory(filter)
		&& allow_all(filter, calls) && !seccomp_load(filter);

	seccomp_release(filter);
	return ok;
}

bool inside_shut(const char *name, const int *calls, size_t memory, int files)
{
	struct buf hello = BUF_INIT;
	struct span all;
	bool ok = limit_all(memory, files) && !prctl(PR_SET_DUMPABLE, 0)
		&& !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);

	if (ok) {
		/* a kernel without such filters leaves the limits */
		buf_fmt(&hello, "%s %s %s", name, PACKAGE_VERSION,
			filter_calls(calls) ? "shut in" : "limited");
		all = span_of_buf(&hello);
		ok = inside_answer(&all, 1);
	}
	buf_free(&hello);
	return ok;
}

/* ---- frames ---- */

bool inside_question(struct buf *question, size_t limit)
{
	buf_clear(question);
	return frame_read(0, question, limit, 0);
}

bool inside_answer(const struct span *pieces, int n)
{
	return frame_write(1, pieces, n, 0);
}
