/* SPDX-License-Identifier: MIT */
#include "base/data.h"
#include "base/fail.h"
#include "base/file.h"

#include <dirent.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Makes the path of a file in a folder. Returns whether it may be read there. */
static bool lies_in(struct buf *path, const char *folder, const char *name)
{
	buf_clear(path);
	buf_fmt(path, "%s/%s", folder, name);
	return !access(path->s, R_OK);
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

/* Makes the path of a file where it lies. */
static bool find(struct buf *path, const char *name)
{
	const char *named = getenv("TRADEPOST_DATA");
	struct buf own = BUF_INIT;
	bool found = named && lies_in(path, named, name);

	if (!found && !named) {
		own_folder(&own);
		found = own.n && lies_in(path, own.s, name);
		if (!found && own.n) {
			buf_str(&own, "/..");
			found = lies_in(path, own.s, name);
		}
		buf_free(&own);
		found = found || lies_in(path, TRADEPOST_DATA, name);
	}
	return found;
}

bool data_has(const char *name)
{
	struct buf path = BUF_INIT;
	bool found = find(&path, name);

	buf_free(&path);
	return found;
}

bool data_read(struct buf *b, const char *name, struct buf *why)
{
	const char *named = getenv("TRADEPOST_DATA");
	struct buf path = BUF_INIT;
	bool ok = false;

	if (find(&path, name))
		ok = file_read(b, path.s, 1 << 20, why);
	else
		buf_fmt(why, "cannot find '%s' in '%s': is tradepost installed completely?", name,
			named ? named : TRADEPOST_DATA);
	buf_free(&path);
	return ok;
}

/* ---- texts ---- */

bool data_add_texts(struct texts *texts, const char *name, struct buf *why)
{
	struct buf file = BUF_INIT;
	bool ok = data_read(&file, name, why) && texts_add(texts, span_of_buf(&file), name, why);

	buf_free(&file);
	return ok;
}

struct texts *data_texts(const char *name, ...)
{
	struct texts *texts = texts_make("en", NULL);
	struct buf why = BUF_INIT;
	va_list names;

	va_start(names, name);
	for (; name; name = va_arg(names, const char *))
		if (!data_add_texts(texts, name, &why))
			not_installed(why.s);
	va_end(names);
	return texts;
}

/* Returns the language of a file of a part; s is NULL where it is none. */
static struct span language_of(const char *file, const char *part)
{
	struct span name = span_of(file);
	size_t head = strlen(part) + 1, tail = strlen(".txt");

	if (name.n <= head + tail || !span_starts(name, part) || file[head - 1] != '.'
		|| strcmp(file + name.n - tail, ".txt") != 0)
		return (struct span){ NULL, 0 };
	name = (struct span){ file + head, name.n - head - tail };
	return texts_is_language(name) ? name : (struct span){ NULL, 0 };
}

void data_languages(struct buf *b, const char *part)
{
	struct buf path = BUF_INIT, name = BUF_INIT;
	struct dirent **entry = NULL;
	size_t before = b->n;
	int n = -1;

	buf_fmt(&name, "templates/%s.en.txt", part);
	if (find(&path, name.s)) {
		*strrchr(path.s, '/') = 0;
		n = scandir(path.s, &entry, NULL, alphasort);
	}
	for (int i = 0; i < n; i++) {
		struct span language = language_of(entry[i]->d_name, part);

		if (language.s)
			buf_fmt(b, "%s%.*s", b->n > before ? ", " : "", (int)language.n,
				language.s);
		free(entry[i]);
	}
	free(entry);
	buf_free(&path);
	buf_free(&name);
}
