/* SPDX-License-Identifier: MIT */
#include "club/undo.h"
#include "club/deadline.h"
#include "core/autopilot.h"

#include <stdlib.h>
#include <string.h>

/* Restores what stood for each seat before the season. */
static bool restore_standing(struct referee_act *d, int season, struct buf *why)
{
	bool ok = true;

	for (int s = 1; s <= d->m.seats && ok; s++) {
		struct buf standing = BUF_INIT;
		struct seat seat = { 0 };
		struct span stood;
		bool came = false;

		ok = act_played(d, season, s, &came, &standing, why)
			&& store_get_seat(d->club.store, d->m.id, s, &seat, why) == FOUND;
		stood = span_of_buf(&standing);
		if (ok && span_starts(stood, AUTO_MARK)) {
			stood.s += strlen(AUTO_MARK);
			stood.n -= strlen(AUTO_MARK);
		}
		if (ok) {
			free(seat.standing);
			seat.standing = xcopy(stood.s, stood.n);
			ok = store_save_seat(d->club.store, d->m.id, &seat, why);
		}
		seat_free(&seat);
		buf_free(&standing);
	}
	return ok;
}

/* Takes a season out of a seat's attendance. */
static bool uncount(struct referee_act *d, int season, int seat, struct buf *why)
{
	struct attendance_row row;
	struct buf standing = BUF_INIT;
	bool came = false, ok;

	ok = act_played(d, season, seat, &came, &standing, why)
		&& store_get_attendance(d->club.store, d->m.id, seat, &row, why);
	if (ok && row.seasons) {
		row.seasons--;
		row.letters -= came && row.letters;
		row.missed -= !came && row.missed;
		ok = store_save_attendance(d->club.store, d->m.id, seat, &row, why);
	}
	buf_free(&standing);
	return ok;
}

static bool uncount_all(struct referee_act *d, int season, struct buf *why)
{
	bool ok = true;

	/* The set-up is not counted. */
	for (int n = season ? season : 1; n < d->m.season && ok; n++)
		for (int s = 1; s <= d->m.seats && ok; s++)
			ok = uncount(d, n, s, why);
	return ok;
}

bool undo_from(struct referee_act *d, int season, struct buf *why)
{
	bool ok = restore_standing(d, season, why)
		&& store_keep_branch(d->club.store, d->m.id, d->record.number, season, why)
		&& uncount_all(d, season, why)
		&& store_moot_disputes(d->club.store, d->m.id, season, d->now, why)
		&& store_undo_seasons(d->club.store, d->m.id, season, why);

	d->m.season = season;
	return ok && undo_open(d, why);
}

bool undo_open(struct referee_act *d, struct buf *why)
{
	const struct context c = { &d->club, &d->m, d->now, why };

	d->m.state = MATCH_OPEN;
	d->m.reason[0] = 0;
	d->m.deadline = 0;
	return deadline_next(&c, d->now, &d->m.deadline) && deadline_open(&c)
		&& store_save_match(d->club.store, &d->m, why);
}
