/* SPDX-License-Identifier: MIT
 * What the dice of all seasons came to, from the journals, as far as the reader may know. */
#ifndef CLUB_ODDS_H
#define CLUB_ODDS_H
#include "club/club.h"

/* Appends that in lines of 72 columns; seat NOBODY: what was shown to all. */
bool odds_tell(const struct context *, int seat, struct buf *);

#endif
