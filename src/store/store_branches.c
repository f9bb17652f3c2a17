/* SPDX-License-Identifier: MIT
 * Seasons that a referee takes back or corrects. What they were is kept. */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>

/* number: of a season or of a record. */
static bool change_from(
	struct store *store, const char *text, long long match, int number, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, text, why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, number);
	return query_run(&q, why);
}

static bool keep_from(struct store *store, const char *text, long long match, int number,
	int season, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, text, why))
		return false;
	query_give_int(&q, number);
	query_give_int(&q, match);
	query_give_int(&q, season);
	return query_run(&q, why);
}

bool store_keep_branch(
	struct store *store, long long match, int number, int season, struct buf *why)
{
	return keep_from(store,
		       "INSERT INTO branches (match, number, season, played, digest, journal, "
		       "image, writers)"
		       " SELECT match, ?, season, played, digest, journal, image, writers"
		       " FROM seasons"
		       " WHERE match = ? AND season >= ?",
		       match, number, season, why)
		&& keep_from(store,
			"INSERT INTO branch_played (match, number, season, seat, letter, standing)"
			" SELECT match, ?, season, seat, letter, standing FROM played"
			" WHERE match = ? AND season >= ?",
			match, number, season, why);
}

bool store_undo_seasons(struct store *store, long long match, int season, struct buf *why)
{
	return change_from(store, "DELETE FROM played WHERE match = ? AND season >= ?", match,
		       season, why)
		&& change_from(store, "DELETE FROM seasons WHERE match = ? AND season >= ?", match,
			season, why)
		&& change_from(store, "DELETE FROM decks WHERE match = ? AND season >= ?", match,
			season, why)
		&& change_from(store, "DELETE FROM votes WHERE match = ? AND season >= ?", match,
			season, why)
		&& change_from(store, "DELETE FROM untold WHERE match = ? AND season >= ?", match,
			season, why)
		&& change_from(store,
			"UPDATE amends SET undone = 1 WHERE match = ? AND season >= ?", match,
			season, why)
		&& change_from(store,
			"UPDATE letters SET verdict = 'undone'"
			" WHERE match = ? AND season >= ? AND verdict = 'taken'",
			match, season, why);
}

static bool count_branch(struct store *store, long long match, int number, int *n, struct buf *why)
{
	struct query q;

	if (!query_begin(
		    &q, store, "SELECT count(*) FROM branches WHERE match = ? AND number = ?", why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, number);
	if (query_find(&q, why) != FOUND)
		return false;
	*n = query_take_small(&q, 0, INT_MAX);
	return query_end(&q, why);
}

/* Letters that came while those seasons were open count again, unless another record took them
 * back. */
static bool redo_letters(struct store *store, long long match, int season, struct buf *why)
{
	return change_from(store,
		       "UPDATE letters SET verdict = 'undone'"
		       " WHERE match = ? AND season >= ? AND verdict = 'taken'",
		       match, season, why)
		&& change_from(store,
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
			match, season, why);
}

bool store_redo_seasons(
	struct store *store, long long match, int number, int season, int *n, struct buf *why)
{
	return count_branch(store, match, number, n, why)
		&& change_from(store,
			"INSERT INTO seasons (match, season, played, digest, journal, image,"
			" writers) SELECT match, season, played, digest, journal, image, writers"
			" FROM branches"
			" WHERE match = ? AND number = ?",
			match, number, why)
		&& change_from(store,
			"INSERT INTO played (match, season, seat, letter, standing)"
			" SELECT match, season, seat, letter, standing FROM branch_played"
			" WHERE match = ? AND number = ?",
			match, number, why)
		&& change_from(store, "DELETE FROM branches WHERE match = ? AND number = ?", match,
			number, why)
		&& change_from(store, "DELETE FROM branch_played WHERE match = ? AND number = ?",
			match, number, why)
		&& change_from(store,
			"UPDATE amends AS a SET undone = 0 WHERE match = ? AND season >= ?"
			" AND number > (SELECT max(number) FROM records AS r"
			" WHERE r.match = a.match AND r.kind = 'season' AND r.season = a.season)",
			match, season, why)
		&& redo_letters(store, match, season, why);
}

bool store_replace_season(
	struct store *store, long long match, const struct season_row *season, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE seasons SET (digest, journal, image, writers) = (?, ?, ?, ?)"
		    " WHERE match = ? AND season = ?",
		    why))
		return false;
	query_give_bytes(&q, season->digest, sizeof season->digest);
	query_give_bytes(&q, season->journal, season->journal_n);
	query_give_bytes(&q, season->image, season->image_n);
	query_give_int(&q, season->writers);
	query_give_int(&q, match);
	query_give_int(&q, season->season);
	return query_run(&q, why);
}

bool store_replace_played(struct store *store, long long match, int season, int seat,
	long long letter, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE played SET letter = ? WHERE match = ? AND season = ? AND seat = ?",
		    why))
		return false;
	query_give_int(&q, letter);
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	return query_run(&q, why);
}

/* ---- amends ---- */

void amend_row_free(struct amend_row *amend)
{
	free(amend->text);
	free(amend->image);
	amend->text = amend->image = NULL;
	amend->image_n = 0;
}

bool store_add_amend(
	struct store *store, long long match, const struct amend_row *amend, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO amends (match, number, season, undone, text, image, writers)"
		    " VALUES (?, ?, ?, 0, ?, ?, ?)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, amend->number);
	query_give_int(&q, amend->season);
	query_give_text(&q, amend->text);
	query_give_bytes(&q, amend->image, amend->image_n);
	query_give_int(&q, amend->writers);
	return query_run(&q, why);
}

bool store_get_amend(
	struct store *store, long long match, int season, struct amend_row *amend, struct buf *why)
{
	struct query q;

	*amend = (struct amend_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT number, season, text, image FROM amends"
		    " WHERE match = ? AND season = ? AND undone = 0 ORDER BY number DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	if (query_find(&q, why) != FOUND)
		return false;
	amend->number = query_take_small(&q, 0, INT_MAX);
	amend->season = query_take_small(&q, 0, INT_MAX);
	amend->text = query_take_text(&q);
	amend->image = query_take_bytes(&q, &amend->image_n);
	if (query_end(&q, why))
		return true;
	amend_row_free(amend);
	return false;
}
