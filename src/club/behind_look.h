/* SPDX-License-Identifier: MIT */
#ifndef CLUB_BEHIND_LOOK_H
#define CLUB_BEHIND_LOOK_H
#include "club/club.h"
#include "club/evidence.h"
#include "post/mail.h"

/* Returns whether the key has signed a record of the chain, a receipt or an ack. */
bool behind_is_signed(const struct paper *, const unsigned char pk[HASH]);
/* Marks all matches where a mail shows something of one that the store has not, as it is the store
 * that is behind. The caller commits. */
bool behind_look(const struct context *, const struct mail *);

#endif
