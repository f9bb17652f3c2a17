/* SPDX-License-Identifier: MIT
 * What lies in a place, in words. Pieces that nobody could tell apart are one item.
 *
 * What is always true: the reader sees the place EXACTLY; of a piece only dials are told that all
 * who see the piece see. */
#ifndef REPORT_VIEW_PIECES_H
#define REPORT_VIEW_PIECES_H
#include "report/phrase/say.h"

/* n pieces of a kind and an owner that read alike. */
struct view_piece {
	thing piece, kind; /* piece: one of them */
	int owner, n;
	int dial, value; /* a dial that sorts them before said does; 0: none */
	char *said;	 /* what is said of each of them, or "" */
	char *with;	 /* what lies on each of them; NULL: said tells it */
};

struct view_pieces {
	int n;
	struct view_piece *item;
};

/* Sets how a piece reads: all members but the piece, its kind, its owner and n, which are set. */
typedef void view_piece_reader(void *with, struct view_piece *);
/* Lists what a seat sees in a place, by kinds in the box's order. Call view_pieces_free
 * afterwards. */
struct view_pieces view_pieces_gather(
	const struct table *, int seat, thing at, view_piece_reader *, void *with);
/* As view_pieces_gather, without words: pieces are told apart by their dials and by what lies on them.
 * So the order is the same in all languages. */
struct view_pieces view_pieces_by_looks(const struct table *, int seat, thing at);
/* As view_pieces_gather, in words: an item says its dials, and what lies on it. */
struct view_pieces view_pieces_find(const struct phrase_context *, thing at);
void view_pieces_free(struct view_pieces *);
/* Compares as qsort wants it; 0: the items look the same. */
int view_pieces_order(const struct view_piece *, const struct view_piece *);
/* Appends n of an item, behind a comma unless it is the first. */
void view_pieces_add(struct buf *, const struct phrase_context *, const struct view_piece *, int n);

#endif
