/* SPDX-License-Identifier: MIT */
#include "proof/order.h"

#include <string.h>

void order_hash(unsigned char hash[HASH], struct span canonical, struct span proof)
{
	const struct span part[] = { canonical, proof };

	chance_h(hash, "tp1.order", NULL, part, 2);
}

bool order_signed_by(const struct letter *l, const unsigned char pk[HASH])
{
	struct public_key key = { .kind = l->seal.scheme >= SEAL_SSH_SHA256 ? KEY_SSH
									    : KEY_MINISIGN };

	memcpy(key.id, l->seal.id, sizeof key.id);
	memcpy(key.pk, pk, sizeof key.pk);
	return letter_verify(l, &key, NULL) == SEAL_GOOD;
}
