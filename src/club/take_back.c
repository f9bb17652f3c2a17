/* SPDX-License-Identifier: MIT */
#include "club/take_back.h"
#include "club/redo.h"
#include "club/undo.h"

#include <string.h>

static bool take_back(struct referee_act *d, int season)
{
	struct buf text = BUF_INIT;
	bool ok;

	act_begin(d, &text, "rollback", season);
	buf_fmt(&text, "played %d\n", d->m.season - 1);
	ok = act_record(d, "rollback", &text) && undo_from(d, season);
	buf_free(&text);
	return ok;
}

static bool put_back(struct referee_act *d, int number)
{
	struct buf text = BUF_INIT;
	int season = d->m.season;
	bool ok;

	act_begin(d, &text, "undo", season);
	buf_fmt(&text, "undoes %d\n", number);
	ok = act_record(d, "undo", &text) && redo_from(d, number, season);
	buf_free(&text);
	return ok;
}

static struct table *lies_now(struct referee_act *d)
{
	return match_table(&d->c, d->edition, d->m.season - 1);
}

/* Takes back from season `of`, or undoes the record `of`, and tells each player what is different for them. */
static bool do_and_tell(struct referee_act *d, bool back, int of)
{
	struct table *before = lies_now(d), *after = NULL;
	struct buf what = BUF_INIT;
	bool ok = before && (back ? take_back(d, of) : put_back(d, of));

	if (ok)
		after = lies_now(d);
	if (back)
		club_say(&d->club, &what, "rollback match=%s season=%d", d->m.name, d->m.season);
	else
		club_say(&d->club, &what, "undo match=%s season=%d", d->m.name, d->m.season - 1);
	ok = after
		&& act_tell(d, back ? "subject-open-again" : "subject-counts-again", what.s, before,
			after);
	table_free(before);
	table_free(after);
	buf_free(&what);
	return ok;
}

bool take_back_seasons(struct referee_act *d, int season)
{
	return do_and_tell(d, true, season);
}

enum found take_back_last(struct referee_act *d, int *number)
{
	struct record_row last = { 0 };
	enum found found = store_last_record(d->club.store, d->m.id, &last, d->c.why);

	*number = last.number;
	if (found == FOUND && strcmp(last.kind, "rollback"))
		found = NOT_FOUND;
	if (found == NOT_FOUND)
		buf_fmt(d->c.why,
			"only a rollback can be undone, and the last record of '%s' is not a "
			"rollback",
			d->m.name);
	record_row_free(&last);
	return found;
}

bool take_back_undo(struct referee_act *d, int number)
{
	return do_and_tell(d, false, number);
}
