/* SPDX-License-Identifier: MIT */
#include "club/redo.h"
#include "club/played.h"
#include "club/record.h"
#include "club/undo.h"

#include <stdlib.h>

/* Counts the season in a seat's attendance. */
static bool count_in(struct referee_act *d, int season, int seat, struct buf *why)
{
	struct attendance_row row;
	struct buf standing = BUF_INIT;
	bool came = false, ok;

	ok = act_played(d, season, seat, &came, &standing, why)
		&& store_get_attendance(d->club.store, d->m.id, seat, &row, why);
	if (ok) {
		row.seasons++;
		row.letters += came;
		row.missed = came ? 0 : row.missed + 1;
		ok = store_save_attendance(d->club.store, d->m.id, seat, &row, why);
	}
	buf_free(&standing);
	return ok;
}

/* Saves what stands for a seat after the season. */
static bool keep_standing(
	struct referee_act *d, const struct table *t, int season, int s, struct buf *why)
{
	struct buf standing = BUF_INIT;
	struct seat seat;

	if (store_get_seat(d->club.store, d->m.id, s, &seat, why) != FOUND)
		return false;
	program_standing(t->program[s], season, &standing);
	free(seat.standing);
	seat.standing = buf_take(&standing);
	bool ok = store_save_seat(d->club.store, d->m.id, &seat, why);
	seat_free(&seat);
	return ok;
}

/* Plays the season again, to restore the order of decks and the standing lines. */
static bool redo_season(struct referee_act *d, int season, struct buf *why)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct season_row stored = { 0 };
	struct buf unused = BUF_INIT;
	const struct context c = { &d->club, &d->m, d->now, why };
	struct table *t = played_table(&c, d->edition, season, &stored, pilot);
	bool ok = t && played_again(&c, t, season);

	if (ok && !played_is_same(t, &stored)) {
		buf_fmt(why, "season %d comes out otherwise when it is played again", season);
		ok = false;
	}
	ok = ok && record_dice(&c, t, &unused);
	for (int s = 1; s <= d->m.seats && ok; s++)
		ok = keep_standing(d, t, season, s, why)
			&& (!season || count_in(d, season, s, why));
	if (ok && season_over(t))
		d->m.state = MATCH_OVER;
	played_free(t);
	season_row_free(&stored);
	buf_free(&unused);
	return ok;
}

bool redo_from(struct referee_act *d, int number, int season, struct buf *why)
{
	int n;

	if (!store_redo_seasons(d->club.store, d->m.id, number, season, &n, why))
		return false;
	d->m.season = season + n;
	if (!undo_open(d, why))
		return false;
	for (int i = season; i < season + n; i++)
		if (!redo_season(d, i, why))
			return false;
	if (d->m.state == MATCH_OVER)
		d->m.deadline = 0;
	return store_save_match(d->club.store, &d->m, why);
}
