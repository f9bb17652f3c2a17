/* SPDX-License-Identifier: MIT
 * Rollback: a season is open again as if it and those after it had not been played. What was played is
 * kept, and the seasons get other dice, as no cast is made twice. Until something new is signed the
 * rollback can be undone. */
#ifndef CLUB_TAKE_BACK_H
#define CLUB_TAKE_BACK_H
#include "club/referee_act.h"

/* Takes back a season that was played, and those after it; all players are told. Returns false with a
 * reason, as does take_back_undo. */
bool take_back_seasons(struct referee_act *, int season);
/* Gives the number of the record of the last rollback; NOT_FOUND, with a reason, where something was
 * signed since. */
enum found take_back_last(struct referee_act *, int *number);
/* Undoes the rollback of that record; all players are told. */
bool take_back_undo(struct referee_act *, int number);

#endif
