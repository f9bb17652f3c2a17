/* SPDX-License-Identifier: MIT
 * explain: why a fact of a report came about, within what the reader of that report may know. The
 * referee can pass it on as it is; a player asks for it by /explain. */
#include "cmd/explain.h"
#include "cmd/played.h"
#include "cmd/season.h"

#include <stdio.h>

bool explain_fact(struct club *club, const struct match *m, int season, int seat, int fact,
	struct buf *b, bool *told, struct buf *why)
{
	struct auto_source pilot[MAXSEATS + 1];
	struct shelf *shelf = club_shelf(club, m, why);
	struct table *t = shelf ? match_table(club, shelf, m, season, why) : NULL;
	struct report_of of;
	bool ok = t && played_from(club, shelf, m, t, season, pilot, why);

	*told = false;
	if (ok) {
		of = season_report(shelf, m, t);
		*told = report_explain(b, &of, seat, fact);
	}
	played_free(t);
	return ok;
}

int cmd_explain(const struct call *call)
{
	const char *word = call_flag(call, "seat");
	struct buf b = BUF_INIT, why = BUF_INIT;
	struct match m;
	struct club club;
	long long fact;
	bool told, ok;
	int season, seat = NOBODY;

	if (!span_int(span_of(call->word[1]), 1, 1000000, &fact))
		die(EX_USAGE, "'%s' is no number of a fact: a report has it at the line's begin",
			call->word[1]);
	club_open(&club, call->folder);
	club_match(&club, call->word[0], &m);
	season = club_season(call, &m);
	if (word)
		seat = club_seat(&m, word);
	ok = explain_fact(&club, &m, season, seat, (int)fact, &b, &told, &why);
	need_store(ok, club.store, EX_DATAERR, &why);
	if (!told)
		die(EX_NOINPUT, "the report of season %d%s%s has no fact %lld: see tradepost show",
			season, word ? " to " : "", word ? word : "", fact);
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	match_free(&m);
	club_close(&club);
	return EX_DONE;
}
