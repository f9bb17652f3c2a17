/* SPDX-License-Identifier: MIT
 * Cases: what a referee writes down about a rule, played and judged. The format is that of
 * tradepost-try(5). Every case is played on a table of its own, three times, so none can touch
 * another and each proves that its season can be repeated and stored. Call chance_begin first. */
#ifndef TRY_TRY_H
#define TRY_TRY_H
#include "base/text.h"
#include "core/table.h"

enum { TRY_BYTES = 1 << 20 };

/* Is given an order of which the first holes are filled. */
typedef void try_take(void *with, const struct order *);

struct try_env {
	/* The rules of a game with the box at that path, NULL for the one that is shipped. They
	 * stay the env's, and there, as long as the env is used; asked for again at each heading
	 * that names the game. NULL, with a reason, where there are none. */
	const struct rules *(*rules)(
		struct try_env *, const char *game, const char *box, struct buf *why);
	/* Of a table after a season, with its journal and programs: appends the two forms of a seat's
	 * report; gives each order that it offers for the next season. NULL: cases may say nothing of
	 * reports. */
	void (*report)(struct try_env *, const struct table *, int seat, struct buf *xml,
		struct buf *text);
	void (*offers)(struct try_env *, const struct table *, int seat, try_take *, void *with);
};

/* Plays every case of a file, appends their test points in TAP, and adds to the numbers of cases
 * and of those that do not hold; test points are numbered on from *cases. False where the file is
 * no case file, with "NAME:LINE: reason" added to why; then nothing else is changed. */
bool try_run(const char *name, struct span text, struct try_env *, struct buf *tap, int *cases,
	int *failed, struct buf *why);

#endif
