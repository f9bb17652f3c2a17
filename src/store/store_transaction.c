/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"
#include "base/fail.h"
#include "store/store_pages.h"

#include <string.h>

static void what_sqlite_says(struct store *store, struct buf *why)
{
	const char *says = sqlite3_errmsg(store->db);

	text_clean(why, says, strlen(says), 200);
}

static void sentence(struct store *store, int kind, struct buf *why)
{
	const char *path = store->path;
	int error = sqlite3_system_errno(store->db);

	switch (kind) {
	case SQLITE_BUSY:
		buf_str(why, "the store is busy: another tradepost is at work on it");
		return;
	case SQLITE_FULL:
		buf_fmt(why, "make room and try again: cannot write '%s', as the disk is full",
			path);
		return;
	case SQLITE_IOERR:
		buf_fmt(why, "check the disk and try again: cannot read or write '%s': %s", path,
			error ? strerror(error) : "an input or output error");
		return;
	case SQLITE_READONLY:
		buf_fmt(why, "allow yourself to write to '%s': now it is read-only", path);
		return;
	case SQLITE_CANTOPEN:
		buf_fmt(why, "check the name: cannot open '%s': %s", path,
			error ? strerror(error) : "SQLite does not tell why");
		return;
	case SQLITE_CORRUPT:
	case SQLITE_NOTADB:
		buf_fmt(why,
			"if '%s' is your store, keep it and restore an earlier copy: this file is "
			"damaged or no store",
			path);
		return;
	}
	buf_fmt(why, "cannot use '%s': ", path);
	what_sqlite_says(store, why);
}

bool store_did(struct store *store, int code, struct buf *why)
{
	int kind = code & 0xff;
	bool damaged = code == SQLITE_IOERR_DATA;

	if (!code)
		return true;
	if (kind == SQLITE_NOMEM || code == SQLITE_IOERR_NOMEM)
		out_of_memory();
	store->failed = true;
	store->busy = kind == SQLITE_BUSY;
	/* After a failed sync it is unknown what the disk holds, and a second sync may report
	 * success without cause. So nothing more is written until the file is opened anew. SQLite
	 * reports damage when a disk cannot read. A page whose checksum is wrong was read, and
	 * leaves nothing in doubt but itself. */
	store->broken |= (kind == SQLITE_IOERR && !damaged)
		|| (sqlite3_errcode(store->db) & 0xff) == SQLITE_CORRUPT;
	store->damages += damaged;
	if (damaged)
		pages_say_damage(store->db, store->path, why);
	else
		sentence(store, kind, why);
	return false;
}

bool store_require(struct store *store, bool met, struct buf *why, const char *form, ...)
{
	va_list args;

	if (met)
		return true;
	va_start(args, form);
	buf_vfmt(why, form, args);
	va_end(args);
	store->failed = true;
	return false;
}

bool store_busy(const struct store *store)
{
	return store->busy;
}

bool store_broken(const struct store *store)
{
	return store->broken;
}

int store_damages(const struct store *store)
{
	return store->damages;
}

bool store_tripped(const struct store *store)
{
	return store->failed;
}

bool store_begin(struct store *store, struct buf *why)
{
	must(!store->inside);
	if (store->broken) {
		buf_fmt(why, "cannot write '%s': an earlier step failed; start again", store->path);
		return false;
	}
	if (!query_once(store, "BEGIN IMMEDIATE", why))
		return false;
	store->inside = true;
	store->failed = store->busy = false;
	return true;
}

void store_rollback(struct store *store)
{
	struct buf unsaid = BUF_INIT;

	/* After the worst failures SQLite has already rolled back. */
	if (store->inside && !sqlite3_get_autocommit(store->db))
		query_once(store, "ROLLBACK", &unsaid);
	store->inside = store->failed = false;
	buf_free(&unsaid);
}

bool store_commit(struct store *store, struct buf *why)
{
	bool ok;

	must(store->inside);
	ok = !store->failed;
	if (!ok)
		buf_fmt(why, "cannot write '%s': a step of it failed", store->path);
	ok = ok && query_once(store, "COMMIT", why);
	if (!ok)
		store_rollback(store);
	store->inside = false;
	return ok;
}
