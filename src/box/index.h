/* SPDX-License-Identifier: MIT
 * Which number a name has, in order of the names. The names belong to somebody else. */
#ifndef BOX_INDEX_H
#define BOX_INDEX_H
#include "base/text.h"

struct index {
	int n;
	struct index_row {
		const char *name;
		int number;
	} * row;
};
/* False where the name is there already. */
bool index_add(struct index *, const char *name, int number);
int index_find(const struct index *, struct span name); /* 0: it is not there */
void index_free(struct index *);

#endif
