/* SPDX-License-Identifier: MIT
 * Reads one map of a box: its spaces, their links, and where they are drawn. */
#ifndef BOX_MAP_H
#define BOX_MAP_H
#include "box/index.h"
#include "box/sheet.h"
#include "core/box.h"

/* Adds the map of a node to the box. kinds holds the names of all kinds, which no space may share.
 * Returns false when the map is refused; what was added to the box is then freed by box_free. */
bool map_read(struct box_text *, struct box *, const struct name_index *kinds, const struct tree *);
/* Reads the columns that a node gives into num [columns + 1]; its other attributes must be among
 * known. */
bool columns_read(
	struct box_text *, const struct box *, const struct tree *, const char *known, int *num);

#endif
