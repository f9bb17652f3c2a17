/* SPDX-License-Identifier: MIT */
#include "club/authentic.h"
#include "core/tp1.h"
#include "post/key.h"
#include "proof/block.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool authentic_fails(struct buf *why, const struct match *m, const char *what, ...)
{
	char text[300];
	va_list ap;

	va_start(ap, what);
	vsnprintf(text, sizeof text, what, ap);
	va_end(ap);
	buf_fmt(why,
		"match '%s' is not as its records have it: %s; restore the store from a backup",
		m->name, text);
	return false;
}

bool authentic_lost(const struct match *m, struct buf *why)
{
	buf_fmt(why, "the records of match '%s' are lost: import the match from a backup", m->name);
	return false;
}

bool authentic_is_there(enum found found, const struct match *m, struct buf *why)
{
	return found == FOUND || (found == NOT_FOUND && authentic_lost(m, why));
}

/* ---- signatures ---- */

bool authentic_signer(struct store *store, const struct match *m, int number,
	unsigned char pk[HASH], struct buf *why)
{
	struct record_row row = { 0 };
	enum found found = store_get_record(store, m->id, RECORD_OPEN, &row, why);
	int after = RECORD_ROSTER;
	bool ok;

	if (!authentic_is_there(found, m, why))
		return false;
	ok = block_value_hash(span_of(row.text), "referee", pk);
	record_row_free(&row);
	while (ok
		&& (found = store_next_record(store, m->id, "rekey", after, &row, why)) == FOUND) {
		after = row.number;
		if (after <= number)
			ok = block_value_hash(span_of(row.text), "key", pk);
		record_row_free(&row);
	}
	if (found == UNREAD)
		return false;
	return ok || authentic_lost(m, why);
}

/* Makes the bytes that are signed of the opening or roster; false where its hash differs. */
static bool opening_bytes(const struct record_row *row, struct buf *bytes)
{
	bool open = row->number == RECORD_OPEN;
	unsigned char hash[HASH];

	if (open)
		tp1_open(hash, span_of(row->text));
	else if (!block_value_hash(span_of(row->text), "roster", hash))
		return false;
	block_signed(bytes, open ? "tp1.open" : "tp1.roster", span_of(row->text));
	return hash_same(hash, row->head);
}

static bool has_number(struct span text, const char *word, long long is)
{
	struct span value;
	long long n;

	return block_value(text, word, &value) && span_int(value, 0, INT_MAX, &n) && n == is;
}

/* As opening_bytes, for a record of the chain. */
static bool chained_bytes(const struct match *m, const struct record_row *row, struct buf *bytes)
{
	struct span text = span_of(row->text);
	unsigned char prev[HASH], head[HASH];
	char begins[32];

	snprintf(begins, sizeof begins, "tp-%s ", row->kind);
	if (!span_starts(text, begins) || !has_number(text, "record", row->number)
		|| !block_value_hash(text, "prev", prev))
		return false;
	tp1_head(head, prev, text);
	tp1_head_signed(bytes, m->gid, row->number, head);
	return hash_same(head, row->head);
}

static bool is_signed(struct signed_list *known, struct store *store, const struct match *m,
	const struct record_row *row, bool *is, struct buf *why)
{
	unsigned char pk[HASH];
	struct buf bytes = BUF_INIT;
	struct span gid;
	bool ok;

	*is = block_value(span_of(row->text), "game", &gid) && span_is(gid, m->gid)
		&& (row->number < 0 ? opening_bytes(row, &bytes) : chained_bytes(m, row, &bytes));
	ok = authentic_signer(store, m, row->number, pk, why);
	*is = *is && ok && key_signed_once(known, pk, span_of_buf(&bytes), row->signature);
	buf_free(&bytes);
	return ok;
}

static void say_paper(struct buf *b, const struct record_row *row)
{
	if (row->number == RECORD_OPEN)
		buf_str(b, "the record that opened it");
	else if (row->number == RECORD_ROSTER)
		buf_str(b, "the roster");
	else
		buf_fmt(b, "record %d", row->number);
}

bool authentic_record(struct signed_list *known, struct store *store, const struct match *m,
	const struct record_row *row, struct buf *why)
{
	bool is;

	if (!is_signed(known, store, m, row, &is, why))
		return false;
	if (is)
		return true;
	say_paper(why, row);
	buf_str(why, " is not as it was signed");
	return false;
}

/* ---- what the match is played by ---- */

/* "GAME REVISION PROGRAM" */
static bool says_rules(const struct match *m, const struct record_row *row)
{
	struct span value, game, revision;
	long long n;

	return block_value(span_of(row->text), "rules", &value) && span_word(&value, &game)
		&& span_is(game, m->game) && span_word(&value, &revision)
		&& span_int(revision, 1, INT_MAX, &n) && n == m->rules;
}

/* Compares with the last record that names the rules. */
static bool has_rules(
	const struct context *c, const struct record_row *open, bool *has, struct buf *why)
{
	struct store *store = c->club->store;
	const struct match *m = c->m;
	struct record_row upgrade = { 0 };
	enum found found = store_kind_record(store, m->id, "upgrade", &upgrade, why);
	bool ok;

	if (found != FOUND) {
		*has = says_rules(m, open);
		return found == NOT_FOUND;
	}
	*has = says_rules(m, &upgrade);
	ok = !*has || authentic_record(&c->club->signed_papers, store, m, &upgrade, why);
	record_row_free(&upgrade);
	return ok;
}

static bool has_options(struct span text, const struct match *m)
{
	struct span told, line, rest = span_of(m->options);
	struct buf options = BUF_INIT, own = BUF_INIT;
	bool same;

	while (span_line(&text, &line))
		if (span_starts(line, "option ")) {
			told = (struct span){ line.s + 7, line.n - 7 };
			buf_fmt(&options, "%.*s\n", (int)told.n, told.s);
		}
	while (span_line(&rest, &line))
		if (line.n)
			buf_fmt(&own, "%.*s\n", (int)line.n, line.s);
	same = span_same(span_of_buf(&options), span_of_buf(&own));
	buf_free(&options);
	buf_free(&own);
	return same;
}

/* Records of older programs name no map. */
static bool has_map(struct span text, const struct match *m)
{
	struct span map;

	return !block_value(text, "map", &map) || span_is(map, *m->map ? m->map : "none");
}

bool authentic_match(const struct context *c)
{
	struct store *store = c->club->store;
	const struct match *m = c->m;
	struct record_row open = { 0 };
	struct buf reason = BUF_INIT;
	unsigned char box[HASH];
	bool has = false;
	struct span text;

	if (!authentic_is_there(
		    store_get_record(store, m->id, RECORD_OPEN, &open, c->why), m, c->why))
		return false;
	text = span_of(open.text);
	has = authentic_record(&c->club->signed_papers, store, m, &open, &reason)
		&& has_rules(c, &open, &has, &reason) && has && block_value_hash(text, "box", box)
		&& hash_same(box, m->box) && has_number(text, "seats", m->seats) && has_map(text, m)
		&& has_options(text, m);
	record_row_free(&open);
	if (!has)
		authentic_fails(c->why, m, "%s",
			reason.n ? reason.s
				 : "the record that opened the match names another box, map, "
				   "option, revision or number of seats");
	buf_free(&reason);
	return has;
}
