/* SPDX-License-Identifier: MIT
 * Any bytes as a key, a zero, a signature file, a zero and the text signed; without a key as a text
 * that a key which never changes has signed. */
#include "fuzz.h"
#include "post/seal.h"

#include <sodium.h>
#include <stdlib.h>

/* What stands for a key in a store is read as that key again. */
static void key_check(const struct public_key *key)
{
	struct buf line = BUF_INIT;
	struct public_key again;

	key_line(key, &line);
	must(!memchr(line.s, '\n', line.n));
	must(key_read(&again, (struct span){ line.s, line.n }, NULL));
	must(key_equal(key, &again));
	buf_free(&line);
}

static void pair_check(const struct public_key *key, const struct seal *seal, struct span text)
{
	struct problem why = { .text = NULL };
	struct buf canonical = BUF_INIT;
	enum seal_result is;

	text_canonical(&canonical, text.s, text.n);
	is = seal_verify(seal, key, text, span_of_buf(&canonical), &why);
	must((is == SEAL_GOOD) == !why.text);
	buf_free(&canonical);
}

/* ---- signed by us ---- */

static struct secret_key signer(void)
{
	static const unsigned char seed[crypto_sign_SEEDBYTES] = "the signer of all fuzzers";
	struct secret_key key = { .id = "12345678" };
	unsigned char pk[crypto_sign_PUBLICKEYBYTES];

	crypto_sign_seed_keypair(pk, key.sk, seed);
	return key;
}

/* No byte of the text can be another. */
static void text_check(
	const struct secret_key *key, const struct seal *seal, struct span text, size_t at)
{
	const struct public_key public = key_public(key);
	struct problem why = { .text = NULL };
	struct span none = { "", 0 };
	char *other = xcopy(text.s, text.n);

	must(seal_verify(seal, &public, text, none, &why) == SEAL_GOOD && !why.text);
	other[at % text.n] ^= (char)(1 + at % 255);
	must(seal_verify(seal, &public, (struct span){ other, text.n }, none, &why) == SEAL_FORGED);
	free(other);
}

/* Nobody signs an empty text. The file chooses what is changed. */
static void signed_check(struct span file, struct span text)
{
	const struct secret_key key = signer();
	struct problem why = { .text = NULL };
	struct buf made = BUF_INIT;
	struct seal seal;
	size_t used;

	seal_sign(&key, text, "fuzz", &made);
	must(seal_read(&seal, span_of_buf(&made), &used, &why) && used == made.n);
	must(seal.scheme == SEAL_PREHASHED && !memcmp(seal.id, key.id, sizeof key.id));
	text_check(&key, &seal, text, fuzz_number(file));
	buf_free(&made);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span text = { (const char *)s, n };
	struct span key_text = fuzz_piece(&text), file = fuzz_piece(&text);
	struct problem why = { .text = NULL };
	struct public_key key;
	struct seal seal;
	bool known = key_read(&key, key_text, &why), sealed;
	size_t used;

	must(known == !why.text);
	why.text = NULL;
	if (known)
		key_check(&key);
	sealed = seal_read(&seal, file, &used, &why);
	must(sealed == !why.text && used <= file.n);
	if (known && sealed)
		pair_check(&key, &seal, text);
	if (!key_text.n && text.n)
		signed_check(file, text);
	return 0;
}
