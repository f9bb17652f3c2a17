/* SPDX-License-Identifier: MIT */
#include "post/source.h"
#include "base/fail.h"
#include "post/taken.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	SIGNATURE_MOST = 1 << 14,
	LOOKAHEAD = 256, /* how much of a line shows what it is in an mbox */
	NAME_COLUMNS = 240
};
static const long long BOX_MOST = 2LL << 30; /* bytes of a file that is named */

struct entry {
	char *name;
	bool fresh;	      /* the file lies in new/ of a Maildir */
	bool kept;	      /* the mail was moved and marked */
	size_t letters, done; /* handed out, or unreadable; stored elsewhere */
	struct stat as_read;  /* of a folder's file that was opened */
};

struct letter_source {
	char *path;
	bool named;    /* a file or standard input, which has no folder */
	bool maildir;  /* folder[0] is cur/, folder[1] is new/ */
	bool clears;   /* source_flush moves files into taken/ */
	int folder[2]; /* -1: none */
	struct entry *entry;
	size_t entries;
	size_t next; /* the entry after the one being read */

	int fd; /* of the file being read; -1: none */
	bool ended, box, large;
	size_t nth; /* letters of this file so far */
	char *chunk;
	size_t at, end; /* the part of the chunk that is still unread */
	long long received;
	struct buf bytes, signature, name;
};

/* ---- names ---- */

/* Appends the path of an entry as one printable line. */
static void entry_clean(struct buf *out, const struct letter_source *s, const struct entry *e)
{
	struct buf raw = BUF_INIT;

	buf_str(&raw, s->named && !strcmp(s->path, "-") ? "standard input" : s->path);
	if (s->maildir)
		buf_str(&raw, e->fresh ? "/new" : "/cur");
	if (!s->named)
		buf_fmt(&raw, "/%s", e->name);
	text_clean(out, raw.s, raw.n, NAME_COLUMNS);
	buf_free(&raw);
}

static bool cannot(struct buf *why, const char *verb, const char *name)
{
	buf_fmt(why, "cannot %s '", verb);
	text_clean(why, name, strlen(name), NAME_COLUMNS);
	buf_fmt(why, "': %s", strerror(errno));
	return false;
}

static bool cannot_entry(
	struct buf *why, const char *verb, const struct letter_source *s, const struct entry *e)
{
	int error = errno;
	struct buf name = BUF_INIT;

	entry_clean(&name, s, e);
	errno = error;
	cannot(why, verb, name.s);
	buf_free(&name);
	return false;
}

static int entry_order(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	return order ? order : (int)x->fresh - (int)y->fresh;
}

static void entry_add(struct letter_source *s, const char *name, bool fresh)
{
	s->entry = xmore(s->entry, s->entries, sizeof *s->entry);
	s->entry[s->entries++] =
		(struct entry){ .name = xcopy(name, strlen(name)), .fresh = fresh };
}

/* Returns true for X.minisig and X.sig where X exists: these are handed out together with X. */
static bool entry_is_signature(const struct letter_source *s, const struct entry *e)
{
	static const char *const ends[] = { ".minisig", ".sig" };
	size_t n = strlen(e->name);

	for (size_t i = 0; i < 2; i++) {
		size_t k = strlen(ends[i]);
		struct entry stem = { .fresh = e->fresh };
		bool there;

		if (n <= k || strcmp(e->name + n - k, ends[i]))
			continue;
		stem.name = xcopy(e->name, n - k);
		there = bsearch(&stem, s->entry, s->entries, sizeof stem, entry_order);
		free(stem.name);
		return there;
	}
	return false;
}

/* ---- the file being read ---- */

static void stream_end(struct letter_source *s)
{
	if (s->fd > 0)
		close(s->fd);
	s->fd = -1;
	s->at = s->end = s->nth = 0;
	s->ended = s->box = false;
}

/* Fills the chunk to at least `want` unread bytes, fewer only at the end of the file. */
static bool stream_fill(struct letter_source *s, size_t want)
{
	must(want <= INCOMING_HEAD);
	if (s->end - s->at >= want || s->ended)
		return true;
	memmove(s->chunk, s->chunk + s->at, s->end - s->at);
	s->end -= s->at;
	s->at = 0;
	while (s->end < want && !s->ended) {
		ssize_t got = read(s->fd, s->chunk + s->end, INCOMING_HEAD - s->end);

		if (got < 0 && errno != EINTR)
			return false;
		s->ended = got == 0;
		s->end += got > 0 ? (size_t)got : 0;
	}
	return true;
}

static void letter_add(struct letter_source *s, const char *from, size_t n)
{
	if (s->large)
		return;
	s->large = s->bytes.n + n > INCOMING_MOST;
	if (s->large)
		buf_cut(&s->bytes, INCOMING_HEAD);
	else
		buf_add(&s->bytes, from, n);
}

