/* SPDX-License-Identifier: MIT */
#include "archive/site.h"
#include "base/fail.h"
#include "base/file.h"
#include "post/seal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LIST_MOST = 1 << 28, FILE_MOST = 1 << 28 };
#define LIST_HEAD "tradepost archive 1 "

struct made {
	char *path;
	char key[HASH_TEXT], hash[HASH_TEXT]; /* hash: of its bytes */
	long long size;
	bool stays; /* it was kept or put in this run */
};

struct site {
	char *folder, *head; /* head: of its list */
	struct made *made;
	size_t n, room, sorted; /* sorted: number of files of the last run */
	mode_t file, dir;	/* modes, whatever the umask takes off */
	bool failed;
};

/* ---- names ---- */

static char *full_path(const struct site *s, const char *path)
{
	struct buf b = BUF_INIT;

	buf_fmt(&b, "%s/%s", s->folder, path);
	return buf_take(&b);
}

/* Anybody may have written the list that is read, so no path may lead out of the folder. */
static bool is_path(struct span path)
{
	char before = '/';

	for (size_t i = 0; i < path.n; i++) {
		char c = path.s[i];
		bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';

		if (!plain && (before == '/' || before == '.' || (c != '.' && c != '/')))
			return false;
		before = c;
	}
	return path.n && before != '/' && before != '.' && !span_is(path, SITE_LIST)
		&& !span_is(path, SITE_SEAL);
}

/* Opens only plain files: a pipe would block. */
static bool read_file(struct buf *b, const char *path, size_t most, struct buf *why)
{
	struct stat st;

	if (stat(path, &st))
		buf_fmt(why, "cannot read '%s': %s", path, strerror(errno));
	else if (!S_ISREG(st.st_mode))
		buf_fmt(why, "cannot read '%s': it is no file", path);
	else
		return file_read(b, path, most, why);
	return false;
}

/* ---- the list ---- */

static int path_order(const void *a, const void *b)
{
	const struct made *x = a, *y = b;

	return strcmp(x->path, y->path);
}

static struct made *add_made(struct site *s, struct span path)
{
	if (s->n == s->room) {
		s->room = s->room ? 2 * s->room : 64;
		s->made = xgrow(s->made, s->room, sizeof *s->made);
	}
	s->made[s->n] = (struct made){ .path = xcopy(path.s, path.n) };
	return &s->made[s->n++];
}

static int path_is(const void *path, const void *made)
{
	return strcmp(path, ((const struct made *)made)->path);
}

/* Returns a file of the last run; NULL: none. */
static struct made *find_made(struct site *s, const char *path)
{
	return s->sorted ? bsearch(path, s->made, s->sorted, sizeof *s->made, path_is) : NULL;
}

/* Reads a line "KEY HASH SIZE path"; other lines are ignored, so their files are made again. */
static void read_line(struct site *s, struct span line)
{
	struct span key, hash, size;
	struct made *made;
	long long n;

	if (!span_word(&line, &key) || !span_word(&line, &hash) || !span_word(&line, &size)
		|| key.n != HASH_TEXT - 1 || hash.n != HASH_TEXT - 1
		|| !span_int(size, 0, FILE_MOST, &n) || !is_path(span_trim(line)))
		return;
	made = add_made(s, span_trim(line));
	memcpy(made->key, key.s, key.n);
	memcpy(made->hash, hash.s, hash.n);
	made->size = n;
}

/* Keeps one of several lines with the same path. */
static void drop_doubles(struct site *s)
{
	size_t n = 0;

	for (size_t i = 0; i < s->n; i++)
		if (n && !strcmp(s->made[n - 1].path, s->made[i].path))
			free(s->made[i].path);
		else
			s->made[n++] = s->made[i];
	s->n = n;
}

static void read_list(struct site *s, struct span list)
{
	struct span line;

	while (span_line(&list, &line))
		read_line(s, line);
	if (s->n)
		qsort(s->made, s->n, sizeof *s->made, path_order);
	drop_doubles(s);
	s->sorted = s->n;
}

