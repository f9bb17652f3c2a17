/* SPDX-License-Identifier: MIT
 * A folder with all it holds, read once and laid down as often as it is needed. */
#ifndef TESTS_TREE_H
#define TESTS_TREE_H
#include "base/buf.h"

#include <sys/types.h>

struct tree_file {
	char *path; /* from the folder on */
	mode_t mode;
	struct buf bytes;
};
struct tree {
	struct tree_file *file; /* folders come before what they hold */
	int n;
};

void tree_read(struct tree *, const char *path);
/* Empties the folder at path, which may be missing, and lays the tree down there. Its files are as old as
 * `time` says. */
void tree_lay(const struct tree *, const char *path, long long time);
void tree_remove(const char *path);

#endif
