/* SPDX-License-Identifier: MIT
 * Who sees what. Always derived from the sight of zones and dials and from the game's sees() for
 * fog, never decided elsewhere; when the match is over, everything is open. Reports, templates and
 * checks read the table through this header alone. */
#ifndef CORE_VIEW_H
#define CORE_VIEW_H
#include "core/table.h"

/* Returns how well a seat sees what lies in a place; NOTHING: not even the number. What lies on a
 * piece is seen as well as that piece, except for what the game shows to the owner alone: so ask
 * for each piece. */
enum detail view_place(const struct table *, int seat, thing place);
/* Returns how well a seat sees a piece: as well as the place it lies in, or the piece it lies on;
 * NOTHING for what only another owner sees. */
enum detail view_piece(const struct table *, int seat, thing piece);
/* Returns whether a seat may know the order of the pieces in a place. */
bool view_order(const struct table *, int seat, thing place);
bool view_dial(const struct table *, int seat, thing, int dial);
/* Returns whether a seat sees a dial that is not at its start. Others need not be told. */
bool view_dial_off_start(const struct table *, int seat, thing, int dial);
/* Sets *least and *most to the bounds of the band that contains n (*most 0: no upper bound).
 * Returns the band's number, from 1. */
int view_band(const struct table *, int n, int *least, int *most);
/* Returns the seats that see the piece EXACTLY. */
seats view_seers(const struct table *, thing piece);

#endif
