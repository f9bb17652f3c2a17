/* SPDX-License-Identifier: MIT
 * A line that wishes for what an order of the set-up takes, with no word of that order: "I'd take g3 or g6". */
#ifndef CLUB_WISHED_H
#define CLUB_WISHED_H
#include "core/names.h"

/* Returns whether all that a line says are such names, and words that wish. */
bool wished_names(const struct names *, struct span line);

#endif
