/* SPDX-License-Identifier: MIT
 * Writes a played season down as a case. The case holds everything that lay on the table, so it is
 * for the referee alone, and for everybody once the match is over.
 *
 * What is always true: what the language of cases cannot say stands in a comment. */
#ifndef TRY_CASE_WRITE_H
#define TRY_CASE_WRITE_H
#include "core/table.h"

struct case_writing;

/* Writes what lies on a table before a season or the set-up; then watches the chance of that
 * season, which must be played next. The table must outlive the result, and keeps the watcher until
 * writing_free. */
struct case_writing *writing_make(struct table *, bool setup);
void writing_free(struct case_writing *);

/* Append the parts of the case once the season was played, as indented lines: what was given; what
 * chance gave, which goes below; what a seat ordered, or what its source gave. */
void writing_given(const struct case_writing *, struct buf *);
void writing_chance(const struct case_writing *, struct buf *);
void writing_orders(const struct case_writing *, int seat, struct span given, struct buf *);
/* Appends what a seat was told and why its lines were refused. Marks the fact that has that number
 * in the journal. */
void writing_expect(const struct case_writing *, int seat, int fact, struct buf *);

#endif
