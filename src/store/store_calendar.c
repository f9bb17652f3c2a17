/* SPDX-License-Identifier: MIT */
#include "store/store_rows.h"

/* ---- the calendar of a match ---- */

static const struct row_column clocks[] = {
	{ ANY(clock_row, opened) },
	{ ANY(clock_row, reminded) },
	{ ANY(clock_row, held) },
	{ RANGE(clock_row, cause, HELD_BY_NOBODY, LET_GO_ON) },
	{ TEXT(clock_row, why) },
	{ FLAG(clock_row, punctual) },
	{ RANGE(clock_row, absent, 0, 16) },
	{ RANGE(clock_row, asked, 0, 16) },
	{ END(clock_row) },
};

void clock_row_free(struct clock_row *clock)
{
	row_free(clocks, clock);
}

bool store_get_clock(struct store *store, long long match, struct clock_row *clock, struct buf *why)
{
	return row_find_or_empty(store, clocks, "SELECT {names} FROM clocks WHERE match = ?",
		WITH(NUM(match)), clock, why);
}

bool store_save_clock(
	struct store *store, long long match, const struct clock_row *clock, struct buf *why)
{
	return row_save(store, clocks,
		       "INSERT INTO clocks (match, {names}) VALUES (?, {values})"
		       " ON CONFLICT (match) DO UPDATE SET {changes}",
		       WITH(NUM(match)), clock, why)
		&& store_wake(store, match, why);
}

/* ---- who attends ---- */

static const struct row_column attendance[] = {
	{ COUNT(attendance_row, seasons) },
	{ COUNT(attendance_row, letters) },
	{ COUNT(attendance_row, missed) },
	{ ANY(attendance_row, away) },
	{ FLAG(attendance_row, vacant) },
	{ RANGE(attendance_row, ready, READY_UNSAID, READY_WAIT) },
	{ WORD(attendance_row, format) },
	{ ANY(attendance_row, away_from) },
	{ END(attendance_row) },
};

bool store_get_attendance(
	struct store *store, long long match, int seat, struct attendance_row *row, struct buf *why)
{
	return row_find_or_empty(store, attendance,
		"SELECT {names} FROM attendance WHERE match = ? AND seat = ?",
		WITH(NUM(match), NUM(seat)), row, why);
}

bool store_save_attendance(struct store *store, long long match, int seat,
	const struct attendance_row *row, struct buf *why)
{
	return row_save(store, attendance,
		       "INSERT INTO attendance (match, seat, {names}) VALUES (?, ?, {values})"
		       " ON CONFLICT (match, seat) DO UPDATE SET {changes}",
		       WITH(NUM(match), NUM(seat)), row, why)
		&& store_wake(store, match, why);
}

/* ---- former players ---- */

bool store_add_leaver(struct store *store, long long match, int season, const struct seat *seat,
	const struct attendance_row *row, struct buf *why)
{
	return rows_change(store,
		"INSERT INTO leavers (match, seat, season, name, mail, key, seasons, letters,"
		" public, person) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		WITH(NUM(match), NUM(seat->seat), NUM(season), STR(seat->name), STR(seat->mail),
			STR(seat->key), NUM(row->seasons), NUM(row->letters), NUM(seat->public),
			ID(seat->person)),
		why);
}

static const struct row_column leavers[] = {
	{ ANY(former_player_row, id) },
	{ SEAT(former_player_row, seat) },
	{ COUNT(former_player_row, season) },
	{ COUNT(former_player_row, seasons) },
	{ COUNT(former_player_row, letters) },
	{ TEXT(former_player_row, name) },
	{ FLAG(former_player_row, public) },
	{ END(former_player_row) },
};

void leaver_row_free(struct former_player_row *row)
{
	row_free(leavers, row);
}

enum found store_next_leaver(struct store *store, long long match, long long after,
	struct former_player_row *row, struct buf *why)
{
	return row_find(store, leavers,
		"SELECT {names} FROM leavers WHERE match = ? AND id > ? ORDER BY id LIMIT 1",
		WITH(NUM(match), NUM(after)), row, why);
}
