/* SPDX-License-Identifier: MIT
 * Orders that the referee gives for a seat in the open season. A letter of the seat's player, now or
 * later, counts instead. */
#ifndef CLUB_REFEREE_ORDERS_H
#define CLUB_REFEREE_ORDERS_H
#include "club/referee_act.h"

/* Returns whether orders for the seat, which has that duty, could be played; false with a reason. */
bool referee_orders_may(struct referee_act *, int seat, const struct duty *);
/* Returns whether all lines can be read: slips of the referee are found now, and not when the season is
 * played. False with a reason, which names the file. */
bool referee_orders_check(struct referee_act *, const char *file, const struct buf *orders);
/* Keeps the orders, in place of those that the referee gave before, and tells all players. Returns false
 * with a reason, as where a letter of the player is in. */
bool referee_orders_give(struct referee_act *, int seat, const struct buf *orders);

#endif
