/* SPDX-License-Identifier: MIT
 * What lies in a place, in words. Pieces that nobody could tell apart are one item.
 *
 * What is always true: the reader sees the place EXACTLY; of a piece only dials are told that all
 * who see the piece see. */
#ifndef REPORT_VIEW_PIECES_H
#define REPORT_VIEW_PIECES_H
#include "report/phrase/say.h"

/* more: its dials, and what lies on it. */
struct view_piece {
	thing kind;
	int owner, n;
	char *more;
};

struct view_pieces {
	int n;
	struct view_piece *item;
};

/* Lists a place, by kinds in the box's order. Call view_pieces_free afterwards. */
struct view_pieces view_pieces_find(const struct phrase_context *, thing at);
void view_pieces_free(struct view_pieces *);
/* Compares as qsort wants it; 0: the items look the same. */
int view_pieces_order(const struct view_piece *, const struct view_piece *);
/* Appends n of an item, behind a comma unless it is the first. */
void view_pieces_add(struct buf *, const struct phrase_context *, const struct view_piece *, int n);

#endif
