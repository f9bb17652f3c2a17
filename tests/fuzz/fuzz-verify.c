/* SPDX-License-Identifier: MIT
 * Any bytes as mails that somebody has kept, alone and beside honest papers: what they prove is said,
 * whatever is in them, nothing is proven without a signature, and nobody is accused. */
#include "club/evidence.h"
#include "base/fail.h"
#include "base/file.h"
#include "proof/verify.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t n);

static struct buf honest = BUF_INIT;

static void read_honest(void)
{
	struct buf path = BUF_INIT, why = BUF_INIT;
	const char *top = getenv("srcdir");

	buf_fmt(&path, "%s/tests/fuzz/corpus-verify/match", top ? top : ".");
	must(file_read(&honest, path.s, 1 << 20, &why));
	buf_free(&path);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	mail_begin();
	read_honest();
	return !chance_begin();
}

/* A match whose opening is not here has nothing that could be signed. */
static void verify_check(struct evidence *e, const char *gid)
{
	struct verification v;

	verify_match(&v, e, gid);
	must(v.opened || v.wrong);
	must(v.opened || !(v.proven.records + v.proven.receipts + v.proven.dice));
	must(!v.faults.n);
	must(v.records <= e->papers && v.proven.letters <= e->letters * MAXSEATS * e->papers);
	verify_free(&v);
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t n)
{
	struct evidence e = { 0 };

	evidence_mail(&e, (struct span){ (const char *)bytes, n }, "a mail");
	for (int i = 0; i < e.papers; i++)
		verify_check(&e, e.paper[i].gid);
	evidence_text(&e, span_of_buf(&honest), "honest");
	verify_check(&e, e.paper[e.papers - 1].gid);
	evidence_free(&e);
	return 0;
}
