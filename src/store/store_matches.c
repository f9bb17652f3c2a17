/* SPDX-License-Identifier: MIT */
#include "core/chance.h"
#include "store/store_rows.h"

/* ---- boxes ---- */

bool store_put_box(
	struct store *store, const unsigned char hash[STORE_HASH], struct span xml, struct buf *why)
{
	return rows_change(store,
		"INSERT INTO boxes (hash, xml) VALUES (?, ?) ON CONFLICT DO NOTHING",
		WITH(HASH(hash), RAW(xml.s, xml.n)), why);
}

bool store_get_box(
	struct store *store, const unsigned char hash[STORE_HASH], struct buf *xml, struct buf *why)
{
	enum found found = bytes_find(
		store, "SELECT xml FROM boxes WHERE hash = ?", WITH(HASH(hash)), xml, why);

	if (found == NOT_FOUND)
		buf_fmt(why, "'%s' lacks the box of a match; import the match again", store->path);
	return found == FOUND;
}

/* ---- matches ---- */

static const struct row_column matches[] = {
	{ ANY(match, id), .numbered = true },
	{ WORD(match, name) },
	{ WORD(match, gid) },
	{ WORD(match, game) },
	{ WORD(match, map) },
	{ FIXED(match, box) },
	{ FIXED(match, secret) },
	{ RANGE(match, seats, 1, 16) },
	{ COUNT(match, season) },
	{ RANGE(match, state, MATCH_SEATING, MATCH_ASIDE) },
	{ RANGE(match, before, MATCH_SEATING, MATCH_ASIDE) },
	{ TEXT(match, options) },
	{ TEXT(match, reason) },
	{ ANY(match, made) },
	{ ANY(match, deadline) },
	{ TEXT(match, charter) },
	{ RANGE(match, rules, 1, INT_MAX) },
	{ WORD(match, ended) },
	{ RANGE(match, winner, 0, 16) },
	{ END(match) },
};

void match_free(struct match *match)
{
	chance_wipe(match->secret, sizeof match->secret);
	row_free(matches, match);
}

bool store_add_match(struct store *store, struct match *match, struct buf *why)
{
	bool added;

	if (!row_add(store, matches,
		    "INSERT INTO matches ({names}) VALUES ({values})"
		    " ON CONFLICT (name) DO NOTHING",
		    WITH_NOTHING, match, &added, why))
		return false;
	match->id = sqlite3_last_insert_rowid(store->db);
	return store_require(
		store, added, why, "there is a match '%s' already; take another name", match->name);
}

bool store_save_match(struct store *store, const struct match *match, struct buf *why)
{
	bool saved;

	return row_add(store, matches,
		       "UPDATE matches SET (wake, {names}) = (0, {values}) WHERE id = ?1",
		       WITH(NUM(match->id)), match, &saved, why)
		&& store_require(store, saved, why, "cannot save match '%s': it is not in '%s'",
			match->name, store->path);
}

enum found store_get_match(
	struct store *store, struct span name, struct match *match, struct buf *why)
{
	return row_find(store, matches, "SELECT {names} FROM matches WHERE name = ?",
		WITH(CUT(name)), match, why);
}

enum found store_find_match(
	struct store *store, const char *gid, struct match *match, struct buf *why)
{
	return row_find(store, matches, "SELECT {names} FROM matches WHERE gid = ? ORDER BY id",
		WITH(STR(gid)), match, why);
}

enum found store_next_match(
	struct store *store, long long after, struct match *match, struct buf *why)
{
	return row_find(store, matches,
		"SELECT {names} FROM matches WHERE id > ? ORDER BY id LIMIT 1", WITH(NUM(after)),
		match, why);
}

/* ---- which of them rest ---- */

bool store_rest(struct store *store, long long match, long long until, struct buf *why)
{
	return rows_change(store, "UPDATE matches SET wake = ? WHERE id = ?",
		WITH(NUM(until), NUM(match)), why);
}

bool store_wake(struct store *store, long long match, struct buf *why)
{
	return rows_change(store, "UPDATE matches SET wake = 0 WHERE id = ? AND wake <> 0",
		WITH(NUM(match)), why);
}

bool store_wake_all(struct store *store, struct buf *why)
{
	return rows_change(store, "UPDATE matches SET wake = 0 WHERE wake <> 0", WITH_NOTHING, why);
}

static bool list_matches(struct store *store, enum match_state last, long long awake_at,
	struct match_list *list, struct buf *why)
{
	enum found found;
	struct query q;

	*list = (struct match_list){ NULL, 0 };
	if (!query_begin(&q, store,
		    "SELECT id FROM matches WHERE state BETWEEN ? AND ? AND wake <= ? ORDER BY id",
		    why))
		return false;
	query_give_all(&q, WITH(NUM(MATCH_SEATING), NUM(last), NUM(awake_at)));
	while ((found = query_find(&q, why)) == FOUND) {
		list->id = xmore(list->id, (size_t)list->n, sizeof *list->id);
		list->id[list->n++] = query_take_int(&q);
	}
	return found == NOT_FOUND;
}

bool store_list_running(
	struct store *store, long long awake_at, struct match_list *found, struct buf *why)
{
	return list_matches(store, MATCH_OPEN, awake_at, found, why);
}

bool store_list_seating(struct store *store, struct match_list *found, struct buf *why)
{
	return list_matches(store, MATCH_SEATING, INT64_MAX, found, why);
}

/* ---- seats ---- */

static const struct row_column seats[] = {
	{ SEAT(seat, seat), .key = true },
	{ TEXT(seat, name) },
	{ TEXT(seat, mail) },
	{ TEXT(seat, key) },
	{ TEXT(seat, standing) },
	{ ANY(seat, person), .lacking = true },
	{ FLAG(seat, public) },
	{ END(seat) },
};

void seat_free(struct seat *seat)
{
	row_free(seats, seat);
}

bool store_save_seat(struct store *store, long long match, const struct seat *seat, struct buf *why)
{
	return row_save(store, seats,
		"INSERT INTO seats (match, {names}) VALUES (?, {values})"
		" ON CONFLICT (match, seat) DO UPDATE SET {changes}",
		WITH(NUM(match)), seat, why);
}

enum found store_find_player(struct store *store, const char *mail, struct buf *why)
{
	return any_find(store,
		"SELECT 1 FROM seats JOIN matches ON id = match"
		" WHERE mail = ? COLLATE NOCASE AND state <> ? LIMIT 1",
		WITH(STR(mail), NUM(MATCH_OVER)), why);
}

enum found store_get_seat(
	struct store *store, long long match, int number, struct seat *seat, struct buf *why)
{
	return row_find(store, seats, "SELECT {names} FROM seats WHERE match = ? AND seat = ?",
		WITH(NUM(match), NUM(number)), seat, why);
}
