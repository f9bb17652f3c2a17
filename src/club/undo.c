/* SPDX-License-Identifier: MIT */
#include "club/undo.h"
#include "club/deadline.h"
#include "core/autopilot.h"

#include <stdlib.h>
#include <string.h>

/* Restores what stood for each seat before the season. */
static bool restore_standing(struct referee_act *d, int season)
{
	bool ok = true;

	for (int s = 1; s <= d->m.seats && ok; s++) {
		struct buf standing = BUF_INIT;
		struct seat seat = { 0 };
		struct span stood;
		bool came = false;

		ok = act_played(d, season, s, &came, &standing)
			&& store_get_seat(d->club.store, d->m.id, s, &seat, d->c.why) == FOUND;
		stood = span_of_buf(&standing);
		if (ok && span_starts(stood, AUTO_MARK)) {
			stood.s += strlen(AUTO_MARK);
			stood.n -= strlen(AUTO_MARK);
		}
		if (ok) {
			free(seat.standing);
			seat.standing = xcopy(stood.s, stood.n);
			ok = store_save_seat(d->club.store, d->m.id, &seat, d->c.why);
		}
		seat_free(&seat);
		buf_free(&standing);
	}
	return ok;
}

static void uncount(struct attendance_row *row, bool came)
{
	if (!row->seasons)
		return;
	row->seasons--;
	row->letters -= came && row->letters;
	row->missed -= !came && row->missed;
}

static bool uncount_all(struct referee_act *d, int season)
{
	bool ok = true;

	/* The set-up is not counted. */
	for (int n = season ? season : 1; n < d->m.season && ok; n++)
		for (int s = 1; s <= d->m.seats && ok; s++)
			ok = act_attendance(d, n, s, uncount);
	return ok;
}

bool undo_from(struct referee_act *d, int season)
{
	bool ok = restore_standing(d, season)
		&& store_keep_branch(d->club.store, d->m.id, d->record.number, season, d->c.why)
		&& uncount_all(d, season)
		&& store_moot_disputes(d->club.store, d->m.id, season, d->c.now, d->c.why)
		&& store_undo_seasons(d->club.store, d->m.id, season, d->c.why);

	d->m.season = season;
	return ok && undo_open(d);
}

bool undo_open(struct referee_act *d)
{
	d->m.state = MATCH_OPEN;
	d->m.reason[0] = 0;
	d->m.ended[0] = 0;
	d->m.winner = 0;
	d->m.deadline = 0;
	return deadline_next(&d->c, false, &d->m.deadline) && deadline_open(&d->c)
		&& store_save_match(d->club.store, &d->m, d->c.why);
}
