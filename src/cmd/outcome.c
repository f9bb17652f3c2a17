/* SPDX-License-Identifier: MIT */
#include "cmd/outcome.h"
#include "cmd/authentic.h"
#include "cmd/block.h"
#include "cmd/chain.h"

#include <stdio.h>
#include <string.h>

/* The salt of a line in the record of that number; seat 0: of the table. */
static void find_salt(unsigned char salt[HASH], const struct match *m, int number, int seat)
{
	unsigned char hidden[HASH];

	chain_hidden(m, hidden);
	tp1_salt(salt, hidden, number, seat);
	chance_wipe(hidden, sizeof hidden);
}

/* ---- writing ---- */

void outcome_state(struct buf *b, const struct match *m, const struct table *t, int number)
{
	unsigned char salt[HASH], hash[HASH];
	struct buf image = BUF_INIT;

	find_salt(salt, m, number, 0);
	table_write(t, &image);
	tp1_salted(hash, span_of_buf(&image), salt, 0);
	block_hash(b, "state", hash);
	buf_free(&image);
}

void outcome_stands(struct buf *b, const struct match *m, const struct table *t, int number)
{
	unsigned char salt[HASH], hash[HASH];

	for (int s = 1; s <= m->seats; s++) {
		struct buf standing = BUF_INIT;

		program_standing(t->program[s], season(t), &standing);
		find_salt(salt, m, number, s);
		tp1_stands(hash, span_of_buf(&standing), salt);
		buf_fmt(b, "stands %d", s);
		block_hash(b, "", hash);
		buf_free(&standing);
	}
}

/* ---- reading ---- */

static void read_seat(struct outcome *o, struct span text, int seat)
{
	struct outcome_seat *s = &o->seat[seat];
	char words[32];
	struct span value;

	snprintf(words, sizeof words, "seat %d order", seat);
	if (block_value_hash(text, words, s->order)) {
		s->by = BY_ORDER;
		return;
	}
	snprintf(words, sizeof words, "seat %d", seat);
	if (!block_value(text, words, &value))
		return;
	s->by = span_is(value, "auto")		      ? BY_AUTOPILOT
		: o->stands && span_is(value, "none") ? BY_NOBODY
						      : s->by;
}

static void read_stands(
	struct outcome *o, const struct match *m, const struct record_row *row, int seat)
{
	struct outcome_seat *s = &o->seat[seat];
	char words[32];

	snprintf(words, sizeof words, "stands %d", seat);
	if (!block_value_hash(span_of(row->text), words, s->stands))
		return;
	o->stands = true;
	find_salt(s->salt, m, row->number, seat);
}

/* What one record says of it goes before what those before it said. */
static bool read_record(struct outcome *o, struct store *store, const struct match *m,
	const struct record_row *row, struct buf *why)
{
	struct span text = span_of(row->text), value;
	struct buf reason = BUF_INIT;
	long long sealed;

	if (!authentic_record(store, m, row, &reason)) {
		authentic_fails(why, m, "%s", reason.s);
		buf_free(&reason);
		return false;
	}
	for (int s = 1; s <= m->seats; s++) {
		read_stands(o, m, row, s);
		read_seat(o, text, s);
	}
	if (block_value_hash(text, "state", o->state))
		find_salt(o->salt, m, row->number, 0);
	if (block_value(text, "sealed", &value) && time_read(value, &sealed))
		o->day = time_day(sealed);
	return true;
}

static bool is_of_season(const struct record_row *row, int season)
{
	struct span value;
	long long n;

	return block_value(span_of(row->text), "season", &value) && span_int(value, 0, 100000, &n)
		&& n == season;
}

static bool read_amends(struct outcome *o, struct store *store, const struct match *m, int season,
	int after, struct buf *why)
{
	struct record_row row = { 0 };
	bool ok = true;

	while (ok && store_next_record(store, m->id, "amend", after, &row, why)) {
		after = row.number;
		if (is_of_season(&row, season))
			ok = read_record(o, store, m, &row, why);
		record_row_free(&row);
	}
	return ok && !why->n;
}

bool outcome_read(
	struct store *store, const struct match *m, int season, struct outcome *o, struct buf *why)
{
	struct record_row row = { 0 };
	int number;
	bool ok;

	*o = (struct outcome){ .first = season < 0 };
	if (!m->protocol || season < 0)
		return true;
	if (!store_season_record(store, m->id, season, &row, why)) {
		if (!why->n)
			buf_fmt(why, "the record of season %d of '%s' is lost", season, m->name);
		return false;
	}
	number = row.number;
	ok = read_record(o, store, m, &row, why);
	record_row_free(&row);
	o->told = ok;
	return ok && read_amends(o, store, m, season, number, why);
}

/* ---- comparing ---- */

bool outcome_is_state(const struct outcome *o, struct span image)
{
	unsigned char hash[HASH];

	tp1_salted(hash, image, o->salt, 0);
	return !o->told || hash_same(hash, o->state);
}

bool outcome_is_standing(const struct outcome *o, const struct match *m, int seat,
	struct span standing, struct buf *why)
{
	unsigned char hash[HASH];
	bool is;

	tp1_stands(hash, standing, o->seat[seat].salt);
	is = o->stands ? hash_same(hash, o->seat[seat].stands) : !o->first || !standing.n;
	return is || authentic_fails(why, m, "other lines stand for seat %d", seat);
}

bool outcome_is_by(const struct outcome *o, const struct match *m, int seat,
	const struct letter_row *letter, bool piloted, struct buf *why)
{
	const struct outcome_seat *s = &o->seat[seat];
	bool is = !o->told;

	switch (s->by) {
	case BY_ORDER: is |= letter && hash_same(letter->hash, s->order); break;
	case BY_AUTOPILOT: is |= !letter && piloted; break;
	case BY_NOBODY: is |= !letter && !piloted; break;
	case BY_UNKNOWN: is |= !letter; break;
	}
	return is || authentic_fails(why, m, "another letter or nobody played for seat %d", seat);
}

bool outcome_is_stored(const struct outcome *o, struct store *store, const struct match *m,
	int season, struct buf *why)
{
	struct season_mark mark = { 0 };
	struct buf image = BUF_INIT;
	bool ok = !o->told
		|| (store_get_image(store, m->id, season, &image, why)
			&& store_get_mark(store, m->id, season, &mark, why));

	if (ok && !outcome_is_state(o, span_of_buf(&image)))
		authentic_fails(why, m, "another table lies after season %d", season);
	else if (ok && o->told && time_day(mark.played) != o->day)
		authentic_fails(why, m, "season %d was played on another day", season);
	buf_free(&image);
	return ok && !why->n;
}
