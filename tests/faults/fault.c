/* SPDX-License-Identifier: MIT */
#include "fault.h"

#include <stdio.h>
#include <stdlib.h>

#if !defined __x86_64__ || !defined __linux__
static void cannot(void)
{
	fputs("faults are made on Linux on x86-64 only\n", stderr);
	exit(77);
}
int fault_read(struct fault *f, char *const *word)
{
	cannot();
	return !f || !word;
}
void fault_run(struct fault *f, char *const *command)
{
	(void)fault_read(f, command);
}
void fault_run_in_peace(struct fault *f, char *const *command)
{
	(void)fault_read(f, command);
}
int fault_code(const struct fault *f)
{
	return f->status;
}
#else
#include "fault_calls.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CANNOT = 77, FILTER = 64 };

static void cannot(const char *what)
{
	fprintf(stderr, "fault: cannot %s: %s\n", what, strerror(errno));
	exit(CANNOT);
}

/* ---- the calls that stop ---- */

struct filter {
	struct sock_filter step[FILTER];
	unsigned short n;
};

static void filter_add(struct filter *f, struct sock_filter step)
{
	if (f->n == FILTER)
		abort();
	f->step[f->n++] = step;
}

static void filter_stop_at(struct filter *f, long number)
{
	filter_add(
		f, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)number, 0, 1));
	filter_add(f, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE));
}

/* In the process that is about to be the command. What comes of a call that is to stop is decided by who
 * traces it. */
static bool stop_at_calls(enum set which)
{
	struct filter f = { .n = 0 };
	struct sock_fprog program;
	bool some = which != ALL && which != FORKED;

	filter_add(&f,
		(struct sock_filter)BPF_STMT(
			BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)));
	for (const struct fault_call *c = fault_calls; some && c->name; c++)
		if (c->sets & (int)(which | OPENS))
			filter_stop_at(&f, c->number);
	filter_stop_at(&f, MARK_CALL);
	filter_add(&f,
		(struct sock_filter)BPF_STMT(
			BPF_RET | BPF_K, some ? SECCOMP_RET_ALLOW : SECCOMP_RET_TRACE));
	program = (struct sock_fprog){ f.n, f.step };
	return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
		&& !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

static bool counts(
	const struct fault *f, const struct traced *t, const struct __ptrace_syscall_info *call)
{
	if (!t->began)
		return false;
	if (f->which == FORKED)
		return t->pid != f->command;
	return f->which == ALL
		|| fault_sets_of(
			   (long)call->seccomp.nr, (const unsigned long long *)call->seccomp.args)
		& (int)f->which;
}

/* ---- harm ---- */

static void kill_all(struct fault *f)
{
	f->killed = true;
	kill(-f->command, SIGKILL);
}

static void set_register(pid_t pid, size_t at, long value)
{
	/* One that was killed meanwhile has no registers any more. */
	if (ptrace(PTRACE_POKEUSER, pid, (void *)at, (void *)value) && errno != ESRCH)
		cannot("change a system call");
}

static void fail(const struct fault *f, const struct traced *t)
{
	set_register(t->pid, offsetof(struct user_regs_struct, orig_rax), -1);
	set_register(t->pid, offsetof(struct user_regs_struct, rax), -f->error);
}

static void harm(struct fault *f, struct traced *t)
{
	f->hit = t->number;
	t->spins = f->harm == SPIN;
	t->leaves = f->harm == SPIN || f->harm == KILL_EXIT;
	/* A test that does something meanwhile waits for the line. */
	if (t->spins)
		fault_print_call(f->lines, f->counted, t->number);
	if (f->harm == KILL_ENTRY)
		kill_all(f);
	if (f->harm == CRASH)
		kill(t->pid, SIGSEGV);
	if (f->harm == FAIL_ONCE || f->harm == FAIL_EVER)
		fail(f, t);
}

static void enter_call(struct fault *f, struct traced *t, const struct __ptrace_syscall_info *call)
{
	if (t->spins)
		return;
	t->leaves = false;
	t->number = (long)call->seccomp.nr;
	if (t->number == MARK_CALL)
		t->began = true;
	if (t->number == MARK_CALL || !counts(f, t, call))
		return;
	f->counted++;
	if (f->harm == LIST)
		fault_print_call(f->lines, f->counted, t->number);
	if (f->counted == f->at)
		harm(f, t);
	else if (f->counted > f->at && f->harm == FAIL_EVER)
		fail(f, t);
}

