/* SPDX-License-Identifier: MIT */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILE_ROOM = 16384 };

static bool fail(struct buf *why, const char *verb, const char *path)
{
	buf_fmt(why, "cannot %s '%s': %s", verb, path, strerror(errno));
	return false;
}

bool file_read(struct buf *b, const char *path, size_t limit, struct buf *why)
{
	bool stdin_ = !strcmp(path, "-");
	int fd = stdin_ ? 0 : open(path, O_RDONLY | O_CLOEXEC);
	size_t had = b->n;
	ssize_t got;

	if (fd < 0)
		return fail(why, "open", path);
	do {
		/* A buffer that grows leaves bytes behind, which may be secrets: it grows only when
		 * it is full. */
		if (b->room - b->n < 2)
			buf_room(b, FILE_ROOM);
		got = read(fd, b->s + b->n, b->room - b->n - 1);
		if (got < 0 && errno == EINTR)
			continue;
		if (got > 0)
			b->n += (size_t)got;
		b->s[b->n] = 0;
	} while (got != 0 && (got > 0 || errno == EINTR) && b->n - had <= limit);
	if (got < 0)
		fail(why, "read", path);
	else if (b->n - had > limit)
		buf_fmt(why, "cannot read '%s': it is larger than %zu bytes", path, limit);
	if (!stdin_)
		close(fd);
	return got >= 0 && b->n - had <= limit;
}

bool file_put(int fd, const void *bytes, size_t n)
{
	const char *s = bytes;

	while (n) {
		ssize_t put = write(fd, s, n);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return false;
		s += put;
		n -= (size_t)put;
	}
	return true;
}

static bool sync_folder(const char *path, struct buf *why)
{
	struct buf folder = BUF_INIT;
	const char *slash = strrchr(path, '/');
	bool ok;
	int fd;

	if (!slash)
		buf_char(&folder, '.');
	else
		buf_add(&folder, path, slash == path ? 1 : (size_t)(slash - path));
	fd = open(folder.s, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	ok = fd >= 0 && !fsync(fd);
	if (!ok)
		fail(why, "make durable", folder.s);
	if (fd >= 0)
		close(fd);
	buf_free(&folder);
	return ok;
}

static bool put_file(
	const char *path, int flags, const void *s, size_t n, unsigned mode, struct buf *why)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, mode);

	if (fd < 0)
		return fail(why, "make", path);
	/* Sets the mode that was asked for, whatever the umask took off. */
	if (fchmod(fd, mode) || !file_put(fd, s, n) || fsync(fd)) {
		fail(why, "write", path);
		close(fd);
		unlink(path);
		return false;
	}
	if (close(fd)) {
		unlink(path);
		return fail(why, "write", path);
	}
	return true;
}

bool file_write(const char *path, const void *s, size_t n, unsigned mode, struct buf *why)
{
	struct buf beside = BUF_INIT;
	bool ok;

	buf_fmt(&beside, "%s.new", path);
	ok = put_file(beside.s, O_TRUNC, s, n, mode, why);
	if (ok && rename(beside.s, path))
		ok = fail(why, "rename", beside.s);
	if (ok)
		ok = sync_folder(path, why);
	buf_free(&beside);
	return ok;
}

bool file_make(const char *path, const void *s, size_t n, unsigned mode, struct buf *why)
{
	return put_file(path, O_EXCL, s, n, mode, why) && sync_folder(path, why);
}

bool file_make_folder(const char *path, struct buf *why)
{
	bool ok = !mkdir(path, 0700) || errno == EEXIST;

	if (!ok)
		buf_fmt(why, "cannot make the folder '%s': %s", path, strerror(errno));
	return ok;
}

bool file_is_same(const char *one, const char *other)
{
	struct stat a, b;

	return !stat(one, &a) && !stat(other, &b) && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}