static enum source_result whole_letter(struct letter_source *s, struct buf *why)
{
	do {
		letter_add(s, s->chunk + s->at, s->end - s->at);
		s->at = s->end;
		if (!s->large && !stream_fill(s, 1)) {
			cannot(why, "read", s->name.s);
			return SOURCE_FAILED;
		}
	} while (!s->large && s->at < s->end);
	/* the rest of a letter that is too large is not read */
	stream_end(s);
	return s->bytes.n ? SOURCE_LETTER : SOURCE_END;
}

/* ---- mbox ---- */

/* Passes to the next line, and keeps this one or not. */
static bool line_pass(struct letter_source *s, bool keep)
{
	const char *lf = NULL;

	while (!lf && s->at < s->end) {
		const char *line = s->chunk + s->at;
		size_t n;

		lf = memchr(line, '\n', s->end - s->at);
		n = lf ? (size_t)(lf - line) + 1 : s->end - s->at;
		if (keep)
			letter_add(s, line, n);
		s->at += n;
		if (!lf && !stream_fill(s, 1))
			return false;
	}
	return true;
}

/* Returns whether a line parts two mails. Writers of mboxes do not always quote "From " in a mail,
 * so the line must also have a time of day. */
static bool line_parts(struct span line)
{
	if (line.n < 5 || memcmp(line.s, "From ", 5))
		return false;
	for (size_t i = 7; i + 2 < line.n; i++) {
		const char *p = line.s + i - 2;

		if (p[0] >= '0' && p[0] <= '9' && p[1] >= '0' && p[1] <= '9' && p[2] == ':'
			&& p[3] >= '0' && p[3] <= '9' && p[4] >= '0' && p[4] <= '9')
			return true;
	}
	return false;
}

static bool line_is_quoted(struct span line)
{
	size_t n = 0;

	while (n < line.n && line.s[n] == '>')
		n++;
	line.s += n;
	line.n -= n;
	return n && line.n >= 5 && !memcmp(line.s, "From ", 5);
}

/* Copies lines until the next mail begins. *blank is the length of the last line if that was empty:
 * such a line belongs to the box, not to the mail. */
static bool box_lines(struct letter_source *s, size_t *blank)
{
	*blank = 0;
	for (;;) {
		struct span seen, line;

		if (!stream_fill(s, LOOKAHEAD))
			return false;
		if (s->at == s->end)
			return true;
		seen = (struct span){ s->chunk + s->at, s->end - s->at };
		if (seen.n > LOOKAHEAD)
			seen.n = LOOKAHEAD;
		span_line(&seen, &line);
		if (*blank && line_parts(line))
			return true;
		*blank = line.n ? 0 : (size_t)(seen.s - line.s);
		s->at += line_is_quoted(line);
		if (!line_pass(s, true))
			return false;
	}
}

static enum source_result box_letter(struct letter_source *s, struct buf *why)
{
	size_t blank;

	if (!stream_fill(s, 1) || !line_pass(s, false) || !box_lines(s, &blank)) {
		cannot(why, "read", s->name.s);
		return SOURCE_FAILED;
	}
	if (!s->large)
		buf_cut(&s->bytes, s->bytes.n - blank);
	if (!s->bytes.n && s->at == s->end)
		return SOURCE_END;
	buf_fmt(&s->name, ", letter %zu", ++s->nth);
	return SOURCE_LETTER;
}

/* ---- files ---- */

/* Opens a plain file of a folder; returns -1 for anything else and for a file that is gone. Links
 * are not followed, and a pipe without a writer does not block. */
static int plain_open(int folder, const char *name, struct stat *stat)
{
	int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
	int error = ELOOP;

	if (fd < 0)
		return -1;
	if (fstat(fd, stat))
		error = errno;
	else if (S_ISREG(stat->st_mode))
		return fd;
	close(fd);
	errno = error;
	return -1;
}

static bool passed_over(int error)
{
	return error == ENOENT || error == ELOOP || error == ENXIO || error == EISDIR;
}

/* Reads at most one byte more than a signature may have. */
static bool signature_read(struct letter_source *s, int fd)
{
	ssize_t got = 1;

	buf_room(&s->signature, SIGNATURE_MOST + 1);
	while (got && s->signature.n <= SIGNATURE_MOST) {
		got = read(
			fd, s->signature.s + s->signature.n, SIGNATURE_MOST + 1 - s->signature.n);
		if (got < 0 && errno != EINTR)
			return false;
		s->signature.n += got > 0 ? (size_t)got : 0;
	}
	if (s->signature.n > SIGNATURE_MOST)
		errno = EFBIG;
	return s->signature.n <= SIGNATURE_MOST;
}