static void leave_call(struct fault *f, struct traced *t, const struct __ptrace_syscall_info *call)
{
	if (!t->spins) {
		t->leaves = false;
		kill_all(f);
		return;
	}
	/* Back before the instruction of the call, which is two bytes long. */
	set_register(t->pid, offsetof(struct user_regs_struct, rax), t->number);
	set_register(t->pid, offsetof(struct user_regs_struct, rip),
		(long)call->instruction_pointer - 2);
}

static void stop_at_call(struct fault *f, struct traced *t)
{
	struct __ptrace_syscall_info call;

	if (ptrace(PTRACE_GET_SYSCALL_INFO, t->pid, sizeof call, &call) < 0) {
		if (errno != ESRCH)
			cannot("look at a system call");
		return;
	}
	if (call.op == PTRACE_SYSCALL_INFO_SECCOMP)
		enter_call(f, t, &call);
	else if (call.op == PTRACE_SYSCALL_INFO_EXIT && t->leaves)
		leave_call(f, t, &call);
}

/* ---- tracing ---- */

/* The row of a process, a new one for one that was not seen yet: *fresh. */
static struct traced *find_traced(struct fault *f, pid_t pid, bool *fresh)
{
	struct traced *room = NULL;

	for (int i = 0; i < TRACED; i++) {
		if (f->traced[i].pid == pid) {
			*fresh = false;
			return &f->traced[i];
		}
		if (!f->traced[i].pid && !room)
			room = &f->traced[i];
	}
	if (!room) {
		errno = EAGAIN;
		cannot("follow so many processes");
	}
	/* Only what is counted forks. */
	*room = (struct traced){ .pid = pid, .began = true };
	*fresh = true;
	return room;
}

/* Whoever is killed, or writes to somebody who is gone, does not crash. */
static bool is_crash(int signal)
{
	static const int crashes[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS };

	for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++)
		if (signal == crashes[i])
			return true;
	return false;
}

/* Whether a process is in the code of a library, and not in its own. */
static bool is_in_library(pid_t pid)
{
	unsigned long at, from, to;
	char path[32], line[4400];
	bool library = false;
	FILE *maps;

	at = (unsigned long)ptrace(
		PTRACE_PEEKUSER, pid, (void *)offsetof(struct user_regs_struct, rip), NULL);
	snprintf(path, sizeof path, "/proc/%d/maps", (int)pid);
	maps = fopen(path, "re");
	while (maps && fgets(line, sizeof line, maps))
		if (sscanf(line, "%lx-%lx", &from, &to) == 2 && from <= at && at < to)
			library = strstr(line, ".so") != NULL;
	if (maps)
		fclose(maps);
	return library;
}

/* What a process stopped for; the signal it is to go on with. */
static int look_at(struct fault *f, struct traced *t, bool fresh, int status)
{
	int signal = WSTOPSIG(status), event = status >> 16;

	if (signal == (SIGTRAP | 0x80) || event == PTRACE_EVENT_SECCOMP) {
		stop_at_call(f, t);
		return 0;
	}
	if (event == PTRACE_EVENT_EXEC)
		t->began = !f->marked;
	if (!event && is_crash(signal))
		t->in_library = is_in_library(t->pid);
	/* A new child begins with a stop that is none of its own. */
	if (event || (fresh && signal == SIGSTOP))
		return 0;
	return signal;
}

/* As waitpid for any; the command is killed when its time is over. */
static pid_t wait_any(struct fault *f, int *status, time_t until)
{
	pid_t pid;

	while ((pid = waitpid(-1, status, __WALL)) < 0 && errno == EINTR)
		if (time(NULL) >= until && !f->hung) {
			f->hung = true;
			kill_all(f);
		}
	return pid;
}

static void wake(int signal)
{
	(void)signal;
}

/* Whoever waits is woken each second. */
static void wake_each_second(bool on)
{
	struct sigaction action = { .sa_handler = wake };
	struct itimerval each = { { on, 0 }, { on, 0 } };

	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &each, NULL);
}

