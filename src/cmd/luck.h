/* SPDX-License-Identifier: MIT
 * What the dice of all seasons came to, from the journals, as far as the reader may know them. */
#ifndef CMD_LUCK_H
#define CMD_LUCK_H
#include "cmd/club.h"

/* Appends it, in lines of 72 columns. Seat NOBODY: what was shown to all. False with a reason. */
bool luck_tell(struct club *, const struct match *, int seat, struct buf *, struct buf *why);

#endif
