/* SPDX-License-Identifier: MIT
 * whatif: plays a season again with a file's changes, and says what would differ. Stores
 * nothing. */
#include "base/file.h"
#include "club/played.h"
#include "cmd/open.h"
#include "try/try.h"
#include "try/season_changes.h"

#include <stdio.h>

struct asking {
	struct club club;
	struct match m;
	const struct edition *edition;
	int season, seat;
	struct season_changes *changes;
	struct table *played, *instead;
	struct autopilot pilot[2][MAXSEATS + 1];
};

static void open_asking(struct asking *a, const struct command_call *call, struct buf *why)
{
	const char *seat = call_flag(call, "seat");
	const struct context c = { &a->club, &a->m, time_now(), why };

	need_club(&a->club, call->folder);
	need_match(&a->club, call->word[0], &a->m);
	a->season = need_season(call, &a->m);
	a->seat = seat ? need_seat(&a->m, seat) : NOBODY;
	a->edition = club_newest_edition(&c);
	need(a->edition != NULL, EX_DATAERR, why);
}

static void close_asking(struct asking *a)
{
	season_changes_free(a->changes);
	played_free(a->played);
	played_free(a->instead);
	match_free(&a->m);
	club_close(&a->club);
}

/* Makes the season as it is stored, and one ready to be played with the file's changes. */
static bool find_tables(struct asking *a, struct buf *why)
{
	struct season_row stored;
	const struct context c = { &a->club, &a->m, time_now(), why };

	a->played = match_journal(&c, a->edition, a->season);
	if (!a->played || !played_from(&c, a->edition, a->played, a->season, a->pilot[0]))
		return false;
	a->instead = played_table(&c, a->edition, a->season, &stored, a->pilot[1]);
	season_row_free(&stored);
	return a->instead;
}

static void warn_failures(const struct asking *a)
{
	struct buf lines = BUF_INIT;
	struct span rest, line;

	season_changes_failures(a->changes, &lines);
	rest = (struct span){ lines.s, lines.n };
	while (span_line(&rest, &line))
		warn("%.*s", (int)line.n, line.s);
	buf_free(&lines);
}

static void print_differences(const struct asking *a)
{
	struct buf b = BUF_INIT, changes = BUF_INIT;
	int left_out = season_changes_print(a->changes, a->seat, &changes);
	struct report_whatif of = { .phrases = a->edition->phrases,
		.match = a->m.name,
		.played = a->played,
		.instead = a->instead,
		.changes = changes.s,
		.left_out = left_out,
		.seat = a->seat };

	report_whatif(&b, &of);
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	buf_free(&changes);
}

int cmd_whatif(const struct command_call *call)
{
	struct asking a = { 0 };
	struct buf text = BUF_INIT, why = BUF_INIT;
	bool ok;
	const struct context c = { &a.club, &a.m, time_now(), &why };

	need(file_read(&text, call->word[1], TRY_BYTES, &why), EX_NOINPUT, &why);
	open_asking(&a, call, &why);
	ok = find_tables(&a, &why);
	need_store(ok, a.club.store, EX_DATAERR, &why);
	a.changes = season_changes_make(
		call->word[1], (struct span){ text.s, text.n }, a.instead, a.season, &why);
	need(a.changes != NULL, EX_DATAERR, &why);
	ok = played_again(&c, a.instead, a.season);
	need_store(ok, a.club.store, EX_DATAERR, &why);
	warn_failures(&a);
	print_differences(&a);
	close_asking(&a);
	buf_free(&text);
	return EX_DONE;
}
