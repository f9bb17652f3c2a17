/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

#include <string.h>

/* How many lines the log of unknown senders keeps, and how many columns of each text. */
enum { UNKNOWN_MOST = 10000, LINE = 200 };

static const struct row_column letters[] = {
	{ ANY(letter_row, id), .numbered = true },
	{ ANY(letter_row, match), .key = true },
	{ RANGE(letter_row, season, INT_MIN, INT_MAX), .key = true },
	{ RANGE(letter_row, seat, 0, 16), .key = true },
	{ ANY(letter_row, seq) },
	{ COUNT(letter_row, former), .key = true },
	{ COUNT(letter_row, unclear) },
	{ ANY(letter_row, received) },
	{ FIXED(letter_row, hash), .key = true },
	{ WORD(letter_row, verdict) },
	{ WORD(letter_row, form) },
	{ WORD(letter_row, auth) },
	{ TEXT(letter_row, text) },
	{ TEXT(letter_row, signature) },
	{ BYTES(letter_row, original), .lacking = true },
	{ END(letter_row) },
};

void letter_row_free(struct letter_row *letter)
{
	row_free(letters, letter);
}

bool store_add_letter(struct store *store, struct letter_row *letter, bool *added, struct buf *why)
{
	struct letter_row row = *letter;
	size_t n = letter->original_n;

	/* The bytes as signed are kept only where they differ from the text. */
	if (row.text && strlen(row.text) == n && !memcmp(row.text, row.original, n))
		row.original = NULL;
	if (!row_add(store, letters,
		    "INSERT INTO letters ({names}) VALUES ({values})"
		    " ON CONFLICT (match, hash, season, seat) DO UPDATE SET {changes}"
		    " WHERE verdict <> excluded.verdict AND verdict <> 'taken'",
		    WITH_NOTHING, &row, added, why))
		return false;
	if (!*added)
		return true;
	letter->id = sqlite3_last_insert_rowid(store->db);
	return store_wake(store, letter->match, why);
}

enum found letter_row_find(struct store *store, const char *sql, const struct query_value *with,
	struct letter_row *letter, struct buf *why)
{
	enum found found = row_find(store, letters, sql, with, letter, why);

	if (found == FOUND && !letter->original) {
		letter->original_n = strlen(letter->text);
		letter->original = xcopy(letter->text, letter->original_n);
	}
	return found;
}

bool store_find_verdict(struct store *store, long long match, const unsigned char hash[STORE_HASH],
	char verdict[24], long long *received, struct buf *why)
{
	struct verdict_row {
		char verdict[24];
		long long received;
	} row;
	static const struct row_column verdicts[] = {
		{ WORD(verdict_row, verdict) },
		{ ANY(verdict_row, received) },
		{ END(verdict_row) },
	};
	enum found found = row_find(store, verdicts,
		"SELECT {names} FROM letters WHERE match = ? AND hash = ?"
		" ORDER BY verdict = 'taken' DESC, id DESC LIMIT 1",
		WITH(NUM(match), HASH(hash)), &row, why);

	memcpy(verdict, row.verdict, sizeof row.verdict);
	*received = row.received;
	return found != UNREAD;
}

enum found store_best_letter(struct store *store, long long match, int season, int seat,
	long long until, struct letter_row *letter, struct buf *why)
{
	return letter_row_find(store,
		"SELECT {names} FROM letters WHERE match = ? AND season = ? AND seat = ?"
		" AND verdict = 'taken' AND received <= ?"
		" ORDER BY auth = 'key' AND NOT former DESC,"
		" auth <> 'referee' AND NOT former DESC, former, seq DESC, received, id"
		" LIMIT 1",
		WITH(NUM(match), NUM(season), NUM(seat), NUM(until)), letter, why);
}

enum found store_last_unclear(struct store *store, long long match, int season, int seat,
	long long from, struct letter_row *letter, struct buf *why)
{
	return letter_row_find(store,
		"SELECT {names} FROM letters WHERE match = ? AND season = ? AND seat = ?"
		" AND verdict IN ('taken', 'asked', 'nothing-understood', 'meant', 'mended')"
		" AND unclear AND NOT former AND id >= ? ORDER BY id DESC LIMIT 1",
		WITH(NUM(match), NUM(season), NUM(seat), NUM(from)), letter, why);
}

