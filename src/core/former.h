/* SPDX-License-Identifier: MIT
 * Tables that were stored under a former revision of a game's rules. Their layout is data: lines
 * "dial NAME table|seat|space|piece CELLS HOLDS" and "zone NAME", in the order of the former game.
 *
 * What is always true: the zones must be those of the newest revision, or the table cannot be
 * carried over. A dial that both revisions have under one name keeps its number; where its words
 * differ, it keeps its word. A dial that only the newest revision has begins at its start. */
#ifndef CORE_FORMER_H
#define CORE_FORMER_H
#include "core/table.h"

/* Lays stored bytes on t, an empty table of the newest revision with the options of the match.
 * Returns false with a reason; t must then not be used. */
bool former_carry(
	struct table *t, struct span layout, const void *bytes, size_t n, struct buf *why);

#endif
