/* SPDX-License-Identifier: MIT
 * What a mail that came back asks of the outbox. The same holds here as in store.h. */
#ifndef STORE_STORE_BOUNCED_H
#define STORE_STORE_BOUNCED_H
#include "store/store.h"

/* Whom the mail of that number went to. False without a sentence when there is none. */
struct mail_envelope {
	long long match; /* 0: of none */
	int seat;
	char *to; /* a bare address */
};
void mail_envelope_free(struct mail_envelope *);
bool store_get_envelope(struct store *, long long mail, struct mail_envelope *, struct buf *why);

#endif
