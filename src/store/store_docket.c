/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

static const struct row_column disputes[] = {
	{ ANY(dispute_row, match) },
	{ RANGE(dispute_row, number, 1, INT_MAX) },
	{ COUNT(dispute_row, season) },
	{ SEAT(dispute_row, seat) },
	{ COUNT(dispute_row, fact) },
	{ COUNT(dispute_row, entry) },
	{ ANY(dispute_row, opened) },
	{ RANGE(dispute_row, state, DISPUTE_OPEN, DISPUTE_WITHDRAWN) },
	{ ANY(dispute_row, ruled) },
	{ TEXT(dispute_row, clause) },
	{ TEXT(dispute_row, text) },
	{ TEXT(dispute_row, ruling) },
	{ END(dispute_row) },
};

void dispute_row_free(struct dispute_row *dispute)
{
	row_free(disputes, dispute);
}

bool store_add_dispute(struct store *store, struct dispute_row *dispute, struct buf *why)
{
	if (int_find(store, "SELECT ifnull(max(number), 0) + 1 FROM disputes WHERE match = ?",
		    WITH(NUM(dispute->match)), &dispute->number, why)
		!= FOUND)
		return false;
	return row_save(store, disputes, "INSERT INTO disputes ({names}) VALUES ({values})",
		WITH_NOTHING, dispute, why);
}

enum found store_get_dispute(struct store *store, long long match, int number,
	struct dispute_row *dispute, struct buf *why)
{
	return row_find(store, disputes,
		"SELECT {names} FROM disputes WHERE match = ? AND number = ?",
		WITH(NUM(match), NUM(number)), dispute, why);
}

enum found store_next_dispute(struct store *store, long long match, int after,
	struct dispute_row *dispute, struct buf *why)
{
	return row_find(store, disputes,
		"SELECT {names} FROM disputes WHERE match = ? AND number > ?"
		" ORDER BY number LIMIT 1",
		WITH(NUM(match), NUM(after)), dispute, why);
}

bool store_save_dispute(struct store *store, const struct dispute_row *dispute, struct buf *why)
{
	return rows_change(store,
		"UPDATE disputes SET state = ?, ruled = ?, clause = ?, ruling = ?"
		" WHERE match = ? AND number = ?",
		WITH(NUM(dispute->state), NUM(dispute->ruled), STR(dispute->clause),
			STR(dispute->ruling), NUM(dispute->match), NUM(dispute->number)),
		why);
}

bool store_moot_disputes(
	struct store *store, long long match, int season, long long now, struct buf *why)
{
	return rows_change(store,
		"UPDATE disputes SET fact = 0, entry = 0,"
		" ruled = CASE state WHEN 0 THEN ? ELSE ruled END,"
		" state = CASE state WHEN 0 THEN 2 ELSE state END"
		" WHERE match = ? AND season >= ?",
		WITH(NUM(now), NUM(match), NUM(season)), why);
}
