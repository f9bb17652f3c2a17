/* SPDX-License-Identifier: MIT
 * What the referee corrects after the season played last.
 * - Orders accepted after all: the season is played again with them and with the same dice.
 * - Things set by name: they lie so from now on.
 * - A ruling alone: it is recorded and changes nothing. */
#ifndef CLUB_AMENDMENT_H
#define CLUB_AMENDMENT_H
#include "club/referee_act.h"

/* Makes the amendment that a file has; file is its name, text what it has. text NULL: a ruling alone.
 * Some season of the match was played. Returns false with a reason. */
bool amendment_make(struct referee_act *, const char *file, const char *text);

#endif
