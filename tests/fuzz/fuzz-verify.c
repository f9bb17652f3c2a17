/* SPDX-License-Identifier: MIT
 * Any bytes as mails that somebody has kept: what they prove is said, whatever is in them, and nothing
 * is proven without a signature. */
#include "base/fail.h"
#include "cmd/verify.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t n);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc;
	(void)argv;
	mail_begin();
	return !chance_begin();
}

/* A match whose opening is not here has nothing that could be signed. */
static void verify_check(struct evidence *e, const char *gid)
{
	struct verifying v;

	verify_match(&v, e, gid);
	must(v.opened || v.wrong);
	must(v.opened || !(v.proven.records + v.proven.receipts + v.proven.dice));
	must(v.records <= e->papers && v.proven.letters <= e->letters * MAXSEATS * e->papers);
	verify_free(&v);
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t n)
{
	struct evidence e = { 0 };

	evidence_mail(&e, (struct span){ (const char *)bytes, n }, "a mail");
	for (int i = 0; i < e.papers; i++)
		verify_check(&e, e.paper[i].gid);
	evidence_free(&e);
	return 0;
}
