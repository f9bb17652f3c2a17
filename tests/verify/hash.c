/* SPDX-License-Identifier: MIT */
#include "verify/second.h"

struct heap all;

/* All memory hangs on one list until the end, so nothing has to be undone on bad input. */
struct chunk {
	struct chunk *next;
	max_align_t data[];
};

void *get(size_t n)
{
	struct chunk *c = malloc(sizeof(*c) + n);

	if (!c) {
		fputs("second: out of memory\n", stderr);
		exit(2);
	}
	c->next = all.chunks;
	all.chunks = c;
	return memset(c->data, 0, n);
}

void heap_free(void)
{
	struct chunk *c;

	while ((c = all.chunks)) {
		all.chunks = c->next;
		free(c);
	}
	all = (struct heap){ .quiet = all.quiet };
}

/* Room for one more after n things: a new place at each power of two. */
void *more(void *old, size_t n, size_t size)
{
	void *p;

	if (n & (n - 1))
		return old;
	p = get((n ? 2 * n : 1) * size);
	return n ? memcpy(p, old, n * size) : p;
}

void fault(const char *fmt, ...)
{
	char line[LABEL_MAX + 200];
	va_list ap;

	if (all.quiet && ++all.nfault)
		return;
	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	all.faults = more(all.faults, all.nfault, sizeof(*all.faults));
	all.faults[all.nfault++] = strcpy(get(strlen(line) + 1), line);
}

int same(const uint8_t a[32], const uint8_t b[32])
{
	return !memcmp(a, b, 32);
}

int str_same(struct str a, struct str b)
{
	return a.n == b.n && (!a.n || !memcmp(a.p, b.p, a.n));
}

int starts(struct str s, const char *with)
{
	return s.n >= strlen(with) && !memcmp(s.p, with, strlen(with));
}

int is(struct str s, const char *what)
{
	return s.n == strlen(what) && starts(s, what);
}

int hash_cmp(const void *a, const void *b)
{
	return memcmp(a, b, 32);
}

/* H(tag; parts [; key]) at once or, with a list of parts, by h_init, h_add and h_end. */
void h_init(hash *h, const uint8_t *key, const char *tag)
{
	uint8_t personal[crypto_generichash_blake2b_PERSONALBYTES] = { 0 };

	memcpy(personal, tag, strlen(tag));
	crypto_generichash_blake2b_init_salt_personal(h, key, key ? 32 : 0, 32, NULL, personal);
}

void le64(uint8_t out[8], uint64_t n)
{
	for (int i = 0; i < 8; i++)
		out[i] = (uint8_t)(n >> 8 * i);
}

void h_part(hash *h, const uint8_t *p, size_t n)
{
	uint8_t len[8];

	le64(len, n);
	crypto_generichash_blake2b_update(h, len, 8);
	if (n)
		crypto_generichash_blake2b_update(h, p, n);
}

/* Parts by letter: a number, 32 bytes (h), a string, or nothing (e). */
static void h_parts(hash *h, const char *type, va_list *ap)
{
	uint8_t n[8];
	struct str s;

	for (; *type; type++) {
		s = (struct str){ n, *type == 'n' ? 8 : *type == 'h' ? 32 : 0 };
		if (*type == 'n')
			le64(n, va_arg(*ap, uint64_t));
		else if (*type == 'h')
			s.p = va_arg(*ap, const uint8_t *);
		else if (*type == 's')
			s = va_arg(*ap, struct str);
		h_part(h, s.p, s.n);
	}
}

void h_add(hash *h, const char *type, ...)
{
	va_list ap;

	va_start(ap, type);
	h_parts(h, type, &ap);
	va_end(ap);
}

void h_end(hash *h, uint8_t out[32])
{
	crypto_generichash_blake2b_final(h, out, 32);
}

void H(uint8_t out[32], const uint8_t *key, const char *tag, const char *type, ...)
{
	va_list ap;
	hash h;

	h_init(&h, key, tag);
	va_start(ap, type);
	h_parts(&h, type, &ap);
	va_end(ap);
	h_end(&h, out);
}

uint64_t first8(const uint8_t *block)
{
	uint64_t x = 0;

	for (int i = 7; i >= 0; i--)
		x = x << 8 | block[i];
	return x;
}

/* x < 2^64 - (2^64 mod m) */
int fair(uint64_t x, uint64_t m)
{
	return x <= UINT64_MAX - (UINT64_MAX % m + 1) % m;
}

/* 1 + U(key, "tp1.die", m; label, j); the hash that was taken stays in block. */
uint64_t roll(const uint8_t *key, const struct die *d, uint8_t block[32])
{
	uint64_t c = 0;

	do
		H(block, key, "tp1.die", "snn", d->label, d->j, c++);
	while (!fair(first8(block), d->m));
	return first8(block) % d->m + 1;
}

/* Is the value the one of cast k in the chain that begins with the anchor? */
int leads(const char *tag, const uint8_t *owner, const uint8_t *value, uint64_t k,
	const uint8_t *anchor)
{
	uint8_t v[32];

	memcpy(v, value, 32);
	for (uint64_t i = k + 1; i > 0; i--)
		H(v, NULL, tag, "shnh", all.gid, owner, i, v);
	return same(v, anchor);
}

int decode(struct str s, uint8_t *out, size_t max, size_t *n, int variant)
{
	const char *end, *p = (const char *)s.p;

	/* libsodium 1.0.18 takes some bytes above ASCII for letters */
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] > '~')
			return 0;
	return !sodium_base642bin(out, max, p, s.n, NULL, n, &end, variant) && end == p + s.n;
}

int decode32(struct str s, uint8_t out[32])
{
	size_t n;

	return s.n == 43 && decode(s, out, 32, &n, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}
