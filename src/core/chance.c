/* SPDX-License-Identifier: MIT */
#include "core/chance.h"
#include "base/fail.h"

#include <sodium.h>
#include <string.h>

bool chance_begin(void)
{
	return sodium_init() >= 0;
}

struct number_bytes chance_le64(uint64_t n)
{
	struct number_bytes le;

	for (int i = 0; i < 8; i++)
		le.s[i] = (char)(n >> 8 * i);
	return le;
}

static void add_part(crypto_generichash_blake2b_state *state, const char *s, size_t n)
{
	struct number_bytes length = chance_le64(n);

	crypto_generichash_blake2b_update(state, (const unsigned char *)length.s, 8);
	if (n)
		crypto_generichash_blake2b_update(state, (const unsigned char *)s, n);
}

static void h_begin(
	crypto_generichash_blake2b_state *state, const char *tag, const unsigned char *key)
{
	unsigned char personal[crypto_generichash_blake2b_PERSONALBYTES] = { 0 };
	size_t n = strlen(tag);

	must(n <= sizeof personal);
	memcpy(personal, tag, n);
	crypto_generichash_blake2b_init_salt_personal(
		state, key, key ? HASH : 0, HASH, NULL, personal);
}

void chance_h(unsigned char out[HASH], const char *tag, const unsigned char *key,
	const struct span *part, int n)
{
	crypto_generichash_blake2b_state state;

	h_begin(&state, tag, key);
	for (int i = 0; i < n; i++)
		add_part(&state, part[i].s, part[i].n);
	crypto_generichash_blake2b_final(&state, out, HASH);
	chance_wipe(&state, sizeof state);
}

/* U: returns a number from 0 to m - 1, all equally likely. *block (block may be NULL) is the hash
 * it came from. */
static uint64_t chance_u(const unsigned char key[HASH], const char *tag, uint64_t m,
	const struct span *part, int n, unsigned char block[HASH])
{
	uint64_t rest = (UINT64_MAX % m + 1) % m; /* 2^64 mod m: greater numbers are drawn again */

	must(m > 0);
	for (uint64_t c = 0;; c++) {
		crypto_generichash_blake2b_state state;
		struct number_bytes try = chance_le64(c);
		unsigned char out[HASH];
		uint64_t x = 0;

		h_begin(&state, tag, key);
		for (int i = 0; i < n; i++)
			add_part(&state, part[i].s, part[i].n);
		add_part(&state, try.s, 8);
		crypto_generichash_blake2b_final(&state, out, HASH);
		chance_wipe(&state, sizeof state);
		for (int i = 7; i >= 0; i--)
			x = x << 8 | out[i];
		if (rest && x > UINT64_MAX - rest)
			continue;
		if (block)
			memcpy(block, out, HASH);
		return x % m;
	}
}

int chance_die(const unsigned char key[HASH], int sides, struct span label, uint64_t j)
{
	struct span part[] = { label, NUMBER(j) };

	return 1 + (int)chance_u(key, "tp1.die", (uint64_t)sides, part, 2, NULL);
}

void chance_block(unsigned char out[HASH], const unsigned char key[HASH], int sides,
	struct span label, uint64_t j)
{
	struct span part[] = { label, NUMBER(j) };

	chance_u(key, "tp1.die", (uint64_t)sides, part, 2, out);
}

void chance_commit(unsigned char out[HASH], const unsigned char key[HASH], int sides,
	struct span label, uint64_t j)
{
	unsigned char block[HASH];
	struct span part[] = { label, NUMBER(j), { (const char *)block, HASH } };

	chance_block(block, key, sides, label, j);
	chance_h(out, "tp1.hcommit", NULL, part, 3);
}

void chance_shuffle(const unsigned char deckkey[HASH], int *order, int n)
{
	for (int i = 0; i < n; i++)
		order[i] = i;
	for (int i = n - 1; i > 0; i--) {
		struct span part = NUMBER(i);
		int j = (int)chance_u(deckkey, "tp1.shuf", (uint64_t)i + 1, &part, 1, NULL);
		int was = order[i];

		order[i] = order[j];
		order[j] = was;
	}
}

void chance_salt(unsigned char out[HASH], const unsigned char deckkey[HASH], uint64_t i)
{
	struct span part = NUMBER(i);

	chance_h(out, "tp1.salt", deckkey, &part, 1);
}

void chance_leaf(
	unsigned char out[HASH], uint64_t i, struct span card, const unsigned char salt[HASH])
{
	struct span part[] = { NUMBER(i), card, { (const char *)salt, HASH } };

	chance_h(out, "tp1.leaf", NULL, part, 3);
}

void chance_deckkey(const struct chance *c, unsigned char out[HASH], struct span deck, int epoch)
{
	struct span part[] = { span_of(c->gid), deck, NUMBER(epoch),
		{ (const char *)c->entropy, HASH } };

	chance_h(out, "tp1.deckkey", c->decks, part, 4);
}

bool hash_same(const unsigned char a[HASH], const unsigned char b[HASH])
{
	return !memcmp(a, b, HASH);
}

void hash_bytes(unsigned char out[HASH], const void *s, size_t n)
{
	crypto_generichash(out, HASH, s, n, NULL, 0);
}

void hash_text(char out[HASH_TEXT], const unsigned char hash[HASH])
{
	sodium_bin2base64(out, HASH_TEXT, hash, HASH, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

void hex_text(char *out, const unsigned char *s, size_t n)
{
	sodium_bin2hex(out, 2 * n + 1, s, n);
}

/* A hash has exactly one text; the library's reader is less strict and would take others. */
bool hash_from_text(unsigned char out[HASH], struct span text)
{
	char again[HASH_TEXT];
	size_t n;

	if (text.n != HASH_TEXT - 1
		|| sodium_base642bin(out, HASH, text.s, text.n, NULL, &n, NULL,
			sodium_base64_VARIANT_URLSAFE_NO_PADDING)
		|| n != HASH)
		return false;
	hash_text(again, out);
	return !memcmp(again, text.s, text.n);
}

void chance_random(void *out, size_t n)
{
	randombytes_buf(out, n);
}

void chance_wipe(void *secret, size_t n)
{
	sodium_memzero(secret, n);
}

/* The C library copies through wide registers, which hold what it copied last and are saved on the stack
 * whenever a library looks up a function: so zeros are copied, in each of its ways. */
static void wipe_registers(void)
{
	void *(*volatile copy)(void *, const void *, size_t) = memcpy;
	unsigned char from[1024] = { 0 }, to[1024];

	for (size_t n = 16; n <= sizeof from; n *= 2)
		copy(to, from, n);
}

void chance_wipe_stack(void)
{
	enum { DEEPEST = 256 * 1024 };

	sodium_stackzero(DEEPEST);
	wipe_registers();
}
