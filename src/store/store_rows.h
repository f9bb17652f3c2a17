/* SPDX-License-Identifier: MIT
 * A query as one call: its SQL, the values for it, and the row that it reads or writes.
 *
 * What is always true:
 * - SQL is a literal and goes with one map, or with none. It is prepared once, see store_inner.h.
 * - After UNREAD or false there is a sentence in why, and a row that was to be read is empty. */
#ifndef STORE_STORE_ROWS_H
#define STORE_STORE_ROWS_H
#include "store/store_inner.h"
#include "store/store_map.h"

/* Frees the texts and bytes of a row; its other members stay. */
void row_free(const struct row_column *map, void *row);

/* Finds the first row. */
enum found row_find(struct store *, const struct row_column *map, const char *sql,
	const struct query_value *with, void *row, struct buf *why);
/* Finds the first row; where there is none, gives zeros and "". */
bool row_find_or_empty(struct store *, const struct row_column *map, const char *sql,
	const struct query_value *with, void *row, struct buf *why);
/* Writes a row. row_add tells in *added whether one was changed. */
bool row_save(struct store *, const struct row_column *map, const char *sql,
	const struct query_value *with, const void *row, struct buf *why);
bool row_add(struct store *, const struct row_column *map, const char *sql,
	const struct query_value *with, const void *row, bool *added, struct buf *why);
/* Find whether there is a row, find a number, and append bytes. Where there is no row, the number
 * stays. */
enum found any_find(
	struct store *, const char *sql, const struct query_value *with, struct buf *why);
enum found number_find(struct store *, const char *sql, const struct query_value *with,
	long long *number, struct buf *why);
enum found int_find(
	struct store *, const char *sql, const struct query_value *with, int *n, struct buf *why);
enum found bytes_find(struct store *, const char *sql, const struct query_value *with,
	struct buf *to, struct buf *why);
/* Changes what has no map. *changed: whether a row was changed. */
bool rows_change(struct store *, const char *sql, const struct query_value *with, struct buf *why);
bool rows_changed(struct store *, const char *sql, const struct query_value *with, bool *changed,
	struct buf *why);

/* Finds a letter whole: the store lacks the bytes as signed where they are those of the text. */
enum found letter_row_find(struct store *, const char *sql, const struct query_value *with,
	struct letter_row *, struct buf *why);

#endif
