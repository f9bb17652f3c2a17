/* SPDX-License-Identifier: MIT */
#include "store/store_still.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- what lies there ---- */

static bool folder_can_be_written(const char *path)
{
	const char *slash = strrchr(path, '/');
	char *folder = slash ? xcopy(path, (size_t)(slash - path) + 1) : xcopy(".", 1);
	bool can = !access(folder, W_OK);

	free(folder);
	return can;
}

/* Returns whether a file of that name beside the store has bytes in it. */
static bool has_beside(const char *path, const char *end)
{
	struct buf name = BUF_INIT;
	struct stat st;
	bool has;

	buf_fmt(&name, "%s%s", path, end);
	has = !stat(name.s, &st) && st.st_size;
	buf_free(&name);
	return has;
}

/* Where a log is, somebody is at work or was cut short, and without it the store is an old one. */
static bool has_log(const char *path)
{
	return has_beside(path, "-wal");
}

bool still_look(struct store *store, struct buf *why)
{
	bool shut = !stat(store->path, &store->was) && !folder_can_be_written(store->path);

	store->still = shut && !has_log(store->path);
	if (!shut || store->still || has_beside(store->path, "-shm"))
		return true;
	buf_fmt(why,
		"'%s' was not closed, so it cannot be read on a disk that cannot be written: copy "
		"it and its log, '%s-wal', to a disk that can be written",
		store->path, store->path);
	return false;
}

char *still_name(const struct store *store)
{
	struct buf name = BUF_INIT;

	buf_str(&name, store->path[0] == '/' ? "file://" : "file:");
	for (const char *c = store->path; *c; c++)
		if (strchr("%?#", *c))
			buf_fmt(&name, "%%%02X", (unsigned char)*c);
		else
			buf_char(&name, *c);
	buf_str(&name, "?immutable=1");
	return buf_take(&name);
}

bool still_same(const struct store *store)
{
	const struct stat *was = &store->was;
	struct stat is;

	return !stat(store->path, &is) && is.st_ino == was->st_ino && is.st_dev == was->st_dev
		&& is.st_size == was->st_size && is.st_mtim.tv_sec == was->st_mtim.tv_sec
		&& is.st_mtim.tv_nsec == was->st_mtim.tv_nsec && !has_log(store->path);
}
