/* SPDX-License-Identifier: MIT */
#include "proof/outcome.h"
#include "base/time.h"
#include "proof/block.h"

#include <stdio.h>
#include <string.h>

/* ---- writing ---- */

void outcome_state(
	struct buf *b, const unsigned char hidden[HASH], const struct table *t, int number)
{
	unsigned char salt[HASH], hash[HASH];
	struct buf image = BUF_INIT;

	tp1_salt(salt, hidden, number, 0);
	table_write(t, &image);
	tp1_salted(hash, span_of_buf(&image), salt, 0);
	block_hash(b, "state", hash);
	buf_free(&image);
}

void outcome_stands(
	struct buf *b, const unsigned char hidden[HASH], const struct table *t, int number)
{
	unsigned char salt[HASH], hash[HASH];

	for (int s = 1; s <= t->seats; s++) {
		struct buf standing = BUF_INIT;

		program_standing(t->program[s], season(t), &standing);
		tp1_salt(salt, hidden, number, s);
		tp1_stands(hash, span_of_buf(&standing), salt);
		buf_fmt(b, "stands %d", s);
		block_hash(b, "", hash);
		buf_free(&standing);
	}
}

/* ---- reading ---- */

int outcome_season(struct span text)
{
	struct span value;
	long long n;

	return block_value(text, "season", &value) && span_int(value, 0, 100000, &n) ? (int)n : -1;
}

static void take_seat(struct outcome *o, struct span text, int number, int seat)
{
	struct outcome_seat *s = &o->seat[seat];
	char words[32];
	struct span value;

	snprintf(words, sizeof words, "seat %d order", seat);
	if (block_value_hash(text, words, s->order)) {
		s->by = BY_ORDER;
		s->number = number;
		return;
	}
	snprintf(words, sizeof words, "seat %d", seat);
	if (!block_value(text, words, &value))
		return;
	s->by = span_is(value, "auto")		      ? BY_AUTOPILOT
		: o->stands && span_is(value, "none") ? BY_NOBODY
						      : s->by;
}

static void take_stands(
	struct outcome *o, const unsigned char hidden[HASH], struct span text, int number, int seat)
{
	struct outcome_seat *s = &o->seat[seat];
	char words[32];

	snprintf(words, sizeof words, "stands %d", seat);
	if (!block_value_hash(text, words, s->stands))
		return;
	o->stands = true;
	tp1_salt(s->salt, hidden, number, seat);
}

void outcome_take(
	struct outcome *o, const unsigned char hidden[HASH], int n, int number, struct span text)
{
	struct span value;
	long long sealed;

	o->told = true;
	for (int s = 1; s <= n; s++)
		take_stands(o, hidden, text, number, s);
	for (int s = 1; s <= n; s++)
		take_seat(o, text, number, s);
	if (block_value_hash(text, "state", o->state))
		tp1_salt(o->salt, hidden, number, 0);
	if (block_value(text, "sealed", &value) && time_read(value, &sealed))
		o->day = time_day(sealed);
}

/* ---- comparing ---- */

bool outcome_is_state(const struct outcome *o, struct span image)
{
	unsigned char hash[HASH];

	tp1_salted(hash, image, o->salt, 0);
	return !o->told || hash_same(hash, o->state);
}

bool outcome_is_standing(const struct outcome *o, int seat, struct span standing)
{
	unsigned char hash[HASH];

	tp1_stands(hash, standing, o->seat[seat].salt);
	return o->stands ? hash_same(hash, o->seat[seat].stands) : !o->first || !standing.n;
}

bool outcome_is_by(const struct outcome *o, int seat, const unsigned char order[HASH], bool piloted)
{
	const struct outcome_seat *s = &o->seat[seat];

	if (!o->told)
		return true;
	switch (s->by) {
	case BY_ORDER: return order && hash_same(order, s->order);
	case BY_AUTOPILOT: return !order && piloted;
	case BY_NOBODY: return !order && !piloted;
	case BY_UNKNOWN: break;
	}
	return !order;
}
