/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <string.h>

static void give_motion(struct query *q, const struct vote_row *b)
{
	query_give_int(q, b->match);
	query_give_int(q, b->season);
	query_give_text(q, b->motion);
	query_give_int(q, b->whom);
}

bool store_get_ballot(struct store *store, struct vote_row *b, struct buf *why)
{
	enum query_result found;
	struct query q;

	memset(b->vote, 0, sizeof b->vote);
	if (!query_begin(&q, store,
		    "SELECT seat, yes FROM votes"
		    " WHERE match = ? AND season = ? AND motion = ? AND whom = ?",
		    why))
		return false;
	give_motion(&q, b);
	while ((found = query_find(&q, why)) == FOUND) {
		int seat = query_take_small(&q, 1, 16);
		int yes = query_take_small(&q, 0, 1);

		if (seat)
			b->vote[seat] = yes ? 1 : -1;
	}
	return found == NOTHING;
}

bool store_save_vote(struct store *store, const struct vote_row *b, int seat, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO votes (match, season, motion, whom, seat, yes)"
		    " VALUES (?, ?, ?, ?, ?, ?)"
		    " ON CONFLICT (match, season, motion, whom, seat)"
		    " DO UPDATE SET yes = excluded.yes",
		    why))
		return false;
	give_motion(&q, b);
	query_give_int(&q, seat);
	query_give_int(&q, b->vote[seat] > 0);
	return query_run(&q, why);
}

bool store_drop_votes(struct store *store, long long match, int season, const char *motion,
	int seat, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    motion ? "DELETE FROM votes WHERE match = ? AND season = ? AND motion = ?"
			   : "DELETE FROM votes WHERE match = ? AND season = ? AND seat = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	if (motion)
		query_give_text(&q, motion);
	else
		query_give_int(&q, seat);
	return query_run(&q, why);
}
