/* SPDX-License-Identifier: MIT
 * Matches that rest: a tick need not look at them, however many there are.
 *
 * What is always true: a match rests only where nothing is due in it and nobody is to be reminded, and only until
 * the first time at which that may be otherwise: each decision that hangs on the clock asks context_since, which
 * notes that time. What changes the store ends the rest, see store_rest. Nothing rests longer than REST_MOST, as a
 * newer program may decide otherwise. */
#ifndef CLUB_REST_H
#define CLUB_REST_H
#include "club/club.h"

enum { REST_MOST = 24 * 3600 };

/* Tells whether a match may rest, and until when: something is due, or somebody to be reminded, then or later. */
bool rest_look(const struct context *, bool *rests, long long *until);
/* Has all matches rest that may, in a transaction of its own. What cannot be read as the store is damaged stays
 * awake: whoever needs it meets the damage. */
bool rest_matches(const struct context *);

#endif
