/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- records ---- */

#define SELECT_RECORD                                                                              \
	"SELECT number, kind, season, casts, head, entropy, text, signature FROM records"

void record_row_free(struct record_row *record)
{
	free(record->text);
	record->text = NULL;
}

bool store_add_record(
	struct store *store, long long match, const struct record_row *record, struct buf *why)
{
	struct query q;
	bool added;

	if (!query_change(&q, store,
		    "INSERT INTO records (match, number, kind, season, casts, head, entropy, text,"
		    " signature) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, record->number);
	query_give_text(&q, record->kind);
	query_give_int(&q, record->season);
	query_give_int(&q, record->casts);
	query_give_bytes(&q, record->head, sizeof record->head);
	query_give_bytes(&q, record->entropy, sizeof record->entropy);
	query_give_text(&q, record->text);
	query_give_bytes(&q, record->signature, sizeof record->signature);
	if (!query_runs(&q, &added, why))
		return false;
	if (added)
		return true;
	buf_fmt(why, "record %d of the match was made already", record->number);
	return store_failed(store);
}

static bool take_record(struct query *q, struct record_row *record, struct buf *why)
{
	record->number = query_take_small(q, RECORD_OPEN, INT_MAX);
	query_take_word(q, record->kind, sizeof record->kind);
	record->season = query_take_small(q, 0, INT_MAX);
	record->casts = query_take_small(q, 0, INT_MAX);
	query_take_exactly(q, record->head, sizeof record->head);
	query_take_exactly(q, record->entropy, sizeof record->entropy);
	record->text = query_take_text(q);
	query_take_exactly(q, record->signature, sizeof record->signature);
	if (query_end(q, why))
		return true;
	record_row_free(record);
	return false;
}

bool store_get_record(struct store *store, long long match, int number, struct record_row *record,
	struct buf *why)
{
	struct query q;

	*record = (struct record_row){ 0 };
	if (!query_begin(&q, store, SELECT_RECORD " WHERE match = ? AND number = ?", why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, number);
	return query_find(&q, why) == FOUND && take_record(&q, record, why);
}

bool store_last_record(
	struct store *store, long long match, struct record_row *record, struct buf *why)
{
	struct query q;

	*record = (struct record_row){ 0 };
	if (!query_begin(
		    &q, store, SELECT_RECORD " WHERE match = ? ORDER BY number DESC LIMIT 1", why))
		return false;
	query_give_int(&q, match);
	return query_find(&q, why) == FOUND && take_record(&q, record, why);
}

bool store_season_record(struct store *store, long long match, int season,
	struct record_row *record, struct buf *why)
{
	struct query q;

	*record = (struct record_row){ 0 };
	if (!query_begin(&q, store,
		    SELECT_RECORD " WHERE match = ? AND season = ? AND kind = 'season'"
				  " ORDER BY number DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	return query_find(&q, why) == FOUND && take_record(&q, record, why);
}

bool store_kind_record(struct store *store, long long match, const char *kind,
	struct record_row *record, struct buf *why)
{
	struct query q;

	*record = (struct record_row){ 0 };
	if (!query_begin(&q, store,
		    SELECT_RECORD " WHERE match = ? AND kind = ? ORDER BY number DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_text(&q, kind);
	return query_find(&q, why) == FOUND && take_record(&q, record, why);
}

bool store_next_record(struct store *store, long long match, const char *kind, int after,
	struct record_row *record, struct buf *why)
{
	struct query q;

	*record = (struct record_row){ 0 };
	if (!query_begin(&q, store,
		    SELECT_RECORD
		    " WHERE match = ? AND kind = ? AND number > ? ORDER BY number LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_text(&q, kind);
	query_give_int(&q, after);
	return query_find(&q, why) == FOUND && take_record(&q, record, why);
}

bool store_find_head(struct store *store, long long match, const unsigned char head[STORE_HASH],
	int *number, bool *found, struct buf *why)
{
	struct query q;

	*found = false;
	if (!query_begin(&q, store,
		    "SELECT number FROM records WHERE match = ? AND head = ? AND number >= -1"
		    " LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_bytes(&q, head, STORE_HASH);
	if (query_find(&q, why) != FOUND)
		return !why->n;
	*number = query_take_small(&q, RECORD_ROSTER, INT_MAX);
	*found = true;
	return query_end(&q, why);
}

/* ---- chains ---- */

bool store_get_chain(
	struct store *store, long long match, int seat, struct chain_row *chain, struct buf *why)
{
	struct query q;

	*chain = (struct chain_row){ 0 };
	if (!query_begin(&q, store, "SELECT anchor, since FROM chains WHERE match = ? AND seat = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	if (query_find(&q, why) != FOUND)
		return !why->n;
	query_take_exactly(&q, chain->anchor, sizeof chain->anchor);
	chain->since = query_take_small(&q, 0, INT_MAX);
	chain->joined = true;
	return query_end(&q, why);
}

static bool drop_chain(struct store *store, long long match, int seat, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "DELETE FROM chains WHERE match = ? AND seat = ?", why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	return query_run(&q, why);
}

bool store_save_chain(struct store *store, long long match, int seat, const struct chain_row *chain,
	struct buf *why)
{
	struct query q;

	if (!chain->joined)
		return drop_chain(store, match, seat, why);
	if (!query_change(&q, store,
		    "INSERT INTO chains (match, seat, anchor, since) VALUES (?, ?, ?, ?)"
		    " ON CONFLICT (match, seat) DO UPDATE SET"
		    " (anchor, since) = (excluded.anchor, excluded.since)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	query_give_bytes(&q, chain->anchor, sizeof chain->anchor);
	query_give_int(&q, chain->since);
	return query_run(&q, why);
}

/* ---- decks ---- */

void deck_row_free(struct deck_row *deck)
{
	free(deck->cards);
	deck->cards = NULL;
}

bool store_next_deck(struct store *store, long long match, int season, int after,
	struct deck_row *deck, struct buf *why)
{
	struct query q;

	*deck = (struct deck_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT season, place, epoch, key, cards FROM decks"
		    " WHERE match = ? AND season < ? AND place > ?"
		    " ORDER BY place, season DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, after);
	if (query_find(&q, why) != FOUND)
		return false;
	deck->season = query_take_small(&q, 0, INT_MAX);
	deck->place = query_take_small(&q, 0, INT_MAX);
	deck->epoch = query_take_small(&q, 0, INT_MAX);
	query_take_exactly(&q, deck->key, sizeof deck->key);
	deck->cards = query_take_bytes(&q, &deck->cards_n);
	if (query_end(&q, why))
		return true;
	deck_row_free(deck);
	return false;
}

bool store_save_deck(
	struct store *store, long long match, const struct deck_row *deck, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO decks (match, season, place, epoch, key, cards)"
		    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match, season, place) DO UPDATE SET"
		    " (epoch, key, cards) = (excluded.epoch, excluded.key, excluded.cards)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, deck->season);
	query_give_int(&q, deck->place);
	query_give_int(&q, deck->epoch);
	query_give_bytes(&q, deck->key, sizeof deck->key);
	query_give_bytes(&q, deck->cards, deck->cards_n);
	return query_run(&q, why);
}
