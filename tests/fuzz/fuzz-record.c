/* SPDX-License-Identifier: MIT
 * Any bytes as the text of a record, which the referee has signed, or whose signature is wrong: what
 * is proven hangs on the signature alone, but of what is shown at the end, which the commitments prove;
 * nobody is accused without it, and what the season left is within its bounds. */
#include "fuzz_match.h"
#include "proof/outcome.h"

static struct fuzz_match match;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	fuzz_match_make(&match);
	return 0;
}

/* The record of a season, or of something else that the head goes on with. */
static bool is_chained(const struct paper *p)
{
	return p->kind >= PAPER_SEASON && p->kind <= PAPER_DEED;
}

static void outcome_check(const struct paper *p)
{
	struct outcome o = { .first = true };

	outcome_take(&o, match.value['D'], FUZZ_SEATS, p->number, paper_text(p));
	must(o.told && outcome_season(paper_text(p)) <= 100000);
	must(!o.day || (o.day >= 19700101 && o.day <= 99991231));
	for (int s = 0; s <= MAXSEATS; s++) {
		must(o.seat[s].by <= BY_ORDER && (s && s <= FUZZ_SEATS ? true : !o.seat[s].by));
		must(o.seat[s].by != BY_ORDER || o.seat[s].number == p->number);
	}
}

static void proof_check(const struct verification *v, const struct paper *p, bool good)
{
	bool here = !strcmp(p->gid, FUZZ_GID);

	must(v->opened && v->rostered);
	must(good || (!v->faults.n && v->proven.records == 2));
	must(good || !p->signed_ || p->kind == PAPER_REVEAL);
	must(v->proven.records <= 3 && v->proven.dice <= (int)p->text.n);
	if (good && here && is_chained(p) && p->kind != PAPER_REKEY)
		must(p->signed_ && v->proven.records == 3 && v->records == 1);
	must(!v->proven.receipts && !v->proven.letters);
}

int LLVMFuzzerTestOneInput(const unsigned char *s, size_t n)
{
	struct span text = { (const char *)s, n };
	bool good = fuzz_number(text) % 4;
	struct buf block = BUF_INIT;
	struct evidence e = { 0 };
	struct verification v;

	if (fuzz_block(&match, &block, BLOCK_RECORD, text, good)) {
		evidence_add_blocks(&e, span_of_buf(&match.opening), "opening");
		evidence_add_blocks(&e, span_of_buf(&block), "record");
		must(e.papers == 3 || e.papers == 2);
		outcome_check(&e.paper[e.papers - 1]);
		if (e.papers == 3 && e.paper[2].kind > PAPER_ROSTER) {
			verify_match(&v, &e, FUZZ_GID);
			proof_check(&v, &e.paper[2], good);
			verify_free(&v);
		}
	}
	evidence_free(&e);
	buf_free(&block);
	return 0;
}
