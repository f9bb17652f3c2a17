/* SPDX-License-Identifier: MIT
 * Cases: what a referee writes down about a rule, played and judged. tradepost-try(5) has the
 * format. Every case is played three times on tables of its own: no case can affect another, and
 * each proves that its season can be repeated and stored. Call chance_begin first. */
#ifndef TRY_TRY_H
#define TRY_TRY_H
#include "base/text.h"
#include "core/table.h"

enum { TRY_BYTES = 1 << 20 };

/* Called with an order whose first holes are filled. */
typedef void try_take(void *with, const struct order *);

struct try_env {
	/* Returns the rules of a game with the box at a path; NULL: with the box that is shipped.
	 * The rules belong to the env and last as long as it is used. Called again at each heading
	 * that names the game. Returns NULL with a reason. */
	const struct rules *(*rules)(
		struct try_env *, const char *game, const char *box, struct buf *why);
	/* Appends both forms of a seat's report, and hands over each order that it offers for the
	 * next season. The table is as a season left it, with journal and programs. NULL: cases may
	 * say nothing about reports. */
	void (*report)(struct try_env *, const struct table *, int seat, struct buf *xml,
		struct buf *text);
	void (*offers)(struct try_env *, const struct table *, int seat, try_take *, void *with);
};

/* Plays every case of a file, appends their test points in TAP, and adds to the numbers of cases
 * and of failures; test points are numbered on from *cases. Returns false, with "NAME:LINE: reason"
 * appended to why and nothing else changed, where the file is no case file. */
bool try_run(const char *name, struct span text, struct try_env *, struct buf *tap, int *cases,
	int *failed, struct buf *why);

#endif
