/* SPDX-License-Identifier: MIT
 * What a bounced mail asks of the outbox. What store.h says of its calls is true here as well. */
#ifndef STORE_STORE_BOUNCED_H
#define STORE_STORE_BOUNCED_H
#include "store/store.h"

/* To whom a mail went. store_get_envelope returns false without a sentence when no mail has that
 * number. */
struct mail_envelope {
	long long match; /* 0: the mail belongs to no match */
	int seat;
	char *to; /* a bare address */
};
void mail_envelope_free(struct mail_envelope *);
bool store_get_envelope(struct store *, long long mail, struct mail_envelope *, struct buf *why);

#endif
