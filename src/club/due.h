/* SPDX-License-Identifier: MIT
 * The seasons that are due, and how each is played.
 *
 * What is always true: a match that cannot be read, as the store is damaged, counts as due and hides no
 * other, as whoever plays it meets the damage and puts it aside. A match that waits for its referee is not
 * due: what they have to do is mailed to them once in a tick, else shown each time. */
#ifndef CLUB_DUE_H
#define CLUB_DUE_H
#include "club/season.h"
#include "club/work_end.h"

/* RUN_NOW is of seasons that are not due, too; but the answer of a witness is waited for. */
enum run_kind { RUN_DUE, RUN_NOW, RUN_TICK };

struct due_match {
	long long id;
	int season;
	char name[32];
};
/* Free match by free(). */
struct due {
	struct due_match *match;
	int n;
};
/* Finds what is due of the matches named, or of all where there are no names. */
bool due_find(const struct context *, enum run_kind, char *const *name, int names, struct due *);
/* Plays a season if there is room for it on the disk, as season_run. Where there is not, shows so:
 * in a tick only when the referee was not mailed before. */
enum work_end due_play(const struct context *, enum run_kind, const struct due_match *, int season,
	bool anyway, enum season_end *);

#endif
