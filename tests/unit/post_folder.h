/* SPDX-License-Identifier: MIT
 * A folder of its own under /tmp for each test; removed by folder_drop. All fail the test where
 * the system fails them. */
#ifndef UNIT_POST_FOLDER_H
#define UNIT_POST_FOLDER_H
#include "base/buf.h"
#include "base/file.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct folder {
	char path[32];
	char name[400]; /* what folder_path gave last */
};

static inline void folder_make(struct folder *f)
{
	strcpy(f->path, "/tmp/t-post-XXXXXX");
	assert_non_null(mkdtemp(f->path));
}

static inline const char *folder_path(struct folder *f, const char *name)
{
	snprintf(f->name, sizeof f->name, "%s/%s", f->path, name);
	return f->name;
}

static inline void folder_put(struct folder *f, const char *name, const void *s, size_t n)
{
	FILE *file = fopen(folder_path(f, name), "wb");

	assert_non_null(file);
	assert_int_equal(fwrite(s, 1, n, file), n);
	assert_int_equal(fclose(file), 0);
}

static inline void folder_text(struct folder *f, const char *name, const char *text)
{
	folder_put(f, name, text, strlen(text));
}

static inline void folder_folder(struct folder *f, const char *name)
{
	assert_int_equal(mkdir(folder_path(f, name), 0700), 0);
}

/* The file's bytes as a string, to be freed; NULL where there is none. */
static inline char *folder_get(struct folder *f, const char *name)
{
	struct buf b = BUF_INIT, why = BUF_INIT;
	bool ok = file_read(&b, folder_path(f, name), 1 << 26, &why);

	buf_free(&why);
	if (!ok)
		buf_free(&b);
	return ok ? buf_take(&b) : NULL;
}

static inline int folder_drop_one(const char *path, const struct stat *s, int kind, struct FTW *at)
{
	(void)s;
	(void)kind;
	(void)at;
	return remove(path);
}

static inline void folder_drop(struct folder *f)
{
	nftw(f->path, folder_drop_one, 8, FTW_DEPTH | FTW_PHYS);
}

#endif
