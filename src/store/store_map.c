/* SPDX-License-Identifier: MIT */
#include "store/store_map.h"
#include "base/fail.h"
#include "base/text.h"

#include <string.h>

/* Appends a list of columns, each behind `before`. */
static void put_names(
	struct buf *sql, const struct row_column *map, const char *before, bool written, bool keys)
{
	const char *between = "";

	for (; map->kind != COLUMN_END; map++) {
		if ((written && map->numbered) || (!keys && map->key))
			continue;
		buf_fmt(sql, "%s%s%s", between, before, map->as ? map->as : map->name);
		between = ", ";
	}
}

static void put_values(struct buf *sql, const struct row_column *map, int others)
{
	const char *between = "";

	for (; map->kind != COLUMN_END; map++) {
		if (map->numbered)
			continue;
		buf_fmt(sql, "%s?%d", between, ++others);
		between = ", ";
	}
}

/* Appends what stands for a word in braces. */
static void put_word(
	struct buf *sql, struct span word, const struct row_column *map, int others, bool reads)
{
	if (span_is(word, "names")) {
		put_names(sql, map, "", !reads, true);
	} else if (span_is(word, "values")) {
		put_values(sql, map, others);
	} else {
		must(span_is(word, "changes"));
		buf_char(sql, '(');
		put_names(sql, map, "", true, false);
		buf_str(sql, ") = (");
		put_names(sql, map, "excluded.", true, false);
		buf_char(sql, ')');
	}
}

void map_sql(struct buf *sql, const char *text, const struct row_column *map, int others)
{
	bool reads = span_starts(span_of(text), "SELECT");
	size_t n = strcspn(text, "{"), word;

	for (; text[n]; n = strcspn(text, "{")) {
		buf_add(sql, text, n);
		text += n + 1;
		word = strcspn(text, "}");
		put_word(sql, (struct span){ text, word }, map, others, reads);
		text += word + 1;
	}
	buf_str(sql, text);
}

size_t map_row_size(const struct row_column *map)
{
	while (map->kind != COLUMN_END)
		map++;
	return map->size;
}
