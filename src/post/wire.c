/* SPDX-License-Identifier: MIT */
#include "post/wire.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#define BLANKS " \t\r\n"

bool wire_base64(struct span text, void *out, size_t n)
{
	size_t got;

	return !sodium_base642bin(
		       out, n, text.s, text.n, BLANKS, &got, NULL, sodium_base64_VARIANT_ORIGINAL)
		&& got == n;
}

void wire_put_base64(struct buf *out, const void *s, size_t n)
{
	size_t most = sodium_base64_ENCODED_LEN(n, sodium_base64_VARIANT_ORIGINAL);

	buf_room(out, most);
	sodium_bin2base64(out->s + out->n, most, s, n, sodium_base64_VARIANT_ORIGINAL);
	out->n += most - 1;
}

bool wire_number(struct span *rest, uint32_t *value)
{
	const unsigned char *p = (const unsigned char *)rest->s;

	if (rest->n < 4)
		return false;
	*value = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
	rest->s += 4;
	rest->n -= 4;
	return true;
}

bool wire_string(struct span *rest, struct span *string)
{
	uint32_t n;

	if (!wire_number(rest, &n) || n > rest->n)
		return false;
	*string = (struct span){ rest->s, n };
	rest->s += n;
	rest->n -= n;
	return true;
}

void wire_put_string(struct buf *out, struct span string)
{
	buf_char(out, (int)(string.n >> 24));
	buf_char(out, (int)(string.n >> 16));
	buf_char(out, (int)(string.n >> 8));
	buf_char(out, (int)string.n);
	buf_add(out, string.s, string.n);
}

bool wire_refuse_type(struct span type, struct problem *why)
{
	struct buf clean = BUF_INIT;

	problem_set(why, "unread-key-type");
	text_clean(&clean, type.s, type.n, 40);
	if (why)
		snprintf(why->word, sizeof why->word, "%s", clean.s);
	buf_free(&clean);
	return false;
}

bool wire_ed25519(struct span blob, unsigned char pk[32], struct problem *why)
{
	struct span type, key;

	if (!wire_string(&blob, &type))
		return problem_set(why, "unread-key-cut");
	if (!span_is(type, "ssh-ed25519"))
		return wire_refuse_type(type, why);
	if (!wire_string(&blob, &key) || key.n != 32 || blob.n)
		return problem_set(why, "unread-key-damaged");
	memcpy(pk, key.s, 32);
	return true;
}
