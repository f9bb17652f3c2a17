/* SPDX-License-Identifier: MIT
 * Any bytes as a report and, behind a zero, the text of its receipt, which the referee has signed, or
 * whose signature is wrong, beside an honest record: a report is proven only by a receipt that is
 * signed and has its hash. */
#include "fuzz_match.h"

#include <stdlib.h>

static struct fuzz_match match;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	fuzz_match_make(&match);
	return 0;
}

static void proof_check(const struct verification *v, const struct paper *p, bool good)
{
	bool ours = !strcmp(p->gid, FUZZ_GID) && p->kind == PAPER_RECEIPT;

	must(v->opened && v->rostered && v->proven.records >= 3);
	must(good || (!v->faults.n && !v->proven.receipts && !p->signed_));
	if (good && ours)
		must(p->signed_ && v->proven.receipts == (p->seat <= FUZZ_SEATS));
	must(v->proven.reports <= v->proven.receipts && v->proven.receipts <= 1);
	must(!v->proven.reports || memmem(p->body.s, p->body.n, "====", 4));
	must(!v->proven.acks || (good && p->kind == PAPER_ACK));
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span text = { (const char *)s, n }, body = fuzz_piece(&text);
	bool good = fuzz_number(text) % 4;
	struct buf mail = BUF_INIT;
	struct evidence e = { 0 };
	struct verification v;

	buf_add(&mail, body.s, body.n);
	buf_char(&mail, '\n');
	if (!memmem(mail.s, mail.n, "-----BEGIN", 10)
		&& fuzz_block(&match, &mail, BLOCK_RECEIPT, text, good)) {
		evidence_add_blocks(&e, span_of_buf(&match.opening), "opening");
		evidence_add_blocks(&e, span_of_buf(&match.record), "record");
		evidence_add_blocks(&e, span_of_buf(&mail), "mail");
		must(e.papers == 4 || e.papers == 3);
		if (e.papers == 4 && e.paper[3].kind == PAPER_RECEIPT) {
			verify_match(&v, &e, FUZZ_GID);
			proof_check(&v, &e.paper[3], good);
			verify_free(&v);
		}
	}
	evidence_free(&e);
	buf_free(&mail);
	return 0;
}
