/* SPDX-License-Identifier: MIT
 * What the files of the store share. A query is one prepared statement at work; its values are
 * given, and its columns taken, in the order of its text. What is given must stay until the query
 * ends, for it is not copied. Every query that began ends: by query_run, by query_find that finds
 * nothing, or by query_end. Texts of queries are literals, for a statement is found again by the
 * address of its text. */
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
	bool inside; /* in a transaction of its own */
	bool failed; /* something in it failed: it can only be rolled back */
	bool broken; /* as store_broken has it */
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
	int at;	  /* the value given last, then how many columns were taken */
	bool bad; /* a column held what the store never writes */
};

enum query_result { FAILED, NOTHING, FOUND };

/* False, with the sentence that an error of SQLite deserves. */
bool store_fail(struct store *, int code, struct buf *why);
/* False, too: for what the caller has a sentence of its own. */
bool store_failed(struct store *);

bool query_begin(struct query *, struct store *, const char *text, struct buf *why);
/* The same for one that changes something: refused after a failure; a bug outside a transaction. */
bool query_change(struct query *, struct store *, const char *text, struct buf *why);
void query_give_int(struct query *, long long value);
void query_give_text(struct query *, const char *s);
void query_give_span(struct query *, struct span text);
void query_give_bytes(struct query *, const void *s, size_t n);
void query_give_nothing(struct query *);
/* A column of the row another query found. */
void query_give_column(struct query *, struct query *other, int column);

bool query_run(struct query *, struct buf *why);
/* Both at once, for a query without values. */
bool query_once(struct store *, const char *text, struct buf *why);
/* The same for a change; *changed: it changed a row. */
bool query_runs(struct query *, bool *changed, struct buf *why);
/* The first row, or the next. */
enum query_result query_find(struct query *, struct buf *why);
/* False, with a sentence, if a column was bad. */
bool query_end(struct query *, struct buf *why);

long long query_take_int(struct query *);
int query_take_small(struct query *, int least, int most);
void query_take_word(struct query *, char *to, size_t room); /* and a 0 */
char *query_take_text(struct query *);
char *query_take_bytes(struct query *, size_t *n);
void query_take_exactly(struct query *, void *to, size_t n);
void query_take_buf(struct query *, struct buf *to);
bool query_take_null(struct query *); /* true, and passes the column, if it is NULL */

/* The columns of a whole row of letters: id, match, season, seat, seq, received, hash, verdict,
 * form, auth, text, signature, original. */
void letter_take(struct query *, struct letter_row *);

/* Leads a store to schema `to` by the files that store_schema of store/schema.h has after its
 * first; file[i] leads from i to i + 1. */
bool schema_upgrade(struct store *, const char *const *lines, int to, struct buf *why);

#endif
