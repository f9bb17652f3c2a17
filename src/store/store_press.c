/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

static const struct row_column pieces[] = {
	{ ANY(press_row, id), .numbered = true },
	{ ANY(press_row, match) },
	{ COUNT(press_row, season) },
	{ SEAT(press_row, seat) },
	{ RANGE(press_row, whom, 0, 0xffff) },
	{ FLAG(press_row, anonymous) },
	{ FLAG(press_row, later) },
	{ ANY(press_row, received) },
	{ ANY(press_row, sent) },
	{ FIXED(press_row, hash) },
	{ TEXT(press_row, text) },
	{ END(press_row) },
};

void press_row_free(struct press_row *press)
{
	row_free(pieces, press);
}

bool store_add_press(struct store *store, struct press_row *press, bool *added, struct buf *why)
{
	if (!row_add(store, pieces,
		    "INSERT INTO press ({names}) VALUES ({values})"
		    " ON CONFLICT (match, hash) DO NOTHING",
		    WITH_NOTHING, press, added, why))
		return false;
	if (*added)
		press->id = sqlite3_last_insert_rowid(store->db);
	return true;
}

enum found store_next_press(struct store *store, long long match, long long after,
	struct press_row *press, struct buf *why)
{
	return row_find(store, pieces,
		"SELECT {names} FROM press WHERE match = ? AND id > ? ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(after)), press, why);
}

enum found store_next_waiting_press(struct store *store, long long match, long long after,
	struct press_row *press, struct buf *why)
{
	return row_find(store, pieces,
		"SELECT {names} FROM press WHERE match = ? AND id > ? AND sent = 0"
		" AND whom <> 0 ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(after)), press, why);
}

enum found store_last_press_to(struct store *store, long long match, int seat, int season,
	struct press_row *press, struct buf *why)
{
	return row_find(store, pieces,
		"SELECT {names} FROM press WHERE match = ? AND season >= ? AND sent <> 0"
		" AND whom & (1 << (? - 1)) <> 0 ORDER BY id DESC LIMIT 1",
		WITH(NUM(match), NUM(season), NUM(seat)), press, why);
}

bool store_mark_press(struct store *store, long long id, long long sent, struct buf *why)
{
	return rows_change(
		store, "UPDATE press SET sent = ? WHERE id = ?", WITH(NUM(sent), NUM(id)), why);
}

bool store_count_press(
	struct store *store, long long match, int season, int seat, int *n, struct buf *why)
{
	return int_find(store,
		       "SELECT count(*) FROM press WHERE match = ? AND season = ? AND seat = ?",
		       WITH(NUM(match), NUM(season), NUM(seat)), n, why)
		== FOUND;
}