static time_t end_of(const struct fault *f)
{
	return time(NULL) + (f->seconds ? f->seconds : HANGS_AFTER);
}

static void end(struct fault *f, struct traced *t, int status)
{
	if (WIFSIGNALED(status) && is_crash(WTERMSIG(status))) {
		f->died = WTERMSIG(status);
		f->in_library = t->in_library;
	}
	if (t->pid == f->command)
		f->status = status;
	t->pid = 0;
}

static void follow(struct fault *f)
{
	time_t until = end_of(f);
	int status;
	pid_t pid;

	while ((pid = wait_any(f, &status, until)) > 0) {
		bool fresh;
		struct traced *t = find_traced(f, pid, &fresh);

		if (WIFSTOPPED(status)) {
			long signal = look_at(f, t, fresh, status);

			ptrace(t->leaves ? PTRACE_SYSCALL : PTRACE_CONT, pid, NULL, (void *)signal);
			continue;
		}
		end(f, t, status);
	}
}

/* ---- starting ---- */

static void become(const struct fault *f, char *const *command, bool traced)
{
	setpgid(0, 0);
	if (f->folder && chdir(f->folder))
		_exit(CANNOT);
	if (f->out >= 0 && (dup2(f->out, 1) < 0 || dup2(f->out, 2) < 0))
		_exit(CANNOT);
	if (f->lines > 2)
		close(f->lines);
	if (traced) {
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
			_exit(CANNOT);
		raise(SIGSTOP);
		if (!stop_at_calls(f->which))
			_exit(CANNOT);
	}
	execvp(*command, command);
	_exit(127);
}

static void start(struct fault *f, char *const *command, bool traced)
{
	f->command = fork();
	if (f->command < 0)
		cannot("start a process");
	if (!f->command)
		become(f, command, traced);
	setpgid(f->command, f->command);
}

void fault_run(struct fault *f, char *const *command)
{
	long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL | PTRACE_O_TRACEEXEC
		| PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACECLONE
		| PTRACE_O_TRACESECCOMP;
	int status;

	f->hit = -1;
	start(f, command, true);
	if (waitpid(f->command, &status, 0) < 0 || !WIFSTOPPED(status)
		|| ptrace(PTRACE_SETOPTIONS, f->command, NULL, (void *)options))
		cannot("trace a process");
	f->traced[0].pid = f->command;
	ptrace(PTRACE_CONT, f->command, NULL, NULL);
	wake_each_second(true);
	follow(f);
	wake_each_second(false);
}

void fault_run_in_peace(struct fault *f, char *const *command)
{
	time_t until = end_of(f);
	int status;
	pid_t pid;

	start(f, command, false);
	wake_each_second(true);
	while ((pid = wait_any(f, &status, until)) > 0 && pid != f->command)
		continue;
	wake_each_second(false);
	f->status = status;
}

int fault_code(const struct fault *f)
{
	if (f->killed)
		return 128 + SIGKILL;
	return WIFEXITED(f->status) ? WEXITSTATUS(f->status) : 128 + WTERMSIG(f->status);
}

/* ---- words ---- */

static bool read_which(struct fault *f, const char *word)
{
	static const struct {
		const char *name;
		enum set set;
	} sets[] = { { "all", ALL }, { "writes", WRITES }, { "reads", READS }, { "points", POINTS },
		{ "forked", FORKED } };

	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		if (!strcmp(word, sets[i].name))
			f->which = sets[i].set;
	return f->which;
}

static bool read_harm(struct fault *f, const char *word)
{
	static const char *const harms[HARMS] = { "count", "list", "kill-entry", "kill-exit",
		"crash", "spin", "fail-once", "fail-ever" };

	for (f->harm = 0; f->harm < HARMS; f->harm++)
		if (!strcmp(word, harms[f->harm]))
			return true;
	return false;
}

int fault_read(struct fault *f, char *const *word)
{
	if (!word[0] || !read_which(f, word[0]) || !word[1] || !read_harm(f, word[1]))
		return 0;
	if (f->harm < FAIL_ONCE)
		return 2;
	if (!word[2])
		return 0;
	f->error = !strcmp(word[2], "EIO") ? EIO : !strcmp(word[2], "ENOSPC") ? ENOSPC : 0;
	return f->error ? 3 : 0;
}
#endif
