/* SPDX-License-Identifier: MIT
 * The rules of one game as played, clause by clause: what a refusal and an outcome name, and what
 * the manual prints.
 *
 * What is always true: no two clauses have the same id; an id is its group's name, a blank and a
 * number ("build 1"); the clauses of a group stand together, in the order of their numbers, below
 * a heading; no text is empty, and each is one paragraph without line ends.
 *
 * The file is text of at most CLAUSES_MOST bytes: "== Heading ==" lines, and blocks of a line
 * "[build 1] printed 91-93" or "[build 2] house R6" with lines of text below it. Empty lines part
 * the blocks; lines that begin with '#' are left out. */
#ifndef BOX_CLAUSES_H
#define BOX_CLAUSES_H
#include "base/buf.h"

#include <stdbool.h>
#include <stddef.h>

enum { CLAUSES_MOST = 256 * 1024 };

struct clause {
	char *id, *group; /* "build 1", "build" */
	int number;	  /* 1 and up */
	bool house;	  /* our own ruling; else printed in the rulebook */
	char *source;	  /* the rulebook's lines "91-93", or the ruling "R6" */
	char *heading;	  /* of the part it stands in: "Building" */
	char *text;
};

/* Everything in it belongs to it and goes with clauses_free. */
struct clauses {
	int n;
	struct clause *clause; /* [0 .. n - 1], in the order of the file */
};

/* NULL when the text is refused, with "NAME:LINE: reason" added to why. */
struct clauses *clauses_read(const char *text, size_t n, const char *name, struct buf *why);
void clauses_free(struct clauses *);
/* The clause of that id, or the first of that group; how many were meant goes into *count. Case and
 * the number of blanks do not matter. NULL, and 0, when there is none. */
const struct clause *clauses_find(const struct clauses *, const char *s, size_t n, int *count);

#endif
