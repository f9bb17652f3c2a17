/* SPDX-License-Identifier: MIT
 * Undoes the last rollback: its seasons count again. */
#ifndef CLUB_REDO_H
#define CLUB_REDO_H
#include "club/referee_act.h"

/* number: of the rollback's record; season: the one it opened again. The act's own record was added
 * before. Returns false with a reason. */
bool redo_from(struct referee_act *, int number, int season);

#endif
