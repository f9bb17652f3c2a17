/* SPDX-License-Identifier: MIT
 * Any bytes as a mail: read within its limits or refused with a reason, and so are its orders. */
#include "base/fail.h"
#include "post/letter.h"

#include <string.h>

static const char key_text[] = "RWQ13naUdcXQYaNvAsuLKLESEVY2NalFoQgWoqXuKv/fGi6LC1FmWtMn";

static void mail_check(const struct mail *m)
{
	struct buf clean = BUF_INIT;

	must(m->parts >= 0 && m->parts <= MAIL_PARTS);
	for (int i = 0; i < m->parts; i++) {
		const struct mail_part *part = &m->part[i];

		must(part->file || !part->name.n);
		must(!part->name.n || !memchr(part->name.s, '/', part->name.n));
		must(!part->name.n || !memchr(part->name.s, '\\', part->name.n));
		must(!memchr(m->from.s ? m->from.s : "", '\n', m->from.n));
		text_canonical(&clean, part->text.s, part->text.n);
		text_clean(&clean, part->bytes.s, part->bytes.n, 100);
	}
	mail_is_automatic(m, "referee@game.example");
	buf_free(&clean);
}

static bool looks_like_one(struct span line)
{
	must(line.n && !memchr(line.s, '\n', line.n));
	return line.s[0] >= 'a' && line.s[0] <= 'z';
}

static void letter_check(const struct letter *l)
{
	struct problem why = { .text = NULL };
	struct buf canonical = BUF_INIT;
	struct public_key key;

	must(l->canonical.n && l->canonical.s[l->canonical.n - 1] == '\n');
	text_canonical(&canonical, l->canonical.s, l->canonical.n);
	must(canonical.n == l->canonical.n && !memcmp(canonical.s, l->canonical.s, canonical.n));
	must((l->form == LETTER_UNSIGNED) == !l->signature.n);
	must(key_read(&key, span_of(key_text), &why));
	if (l->form != LETTER_UNSIGNED)
		must((letter_verify(l, &key, &why) == SEAL_GOOD) == !why.text);
	buf_free(&canonical);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n);

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	static const struct letter_plan plan = { looks_like_one, false };
	static bool begun;
	struct problem why = { .text = NULL };
	struct letter l;
	struct mail m;

	if (!begun)
		mail_begin();
	begun = true;
	if (mail_read(&m, (struct span){ (const char *)s, n })) {
		mail_check(&m);
		if (letter_find(&l, &m, &plan, &why))
			letter_check(&l);
		must((l.problem != LETTER_FINE) == (why.text != NULL));
		letter_free(&l);
	} else {
		must(mail_problem_name(m.problem) && !m.parts);
	}
	mail_free(&m);
	return 0;
}
