/* SPDX-License-Identifier: MIT
 * Mails of a club that come back. Each leaves under a sender of its own, with a tag that only the
 * holder of the file bounce.key can make. What comes back to another address is no bounce of
 * ours. */
#ifndef CLUB_CLUB_BOUNCE_H
#define CLUB_CLUB_BOUNCE_H
#include "club/club.h"
#include "post/mail.h"

/* Returns the envelope sender of a mail, by its number and recipient; the caller frees it. It is
 * the club's plain address where the setting `bounces` is no, or the address would be too long.
 * Makes the key at its first use; returns NULL with a reason where it cannot be used. */
char *bounce_sender(const struct club *, long long mail, const char *to, struct buf *why);

/* Returns whether the key, if there is one, can be used; false with a reason. */
bool bounce_key_ok(const struct club *, struct buf *why);

/* Acts on a mail of ours that came back: a second permanent failure in a row marks the address as
 * bad, and the referee is told. *is_bounce: the mail is a bounce or pretends to be one, so it has
 * no letter; log may have got a line worth keeping. Call it in a transaction. Returns false with a
 * reason where the store fails. */
bool bounce_take(const struct context *, const struct mail *, struct span bytes, bool *is_bounce,
	struct buf *log);
/* Marks an address as good again, as a letter came from its player. */
bool bounce_forget(struct club *, const char *address, struct buf *why);

#endif
