/* SPDX-License-Identifier: MIT
 * Any bytes as a key, a zero, a signature file, a zero and the text signed. */
#include "base/fail.h"
#include "post/seal.h"

#include <string.h>

static struct span until_zero(struct span *rest)
{
	const char *end = rest->n ? memchr(rest->s, 0, rest->n) : NULL;
	struct span piece = { rest->s, end ? (size_t)(end - rest->s) : rest->n };

	rest->s += piece.n + (end != NULL);
	rest->n -= piece.n + (end != NULL);
	return piece;
}

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

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span text = { (const char *)s, n };
	struct span key_text = until_zero(&text), file = until_zero(&text);
	struct problem why = { .text = NULL };
	struct buf canonical = BUF_INIT;
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
	text_canonical(&canonical, text.s, text.n);
	if (known && sealed)
		must((seal_verify(
			      &seal, &key, text, (struct span){ canonical.s, canonical.n }, &why)
			     == SEAL_GOOD)
			== !why.text);
	buf_free(&canonical);
	return 0;
}
