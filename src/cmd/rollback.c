/* SPDX-License-Identifier: MIT
 * rollback: opens a season again, or undoes that. */
#include "club/deadline.h"
#include "club/public.h"
#include "club/take_back.h"
#include "cmd/referee.h"

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

static void open_again(struct referee_act *d, const struct command_call *call)
{
	long long season = season_named(d, call);

	need_yes(d, call, season);
	consent_need(d, call, "propose-rollback", (int)season, (struct span){ "", 0 });
	if (public_over(&d->m))
		warn("the secret of '%s' was shown when the match ended by its rules: anybody who "
		     "has its records can now work out what is hidden",
			d->m.name);
	act_need(d, take_back_seasons(d, (int)season), EX_DATAERR);
	act_close(d,
		"season %d of '%s' is open again%s%s: its players are mailed a template; 'tradepost"
		" rollback %s --undo' undoes it until anything else is signed",
		d->m.season, d->m.name, d->m.deadline ? ", due " : "", deadline_text(&d->c, 0).s,
		d->m.name);
}

static void undo(struct referee_act *d, const struct command_call *call)
{
	enum found found;
	int number;

	if (call->words > 1)
		die(EX_USAGE, "leave out the season: '--undo' undoes the last rollback");
	found = take_back_last(d, &number);
	act_need(d, found == FOUND, found == UNREAD ? EX_DATAERR : EX_USAGE);
	consent_need(d, call, "propose-undo", 0, (struct span){ "", 0 });
	act_need(d, take_back_undo(d, number), EX_DATAERR);
	act_close(d, "the rollback of '%s' is undone: its players are told so by mail", d->m.name);
}

int cmd_rollback(const struct command_call *call)
{
	struct referee_act d;

	act_open(&d, call);
	if (call_flag(call, "undo"))
		undo(&d, call);
	else
		open_again(&d, call);
	return EX_DONE;
}
