/* SPDX-License-Identifier: MIT */
#ifndef CLUB_EXPLAIN_SEASON_H
#define CLUB_EXPLAIN_SEASON_H
#include "club/club.h"

/* What is to be explained. */
struct explain_request {
	enum { WHY_FACT, WHY_LINE, WHY_STOOD, WHY_DIE } what;
	int number;	   /* of a fact or a line */
	struct span label; /* of a die, as written */
};
/* Reads "17", "17-18" of a report's line that tells of two facts, of which the first is meant, "line:3", "stood:2" or "die:LABEL", a blank for the colon being allowed, and moves
 * *rest behind it. Returns false where there is none. */
bool explain_read(struct explain_request *, struct span *rest);
/* Appends an explanation by the numbers of that seat's report (NOBODY: the public one), with the
 * record that proves it, as far as the seat may know. For NOBODY, the referee, it also has what
 * each side knew. *told: there is such a thing. Returns false with a reason. */
bool explain_tell(const struct context *, int season, int seat, const struct explain_request *,
	struct buf *, bool *told);

/* Appends the labels of dice that a seat saw of a season, see explain_labels. */
bool explain_dice_labels(const struct context *, int season, int seat, struct buf *);
/* Appends the element <dice> of what a seat saw of a season; NOBODY: what everybody saw, after the
 * match all. Facts are numbered as public_revealed does. Returns false with a reason. */
bool explain_dice_of(const struct context *, int season, int seat, struct buf *xml);

#endif
