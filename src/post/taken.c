/* SPDX-License-Identifier: MIT */
#include "post/taken.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { NAME_COLUMNS = 240 };

/* A letter, and the files that may hold its signature. */
static const char *const ends[] = { "", ".minisig", ".sig" };
enum { ENDS = sizeof ends / sizeof *ends };

static int open_taken(int folder)
{
	if (mkdirat(folder, "taken", 0700) && errno != EEXIST)
		return -1;
	return openat(folder, "taken", O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
}

/* A program may have written the file anew since. */
static bool is_same(int folder, const char *name, const struct stat *read)
{
	struct stat now;

	return !fstatat(folder, name, &now, AT_SYMLINK_NOFOLLOW) && now.st_dev == read->st_dev
		&& now.st_ino == read->st_ino && now.st_size == read->st_size
		&& now.st_mtim.tv_sec == read->st_mtim.tv_sec
		&& now.st_mtim.tv_nsec == read->st_mtim.tv_nsec;
}

static bool is_used(int taken, const char *name)
{
	struct buf file = BUF_INIT;
	bool used = false;

	for (int i = 0; i < ENDS && !used; i++) {
		buf_clear(&file);
		buf_fmt(&file, "%s%s", name, ends[i]);
		used = !faccessat(taken, file.s, F_OK, AT_SYMLINK_NOFOLLOW);
	}
	buf_free(&file);
	return used;
}

/* Many a program gives the next letter the name of the last one. */
static void find_name(struct buf *free_name, int taken, const char *name)
{
	buf_str(free_name, name);
	for (int n = 2; is_used(taken, free_name->s); n++) {
		buf_clear(free_name);
		buf_fmt(free_name, "%s~%d", name, n);
	}
}

static bool move_files(int folder, int taken, const char *name)
{
	struct buf to = BUF_INIT, file = BUF_INIT, target = BUF_INIT;
	bool ok = true;

	find_name(&to, taken, name);
	for (int i = 0; i < ENDS && ok; i++) {
		buf_clear(&file);
		buf_clear(&target);
		buf_fmt(&file, "%s%s", name, ends[i]);
		buf_fmt(&target, "%s%s", to.s, ends[i]);
		ok = !renameat(folder, file.s, taken, target.s) || errno == ENOENT;
	}
	buf_free(&to);
	buf_free(&file);
	buf_free(&target);
	return ok;
}

bool taken_move(int folder, const char *name, const struct stat *read, struct buf *why)
{
	int taken, error;
	bool ok;

	if (!is_same(folder, name, read))
		return true;
	taken = open_taken(folder);
	ok = taken >= 0 && move_files(folder, taken, name);
	error = errno;
	if (taken >= 0)
		close(taken);
	if (ok)
		return true;
	buf_str(why, "cannot move '");
	text_clean(why, name, strlen(name), NAME_COLUMNS);
	buf_fmt(why, "' into the folder 'taken' beside it, so it is read again: %s",
		strerror(error));
	return false;
}
