/* SPDX-License-Identifier: MIT
 * Tables that a former revision of a game's rules has stored. How they were laid out is data, lines of
 * "dial NAME table|seat|space|piece CELLS HOLDS" and "zone NAME" in the order of the former game.
 * What is always true: the zones are those of the newest revision, or the table cannot be carried over;
 * a dial that both have under one name keeps its number, or its word where the words are others; one
 * that only the newest has begins at its start. */
#ifndef CORE_FORMER_H
#define CORE_FORMER_H
#include "core/table.h"

/* Lays such bytes on t, an empty table of the newest revision with the options of the match. False with
 * a reason; t is then of no use. */
bool former_carry(
	struct table *t, struct span layout, const void *bytes, size_t n, struct buf *why);

#endif
