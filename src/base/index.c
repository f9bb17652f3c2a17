/* SPDX-License-Identifier: MIT */
#include "base/index.h"

#include <stdlib.h>
#include <string.h>

static const uint32_t HASH_START = 2166136261u;

/* FNV-1a. Names made to collide cost no more than the search from name to name. */
static uint32_t hash_on(uint32_t h, struct span name)
{
	for (size_t i = 0; i < name.n; i++)
		h = (h ^ (unsigned char)name.s[i]) * 16777619u;
	return h;
}

static uint32_t hash(struct span name)
{
	uint32_t h = hash_on(HASH_START, name);

	return h ^ h >> 15;
}

/* Returns the row of the name, or the empty one where it would have to stand. */
static struct name_index_row *row_of(const struct name_index *x, struct span name)
{
	uint32_t last = (uint32_t)x->room - 1, at = hash(name) & last;

	while (x->row[at].number && !span_same(x->row[at].name, name))
		at = (at + 1) & last;
	return &x->row[at];
}

int index_find(const struct name_index *x, struct span name)
{
	return x->n ? row_of(x, name)->number : 0;
}

static bool is_of_two(struct span name, struct span a, struct span b)
{
	return name.n == a.n + 1 + b.n && !memcmp(name.s, a.s, a.n) && name.s[a.n] == ' '
		&& !memcmp(name.s + a.n + 1, b.s, b.n);
}

int index_find_two(const struct name_index *x, struct span a, struct span b)
{
	uint32_t h = hash_on(hash_on(hash_on(HASH_START, a), SPAN(" ")), b);
	uint32_t last = (uint32_t)x->room - 1, at = (h ^ h >> 15) & last;

	if (!x->n)
		return 0;
	while (x->row[at].number && !is_of_two(x->row[at].name, a, b))
		at = (at + 1) & last;
	return x->row[at].number;
}

static void make_room(struct name_index *x)
{
	struct name_index more = { x->n, x->room ? 2 * x->room : 64, NULL };

	more.row = xalloc((size_t)more.room, sizeof *more.row);
	for (int i = 0; i < x->room; i++)
		if (x->row[i].number)
			*row_of(&more, x->row[i].name) = x->row[i];
	free(x->row);
	*x = more;
}

bool index_add(struct name_index *x, struct span name, int number)
{
	struct name_index_row *row;

	if (2 * x->n >= x->room)
		make_room(x);
	row = row_of(x, name);
	if (row->number)
		return false;
	*row = (struct name_index_row){ name, number };
	x->n++;
	return true;
}

void index_free(struct name_index *x)
{
	free(x->row);
}
