/* SPDX-License-Identifier: MIT */
#include "cmd/signed.h"
#include "cmd/block.h"
#include "cmd/wish.h"
#include "core/tp1.h"
#include "post/letter.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

void signed_hash(unsigned char hash[HASH], struct span canonical, struct span proof)
{
	const struct span part[] = { canonical, proof };

	chance_h(hash, "tp1.order", NULL, part, 2);
}

/* A paper has the key itself; the number that minisign gives it proves nothing. */
static bool is_of_key(const struct letter *l, const unsigned char pk[HASH])
{
	struct seal_key key = { .kind = l->seal.scheme >= SEAL_SSH_SHA256 ? KEY_SSH
									  : KEY_MINISIGN };
	struct buf ignored = BUF_INIT;
	bool is;

	memcpy(key.id, l->seal.id, sizeof key.id);
	memcpy(key.pk, pk, sizeof key.pk);
	is = letter_verify(l, &key, &ignored) == SEAL_GOOD;
	buf_free(&ignored);
	return is;
}

static bool is_of_paper(const struct letter *l, const struct record_row *paper, int seat)
{
	unsigned char pk[HASH];
	char words[16];

	snprintf(words, sizeof words, "seat %d key", seat);
	return block_value_hash(span_of(paper->text), words, pk) && is_of_key(l, pk);
}

/* The number of the last record that tells what the letter's season was played from; INT_MAX: it is not
 * played yet. */
static bool find_season(struct store *store, const struct match *m, const struct letter_row *row,
	int *number, struct buf *why)
{
	struct record_row season = { 0 };
	struct amend_row amend = { 0 };

	*number = INT_MAX;
	/* One that was taken back has a record, too. */
	if (row->season >= m->season)
		return true;
	if (!store_season_record(store, m->id, row->season, &season, why))
		return !why->n;
	*number = season.number;
	record_row_free(&season);
	if (!store_get_amend(store, m->id, row->season, &amend, why))
		return !why->n;
	*number = amend.number > *number ? amend.number : *number;
	amend_row_free(&amend);
	return true;
}

/* Whether one of the keys that the roster, or a later record of another one, gave to the seat before the
 * season was played has signed it. */
static bool is_of_seat(struct store *store, const struct match *m, const struct letter_row *row,
	const struct letter *l, bool *is, struct buf *why)
{
	struct record_row paper = { 0 };
	int until;

	*is = false;
	if (!find_season(store, m, row, &until, why))
		return false;
	if (!store_get_record(store, m->id, RECORD_ROSTER, &paper, why))
		return !why->n;
	do {
		int number = paper.number;

		*is = is_of_paper(l, &paper, row->seat);
		record_row_free(&paper);
		if (*is || !store_next_record(store, m->id, "rejoin", number, &paper, why))
			return !why->n;
	} while (paper.number < until);
	record_row_free(&paper);
	return true;
}

static bool is_proven(struct store *store, const struct match *m, const struct letter_row *row,
	const struct letter *l, struct buf *why)
{
	bool is;

	if (!m->protocol)
		return true;
	if (!is_of_seat(store, m, row, l, &is, why))
		return false;
	if (!is)
		buf_str(why, "it is not signed with a key of its seat");
	return is;
}

/* The canonical text that the signature covers. */
static bool read_signed(struct store *store, const struct match *m, const struct letter_row *row,
	struct buf *canonical, struct buf *why)
{
	struct span text = { row->original, row->original_n };
	unsigned char hash[HASH];
	struct letter l;
	bool ok = letter_of_files(&l, text, span_of(row->signature), why);

	if (ok) {
		signed_hash(hash, span_of_buf(&l.canonical),
			(struct span){ (const char *)l.seal.raw, sizeof l.seal.raw });
		ok = !memcmp(hash, row->hash, HASH);
		if (!ok)
			buf_str(why, "its hash is of other bytes");
	}
	ok = ok && is_proven(store, m, row, &l, why);
	if (ok)
		buf_add(canonical, l.canonical.s, l.canonical.n);
	letter_free(&l);
	return ok;
}

static bool read_bytes(struct store *store, const struct match *m, const struct letter_row *row,
	struct buf *canonical, struct buf *why)
{
	if (!strcmp(row->auth, "key"))
		return read_signed(store, m, row, canonical, why);
	text_canonical(canonical, row->original, row->original_n);
	return true;
}

bool signed_orders(struct store *store, const struct match *m, const struct letter_row *row,
	struct buf *orders, struct buf *why)
{
	struct buf canonical = BUF_INIT, reason = BUF_INIT;
	struct wish_list wishes = { 0 };
	size_t before = orders->n;
	bool ok = read_bytes(store, m, row, &canonical, &reason);

	if (ok) {
		wish_cut(span_of_buf(&canonical), orders, &wishes);
		ok = span_is((struct span){ orders->s + before, orders->n - before }, row->text);
		if (!ok)
			buf_str(&reason, "the text that is kept of it is another one");
	}
	if (!ok) {
		buf_str(why, "the letter of ");
		seat_print(why, row->seat);
		buf_fmt(why,
			" for season %d is not as it was signed: %s; restore the store from a"
			" backup",
			row->season, reason.s);
	}
	wish_free(&wishes);
	buf_free(&canonical);
	buf_free(&reason);
	return ok;
}
