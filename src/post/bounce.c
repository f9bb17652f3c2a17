/* SPDX-License-Identifier: MIT */
#include "post/bounce.h"

#include "post/mail_write.h"

#include <string.h>

/* ---- the address ---- */

bool bounce_address_print(
	struct buf *out, struct span plain, long long mail, const char tag[BOUNCE_TAG])
{
	const char *at = memchr(plain.s, '@', plain.n);
	size_t before = out->n, local = at ? (size_t)(at - plain.s) : plain.n;

	buf_add(out, plain.s, local);
	buf_fmt(out, "+b-%lld-%.*s", mail, BOUNCE_TAG, tag);
	buf_add(out, plain.s + local, plain.n - local);
	if (address_ok((struct span){ out->s + before, out->n - before }))
		return true;
	buf_cut(out, before);
	return false;
}

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

/* Cuts `head` off the front, in any case. */
static bool cut(struct span *rest, struct span head)
{
	if (rest->n < head.n)
		return false;
	for (size_t i = 0; i < head.n; i++)
		if (lower(rest->s[i]) != lower(head.s[i]))
			return false;
	rest->s += head.n;
	rest->n -= head.n;
	return true;
}

static bool cut_tag(struct span *rest, char tag[BOUNCE_TAG + 1])
{
	if (rest->n < BOUNCE_TAG)
		return false;
	for (int i = 0; i < BOUNCE_TAG; i++) {
		tag[i] = lower(rest->s[i]);
		if (!tag[i] || !strchr("0123456789abcdef", tag[i]))
			return false;
	}
	tag[BOUNCE_TAG] = 0;
	rest->s += BOUNCE_TAG;
	rest->n -= BOUNCE_TAG;
	return true;
}

bool bounce_address_read(struct bounce_address *b, struct span address, struct span plain)
{
	const char *at = memchr(plain.s, '@', plain.n), *dash;
	struct span rest = address, local = plain, host = plain, number;

	if (!at)
		return false;
	local.n = (size_t)(at - plain.s);
	host.s = at;
	host.n = plain.n - local.n;
	if (!cut(&rest, local) || !cut(&rest, SPAN("+b-")))
		return false;
	dash = memchr(rest.s, '-', rest.n);
	if (!dash)
		return false;
	number = (struct span){ rest.s, (size_t)(dash - rest.s) };
	if (!span_int(number, 1, INT64_MAX, &b->mail))
		return false;
	rest.n -= number.n + 1;
	rest.s = dash + 1;
	return cut_tag(&rest, b->tag) && cut(&rest, host) && !rest.n;
}

void bounce_free(struct bounce *b)
{
	buf_free(&b->says);
}
