/* SPDX-License-Identifier: MIT
 * Signatures of letters: minisign (prehashed and legacy), signify, and SSHSIG of OpenSSH with an
 * ed25519 key in the namespace "tradepost-orders". A signature file is read once and may be tried
 * with several keys. Lines may be wrapped and end in CRLF, as mailers leave them. The trusted
 * comment of minisign is skipped: nothing in it is used, so it is not checked. */
#ifndef POST_SEAL_H
#define POST_SEAL_H
#include "base/text.h"
#include "post/key.h"

enum { SEAL_BYTES = 8192 }; /* the most bytes of a signature file */

enum seal_kind { SEAL_PREHASHED, SEAL_LEGACY, SEAL_SSH_SHA256, SEAL_SSH_SHA512 };

struct seal {
	enum seal_kind scheme;
	unsigned char id[8];  /* minisign and signify: the id of the key that the file names */
	unsigned char pk[32]; /* SSH: the key that the file names */
	unsigned char raw[64];
};

enum seal_result {
	SEAL_GOOD,
	SEAL_FORGED,   /* made by this key, but not over this text */
	SEAL_OTHER_KEY /* made by another key, so the text remains open */
};

/* Reads the signature file at the start of text and sets *used to its length; in a sealed block the
 * signed text follows. Returns false, with the problem, where there is none, or where the type of
 * its key cannot be checked; raw then holds the signature if it was found, else zeros. */
bool seal_read(struct seal *, struct span text, size_t *used, struct problem *);

/* Returns whether the key made the seal over text: over its bytes, over its bytes with LF for CRLF,
 * or over canonical, its canonical text (n 0: only bytes count). Any result but SEAL_GOOD sets the
 * problem. */
enum seal_result seal_verify(const struct seal *, const struct public_key *, struct span text,
	struct span canonical, struct problem *);

/* Appends a whole .minisig file over the bytes of text: prehashed, with a trusted comment of one
 * clean line, at most 900 bytes. */
void seal_sign(const struct secret_key *, struct span text, const char *comment, struct buf *out);
/* Appends the sealed block, a form that survives every mailer. */
void seal_block(struct span signature_file, struct span text, struct buf *out);

#define SEAL_BEGIN "-----BEGIN TRADEPOST SEALED ORDERS-----"
#define SEAL_END "-----END TRADEPOST SEALED ORDERS-----"
#define SEAL_NAMESPACE "tradepost-orders"

#endif
