/* SPDX-License-Identifier: MIT
 * A season that was played, written down as a case. Everything that lay on the table stands in it, so
 * it is for the referee, and for all when the match is over.
 *
 * What is always true: what the language of cases cannot say is said in a comment. */
#ifndef TRY_CASE_WRITE_H
#define TRY_CASE_WRITE_H
#include "core/table.h"

struct case_writing;

/* Writes what lies on a table on which a season can be played, or is to be set up; then watches the
 * chance of the season, which is played next. The table outlives it, and
 * keeps what watches it up to writing_free. */
struct case_writing *writing_make(struct table *, bool setup);
void writing_free(struct case_writing *);

/* The parts of the case, lines with their indentation, when the season was played: what was given; what
 * chance gave, which stands below it; what a seat ordered, or, where it had a source, what that gave. */
void writing_given(const struct case_writing *, struct buf *);
void writing_chance(const struct case_writing *, struct buf *);
void writing_orders(const struct case_writing *, int seat, struct span given, struct buf *);
/* What that seat was told, and why its lines were refused; the fact of that number of the journal is
 * marked. */
void writing_expect(const struct case_writing *, int seat, int fact, struct buf *);

#endif
