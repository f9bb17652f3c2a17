/* SPDX-License-Identifier: MIT
 * Who sees what: derived from the sight of zones and dials, and the game's sees() for fog, never
 * written by hand; when the match is over, everything is open. Reports, templates and checks read the
 * table through this alone. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H
#include "core/table.h"

/* How well a seat sees what lies in a place; where NOTHING not even the number is known. What lies on
 * a piece is seen as that piece is, but for what the game keeps to its owner: ask of each piece. */
enum detail view_place(const struct table *, int seat, thing place);
/* How well it sees this piece: as the place it lies in, or as the piece that one lies on; NOTHING of
 * what is kept to the owner of that one. */
enum detail view_piece(const struct table *, int seat, thing piece);
/* Whether it may know the order in which a place's pieces lie. */
bool view_order(const struct table *, int seat, thing place);
bool view_dial(const struct table *, int seat, thing, int dial);
/* Between which two numbers one lies that is seen as a BAND; most 0: no bound above. Returns the
 * how many-th band this is, from 1. */
int view_band(const struct table *, int n, int *least, int *most);
/* The seats that see the piece EXACTLY, as bits. */
seats view_seers(const struct table *, thing piece);

#endif
