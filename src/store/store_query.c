/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"
#include "base/fail.h"
#include "store/store_map.h"
#include "store/store_still.h"

#include <string.h>

static sqlite3_stmt *prepare(struct store *store, const char *sql, unsigned how, struct buf *why)
{
	sqlite3_stmt *statement = NULL;
	int code = sqlite3_prepare_v3(store->db, sql, -1, how, &statement, NULL);

	if (!code)
		return statement;
	store_did(store, code, why);
	return NULL;
}

static sqlite3_stmt *statement_of(struct store *store, const char *text,
	const struct row_column *map, int given, struct buf *why)
{
	struct buf sql = BUF_INIT;
	sqlite3_stmt *statement;

	for (int i = 0; i < store->queries; i++)
		if (store->query[i].text == text)
			return store->query[i].statement;
	must(store->queries < STORE_QUERIES);
	map_sql(&sql, text, map, given);
	statement = prepare(store, sql.s, SQLITE_PREPARE_PERSISTENT, why);
	buf_free(&sql);
	if (statement) {
		store->query[store->queries].text = text;
		store->query[store->queries++].statement = statement;
	}
	return statement;
}

bool query_begin_by(struct query *q, struct store *store, const char *text,
	const struct row_column *map, int given, struct buf *why)
{
	*q = (struct query){ .store = store };
	q->statement = statement_of(store, text, map, given, why);
	must(!q->statement || !sqlite3_stmt_busy(q->statement));
	return q->statement;
}

bool query_begin(struct query *q, struct store *store, const char *text, struct buf *why)
{
	return query_begin_by(q, store, text, NULL, 0, why);
}

bool query_may_change(struct store *store, struct buf *why)
{
	must(store->inside);
	if (store->failed)
		buf_fmt(why, "cannot write '%s': the step before failed", store->path);
	return !store->failed;
}

bool query_prepare(struct query *q, struct store *store, const char *sql, struct buf *why)
{
	*q = (struct query){ .store = store };
	q->statement = prepare(store, sql, 0, why);
	return q->statement;
}

void query_finish(struct query *q)
{
	sqlite3_finalize(q->statement);
	q->statement = NULL;
}

struct query_value value_text(const char *text)
{
	return CUT(span_of(text ? text : ""));
}

/* Data from outside is limited before it gets here, so a row that is too large is a bug. */
static void given(int code)
{
	if (code == SQLITE_NOMEM)
		out_of_memory();
	must(code == SQLITE_OK);
}

void query_give(struct query *q, struct query_value value)
{
	const char *s = value.bytes.n ? value.bytes.s : "";
	int n = ++q->at;

	switch (value.kind) {
	case VALUE_END: bug("a query has no such value");
	case VALUE_NULL: given(sqlite3_bind_null(q->statement, n)); break;
	case VALUE_NUMBER: given(sqlite3_bind_int64(q->statement, n, value.number)); break;
	case VALUE_TEXT:
		given(sqlite3_bind_text64(
			q->statement, n, s, value.bytes.n, SQLITE_STATIC, SQLITE_UTF8));
		break;
	case VALUE_BYTES:
		given(sqlite3_bind_blob64(q->statement, n, s, value.bytes.n, SQLITE_STATIC));
		break;
	}
}

void query_give_all(struct query *q, const struct query_value *with)
{
	for (; with->kind != VALUE_END; with++)
		query_give(q, *with);
}

void query_give_column(struct query *q, struct query *other, int column)
{
	sqlite3_value *value = sqlite3_column_value(other->statement, column);

	given(sqlite3_bind_value(q->statement, ++q->at, value));
}

static void let_go(struct query *q)
{
	sqlite3_reset(q->statement);
	sqlite3_clear_bindings(q->statement);
}

static enum found was_written(struct query *q, struct buf *why)
{
	let_go(q);
	q->store->busy = true;
	store_require(q->store, false, why,
		"'%s' was written while it was read, and cannot be locked here: try again later",
		q->store->path);
	return UNREAD;
}

enum found query_find(struct query *q, struct buf *why)
{
	int code = sqlite3_step(q->statement);

	q->at = 0;
	if (q->store->still && !still_same(q->store))
		return was_written(q, why);
	if (code == SQLITE_ROW)
		return FOUND;
	if (code != SQLITE_DONE)
		store_did(q->store, code, why);
	let_go(q);
	return code == SQLITE_DONE ? NOT_FOUND : UNREAD;
}

bool query_run(struct query *q, struct buf *why)
{
	enum found found = query_find(q, why);

	must(found != FOUND);
	return found == NOT_FOUND;
}

bool query_once(struct store *store, const char *text, struct buf *why)
{
	struct query q;

	return query_begin(&q, store, text, why) && query_run(&q, why);
}

bool query_runs(struct query *q, bool *changed, struct buf *why)
{
	if (!query_run(q, why))
		return false;
	*changed = sqlite3_changes(q->store->db) > 0;
	return true;
}

bool query_end(struct query *q, struct buf *why)
{
	let_go(q);
	return store_did(q->store, q->bad ? SQLITE_CORRUPT : SQLITE_OK, why);
}

long long query_take_int(struct query *q)
{
	return sqlite3_column_int64(q->statement, q->at++);
}

int query_take_small(struct query *q, int least, int most)
{
	long long value = query_take_int(q);

	if (value >= least && value <= most)
		return (int)value;
	q->bad = true;
	return least;
}

/* Returns the bytes of the next column. A NULL from SQLite means no bytes, or no memory. */
static struct span take(struct query *q)
{
	const char *s = sqlite3_column_blob(q->statement, q->at);
	int n = sqlite3_column_bytes(q->statement, q->at++);

	if (!s && n)
		out_of_memory();
	return (struct span){ s ? s : "", (size_t)n };
}

void query_take_word(struct query *q, char *to, size_t room)
{
	struct span word = take(q);

	q->bad |= word.n >= room || span_find(word, 0);
	if (q->bad)
		word.n = 0;
	memcpy(to, word.s, word.n);
	to[word.n] = 0;
}

char *query_take_bytes(struct query *q, size_t *n)
{
	struct span bytes = take(q);

	*n = bytes.n;
	return xcopy(bytes.s, bytes.n);
}

char *query_take_text(struct query *q)
{
	size_t n;
	char *text = query_take_bytes(q, &n);

	q->bad |= strlen(text) != n;
	return text;
}

void query_take_exactly(struct query *q, void *to, size_t n)
{
	struct span bytes = take(q);

	q->bad |= bytes.n != n;
	if (bytes.n == n)
		memcpy(to, bytes.s, n);
	else
		memset(to, 0, n);
}

void query_take_buf(struct query *q, struct buf *to)
{
	struct span bytes = take(q);

	buf_add(to, bytes.s, bytes.n);
}

bool query_take_null(struct query *q)
{
	if (sqlite3_column_type(q->statement, q->at) != SQLITE_NULL)
		return false;
	q->at++;
	return true;
}
