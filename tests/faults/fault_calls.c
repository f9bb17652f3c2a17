/* SPDX-License-Identifier: MIT */
#include "fault_calls.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>

/* Some machines have no call that takes a bare path. */
const struct fault_call fault_calls[] = {
	{ SYS_fsync, "fsync", WRITES | POINTS },
	{ SYS_fdatasync, "fdatasync", WRITES | POINTS },
	{ SYS_syncfs, "syncfs", WRITES | POINTS },
#ifdef SYS_rename
	{ SYS_rename, "rename", WRITES | POINTS },
#endif
	{ SYS_renameat, "renameat", WRITES | POINTS },
	{ SYS_renameat2, "renameat2", WRITES | POINTS },
	{ SYS_sendto, "sendto", WRITES | POINTS },
	{ SYS_sendmsg, "sendmsg", WRITES | POINTS },
	{ SYS_write, "write", WRITES },
	{ SYS_pwrite64, "pwrite64", WRITES },
	{ SYS_writev, "writev", WRITES },
#ifdef SYS_unlink
	{ SYS_unlink, "unlink", WRITES },
#endif
	{ SYS_unlinkat, "unlinkat", WRITES },
	{ SYS_ftruncate, "ftruncate", WRITES },
	{ SYS_fallocate, "fallocate", WRITES },
#ifdef SYS_link
	{ SYS_link, "link", WRITES },
#endif
	{ SYS_linkat, "linkat", WRITES },
#ifdef SYS_mkdir
	{ SYS_mkdir, "mkdir", WRITES },
#endif
	{ SYS_mkdirat, "mkdirat", WRITES },
#ifdef SYS_open
	{ SYS_open, "open", OPENS },
#endif
	{ SYS_openat, "openat", OPENS },
	{ SYS_read, "read", READS },
	{ SYS_pread64, "pread64", READS },
	{ SYS_readv, "readv", READS },
	{ SYS_getdents64, "getdents64", READS },
	/* Harmed by its number only, but found by its name. */
	{ SYS_setitimer, "setitimer", 0 },
	{ 0, NULL, 0 },
};

static const struct fault_call *find_call(long number)
{
	const struct fault_call *call = fault_calls;

	while (call->name && call->number != number)
		call++;
	return call;
}

int fault_sets_of(long number, const unsigned long long *args)
{
	int sets = find_call(number)->sets;

	if (sets == OPENS) {
		int flags = (int)args[number == SYS_openat ? 2 : 1];

		sets = (flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT) ? READS : WRITES;
	}
	return sets;
}

const char *fault_call_name(long number)
{
	return find_call(number)->name;
}

void fault_print_call(int fd, long counted, long number)
{
	const char *name = fault_call_name(number);

	if (name)
		dprintf(fd, "%ld %s\n", counted, name);
	else if (number < 0)
		dprintf(fd, "%ld -\n", counted);
	else
		dprintf(fd, "%ld call-%ld\n", counted, number);
}
