/* SPDX-License-Identifier: MIT
 * rollback: a season is open again as if it and those after it had not been played. What they were is
 * kept, and the dice of the seasons to come are other ones: each cast is made once. */
#include "cmd/consent.h"
#include "cmd/public.h"
#include "cmd/undo.h"

static bool take_back(struct desk *d, int season, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	desk_begin(d, &text, "rollback", season);
	buf_fmt(&text, "played %d\n", d->m.season - 1);
	ok = desk_record(d, "rollback", &text, why) && undo_from(d, season, why);
	buf_free(&text);
	return ok;
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
