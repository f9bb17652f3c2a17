/* SPDX-License-Identifier: MIT */
#include "base/fail.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

void bug_at(const char *file, int line, const char *form, ...)
{
	va_list ap;

	fprintf(stderr, "tradepost: %s:%d: our fault: ", file, line);
	va_start(ap, form);
	vfprintf(stderr, form, ap);
	va_end(ap);
	fputc('\n', stderr);
	abort();
}

void out_of_memory(void)
{
	fputs("tradepost: out of memory\n", stderr);
	/* Lack of memory is no fault of the program or of a match: a later try may succeed.
	 * Unfinished work is left as it is; nothing more is written. */
	_exit(EX_TEMPFAIL);
}

void child_ends(void)
{
	_exit(0);
}

bool child_at_fault(int status)
{
	static const int faults[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGPROF };

	if (WIFEXITED(status))
		return WEXITSTATUS(status) == EX_SOFTWARE;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
		if (WTERMSIG(status) == faults[i])
			return true;
	return false;
}

void not_installed(const char *why)
{
	fprintf(stderr, "tradepost: %s\n", why);
	exit(EX_OSFILE);
}
