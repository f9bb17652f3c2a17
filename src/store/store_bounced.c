/* SPDX-License-Identifier: MIT */
#include "store/store_bounced.h"
#include "store/store_inner.h"

#include <stdlib.h>

void mail_envelope_free(struct mail_envelope *envelope)
{
	free(envelope->to);
	envelope->to = NULL;
}

bool store_get_envelope(
	struct store *store, long long mail, struct mail_envelope *envelope, struct buf *why)
{
	struct query q;

	*envelope = (struct mail_envelope){ 0 };
	if (!query_begin(&q, store, "SELECT match, seat, recipient FROM mails WHERE id = ?", why))
		return false;
	query_give_int(&q, mail);
	if (query_find(&q, why) != FOUND)
		return false;
	envelope->match = query_take_int(&q);
	envelope->seat = query_take_small(&q, 0, 16);
	envelope->to = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	mail_envelope_free(envelope);
	return false;
}