enum found store_next_letter(struct store *store, long long match, int season, long long after,
	struct letter_row *letter, struct buf *why)
{
	return letter_row_find(store,
		"SELECT {names} FROM letters WHERE match = ? AND season = ? AND id > ?"
		" ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(season), NUM(after)), letter, why);
}

enum found store_next_waiting(struct store *store, long long match, long long after,
	struct letter_row *letter, struct buf *why)
{
	return letter_row_find(store,
		"SELECT {names} FROM letters WHERE match = ? AND id > ?"
		" AND verdict IN ('waits', 'denied', 'confirmed') ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(after)), letter, why);
}

bool store_confirm_letter(struct store *store, long long id, struct buf *why)
{
	return rows_change(store,
		"UPDATE letters SET verdict = 'confirmed' WHERE id = ? AND verdict IN ('waits', "
		"'denied')",
		WITH(NUM(id)), why);
}

bool store_deny_letter(struct store *store, const struct letter_row *letter, struct buf *why)
{
	return rows_change(store,
		       "UPDATE letters SET verdict = 'denied' WHERE id = ? AND verdict = 'waits'",
		       WITH(NUM(letter->id)), why)
		&& store_wake(store, letter->match, why);
}

bool store_settle_letters(struct store *store, long long match, int season, int seat,
	const unsigned char but[STORE_HASH], struct buf *why)
{
	return rows_change(store,
		       "UPDATE letters SET unclear = 0"
		       " WHERE match = ? AND season = ? AND seat = ? AND hash <> ?",
		       WITH(NUM(match), NUM(season), NUM(seat), HASH(but)), why)
		&& store_wake(store, match, why);
}

bool store_drop_offers(struct store *store, long long match, int season, int seat, struct buf *why)
{
	return rows_change(store,
		"UPDATE letters SET unclear = 0 WHERE match = ? AND season = ? AND seat = ?"
		" AND verdict IN ('meant', 'mended')",
		WITH(NUM(match), NUM(season), NUM(seat)), why);
}

bool store_yield_letters(
	struct store *store, long long match, int season, int seat, struct buf *why)
{
	return rows_change(store,
		       "UPDATE letters SET former = former + (verdict = 'taken'),"
		       " unclear = iif(verdict = 'taken', unclear, 0)"
		       " WHERE match = ? AND season = ? AND seat = ?",
		       WITH(NUM(match), NUM(season), NUM(seat)), why)
		&& store_wake(store, match, why);
}

bool store_refuse_letters(struct store *store, long long match, int season, int seat,
	const char *verdict, struct buf *why)
{
	return rows_change(store,
		       "UPDATE letters SET verdict = iif(verdict = 'taken', ?, verdict), unclear = "
		       "0"
		       " WHERE match = ? AND season = ? AND seat = ?",
		       WITH(STR(verdict), NUM(match), NUM(season), NUM(seat)), why)
		&& store_wake(store, match, why);
}

bool store_count_letters(struct store *store, long long match, int season, int seat,
	const char *verdict, int *n, struct buf *why)
{
	return int_find(store,
		       "SELECT count(*) FROM letters"
		       " WHERE match = ? AND season = ? AND seat = ? AND verdict = ?",
		       WITH(NUM(match), NUM(season), NUM(seat), STR(verdict)), n, why)
		== FOUND;
}

bool store_weigh_letters(struct store *store, const struct letter_row *like, int *n,
	long long *bytes, struct buf *why)
{
	struct weight_row {
		long long n, bytes;
	} row;
	static const struct row_column weights[] = {
		{ ANY(weight_row, n) },
		{ ANY(weight_row, bytes) },
		{ END(weight_row) },
	};
	const char *verdict = like->verdict;
	bool kept = !strcmp(verdict, "taken") || !strcmp(verdict, "asked");
	enum found found = row_find(store, weights,
		"SELECT count(*) AS n, coalesce(sum(length(CAST(text AS BLOB)) + length(signature)"
		" + coalesce(length(original), 0)), 0) AS bytes FROM letters"
		" WHERE match = ? AND season = ? AND seat = ? AND auth = ? AND NOT former"
		" AND iif(verdict IN ('taken', 'asked'), verdict, '') = ?",
		WITH(NUM(like->match), NUM(like->season), NUM(like->seat), STR(like->auth),
			STR(kept ? verdict : "")),
		&row, why);

	*n = (int)row.n;
	*bytes = row.bytes;
	return found == FOUND;
}

/* ---- unknown senders ---- */

static const struct row_column unknown_senders[] = {
	{ ANY(unknown_row, id), .numbered = true },
	{ ANY(unknown_row, received) },
	{ TEXT(unknown_row, source) },
	{ TEXT(unknown_row, reason) },
	{ FIXED_IF(unknown_row, letter, waits) },
	{ END(unknown_row) },
};

bool store_log_unknown(struct store *store, long long received, const char *source,
	const char *reason, const unsigned char *letter, struct buf *why)
{
	struct buf clean_source = BUF_INIT, clean_reason = BUF_INIT;
	struct unknown_row row = { .received = received, .waits = letter != NULL };
	bool ok;

	text_clean(&clean_source, source, strlen(source), LINE);
	text_clean(&clean_reason, reason, strlen(reason), LINE);
	row.source = clean_source.s;
	row.reason = clean_reason.s;
	if (letter)
		memcpy(row.letter, letter, sizeof row.letter);
	/* What is forgotten keeps a flood of such mails from filling the disk. */
	ok = row_save(store, unknown_senders,
		     "INSERT INTO unknown_senders ({names}) VALUES ({values})", WITH_NOTHING, &row,
		     why)
		&& rows_change(store, "DELETE FROM unknown_senders WHERE id <= ?",
			WITH(NUM(sqlite3_last_insert_rowid(store->db) - UNKNOWN_MOST)), why);
	buf_free(&clean_source);
	buf_free(&clean_reason);
	return ok;
}

void unknown_row_free(struct unknown_row *row)
{
	row_free(unknown_senders, row);
}

/* What waits for its player: not when they said yes or no or wrote themself, nor when the season was played, nor when the
 * match is over (state 2). */
#define UNSETTLED                                                                                  \
	" (letter IS NULL OR EXISTS (SELECT 1 FROM letters AS l JOIN matches AS m ON m.id = "      \
	"l.match"                                                                                  \
	" WHERE l.hash = unknown_senders.letter AND l.verdict = 'waits' AND l.season = m.season"   \
	" AND m.state <> 2 AND NOT EXISTS (SELECT 1 FROM letters AS n WHERE n.match = l.match"     \
	" AND n.season = l.season AND n.seat = l.seat AND n.verdict = 'taken'"                     \
	" AND n.received >= l.received)))"

enum found store_next_unknown(
	struct store *store, long long before, struct unknown_row *row, struct buf *why)
{
	return row_find(store, unknown_senders,
		"SELECT {names} FROM unknown_senders WHERE id < ? AND" UNSETTLED
		" ORDER BY id DESC LIMIT 1",
		WITH(NUM(before ? before : LLONG_MAX)), row, why);
}

bool store_count_unknown(struct store *store, long long since, int *n, struct buf *why)
{
	return int_find(store,
		       "SELECT count(*) FROM unknown_senders WHERE received >= ? AND" UNSETTLED,
		       WITH(NUM(since)), n, why)
		== FOUND;
}

/* ---- acks of letters that the store lacks ---- */

static const struct row_column acks[] = {
	{ ANY(ack_row, id), .numbered = true },
	{ COUNT(ack_row, season) },
	{ SEAT(ack_row, seat) },
	{ ANY(ack_row, seq) },
	{ ANY(ack_row, received) },
	{ FIXED(ack_row, hash) },
	{ END(ack_row) },
};

bool store_add_ack(struct store *store, long long match, const struct ack_row *ack, struct buf *why)
{
	return row_save(store, acks,
		"INSERT INTO acks (match, {names}) VALUES (?, {values}) ON CONFLICT DO NOTHING",
		WITH(NUM(match)), ack, why);
}

enum found store_find_ack(struct store *store, long long match,
	const unsigned char hash[STORE_HASH], struct ack_row *ack, struct buf *why)
{
	return row_find(store, acks, "SELECT {names} FROM acks WHERE match = ? AND hash = ?",
		WITH(NUM(match), HASH(hash)), ack, why);
}

enum found store_next_ack(struct store *store, long long match, int season, int seat,
	long long after, struct ack_row *ack, struct buf *why)
{
	return row_find(store, acks,
		"SELECT {names} FROM acks WHERE match = ? AND season = ? AND seat = ? AND id > ?"
		" ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(season), NUM(seat), NUM(after)), ack, why);
}

bool store_drop_acks(struct store *store, long long match, int season, struct buf *why)
{
	return rows_change(store, "DELETE FROM acks WHERE match = ? AND season <= ?",
		WITH(NUM(match), NUM(season)), why);
}
