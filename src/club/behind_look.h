/* SPDX-License-Identifier: MIT */
#ifndef CLUB_BEHIND_LOOK_H
#define CLUB_BEHIND_LOOK_H
#include "club/club.h"
#include "club/evidence.h"
#include "post/mail.h"

/* Whether the key has signed a record of the chain, a receipt or an acknowledgement. */
bool behind_is_signed(const struct paper *, const unsigned char pk[HASH]);
/* Marks all matches where a mail shows of one what the store has not, for it is the store that lies behind;
 * the caller's transaction keeps it. */
bool behind_look(const struct context *, const struct mail *);

#endif
