/* SPDX-License-Identifier: MIT
 * A letter as records name it: its order hash, and the key that signed it. See
 * tradepost-record(5). */
#ifndef PROOF_ORDER_H
#define PROOF_ORDER_H
#include "core/tp1.h"
#include "post/letter.h"

/* Makes the order hash of a canonical text. proof: its signature, token or record number. */
void order_hash(unsigned char hash[HASH], struct span canonical, struct span proof);
/* Returns whether pk, a key from a paper, has signed a letter. Papers lack the id that minisign
 * gives a key, so the id is taken from the letter; it proves nothing. */
bool order_signed_by(const struct letter *, const unsigned char pk[HASH]);

#endif
