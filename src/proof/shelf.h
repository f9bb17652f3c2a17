/* SPDX-License-Identifier: MIT */
#ifndef PROOF_SHELF_H
#define PROOF_SHELF_H
#include "box/clauses.h"
#include "core/play.h"
#include "report/report.h"

/* A game with a box, ready to play, shared by all matches that use it. */
struct shelf {
	unsigned char hash[HASH];
	struct box *box;
	struct rules *rules;
	struct clauses *clauses;
	struct phrases *phrases;
	struct shelf *next;
};

/* The box of these bytes with its rules, clauses and phrases; NULL with a reason. */
struct shelf *shelf_make(const struct game *, struct span xml, const char *name, struct buf *why);
void shelf_free(struct shelf *);
/* The words of a clause, for struct report_of; NULL: there is none of that name. */
const char *shelf_clause(const void *clauses, const char *id);

#endif
