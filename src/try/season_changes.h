/* SPDX-License-Identifier: MIT
 * Changes of a season: what a referee writes down to ask what would have come of it, in the words of
 * tradepost-try(5). What is not changed stays as the table has it, chance by hand aside. */
#ifndef TRY_SEASON_CHANGES_H
#define TRY_SEASON_CHANGES_H
#include "core/table.h"

struct season_changes;

/* Changes a table on which that season can be played: what lies there, the programs and sources of
 * seats, its chance by hand. The text outlives what is returned, which outlives the season's play;
 * the table stays the caller's. NULL with "NAME:LINE: reason". */
struct season_changes *season_changes_make(
	const char *name, struct span text, struct table *, int season, struct buf *why);
void season_changes_free(struct season_changes *);
/* What is changed: the orders or answers of a seat; what lies on the table before the season, its chance
 * by hand included. */
bool season_changes_orders(const struct season_changes *, int seat);
bool season_changes_lays(const struct season_changes *);
/* The changes, as they are written, that a seat may read: those of its own letter; NOBODY: the
 * referee, who reads all. How many lines were left out. */
int season_changes_print(const struct season_changes *, int seat, struct buf *lines);
/* When the season was played: lines "NAME:LINE: what", of chance by hand that did not come to be. */
void season_changes_failures(const struct season_changes *, struct buf *lines);

#endif
