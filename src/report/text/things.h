/* SPDX-License-Identifier: MIT
 * What lies in a place, as the position tells it: alike is what the reader calls alike.
 *
 * What is always true: who asks for things sees the place EXACTLY, and of a piece no dial is told that
 * he does not see. */
#ifndef REPORT_THINGS_H
#define REPORT_THINGS_H
#include "report/page.h"

/* So many of a kind and an owner. said: what the phrases say of their dials, as "on the Maw", "" for
 * nothing; dial: the first of these, 0 for none, and how it stands; owner: NOBODY but on the map; with:
 * what lies on each of them, "" for nothing, and always "" where the map is not told by place. */
struct held {
	thing kind;
	int owner, n, dial, value;
	char *said, *with;
};

struct things {
	int n;
	struct held *held;
};

enum calling { IN_WORDS, AS_ORDERED }; /* what `with` calls things: "the War Horn", "war-horn" */

/* By kinds in the box's order. things_free is due. */
struct things things_find(const struct page *, thing at, enum calling);
void things_free(struct things *);
/* Puts what stands in zones in heaps: by what the phrases say of their dials, first of all. */
void things_heap(struct things *);
/* "3 orcs", "an orc with Grim and the War Horn", "the Maw at the kingdom". */
void things_say(struct buf *, const struct page *, const struct held *);
/* How many there are, as the seat sees a place of which it sees neither all nor nothing. */
void things_number(struct buf *, const struct page *, thing at);

#endif
