/* SPDX-License-Identifier: MIT
 * Lines that a writer typed into a template of ours that their program quotes, with marks or without.
 *
 * What is always true: such a line stands between the template's own first and last line, and is equal to no
 * line of a mail of that thread, nor to a part of one, blanks folded: whatever a program does to a
 * quotation, it makes no order. */
#ifndef CLUB_TYPED_H
#define CLUB_TYPED_H
#include "club/thread.h"
#include "core/names.h"

/* Returns whether a line is the first one of a template, whose header goes on in the lines below it. */
bool typed_begins_template(struct span line, struct span below);
/* Finds the lines of a part's canonical text that were typed into a template which stands in the thread's texts.
 * Those that may count go to typed; orders that the seat gave before, or that are part of what we wrote, go to
 * ours. */
void typed_find(const struct reply_texts *, const struct names *, struct span canonical,
	struct buf *typed, struct buf *ours);
/* Appends the lines of a quotation which are orders for sure, and stand nowhere in the thread. */
void typed_quoted(
	const struct reply_texts *, const struct names *, struct span text, struct buf *orders);

#endif
