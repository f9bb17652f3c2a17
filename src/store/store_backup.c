/* SPDX-License-Identifier: MIT */
#include "store/store_backup.h"
#include "base/fail.h"
#include "base/file.h"
#include "store/store_pages.h"
#include "store/store_rows.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
	PATIENCE = 5000, /* milliseconds to wait for another process */
	OPENED = SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE
};

/* ---- copies ---- */

/* what: such as "copy to"; failed: what says why. */
static bool say(sqlite3 *failed, const char *what, const char *path, struct buf *why)
{
	buf_fmt(why, "cannot %s '%s': ", what, path);
	text_clean(why, sqlite3_errmsg(failed), strlen(sqlite3_errmsg(failed)), 200);
	return false;
}

static bool copy_pages(sqlite3 *from, sqlite3 *to, const char *path, struct buf *why)
{
	sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
	int code;

	if (!copy)
		return say(to, "copy to", path, why);
	code = sqlite3_backup_step(copy, -1);
	sqlite3_backup_finish(copy);
	if (code == SQLITE_IOERR_DATA)
		pages_say_damage(from, sqlite3_db_filename(from, "main"), why);
	else if (code != SQLITE_DONE)
		say(to, "copy to", path, why);
	return code == SQLITE_DONE;
}

/* Takes the one number of a row. */
static int take_number(void *number, int columns, char **text, char **names)
{
	(void)columns;
	(void)names;
	*(long long *)number = atoll(text[0]);
	return 0;
}

/* Reads page 1, which tells what the others are. To SQLite an empty file is a store without pages. */
static bool find_sums(sqlite3 *db, bool *summed, struct buf *why)
{
	const char *file = sqlite3_db_filename(db, "main");
	long long pages = 0;
	int code = sqlite3_exec(db, "PRAGMA page_count", take_number, &pages, NULL);

	*summed = pages_summed(db);
	if (code == SQLITE_IOERR_DATA)
		pages_say_damage(db, file, why);
	else if (code)
		say(db, "read", file, why);
	else if (!pages)
		buf_fmt(why, "give another file: '%s' is empty", file);
	return !code && pages;
}

static bool copy_into(sqlite3 *from, const char *path, struct buf *why)
{
	sqlite3 *to = NULL;
	bool summed, ok;

	if (!find_sums(from, &summed, why) || !file_make(path, "", 0, 0600, why))
		return false;
	ok = store_connect(path, OPENED, summed, &to) == SQLITE_OK;
	if (!to)
		out_of_memory();
	ok = ok ? copy_pages(from, to, path, why) : say(to, "copy to", path, why);
	must(sqlite3_close(to) == SQLITE_OK);
	if (!ok)
		unlink(path);
	return ok;
}

bool store_copy_to(struct store *store, const char *path, struct buf *why)
{
	must(!store->inside);
	return copy_into(store->db, path, why);
}

bool store_copy_file(const char *file, const char *path, struct buf *why)
{
	struct buf name = BUF_INIT;
	sqlite3 *from = NULL;
	bool ok;

	if (file[0] == ':' || span_starts(span_of(file), "file:"))
		buf_str(&name, "./");
	buf_str(&name, file);
	ok = store_connect(name.s, OPENED, true, &from) == SQLITE_OK;
	if (!from)
		out_of_memory();
	sqlite3_busy_timeout(from, PATIENCE);
	if (ok)
		ok = copy_into(from, path, why);
	else
		buf_fmt(why, "cannot open '%s': %s", file, strerror(sqlite3_system_errno(from)));
	must(sqlite3_close(from) == SQLITE_OK);
	buf_free(&name);
	return ok;
}

/* ---- files ---- */

bool store_pack(struct store *store, const char *name, struct span bytes, struct buf *why)
{
	return query_once(store,
		       "CREATE TABLE IF NOT EXISTS pack (name TEXT PRIMARY KEY, bytes BLOB)", why)
		&& rows_change(store, "INSERT OR REPLACE INTO pack VALUES (?, ?)",
			WITH(STR(name), RAW(bytes.s, bytes.n)), why);
}

static enum found find_pack(struct store *store, struct buf *why)
{
	return any_find(
		store, "SELECT 1 FROM sqlite_schema WHERE name = 'pack'", WITH_NOTHING, why);
}

enum found store_unpack(struct store *store, const char *name, struct buf *bytes, struct buf *why)
{
	enum found found = find_pack(store, why);

	if (found != FOUND)
		return found;
	return bytes_find(
		store, "SELECT bytes FROM pack WHERE name = ?", WITH(STR(name)), bytes, why);
}

bool store_seal_copy(struct store *store, struct buf *why)
{
	int code = sqlite3_exec(store->db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);

	return store_did(store, code, why);
}

bool store_drop_pack(struct store *store, struct buf *why)
{
	enum found found = find_pack(store, why);

	if (found != FOUND)
		return found == NOT_FOUND;
	/* A key must not remain in free pages. */
	return query_once(store, "UPDATE pack SET bytes = zeroblob(length(bytes))", why)
		&& query_once(store, "DROP TABLE pack", why);
}
