/* SPDX-License-Identifier: MIT
 * What lies in a place, as the position tells it: alike is what the reader calls alike.
 *
 * What is always true: who asks for things sees the place EXACTLY, and of a piece no dial is told that
 * he does not see. */
#ifndef REPORT_PIECE_GROUPS_H
#define REPORT_PIECE_GROUPS_H
#include "report/page.h"

/* So many of a kind and an owner. said: what the phrases say of their dials, as "on the Maw", "" for
 * nothing; dial: the first of these, 0 for none, and how it stands; owner: NOBODY but on the map; with:
 * what lies on each of them, "" for nothing, and always "" where the map is not told by place. */
struct piece_group {
	thing kind;
	int owner, n, dial, value;
	char *said, *with;
};

struct piece_groups {
	int n;
	struct piece_group *held;
};

enum name_kind { IN_WORDS, AS_ORDERED }; /* what `with` calls things: "the War Horn", "war-horn" */

/* By kinds in the box's order. piece_groups_free is due. */
struct piece_groups piece_groups_find(const struct page *, thing at, enum name_kind);
void piece_groups_free(struct piece_groups *);
/* Puts what stands in zones in heaps: by what the phrases say of their dials, first of all. */
void piece_groups_heap(struct piece_groups *);
/* "3 orcs", "an orc with Grim and the War Horn", "the Maw at the kingdom". */
void piece_groups_say(struct buf *, const struct page *, const struct piece_group *);
/* How many there are, as the seat sees a place of which it sees neither all nor nothing. */
void piece_groups_number(struct buf *, const struct page *, thing at);

#endif
