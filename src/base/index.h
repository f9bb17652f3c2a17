/* SPDX-License-Identifier: MIT
 * Numbers by name. The names belong to the caller. */
#ifndef BASE_INDEX_H
#define BASE_INDEX_H
#include "base/text.h"

struct name_index {
	int n, room; /* names, and rows for them: a power of two, more than half of it empty */
	struct name_index_row {
		struct span name;
		int number; /* 0: the row is empty */
	} * row;	    /* [room], each name at its hash or behind it */
};
/* Returns false where the name is there already. The number is not 0. */
bool index_add(struct name_index *, struct span name, int number);
int index_find(const struct name_index *, struct span name); /* 0: there is no such name */
/* The same of a name of two parts with a blank between. */
int index_find_two(const struct name_index *, struct span, struct span);
void index_free(struct name_index *);

#endif
