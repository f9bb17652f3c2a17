/* SPDX-License-Identifier: MIT
 * The parts of key and signature files: base64, and OpenSSH's strings, which begin with their
 * length. Reading moves *rest on; returns false where something else was found. Private to this
 * folder. */
#ifndef POST_WIRE_H
#define POST_WIRE_H
#include "post/problem.h"

/* Decodes base64 of exactly n bytes; blanks and line ends are skipped. */
bool wire_base64(struct span text, void *out, size_t n);
/* Appends base64 without line ends. */
void wire_put_base64(struct buf *out, const void *s, size_t n);

bool wire_number(struct span *rest, uint32_t *value);
bool wire_string(struct span *rest, struct span *string);
void wire_put_string(struct buf *out, struct span string);

/* Reads the 32 bytes of an OpenSSH public key. Refuses other types, with their name. */
bool wire_ed25519(struct span blob, unsigned char pk[32], struct problem *);
/* Refuses a key or signature of a type that cannot be checked; returns false. */
bool wire_refuse_type(struct span type, struct problem *);

#endif
