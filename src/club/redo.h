/* SPDX-License-Identifier: MIT
 * The last rollback is taken back: its seasons count again as they were. */
#ifndef CLUB_REDO_H
#define CLUB_REDO_H
#include "club/referee_act.h"

/* The record that took them back, and the season it opened again; the act's own record was added. False
 * with a reason. */
bool redo_from(struct referee_act *, int number, int season, struct buf *why);

#endif
