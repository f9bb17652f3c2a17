/* SPDX-License-Identifier: MIT
 * Numbers by name. The names belong to the caller. */
#ifndef BOX_INDEX_H
#define BOX_INDEX_H
#include "base/text.h"

struct name_index {
	int n;
	struct name_index_row {
		const char *name;
		int number;
	} * row;
};
/* Returns false where the name is there already. */
bool index_add(struct name_index *, const char *name, int number);
int index_find(const struct name_index *, struct span name); /* 0: there is no such name */
void index_free(struct name_index *);

#endif
