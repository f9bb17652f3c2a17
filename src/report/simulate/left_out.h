/* SPDX-License-Identifier: MIT
 * What an order that a line was meant as has not of that line. */
#ifndef REPORT_LEFT_OUT_H
#define REPORT_LEFT_OUT_H
#include "core/form.h"
#include "core/table.h"

/* Returns whether a word only says what lies on the space that the next word names: "army 5,6". */
bool left_out_lies_there(
	const struct table *, const struct names *, const struct line_words *, int i);
/* Appends the words of a line that say something and are not in an order. */
void left_out_list(struct buf *list, const struct table *, const struct names *, struct span line,
	struct span order);
/* Returns whether what an order leaves out says that something else is meant: "all but the deckhands", "no wait, 8". */
bool left_out_excepts(struct span rest);

#endif
