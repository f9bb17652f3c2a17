/* SPDX-License-Identifier: MIT
 * Runs a command and all its children under ptrace and does harm at the N-th of its system calls:
 *
 *   sysfault WHICH count COMMAND...             none, it only counts
 *   sysfault WHICH list COMMAND...              none, it prints the number and name of each
 *   sysfault WHICH kill-entry N COMMAND...      kill -9 of all of them before the call is done
 *   sysfault WHICH kill-exit N COMMAND...       the same when it is done
 *   sysfault WHICH fail-once ERROR N COMMAND... the call is not done and fails with EIO or ENOSPC
 *   sysfault WHICH fail-ever ERROR N COMMAND... so does every later one
 *   sysfault WHICH crash N COMMAND...           its process alone dies of SIGSEGV
 *   sysfault WHICH spin N COMMAND...            its process does the call again and again
 *
 * WHICH tells what is counted, harmed and failed: all, writes (all that changes files), reads (all
 * that reads them), points (what makes changes durable, renames, and bytes to the network), or
 * forked (all of processes that the command forked). It ends as the command does; 137 if it killed
 * it, 77 where this cannot be done. On descriptor 3 it prints the number of calls and the name of
 * the N-th, or - if there were fewer; spin prints the number and the name as the spinning begins,
 * too. */
#include <stdio.h>

#if !defined __x86_64__ || !defined __linux__
int main(void)
{
	fputs("sysfault is written for Linux on x86-64 only\n", stderr);
	return 77;
}
#else
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TRACED = 64, CANNOT = 77, USAGE = 64, KILLED = 128 + SIGKILL };

enum harm { COUNT, LIST, KILL_ENTRY, KILL_EXIT, CRASH, SPIN, FAIL_ONCE, FAIL_EVER, HARMS };

/* Sets of calls; each call of the table below is in all sets of its row. */
enum set { ALL = 1, WRITES = 2, READS = 4, POINTS = 8, FORKED = 16, OPENS = 32 };

static const struct {
	long number;
	const char *name;
	int sets;
} calls[] = {
	{ SYS_fsync, "fsync", WRITES | POINTS },
	{ SYS_fdatasync, "fdatasync", WRITES | POINTS },
	{ SYS_syncfs, "syncfs", WRITES | POINTS },
	{ SYS_rename, "rename", WRITES | POINTS },
	{ SYS_renameat, "renameat", WRITES | POINTS },
	{ SYS_renameat2, "renameat2", WRITES | POINTS },
	{ SYS_sendto, "sendto", WRITES | POINTS },
	{ SYS_sendmsg, "sendmsg", WRITES | POINTS },
	{ SYS_write, "write", WRITES },
	{ SYS_pwrite64, "pwrite64", WRITES },
	{ SYS_writev, "writev", WRITES },
	{ SYS_unlink, "unlink", WRITES },
	{ SYS_unlinkat, "unlinkat", WRITES },
	{ SYS_ftruncate, "ftruncate", WRITES },
	{ SYS_fallocate, "fallocate", WRITES },
	{ SYS_link, "link", WRITES },
	{ SYS_linkat, "linkat", WRITES },
	{ SYS_mkdir, "mkdir", WRITES },
	{ SYS_mkdirat, "mkdirat", WRITES },
	{ SYS_open, "open", OPENS },
	{ SYS_openat, "openat", OPENS },
	{ SYS_read, "read", READS },
	{ SYS_pread64, "pread64", READS },
	{ SYS_readv, "readv", READS },
	{ SYS_getdents64, "getdents64", READS },
	/* Harmed by its number only, but found by its name. */
	{ SYS_setitimer, "setitimer", 0 },
};

struct traced {
	pid_t pid;
	bool spins;  /* it does one call for ever */
	bool fails;  /* the call it is in was taken away and is to fail */
	bool last;   /* that call is the N-th */
	long number; /* of that call */
};

struct fault {
	enum set which;
	enum harm harm;
	int error;
	long at;
	pid_t command;
	bool began, killed; /* the command is running; all were killed */
	long counted;
	long hit; /* the number of the N-th call, -1: not reached */
	struct traced traced[TRACED];
	int status; /* of the command, as waitpid gives it */
};

/* ---- which calls ---- */

static int sets_of(const struct __ptrace_syscall_info *call)
{
	long number = (long)call->entry.nr;
	int sets = 0;

	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (calls[i].number == number)
			sets = calls[i].sets;
	if (sets == OPENS) {
		int flags = (int)call->entry.args[number == SYS_openat ? 2 : 1];

		sets = (flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT) ? READS : WRITES;
	}
	return sets;
}

static bool counts(
	const struct fault *f, const struct traced *t, const struct __ptrace_syscall_info *call)
{
	if (!f->began)
		return false;
	if (f->which == FORKED)
		return t->pid != f->command;
	return f->which == ALL || sets_of(call) & f->which;
}

static void print_call(long counted, long number)
{
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (calls[i].number == number) {
			dprintf(3, "%ld %s\n", counted, calls[i].name);
			return;
		}
	if (number < 0)
		dprintf(3, "%ld -\n", counted);
	else
		dprintf(3, "%ld call-%ld\n", counted, number);
}

/* ---- harm ---- */

static void cannot(const char *what)
{
	fprintf(stderr, "sysfault: cannot %s: %s\n", what, strerror(errno));
	exit(CANNOT);
}

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

/* A test that does something meanwhile waits for the line. */
static void begin_to_spin(const struct fault *f, struct traced *t)
{
	t->spins = true;
	print_call(f->counted, t->number);
}

