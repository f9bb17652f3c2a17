/* SPDX-License-Identifier: MIT
 * What somebody holds in their hands of matches: records, receipts, letters and the like, as they were
 * found. Nothing here is believed: it is parted by match and read, and whoever looks at it checks what was
 * signed.
 *
 * What is always true: a text that was found twice is here once; numbers are within their bounds. */
#ifndef PROOF_PAPER_H
#define PROOF_PAPER_H
#include "core/orders.h"
#include "core/tp1.h"
#include "post/letter.h"
#include "proof/block.h"

enum paper_kind {
	PAPER_OPEN,
	PAPER_ROSTER,
	PAPER_SEASON,
	PAPER_REJOIN,
	PAPER_REKEY,
	PAPER_AMEND,
	PAPER_ACT,
	PAPER_DEED, /* any other record of the chain: nothing in it is looked at */
	PAPER_RECEIPT,
	PAPER_ACK,
	PAPER_SEAL,
	PAPER_JOIN,   /* a witness's anchor */
	PAPER_ANSWER, /* his value */
	PAPER_REVEAL, /* what was hidden, of a match that is over */
	PAPER_OTHER,  /* it begins as none of these */
	PAPERS
};

struct paper {
	enum paper_kind kind;
	bool whole; /* the block had its end and its signature, and what follows could be read */
	struct buf text, body; /* body: what stood before a receipt */
	unsigned char signature[64];
	char gid[64], *source;		      /* source: where it was found, for messages */
	int number, season, cast, seat;	      /* as it says; -1: it does not */
	unsigned char head[HASH], prev[HASH]; /* of records and receipts */
	bool signed_; /* by the key it should be signed by: for whoever checks */
};

/* An order letter that was signed. */
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
	struct buf *box; /* boxes of games, any bytes */
	int boxes;
};

/* Adds the blocks of a text, in their order. source: where it was found, for messages. */
void evidence_add_blocks(struct evidence *, struct span text, const char *source);
/* Adds what may be the box of a match. */
void evidence_add_box(struct evidence *, struct span xml);
void evidence_free(struct evidence *);
/* What was signed, until the evidence changes. */
struct span paper_text(const struct paper *);

#endif
