/* SPDX-License-Identifier: MIT */
#include "club/signed.h"
#include "club/authentic.h"
#include "club/mailcmd.h"
#include "proof/block.h"
#include "proof/order.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* Updates *is, whether a key that counts has signed the letter, by the papers up to this one. A key
 * that was replaced before the season opened does not count. */
static void look_at_paper(
	const struct letter *l, const struct record_row *paper, int seat, int since, bool *is)
{
	unsigned char pk[HASH];
	struct span key;
	char words[16];

	snprintf(words, sizeof words, "seat %d key", seat);
	/* "none" for a seat without a key. */
	if (block_value(span_of(paper->text), words, &key))
		*is = (hash_from_text(pk, key) && order_signed_by(l, pk))
			|| (*is && paper->number > since);
}

/* Gets the number of the record of a season that was played. */
static bool find_season(
	struct store *store, const struct match *m, int season, int *number, struct buf *why)
{
	enum found found;
	struct record_row row = { 0 };

	found = store_season_record(store, m->id, season, &row, why);
	if (found == NOT_FOUND)
		buf_fmt(why, "the record of season %d is lost", season);
	if (found != FOUND)
		return false;
	*number = row.number;
	record_row_free(&row);
	return true;
}

/* Gets the records between which a letter of a season came: after *since, before *until. */
static bool find_bounds(struct store *store, const struct match *m, int season, int *since,
	int *until, struct buf *why)
{
	enum found found;
	struct amend_row amend = { 0 };

	*since = RECORD_ROSTER;
	*until = INT_MAX;
	if (season > 0 && !find_season(store, m, season - 1, since, why))
		return false;
	/* A season that was taken back and is open again has an old record. */
	if (season >= m->season)
		return true;
	if (!find_season(store, m, season, until, why))
		return false;
	found = store_get_amend(store, m->id, season, &amend, why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*until = amend.number > *until ? amend.number : *until;
	amend_row_free(&amend);
	return true;
}

/* Tells whether the letter is signed with the seat's key when the season opened, or a later one. */
static bool is_of_seat(struct signed_list *known, struct store *store, const struct match *m,
	const struct letter_row *row, const struct letter *l, bool *is, struct buf *why)
{
	enum found found;
	struct record_row paper = { 0 };
	int since, until, number;

	*is = false;
	if (!find_bounds(store, m, row->season, &since, &until, why))
		return false;
	found = store_get_record(store, m->id, RECORD_ROSTER, &paper, why);
	if (found != FOUND)
		return found == NOT_FOUND;
	do {
		bool ok = authentic_record(known, store, m, &paper, why);

		if (ok)
			look_at_paper(l, &paper, row->seat, since, is);
		number = paper.number;
		record_row_free(&paper);
		if (!ok)
			return false;
		found = store_next_record(store, m->id, "rejoin", number, &paper, why);
		if (found != FOUND)
			return found == NOT_FOUND;
	} while (paper.number < until);
	record_row_free(&paper);
	return true;
}

static bool is_by_key(struct signed_list *known, struct store *store, const struct match *m,
	const struct letter_row *row, const struct letter *l, struct buf *why)
{
	bool is;

	if (!is_of_seat(known, store, m, row, l, &is, why))
		return false;
	if (!is)
		buf_str(why, "it is not signed with a key of its seat");
	return is;
}

static bool has_hash(
	const struct letter_row *row, struct span canonical, struct span proof, struct buf *why)
{
	unsigned char hash[HASH];
	bool has;

	order_hash(hash, canonical, proof);
	has = !memcmp(hash, row->hash, HASH);
	if (!has)
		buf_str(why, "its hash does not fit its bytes");
	return has;
}

/* Gets the canonical text that the signature covers. */
static bool read_signed(struct signed_list *known, struct store *store, const struct match *m,
	const struct letter_row *row, struct buf *canonical, struct buf *why)
{
	struct span text = { row->original, row->original_n };
	struct letter l;
	bool read = letter_of_files(&l, text, span_of(row->signature), NULL);
	bool ok = read
		&& has_hash(row, span_of_buf(&l.canonical),
			(struct span){ (const char *)l.seal.raw, sizeof l.seal.raw }, why)
		&& is_by_key(known, store, m, row, &l, why);

	if (!read)
		buf_str(why, "the signature of a stored letter cannot be read");
	if (ok)
		buf_add(canonical, l.canonical.s, l.canonical.n);
	letter_free(&l);
	return ok;
}

/* Returns whether a record says that the referee gave these orders. */
static bool is_by_record(
	const struct record_row *record, const struct letter_row *row, struct span canonical)
{
	struct number_bytes number = chance_le64((uint64_t)record->number);
	unsigned char told[HASH], hash[HASH];
	char words[20];

	snprintf(words, sizeof words, "seat %d order", row->seat);
	order_hash(hash, canonical, (struct span){ number.s, sizeof number.s });
	return block_value_hash(span_of(record->text), words, told)
		&& !memcmp(told, row->hash, HASH) && !memcmp(hash, row->hash, HASH);
}

/* Checks that orders by the referee stand in a record that says so. */
static bool is_by_referee(struct signed_list *known, struct store *store, const struct match *m,
	const struct letter_row *row, struct span canonical, struct buf *why)
{
	static const char *const kinds[] = { "act", "amend" };
	struct record_row record = { 0 };

	for (int kind = 0; kind < 2; kind++) {
		enum found found;
		int after = -1;

		while ((found = store_next_record(store, m->id, kinds[kind], after, &record, why))
			== FOUND) {
			bool is = is_by_record(&record, row, canonical);
			bool ok = !is || authentic_record(known, store, m, &record, why);

			after = record.number;
			record_row_free(&record);
			if (is || !ok)
				return ok;
		}
		if (found == UNREAD)
			return false;
	}
	buf_str(why, "no record says that the referee gave it");
	return false;
}

static bool read_bytes(struct signed_list *known, struct store *store, const struct match *m,
	const struct letter_row *row, struct buf *canonical, struct buf *why)
{
	if (!strcmp(row->auth, "key"))
		return read_signed(known, store, m, row, canonical, why);
	text_canonical(canonical, row->original, row->original_n);
	if (!strcmp(row->auth, "referee"))
		return is_by_referee(known, store, m, row, span_of_buf(canonical), why);
	if (!strcmp(row->auth, "token") && *row->signature)
		return has_hash(row, span_of_buf(canonical), span_of(row->signature), why);
	buf_str(why, "nothing proves who wrote it");
	return false;
}

/* Compares the letter's header; orders by the referee have none. */
static bool says_so(
	const struct match *m, const struct letter_row *row, struct span orders, struct buf *why)
{
	struct orders *head = orders_read(orders.s, orders.n, NULL);
	long long seq = head->seq < 0 ? 1 : head->seq;
	bool does = !strcmp(row->auth, "referee")
		|| (match_is_named(m, head->match) && head->season == row->season
			&& seat_find(match_game(m), head->seat, m->seats) == row->seat
			&& seq == row->seq);

	orders_free(head);
	if (!does)
		buf_str(why, "its header names another letter");
	return does;
}

bool signed_orders(struct signed_list *known, struct store *store, const struct match *m,
	const struct letter_row *row, struct buf *orders, struct buf *why)
{
	struct buf canonical = BUF_INIT, reason = BUF_INIT;
	struct mailcmd_list mailcmds = { 0 };
	size_t before = orders->n;
	bool ok = read_bytes(known, store, m, row, &canonical, &reason);

	if (ok) {
		mailcmd_cut(span_of_buf(&canonical), orders, &mailcmds);
		ok = span_is((struct span){ orders->s + before, orders->n - before }, row->text);
		if (!ok)
			buf_str(&reason, "its stored text is not the signed text");
		ok = ok && says_so(m, row, span_of(row->text), &reason);
	}
	if (!ok) {
		buf_str(why, "the letter of ");
		seat_print(why, match_game(m), row->seat);
		buf_fmt(why,
			" for season %d is not as it was signed: %s; restore the store from a"
			" backup",
			row->season, reason.s);
	}
	mailcmd_free(&mailcmds);
	buf_free(&canonical);
	buf_free(&reason);
	return ok;
}
