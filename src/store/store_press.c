/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

void press_row_free(struct press_row *press)
{
	free(press->text);
	press->text = NULL;
}

static bool insert(struct store *store, const struct press_row *press, bool *added, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO press (match, season, seat, whom, anonymous, later, received, "
		    "sent,"
		    " hash, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
		    " ON CONFLICT (match, hash) DO NOTHING",
		    why))
		return false;
	query_give_int(&q, press->match);
	query_give_int(&q, press->season);
	query_give_int(&q, press->seat);
	query_give_int(&q, press->whom);
	query_give_int(&q, press->anonymous);
	query_give_int(&q, press->later);
	query_give_int(&q, press->received);
	query_give_int(&q, press->sent);
	query_give_bytes(&q, press->hash, sizeof press->hash);
	query_give_text(&q, press->text);
	return query_runs(&q, added, why);
}

bool store_add_press(struct store *store, struct press_row *press, struct buf *why)
{
	bool added;

	if (!insert(store, press, &added, why) || !added)
		return false;
	press->id = sqlite3_last_insert_rowid(store->db);
	return true;
}

static bool take_row(struct query *q, struct press_row *press, struct buf *why)
{
	press->id = query_take_int(q);
	press->match = query_take_int(q);
	press->season = query_take_small(q, 0, INT_MAX);
	press->seat = query_take_small(q, 1, 16);
	press->whom = (unsigned)query_take_small(q, 0, 65535);
	press->anonymous = query_take_small(q, 0, 1);
	press->later = query_take_small(q, 0, 1);
	press->received = query_take_int(q);
	press->sent = query_take_int(q);
	query_take_exactly(q, press->hash, sizeof press->hash);
	press->text = query_take_text(q);
	if (query_end(q, why))
		return true;
	press_row_free(press);
	return false;
}

static bool next_row(
	struct query *q, long long match, long long after, struct press_row *press, struct buf *why)
{
	query_give_int(q, match);
	query_give_int(q, after);
	return query_find(q, why) == FOUND && take_row(q, press, why);
}

bool store_next_press(struct store *store, long long match, long long after,
	struct press_row *press, struct buf *why)
{
	struct query q;

	*press = (struct press_row){ 0 };
	return query_begin(&q, store,
		       "SELECT id, match, season, seat, whom, anonymous, later, received, sent,"
		       " hash, text FROM press WHERE match = ? AND id > ? ORDER BY id LIMIT 1",
		       why)
		&& next_row(&q, match, after, press, why);
}

bool store_next_waiting_press(struct store *store, long long match, long long after,
	struct press_row *press, struct buf *why)
{
	struct query q;

	*press = (struct press_row){ 0 };
	return query_begin(&q, store,
		       "SELECT id, match, season, seat, whom, anonymous, later, received, sent,"
		       " hash, text FROM press WHERE match = ? AND id > ? AND sent = 0"
		       " AND whom <> 0 ORDER BY id LIMIT 1",
		       why)
		&& next_row(&q, match, after, press, why);
}

bool store_mark_press(struct store *store, long long id, long long sent, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "UPDATE press SET sent = ? WHERE id = ?", why))
		return false;
	query_give_int(&q, sent);
	query_give_int(&q, id);
	return query_run(&q, why);
}

bool store_count_press(
	struct store *store, long long match, int season, int seat, int *n, struct buf *why)
{
	struct query q;

	*n = 0;
	if (!query_begin(&q, store,
		    "SELECT count(*) FROM press WHERE match = ? AND season = ? AND seat = ?", why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	if (query_find(&q, why) != FOUND)
		return false;
	*n = query_take_small(&q, 0, INT_MAX);
	return query_end(&q, why);
}
