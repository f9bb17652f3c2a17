/* SPDX-License-Identifier: MIT
 * Reading a box: XML as a person types it into the struct box the processor plays with.
 *
 * What is always true: a box that box_read gives back is whole and keeps every promise of
 * core/box.h; one that is not is refused at the first fault found, with its line. Nothing but the bytes
 * handed over is read: no entity, no DOCTYPE, no other file. Work grows with the bytes alone, and
 * there are at most BOX_MOST of them. */
#ifndef BOX_READ_H
#define BOX_READ_H
#include "base/buf.h"
#include "core/box.h"

/* The most of each that a box may hold. The first two are of tags within each other and attributes a tag:
 * the parser's work grows with the square of those. A text map is at most so many characters wide and lines high. */
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

/* Reads n bytes as a box of that game; hash is the BLAKE2b-256 of those bytes, which this folder
 * cannot make itself. The box is the caller's, to be freed by box_free, and points to game. NULL
 * when it is refused, with "NAME:LINE: reason" added to why; name is what the bytes are called in
 * it, a file as a rule. */
struct box *box_read(const struct game *game, const char *xml, size_t n,
	const unsigned char hash[BOX_HASH], const char *name, struct buf *why);

#endif
