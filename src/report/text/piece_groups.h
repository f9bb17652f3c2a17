/* SPDX-License-Identifier: MIT
 * What lies in a place, as the position tells it. Pieces that read alike are one group.
 *
 * What is always true: the reader sees the place EXACTLY; no dial is told that the reader does not
 * see. */
#ifndef REPORT_PIECE_GROUPS_H
#define REPORT_PIECE_GROUPS_H
#include "report/page.h"

/* n pieces of a kind and owner. said: what the phrases say of their dials, "on the Maw", or "";
 * dial, value: the first of those dials, 0: none; owner: NOBODY except on the map; with: what lies
 * on each of them, or "", which it always is where the map is not told by place. */
struct piece_group {
	thing kind;
	int owner, n, dial, value;
	char *said, *with;
};

struct piece_groups {
	int n;
	struct piece_group *held;
};

enum name_kind { IN_WORDS, AS_ORDERED }; /* how `with` calls things: "the War Horn", "war-horn" */

/* Lists a place, by kinds in the box's order. Call piece_groups_free afterwards. */
struct piece_groups piece_groups_find(const struct page *, thing at, enum name_kind);
void piece_groups_free(struct piece_groups *);
/* Sorts what stands in zones by what the phrases say of its dials. */
void piece_groups_heap(struct piece_groups *);
/* Says "3 orcs", "an orc with Grim and the War Horn", "the Maw at the kingdom". */
void piece_groups_say(struct buf *, const struct page *, const struct piece_group *);
/* Says how many there are in a place that the seat sees partly. */
void piece_groups_number(struct buf *, const struct page *, thing at);

#endif
