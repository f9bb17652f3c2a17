/* SPDX-License-Identifier: MIT
 * A map says of each column of a row, once: its name, the member of the row's struct, and the
 * values that are allowed there. Whatever reads or writes such a row goes by the map.
 *
 * In SQL that goes with a map, three words stand for the columns:
 *   {names}    a, b, c
 *   {values}   ?, ?, ?: the row's; other values of the SQL have the numbers before these
 *   {changes}  (b, c) = (excluded.b, excluded.c), keys left out */
#ifndef STORE_STORE_MAP_H
#define STORE_STORE_MAP_H
#include "base/buf.h"

#include <limits.h>
#include <stddef.h>

enum column_kind {
	COLUMN_END, /* its size is that of the struct */
	COLUMN_NUMBER,
	COLUMN_WORD,  /* char[] */
	COLUMN_TEXT,  /* char *, which the row owns */
	COLUMN_FIXED, /* unsigned char[] */
	COLUMN_BYTES  /* char *, which the row owns, and a size_t beside it */
};
struct row_column {
	const char *name, *as; /* as: the column's name where it is not that of the member */
	enum column_kind kind;
	size_t at, size; /* of the member */
	size_t beside; /* where the size_t of bytes is; of FIXED, the bool that tells it from NULL */
	long long least, most;
	bool key;      /* is not changed when a row is saved again */
	bool numbered; /* by SQLite: is read, never written */
	bool lacking;  /* NULL stands for NULL, and for the number 0 */
};
#define MEMBER(row, member)                                                                        \
	.at = offsetof(struct row, member), .size = sizeof((struct row *)0)->member
#define NAMED(row, member) .name = #member, MEMBER(row, member)
#define RANGE(row, member, from, to)                                                               \
	NAMED(row, member), .kind = COLUMN_NUMBER, .least = (from), .most = (to)
#define ANY(row, member) RANGE(row, member, LLONG_MIN, LLONG_MAX)
#define COUNT(row, member) RANGE(row, member, 0, INT_MAX)
#define FLAG(row, member) RANGE(row, member, 0, 1)
#define SEAT(row, member) RANGE(row, member, 1, 16)
#define WORD(row, member) NAMED(row, member), .kind = COLUMN_WORD
#define TEXT(row, member) NAMED(row, member), .kind = COLUMN_TEXT
#define FIXED(row, member) NAMED(row, member), .kind = COLUMN_FIXED
#define FIXED_IF(row, member, is) FIXED(row, member), .beside = offsetof(struct row, is)
#define BYTES(row, member)                                                                         \
	NAMED(row, member), .kind = COLUMN_BYTES, .beside = offsetof(struct row, member##_n)
#define END(row) .size = sizeof(struct row)

/* Appends the SQL that a text stands for; others: how many other values it has. */
void map_sql(struct buf *sql, const char *text, const struct row_column *map, int others);
size_t map_row_size(const struct row_column *map);

#endif
