/* SPDX-License-Identifier: MIT
 * What lies in a place, in words: what nobody could tell apart is one item.
 *
 * What is always true: who asks for items sees the place EXACTLY; of pieces no dial is told but
 * those that all who see the piece see. */
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

/* By kinds in the box's order. view_pieces_free is due. */
struct view_pieces view_pieces_find(const struct phrase_context *, thing at);
void view_pieces_free(struct view_pieces *);
/* Below, at or above 0, as qsort wants it; 0: they look the same. */
int view_pieces_order(const struct view_piece *, const struct view_piece *);
/* Appends so many of an item, behind a comma where something stands already. */
void view_pieces_add(struct buf *, const struct phrase_context *, const struct view_piece *, int n);

#endif