static bool is_empty(const char *folder)
{
	DIR *dir = opendir(folder);
	const struct dirent *e;
	bool empty = dir != NULL;

	while (empty && (e = readdir(dir)))
		empty = !strcmp(e->d_name, ".") || !strcmp(e->d_name, "..");
	if (dir)
		closedir(dir);
	return empty;
}

static bool open_list(struct site *s, struct buf *why)
{
	char *path = full_path(s, SITE_LIST);
	struct buf list = BUF_INIT;
	bool ok = true;

	if (!access(path, F_OK)) {
		ok = read_file(&list, path, LIST_MOST, why);
		if (ok && !span_starts(span_of_buf(&list), s->head)) {
			buf_fmt(why, "'%s' holds another archive: name a folder of its own",
				s->folder);
			ok = false;
		}
		if (ok)
			read_list(s, span_of_buf(&list));
	} else if (!is_empty(s->folder)) {
		buf_fmt(why, "'%s' is no archive, and not empty: name a folder of its own",
			s->folder);
		ok = false;
	} else {
		ok = file_write(path, s->head, strlen(s->head), s->file, why);
	}
	buf_free(&list);
	free(path);
	return ok;
}

/* A folder that existed keeps its mode. */
static bool make_folder(const struct site *s, const char *folder)
{
	if (mkdir(folder, s->dir))
		return errno == EEXIST;
	return !chmod(folder, s->dir);
}

struct site *site_open(const char *folder, const char *of, bool everybody, struct buf *why)
{
	struct buf head = BUF_INIT;
	struct site *s = xalloc(1, sizeof *s);

	s->file = everybody ? 0644 : 0600;
	s->dir = everybody ? 0755 : 0700;
	s->folder = xcopy(folder, strlen(folder));
	if (!make_folder(s, folder)) {
		buf_fmt(why, "cannot make the folder '%s': %s", folder, strerror(errno));
		site_close(s);
		return NULL;
	}
	buf_fmt(&head, LIST_HEAD "%s\n", of);
	s->head = buf_take(&head);
	if (open_list(s, why))
		return s;
	site_close(s);
	return NULL;
}

void site_close(struct site *s)
{
	if (!s)
		return;
	for (size_t i = 0; i < s->n; i++)
		free(s->made[i].path);
	free(s->made);
	free(s->folder);
	free(s->head);
	free(s);
}

/* ---- files ---- */

/* A file cut short, as by a crash, is made again. */
static bool is_whole(const struct site *s, const struct made *m)
{
	char *full = full_path(s, m->path);
	struct stat st;
	bool whole = !stat(full, &st) && S_ISREG(st.st_mode) && st.st_size == m->size;

	free(full);
	return whole;
}

bool site_has(struct site *s, const char *path, const unsigned char key[HASH])
{
	struct made *m = find_made(s, path);
	char text[HASH_TEXT];
	bool there;

	hash_text(text, key);
	if (!m || strcmp(m->key, text) != 0)
		return false;
	there = is_whole(s, m);
	m->stays |= there;
	return there;
}

static bool has_hash(const struct made *m, struct span bytes)
{
	unsigned char hash[HASH];
	char text[HASH_TEXT];

	hash_bytes(hash, bytes.s, bytes.n);
	hash_text(text, hash);
	return !strcmp(m->hash, text);
}

void site_read(struct site *s, const char *path, struct buf *b)
{
	const struct made *m = find_made(s, path);
	char *full = full_path(s, path);
	struct buf why = BUF_INIT;

	if (!m || !read_file(b, full, FILE_MOST, &why) || !has_hash(m, span_of_buf(b)))
		buf_clear(b);
	buf_free(&why);
	free(full);
}

static bool make_folders(const struct site *s, char *full)
{
	size_t from = strlen(s->folder) + 1;

	for (char *slash = strchr(full + from, '/'); slash; slash = strchr(slash + 1, '/')) {
		int failed;

		*slash = 0;
		failed = !make_folder(s, full);
		*slash = '/';
		if (failed)
			return false;
	}
	return true;
}

/* Nothing is synced: after a crash of the machine the old list is there, and files that it does not
 * name are made again. */
