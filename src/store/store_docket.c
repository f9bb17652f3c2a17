/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>

void dispute_row_free(struct dispute_row *dispute)
{
	free(dispute->text);
	free(dispute->clause);
	free(dispute->ruling);
	dispute->text = dispute->clause = dispute->ruling = NULL;
}

static bool find_last(struct store *store, long long match, int *last, struct buf *why)
{
	struct query q;

	*last = 0;
	if (!query_begin(
		    &q, store, "SELECT ifnull(max(number), 0) FROM disputes WHERE match = ?", why))
		return false;
	query_give_int(&q, match);
	if (query_find(&q, why) != FOUND)
		return false;
	*last = query_take_small(&q, 0, INT_MAX - 1);
	return query_end(&q, why);
}

bool store_add_dispute(struct store *store, struct dispute_row *dispute, struct buf *why)
{
	struct query q;
	int last;

	if (!find_last(store, dispute->match, &last, why)
		|| !query_change(&q, store,
			"INSERT INTO disputes (match, number, season, seat, fact, entry, opened,"
			" state, ruled, clause, text, ruling)"
			" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
			why))
		return false;
	dispute->number = last + 1;
	query_give_int(&q, dispute->match);
	query_give_int(&q, dispute->number);
	query_give_int(&q, dispute->season);
	query_give_int(&q, dispute->seat);
	query_give_int(&q, dispute->fact);
	query_give_int(&q, dispute->entry);
	query_give_int(&q, dispute->opened);
	query_give_int(&q, dispute->state);
	query_give_int(&q, dispute->ruled);
	query_give_text(&q, dispute->clause);
	query_give_text(&q, dispute->text);
	query_give_text(&q, dispute->ruling);
	return query_run(&q, why);
}

static bool take_row(struct query *q, struct dispute_row *dispute, struct buf *why)
{
	dispute->match = query_take_int(q);
	dispute->number = query_take_small(q, 1, INT_MAX);
	dispute->season = query_take_small(q, 0, INT_MAX);
	dispute->seat = query_take_small(q, 1, 16);
	dispute->fact = query_take_small(q, 0, INT_MAX);
	dispute->entry = query_take_small(q, 0, INT_MAX);
	dispute->opened = query_take_int(q);
	dispute->state = (enum dispute_state)query_take_small(q, DISPUTE_OPEN, DISPUTE_WITHDRAWN);
	dispute->ruled = query_take_int(q);
	dispute->clause = query_take_text(q);
	dispute->text = query_take_text(q);
	dispute->ruling = query_take_text(q);
	if (query_end(q, why))
		return true;
	dispute_row_free(dispute);
	return false;
}

static bool find_row(
	struct query *q, long long match, int number, struct dispute_row *dispute, struct buf *why)
{
	query_give_int(q, match);
	query_give_int(q, number);
	return query_find(q, why) == FOUND && take_row(q, dispute, why);
}

bool store_get_dispute(struct store *store, long long match, int number,
	struct dispute_row *dispute, struct buf *why)
{
	struct query q;

	*dispute = (struct dispute_row){ 0 };
	return query_begin(&q, store,
		       "SELECT match, number, season, seat, fact, entry, opened, state, ruled,"
		       " clause, text, ruling FROM disputes WHERE match = ? AND number = ?",
		       why)
		&& find_row(&q, match, number, dispute, why);
}

bool store_next_dispute(struct store *store, long long match, int after,
	struct dispute_row *dispute, struct buf *why)
{
	struct query q;

	*dispute = (struct dispute_row){ 0 };
	return query_begin(&q, store,
		       "SELECT match, number, season, seat, fact, entry, opened, state, ruled,"
		       " clause, text, ruling FROM disputes WHERE match = ? AND number > ?"
		       " ORDER BY number LIMIT 1",
		       why)
		&& find_row(&q, match, after, dispute, why);
}

bool store_save_dispute(struct store *store, const struct dispute_row *dispute, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE disputes SET state = ?, ruled = ?, clause = ?, ruling = ?"
		    " WHERE match = ? AND number = ?",
		    why))
		return false;
	query_give_int(&q, dispute->state);
	query_give_int(&q, dispute->ruled);
	query_give_text(&q, dispute->clause);
	query_give_text(&q, dispute->ruling);
	query_give_int(&q, dispute->match);
	query_give_int(&q, dispute->number);
	return query_run(&q, why);
}

bool store_moot_disputes(
	struct store *store, long long match, int season, long long now, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE disputes SET fact = 0, entry = 0,"
		    " ruled = CASE state WHEN 0 THEN ? ELSE ruled END,"
		    " state = CASE state WHEN 0 THEN 2 ELSE state END"
		    " WHERE match = ? AND season >= ?",
		    why))
		return false;
	query_give_int(&q, now);
	query_give_int(&q, match);
	query_give_int(&q, season);
	return query_run(&q, why);
}
