/* SPDX-License-Identifier: MIT
 * A map as the XML of its box has it, for those who draw the map: where each space lies, what leads
 * where, and all else that the box says. */
#ifndef BOX_LAYOUT_H
#define BOX_LAYOUT_H
#include "base/buf.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends the <map> element of that name. Returns false with a reason. */
bool box_layout(struct buf *, const char *xml, size_t n, const char *map, struct buf *why);

#endif