static bool write_beside(const struct site *s, const char *full, struct span bytes)
{
	struct buf beside = BUF_INIT;
	int fd, failure;
	bool ok;

	buf_fmt(&beside, "%s.new", full);
	unlink(beside.s);
	fd = open(beside.s, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, s->file);
	ok = fd >= 0 && !fchmod(fd, s->file) && file_put(fd, bytes.s, bytes.n);
	failure = errno;
	if (fd >= 0 && close(fd) && ok) {
		ok = false;
		failure = errno;
	}
	if (ok && rename(beside.s, full)) {
		ok = false;
		failure = errno;
	}
	if (!ok && fd >= 0)
		unlink(beside.s);
	buf_free(&beside);
	errno = failure;
	return ok;
}

static bool is_there(const char *full, struct span bytes)
{
	struct buf now = BUF_INIT, why = BUF_INIT;
	bool same = read_file(&now, full, bytes.n + 1, &why) && span_same(span_of_buf(&now), bytes);

	buf_free(&now);
	buf_free(&why);
	return same;
}

static void note_hash(struct made *m, struct span bytes)
{
	unsigned char hash[HASH];

	hash_bytes(hash, bytes.s, bytes.n);
	hash_text(m->hash, hash);
	m->size = (long long)bytes.n;
}

bool site_put(struct site *s, const char *path, const unsigned char key[HASH], struct span bytes,
	struct buf *why)
{
	char *full = full_path(s, path);
	struct made *m = find_made(s, path);
	bool ok = true;

	must(is_path(span_of(path)));
	if (!is_there(full, bytes)) {
		ok = make_folders(s, full) && write_beside(s, full, bytes);
		if (!ok)
			buf_fmt(why, "cannot write '%s': %s", full, strerror(errno));
		s->failed |= !ok;
	}
	if (ok) {
		m = m ? m : add_made(s, span_of(path));
		hash_text(m->key, key);
		note_hash(m, bytes);
		m->stays = true;
	}
	free(full);
	return ok;
}

