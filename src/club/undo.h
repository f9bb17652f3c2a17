/* SPDX-License-Identifier: MIT
 * A season is open again as if it and those after it had not been played. What they were is kept under
 * the number of the record that says so. */
#ifndef CLUB_UNDO_H
#define CLUB_UNDO_H
#include "club/referee_act.h"

/* The record is the act's, which was added. False with a reason. */
bool undo_from(struct referee_act *, int season, struct buf *why);
/* The season that is open is opened anew: it has the time that a season has. */
bool undo_open(struct referee_act *, struct buf *why);

#endif
