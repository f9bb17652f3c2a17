/* SPDX-License-Identifier: MIT
 * Preloaded, notes what a program does to the files below the folder POWERLOG_FOLDER (a whole path), in
 * the file POWERLOG, in order: see powerlog.h. What is mapped into memory is not seen. */
#include "powerlog.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { PATH = 4096 };

static int note_file = -1;

/* The program may close what it does not know. */
static int note_to(void)
{
	const char *path = getenv("POWERLOG");
	int (*real)(const char *, int, ...) =
		(int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");

	if (note_file < 0 && path && getenv("POWERLOG_FOLDER"))
		note_file = real(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
	return note_file;
}

static void note(struct power_head head, const char *path, const char *second, const void *bytes)
{
	struct iovec part[] = { { &head, sizeof head }, { (void *)path, 0 }, { (void *)second, 0 },
		{ (void *)bytes, head.bytes } };
	int saved = errno;

	head.path = path ? (uint32_t)strlen(path) : 0;
	head.second = second ? (uint32_t)strlen(second) : 0;
	part[1].iov_len = head.path;
	part[2].iov_len = head.second;
	if (writev(note_to(), part, 4) < 0)
		abort();
	errno = saved;
}

/* ---- which file it is ---- */

static int is_ours(const char *path)
{
	const char *folder = getenv("POWERLOG_FOLDER");

	return note_to() >= 0 && !strncmp(path, folder, strlen(folder));
}

static int path_of(int fd, char path[PATH])
{
	char link[64];
	ssize_t n;

	if (note_to() < 0)
		return 0;
	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	n = readlink(link, path, PATH - 1);
	if (n <= 0)
		return 0;
	path[n] = 0;
	return is_ours(path);
}

/* The whole path of a name in a folder, which exists. */
static int path_at(int folder, const char *name, char path[PATH])
{
	char begin[PATH];
	int n = PATH;

	if (name[0] == '/')
		n = snprintf(path, PATH, "%s", name);
	else if (folder == AT_FDCWD ? getcwd(begin, PATH) != NULL : path_of(folder, begin))
		n = snprintf(path, PATH, "%s/%s", begin, name);
	return n < PATH && is_ours(path);
}

static uint64_t inode(int fd)
{
	struct stat st;

	return fstat(fd, &st) ? 0 : st.st_ino;
}

static int is_file(int fd)
{
	struct stat st;

	return !fstat(fd, &st) && S_ISREG(st.st_mode);
}

/* ---- the calls ---- */

#define REAL(type, args, name) type(*real) args = (type(*) args)dlsym(RTLD_NEXT, name)

static int note_open(const char *call, int folder, const char *name, int flags, mode_t mode)
{
	REAL(int, (int, const char *, int, ...), call);
	char given[PATH], path[PATH];
	int ours = path_at(folder, name, given), was = faccessat(folder, name, F_OK, 0) == 0;
	int fd = real(folder, name, flags, mode);

	if (fd >= 0 && ours && is_file(fd) && path_of(fd, path)) {
		note((struct power_head){ .kind = was ? POWER_OPEN : POWER_MAKE,
			     .file = inode(fd) },
			path, NULL, NULL);
		if (was && (flags & O_TRUNC))
			note((struct power_head){ .kind = POWER_CUT, .file = inode(fd) }, NULL,
				NULL, NULL);
	}
	return fd;
}

#define MODE(flags)                                                                                \
	va_list args;                                                                              \
	mode_t mode = 0;                                                                           \
	va_start(args, flags);                                                                     \
	if ((flags) & (O_CREAT | __O_TMPFILE))                                                     \
		mode = va_arg(args, mode_t);                                                       \
	va_end(args)

int open(const char *name, int flags, ...)
{
	MODE(flags);
	return note_open("openat", AT_FDCWD, name, flags, mode);
}

int open64(const char *name, int flags, ...)
{
	MODE(flags);
	return note_open("openat64", AT_FDCWD, name, flags, mode);
}

int openat(int folder, const char *name, int flags, ...)
{
	MODE(flags);
	return note_open("openat", folder, name, flags, mode);
}

int openat64(int folder, const char *name, int flags, ...)
{
	MODE(flags);
	return note_open("openat64", folder, name, flags, mode);
}

static void note_write(int fd, const void *bytes, ssize_t n, off_t at)
{
	char path[PATH];

	if (n > 0 && is_file(fd) && path_of(fd, path))
		note((struct power_head){ .kind = POWER_WRITE,
			     .bytes = (uint32_t)n,
			     .file = inode(fd),
			     .at = (uint64_t)at },
			NULL, NULL, bytes);
}

ssize_t write(int fd, const void *bytes, size_t n)
{
	REAL(ssize_t, (int, const void *, size_t), "write");
	ssize_t put = real(fd, bytes, n);

	if (put > 0 && is_file(fd))
		note_write(fd, bytes, put, lseek(fd, 0, SEEK_CUR) - put);
	return put;
}

ssize_t pwrite64(int fd, const void *bytes, size_t n, off_t at)
{
	REAL(ssize_t, (int, const void *, size_t, off_t), "pwrite64");
	ssize_t put = real(fd, bytes, n, at);

	note_write(fd, bytes, put, at);
	return put;
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at)
{
	return pwrite64(fd, bytes, n, at);
}

int ftruncate64(int fd, off_t length)
{
	REAL(int, (int, off_t), "ftruncate64");
	char path[PATH];
	int code = real(fd, length);

	if (!code && path_of(fd, path))
		note(
			(struct power_head){
				.kind = POWER_CUT, .file = inode(fd), .at = (uint64_t)length },
			NULL, NULL, NULL);
	return code;
}

int ftruncate(int fd, off_t length)
{
	return ftruncate64(fd, length);
}

static int note_sync(int fd, const char *call, enum power_kind kind)
{
	REAL(int, (int), call);
	char path[PATH];
	int code = real(fd);

	if (!code && path_of(fd, path))
		note((struct power_head){ .kind = kind == POWER_SYNC && !is_file(fd)
				     ? POWER_SYNC_FOLDER
				     : kind,
			     .file = inode(fd) },
			path, NULL, NULL);
	return code;
}

int fsync(int fd)
{
	return note_sync(fd, "fsync", POWER_SYNC);
}

int fdatasync(int fd)
{
	return note_sync(fd, "fdatasync", POWER_SYNC);
}

int syncfs(int fd)
{
	return note_sync(fd, "syncfs", POWER_SYNC_ALL);
}

int renameat(int from, const char *old, int to, const char *new)
{
	REAL(int, (int, const char *, int, const char *), "renameat");
	char old_path[PATH], new_path[PATH];
	int ours = path_at(from, old, old_path) && path_at(to, new, new_path);
	int code = real(from, old, to, new);

	if (!code && ours)
		note((struct power_head){ .kind = POWER_RENAME }, old_path, new_path, NULL);
	return code;
}

int rename(const char *old, const char *new)
{
	return renameat(AT_FDCWD, old, AT_FDCWD, new);
}

int unlinkat(int folder, const char *name, int flags)
{
	REAL(int, (int, const char *, int), "unlinkat");
	char path[PATH];
	int ours = path_at(folder, name, path);
	int code = real(folder, name, flags);

	if (!code && ours)
		note((struct power_head){ .kind = POWER_REMOVE }, path, NULL, NULL);
	return code;
}

int unlink(const char *name)
{
	return unlinkat(AT_FDCWD, name, 0);
}
