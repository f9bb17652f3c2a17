/* SPDX-License-Identifier: MIT
 * Which seats of a match have a key, and what follows where some have none. */
#ifndef CLUB_SEAT_KEYS_H
#define CLUB_SEAT_KEYS_H
#include "club/club.h"

/* Returns false, with what to do, where a seat has no key and the charter takes no letter without a
 * signature, or the store fails. */
bool seat_keys_fit(const struct context *);
/* Tells whether the referee alone could choose the dice, see tp1_open_dice. Seats that were not given yet may
 * get a key. */
bool seat_keys_open_dice(const struct context *, bool *open);
/* The same as things stand, for the first players invited: a seat that may do without a key and was not given yet has
 * none. */
bool seat_keys_open_so_far(const struct context *, bool *open);

#endif
