/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"
#include "core/chance.h"

#include <limits.h>
#include <stdlib.h>

/* ---- boxes ---- */

bool store_put_box(
	struct store *store, const unsigned char hash[STORE_HASH], struct span xml, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO boxes (hash, xml) VALUES (?, ?) ON CONFLICT DO NOTHING", why))
		return false;
	query_give_bytes(&q, hash, STORE_HASH);
	query_give_bytes(&q, xml.s, xml.n);
	return query_run(&q, why);
}

bool store_get_box(
	struct store *store, const unsigned char hash[STORE_HASH], struct buf *xml, struct buf *why)
{
	enum query_result found;
	struct query q;

	if (!query_begin(&q, store, "SELECT xml FROM boxes WHERE hash = ?", why))
		return false;
	query_give_bytes(&q, hash, STORE_HASH);
	found = query_find(&q, why);
	if (found == NOTHING)
		buf_fmt(why, "'%s' lacks the box of a match; import the match again", store->path);
	if (found != FOUND)
		return false;
	query_take_buf(&q, xml);
	return query_end(&q, why);
}

/* ---- matches ---- */

void match_free(struct match *match)
{
	chance_wipe(match->secret, sizeof match->secret);
	free(match->options);
	free(match->reason);
	free(match->charter);
	match->options = match->reason = match->charter = NULL;
}

static void give_match(struct query *q, const struct match *match)
{
	query_give_text(q, match->name);
	query_give_text(q, match->gid);
	query_give_text(q, match->game);
	query_give_text(q, match->map);
	query_give_bytes(q, match->box, sizeof match->box);
	query_give_bytes(q, match->secret, sizeof match->secret);
	query_give_int(q, match->seats);
	query_give_int(q, match->season);
	query_give_int(q, match->state);
	query_give_int(q, match->before);
	query_give_text(q, match->options);
	query_give_text(q, match->reason);
	query_give_int(q, match->made);
	query_give_int(q, match->deadline);
	query_give_text(q, match->charter);
	query_give_int(q, match->rules ? match->rules : 1);
}

static bool take_match(struct query *q, struct match *match, struct buf *why)
{
	match->id = query_take_int(q);
	query_take_word(q, match->name, sizeof match->name);
	query_take_word(q, match->gid, sizeof match->gid);
	query_take_word(q, match->game, sizeof match->game);
	query_take_word(q, match->map, sizeof match->map);
	query_take_exactly(q, match->box, sizeof match->box);
	query_take_exactly(q, match->secret, sizeof match->secret);
	match->seats = query_take_small(q, 1, 16);
	match->season = query_take_small(q, 0, INT_MAX);
	match->state = (enum match_state)query_take_small(q, MATCH_SEATING, MATCH_ASIDE);
	match->before = (enum match_state)query_take_small(q, MATCH_SEATING, MATCH_ASIDE);
	match->options = query_take_text(q);
	match->reason = query_take_text(q);
	match->made = query_take_int(q);
	match->deadline = query_take_int(q);
	match->charter = query_take_text(q);
	match->rules = query_take_small(q, 1, INT_MAX);
	if (query_end(q, why))
		return true;
	match_free(match);
	return false;
}

bool store_add_match(struct store *store, struct match *match, struct buf *why)
{
	struct query q;
	bool added;

	if (!query_change(&q, store,
		    "INSERT INTO matches (name, gid, game, map, box, secret, seats, season, state,"
		    " before, options, reason, made, deadline, charter, rules)"
		    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
		    " ON CONFLICT (name) DO NOTHING",
		    why))
		return false;
	give_match(&q, match);
	if (!query_runs(&q, &added, why))
		return false;
	if (!added) {
		buf_fmt(why, "there is a match '%s' already; take another name", match->name);
		return store_failed(store);
	}
	match->id = sqlite3_last_insert_rowid(store->db);
	return true;
}

bool store_save_match(struct store *store, const struct match *match, struct buf *why)
{
	struct query q;
	bool saved;

	if (!query_change(&q, store,
		    "UPDATE matches SET (name, gid, game, map, box, secret, seats, season, state,"
		    " before, options, reason, made, deadline, charter, rules)"
		    " = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?",
		    why))
		return false;
	give_match(&q, match);
	query_give_int(&q, match->id);
	if (!query_runs(&q, &saved, why))
		return false;
	if (saved)
		return true;
	buf_fmt(why, "cannot save match '%s': it is not in '%s'", match->name, store->path);
	return store_failed(store);
}

bool store_get_match(struct store *store, struct span name, struct match *match, struct buf *why)
{
	struct query q;

	*match = (struct match){ 0 };
	if (!query_begin(&q, store,
		    "SELECT id, name, gid, game, map, box, secret, seats, season, state, before,"
		    " options, reason, made, deadline, charter, rules FROM matches WHERE "
		    "name = "
		    "?",
		    why))
		return false;
	query_give_span(&q, name);
	return query_find(&q, why) == FOUND && take_match(&q, match, why);
}

bool store_next_match(struct store *store, long long after, struct match *match, struct buf *why)
{
	struct query q;

	*match = (struct match){ 0 };
	if (!query_begin(&q, store,
		    "SELECT id, name, gid, game, map, box, secret, seats, season, state, before,"
		    " options, reason, made, deadline, charter, rules FROM matches WHERE "
		    "id > ?"
		    " ORDER BY id LIMIT 1",
		    why))
		return false;
	query_give_int(&q, after);
	return query_find(&q, why) == FOUND && take_match(&q, match, why);
}

/* ---- seats ---- */

void seat_free(struct seat *seat)
{
	free(seat->name);
	free(seat->mail);
	free(seat->key);
	free(seat->standing);
	seat->name = seat->mail = seat->key = seat->standing = NULL;
}

bool store_save_seat(struct store *store, long long match, const struct seat *seat, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO seats (match, seat, name, mail, key, standing)"
		    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET"
		    " (name, mail, key, standing)"
		    " = (excluded.name, excluded.mail, excluded.key, excluded.standing)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat->seat);
	query_give_text(&q, seat->name);
	query_give_text(&q, seat->mail);
	query_give_text(&q, seat->key);
	query_give_text(&q, seat->standing);
	return query_run(&q, why);
}

bool store_knows_player(struct store *store, const char *mail, bool *known, struct buf *why)
{
	struct query q;

	*known = false;
	if (!query_begin(&q, store,
		    "SELECT 1 FROM seats JOIN matches ON id = match"
		    " WHERE mail = ? COLLATE NOCASE AND state <> ? LIMIT 1",
		    why))
		return false;
	query_give_text(&q, mail);
	query_give_int(&q, MATCH_OVER);
	if (query_find(&q, why) != FOUND)
		return !why->n;
	*known = true;
	return query_end(&q, why);
}

bool store_get_seat(
	struct store *store, long long match, int number, struct seat *seat, struct buf *why)
{
	struct query q;

	*seat = (struct seat){ 0 };
	if (!query_begin(&q, store,
		    "SELECT seat, name, mail, key, standing FROM seats WHERE match = ? AND seat = "
		    "?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, number);
	if (query_find(&q, why) != FOUND)
		return false;
	seat->seat = query_take_small(&q, 1, 16);
	seat->name = query_take_text(&q);
	seat->mail = query_take_text(&q);
	seat->key = query_take_text(&q);
	seat->standing = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	seat_free(seat);
	return false;
}
