/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* How many lines the log of unknown senders keeps, and how many columns of each text. */
enum { STRANGERS = 10000, LINE = 200 };

void letter_row_free(struct letter_row *letter)
{
	free(letter->text);
	free(letter->signature);
	free(letter->original);
	letter->text = letter->signature = letter->original = NULL;
	letter->original_n = 0;
}

/* The bytes as signed are kept only where they differ from the text. */
static void give_original(struct query *q, const struct letter_row *letter)
{
	size_t n = letter->original_n;

	if (letter->text && strlen(letter->text) == n && !memcmp(letter->text, letter->original, n))
		query_give_nothing(q);
	else
		query_give_bytes(q, letter->original, n);
}

bool store_add_letter(struct store *store, struct letter_row *letter, struct buf *why)
{
	struct query q;
	bool added;

	if (!query_change(&q, store,
		    "INSERT INTO letters (match, season, seat, seq, received, hash, verdict, form,"
		    " auth, text, signature, original) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
		    " ON CONFLICT (match, hash, season, seat) DO UPDATE SET"
		    " (seq, received, verdict, form, auth, text, signature, original) ="
		    " (excluded.seq, excluded.received, excluded.verdict, excluded.form,"
		    " excluded.auth, excluded.text, excluded.signature, excluded.original)"
		    " WHERE verdict <> excluded.verdict AND verdict <> 'taken'",
		    why))
		return false;
	query_give_int(&q, letter->match);
	query_give_int(&q, letter->season);
	query_give_int(&q, letter->seat);
	query_give_int(&q, letter->seq);
	query_give_int(&q, letter->received);
	query_give_bytes(&q, letter->hash, sizeof letter->hash);
	query_give_text(&q, letter->verdict);
	query_give_text(&q, letter->form);
	query_give_text(&q, letter->auth);
	query_give_text(&q, letter->text);
	query_give_text(&q, letter->signature);
	give_original(&q, letter);
	if (!query_runs(&q, &added, why) || !added)
		return false;
	letter->id = sqlite3_last_insert_rowid(store->db);
	return true;
}

void letter_take(struct query *q, struct letter_row *letter)
{
	letter->id = query_take_int(q);
	letter->match = query_take_int(q);
	letter->season = query_take_small(q, INT_MIN, INT_MAX);
	letter->seat = query_take_small(q, 0, 16);
	letter->seq = query_take_int(q);
	letter->former = query_take_small(q, 0, INT_MAX);
	letter->received = query_take_int(q);
	query_take_exactly(q, letter->hash, sizeof letter->hash);
	query_take_word(q, letter->verdict, sizeof letter->verdict);
	query_take_word(q, letter->form, sizeof letter->form);
	query_take_word(q, letter->auth, sizeof letter->auth);
	letter->text = query_take_text(q);
	letter->signature = query_take_text(q);
	if (!query_take_null(q)) {
		letter->original = query_take_bytes(q, &letter->original_n);
		return;
	}
	letter->original_n = strlen(letter->text);
	letter->original = xcopy(letter->text, letter->original_n);
}

