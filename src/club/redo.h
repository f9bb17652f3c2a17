/* SPDX-License-Identifier: MIT
 * The last rollback is taken back: its seasons count again as they were. */
#ifndef CLUB_REDO_H
#define CLUB_REDO_H
#include "club/desk.h"

/* The record that took them back, and the season it opened again; the desk's own record was added. False
 * with a reason. */
bool redo_from(struct desk *, int number, int season, struct buf *why);

#endif
