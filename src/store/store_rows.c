/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"
#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

/* ---- one column ---- */

/* Numbers are bool, int, unsigned, enums of their size, and long long. */
static long long number_in(const struct row_column *column, const void *at)
{
	long long large;
	int small;
	bool flag;

	if (column->size == sizeof flag) {
		memcpy(&flag, at, sizeof flag);
		return flag;
	}
	if (column->size == sizeof small) {
		memcpy(&small, at, sizeof small);
		return small;
	}
	must(column->size == sizeof large);
	memcpy(&large, at, sizeof large);
	return large;
}

static void put_number(const struct row_column *column, void *at, long long number)
{
	bool flag = number;
	int small = (int)number;

	if (column->size == sizeof flag)
		memcpy(at, &flag, sizeof flag);
	else if (column->size == sizeof small)
		memcpy(at, &small, sizeof small);
	else
		memcpy(at, &number, sizeof number);
}

static struct query_value value_in(const struct row_column *column, const char *row)
{
	const char *at = row + column->at, *beside = row + column->beside;
	const char *const *owned = (const char *const *)at;
	struct query_value null = { .kind = VALUE_NULL };

	if (column->kind == COLUMN_NUMBER)
		return column->lacking && !number_in(column, at) ? null
								 : NUM(number_in(column, at));
	if (column->kind == COLUMN_WORD)
		return STR(at);
	if (column->kind == COLUMN_TEXT)
		return STR(*owned);
	if (column->kind == COLUMN_FIXED)
		return column->beside && !*(const bool *)beside ? null : RAW(at, column->size);
	must(column->kind == COLUMN_BYTES);
	return column->lacking && !*owned ? null : RAW(*owned, *(const size_t *)beside);
}

static void take_number(struct query *q, const struct row_column *column, void *at)
{
	bool null = column->lacking && query_take_null(q);
	long long number = null ? 0 : query_take_int(q);

	q->bad |= number < column->least || number > column->most;
	put_number(column, at, q->bad ? 0 : number);
}

static void take_column(struct query *q, const struct row_column *column, char *row)
{
	char *at = row + column->at, *beside = row + column->beside;
	bool null;

	switch (column->kind) {
	case COLUMN_END: bug("the end of a map is no column");
	case COLUMN_NUMBER: take_number(q, column, at); break;
	case COLUMN_WORD: query_take_word(q, at, column->size); break;
	case COLUMN_TEXT: *(char **)at = query_take_text(q); break;
	case COLUMN_FIXED:
		null = column->beside && query_take_null(q);
		if (column->beside)
			*(bool *)beside = !null;
		if (!null)
			query_take_exactly(q, at, column->size);
		break;
	case COLUMN_BYTES:
		null = query_take_null(q);
		q->bad |= null && !column->lacking;
		if (!null)
			*(char **)at = query_take_bytes(q, (size_t *)beside);
		break;
	}
}

/* ---- rows ---- */

void row_free(const struct row_column *map, void *row)
{
	for (const struct row_column *c = map; c->kind != COLUMN_END; c++) {
		char **at = (char **)((char *)row + c->at);

		if (c->kind != COLUMN_TEXT && c->kind != COLUMN_BYTES)
			continue;
		free(*at);
		*at = NULL;
		if (c->kind == COLUMN_BYTES)
			*(size_t *)((char *)row + c->beside) = 0;
	}
}

static bool begin(struct query *q, struct store *store, const struct row_column *map,
	const char *sql, const struct query_value *with, struct buf *why)
{
	int n = 0;

	while (with[n].kind != VALUE_END)
		n++;
	if (!query_begin_by(q, store, sql, map, n, why))
		return false;
	query_give_all(q, with);
	return true;
}

static bool begin_change(struct query *q, struct store *store, const struct row_column *map,
	const char *sql, const struct query_value *with, struct buf *why)
{
	return query_may_change(store, why) && begin(q, store, map, sql, with, why);
}

static enum found find_first(struct query *q, struct store *store, const struct row_column *map,
	const char *sql, const struct query_value *with, struct buf *why)
{
	return begin(q, store, map, sql, with, why) ? query_find(q, why) : UNREAD;
}

static enum found end(struct query *q, struct buf *why)
{
	return query_end(q, why) ? FOUND : UNREAD;
}

enum found row_find(struct store *store, const struct row_column *map, const char *sql,
	const struct query_value *with, void *row, struct buf *why)
{
	enum found found;
	struct query q;

	memset(row, 0, map_row_size(map));
	found = find_first(&q, store, map, sql, with, why);
	if (found != FOUND)
		return found;
	for (const struct row_column *c = map; c->kind != COLUMN_END; c++)
		take_column(&q, c, row);
	found = end(&q, why);
	if (found == UNREAD) {
		row_free(map, row);
		memset(row, 0, map_row_size(map));
	}
	return found;
}

bool row_find_or_empty(struct store *store, const struct row_column *map, const char *sql,
	const struct query_value *with, void *row, struct buf *why)
{
	enum found found = row_find(store, map, sql, with, row, why);

	if (found == NOT_FOUND)
		for (const struct row_column *c = map; c->kind != COLUMN_END; c++)
			if (c->kind == COLUMN_TEXT)
				*(char **)((char *)row + c->at) = xcopy("", 0);
	return found != UNREAD;
}

bool row_add(struct store *store, const struct row_column *map, const char *sql,
	const struct query_value *with, const void *row, bool *added, struct buf *why)
{
	struct query q;

	if (!begin_change(&q, store, map, sql, with, why))
		return false;
	for (const struct row_column *c = map; c->kind != COLUMN_END; c++)
		if (!c->numbered)
			query_give(&q, value_in(c, row));
	return query_runs(&q, added, why);
}

bool row_save(struct store *store, const struct row_column *map, const char *sql,
	const struct query_value *with, const void *row, struct buf *why)
{
	bool added;

	return row_add(store, map, sql, with, row, &added, why);
}

/* ---- without a map ---- */

enum found number_find(struct store *store, const char *sql, const struct query_value *with,
	long long *number, struct buf *why)
{
	struct query q;
	enum found found = find_first(&q, store, NULL, sql, with, why);

	if (found != FOUND)
		return found;
	*number = query_take_int(&q);
	return end(&q, why);
}

enum found int_find(struct store *store, const char *sql, const struct query_value *with, int *n,
	struct buf *why)
{
	struct query q;
	enum found found = find_first(&q, store, NULL, sql, with, why);

	if (found != FOUND)
		return found;
	*n = query_take_small(&q, INT_MIN, INT_MAX);
	return end(&q, why);
}

enum found any_find(
	struct store *store, const char *sql, const struct query_value *with, struct buf *why)
{
	int one;

	return int_find(store, sql, with, &one, why);
}

enum found bytes_find(struct store *store, const char *sql, const struct query_value *with,
	struct buf *to, struct buf *why)
{
	struct query q;
	enum found found = find_first(&q, store, NULL, sql, with, why);

	if (found != FOUND)
		return found;
	query_take_buf(&q, to);
	return end(&q, why);
}

bool rows_changed(struct store *store, const char *sql, const struct query_value *with,
	bool *changed, struct buf *why)
{
	struct query q;

	return begin_change(&q, store, NULL, sql, with, why) && query_runs(&q, changed, why);
}

bool rows_change(
	struct store *store, const char *sql, const struct query_value *with, struct buf *why)
{
	bool changed;

	return rows_changed(store, sql, with, &changed, why);
}
