/* SPDX-License-Identifier: MIT
 * Signatures of letters: minisign (prehashed and legacy), signify, and OpenSSH's SSHSIG with an
 * ed25519 key in the namespace "tradepost-orders". A signature file is read once and may then be
 * tried with several keys. It is read as mailers leave it: lines may be wrapped again and end in
 * CRLF. minisign's trusted comment is passed over: nothing in it counts, so it is not checked. */
#ifndef POST_SEAL_H
#define POST_SEAL_H
#include "base/text.h"
#include "post/key.h"

enum { SEAL_BYTES = 8192 }; /* a signature file is no longer */

enum seal_scheme { SEAL_PREHASHED, SEAL_LEGACY, SEAL_SSH_SHA256, SEAL_SSH_SHA512 };

struct seal {
	enum seal_scheme scheme;
	unsigned char id[8];  /* minisign and signify: whose key, as the file claims */
	unsigned char pk[32]; /* SSH: the key, as the file claims */
	unsigned char raw[64];
};

enum seal_result {
	SEAL_GOOD,
	SEAL_FORGED,   /* of this key, but not of this text */
	SEAL_OTHER_KEY /* made by another key, so nothing is said of the text */
};

/* Reads the signature file at the start of text, and how many bytes it takes in *used: what follows
 * is, in a sealed block, the text signed. False, with a sentence: it is none, or of a key that
 * cannot be checked here; then raw holds the signature's bytes if they were found, else zeros. */
bool seal_read(struct seal *, struct span text, size_t *used, struct buf *why);

/* Whether the seal is the key's over text: its bytes as they are, or those with CRLF made LF, or
 * canonical, which is its canonical text (n 0: only bytes count). Anything but SEAL_GOOD adds a
 * sentence to why. */
enum seal_result seal_verify(const struct seal *, const struct public_key *, struct span text,
	struct span canonical, struct buf *why);

/* Appends a whole .minisig file over the bytes of text: prehashed, with the trusted comment, which
 * is one clean line of at most 900 bytes. */
void seal_sign(const struct secret_key *, struct span text, const char *comment, struct buf *out);
/* Appends the sealed block: what survives every mailer. */
void seal_block(struct span signature_file, struct span text, struct buf *out);

#define SEAL_BEGIN "-----BEGIN TRADEPOST SEALED ORDERS-----"
#define SEAL_END "-----END TRADEPOST SEALED ORDERS-----"
#define SEAL_NAMESPACE "tradepost-orders"

#endif
