/* SPDX-License-Identifier: MIT
 * Any bytes as a mail that comes back: what its report says agrees with itself, and is one clean
 * line. Its addresses, and any made of them, are read as what they were printed from. */
#include "base/fail.h"
#include "post/bounce.h"
#include "post/mail_write.h"

#include <stdlib.h>
#include <string.h>

/* Numbers are read up to 15 digits. */
#define MAIL_MOST 999999999999999LL

/* ---- addresses ---- */

static void print_check(struct span plain, long long mail, const char tag[BOUNCE_TAG + 1])
{
	struct bounce_address again;
	struct buf out = BUF_INIT;
	struct span printed;

	buf_str(&out, "kept");
	if (bounce_address_print(&out, plain, mail, tag)) {
		printed = (struct span){ out.s + 4, out.n - 4 };
		must(address_ok(printed));
		must(bounce_address_read(&again, printed, plain));
		must(again.mail == mail && !strcmp(again.tag, tag));
	} else {
		must(out.n == 4);
	}
	must(!strncmp(out.s, "kept", 4));
	buf_free(&out);
}

/* The same in the other case. */
static char *turned(struct span address)
{
	char *other = xcopy(address.n ? address.s : "", address.n);

	for (size_t i = 0; i < address.n; i++)
		if ((other[i] >= 'a' && other[i] <= 'z') || (other[i] >= 'A' && other[i] <= 'Z'))
			other[i] ^= 'a' ^ 'A';
	return other;
}

static void address_check(struct span address, struct span plain)
{
	struct bounce_address a, other;
	char *copy = turned(address);
	bool read = bounce_address_read(&a, address, plain);

	must(bounce_address_read(&other, (struct span){ copy, address.n }, plain) == read);
	if (read) {
		must(a.mail >= 1 && a.mail <= MAIL_MOST);
		must(strspn(a.tag, "0123456789abcdef") == BOUNCE_TAG && !a.tag[BOUNCE_TAG]);
		must(a.mail == other.mail && !strcmp(a.tag, other.tag));
		print_check(plain, a.mail, a.tag);
	}
	free(copy);
}

/* A number of any length and a tag, made of the bytes of the input. */
static void any_check(struct span plain, struct span bytes)
{
	unsigned long long sum = 14695981039346656037ULL;
	char tag[BOUNCE_TAG + 1];

	for (size_t i = 0; i < bytes.n; i++)
		sum = (sum ^ (unsigned char)bytes.s[i]) * 1099511628211ULL;
	for (int i = 0; i < BOUNCE_TAG; i++)
		tag[i] = "0123456789abcdef"[(sum >> (4 * i)) & 15];
	tag[BOUNCE_TAG] = 0;
	print_check(plain, (long long)((sum >> (sum & 63)) % MAIL_MOST) + 1, tag);
}

static void addresses_check(const struct mail *m, struct span bytes)
{
	struct span plain = SPAN("referee@example.org"), rest = bytes, line = { bytes.s, 0 };

	span_line(&rest, &line);
	address_check(line, plain);
	address_check(m->delivered_to, plain);
	address_check(m->to, plain);
	any_check(plain, bytes);
	/* Another club may have any address that can be written to. */
	if (address_ok(m->from)) {
		address_check(m->to, m->from);
		any_check(m->from, bytes);
	}
}

/* ---- the report ---- */

static void says_check(struct span says)
{
	must(text_is_clean(says.s, says.n, BOUNCE_COLUMNS + 3));
	/* What was cut off shows. */
	must(text_columns(says.s, says.n) <= BOUNCE_COLUMNS
		|| !memcmp(says.s + says.n - 3, "...", 3));
}

static void bounce_check(const struct mail *m, struct span bytes)
{
	struct bounce b;

	bounce_read(&b, m, bytes);
	must(!b.report || m->problem == MAIL_FINE);
	must(b.report || !(b.delivered || b.failed || b.permanent || b.says.n));
	must(!b.permanent || (b.failed && !strncmp(b.says.s, "5.", 2)));
	if (b.says.n)
		says_check((struct span){ b.says.s, b.says.n });
	bounce_free(&b);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span bytes = { (const char *)s, n };
	static bool begun;
	struct mail m;

	if (!begun)
		mail_begin();
	begun = true;
	mail_read(&m, bytes);
	bounce_check(&m, bytes);
	addresses_check(&m, bytes);
	mail_free(&m);
	return 0;
}
