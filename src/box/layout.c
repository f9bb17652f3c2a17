/* SPDX-License-Identifier: MIT */
#include "box/layout.h"
#include "box/sheet.h"

#include <string.h>

static const struct tree *find_map(const struct tree *root, const char *name)
{
	for (const struct tree *n = root->child; n; n = n->next) {
		const char *its = tree_is(n, "map") ? tree_attribute(n, "name") : NULL;

		if (its && !strcmp(its, name))
			return n;
	}
	return NULL;
}

bool box_layout(struct buf *b, const char *xml, size_t n, const char *map, struct buf *why)
{
	struct box_text sheet = { "the box", why };
	struct tree *root = sheet_open(&sheet, (struct span){ xml, n });
	const struct tree *node = root ? find_map(root, map) : NULL;

	if (node)
		tree_write(b, node);
	else if (root)
		buf_fmt(why, "the box has no map '%s'", map);
	tree_free(root);
	return node != NULL;
}
