/* SPDX-License-Identifier: MIT
 * What a season was played from, as the store kept it: each seat's letter and standing lines, and
 * who had the autopilot. */
#ifndef CLUB_PLAYED_H
#define CLUB_PLAYED_H
#include "club/club.h"
#include "core/autopilot.h"

/* Gives the table the programs and sources of a season. pilot must outlive their use; the caller
 * frees the programs. Returns false with a reason. */
bool played_from(const struct context *, const struct edition *, struct table *, int season,
	struct autopilot pilot[MAXSEATS + 1]);
/* Returns the table before a season, with its day and all it was played from; pilot as above. NULL
 * with a reason. stored: what the store has of the season; the caller frees it in every case. */
struct table *played_table(const struct context *, const struct edition *, int season,
	struct season_row *stored, struct autopilot pilot[MAXSEATS + 1]);
/* Plays the season on such a table, with the match's own chance. */
bool played_again(const struct context *, struct table *, int season);
/* Returns whether a season that was played again is as stored: digest, journal and table. */
bool played_is_same(const struct table *, const struct season_row *stored);
/* Frees the programs and the table, which may be NULL. */
void played_free(struct table *);

#endif
