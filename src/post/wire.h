/* SPDX-License-Identifier: MIT
 * Pieces that key and signature files are made of: base64, and OpenSSH's strings with their length
 * before them. Reading moves *rest on; false where it is not what was asked for. Private to this
 * folder. */
#ifndef POST_WIRE_H
#define POST_WIRE_H
#include "base/text.h"

/* Decodes base64 of exactly n bytes; blanks and line ends in it do not matter. */
bool wire_base64(struct span text, void *out, size_t n);
/* Appends base64 without line ends. */
void wire_put_base64(struct buf *out, const void *s, size_t n);

bool wire_number(struct span *rest, uint32_t *value);
bool wire_string(struct span *rest, struct span *string);
void wire_put_string(struct buf *out, struct span string);

/* The 32 bytes of an OpenSSH public key. Other types are refused by name in why. */
bool wire_ed25519(struct span blob, unsigned char pk[32], struct buf *why);
/* The sentence for a key or signature of a type that cannot be checked; always false. */
bool wire_refuse_type(struct span type, struct buf *why);

#endif
