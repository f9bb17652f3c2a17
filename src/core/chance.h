/* SPDX-License-Identifier: MIT
 * Chance, and every hash of the program. A die or a shuffle is computed from a key and a label,
 * never taken from a stream, so one more die elsewhere changes nothing. The functions h, u, die,
 * shuffle, salt and leaf are those of protocol TP1, byte for byte. core/tp1.h says which keys a
 * season uses. chance.c is the one file of the processor that knows libsodium. */
#ifndef CORE_CHANCE_H
#define CORE_CHANCE_H
#include "base/text.h"

#include <stdint.h>

enum { HASH = 32, HASH_TEXT = 44, SECRET_BYTES = 32 };

/* Call this before any other function here. Returns false when the library does not start. */
bool chance_begin(void);

/* H(tag; part1 .. partn [; key]): BLAKE2b, 32 bytes; tag at most 16 characters. key may be NULL. */
void chance_h(unsigned char out[HASH], const char *tag, const unsigned char *key,
	const struct span *part, int n);
/* The j-th die of a label, 1 to sides. */
int chance_die(const unsigned char key[HASH], int sides, struct span label, uint64_t j);
/* Computes the hash that a die came from, which proves the die. */
void chance_block(unsigned char out[HASH], const unsigned char key[HASH], int sides,
	struct span label, uint64_t j);
/* Computes the commitment that those get who may not see a die. */
void chance_commit(unsigned char out[HASH], const unsigned char key[HASH], int sides,
	struct span label, uint64_t j);
/* Sets order[i] to which of 0 .. n - 1 lies at position i, counted from the top. */
void chance_shuffle(const unsigned char deckkey[HASH], int *order, int n);
void chance_salt(unsigned char out[HASH], const unsigned char deckkey[HASH], uint64_t i);
void chance_leaf(
	unsigned char out[HASH], uint64_t i, struct span card, const unsigned char salt[HASH]);

/* The bytes of a number, as parts of h and u. */
struct number_bytes {
	char s[8];
};
struct number_bytes chance_le64(uint64_t n);
/* The same as a part, good until the block ends. */
#define NUMBER(n) ((struct span){ (struct number_bytes[]){ chance_le64((uint64_t)(n)) } -> s, 8 })

/* The keys of one season of one match. */
struct chance {
	/* keys of rolls that all see, and of those that some see */
	unsigned char open[HASH], hidden[HASH];
	unsigned char decks[HASH];
	unsigned char entropy[HASH]; /* the players' part of chance, for shuffles */
	char gid[64];
};
/* The key of the epoch-th shuffle of a deck. */
void chance_deckkey(const struct chance *, unsigned char out[HASH], struct span deck, int epoch);

/* BLAKE2b of bytes, for boxes, journals, mails. */
bool hash_same(const unsigned char a[HASH], const unsigned char b[HASH]);
void hash_bytes(unsigned char out[HASH], const void *s, size_t n);
void hash_text(char out[HASH_TEXT], const unsigned char hash[HASH]); /* unpadded base64url */
/* Writes n bytes as 2n digits 0-9 and a-f, and a final 0. */
void hex_text(char *out, const unsigned char *s, size_t n);
bool hash_from_text(unsigned char out[HASH], struct span text);
/* Bytes nobody can guess: secrets of matches. */
void chance_random(void *out, size_t n);
void chance_wipe(void *secret, size_t n);
/* Wipes what functions that have returned left on the stack and in registers: libraries wipe none of it. */
void chance_wipe_stack(void);

#endif
