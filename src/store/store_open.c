/* SPDX-License-Identifier: MIT */
#include "base/fail.h"
#include "base/file.h"
#include "store/schema.h"
#include "store/store_pages.h"
#include "store/store_rows.h"
#include "store/store_still.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	PATIENCE = 5000, /* milliseconds to wait for another process */
	LONG_LOG = 2000	 /* pages of the log after which they are brought into the file: 32 MB */
};

/* Replaces the checkpoint of SQLite, which says nothing when a sync fails and would merely sync
 * again. */
static int shorten_log(void *with, sqlite3 *db, const char *name, int pages)
{
	struct store *store = with;
	int code;

	if (pages < LONG_LOG)
		return SQLITE_OK;
	code = sqlite3_wal_checkpoint_v2(db, name, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
	store->broken |= (code & 0xff) == SQLITE_IOERR;
	return SQLITE_OK;
}

static int open_file(struct store *store)
{
	int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, code;
	char *name;

	if (!store->still)
		return store_connect(store->path, flags | SQLITE_OPEN_READWRITE, true, &store->db);
	name = still_name(store);
	code = store_connect(
		name, flags | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, true, &store->db);
	free(name);
	return code;
}

/* Shuts off what a hostile file could bring along: triggers, views, functions called by its schema,
 * other files. Pages are large, as most bytes are reports and mails: this takes two thirds of the
 * processor time of pages of 4 KiB. */
static bool connect_to(struct store *store, struct buf *why)
{
	static const struct {
		int option, on;
	} option[] = { { SQLITE_DBCONFIG_DEFENSIVE, 1 }, { SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0 },
		{ SQLITE_DBCONFIG_ENABLE_TRIGGER, 0 }, { SQLITE_DBCONFIG_ENABLE_VIEW, 0 },
		{ SQLITE_DBCONFIG_ENABLE_FKEY, 1 }, { SQLITE_DBCONFIG_DQS_DML, 0 },
		{ SQLITE_DBCONFIG_DQS_DDL, 0 } };
	int code = open_file(store);

	if (!store->db)
		out_of_memory();
	if (!store_did(store, code, why))
		return false;
	sqlite3_busy_timeout(store->db, PATIENCE);
	for (size_t i = 0; i < sizeof option / sizeof *option; i++)
		must(!sqlite3_db_config(store->db, option[i].option, option[i].on, NULL));
	sqlite3_limit(store->db, SQLITE_LIMIT_LENGTH, STORE_ROW);
	sqlite3_limit(store->db, SQLITE_LIMIT_ATTACHED, 0);
	sqlite3_wal_hook(store->db, shorten_log, store);
	code = sqlite3_exec(store->db,
		"PRAGMA synchronous = FULL; PRAGMA cache_size = -2048; PRAGMA temp_store = MEMORY;"
		"PRAGMA cell_size_check = ON; PRAGMA page_size = 16384;",
		NULL, NULL, NULL);
	return store_did(store, code, why);
}

static bool ask_number(struct store *store, const char *text, long long *number, struct buf *why)
{
	return number_find(store, text, WITH_NOTHING, number, why) == FOUND;
}

static bool version_of(struct store *store, long long *version, struct buf *why)
{
	return ask_number(store, "PRAGMA user_version", version, why);
}

/* Runs file n of the lines. Files follow one another; NULL ends each. */
static bool run_file(struct store *store, const char *const *lines, int n, struct buf *why)
{
	struct buf text = BUF_INIT;
	int code;

	for (; n > 0; n--) {
		must(*lines);
		while (*lines++)
			;
	}
	must(*lines);
	for (; *lines; lines++)
		buf_str(&text, *lines);
	code = sqlite3_exec(store->db, text.s, NULL, NULL, NULL);
	buf_free(&text);
	return store_did(store, code, why);
}

bool schema_upgrade(struct store *store, const char *const *lines, int to, struct buf *why)
{
	long long from, now;
	bool ok;

	do {
		if (!store_begin(store, why))
			return false;
		/* The version is read here, in the transaction, where no other process can change
		 * it. */
		ok = version_of(store, &from, why);
		if (ok && from < to)
			ok = run_file(store, lines, (int)from - STORE_OLDEST + 1, why)
				&& version_of(store, &now, why);
		must(!ok || from >= to || now == from + 1);
		if (!ok)
			store_rollback(store);
		else
			ok = store_commit(store, why);
	} while (ok && from + 1 < to);
	return ok;
}

/* Called only when the file is known to be ours, as it changes the file. */
static bool keep_log(struct store *store, struct buf *why)
{
	struct buf mode = BUF_INIT;
	bool read, wal;

	read = bytes_find(store, "PRAGMA journal_mode = WAL", WITH_NOTHING, &mode, why) == FOUND;
	wal = span_is(span_of_buf(&mode), "wal");
	buf_free(&mode);
	if (read && !wal)
		buf_fmt(why,
			"put '%s' on a disk of this machine: no log can be kept beside this file",
			store->path);
	return wal;
}

/* Returns whether a store that cannot be written can be read as it is. */
static bool fits_unchanged(const struct store *store, long long version, struct buf *why)
{
	if (version == STORE_SCHEMA)
		return true;
	buf_fmt(why,
		"open '%s' once where it can be written: its schema is %lld, and this tradepost "
		"needs"
		" %d",
		store->path, version, STORE_SCHEMA);
	return false;
}

static bool run_lines(struct store *store, const char *lines, struct buf *why)
{
	int code = sqlite3_exec(store->db, lines, NULL, NULL, NULL);

	return store_did(store, code, why);
}

static bool make_anew(struct store *store, struct buf *why)
{
	bool ok;

	sqlite3_limit(store->db, SQLITE_LIMIT_ATTACHED, 1);
	ok = run_lines(store, "PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = MEMORY", why);
	sqlite3_limit(store->db, SQLITE_LIMIT_ATTACHED, 0);
	return ok;
}

bool store_is_unscrubbed(struct store *store, bool *is, struct buf *why)
{
	long long value;
	bool ok = store_get_note(store, NOTE_SCRUB, &value, why);

	*is = ok && value;
	return ok;
}

static bool note_scrubbed(struct store *store, struct buf *why)
{
	bool ok = store_begin(store, why);

	ok = ok && store_save_note(store, NOTE_SCRUB, 0, why) && store_commit(store, why);
	if (!ok)
		store_rollback(store);
	return ok;
}

bool store_scrub(struct store *store, struct buf *why)
{
	return make_anew(store, why) && note_scrubbed(store, why)
		&& run_lines(store, "PRAGMA wal_checkpoint(TRUNCATE)", why);
}

/* Gives the pages of an older file their checksums, which takes room for as much again in the log
 * and in a file that has no name. To leave the log, and to return to it, shows that no other
 * process is at work, which might know nothing of checksums. What is cut short at any point is
 * begun again by who opens the file next. */
static bool add_sums(struct store *store, struct buf *why)
{
	bool ok = store_is_whole(store, why)
		&& run_lines(store, "PRAGMA journal_mode = DELETE", why) && keep_log(store, why);

	if (!ok)
		return false;
	pages_reserve(store->db);
	return make_anew(store, why) && run_lines(store, "PRAGMA wal_checkpoint(TRUNCATE)", why);
}

static bool fit(struct store *store, struct buf *why)
{
	long long application, version;

	if (!ask_number(store, "PRAGMA application_id", &application, why)
		|| !version_of(store, &version, why))
		return false;
	if (application != STORE_APPLICATION || version < 1) {
		buf_fmt(why, "'%s' is no store of tradepost", store->path);
		return false;
	}
	if (version > STORE_SCHEMA || version < STORE_OLDEST) {
		buf_fmt(why,
			"take %s: cannot use '%s', as its schema is %lld and this tradepost knows "
			"%d to %d",
			version > STORE_SCHEMA ? "a newer tradepost" : "the tradepost that made it",
			store->path, version, STORE_OLDEST, STORE_SCHEMA);
		return false;
	}
	if (version >= STORE_SUMMED && !pages_summed(store->db)) {
		buf_fmt(why, "keep '%s' and restore an earlier copy: its page 1 is damaged",
			store->path);
		return false;
	}
	if (sqlite3_db_readonly(store->db, "main"))
		return fits_unchanged(store, version, why);
	return keep_log(store, why) && (pages_summed(store->db) || add_sums(store, why))
		&& (version == STORE_SCHEMA
			|| schema_upgrade(store, store_schema, STORE_SCHEMA, why));
}

/* A file in which nothing was ever stored was left behind by an interrupted init. */
static bool found_empty(struct store *store, struct buf *why)
{
	long long application, things;

	if (!ask_number(store, "PRAGMA application_id", &application, why)
		|| !ask_number(store, "SELECT count(*) FROM sqlite_schema", &things, why))
		return false;
	if (application || things)
		buf_fmt(why, "cannot make '%s': it is there already", store->path);
	return !application && !things;
}

static bool fill(struct store *store, struct buf *why)
{
	if (!found_empty(store, why))
		return false;
	pages_reserve(store->db);
	if (!keep_log(store, why) || !store_begin(store, why))
		return false;
	if (found_empty(store, why) && run_file(store, store_schema, 0, why))
		return store_commit(store, why);
	store_rollback(store);
	return false;
}

/* Secrets go into the file, so an existing one is used only if it is a plain file, not a link, and
 * readable by its owner alone. O_NONBLOCK keeps a pipe from blocking. */
static bool guard_file(const char *path, struct buf *why)
{
	int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	struct stat st;
	bool plain, ok;

	if (fd < 0) {
		buf_fmt(why, "cannot open '%s': %s; take another name", path, strerror(errno));
		return false;
	}
	plain = !fstat(fd, &st) && S_ISREG(st.st_mode);
	ok = plain && !fchmod(fd, 0600);
	if (!plain)
		buf_fmt(why, "cannot make '%s': what is there is no plain file", path);
	else if (!ok)
		buf_fmt(why, "cannot keep others out of '%s': %s; take another name", path,
			strerror(errno));
	close(fd);
	return ok;
}

/* SQLite gives the mode of this file to those it makes beside it. */
static bool make_file(struct store *store, struct buf *why)
{
	struct stat st;

	return lstat(store->path, &st) ? file_make(store->path, "", 0, 0600, why)
				       : guard_file(store->path, why);
}

struct store *store_open_file(const char *path, bool make, struct buf *why)
{
	struct store *store = xalloc(1, sizeof *store);
	struct buf full = BUF_INIT;
	bool ok;

	/* To SQLite a name like these is no file, unless a folder stands before it. */
	if (path[0] == ':' || span_starts(span_of(path), "file:"))
		buf_str(&full, "./");
	buf_str(&full, path);
	store->path = buf_take(&full);
	ok = make ? make_file(store, why) : still_look(store, why);
	ok = ok && connect_to(store, why);
	ok = ok && (make ? fill(store, why) : fit(store, why));
	if (ok)
		return store;
	store_close(store);
	return NULL;
}

struct store *store_open(const char *folder, bool make, struct buf *why)
{
	struct buf path = BUF_INIT;
	struct store *store;

	buf_fmt(&path, "%s/club.db", folder);
	store = store_open_file(path.s, make, why);
	buf_free(&path);
	return store;
}

void store_close(struct store *store)
{
	if (!store)
		return;
	store_rollback(store);
	for (int i = 0; i < store->queries; i++)
		sqlite3_finalize(store->query[i].statement);
	/* Without this, closing would sync. */
	if (store->broken)
		sqlite3_db_config(store->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
	must(sqlite3_close(store->db) == SQLITE_OK);
	free(store->path);
	free(store);
}
