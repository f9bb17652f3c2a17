/* SPDX-License-Identifier: MIT
 * What a folder holds, as a few numbers: a sum for each table of each store in it, and for each folder of files
 * below. Rows have no order, files but for those of an archive no names, and of files that are the same one
 * counts. */
#ifndef TESTS_SUMS_H
#define TESTS_SUMS_H
#include "base/buf.h"

enum { SUMS = 120 };

struct sum {
	char name[64];
	uint64_t of[2];
	long n; /* rows or files */
};
struct sums {
	struct sum sum[SUMS];
	int n;
};

/* Sums up the folder at path. A store that cannot be read is a sum of its own. */
void sums_of(struct sums *, const char *path);
bool sums_are_same(const struct sums *, const struct sums *);
/* Appends the names of those that differ, with the numbers of rows or files. */
void sums_tell(const struct sums *, const struct sums *, struct buf *);

#endif
