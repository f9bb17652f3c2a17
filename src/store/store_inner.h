/* SPDX-License-Identifier: MIT
 * What the files of the store share. A query is a prepared statement in use. Values are given, and
 * columns taken, in the order of the statement's text. A value is not copied, so it must stay until
 * the query ends. Every query that began must end: by query_run, by a query_find that finds
 * nothing, or by query_end. The text of a query is a literal, as its address finds the prepared
 * statement again. */
#ifndef STORE_STORE_INNER_H
#define STORE_STORE_INNER_H
#include "store/store.h"

#include <sqlite3.h>
#include <sys/stat.h>

enum {
	STORE_APPLICATION = 0x54505354, /* "TPST", as db/schema.sql has it */
	STORE_ROW = 64 << 20,		/* bytes a row may have */
	STORE_QUERIES = 192
};

struct store {
	sqlite3 *db;
	char *path;
	bool inside; /* in a transaction of this store */
	bool failed; /* something in the transaction failed: only a rollback is possible */
	bool broken; /* see store_broken */
	bool busy;
	int damages;	 /* see store_damages */
	bool still;	 /* see store_still.h */
	struct stat was; /* of a still store: how the file was found */
	int queries;
	struct {
		const char *text;
		sqlite3_stmt *statement;
	} query[STORE_QUERIES];
};

/* Values, in the order of the SQL. */
enum value_kind { VALUE_END, VALUE_NULL, VALUE_NUMBER, VALUE_TEXT, VALUE_BYTES };
struct query_value {
	enum value_kind kind;
	long long number;
	struct span bytes;
};
#define VALUE(of, ...) ((struct query_value){ .kind = of, __VA_ARGS__ })
#define NUM(x) VALUE(VALUE_NUMBER, .number = (x))
#define ID(x) VALUE((x) ? VALUE_NUMBER : VALUE_NULL, .number = (x)) /* 0: NULL */
#define STR(text) value_text(text)				    /* NULL: "" */
#define CUT(span) VALUE(VALUE_TEXT, .bytes = (span))
#define RAW(at, many) VALUE(VALUE_BYTES, .bytes = { (const char *)(at), (many) })
#define HASH(at) RAW(at, STORE_HASH)
struct query_value value_text(const char *);
#define WITH(...) ((const struct query_value[]){ __VA_ARGS__, { .kind = VALUE_END } })
#define WITH_NOTHING ((const struct query_value[]){ { .kind = VALUE_END } })

struct row_column;

/* As sqlite3_open_v2; SQLite wipes all memory that it frees. summed: the file is read and written
 * as store_pages.h says. */
int store_connect(const char *path, int flags, bool summed, sqlite3 **db);

struct query {
	struct store *store;
	sqlite3_stmt *statement;
	int at;	  /* number of the last value given, then of columns taken */
	bool bad; /* a column held what the store never writes */
};

/* Returns whether a code of SQLite is that of success; if not, with a sentence that fits it. */
bool store_did(struct store *, int code, struct buf *why);
/* Returns `met`; where that is false, with a sentence of the caller's. */
__attribute__((format(printf, 4, 5))) bool store_require(
	struct store *, bool met, struct buf *why, const char *form, ...);

bool query_begin(struct query *, struct store *, const char *text, struct buf *why);
/* As query_begin, where words in braces stand for the columns of a map, see store_map.h;
 * others: how many other values there are. */
bool query_begin_by(struct query *, struct store *, const char *text, const struct row_column *map,
	int others, struct buf *why);
/* Returns whether a change may begin; refuses after a failure; a bug outside a transaction. */
bool query_may_change(struct store *, struct buf *why);
/* Begins a query whose text is no literal. query_finish ends it for good. */
bool query_prepare(struct query *, struct store *, const char *sql, struct buf *why);
void query_finish(struct query *);
void query_give(struct query *, struct query_value);
void query_give_all(struct query *, const struct query_value *with);
/* Gives a column of the row that another query found. */
void query_give_column(struct query *, struct query *other, int column);

bool query_run(struct query *, struct buf *why);
/* Begins and runs a query that has no values. */
bool query_once(struct store *, const char *text, struct buf *why);
/* Runs a change; *changed: whether it changed a row. */
bool query_runs(struct query *, bool *changed, struct buf *why);
/* Finds the first row, or the next one. */
enum found query_find(struct query *, struct buf *why);
/* Returns false, with a sentence, if a column was bad. */
bool query_end(struct query *, struct buf *why);

long long query_take_int(struct query *);
int query_take_small(struct query *, int least, int most);
void query_take_word(struct query *, char *to, size_t room); /* room for the word and a final 0 */
char *query_take_text(struct query *);
char *query_take_bytes(struct query *, size_t *n);
void query_take_exactly(struct query *, void *to, size_t n);
void query_take_buf(struct query *, struct buf *to);
bool query_take_null(struct query *); /* returns true, and passes the column, if it is NULL */

/* Upgrades a store to schema `to` by the files that follow the first in store_schema of
 * store/schema.h; the next one leads from schema STORE_OLDEST to the one after it. */
bool schema_upgrade(struct store *, const char *const *lines, int to, struct buf *why);

#endif
