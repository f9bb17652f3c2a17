/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

#include <string.h>

bool store_get_ballot(struct store *store, struct vote_row *b, struct buf *why)
{
	enum found found;
	struct query q;

	memset(b->vote, 0, sizeof b->vote);
	if (!query_begin(&q, store,
		    "SELECT seat, yes FROM votes"
		    " WHERE match = ? AND season = ? AND motion = ? AND whom = ?",
		    why))
		return false;
	query_give_all(&q, WITH(NUM(b->match), NUM(b->season), STR(b->motion), NUM(b->whom)));
	while ((found = query_find(&q, why)) == FOUND) {
		int seat = query_take_small(&q, 1, 16);
		int yes = query_take_small(&q, 0, 1);

		b->vote[seat] = yes ? 1 : -1;
	}
	return found == NOT_FOUND && query_end(&q, why);
}

bool store_save_vote(struct store *store, const struct vote_row *b, int seat, struct buf *why)
{
	return rows_change(store,
		"INSERT INTO votes (match, season, motion, whom, seat, yes)"
		" VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match, season, motion, whom, seat)"
		" DO UPDATE SET yes = excluded.yes",
		WITH(NUM(b->match), NUM(b->season), STR(b->motion), NUM(b->whom), NUM(seat),
			NUM(b->vote[seat] > 0)),
		why);
}

bool store_drop_votes(struct store *store, long long match, int season, const char *motion,
	int seat, struct buf *why)
{
	if (motion)
		return rows_change(store,
			"DELETE FROM votes WHERE match = ? AND season = ? AND motion = ?",
			WITH(NUM(match), NUM(season), STR(motion)), why);
	return rows_change(store, "DELETE FROM votes WHERE match = ? AND season = ? AND seat = ?",
		WITH(NUM(match), NUM(season), NUM(seat)), why);
}
