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
/* Reads "17", "line:3", "stood:2" or "die:LABEL", where a blank may stand for the colon, and moves
 * *rest behind it. False where there is none. */
bool explain_read(struct explain_request *, struct span *rest);
/* Appends why it is so, as the report of that season to that seat (NOBODY: the public one) numbers
 * facts and lines, and which record proves it; nothing that the seat may not know, but for NOBODY what
 * each side knew, for the referee. *told: there is such a thing. False with a reason. */
bool explain_tell(const struct context *, int season, int seat, const struct explain_request *,
	struct buf *, bool *told);

/* Appends the element <dice> of what the seat saw of a season, NOBODY: what everybody saw, which is all
 * once the match is over, as public_revealed numbers the facts. False with a reason. */
bool explain_dice_of(const struct context *, int season, int seat, struct buf *xml);

#endif
