/* SPDX-License-Identifier: MIT
 * A letter as records and other papers know it: its order hash, and whose key has signed it, see
 * tradepost-record(5). Nothing here looks into a store. */
#ifndef PROOF_ORDER_H
#define PROOF_ORDER_H
#include "core/tp1.h"
#include "post/letter.h"

/* The order hash: of the canonical text, and the signature, token or number that proves it. */
void order_hash(unsigned char hash[HASH], struct span canonical, struct span proof);
/* Whether the key of a paper has signed a letter. The number that minisign gives a key proves nothing,
 * and papers have none. */
bool order_signed_by(const struct letter *, const unsigned char pk[HASH]);

#endif
