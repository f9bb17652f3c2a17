/* SPDX-License-Identifier: MIT */
#include "base/data.h"
#include "base/fail.h"
#include "base/file.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool data_try(struct buf *b, const char *folder, const char *name)
{
	struct buf path = BUF_INIT, ignored = BUF_INIT;
	bool ok;

	buf_fmt(&path, "%s/%s", folder, name);
	ok = !access(path.s, R_OK) && file_read(b, path.s, 1 << 20, &ignored);
	buf_free(&path);
	buf_free(&ignored);
	return ok;
}

/* Appends the folder of the program itself: in a build tree the data lies there or one folder
 * above. */
static void own_folder(struct buf *b)
{
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
	const char *slash;

	if (n <= 0)
		return;
	path[n] = 0;
	slash = strrchr(path, '/');
	if (slash)
		buf_add(b, path, (size_t)(slash - path));
}

bool data_program(struct buf *path, const char *name, struct buf *why)
{
	size_t before = path->n;

	own_folder(path);
	if (path->n > before) {
		buf_fmt(path, "/%s", name);
		if (!access(path->s + before, X_OK))
			return true;
	}
	buf_cut(path, before);
	buf_fmt(path, "%s/%s", TRADEPOST_LIBEXEC, name);
	if (!access(path->s + before, X_OK))
		return true;
	buf_fmt(why, "cannot find the program '%s': is tradepost installed completely?",
		path->s + before);
	buf_cut(path, before);
	return false;
}

bool data_read(struct buf *b, const char *name, struct buf *why)
{
	const char *named = getenv("TRADEPOST_DATA");
	struct buf own = BUF_INIT;
	bool ok = named && data_try(b, named, name);

	if (!ok && !named) {
		own_folder(&own);
		ok = own.n && data_try(b, own.s, name);
		if (!ok && own.n) {
			buf_str(&own, "/..");
			ok = data_try(b, own.s, name);
		}
		buf_free(&own);
		ok = ok || data_try(b, TRADEPOST_DATA, name);
	}
	if (!ok)
		buf_fmt(why, "cannot find '%s' in '%s': is tradepost installed completely?", name,
			named ? named : TRADEPOST_DATA);
	return ok;
}

struct texts *data_texts(const char *name, ...)
{
	struct texts *texts = texts_make();
	struct buf file = BUF_INIT, why = BUF_INIT;
	va_list names;

	va_start(names, name);
	for (; name; name = va_arg(names, const char *)) {
		buf_clear(&file);
		if (!data_read(&file, name, &why)
			|| !texts_add(texts, span_of_buf(&file), name, &why))
			not_installed(why.s);
	}
	va_end(names);
	buf_free(&file);
	return texts;
}
