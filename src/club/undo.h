/* SPDX-License-Identifier: MIT
 * Opens a season again as if it and those after it had not been played. What was played is kept
 * under the number of the record that says so. */
#ifndef CLUB_UNDO_H
#define CLUB_UNDO_H
#include "club/referee_act.h"

/* The record is that of the act, added before. Returns false with a reason. */
bool undo_from(struct referee_act *, int season);
/* Opens the season anew, with the time that a season has. */
bool undo_open(struct referee_act *);

#endif
