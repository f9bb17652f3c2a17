/* SPDX-License-Identifier: MIT */
#include "store/store_backup.h"
#include "base/fail.h"
#include "base/file.h"
#include "store/store_pages.h"
#include "store/store_rows.h"

#include <string.h>
#include <unistd.h>

enum {
	PATIENCE = 5000, /* milliseconds to wait for another process */
	OPENED = SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE
};

/* ---- copies ---- */

/* `failed` is the one of both that failed. */
static bool say(sqlite3 *failed, const char *path, struct buf *why)
{
	buf_fmt(why, "cannot copy to '%s': ", path);
	text_clean(why, sqlite3_errmsg(failed), strlen(sqlite3_errmsg(failed)), 200);
	return false;
}

static void explain(sqlite3 *from, sqlite3 *failed, int code, const char *path, struct buf *why)
{
	if (code == SQLITE_IOERR_DATA)
		pages_say_damage(from, sqlite3_db_filename(from, "main"), why);
	else
		say(failed, path, why);
}

static bool copy_pages(sqlite3 *from, sqlite3 *to, const char *path, struct buf *why)
{
	sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
	int code;

	if (!copy)
		return say(to, path, why);
	code = sqlite3_backup_step(copy, -1);
	sqlite3_backup_finish(copy);
	if (code != SQLITE_DONE)
		explain(from, to, code, path, why);
	return code == SQLITE_DONE;
}

/* Reads page 1, which tells what the others are. */
static bool find_sums(sqlite3 *db, bool *summed, const char *path, struct buf *why)
{
	int code = sqlite3_exec(db, "PRAGMA user_version", NULL, NULL, NULL);

	*summed = pages_summed(db);
	if (code)
		explain(db, db, code, path, why);
	return !code;
}

static bool copy_into(sqlite3 *from, const char *path, struct buf *why)
{
	sqlite3 *to = NULL;
	bool summed, ok;

	if (!find_sums(from, &summed, path, why) || !file_make(path, "", 0, 0600, why))
		return false;
	ok = store_connect(path, OPENED, summed, &to) == SQLITE_OK;
	if (!to)
		out_of_memory();
	ok = ok ? copy_pages(from, to, path, why) : say(to, path, why);
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
	ok = ok ? copy_into(from, path, why) : say(from, path, why);
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
