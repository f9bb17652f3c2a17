/* SPDX-License-Identifier: MIT */
#include "box/index.h"

#include <stdlib.h>
#include <string.h>

static int order(const char *name, struct span s)
{
	int c = strncmp(name, s.s, s.n);

	return c ? c : name[s.n] != 0;
}

/* Returns where the name stands, or where it would have to stand. */
static int place_of(const struct name_index *x, struct span name)
{
	int from = 0, to = x->n;

	while (from < to) {
		int middle = (from + to) / 2;

		if (order(x->row[middle].name, name) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

int index_find(const struct name_index *x, struct span name)
{
	int at = place_of(x, name);

	return at < x->n && !order(x->row[at].name, name) ? x->row[at].number : 0;
}

bool index_add(struct name_index *x, const char *name, int number)
{
	int at = place_of(x, span_of(name));

	if (at < x->n && !strcmp(x->row[at].name, name))
		return false;
	/* Doubled whenever it is full. */
	x->row = xmore(x->row, (size_t)x->n, sizeof *x->row);
	memmove(x->row + at + 1, x->row + at, (size_t)(x->n - at) * sizeof *x->row);
	x->row[at] = (struct name_index_row){ name, number };
	x->n++;
	return true;
}

void index_free(struct name_index *x)
{
	free(x->row);
}
