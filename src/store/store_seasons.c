/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

static const struct row_column seasons[] = {
	{ COUNT(season_row, season) },
	{ ANY(season_row, played) },
	{ FIXED(season_row, digest) },
	{ BYTES(season_row, journal) },
	{ BYTES(season_row, image) },
	{ RANGE(season_row, writers, 0, 0xffff) }, /* NULL, before schema 4, is read as 0 */
	{ END(season_row) },
};

void season_row_free(struct season_row *season)
{
	row_free(seasons, season);
}

bool store_add_season(
	struct store *store, long long match, const struct season_row *season, struct buf *why)
{
	bool added;

	return row_add(store, seasons,
		       "INSERT INTO seasons (match, {names}) VALUES (?, {values})"
		       " ON CONFLICT (match, season) DO NOTHING",
		       WITH(NUM(match)), season, &added, why)
		&& store_require(store, added, why, "season %d of the match was played already",
			season->season)
		&& store_wake(store, match, why);
}

enum found store_get_season(struct store *store, long long match, int number,
	struct season_row *season, struct buf *why)
{
	return row_find(store, seasons,
		"SELECT {names} FROM seasons WHERE match = ? AND season = ?",
		WITH(NUM(match), NUM(number)), season, why);
}

bool store_get_image(
	struct store *store, long long match, int season, struct buf *image, struct buf *why)
{
	return bytes_find(store,
		       "SELECT coalesce((SELECT image FROM amends WHERE match = s.match"
		       " AND season = s.season AND undone = 0 ORDER BY number DESC LIMIT 1), image)"
		       " FROM seasons s WHERE match = ? AND season = ?",
		       WITH(NUM(match), NUM(season)), image, why)
		!= UNREAD;
}

bool store_get_writers(struct store *store, long long match, int season, bool *known,
	unsigned *writers, struct buf *why)
{
	int kept = -1;
	enum found found = int_find(store,
		"SELECT coalesce((SELECT coalesce(writers, -1) FROM amends WHERE match = s.match"
		" AND season = s.season AND undone = 0 ORDER BY number DESC LIMIT 1),"
		" writers, -1) FROM seasons s WHERE match = ? AND season = ?",
		WITH(NUM(match), NUM(season)), &kept, why);

	*known = kept >= 0;
	*writers = *known ? (unsigned)kept : 0;
	return found != UNREAD;
}

enum found store_get_mark(
	struct store *store, long long match, int season, struct season_mark *mark, struct buf *why)
{
	static const struct row_column marks[] = {
		{ ANY(season_mark, played) },
		{ FIXED(season_mark, digest) },
		{ RANGE(season_mark, amend, -1, INT_MAX) },
		{ RANGE(season_mark, record, -1, INT_MAX) },
		{ END(season_mark) },
	};

	return row_find(store, marks,
		"SELECT played, digest, coalesce((SELECT max(number) FROM amends"
		" WHERE match = s.match AND season = s.season AND undone = 0), -1),"
		" coalesce((SELECT number FROM records WHERE match = s.match"
		" AND season = s.season AND kind = 'season' ORDER BY number DESC LIMIT 1),"
		" -1) FROM seasons s WHERE match = ? AND season = ?",
		WITH(NUM(match), NUM(season)), mark, why);
}

/* ---- what it was played with ---- */

bool store_add_played(struct store *store, long long match, int season, int seat, long long letter,
	struct span standing, struct buf *why)
{
	return rows_change(store,
		"INSERT INTO played (match, season, seat, letter, standing)"
		" VALUES (?, ?, ?, ?, ?)",
		WITH(NUM(match), NUM(season), NUM(seat), ID(letter), CUT(standing)), why);
}

enum found store_get_played(struct store *store, long long match, int season, int seat,
	struct letter_row *letter, bool *came, struct buf *standing, struct buf *why)
{
	enum found found, played;

	*letter = (struct letter_row){ 0 };
	*came = false;
	played = bytes_find(store,
		"SELECT standing FROM played WHERE match = ? AND season = ? AND seat = ?",
		WITH(NUM(match), NUM(season), NUM(seat)), standing, why);
	if (played != FOUND)
		return played;
	found = letter_row_find(store,
		"SELECT {names} FROM letters WHERE id ="
		" (SELECT letter FROM played WHERE match = ? AND season = ? AND seat = ?)",
		WITH(NUM(match), NUM(season), NUM(seat)), letter, why);
	*came = found == FOUND;
	return found == UNREAD ? UNREAD : FOUND;
}
