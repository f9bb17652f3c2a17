/* SPDX-License-Identifier: MIT */
#include "club/club_backup.h"
#include "base/file.h"
#include "club/behind.h"
#include "post/key.h"
#include "store/store_backup.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PACKED_MOST = 1 << 16 };
/* Files of a club's folder that a backup has. */
static const char *const names[] = { "tradepost.conf", "referee.key", "referee.pub", NULL };
/* The note in a backup that says when it was made. */
static const char MADE[] = "backup";

static char *with_ending(const char *path, const char *ending)
{
	struct buf name = BUF_INIT;

	buf_fmt(&name, "%s%s", path, ending);
	return buf_take(&name);
}

/* ---- making ---- */

static bool pack_file(struct store *to, const char *folder, const char *name, struct buf *why)
{
	char *path = club_path(folder, name);
	struct buf bytes = BUF_INIT;
	bool ok = file_read(&bytes, path, PACKED_MOST, why)
		&& store_pack(to, name, span_of_buf(&bytes), why);

	key_buf_wipe(&bytes);
	free(path);
	return ok;
}

static bool pack_all(const struct context *c, const char *path)
{
	struct buf *why = c->why;
	struct store *to = store_open_file(path, false, why);
	bool ok = to && store_check(to, why) && store_begin(to, why);

	for (int i = 0; ok && names[i]; i++)
		ok = pack_file(to, c->club->folder, names[i], why);
	ok = ok && store_save_note(to, MADE, c->now, why) && store_commit(to, why)
		&& store_seal_copy(to, why);
	store_close(to);
	return ok;
}

static bool write_part(const struct context *c, const char *part, const char *file)
{
	bool ok;

	unlink(part);
	ok = store_copy_to(c->club->store, part, c->why) && pack_all(c, part);
	if (ok && rename(part, file)) {
		buf_fmt(c->why, "cannot make '%s': %s", file, strerror(errno));
		ok = false;
	}
	if (!ok)
		unlink(part);
	return ok;
}

enum work_end club_backup_make(const struct context *c, const char *file)
{
	char *own = club_path(c->club->folder, "club.db"), *part = with_ending(file, ".part");
	enum work_end end = WORK_DONE;

	if (file_is_same(own, file)) {
		buf_fmt(c->why, "name another file: '%s' is the club's own store", file);
		end = WORK_MISUSED;
	} else if (!write_part(c, part, file)) {
		end = store_busy(c->club->store) ? WORK_LATER : WORK_UNWRITTEN;
	}
	free(own);
	free(part);
	return end;
}

/* ---- putting back ---- */

/* Removes what a restore that was cut short has left. */
static void remove_store(const char *path)
{
	static const char *const endings[] = { "", "-wal", "-shm" };

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		char *file = with_ending(path, endings[i]);

		unlink(file);
		free(file);
	}
}

/* Another key is refused: with it nothing in the club could go on. */
static enum work_end look_at_key(const char *path, const struct buf *packed, struct buf *why)
{
	struct buf own = BUF_INIT;
	enum work_end end = file_read(&own, path, PACKED_MOST, why) ? WORK_DONE : WORK_MISSING;

	if (end == WORK_DONE && own.n && !span_same(span_of_buf(&own), span_of_buf(packed))) {
		buf_fmt(why, "move '%s' away first: it is not the key of the backup", path);
		end = WORK_MISUSED;
	}
	key_buf_wipe(&own);
	return end;
}

static enum work_end put_file(
	struct store *from, const char *folder, const char *name, struct buf *why)
{
	char *path = club_path(folder, name);
	struct buf bytes = BUF_INIT;
	unsigned mode = strcmp(name, "referee.pub") ? 0600 : 0644;
	enum found there = store_unpack(from, name, &bytes, why);
	enum work_end end = there == UNREAD ? WORK_DAMAGED : WORK_DONE;
	struct stat st;

	if (there == FOUND && (stat(path, &st) || !st.st_size)) {
		if (!file_write(path, bytes.s, bytes.n, mode, why))
			end = WORK_UNWRITTEN;
	} else if (there == FOUND && !strcmp(name, "referee.key")) {
		end = look_at_key(path, &bytes, why);
	}
	key_buf_wipe(&bytes);
	free(path);
	return end;
}

/* Gets when the backup was made; 1: not known. */
static bool made_at(struct store *store, const char *file, long long *made, struct buf *why)
{
	struct stat st;

	if (!store_get_note(store, MADE, made, why))
		return false;
	if (!*made && !stat(file, &st))
		*made = st.st_mtime;
	if (!*made)
		*made = 1;
	return true;
}