/* Returns the index of the first file of the last run that does not sort before it. */
static size_t find_beginning(const struct site *s, const char *beginning)
{
	size_t from = 0, to = s->sorted;

	while (from < to) {
		size_t middle = from + (to - from) / 2;

		if (strcmp(s->made[middle].path, beginning) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

int site_keep(struct site *s, const char *beginning, const unsigned char key[HASH])
{
	size_t n = strlen(beginning);
	int kept = 0;

	for (size_t i = find_beginning(s, beginning);
		i < s->sorted && !strncmp(s->made[i].path, beginning, n); i++) {
		struct made *m = &s->made[i];

		if (!is_whole(s, m))
			continue;
		m->stays = true;
		kept++;
		if (key)
			hash_text(m->key, key);
	}
	return kept;
}

bool site_failed(const struct site *s)
{
	return s->failed;
}

/* ---- the end ---- */

/* Removes folders that became empty as well. */
static void remove_file(const struct site *s, const char *path)
{
	char *full = full_path(s, path), *slash;
	size_t top = strlen(s->folder);

	unlink(full);
	while ((slash = strrchr(full, '/')) && (size_t)(slash - full) > top) {
		*slash = 0;
		if (rmdir(full))
			break;
	}
	free(full);
}

static bool write_signed(
	struct site *s, const struct secret_key *key, struct span list, struct buf *why)
{
	char *path = full_path(s, SITE_LIST), *seal = full_path(s, SITE_SEAL);
	struct buf signature = BUF_INIT;
	bool ok;

	seal_sign(key, list, "the list of an archive", &signature);
	ok = (is_there(seal, span_of_buf(&signature))
		     || file_write(seal, signature.s, signature.n, s->file, why))
		&& (is_there(path, list) || file_write(path, list.s, list.n, s->file, why));
	buf_free(&signature);
	free(path);
	free(seal);
	return ok;
}

bool site_finish(struct site *s, const struct secret_key *key, struct buf *why)
{
	struct buf list = BUF_INIT;
	bool ok;

	if (s->n)
		qsort(s->made, s->n, sizeof *s->made, path_order);
	s->sorted = s->n;
	buf_str(&list, s->head);
	for (size_t i = 0; i < s->n; i++)
		if (s->made[i].stays)
			buf_fmt(&list, "%s %s %lld %s\n", s->made[i].key, s->made[i].hash,
				s->made[i].size, s->made[i].path);
		else
			remove_file(s, s->made[i].path);
	ok = write_signed(s, key, span_of_buf(&list), why);
	buf_free(&list);
	return ok;
}

/* ---- a copy ---- */

enum found site_look(const char *folder, struct site **to, struct buf *why)
{
	struct site *s = xalloc(1, sizeof *s);
	struct buf list = BUF_INIT;
	size_t n;
	enum found found = NOT_FOUND;
	char *path;

	for (n = strlen(folder); n > 1 && folder[n - 1] == '/';)
		n--;
	s->folder = xcopy(folder, n);
	s->head = xcopy(LIST_HEAD, strlen(LIST_HEAD));
	path = full_path(s, SITE_LIST);
	if (!access(path, F_OK))
		found = read_file(&list, path, LIST_MOST, why) ? FOUND : UNREAD;
	if (found == FOUND && !span_starts(span_of_buf(&list), s->head))
		found = NOT_FOUND;
	if (found == FOUND)
		read_list(s, span_of_buf(&list));
	buf_free(&list);
	free(path);
	if (found != FOUND) {
		site_close(s);
		s = NULL;
	}
	*to = s;
	return found;
}

static bool read_key(const struct site *s, struct public_key *key, struct buf *why)
{
	enum { KEY_MOST = 4096 };
	char *path = full_path(s, SITE_KEY);
	struct buf text = BUF_INIT;
	bool read = read_file(&text, path, KEY_MOST, why);
	bool ok = read && key_read(key, span_of_buf(&text), NULL);

	if (read && !ok)
		buf_fmt(why, "'%s' is no public key", path);
	buf_free(&text);
	free(path);
	return ok;
}

bool site_signed(const struct site *s, struct public_key *key, struct buf *why)
{
	char *path = full_path(s, SITE_LIST), *seal_path = full_path(s, SITE_SEAL);
	struct buf list = BUF_INIT, signature = BUF_INIT;
	struct seal seal;
	size_t used;
	bool ok = read_key(s, key, why) && read_file(&list, path, LIST_MOST, why)
		&& read_file(&signature, seal_path, SEAL_BYTES, why);

	if (ok
		&& (!seal_read(&seal, span_of_buf(&signature), &used, NULL)
			|| seal_verify(&seal, key, span_of_buf(&list), (struct span){ "", 0 }, NULL)
				!= SEAL_GOOD)) {
		buf_fmt(why, "'%s' is no signature by the key beside it over '%s'", seal_path,
			path);
		ok = false;
	}
	buf_free(&list);
	buf_free(&signature);
	free(path);
	free(seal_path);
	return ok;
}

const char *site_file(const struct site *s, size_t n)
{
	return n < s->n ? s->made[n].path : NULL;
}

enum site_state site_state(const struct site *s, size_t n, struct buf *bytes, struct buf *why)
{
	char *path = full_path(s, s->made[n].path);
	enum site_state state = SITE_MISSING;
	struct made now = { 0 };

	if (!access(path, F_OK))
		state = SITE_UNREAD;
	if (state == SITE_UNREAD && read_file(bytes, path, FILE_MOST, why)) {
		note_hash(&now, span_of_buf(bytes));
		state = strcmp(now.hash, s->made[n].hash) ? SITE_CHANGED : SITE_FINE;
	}
	free(path);
	return state;
}

static bool is_listed(struct site *s, const char *path)
{
	return !strcmp(path, SITE_LIST) || !strcmp(path, SITE_SEAL) || find_made(s, path);
}

int site_strays(struct site *s, struct buf *paths)
{
	char *const root[] = { s->folder, NULL };
	FTS *walk = fts_open(root, FTS_PHYSICAL | FTS_COMFOLLOW | FTS_NOCHDIR, NULL);
	size_t top = strlen(s->folder) + 1;
	const FTSENT *e;
	int n = 0;

	while (walk && (e = fts_read(walk))) {
		if (e->fts_info == FTS_D || e->fts_info == FTS_DP || e->fts_pathlen <= top
			|| is_listed(s, e->fts_path + top))
			continue;
		buf_fmt(paths, "%s\n", e->fts_path + top);
		n++;
	}
	if (walk)
		fts_close(walk);
	return n;
}
