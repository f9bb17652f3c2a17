/* SPDX-License-Identifier: MIT
 * rollback: a season is open again as if it and those after it had not been played. What they were is
 * kept, and the dice of the seasons to come are other ones: each cast is made once. */
#include "cmd/consent.h"
#include "cmd/due.h"
#include "cmd/public.h"
#include "core/auto.h"

#include <stdlib.h>
#include <string.h>

/* What stood for each seat before that season. */
static bool restore_standing(struct desk *d, int season, struct buf *why)
{
	bool ok = true;

	for (int s = 1; s <= d->m.seats && ok; s++) {
		struct buf standing = BUF_INIT;
		struct seat seat = { 0 };
		struct span stood;
		bool came = false;

		ok = desk_played(d, season, s, &came, &standing, why)
			&& store_get_seat(d->club.store, d->m.id, s, &seat, why);
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

/* Who was there in a season that is none any more, and who was missed. */
static bool uncount(struct desk *d, int season, int seat, struct buf *why)
{
	struct attendance_row row;
	struct buf standing = BUF_INIT;
	bool came = false, ok;

	ok = desk_played(d, season, seat, &came, &standing, why)
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

static bool uncount_all(struct desk *d, int season, struct buf *why)
{
	bool ok = true;

	/* The set-up is not counted. */
	for (int n = season ? season : 1; n < d->m.season && ok; n++)
		for (int s = 1; s <= d->m.seats && ok; s++)
			ok = uncount(d, n, s, why);
	return ok;
}

static bool take_back(struct desk *d, int season, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	desk_begin(d, &text, "rollback", season);
	buf_fmt(&text, "played %d\n", d->m.season - 1);
	ok = desk_record(d, "rollback", &text, why) && restore_standing(d, season, why)
		&& store_keep_branch(d->club.store, d->m.id, d->record.number, season, why)
		&& uncount_all(d, season, why)
		&& store_moot_disputes(d->club.store, d->m.id, season, d->now, why)
		&& store_undo_seasons(d->club.store, d->m.id, season, why);

	buf_free(&text);
	if (!ok)
		return false;
	d->m.season = season;
	d->m.state = MATCH_OPEN;
	d->m.reason[0] = 0;
	d->m.deadline = 0;
	return due_next(&d->club, &d->m, d->now, &d->m.deadline, why)
		&& due_open(&d->club, &d->m, d->now, why)
		&& store_save_match(d->club.store, &d->m, why);
}

static bool tell_all(struct desk *d, struct table *before, struct table *after, struct buf *why)
{
	struct buf what = BUF_INIT;
	bool ok;

	buf_fmt(&what,
		"The referee has taken '%s' back: season %d is open again, and what was played from"
		" it on does not count. Letters for it are needed anew, for the dice are others.",
		d->m.name, d->m.season);
	ok = desk_tell(d, "a season is open again", what.s, before, after, why);
	buf_free(&what);
	return ok;
}

int cmd_rollback(const struct call *call)
{
	struct table *before, *after;
	struct buf why = BUF_INIT, does = BUF_INIT;
	struct desk d;
	long long season;
	bool ok;

	desk_open(&d, call);
	if (!span_int(span_of(call->word[1]), 0, 100000, &season) || season >= d.m.season)
		die(EX_USAGE, "season '%s' of '%s' was not played: seasons 0 to %d were",
			call->word[1], d.m.name, d.m.season - 1);
	buf_fmt(&does, "that season %lld is open again", season);
	consent_need(&d, call, does.s, (struct span){ "", 0 });
	buf_free(&does);
	if (public_over(&d.m) && d.m.protocol)
		warn("the secret of '%s' was shown when its rules ended it: whoever has its records"
		     " can work out from now on what is hidden",
			d.m.name);
	before = match_table(&d.club, d.shelf, &d.m, d.m.season - 1, &why);
	desk_need(&d, before != NULL, &why);
	desk_need(&d, take_back(&d, (int)season, &why), &why);
	after = match_table(&d.club, d.shelf, &d.m, d.m.season - 1, &why);
	ok = after && tell_all(&d, before, after, &why);
	desk_need(&d, ok, &why);
	table_free(before);
	table_free(after);
	desk_close(&d);
	return EX_DONE;
}
