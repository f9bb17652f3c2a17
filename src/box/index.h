/* SPDX-License-Identifier: MIT
 * Which number a name has, in order of the names. The names belong to somebody else. */
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
/* False where the name is there already. */
bool index_add(struct name_index *, const char *name, int number);
int index_find(const struct name_index *, struct span name); /* 0: it is not there */
void index_free(struct name_index *);

#endif
