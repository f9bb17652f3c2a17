/* SPDX-License-Identifier: MIT
 * The records, receipts, letters and other papers that somebody has, as they were found. They are
 * divided by match and read, but not believed: whoever uses a paper checks its signature first.
 *
 * What is always true: a text found twice is here once; numbers are within their bounds. */
#ifndef PROOF_PAPER_H
#define PROOF_PAPER_H
#include "core/orders.h"
#include "core/tp1.h"
#include "post/letter.h"
#include "proof/block.h"

enum paper_kind {
#define PAPER(id, ...) PAPER_##id,
#include "proof/papers.def"
#undef PAPER
	PAPERS
};
/* Returns what a fault calls such a paper: "open", "record". */
const char *paper_name(enum paper_kind);

struct paper {
	enum paper_kind kind;
	bool whole; /* the block has its end and signature, and the fields below could be read */
	struct buf text, body; /* body: what stood above a receipt */
	unsigned char signature[64];
	char gid[64], *source;		      /* source: where the paper was found, for messages */
	int number, season, cast, seat;	      /* as written in the paper; -1: missing */
	unsigned char head[HASH], prev[HASH]; /* of records and receipts */
	bool signed_; /* by the key that should have signed it; set by whoever checks */
};

/* An order letter with a signature. */
struct signed_letter {
	struct letter letter;
	struct orders *head;
	unsigned char hash[HASH];
	char *source;
};

struct evidence {
	struct paper *paper;
	int papers;
	struct signed_letter *letter;
	int letters;
	struct buf *box; /* bytes that may be boxes */
	int boxes;
};

/* Adds the blocks of a text, in order. source: where the text was found, for messages. */
void evidence_add_blocks(struct evidence *, struct span text, const char *source);
void evidence_add_box(struct evidence *, struct span xml);
void evidence_free(struct evidence *);
/* Returns the signed text, valid until the evidence changes. */
struct span paper_text(const struct paper *);

#endif
