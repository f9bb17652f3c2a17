/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>

void season_row_free(struct season_row *season)
{
	free(season->journal);
	free(season->image);
	season->journal = season->image = NULL;
	season->journal_n = season->image_n = 0;
}

bool store_add_season(
	struct store *store, long long match, const struct season_row *season, struct buf *why)
{
	struct query q;
	bool added;

	if (!query_change(&q, store,
		    "INSERT INTO seasons (match, season, played, digest, journal, image,"
		    " writers) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, season) DO NOTHING",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season->season);
	query_give_int(&q, season->played);
	query_give_bytes(&q, season->digest, sizeof season->digest);
	query_give_bytes(&q, season->journal, season->journal_n);
	query_give_bytes(&q, season->image, season->image_n);
	query_give_int(&q, season->writers);
	if (!query_runs(&q, &added, why))
		return false;
	if (added)
		return true;
	buf_fmt(why, "season %d of the match was played already", season->season);
	return store_failed(store);
}

bool store_get_season(struct store *store, long long match, int number, struct season_row *season,
	struct buf *why)
{
	struct query q;

	*season = (struct season_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT season, played, digest, journal, image FROM seasons"
		    " WHERE match = ? AND season = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, number);
	if (query_find(&q, why) != FOUND)
		return false;
	season->season = query_take_small(&q, 0, INT_MAX);
	season->played = query_take_int(&q);
	query_take_exactly(&q, season->digest, sizeof season->digest);
	season->journal = query_take_bytes(&q, &season->journal_n);
	season->image = query_take_bytes(&q, &season->image_n);
	if (query_end(&q, why))
		return true;
	season_row_free(season);
	return false;
}

bool store_get_image(
	struct store *store, long long match, int season, struct buf *image, struct buf *why)
{
	struct query q;

	if (!query_begin(&q, store,
		    "SELECT coalesce((SELECT image FROM amends WHERE match = s.match"
		    " AND season = s.season AND undone = 0 ORDER BY number DESC LIMIT 1), image)"
		    " FROM seasons s WHERE match = ? AND season = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	if (query_find(&q, why) != FOUND)
		return !why->n;
	query_take_buf(&q, image);
	return query_end(&q, why);
}

bool store_get_writers(struct store *store, long long match, int season, bool *known,
	unsigned *writers, struct buf *why)
{
	struct query q;
	int kept;

	*known = false;
	*writers = 0;
	if (!query_begin(&q, store,
		    "SELECT coalesce((SELECT coalesce(writers, -1) FROM amends WHERE match = "
		    "s.match"
		    " AND season = s.season AND undone = 0 ORDER BY number DESC LIMIT 1),"
		    " writers, -1) FROM seasons s WHERE match = ? AND season = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	if (query_find(&q, why) != FOUND)
		return !why->n;
	kept = query_take_small(&q, -1, 0xffff);
	*known = kept >= 0;
	*writers = *known ? (unsigned)kept : 0;
	return query_end(&q, why);
}

bool store_get_mark(
	struct store *store, long long match, int season, struct season_mark *mark, struct buf *why)
{
	struct query q;

	*mark = (struct season_mark){ 0 };
	if (!query_begin(&q, store,
		    "SELECT played, digest, coalesce((SELECT max(number) FROM amends"
		    " WHERE match = s.match AND season = s.season AND undone = 0), -1),"
		    " coalesce((SELECT number FROM records WHERE match = s.match"
		    " AND season = s.season AND kind = 'season' ORDER BY number DESC LIMIT 1), -1)"
		    " FROM seasons s WHERE match = ? AND season = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	if (query_find(&q, why) != FOUND)
		return false;
	mark->played = query_take_int(&q);
	query_take_exactly(&q, mark->digest, sizeof mark->digest);
	mark->amend = query_take_small(&q, -1, INT_MAX);
	mark->record = query_take_small(&q, -1, INT_MAX);
	return query_end(&q, why);
}

/* ---- what it was played with ---- */

bool store_add_played(struct store *store, long long match, int season, int seat, long long letter,
	struct span standing, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO played (match, season, seat, letter, standing)"
		    " VALUES (?, ?, ?, ?, ?)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	if (letter)
		query_give_int(&q, letter);
	else
		query_give_nothing(&q);
	query_give_span(&q, standing);
	return query_run(&q, why);
}

bool store_get_played(struct store *store, long long match, int season, int seat,
	struct letter_row *letter, bool *came, struct buf *standing, struct buf *why)
{
	struct query q;

	*letter = (struct letter_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT p.standing, l.id, l.match, l.season, l.seat, seq, former, received, "
		    "hash,"
		    " verdict, form, auth, text, signature, original"
		    " FROM played AS p LEFT JOIN letters AS l ON l.id = p.letter"
		    " WHERE p.match = ? AND p.season = ? AND p.seat = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	if (query_find(&q, why) != FOUND)
		return false;
	query_take_buf(&q, standing);
	*came = !query_take_null(&q);
	if (*came)
		letter_take(&q, letter);
	if (query_end(&q, why))
		return true;
	letter_row_free(letter);
	return false;
}
