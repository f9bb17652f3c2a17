/* SPDX-License-Identifier: MIT
 * Keys that sign letters, all Ed25519. A key has the form of minisign (or signify) or that of
 * OpenSSH; the form is kept, as a signature must be of the same form. Key files are at most
 * KEY_BYTES long. Secrets are wiped from memory, those of an open key are never written to swap where
 * the system lets them be locked, and no sentence ever holds one. */
#ifndef POST_KEY_H
#define POST_KEY_H
#include "post/problem.h"

enum { KEY_BYTES = 8192 };

enum key_kind { KEY_MINISIGN, KEY_SSH };

struct public_key {
	enum key_kind kind;
	unsigned char id[8]; /* minisign's key number; zeros for an SSH key */
	unsigned char pk[32];
};

struct secret_key {
	unsigned char id[8];
	unsigned char sk[64]; /* seed and public key, as libsodium has it */
};

/* Reads a .pub file of minisign or signify, the base64 line alone, or a line `ssh-ed25519 AAAA...`
 * with or without a comment. Returns false, with the problem, for all else; the problem names
 * other types of key. */
bool key_read(struct public_key *, struct span text, struct problem *);
/* Appends the line, without its end, that stores the key: key_read accepts it; it has no comments.
 * Equal keys have equal lines. */
void key_line(const struct public_key *, struct buf *out);
bool key_equal(const struct public_key *, const struct public_key *);

/* Makes a new pair from the system's randomness. */
void key_new(struct secret_key *);
struct public_key key_public(const struct secret_key *);
/* Append the two files of the pair, as `minisign -G -W` writes them. Write the secret one with mode
 * 0600, then wipe it by key_buf_wipe. */
void key_public_file(const struct secret_key *, struct buf *out);
void key_secret_file(const struct secret_key *, struct buf *out);

/* Make a plain Ed25519 signature over bytes, and check one. */
void key_sign(const struct secret_key *, struct span bytes, unsigned char signature[64]);
bool key_signed(const unsigned char pk[32], struct span bytes, const unsigned char signature[64]);
/* The signatures that were found good last, each by a hash of key, signature and bytes: what is signed stays so.
 * Zeros: none. */
struct signed_list {
	unsigned char hash[64][32];
	unsigned n; /* how many were found, which may be more than are kept */
};
/* As key_signed; what stands on the list is not reckoned again. */
bool key_signed_once(struct signed_list *, const unsigned char pk[32], struct span bytes,
	const unsigned char signature[64]);

/* Reads a secret key without a password. Returns false for other keys and for files that group or
 * others may read or write, with a sentence that says why and what to do. */
bool key_secret_read(struct secret_key *, const char *path, struct buf *why);
void key_secret_wipe(struct secret_key *);
/* As key_secret_read, into memory that is locked where the system lets it be. Returns NULL with a
 * reason. */
struct secret_key *key_secret_open(const char *path, struct buf *why);
void key_secret_close(struct secret_key *); /* wipes it; NULL is fine */
/* Returns whether the system lets memory be locked. */
bool key_can_lock(void);
/* Zeroes all memory of a buffer that held a secret, and frees it. */
void key_buf_wipe(struct buf *);

#endif
