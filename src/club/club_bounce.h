/* SPDX-License-Identifier: MIT
 * Mails of a club that come back. Each leaves under a sender of its own, whose tag only the holder of
 * the file bounce.key can make; what comes back to another address is no bounce of ours. */
#ifndef CLUB_CLUB_BOUNCE_H
#define CLUB_CLUB_BOUNCE_H
#include "club/club.h"
#include "post/mail.h"

/* The sender of the envelope of a mail, by its number and recipient, the caller's to free: the club's
 * plain address where the setting `bounces` is no, or where no address could be that long. Makes the
 * key at its first use; NULL with a reason where it cannot be used. */
char *bounce_sender(const struct club *, long long mail, const char *to, struct buf *why);

/* Whether the key, where there is one, can be used; false with a reason. */
bool bounce_key_ok(const struct club *, struct buf *why);

/* Looks whether the mail is one of ours that came back, and acts on it: a second one in a row for
 * good marks the address as bad, and the referee is told. *is_bounce: it is, or pretends to be, so
 * that there is no letter in it; then log may have got a line that is worth keeping. For use in a
 * transaction; false with a reason where the store fails. */
bool bounce_take(const struct context *, const struct mail *, struct span bytes, bool *is_bounce,
	struct buf *log);
/* A letter came from the player of that address: it is good again. */
bool bounce_forget(struct club *, const char *address, struct buf *why);

#endif