/* Where closing a store fails, part of it is still in its log, and the file alone is not whole. */
static bool is_whole(const char *path, struct buf *why)
{
	char *log = with_ending(path, "-wal");
	bool whole = access(log, F_OK) != 0;

	if (!whole)
		buf_fmt(why, "try again: '%s' could not be written whole", path);
	free(log);
	return whole;
}

/* Takes out of the copy what the folder needs, and marks its matches. */
static enum work_end unpack(
	struct store *store, const char *folder, const char *file, struct buf *why)
{
	enum work_end end = WORK_DONE;
	long long made = 0;

	if (!store_check(store, why))
		return WORK_DAMAGED;
	for (int i = 0; names[i] && end == WORK_DONE; i++)
		end = put_file(store, folder, names[i], why);
	if (end != WORK_DONE)
		return end;
	if (!made_at(store, file, &made, why))
		return WORK_DAMAGED;
	return store_begin(store, why) && behind_mark_all(store, made, why)
			&& store_save_note(store, MADE, 0, why) && store_drop_pack(store, why)
			&& store_commit(store, why)
		? WORK_DONE
		: WORK_FAILED;
}

/* Makes the copy as it will lie in the club. */
static enum work_end make_ready(
	const char *folder, const char *file, const char *path, struct buf *why)
{
	struct store *store;
	enum work_end end;

	remove_store(path);
	if (!store_copy_file(file, path, why))
		return WORK_MISSING;
	store = store_open_file(path, false, why);
	if (!store)
		return WORK_DAMAGED;
	end = unpack(store, folder, file, why);
	store_close(store);
	return end == WORK_DONE && !is_whole(path, why) ? WORK_FAILED : end;
}

/* Returns a name that no store put away earlier has. */
static char *free_name(const char *folder)
{
	for (int n = 1;; n++) {
		struct buf name = BUF_INIT;
		char *path;

		buf_fmt(&name, "club.db.before-%d", n);
		path = club_path(folder, name.s);
		buf_free(&name);
		if (access(path, F_OK))
			return path;
		free(path);
	}
}

static bool move_file(const char *from, const char *ending, const char *to, struct buf *why)
{
	char *old = with_ending(from, ending), *new = with_ending(to, ending);
	bool ok = !rename(old, new) || errno == ENOENT;

	if (!ok)
		buf_fmt(why, "cannot rename '%s': %s", old, strerror(errno));
	free(old);
	free(new);
	return ok;
}

/* Names in the folder of a club, by what lies there. */
struct places {
	char *own, *ready, *before, *spool;
};

static struct places places_of(const char *folder)
{
	return (struct places){ .own = club_path(folder, "club.db"),
		.ready = club_path(folder, "club.db.ready"),
		.before = free_name(folder),
		.spool = club_path(folder, "spool") };
}

static void places_free(struct places *at)
{
	free(at->own);
	free(at->ready);
	free(at->before);
	free(at->spool);
}

/* The log of a store is moved with it, as the file alone may lack writes. */
static bool exchange(const struct places *at, struct buf *why)
{
	return move_file(at->own, "", at->before, why)
		&& move_file(at->own, "-wal", at->before, why)
		&& move_file(at->own, "-shm", at->before, why)
		&& move_file(at->ready, "", at->own, why);
}

static enum work_end put_in_place(const struct places *at, const char *folder, const char *file,
	bool replace, struct buf *why)
{
	enum work_end end;

	if (file_is_same(file, at->ready)) {
		buf_fmt(why, "name the backup: '%s' was left by a restore that was cut short",
			at->ready);
		return WORK_MISUSED;
	}
	if (file_is_same(file, at->own))
		return WORK_DONE;
	if (!replace && !access(at->own, F_OK)) {
		buf_fmt(why,
			"add --yes to put the backup in the place of '%s': that file is there "
			"already, and is kept as '%s'",
			at->own, at->before);
		return WORK_MISUSED;
	}
	if (!file_make_folder(at->spool, why))
		return WORK_UNWRITTEN;
	end = make_ready(folder, file, at->ready, why);
	if (end == WORK_DONE && !exchange(at, why))
		end = WORK_UNWRITTEN;
	return end;
}

enum work_end club_backup_put_back(
	const char *folder, const char *file, bool replace, struct buf *why)
{
	struct places at = places_of(folder);
	enum work_end end = put_in_place(&at, folder, file, replace, why);

	places_free(&at);
	return end;
}
