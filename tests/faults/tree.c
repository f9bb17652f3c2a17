/* SPDX-License-Identifier: MIT */
#include "tree.h"
#include "base/fail.h"
#include "base/file.h"

#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static FTS *open_tree(const char *path)
{
	char *const paths[] = { (char *)path, NULL };
	FTS *walk = fts_open(paths, FTS_PHYSICAL | FTS_NOCHDIR, NULL);

	must(walk);
	return walk;
}

static void add_file(struct tree *t, const FTSENT *at, const char *path)
{
	struct buf why = BUF_INIT;
	struct tree_file *f;

	t->file = xgrow(t->file, (size_t)t->n + 1, sizeof *t->file);
	f = &t->file[t->n++];
	*f = (struct tree_file){ xcopy(path, strlen(path)), at->fts_statp->st_mode, BUF_INIT };
	if (S_ISREG(f->mode))
		must(file_read(&f->bytes, at->fts_accpath, 1 << 30, &why));
}

void tree_read(struct tree *t, const char *path)
{
	FTS *walk = open_tree(path);
	FTSENT *at;

	*t = (struct tree){ NULL, 0 };
	while ((at = fts_read(walk)))
		if (at->fts_level && at->fts_info != FTS_DP)
			add_file(t, at, at->fts_path + strlen(path) + 1);
	fts_close(walk);
}

static void lay_file(const struct tree_file *f, const char *path, long long time)
{
	const struct timespec when[] = { { (time_t)time, 0 }, { (time_t)time, 0 } };
	int fd;

	if (S_ISDIR(f->mode)) {
		must(!mkdir(path, f->mode & 0777));
		return;
	}
	fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, f->mode & 0777);
	must(fd >= 0 && file_put(fd, f->bytes.s, f->bytes.n) && !futimens(fd, when));
	close(fd);
}

void tree_lay(const struct tree *t, const char *path, long long time)
{
	struct buf to = BUF_INIT;

	tree_remove(path);
	must(!mkdir(path, 0700));
	for (int i = 0; i < t->n; i++) {
		buf_clear(&to);
		buf_fmt(&to, "%s/%s", path, t->file[i].path);
		lay_file(&t->file[i], to.s, time);
	}
	buf_free(&to);
}

void tree_remove(const char *path)
{
	FTS *walk = open_tree(path);
	FTSENT *at;

	while ((at = fts_read(walk)))
		if (at->fts_info == FTS_DP || at->fts_info == FTS_DNR)
			must(!rmdir(at->fts_accpath));
		else if (at->fts_info != FTS_D && at->fts_info != FTS_NS)
			must(!unlink(at->fts_accpath));
	fts_close(walk);
}
