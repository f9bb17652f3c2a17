/* SPDX-License-Identifier: MIT
 * Reads a box: from XML that a person typed to the struct box that the processor plays with.
 *
 * What is always true: a box that box_read returns is whole and keeps every promise of core/box.h.
 * A faulty one is refused at its first fault, with the line. Only the bytes given are read: no
 * entity, no DOCTYPE, no other file. The work grows in proportion to the bytes, of which there are
 * at most BOX_MOST. */
#ifndef BOX_READ_H
#define BOX_READ_H
#include "base/buf.h"
#include "core/box.h"

/* Limits of a box. The first two are for the depth of tags and the attributes of a tag, as the
 * parser's work grows with their squares. The width and height of a text map are in characters and
 * lines. */
enum {
	BOX_DEPTH = 32,
	BOX_ATTRIBUTES = 64,
	BOX_NEIGHBOURS = 64,
	BOX_SETS = 64,
	BOX_MAPS = 16,
	BOX_COPIES = 9999,
	BOX_WIDTH = 72,
	BOX_HEIGHT = 200,
	BOX_NUMBER = 1000000,
	BOX_OPTION = 99999999
};

/* Reads n bytes as a box of that game. hash is the BLAKE2b-256 of the bytes, which this folder
 * cannot compute. The box points to game; the caller frees it by box_free. Returns NULL when the
 * box is refused, with "NAME:LINE: reason" appended to why; name is what the bytes are called
 * there, usually a file. */
struct box *box_read(const struct game *game, const char *xml, size_t n,
	const unsigned char hash[BOX_HASH], const char *name, struct buf *why);

struct tree;
/* The same, of XML that was read already. */
struct box *box_lay(const struct game *game, const struct tree *root,
	const unsigned char hash[BOX_HASH], const char *name, struct buf *why);

#endif
