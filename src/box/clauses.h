/* SPDX-License-Identifier: MIT
 * The rules of one game as played, clause by clause: what refusals and outcomes name and what the
 * manual prints.
 *
 * What is always true: no two clauses share an id. An id is the name of its group, a blank and a
 * number ("build 1"). The clauses of a group stand together below a heading, in the order of their
 * numbers. Each text is one paragraph without line ends and is not empty.
 *
 * The file is text of at most CLAUSES_MOST bytes: lines "== Heading ==", and blocks that begin with
 * a line "[build 1] printed 91-93" or "[build 2] house R6" and go on with lines of text. Empty
 * lines part the blocks; lines that begin with '#' are comments. */
#ifndef BOX_CLAUSES_H
#define BOX_CLAUSES_H
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

enum { CLAUSES_MOST = 256 * 1024 };

struct clause {
	char *id, *group; /* "build 1", "build" */
	int number;	  /* from 1 */
	bool house;	  /* our own ruling; false: printed in the rulebook */
	char *source;	  /* the rulebook's lines "91-93", or the ruling "R6" */
	char *heading;	  /* of the part of the file it stands in: "Building" */
	char *text;
};

/* All memory belongs to the struct and is freed by clauses_free. */
struct clauses {
	int n;
	struct clause *clause; /* [0 .. n - 1], in the order of the file */
};

/* Returns NULL when the text is refused, with "NAME:LINE: reason" appended to why. */
struct clauses *clauses_read(const char *text, size_t n, const char *name, struct buf *why);
void clauses_free(struct clauses *);
/* Returns the clause of an id, or the first of a group, and sets *count to how many were meant;
 * NULL, and 0, when there is none. Where no group is called so, that of one or several is meant: "ships 3". Case and the number of blanks do not matter. */
const struct clause *clauses_find(const struct clauses *, const char *s, size_t n, int *count);

/* Returns whether a word of a clause or its heading begins as asked for, of one or several: "bounty" finds "bounties".
 * Nothing begins as a word of one or two letters. */
bool clause_has(const struct clause *, struct span word);

#endif
