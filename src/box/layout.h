/* SPDX-License-Identifier: MIT
 * The map of a box as it stands in its XML, for those who draw it: where each space lies, what leads
 * where, and whatever else the box says of it. */
#ifndef BOX_LAYOUT_H
#define BOX_LAYOUT_H
#include "base/buf.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends the element <map> of that name. False with a reason. */
bool box_layout(struct buf *, const char *xml, size_t n, const char *map, struct buf *why);

#endif
