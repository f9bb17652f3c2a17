/* SPDX-License-Identifier: MIT */
#include "club/record_outcome.h"
#include "club/authentic.h"
#include "club/chain.h"

#include <string.h>

/* ---- reading ---- */

/* Takes a record; what it says replaces what earlier ones said. */
static bool take_record(struct outcome *o, const struct context *c, const struct record_row *row)
{
	unsigned char hidden[HASH];
	struct buf reason = BUF_INIT;
	bool ok = authentic_record(&c->club->signed_papers, c->club->store, c->m, row, &reason)
		|| authentic_fails(c->why, c->m, "%s", reason.s);

	buf_free(&reason);
	if (!ok)
		return false;
	chain_hidden(c->m, hidden);
	outcome_take(o, hidden, c->m->seats, row->number, span_of(row->text));
	chance_wipe(hidden, sizeof hidden);
	return true;
}

static bool take_amends(struct outcome *o, const struct context *c, int season, int after)
{
	enum found found = NOT_FOUND;
	struct record_row row = { 0 };
	bool ok = true;

	while (ok
		&& (found = store_next_record(
			    c->club->store, c->m->id, "amend", after, &row, c->why))
			== FOUND) {
		after = row.number;
		if (outcome_season(span_of(row.text)) == season)
			ok = take_record(o, c, &row);
		record_row_free(&row);
	}
	return ok && found != UNREAD;
}

bool record_outcome_read(const struct context *c, int season, struct outcome *o)
{
	enum found found;
	struct record_row row = { 0 };
	int number;
	bool ok;

	*o = (struct outcome){ .first = season < 0 };
	if (season < 0)
		return true;
	found = store_season_record(c->club->store, c->m->id, season, &row, c->why);
	if (found == NOT_FOUND)
		buf_fmt(c->why, "the record of season %d of '%s' is lost", season, c->m->name);
	if (found != FOUND)
		return false;
	number = row.number;
	ok = take_record(o, c, &row);
	record_row_free(&row);
	return ok && take_amends(o, c, season, number);
}

/* ---- comparing ---- */

bool record_outcome_standing(
	const struct outcome *o, const struct context *c, int seat, struct span standing)
{
	return outcome_is_standing(o, seat, standing)
		|| authentic_fails(c->why, c->m, "other lines stand for seat %d", seat);
}

bool record_outcome_by(const struct outcome *o, const struct context *c, int seat,
	const struct letter_row *letter, bool piloted)
{
	return outcome_is_by(o, seat, letter ? letter->hash : NULL, piloted)
		|| authentic_fails(
			c->why, c->m, "another letter or nobody played for seat %d", seat);
}

bool record_outcome_is_stored(const struct outcome *o, const struct context *c, int season)
{
	struct season_mark mark = { 0 };
	struct buf image = BUF_INIT;
	bool ok = !o->told
		|| (store_get_image(c->club->store, c->m->id, season, &image, c->why)
			&& store_get_mark(c->club->store, c->m->id, season, &mark, c->why)
				== FOUND);

	if (ok && !outcome_is_state(o, span_of_buf(&image)))
		ok = authentic_fails(c->why, c->m, "another table lies after season %d", season);
	else if (ok && o->told && time_day(mark.played) != o->day)
		ok = authentic_fails(c->why, c->m, "season %d was played on another day", season);
	buf_free(&image);
	return ok;
}
