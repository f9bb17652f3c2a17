/* SPDX-License-Identifier: MIT
 * Keys that sign letters. All are Ed25519; a key comes in minisign's (or signify's) form or in that
 * of OpenSSH, and which one it was is kept, for a signature must be of the same kind. Key files are
 * at most KEY_BYTES long. Secrets are wiped where they were, and no sentence ever holds one. */
#ifndef POST_KEY_H
#define POST_KEY_H
#include "base/text.h"

enum { KEY_BYTES = 8192 };

enum key_kind { KEY_MINISIGN, KEY_SSH };

struct public_key {
	enum key_kind kind;
	unsigned char id[8]; /* minisign's key number; zeros of an SSH key */
	unsigned char pk[32];
};

struct secret_key {
	unsigned char id[8];
	unsigned char sk[64]; /* seed and public key, as libsodium has it */
};

/* Reads a minisign or signify .pub file, its base64 line alone, or a line `ssh-ed25519 AAAA...`
 * with or without a comment. False, with a sentence: everything else, other types by name. */
bool key_read(struct public_key *, struct span text, struct buf *why);
/* Appends the one line, without its end, that stands for the key in a store: what key_read takes,
 * without comments. Equal keys have equal lines. */
void key_line(const struct public_key *, struct buf *out);
bool key_equal(const struct public_key *, const struct public_key *);

/* Makes a new pair from the system's randomness. */
void key_new(struct secret_key *);
struct public_key key_public(const struct secret_key *);
/* Appends the two files of the pair, as `minisign -G -W` writes them. The secret one is to be wiped
 * by key_buf_wipe once it is written, with mode 0600. */
void key_public_file(const struct secret_key *, struct buf *out);
void key_secret_file(const struct secret_key *, struct buf *out);

/* A plain Ed25519 signature over bytes, and whether one is a key's. */
void key_sign(const struct secret_key *, struct span bytes, unsigned char signature[64]);
bool key_signed(const unsigned char pk[32], struct span bytes, const unsigned char signature[64]);

/* Reads a secret key that has no password. False, with a sentence that tells why and what to do:
 * other keys, and files that group or others may read or write. */
bool key_secret_read(struct secret_key *, const char *path, struct buf *why);
void key_secret_wipe(struct secret_key *);
/* Zeroes all memory of a buffer that held a secret, and frees it. */
void key_buf_wipe(struct buf *);

#endif
