/* SPDX-License-Identifier: MIT */
#include "transport/rights.h"

#include <fcntl.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

/* FILES: a connection, what resolves names, a file that is read. */
enum { FILES = 64 };
#define MEMORY ((size_t)1 << 30)

/* What resolving names and checking certificates reads, wherever links in /etc lead. */
static const char *const read_below[] = { "/etc", "/etc/resolv.conf", "/usr", "/lib", "/nix/store",
	"/gnu/store", "/dev/urandom", "/dev/null", NULL };

static const int calls[] = { SCMP_SYS(connect), SCMP_SYS(sendto), SCMP_SYS(sendmsg),
	SCMP_SYS(sendmmsg), SCMP_SYS(recvfrom), SCMP_SYS(recvmsg), SCMP_SYS(getsockopt),
	SCMP_SYS(setsockopt), SCMP_SYS(getsockname), SCMP_SYS(getpeername), SCMP_SYS(shutdown),
	SCMP_SYS(socketpair), SCMP_SYS(pipe2), SCMP_SYS(eventfd2), SCMP_SYS(poll), SCMP_SYS(ppoll),
	SCMP_SYS(select), SCMP_SYS(pselect6), SCMP_SYS(fcntl), SCMP_SYS(fstat),
	SCMP_SYS(newfstatat), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(statx), SCMP_SYS(lseek),
	SCMP_SYS(pread64), SCMP_SYS(getdents64), SCMP_SYS(access), SCMP_SYS(faccessat),
	SCMP_SYS(faccessat2), SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(uname),
	SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid),
	SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(sched_getaffinity), SCMP_SYS(nanosleep),
	SCMP_SYS(clock_nanosleep), INSIDE_END };

/* Files are only read, sockets are those of the internet. */
static const struct call_rule rules[] = {
	{ SCMP_SYS(openat), 2, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY },
	{ SCMP_SYS(socket), 0, UINT32_MAX, AF_INET },
	{ SCMP_SYS(socket), 0, UINT32_MAX, AF_INET6 },
	{ SCMP_SYS(ioctl), 1, UINT32_MAX, FIONBIO },
	{ SCMP_SYS(ioctl), 1, UINT32_MAX, FIONREAD },
	{ INSIDE_END, 0, 0, 0 },
};

const struct rights transport_rights = { calls, rules, read_below, true, MEMORY, FILES };
