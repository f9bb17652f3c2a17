/* SPDX-License-Identifier: MIT
 * rollback: opens a season again as if it and those after it had not been played. What was played
 * is kept, and the seasons get other dice, as no cast is made twice. Until something new is signed
 * the rollback can be undone. */
#include "club/public.h"
#include "club/redo.h"
#include "club/undo.h"
#include "cmd/referee.h"

#include <string.h>

/* ---- doing it ---- */

static bool take_back(struct referee_act *d, int season, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	act_begin(d, &text, "rollback", season);
	buf_fmt(&text, "played %d\n", d->m.season - 1);
	ok = act_record(d, "rollback", &text, why) && undo_from(d, season, why);
	buf_free(&text);
	return ok;
}

static bool put_back(struct referee_act *d, const struct record_row *undone, struct buf *why)
{
	struct buf text = BUF_INIT;
	int season = d->m.season;
	bool ok;

	act_begin(d, &text, "undo", season);
	buf_fmt(&text, "undoes %d\n", undone->number);
	ok = act_record(d, "undo", &text, why) && redo_from(d, undone->number, season, why);
	buf_free(&text);
	return ok;
}

/* ---- telling ---- */

static bool tell_back(
	struct referee_act *d, struct table *before, struct table *after, struct buf *why)
{
	struct buf what = BUF_INIT;
	bool ok;

	club_say(&d->club, &what, "rollback match=%s season=%d", d->m.name, d->m.season);
	ok = act_tell(d, "subject-open-again", what.s, before, after, why);
	buf_free(&what);
	return ok;
}

static bool tell_forth(
	struct referee_act *d, struct table *before, struct table *after, struct buf *why)
{
	struct buf what = BUF_INIT;
	bool ok;

	club_say(&d->club, &what, "undo match=%s season=%d", d->m.name, d->m.season - 1);
	ok = act_tell(d, "subject-counts-again", what.s, before, after, why);
	buf_free(&what);
	return ok;
}

/* ---- the command ---- */

/* Makes the referee read first what it costs. */
static void need_yes(const struct referee_act *d, const struct command_call *call, long long season)
{
	if (call_flag(call, "yes"))
		return;
	die(EX_USAGE,
		"'--yes' does it: %d season%s of '%s' will not count any more, players are asked "
		"for"
		" new letters, and every player's verify will say that you have taken them back,"
		" with your reason",
		d->m.season - (int)season, d->m.season - season == 1 ? "" : "s", d->m.name);
}

static long long season_named(const struct referee_act *d, const struct command_call *call)
{
	long long season;

	if (call->words < 2)
		die(EX_USAGE, "name the season that is to be open again, or say --undo");
	if (!span_int(span_of(call->word[1]), 0, 100000, &season) || season >= d->m.season)
		die(EX_USAGE, "season '%s' of '%s' was not played: seasons 0 to %d were",
			call->word[1], d->m.name, d->m.season - 1);
	return season;
}

static void open_again(struct referee_act *d, const struct command_call *call, struct buf *why)
{
	long long season = season_named(d, call);

	need_yes(d, call, season);
	consent_need(d, call, "propose-rollback", (int)season, (struct span){ "", 0 });
	if (public_over(&d->m))
		warn("the secret of '%s' was shown when its rules ended it: whoever has its records"
		     " can work out from now on what is hidden",
			d->m.name);
	act_need(d, take_back(d, (int)season, why), why);
}

static void undo(struct referee_act *d, const struct command_call *call, struct buf *why)
{
	struct record_row last = { 0 };

	if (call->words > 1)
		die(EX_USAGE, "'--undo' takes back the last rollback: it wants no season");
	act_need(d, store_last_record(d->club.store, d->m.id, &last, why) == FOUND, why);
	if (strcmp(last.kind, "rollback") != 0)
		die(EX_USAGE,
			"the last thing that was signed of '%s' is no rollback: only that can be"
			" undone",
			d->m.name);
	consent_need(d, call, "propose-undo", 0, (struct span){ "", 0 });
	act_need(d, put_back(d, &last, why), why);
	record_row_free(&last);
}

int cmd_rollback(const struct command_call *call)
{
	bool back = !call_flag(call, "undo");
	struct table *before, *after;
	struct buf why = BUF_INIT;
	struct referee_act d;
	bool ok;
	const struct context c = { &d.club, &d.m, time_now(), &why };

	act_open(&d, call);
	before = match_table(&c, d.edition, d.m.season - 1);
	act_need(&d, before != NULL, &why);
	if (back)
		open_again(&d, call, &why);
	else
		undo(&d, call, &why);
	after = match_table(&c, d.edition, d.m.season - 1);
	ok = after
		&& (back ? tell_back(&d, before, after, &why)
			 : tell_forth(&d, before, after, &why));
	act_need(&d, ok, &why);
	table_free(before);
	table_free(after);
	act_close(&d);
	return EX_DONE;
}
