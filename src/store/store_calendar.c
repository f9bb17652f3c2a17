/* SPDX-License-Identifier: MIT */
#include "store/store_inner.h"

#include <limits.h>
#include <stdlib.h>

/* ---- the calendar of a match ---- */

void clock_row_free(struct clock_row *clock)
{
	free(clock->why);
	clock->why = NULL;
}

static bool take_clock(struct query *q, struct clock_row *clock, struct buf *why)
{
	clock->opened = query_take_int(q);
	clock->reminded = query_take_int(q);
	clock->held = query_take_int(q);
	clock->cause = (enum season_holder)query_take_small(q, HELD_BY_NOBODY, LET_GO_ON);
	clock->why = query_take_text(q);
	if (query_end(q, why))
		return true;
	clock_row_free(clock);
	return false;
}

bool store_get_clock(struct store *store, long long match, struct clock_row *clock, struct buf *why)
{
	enum query_result found;
	struct query q;

	*clock = (struct clock_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT opened, reminded, held, cause, why FROM clocks WHERE match = ?", why))
		return false;
	query_give_int(&q, match);
	found = query_find(&q, why);
	if (found == FOUND)
		return take_clock(&q, clock, why);
	if (found == NOTHING)
		clock->why = xcopy("", 0);
	return found == NOTHING;
}

bool store_save_clock(
	struct store *store, long long match, const struct clock_row *clock, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO clocks (match, opened, reminded, held, cause, why)"
		    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET"
		    " (opened, reminded, held, cause, why) = (excluded.opened,"
		    " excluded.reminded, excluded.held, excluded.cause, excluded.why)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, clock->opened);
	query_give_int(&q, clock->reminded);
	query_give_int(&q, clock->held);
	query_give_int(&q, clock->cause);
	query_give_text(&q, clock->why);
	return query_run(&q, why);
}

/* ---- who attends ---- */

static bool take_attendance(struct query *q, struct attendance_row *row, struct buf *why)
{
	row->seasons = query_take_small(q, 0, INT_MAX);
	row->letters = query_take_small(q, 0, INT_MAX);
	row->missed = query_take_small(q, 0, INT_MAX);
	row->away = query_take_int(q);
	row->vacant = query_take_small(q, 0, 1);
	row->ready = (enum ready_state)query_take_small(q, READY_UNSAID, READY_WAIT);
	query_take_word(q, row->format, sizeof row->format);
	if (query_end(q, why))
		return true;
	*row = (struct attendance_row){ 0 };
	return false;
}

bool store_get_attendance(
	struct store *store, long long match, int seat, struct attendance_row *row, struct buf *why)
{
	enum query_result found;
	struct query q;

	*row = (struct attendance_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT seasons, letters, missed, away, vacant, ready, format FROM attendance"
		    " WHERE match = ? AND seat = ?",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	found = query_find(&q, why);
	if (found == FOUND)
		return take_attendance(&q, row, why);
	return found == NOTHING;
}

bool store_save_attendance(struct store *store, long long match, int seat,
	const struct attendance_row *row, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO attendance (match, seat, seasons, letters, missed, away, vacant,"
		    " ready, format) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
		    " ON CONFLICT (match, seat) DO UPDATE SET"
		    " (seasons, letters, missed, away, vacant, ready, format)"
		    " = (excluded.seasons, excluded.letters, excluded.missed, excluded.away,"
		    " excluded.vacant, excluded.ready, excluded.format)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat);
	query_give_int(&q, row->seasons);
	query_give_int(&q, row->letters);
	query_give_int(&q, row->missed);
	query_give_int(&q, row->away);
	query_give_int(&q, row->vacant);
	query_give_int(&q, row->ready);
	query_give_text(&q, row->format);
	return query_run(&q, why);
}

bool store_add_leaver(struct store *store, long long match, int season, const struct seat *seat,
	const struct attendance_row *row, struct buf *why)
{
	struct query q;

	if (!query_change(&q, store,
		    "INSERT INTO leavers (match, seat, season, name, mail, key, seasons, letters)"
		    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, seat->seat);
	query_give_int(&q, season);
	query_give_text(&q, seat->name);
	query_give_text(&q, seat->mail);
	query_give_text(&q, seat->key);
	query_give_int(&q, row->seasons);
	query_give_int(&q, row->letters);
	return query_run(&q, why);
}

void leaver_row_free(struct former_player_row *row)
{
	free(row->name);
	row->name = NULL;
}

bool store_next_leaver(struct store *store, long long match, long long after,
	struct former_player_row *row, struct buf *why)
{
	struct query q;

	*row = (struct former_player_row){ 0 };
	if (!query_begin(&q, store,
		    "SELECT id, seat, season, seasons, letters, name FROM leavers"
		    " WHERE match = ? AND id > ? ORDER BY id LIMIT 1",
		    why))
		return false;
	query_give_int(&q, match);
	query_give_int(&q, after);
	if (query_find(&q, why) != FOUND)
		return false;
	row->id = query_take_int(&q);
	row->seat = query_take_small(&q, 1, 16);
	row->season = query_take_small(&q, 0, INT_MAX);
	row->seasons = query_take_small(&q, 0, INT_MAX);
	row->letters = query_take_small(&q, 0, INT_MAX);
	row->name = query_take_text(&q);
	if (query_end(&q, why))
		return true;
	leaver_row_free(row);
	return false;
}
