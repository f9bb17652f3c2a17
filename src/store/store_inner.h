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

enum {
	STORE_APPLICATION = 0x54505354, /* "TPST", as db/schema.sql has it */
	STORE_ROW = 64 << 20,		/* bytes a row may have */
	STORE_QUERIES = 160
};

struct store {
	sqlite3 *db;
	char *path;
	bool inside; /* in a transaction of this store */
	bool failed; /* something in the transaction failed: only a rollback is possible */
	bool broken; /* see store_broken */
	bool busy;
	int queries;
	struct {
		const char *text;
		sqlite3_stmt *statement;
	} query[STORE_QUERIES];
};

struct query {
	struct store *store;
	sqlite3_stmt *statement;
	int at;	  /* number of the last value given, then of columns taken */
	bool bad; /* a column held what the store never writes */
};

enum query_result { FAILED, NOTHING, FOUND };

/* Returns false, with a sentence that fits the error of SQLite. */
bool store_fail(struct store *, int code, struct buf *why);
/* Returns false as well, for callers that have a sentence of their own. */
bool store_failed(struct store *);

bool query_begin(struct query *, struct store *, const char *text, struct buf *why);
/* As query_begin, for a change: refused after a failure; a bug outside a transaction. */
bool query_change(struct query *, struct store *, const char *text, struct buf *why);
void query_give_int(struct query *, long long value);
void query_give_text(struct query *, const char *s);
void query_give_span(struct query *, struct span text);
void query_give_bytes(struct query *, const void *s, size_t n);
void query_give_nothing(struct query *);
/* Gives a column of the row that another query found. */
void query_give_column(struct query *, struct query *other, int column);

bool query_run(struct query *, struct buf *why);
/* Begins and runs a query that has no values. */
bool query_once(struct store *, const char *text, struct buf *why);
/* Runs a change; *changed: whether it changed a row. */
bool query_runs(struct query *, bool *changed, struct buf *why);
/* Finds the first row, or the next one. */
enum query_result query_find(struct query *, struct buf *why);
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

/* Takes the columns of a whole row of letters: id, match, season, seat, seq, received, hash,
 * verdict, form, auth, text, signature, original. */
void letter_take(struct query *, struct letter_row *);

/* Upgrades a store to schema `to` by the files that follow the first in store_schema of
 * store/schema.h; the next one leads from schema STORE_OLDEST to the one after it. */
bool schema_upgrade(struct store *, const char *const *lines, int to, struct buf *why);

#endif
