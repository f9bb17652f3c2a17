/* SPDX-License-Identifier: MIT
 * Runs a command and all its children, and looks through the memory of each that ends by itself for
 * secrets that nobody wiped:
 *
 *   left FILE COMMAND...
 *
 * Each line of the file is a name and the bytes in hex, at least 8 of them. What is found goes to
 * descriptor 3: the name and the part of memory. It ends as the command does; 77 where memory cannot
 * be read. */
#include <stdio.h>

#if !defined __linux__
int main(void)
{
	fputs("left is written for Linux only\n", stderr);
	return 77;
}
#else
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CANNOT = 77, USAGE = 64, SECRETS = 32, LEAST = 8, MOST = 128 };

static struct secret {
	char name[32];
	unsigned char bytes[MOST];
	size_t n;
} secrets[SECRETS];

static void cannot(const char *what)
{
	fprintf(stderr, "left: cannot %s: %s\n", what, strerror(errno));
	exit(CANNOT);
}

static bool read_secret(struct secret *s, const char *line)
{
	char hex[2 * MOST + 2];
	unsigned byte;

	if (sscanf(line, "%31s %256s", s->name, hex) != 2)
		return false;
	while (s->n < MOST && sscanf(hex + 2 * s->n, "%2x", &byte) == 1)
		s->bytes[s->n++] = (unsigned char)byte;
	return s->n >= LEAST;
}

static bool read_secrets(const char *path)
{
	FILE *f = fopen(path, "re");
	char line[400];
	int n = 0;

	while (f && n < SECRETS && fgets(line, sizeof line, f))
		if (!read_secret(&secrets[n++], line))
			return false;
	if (f)
		fclose(f);
	return n > 0;
}

/* ---- looking ---- */

static void look_at_bytes(const unsigned char *bytes, size_t n, const char *where)
{
	for (const struct secret *s = secrets; s < secrets + SECRETS && s->n; s++)
		if (memmem(bytes, n, s->bytes, s->n))
			dprintf(3, "%s in %s", s->name, where);
}

/* A part of memory that cannot be read, as one that is no memory, is passed over. */
static void look_at_part(int memory, const char *line)
{
	unsigned long from, to;
	unsigned char *bytes;
	char may[5];
	ssize_t got;

	if (sscanf(line, "%lx-%lx %4s", &from, &to, may) != 3 || may[0] != 'r')
		return;
	bytes = malloc(to - from);
	if (!bytes)
		cannot("hold memory");
	got = pread(memory, bytes, to - from, (off_t)from);
	if (got > 0)
		look_at_bytes(bytes, (size_t)got, line);
	free(bytes);
}

static void look_at(pid_t pid)
{
	char path[64], line[4400];
	FILE *maps;
	int memory;

	snprintf(path, sizeof path, "/proc/%d/mem", (int)pid);
	memory = open(path, O_RDONLY | O_CLOEXEC);
	if (memory < 0)
		cannot("read memory");
	snprintf(path, sizeof path, "/proc/%d/maps", (int)pid);
	maps = fopen(path, "re");
	if (!maps)
		cannot("list memory");
	while (fgets(line, sizeof line, maps))
		look_at_part(memory, line);
	fclose(maps);
	close(memory);
}

/* ---- running ---- */

static pid_t start(char **command)
{
	pid_t pid = fork();
	int status;

	if (pid < 0)
		cannot("fork");
	if (!pid) {
		close(3);
		if (ptrace(PTRACE_TRACEME, 0, NULL, NULL))
			_exit(CANNOT);
		raise(SIGSTOP);
		execvp(*command, command);
		_exit(127);
	}
	if (waitpid(pid, &status, 0) < 0 || !WIFSTOPPED(status)
		|| ptrace(PTRACE_SETOPTIONS, pid, NULL,
			(void *)(PTRACE_O_EXITKILL | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
				| PTRACE_O_TRACEEXEC | PTRACE_O_TRACEEXIT)))
		cannot("trace a process");
	ptrace(PTRACE_CONT, pid, NULL, NULL);
	return pid;
}

/* Returns the signal that a stopped process gets as it goes on. */
static int go_on_with(pid_t pid, int status)
{
	int event = status >> 16;
	unsigned long end;

	if (event == PTRACE_EVENT_EXIT && !ptrace(PTRACE_GETEVENTMSG, pid, NULL, &end)
		&& WIFEXITED((int)end))
		look_at(pid);
	return event || WSTOPSIG(status) == SIGSTOP || WSTOPSIG(status) == SIGTRAP
		? 0
		: WSTOPSIG(status);
}

static int follow(pid_t command)
{
	int status, end = 0;
	pid_t pid;

	while ((pid = waitpid(-1, &status, __WALL)) > 0 || errno == EINTR)
		if (WIFSTOPPED(status))
			ptrace(PTRACE_CONT, pid, NULL, (void *)(long)go_on_with(pid, status));
		else if (pid == command)
			end = status;
	return end;
}

int main(int argc, char **argv)
{
	int status;

	if (argc < 3 || !read_secrets(argv[1])) {
		fputs("usage: left FILE COMMAND...\n", stderr);
		return USAGE;
	}
	status = follow(start(argv + 2));
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
#endif
