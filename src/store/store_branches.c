/* SPDX-License-Identifier: MIT
 * Seasons that a referee takes back or corrects. What they were is kept. */
#include "store/store_rows.h"

bool store_keep_branch(
	struct store *store, long long match, int number, int season, struct buf *why)
{
	return rows_change(store,
		       "INSERT INTO branches"
		       " (match, number, season, played, digest, journal, image, writers)"
		       " SELECT match, ?, season, played, digest, journal, image, writers"
		       " FROM seasons WHERE match = ? AND season >= ?",
		       WITH(NUM(number), NUM(match), NUM(season)), why)
		&& rows_change(store,
			"INSERT INTO branch_played (match, number, season, seat, letter, standing)"
			" SELECT match, ?, season, seat, letter, standing FROM played"
			" WHERE match = ? AND season >= ?",
			WITH(NUM(number), NUM(match), NUM(season)), why);
}

/* Runs changes that each have the same two values: a match, and a season or a record. What the match waits for
 * changes with them. */
static bool change_all(struct store *store, const char *const *sql, size_t n, long long match,
	int number, struct buf *why)
{
	bool ok = true;

	for (size_t i = 0; ok && i < n; i++)
		ok = rows_change(store, sql[i], WITH(NUM(match), NUM(number)), why);
	return ok && store_wake(store, match, why);
}

#define CHANGE_ALL(store, sql, match, number, why)                                                 \
	change_all(store, sql, sizeof(sql) / sizeof *(sql), match, number, why)

bool store_undo_seasons(struct store *store, long long match, int season, struct buf *why)
{
	static const char *const undo[] = {
		"DELETE FROM played WHERE match = ? AND season >= ?",
		"DELETE FROM seasons WHERE match = ? AND season >= ?",
		"DELETE FROM decks WHERE match = ? AND season >= ?",
		"DELETE FROM votes WHERE match = ? AND season >= ?",
		"DELETE FROM untold WHERE match = ? AND season >= ?",
		"UPDATE amends SET undone = 1 WHERE match = ? AND season >= ?",
		("UPDATE letters SET verdict = 'undone'"
		 " WHERE match = ? AND season >= ? AND verdict = 'taken'"),
	};

	return CHANGE_ALL(store, undo, match, season, why);
}

/* Letters that came while those seasons were open count again, unless another record took them
 * back. */
static bool redo_letters(struct store *store, long long match, int season, struct buf *why)
{
	static const char *const redo[] = {
		"UPDATE letters SET verdict = 'undone'"
		" WHERE match = ? AND season >= ? AND verdict = 'taken'",
		"UPDATE letters AS l SET verdict = 'taken' WHERE match = ? AND season >= ?"
		" AND verdict = 'undone'"
		" AND id NOT IN (SELECT letter FROM branch_played AS b JOIN records AS r"
		" USING (match, number) WHERE b.match = l.match AND r.kind <> 'amend'"
		" AND letter IS NOT NULL)"
		" AND (season = 0 OR received >= (SELECT played FROM seasons AS s"
		" WHERE s.match = l.match AND s.season = l.season - 1))"
		" AND (received <= (SELECT played FROM seasons AS s"
		" WHERE s.match = l.match AND s.season = l.season)"
		" OR (auth = 'referee' AND id IN (SELECT letter FROM played AS p"
		" WHERE p.match = l.match AND p.season = l.season))"
		" OR NOT EXISTS (SELECT 1 FROM seasons AS s"
		" WHERE s.match = l.match AND s.season = l.season))",
	};

	return CHANGE_ALL(store, redo, match, season, why);
}

bool store_redo_seasons(
	struct store *store, long long match, int number, int season, int *n, struct buf *why)
{
	static const char *const back[] = {
		"INSERT INTO seasons (match, season, played, digest, journal, image, writers)"
		" SELECT match, season, played, digest, journal, image, writers"
		" FROM branches WHERE match = ? AND number = ?",
		"INSERT INTO played (match, season, seat, letter, standing)"
		" SELECT match, season, seat, letter, standing FROM branch_played"
		" WHERE match = ? AND number = ?",
		"DELETE FROM branches WHERE match = ? AND number = ?",
		"DELETE FROM branch_played WHERE match = ? AND number = ?",
	};

	return int_find(store, "SELECT count(*) FROM branches WHERE match = ? AND number = ?",
		       WITH(NUM(match), NUM(number)), n, why)
		== FOUND
		&& CHANGE_ALL(store, back, match, number, why)
		&& rows_change(store,
			"UPDATE amends AS a SET undone = 0 WHERE match = ? AND season >= ?"
			" AND number > (SELECT max(number) FROM records AS r"
			" WHERE r.match = a.match AND r.kind = 'season' AND r.season = a.season)",
			WITH(NUM(match), NUM(season)), why)
		&& redo_letters(store, match, season, why);
}

bool store_replace_season(
	struct store *store, long long match, const struct season_row *season, struct buf *why)
{
	return rows_change(store,
		       "UPDATE seasons SET (digest, journal, image, writers) = (?, ?, ?, ?)"
		       " WHERE match = ? AND season = ?",
		       WITH(HASH(season->digest), RAW(season->journal, season->journal_n),
			       RAW(season->image, season->image_n), NUM(season->writers),
			       NUM(match), NUM(season->season)),
		       why)
		&& store_wake(store, match, why);
}

bool store_replace_played(struct store *store, long long match, int season, int seat,
	long long letter, struct buf *why)
{
	return rows_change(store,
		"UPDATE played SET letter = ? WHERE match = ? AND season = ? AND seat = ?",
		WITH(NUM(letter), NUM(match), NUM(season), NUM(seat)), why);
}

/* ---- amends ---- */

static const struct row_column amends[] = {
	{ COUNT(amend_row, number) },
	{ COUNT(amend_row, season) },
	{ TEXT(amend_row, text) },
	{ BYTES(amend_row, image) },
	{ RANGE(amend_row, writers, 0, 0xffff) }, /* NULL, before schema 4, is read as 0 */
	{ END(amend_row) },
};

void amend_row_free(struct amend_row *amend)
{
	row_free(amends, amend);
}

bool store_add_amend(
	struct store *store, long long match, const struct amend_row *amend, struct buf *why)
{
	return row_save(store, amends,
		       "INSERT INTO amends (match, undone, {names}) VALUES (?, 0, {values})",
		       WITH(NUM(match)), amend, why)
		&& store_wake(store, match, why);
}

enum found store_get_amend(
	struct store *store, long long match, int season, struct amend_row *amend, struct buf *why)
{
	return row_find(store, amends,
		"SELECT {names} FROM amends WHERE match = ? AND season = ? AND undone = 0"
		" ORDER BY number DESC LIMIT 1",
		WITH(NUM(match), NUM(season)), amend, why);
}
