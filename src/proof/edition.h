/* SPDX-License-Identifier: MIT */
#ifndef PROOF_EDITION_H
#define PROOF_EDITION_H
#include "box/clauses.h"
#include "core/play.h"
#include "report/report.h"

/* A game with a box, ready to play, shared by all matches that use it. */
struct edition {
	unsigned char hash[HASH];
	struct box *box;
	struct rules *rules;
	struct clauses **clauses; /* *clauses: NULL until somebody asks for one */
	struct phrases *phrases;
	struct edition *next;
};

/* Makes an edition from the bytes of a box; name is for messages. Returns NULL with a reason. */
struct edition *edition_make(
	const struct game *, struct span xml, const char *name, struct buf *why);
void edition_free(struct edition *);
/* Returns the rules of the game, which are read when they are first asked for: most orders are taken and
 * tried without. */
const struct clauses *edition_clauses(const struct edition *);
/* Returns the text of a clause, as struct report_input asks for it, of which the edition holds the clauses;
 * NULL where there is none. */
const char *edition_clause(const void *edition, const char *id);

#endif
