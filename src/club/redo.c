/* SPDX-License-Identifier: MIT */
#include "club/redo.h"
#include "club/played.h"
#include "club/record.h"
#include "club/undo.h"

static void count_in(struct attendance_row *row, bool came)
{
	row->seasons++;
	row->letters += came;
	row->missed = came ? 0 : row->missed + 1;
}

/* Plays the season again, to restore the order of decks and the standing lines. */
static bool redo_season(struct referee_act *d, int season)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct season_row stored = { 0 };
	struct buf unused = BUF_INIT;
	struct table *t = played_table(&d->c, d->edition, season, &stored, pilot);
	bool ok = t && played_again(&d->c, t, season);

	if (ok && !played_is_same(t, &stored)) {
		buf_fmt(d->c.why, "season %d has another result when it is played again", season);
		ok = false;
	}
	ok = ok && record_dice(&d->c, t, &unused);
	for (int s = 1; s <= d->m.seats && ok; s++)
		ok = act_keep_standing(d, t, season, s)
			&& (!season || act_attendance(d, season, s, count_in));
	if (ok && season_over(t))
		d->m.state = MATCH_OVER;
	played_free(t);
	season_row_free(&stored);
	buf_free(&unused);
	return ok;
}

bool redo_from(struct referee_act *d, int number, int season)
{
	int n;

	if (!store_redo_seasons(d->club.store, d->m.id, number, season, &n, d->c.why))
		return false;
	d->m.season = season + n;
	if (!undo_open(d))
		return false;
	for (int i = season; i < season + n; i++)
		if (!redo_season(d, i))
			return false;
	if (d->m.state == MATCH_OVER)
		d->m.deadline = 0;
	return store_save_match(d->club.store, &d->m, d->c.why);
}
