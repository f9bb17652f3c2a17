/* SPDX-License-Identifier: MIT
 * explain: why a fact of a report came about, how a line of orders went, how a die was derived. It
 * tells only what the report's reader may know: the referee can pass it on, players ask by
 * /explain. */
#include "club/explain_season.h"
#include "cmd/open.h"

#include <stdio.h>

static void read_words(const struct command_call *call, struct explain_request *asked)
{
	struct span rest = span_of(call->word[1]);

	if (!explain_read(asked, &rest) || span_trim(rest).n)
		die(EX_USAGE,
			"write the number before a fact in the report, line:N, stood:N or "
			"die:LABEL:"
			" '%s' is none of these",
			call->word[1]);
	if ((asked->what == WHY_LINE || asked->what == WHY_STOOD) && !call_flag(call, "seat"))
		die(EX_USAGE, "whose line is '%s'? Say it by --seat", call->word[1]);
}

/* number: of the seat, NOBODY: everybody. */
__attribute__((__noreturn__)) static void die_untold(const struct context *c,
	const struct command_call *call, const struct explain_request *asked, int season,
	int number)
{
	const char *seat = call_flag(call, "seat");
	struct buf labels = BUF_INIT;

	if (asked->what == WHY_DIE) {
		need_store(explain_dice_labels(c, season, number, &labels), c->club->store,
			EX_DATAERR, c->why);
		die(EX_NOINPUT,
			"season %d has no dice '%s' that %s saw%s%s: '--season N' names another"
			" season",
			season, call->word[1], seat ? seat : "everybody",
			labels.n ? ", but these: " : "", labels.n ? labels.s : "");
	}
	die(EX_NOINPUT,
		"the report of season %d%s%s has no %s %d: '--season N' looks in another report, "
		"and 'tradepost show' prints reports",
		season, seat ? " to " : "", seat ? seat : "",
		asked->what == WHY_FACT ? "fact" : "line", asked->number);
}

int cmd_explain(const struct command_call *call)
{
	const char *word = call_flag(call, "seat");
	struct buf b = BUF_INIT;
	struct explain_request asked;
	struct match_context o;
	bool told, ok;
	int season, seat;

	read_words(call, &asked);
	open_match(&o, call);
	season = need_season(call, &o.m);
	seat = word ? need_seat(&o.m, word) : NOBODY;
	ok = explain_tell(&o.c, season, seat, &asked, &b, &told);
	need_store(ok, o.club.store, EX_DATAERR, &o.why);
	if (!told)
		die_untold(&o.c, call, &asked, season, seat);
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	close_match(&o);
	return EX_DONE;
}
