/* SPDX-License-Identifier: MIT */
#include "base/index.h"

#include <stdlib.h>

/* FNV-1a. Names made to collide cost no more than the search from name to name. */
static uint32_t hash(struct span name)
{
	uint32_t h = 2166136261u;

	for (size_t i = 0; i < name.n; i++)
		h = (h ^ (unsigned char)name.s[i]) * 16777619u;
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
