/* SPDX-License-Identifier: MIT
 * XML that another parser has read, as bytes: a browser fills the desk's trees by its own parser.
 *
 * What is always true: a flat form is made of records. An element is "<LINE NAME ATTRIBUTES\n", with the bytes of its name
 * and the number of its attributes, and behind the line feed the name; for each attribute "=NAME VALUE\n", with their
 * bytes, and both; then what is inside it, and ">\n". Text is "'LINE BYTES\n" and the bytes. All may be hostile. */
#ifndef DESK_FLAT_H
#define DESK_FLAT_H
#include "base/tree.h"

/* Appends a tree so. */
void flat_write(struct buf *, const struct tree *);
/* Returns the tree, which the caller frees by tree_free; NULL with a reason where the bytes are none or exceed the
 * limits. */
struct tree *flat_read(struct span flat, const struct tree_limits *, struct buf *why);

#endif
