/* SPDX-License-Identifier: MIT
 * Reading one map of a box: its spaces, what they border on, and where they are drawn. */
#ifndef BOX_MAP_H
#define BOX_MAP_H
#include "box/index.h"
#include "box/sheet.h"
#include "core/box.h"

/* Adds the map of that node to the box; kinds holds the names of all kinds, which no space may
 * have. False when the map is refused: what the box got of it then goes with box_free. */
bool map_read(struct box_text *, struct box *, const struct name_index *kinds, const struct tree *);
/* The columns that the node gives, into num [columns + 1]; other attributes must be among known. */
bool columns_read(
	struct box_text *, const struct box *, const struct tree *, const char *known, int *num);

#endif
