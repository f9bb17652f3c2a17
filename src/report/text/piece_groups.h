/* SPDX-License-Identifier: MIT
 * What lies in a place, as the position tells it. Pieces that read alike are one group.
 *
 * What is always true: the reader sees the place EXACTLY; only dials that the reader sees are
 * told. */
#ifndef REPORT_PIECE_GROUPS_H
#define REPORT_PIECE_GROUPS_H
#include "report/page.h"
#include "report/phrase/view_pieces.h"

/* In each item said is what the phrases say of the dials, as "on the Maw", or ""; dial and value
 * are the first of those dials; owner is NOBODY except on the map; with is what lies on each piece,
 * or "", which it always is where the map is not told by place. */
enum name_kind { IN_WORDS, AS_ORDERED }; /* how `with` calls things: "the War Horn", "war-horn" */

/* Lists a place, by kinds in the box's order. Call view_pieces_free afterwards. */
struct view_pieces piece_groups_find(const struct page *, thing at, enum name_kind);
/* Sorts what stands in zones by what the phrases say of its dials. */
void piece_groups_heap(struct view_pieces *);
/* Says "3 orcs", "an orc with Grim and the War Horn", "the Maw at the kingdom". */
void piece_groups_say(struct buf *, const struct page *, const struct view_piece *);
/* Says how many there are in a place that the seat sees partly. */
void piece_groups_number(struct buf *, const struct page *, thing at);

#endif