static void enter_call(struct fault *f, struct traced *t, const struct __ptrace_syscall_info *call)
{
	if (t->spins || !counts(f, t, call))
		return;
	f->counted++;
	if (f->harm == LIST)
		print_call(f->counted, (long)call->entry.nr);
	t->last = f->counted == f->at;
	t->number = (long)call->entry.nr;
	if (t->last)
		f->hit = t->number;
	t->fails =
		(t->last && f->harm == FAIL_ONCE) || (f->counted >= f->at && f->harm == FAIL_EVER);
	if (t->fails)
		set_register(t->pid, offsetof(struct user_regs_struct, orig_rax), -1);
	if (t->last && f->harm == SPIN)
		begin_to_spin(f, t);
	if (t->last && f->harm == KILL_ENTRY)
		kill_all(f);
	if (t->last && f->harm == CRASH)
		kill(t->pid, SIGSEGV);
}

/* Puts the process back before the instruction of the call, which is two bytes long. */
static void spin(const struct traced *t, const struct __ptrace_syscall_info *call)
{
	set_register(t->pid, offsetof(struct user_regs_struct, rax), t->number);
	set_register(t->pid, offsetof(struct user_regs_struct, rip),
		(long)call->instruction_pointer - 2);
}

static void leave_call(struct fault *f, struct traced *t, const struct __ptrace_syscall_info *call)
{
	if (t->fails)
		set_register(t->pid, offsetof(struct user_regs_struct, rax), -f->error);
	if (t->last && f->harm == KILL_EXIT)
		kill_all(f);
	if (t->spins)
		spin(t, call);
	t->fails = t->last = false;
}

static void stop_at_call(struct fault *f, struct traced *t)
{
	struct __ptrace_syscall_info call;

	if (ptrace(PTRACE_GET_SYSCALL_INFO, t->pid, sizeof call, &call) < 0) {
		if (errno != ESRCH)
			cannot("look at a system call");
		return;
	}
	if (call.op == PTRACE_SYSCALL_INFO_ENTRY)
		enter_call(f, t, &call);
	else if (call.op == PTRACE_SYSCALL_INFO_EXIT)
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
	*room = (struct traced){ .pid = pid };
	*fresh = true;
	return room;
}

/* What a process stopped for; the signal it is to go on with. */
static int look_at(struct fault *f, struct traced *t, bool fresh, int status)
{
	int signal = WSTOPSIG(status), event = status >> 16;

	if (signal == (SIGTRAP | 0x80)) {
		stop_at_call(f, t);
		return 0;
	}
	if (event == PTRACE_EVENT_EXEC)
		f->began = true;
	/* A new child begins with a stop that is none of its own. */
	if (event || (fresh && signal == SIGSTOP))
		return 0;
	return signal;
}

static void follow(struct fault *f)
{
	int status;
	pid_t pid;

	while ((pid = waitpid(-1, &status, __WALL)) > 0) {
		bool fresh;
		struct traced *t = find_traced(f, pid, &fresh);

		if (WIFSTOPPED(status)) {
			long signal = look_at(f, t, fresh, status);

			ptrace(PTRACE_SYSCALL, pid, NULL, (void *)signal);
			continue;
		}
		if (pid == f->command)
			f->status = status;
		t->pid = 0;
	}
}

static void start(struct fault *f, char **command)
{
	long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL | PTRACE_O_TRACEEXEC
		| PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACECLONE;
	int status;

	f->command = fork();
	if (f->command < 0)
		cannot("start a process");
	if (!f->command) {
		close(3);
		setpgid(0, 0);
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
			_exit(CANNOT);
		raise(SIGSTOP);
		execvp(*command, command);
		_exit(127);
	}
	if (waitpid(f->command, &status, 0) < 0 || !WIFSTOPPED(status)
		|| ptrace(PTRACE_SETOPTIONS, f->command, NULL, (void *)options))
		cannot("trace a process");
	f->traced[0].pid = f->command;
	ptrace(PTRACE_SYSCALL, f->command, NULL, NULL);
}

/* ---- the call ---- */

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

static bool read_error(struct fault *f, const char *word)
{
	f->error = !strcmp(word, "EIO") ? EIO : !strcmp(word, "ENOSPC") ? ENOSPC : 0;
	return f->error;
}

/* The words of the command, NULL where the call is wrong. */
static char **read_call(struct fault *f, char **argv)
{
	static const char *const harms[HARMS] = { "count", "list", "kill-entry", "kill-exit",
		"crash", "spin", "fail-once", "fail-ever" };

	if (!*argv || !read_which(f, *argv++) || !*argv)
		return NULL;
	while (f->harm < HARMS && strcmp(*argv, harms[f->harm]))
		f->harm++;
	if (f->harm == HARMS)
		return NULL;
	argv++;
	if (f->harm >= FAIL_ONCE && (!*argv || !read_error(f, *argv++)))
		return NULL;
	if (f->harm > LIST) {
		f->at = *argv ? atol(*argv++) : 0;
		if (f->at < 1)
			return NULL;
	}
	return *argv ? argv : NULL;
}

int main(int argc, char **argv)
{
	struct fault f = { .hit = -1 };
	char **command = read_call(&f, argv + (argc > 0));

	if (!command) {
		fputs("usage: sysfault all|writes|reads|points|forked count|list|kill-entry N|"
		      "kill-exit N|crash N|spin N|fail-once ERROR N|fail-ever ERROR N "
		      "COMMAND...\n",
			stderr);
		return USAGE;
	}
	start(&f, command);
	follow(&f);
	print_call(f.counted, f.hit);
	if (f.killed)
		return KILLED;
	return WIFEXITED(f.status) ? WEXITSTATUS(f.status) : 128 + WTERMSIG(f.status);
}
#endif
