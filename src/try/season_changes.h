/* SPDX-License-Identifier: MIT
 * Changes of a season, in the words of tradepost-try(5): a referee asks what would have come of it.
 * What is not changed stays as the table has it, except chance set by hand. */
#ifndef TRY_SEASON_CHANGES_H
#define TRY_SEASON_CHANGES_H
#include "core/table.h"

struct season_changes;

/* Changes a table on which a season can be played: what lies there, the programs and sources of
 * seats, chance set by hand. The text must outlive what is returned, which must outlive the play of
 * the season. The table stays the caller's. Returns NULL with "NAME:LINE: reason". */
struct season_changes *season_changes_make(
	const char *name, struct span text, struct table *, int season, struct buf *why);
void season_changes_free(struct season_changes *);
/* Returns whether a seat's orders or answers are changed. */
bool season_changes_orders(const struct season_changes *, int seat);
/* Appends the changes that a seat may read, as written: those of its own letter; NOBODY: all, for
 * the referee. Returns how many lines were left out. */
int season_changes_print(const struct season_changes *, int seat, struct buf *lines);
/* Call it after the season was played. Appends lines "NAME:LINE: what" about chance set by hand
 * that was not used. */
void season_changes_failures(const struct season_changes *, struct buf *lines);

#endif
