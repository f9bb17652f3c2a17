/* SPDX-License-Identifier: MIT */
#include "club/evidence.h"
#include "post/source.h"
#include "proof/order.h"

#include <string.h>

/* ---- letters ---- */

static void add_letter(struct evidence *e, const struct mail *mail, const char *source)
{
	const struct letter_plan plan = { NULL, false, NULL };
	struct signed_letter w = { .letter = { .text = BUF_INIT } };

	if (!letter_find(&w.letter, mail, &plan, NULL) || w.letter.form == LETTER_UNSIGNED) {
		letter_free(&w.letter);
		return;
	}
	order_hash(w.hash, span_of_buf(&w.letter.canonical),
		(struct span){ (const char *)w.letter.seal.raw, sizeof w.letter.seal.raw });
	for (int i = 0; i < e->letters; i++)
		if (!memcmp(e->letter[i].hash, w.hash, HASH)
			&& span_same(span_of_buf(&e->letter[i].letter.text),
				span_of_buf(&w.letter.text))) {
			letter_free(&w.letter);
			return;
		}
	w.head = orders_read(w.letter.canonical.s, w.letter.canonical.n, NULL);
	w.source = xcopy(source, strlen(source));
	e->letter = xgrow(e->letter, (size_t)e->letters + 1, sizeof *e->letter);
	e->letter[e->letters++] = w;
}

/* ---- sources ---- */

/* A mail yields one sealed letter, but a text may hold many, so each is read by itself. */
static void add_sealed(struct evidence *e, struct span text, const char *name)
{
	struct span rest = text, line;

	while (span_line(&rest, &line)) {
		const char *end;
		struct mail mail = { 0 };

		if (!memmem(line.s, line.n, SEAL_BEGIN, strlen(SEAL_BEGIN)))
			continue;
		end = memmem(rest.s, rest.n, SEAL_END, strlen(SEAL_END));
		if (!end)
			return;
		end += strlen(SEAL_END);
		if (mail_read(&mail, (struct span){ line.s, (size_t)(end - line.s) }))
			add_letter(e, &mail, name);
		mail_free(&mail);
		rest.n -= (size_t)(end - rest.s);
		rest.s = end;
	}
}

void evidence_text(struct evidence *e, struct span text, const char *name)
{
	evidence_add_blocks(e, text, name);
	add_sealed(e, text, name);
}

void evidence_mail(struct evidence *e, struct span bytes, const char *name)
{
	struct mail mail = { 0 };

	/* Bytes with a zero are no mail, but may be a store, whose pages hold pieces of papers. */
	if (bytes.n && !span_find(bytes, 0) && mail_read(&mail, bytes)) {
		for (int i = 0; i < mail.parts; i++)
			if (mail.part[i].text.n)
				evidence_text(e, mail.part[i].text, name);
		add_letter(e, &mail, name);
	}
	mail_free(&mail);
}

bool evidence_add(struct evidence *e, const char *path, struct buf *why)
{
	struct letter_source *source = source_open(path, why);
	enum source_result step;
	struct incoming_letter a;
	bool ok = source != NULL;

	if (!ok)
		return false;
	while (ok && (step = source_next(source, &a, why)) != SOURCE_END) {
		ok = step != SOURCE_FAILED;
		if (ok && !a.too_large)
			evidence_mail(e, a.bytes, a.name);
	}
	source_close(source);
	return ok;
}
