/* SPDX-License-Identifier: MIT
 * Reads one map of a box: its spaces, their links, and where they are drawn. */
#ifndef BOX_MAP_H
#define BOX_MAP_H
#include "base/index.h"
#include "box/sheet.h"
#include "core/box.h"

/* Adds the map of a node to the box. kinds holds the names of all kinds, which no space may share.
 * Returns false when the map is refused; what was added to the box is then freed by box_free. */
bool map_read(struct box_text *, struct box *, const struct name_index *kinds, const struct tree *);
/* Indexes the attributes that a tag may have: the columns of the game, and the words of known. */
void columns_index(struct name_index *, const struct box *, const char *known);
/* Reads the columns that a node gives into num [columns + 1]; its other attributes must be among
 * known, with which the index was made. */
bool columns_read(struct box_text *, const struct box *, const struct name_index *,
	const struct tree *, const char *known, int *num);

#endif
