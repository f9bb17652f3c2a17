/* SPDX-License-Identifier: MIT
 * Any bytes as what the program that reads mails answers: what is taken keeps the promises of mail.h
 * and bounce.h, and no span leads out of the mail and the answer. */
#include "base/fail.h"
#include "post/mail_frame.h"

#include <string.h>

static const char mail_text[] = "From: a@b.org\nSubject: orders\n\nhello\n";

struct bounds {
	struct span mail, answer;
};

static bool is_in(struct span s, struct span whole)
{
	return s.s >= whole.s && s.s + s.n <= whole.s + whole.n;
}

static void span_check(const struct bounds *b, struct span s)
{
	must((!s.s && !s.n) || is_in(s, b->mail) || is_in(s, b->answer));
}

static void address_check(const struct bounds *b, struct span s)
{
	span_check(b, s);
	for (size_t i = 0; i < s.n; i++)
		must((unsigned char)s.s[i] > ' ' || (s.s[i] & 0x80));
}

static void part_check(const struct bounds *b, const struct mail_part *part)
{
	span_check(b, part->name);
	span_check(b, part->bytes);
	span_check(b, part->text);
	must(part->file || !part->name.n);
	must(!part->name.n || !memchr(part->name.s, '/', part->name.n));
	must(!part->name.n || !memchr(part->name.s, '\n', part->name.n));
}

static void mail_check(const struct bounds *b, const struct mail *m)
{
	must(m->problem <= MAIL_UNREADABLE && m->parts >= 0);
	must(m->parts <= (m->problem ? 0 : MAIL_PARTS));
	address_check(b, m->from);
	address_check(b, m->to);
	address_check(b, m->delivered_to);
	address_check(b, m->sender);
	address_check(b, m->return_path);
	span_check(b, m->id);
	span_check(b, m->subject);
	for (int i = 0; i < m->parts; i++)
		part_check(b, &m->part[i]);
}

static void bounce_check(struct span answer)
{
	struct bounce b = { .says = BUF_INIT };

	if (bounce_decode(&b, answer)) {
		must(b.report || !(b.delivered || b.failed || b.permanent || b.says.n));
		must(b.failed || !b.permanent);
		must(!memchr(b.says.s, '\n', b.says.n));
	}
	bounce_free(&b);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	const struct bounds b = { SPAN(mail_text), { (const char *)s, n } };
	struct mail m;

	memset(&m, 0, sizeof m);
	if (mail_decode(&m, b.mail, b.answer))
		mail_check(&b, &m);
	mail_free(&m);
	bounce_check(b.answer);
	return 0;
}
