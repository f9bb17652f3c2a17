/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

/* ---- records ---- */

static const struct row_column records[] = {
	{ RANGE(record_row, number, RECORD_OPEN, INT_MAX) },
	{ WORD(record_row, kind) },
	{ COUNT(record_row, season) },
	{ COUNT(record_row, casts) },
	{ FIXED(record_row, head) },
	{ FIXED(record_row, entropy) },
	{ TEXT(record_row, text) },
	{ FIXED(record_row, signature) },
	{ END(record_row) },
};

void record_row_free(struct record_row *record)
{
	row_free(records, record);
}

bool store_add_record(
	struct store *store, long long match, const struct record_row *record, struct buf *why)
{
	bool added;

	return row_add(store, records,
		       "INSERT INTO records (match, {names}) VALUES (?, {values})"
		       " ON CONFLICT DO NOTHING",
		       WITH(NUM(match)), record, &added, why)
		&& store_require(store, added, why, "record %d of the match was made already",
			record->number)
		&& store_wake(store, match, why);
}

enum found store_get_record(struct store *store, long long match, int number,
	struct record_row *record, struct buf *why)
{
	return row_find(store, records,
		"SELECT {names} FROM records WHERE match = ? AND number = ?",
		WITH(NUM(match), NUM(number)), record, why);
}

enum found store_last_record(
	struct store *store, long long match, struct record_row *record, struct buf *why)
{
	return row_find(store, records,
		"SELECT {names} FROM records WHERE match = ? ORDER BY number DESC LIMIT 1",
		WITH(NUM(match)), record, why);
}

enum found store_season_record(struct store *store, long long match, int season,
	struct record_row *record, struct buf *why)
{
	return row_find(store, records,
		"SELECT {names} FROM records"
		" WHERE match = ? AND season = ? AND kind = 'season'"
		" ORDER BY number DESC LIMIT 1",
		WITH(NUM(match), NUM(season)), record, why);
}

enum found store_kind_record(struct store *store, long long match, const char *kind,
	struct record_row *record, struct buf *why)
{
	return row_find(store, records,
		"SELECT {names} FROM records WHERE match = ? AND kind = ?"
		" ORDER BY number DESC LIMIT 1",
		WITH(NUM(match), STR(kind)), record, why);
}

enum found store_next_record(struct store *store, long long match, const char *kind, int after,
	struct record_row *record, struct buf *why)
{
	return row_find(store, records,
		"SELECT {names} FROM records WHERE match = ? AND kind = ? AND number > ?"
		" ORDER BY number LIMIT 1",
		WITH(NUM(match), STR(kind), NUM(after)), record, why);
}

enum found store_find_head(struct store *store, long long match,
	const unsigned char head[STORE_HASH], int *number, struct buf *why)
{
	return int_find(store,
		"SELECT number FROM records WHERE match = ? AND head = ? AND number >= -1 LIMIT 1",
		WITH(NUM(match), HASH(head)), number, why);
}

/* ---- chains ---- */

static const struct row_column chains[] = {
	{ FIXED(chain_row, anchor) },
	{ COUNT(chain_row, since) },
	{ END(chain_row) },
};

bool store_get_chain(
	struct store *store, long long match, int seat, struct chain_row *chain, struct buf *why)
{
	enum found found =
		row_find(store, chains, "SELECT {names} FROM chains WHERE match = ? AND seat = ?",
			WITH(NUM(match), NUM(seat)), chain, why);

	chain->joined = found == FOUND;
	return found != UNREAD;
}

bool store_save_chain(struct store *store, long long match, int seat, const struct chain_row *chain,
	struct buf *why)
{
	if (!chain->joined)
		return rows_change(store, "DELETE FROM chains WHERE match = ? AND seat = ?",
			WITH(NUM(match), NUM(seat)), why);
	return row_save(store, chains,
		"INSERT INTO chains (match, seat, {names}) VALUES (?, ?, {values})"
		" ON CONFLICT (match, seat) DO UPDATE SET {changes}",
		WITH(NUM(match), NUM(seat)), chain, why);
}

/* ---- decks ---- */

static const struct row_column decks[] = {
	{ COUNT(deck_row, season), .key = true },
	{ COUNT(deck_row, place), .key = true },
	{ COUNT(deck_row, epoch) },
	{ FIXED(deck_row, key) },
	{ BYTES(deck_row, cards) },
	{ END(deck_row) },
};

void deck_row_free(struct deck_row *deck)
{
	row_free(decks, deck);
}

enum found store_next_deck(struct store *store, long long match, int season, int after,
	struct deck_row *deck, struct buf *why)
{
	return row_find(store, decks,
		"SELECT {names} FROM decks WHERE match = ? AND season < ? AND place > ?"
		" ORDER BY place, season DESC LIMIT 1",
		WITH(NUM(match), NUM(season), NUM(after)), deck, why);
}

bool store_save_deck(
	struct store *store, long long match, const struct deck_row *deck, struct buf *why)
{
	return row_save(store, decks,
		"INSERT INTO decks (match, {names}) VALUES (?, {values})"
		" ON CONFLICT (match, season, place) DO UPDATE SET {changes}",
		WITH(NUM(match)), deck, why);
}
