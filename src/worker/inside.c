/* SPDX-License-Identifier: MIT */
#include "worker/inside.h"
#include "base/frame.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
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

/* Threads count as processes, and with them all processes of the user. */
static bool limit_all(const struct rights *may)
{
	return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0)
		&& (may->threads || limit(RLIMIT_NPROC, 0))
		&& limit(RLIMIT_NOFILE, (rlim_t)may->files)
		&& (UNLIMITED_MEMORY || limit(RLIMIT_AS, may->memory));
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

static bool allow_rules(scmp_filter_ctx filter, const struct call_rule *r)
{
	for (; r->call != INSIDE_END; r++) {
		const struct scmp_arg_cmp is =
			SCMP_CMP(r->arg, SCMP_CMP_MASKED_EQ, r->mask, r->value);

		if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, r->call, 1, is))
			return false;
	}
	return true;
}

/* clone3 hides what it makes; without it the library takes clone. */
static bool allow_threads(scmp_filter_ctx filter)
{
	const uint64_t thread = CLONE_THREAD | CLONE_SIGHAND | CLONE_VM;
	const struct scmp_arg_cmp is_thread = SCMP_A0(SCMP_CMP_MASKED_EQ, thread, thread);

	return !seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, is_thread)
		&& !seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
}

/* A call that is not on the list fails, and does not end the program: what a library asks by the
 * way, as for the machine's time zone, it does without, and no mail is lost for that. What the call
 * would have done is not done either way. */
static bool filter_calls(const struct rights *may)
{
	scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
	bool ok = filter && allow_all(filter, always) && allow_memory(filter)
		&& allow_all(filter, may->calls) && allow_rules(filter, may->rules)
		&& (!may->threads || allow_threads(filter)) && !seccomp_load(filter);

	seccomp_release(filter);
	return ok;
}

/* A path that is not there needs no right. */
static void allow_reading(int rules, const char *path)
{
	struct landlock_path_beneath_attr beneath = { .allowed_access =
							      LANDLOCK_ACCESS_FS_READ_FILE };
	struct stat st;

	beneath.parent_fd = open(path, O_PATH | O_CLOEXEC);
	if (beneath.parent_fd < 0)
		return;
	if (!fstat(beneath.parent_fd, &st) && S_ISDIR(st.st_mode))
		beneath.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
	syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
	close(beneath.parent_fd);
}

/* Kernels without Landlock leave all files that this user may read. */
static void limit_reading(const char *const *below)
{
	const struct landlock_ruleset_attr all = { .handled_access_fs =
							   (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1 };
	int rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);

	if (rules < 0)
		return;
	for (; *below; below++)
		allow_reading(rules, *below);
	syscall(SYS_landlock_restrict_self, rules, 0);
	close(rules);
}

bool inside_shut(const char *name, const int *calls, size_t memory, int files)
{
	static const struct call_rule no_rules = { .call = INSIDE_END };
	static const char *const no_file = NULL;

	return inside_shut_by(
		name, &(struct rights){ calls, &no_rules, &no_file, false, memory, files });
}

bool inside_shut_by(const char *name, const struct rights *may)
{
	struct buf hello = BUF_INIT;
	struct span all;
	bool ok = limit_all(may) && !prctl(PR_SET_DUMPABLE, 0)
		&& !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);

	if (ok) {
		limit_reading(may->read_below);
		/* a kernel without such filters leaves the limits */
		buf_fmt(&hello, "%s %s %s", name, PACKAGE_VERSION,
			filter_calls(may) ? "shut in" : "limited");
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
	return frame_read(0, NULL, question, limit, 0);
}

bool inside_answer(const struct span *pieces, int n)
{
	return frame_write(1, -1, pieces, n, 0);
}