bool store_find_verdict(struct store *store, long long match, const unsigned char hash[STORE_HASH],
	char verdict[24], long long *received, struct buf *why)
{
	enum query_result found;
	struct query q;

	verdict[0] = 0;
	*received = 0;
	if (!query_begin(&q, store,
		    "SELECT verdict, received FROM letters WHERE match = ? AND hash = ?"
		    " ORDER BY verdict = 'taken' DESC, id DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_bytes(&q, hash, STORE_HASH);
	found = query_find(&q, why);
	if (found != FOUND)
		return found == NOTHING;
	query_take_word(&q, verdict, 24);
	*received = query_take_int(&q);
	return query_end(&q, why);
}

bool store_best_letter(struct store *store, long long match, int season, int seat, long long until,
	struct letter_row *letter, struct buf *why)
{
	struct query q;

	*letter = (struct letter_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT id, match, season, seat, seq, former, received, hash, verdict, form, "
		    "auth,"
		    " text, signature, original FROM letters WHERE match = ? AND season = ? AND "
		    "seat = ?"
		    " AND verdict = 'taken' AND received <= ?"
		    " ORDER BY auth = 'key' AND NOT former DESC, auth <> 'referee' AND NOT former"
		    " DESC, former, seq DESC, received, id LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	query_give_int(&q, until);
	if (query_find(&q, why) != FOUND)
		return false;
	letter_take(&q, letter);
	if (query_end(&q, why))
		return true;
	letter_row_free(letter);
	return false;
}

bool store_next_letter(struct store *store, long long match, int season, long long after,
	struct letter_row *letter, struct buf *why)
{
	struct query q;

	*letter = (struct letter_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT id, match, season, seat, seq, former, received, hash, verdict, form, "
		    "auth,"
		    " text, signature, original FROM letters WHERE match = ? AND season = ?"
		    " AND id > ? ORDER BY id LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, after);
	if (query_find(&q, why) != FOUND)
		return false;
	letter_take(&q, letter);
	if (query_end(&q, why))
		return true;
	letter_row_free(letter);
	return false;
}

bool store_yield_letters(
	struct store *store, long long match, int season, int seat, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "UPDATE letters SET former = former + 1 WHERE match = ? AND season = ? AND "
		    "seat = ?"
		    " AND verdict = 'taken'",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	return query_run(&q, why);
}

bool store_count_letters(struct store *store, long long match, int season, int seat,
	const char *verdict, int *n, struct buf *why)
{
	struct query q;

	if (!query_begin(&q, store,
		    "SELECT count(*) FROM letters WHERE match = ? AND season = ? AND seat = ?"
		    " AND verdict = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, season);
	query_give_int(&q, seat);
	query_give_text(&q, verdict);
	if (query_find(&q, why) != FOUND)
		return false;
	*n = query_take_small(&q, 0, INT_MAX);
	return query_end(&q, why);
}

static bool add_stranger(struct store *store, long long received, const struct buf *source,
	const struct buf *reason, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO strangers (received, source, reason) VALUES (?, ?, ?)", why))
		return false;
	query_give_int(&q, received);
	query_give_span(&q, (struct span){ source->s, source->n });
	query_give_span(&q, (struct span){ reason->s, reason->n });
	return query_run(&q, why);
}

/* Keeps a flood of such mails from filling the disk. */
static bool forget_strangers(struct store *store, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store, "DELETE FROM strangers WHERE id <= ?", why))
		return false;
	query_give_int(&q, sqlite3_last_insert_rowid(store->db) - STRANGERS);
	return query_run(&q, why);
}

bool store_log_stranger(struct store *store, long long received, const char *source,
	const char *reason, struct buf *why)
{
	struct buf clean_source = BUF_INIT, clean_reason = BUF_INIT;
	bool ok;

	text_clean(&clean_source, source, strlen(source), LINE);
	text_clean(&clean_reason, reason, strlen(reason), LINE);
	ok = add_stranger(store, received, &clean_source, &clean_reason, why)
		&& forget_strangers(store, why);
	buf_free(&clean_source);
	buf_free(&clean_reason);
	return ok;
}

void unknown_row_free(struct unknown_row *row)
{
	free(row->source);
	free(row->reason);
	*row = (struct unknown_row){ 0 };
}

bool store_next_stranger(
	struct store *store, long long before, struct unknown_row *row, struct buf *why)
{
	struct query q;

	*row = (struct unknown_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT id, received, source, reason FROM strangers WHERE id < ?"
		    " ORDER BY id DESC LIMIT 1",
		    why))
		return false;
	query_give_int(&q, before ? before : LLONG_MAX);
	if (query_find(&q, why) != FOUND)
		return false;
	row->id = query_take_int(&q);
	row->received = query_take_int(&q);
	row->source = query_take_text(&q);
	row->reason = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	unknown_row_free(row);
	return false;
}

bool store_count_strangers(struct store *store, int *n, struct buf *why)
{
	struct query q;

	if (!query_begin(&q, store, "SELECT count(*) FROM strangers", why)
		|| query_find(&q, why) != FOUND)
		return false;
	*n = query_take_small(&q, 0, INT_MAX);
	return query_end(&q, why);
}