/* Reads the signature beside a file, if there is one. */
static bool signature_find(struct letter_source *s, const struct entry *e, struct buf *why)
{
	static const char *const ends[] = { ".minisig", ".sig" };
	struct buf name = BUF_INIT;
	struct stat stat;
	bool ok;
	int fd = -1;

	for (size_t i = 0; i < 2 && fd < 0; i++) {
		buf_clear(&name);
		buf_fmt(&name, "%s%s", e->name, ends[i]);
		fd = s->named ? open(name.s, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
			      : plain_open(s->folder[0], name.s, &stat);
		if (fd < 0 && !passed_over(errno))
			break;
	}
	ok = fd >= 0 ? signature_read(s, fd) : passed_over(errno);
	if (!ok)
		cannot_entry(why, "read the signature beside", s, e);
	if (fd >= 0)
		close(fd);
	buf_free(&name);
	return ok;
}

/* Opens an entry and finds whether it is an mbox. SOURCE_END: it is to be skipped. */
static enum source_result entry_open(struct letter_source *s, struct entry *e, struct buf *why)
{
	struct stat stat;

	if (!s->named)
		s->fd = plain_open(s->folder[e->fresh], e->name, &stat);
	if (s->fd < 0 && passed_over(errno))
		return SOURCE_END;
	if (s->fd < 0 || (s->named && fstat(s->fd, &stat)) || !stream_fill(s, 5)) {
		cannot_entry(why, s->fd < 0 ? "open" : "read", s, e);
		return SOURCE_FAILED;
	}
	e->as_read = stat;
	s->box = !s->maildir && s->end >= 5 && !memcmp(s->chunk, "From ", 5);
	s->received = S_ISREG(stat.st_mode) && !s->box ? (long long)stat.st_mtime : 0;
	buf_clear(&s->signature);
	if (s->box || s->maildir || !s->end || (s->named && !strcmp(s->path, "-")))
		return SOURCE_LETTER;
	return signature_find(s, e, why) ? SOURCE_LETTER : SOURCE_FAILED;
}

/* Opens the next file. */
static enum source_result file_next(struct letter_source *s, struct buf *why)
{
	while (s->next < s->entries) {
		struct entry *e = &s->entry[s->next++];
		enum source_result step;

		if (!s->named && !s->maildir && entry_is_signature(s, e))
			continue;
		step = entry_open(s, e, why);
		if (step != SOURCE_LETTER)
			stream_end(s);
		if (step != SOURCE_END)
			return step;
	}
	return SOURCE_END;
}

/* ---- the source ---- */

static enum source_result letter_read(struct letter_source *s, struct buf *why)
{
	buf_clear(&s->bytes);
	buf_clear(&s->name);
	entry_clean(&s->name, s, &s->entry[s->next - 1]);
	s->large = false;
	return s->box ? box_letter(s, why) : whole_letter(s, why);
}

enum source_result source_next(struct letter_source *s, struct incoming_letter *a, struct buf *why)
{
	for (;;) {
		bool open = s->next && s->fd >= 0;
		enum source_result step = open ? SOURCE_LETTER : file_next(s, why);

		if (step != SOURCE_LETTER)
			return step;
		step = letter_read(s, why);
		if (step != SOURCE_LETTER)
			stream_end(s);
		if (step == SOURCE_END)
			continue;
		s->entry[s->next - 1].letters++;
		if (step == SOURCE_FAILED)
			return step;
		a->bytes = span_of_buf(&s->bytes);
		a->signature = span_of_buf(&s->signature);
		a->name = s->name.s;
		a->received = s->received;
		a->token = s->next - 1;
		a->too_large = s->large;
		return SOURCE_LETTER;
	}
}

/* The flags of a mail that was kept: seen and answered. Seen alone may only mean that the referee
 * looked at the mail in a mail program. */
#define KEPT ":2,RS"

static bool kept_already(const char *name)
{
	const char *flags = strstr(name, ":2,");

	return flags && strchr(flags, 'R');
}

bool source_done(struct letter_source *s, size_t token, struct buf *why)
{
	struct buf seen = BUF_INIT;
	struct entry *e;
	bool ok = true;

	must(token < s->entries);
	e = &s->entry[token];
	e->done++;
	if (!s->maildir || e->kept || kept_already(e->name))
		return true;
	buf_add(&seen, e->name, strcspn(e->name, ":"));
	buf_str(&seen, KEPT);
	/* a mail of that name would be overwritten; a mail that is gone was moved by somebody
	 * else */
	if (!faccessat(s->folder[0], seen.s, F_OK, AT_SYMLINK_NOFOLLOW)) {
		errno = EEXIST;
		ok = cannot_entry(why, "move to cur/", s, e);
	} else if (renameat(s->folder[e->fresh], e->name, s->folder[0], seen.s)
		&& errno != ENOENT) {
		ok = cannot_entry(why, "move to cur/", s, e);
	}
	e->kept = ok;
	buf_free(&seen);
	return ok;
}

void source_clears(struct letter_source *s)
{
	s->clears = !s->named && !s->maildir;
}

bool source_flush(struct letter_source *s, struct buf *why)
{
	bool ok = true;

	for (size_t i = 0; s->clears && i < s->next && ok; i++) {
		const struct entry *e = &s->entry[i];
		bool whole = s->fd < 0 || i + 1 < s->next;

		if (whole && e->letters && e->done == e->letters)
			ok = taken_move(s->folder[0], e->name, &e->as_read, why);
	}
	return ok;
}

static bool folder_list(struct letter_source *s, int which)
{
	int fd = openat(s->folder[which], ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *folder = fd < 0 ? NULL : fdopendir(fd);
	struct dirent *d;
	bool ok;

	if (!folder)
		return false;
	errno = 0;
	while ((d = readdir(folder)) != NULL)
		if (d->d_name[0] != '.' && (d->d_type == DT_REG || d->d_type == DT_UNKNOWN)
			&& !(s->maildir && !which && kept_already(d->d_name)))
			entry_add(s, d->d_name, which == 1);
	ok = !errno;
	closedir(folder);
	return ok;
}

/* Opens a folder of a Maildir, if there is one. An error must not pass for "there is none": the
 * Maildir would be read as a plain folder and seem empty. */
static bool inner_open(struct letter_source *s, const char *name, int *folder, struct buf *why)
{
	*folder = openat(s->fd, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
	if (*folder >= 0 || errno == ENOENT || errno == ENOTDIR || errno == ELOOP)
		return true;
	return cannot(why, "list", s->path);
}

static bool folder_open(struct letter_source *s, struct buf *why)
{
	if (!inner_open(s, "cur", &s->folder[0], why) || !inner_open(s, "new", &s->folder[1], why))
		return false;
	s->maildir = s->folder[0] >= 0 && s->folder[1] >= 0;
	for (size_t i = 0; i < 2 && !s->maildir; i++)
		if (s->folder[i] >= 0) {
			close(s->folder[i]);
			s->folder[i] = -1;
		}
	if (s->maildir)
		close(s->fd);
	else
		s->folder[0] = s->fd;
	s->fd = -1;
	if (!folder_list(s, 0) || (s->maildir && !folder_list(s, 1)))
		return cannot(why, "list", s->path);
	if (s->entries)
		qsort(s->entry, s->entries, sizeof *s->entry, entry_order);
	return true;
}

static bool cannot_use(struct buf *why, const char *path, const char *reason)
{
	buf_str(why, "cannot read '");
	text_clean(why, path, strlen(path), NAME_COLUMNS);
	buf_fmt(why, "': %s", reason);
	return false;
}

/* Opens what has a name: a pipe that nobody writes to would be waited for, and a device may never
 * end. */
static bool named_open(struct letter_source *s, struct stat *st, struct buf *why)
{
	if (stat(s->path, st))
		return cannot(why, "open", s->path);
	if (!S_ISREG(st->st_mode) && !S_ISDIR(st->st_mode))
		return cannot_use(why, s->path,
			"it is no file and no folder; '-' reads what a program prints");
	if (S_ISREG(st->st_mode) && st->st_size > BOX_MOST)
		return cannot_use(why, s->path, "it is larger than 2 GiB: part it");
	s->fd = open(s->path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	return s->fd >= 0 || cannot(why, "open", s->path);
}

struct letter_source *source_open(const char *path, struct buf *why)
{
	struct letter_source *s = xalloc(1, sizeof *s);
	struct stat stat;
	bool ok;

	s->path = xcopy(path, strlen(path));
	s->folder[0] = s->folder[1] = s->fd = -1;
	if (strcmp(path, "-")) {
		ok = named_open(s, &stat, why);
	} else {
		s->fd = 0;
		ok = !fstat(s->fd, &stat) || cannot(why, "open", path);
	}
	if (ok && S_ISDIR(stat.st_mode)) {
		ok = folder_open(s, why);
	} else if (ok) {
		s->named = true;
		entry_add(s, path, false);
	}
	if (!ok) {
		source_close(s);
		return NULL;
	}
	s->chunk = xgrow(NULL, INCOMING_HEAD, 1);
	/* all at once, as growing would take twice as much for a while */
	buf_room(&s->bytes, INCOMING_MOST);
	return s;
}

void source_close(struct letter_source *s)
{
	if (!s)
		return;
	stream_end(s);
	for (size_t i = 0; i < 2; i++)
		if (s->folder[i] >= 0)
			close(s->folder[i]);
	for (size_t i = 0; i < s->entries; i++)
		free(s->entry[i].name);
	free(s->entry);
	free(s->chunk);
	buf_free(&s->bytes);
	buf_free(&s->signature);
	buf_free(&s->name);
	free(s->path);
	free(s);
}
