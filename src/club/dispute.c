/* SPDX-License-Identifier: MIT */
#include "club/dispute.h"
#include "club/explain_season.h"
#include "club/mails.h"
#include "club/played.h"
#include "club/press.h"
#include "club/season.h"

#include <string.h>

/* ---- its season ---- */

bool disputed_open(struct dispute_season *d, struct club *club, const struct match *m, int season,
	struct buf *why)
{
	struct edition *edition = club_newest_edition(club, m, why);

	d->table = edition ? match_journal(club, edition, m, season, why) : NULL;
	if (!d->table || !played_from(club, edition, m, d->table, season, d->pilot, why))
		return false;
	d->of = match_report(edition, m, d->table);
	return true;
}

void disputed_close(struct dispute_season *d)
{
	played_free(d->table);
	d->table = NULL;
}

/* ---- one of them ---- */

bool dispute_find(struct club *club, const struct match *m, int number, struct dispute_row *row,
	struct buf *why)
{
	if (!store_get_dispute(club->store, m->id, number, row, why))
		return false;
	/* One whose season was taken back has no fact any more. */
	if (row->seat <= m->seats && (!row->fact || row->season < m->season))
		return true;
	buf_fmt(why, "dispute %d of match '%s' is damaged: import it from a backup", number,
		m->name);
	dispute_row_free(row);
	return false;
}

bool dispute_is_read_by(const struct dispute_row *row, int reader)
{
	return !reader || row->seat == reader || row->state == DISPUTE_RULED;
}

/* What the player wrote, and which fact he was told, is his own while the match is on. */
static bool is_open_to(const struct match *m, const struct dispute_row *row, int reader)
{
	return !reader || row->seat == reader || m->state == MATCH_OVER;
}

/* ---- the list ---- */

static void list_one(struct buf *b, const struct club *club, const struct match *m,
	const struct dispute_row *row, int reader)
{
	static const char *const states[] = { "state-open", "state-ruled", "state-withdrawn" };
	struct buf state = BUF_INIT;

	club_say(club, &state, "%s", states[row->state]);
	buf_fmt(b, "%4d  ", row->number);
	buf_add(b, state.s, state.n);
	buf_fill(b, ' ', state.n < 9 ? 11 - state.n : 2);
	club_say(club, b, "docket-line seat=%s season=%d fact=%d",
		seat_text(match_game(m), row->seat).s, row->season,
		is_open_to(m, row, reader) ? row->fact : 0);
	buf_str(b, ", ");
	time_print_short(b, row->state == DISPUTE_OPEN ? row->opened : row->ruled);
	if (*row->clause) {
		buf_str(b, " [");
		text_clean(b, row->clause, strlen(row->clause), 30);
		buf_char(b, ']');
	}
	buf_char(b, '\n');
	buf_free(&state);
}

static bool list_some(struct club *club, const struct match *m, int reader, bool open,
	struct buf *b, struct buf *why)
{
	struct dispute_row row;
	int after = 0;

	while (store_next_dispute(club->store, m->id, after, &row, why)) {
		if ((row.state == DISPUTE_OPEN) == open && dispute_is_read_by(&row, reader))
			list_one(b, club, m, &row, reader);
		after = row.number;
		dispute_row_free(&row);
	}
	return !why->n;
}

bool dispute_list(
	struct club *club, const struct match *m, int reader, struct buf *b, struct buf *why)
{
	return list_some(club, m, reader, true, b, why)
		&& list_some(club, m, reader, false, b, why);
}

/* ---- one of them, whole ---- */

static void write_state(struct buf *b, const struct club *club, const struct match *m,
	const struct dispute_row *row)
{
	long long since = row->state == DISPUTE_OPEN ? row->opened : row->ruled;

	club_tell(club, b, "dispute number=%d seat=%s season=%d state=%d since=%s", row->number,
		seat_text(match_game(m), row->seat).s, row->season, row->state,
		club_date(club, since).s);
}

/* Once all is open a seat that was told nothing reads it as the one that was. */
static void write_fact(struct buf *b, const struct club *club, const struct match *m,
	const struct dispute_row *row, const struct dispute_season *d, int reader)
{
	int n = report_number(d->table, reader, row->entry);
	int as = n ? reader : row->seat;
	if (!n && !is_open_to(m, row, reader))
		club_tell(club, b, "dispute-untold");
	else if (n)
		club_tell(club, b, "dispute-yours number=%d season=%d", n, row->season);
	else
		club_tell(club, b, "dispute-theirs seat=%s number=%d season=%d",
			seat_text(match_game(m), row->seat).s, row->fact, row->season);
	if (n || is_open_to(m, row, reader))
		report_said(b, &d->of, as, report_number(d->table, as, row->entry));
}

static void write_text(struct buf *b, const struct club *club, const struct match *m,
	const struct dispute_row *row, int reader)
{
	buf_char(b, '\n');
	if (!is_open_to(m, row, reader)) {
		club_tell(club, b, "dispute-hidden");
		return;
	}
	club_tell(club, b, "dispute-wrote you=%d", reader && row->seat == reader);
	press_quote(b, row->text);
}

static bool write_ruling(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	struct edition *edition = club_newest_edition(club, m, why);
	const struct clause *clause;
	struct buf line = BUF_INIT;
	int n;

	if (!edition)
		return false;
	buf_char(b, '\n');
	club_tell(club, b, "dispute-ruling");
	press_quote(b, row->ruling);
	clause = clauses_find(edition->clauses, row->clause, strlen(row->clause), &n);
	if (*row->clause && clause) {
		buf_fmt(&line, "[%s] %s", clause->id, clause->text);
		text_wrap(b, "  ", "  ", line.s, line.n, 72);
	}
	buf_free(&line);
	return true;
}

static bool write_replay(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct edition *edition = club_newest_edition(club, m, why);
	struct season_row stored = { 0 };
	struct table *t =
		edition ? played_table(club, edition, m, row->season, &stored, pilot, why) : NULL;
	bool ok = t && played_again(club, m, t, row->season, why);

	if (ok) {
		buf_char(b, '\n');
		club_say(club, b, "dispute-again season=%d match=%s same=%d", row->season, m->name,
			played_is_same(t, &stored));
		buf_char(b, '\n');
	}
	played_free(t);
	season_row_free(&stored);
	return ok;
}

/* What explains the fact, as far as the seat may know. */
static bool write_why(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	const struct explain_request asked = { .what = WHY_FACT, .number = row->fact };
	bool told;

	return explain_tell(club, m, row->season, row->seat, &asked, b, &told, why);
}

static bool write_findings(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	buf_char(b, '\n');
	club_say(club, b, "dispute-fact number=%d season=%d seat=%s", row->fact, row->season,
		seat_text(match_game(m), row->seat).s);
	buf_char(b, '\n');
	return write_why(b, club, m, row, why) && write_replay(b, club, m, row, why);
}

/* What is left of one whose season was taken back; lacks: or was played by that revision of the rules,
 * which the program does not have. */
static bool print_moot(struct club *club, const struct match *m, const struct dispute_row *row,
	int reader, int lacks, struct buf *b, struct buf *why)
{
	write_state(b, club, m, row);
	club_tell(club, b, "dispute-moot season=%d revision=%d", row->season, lacks);
	write_text(b, club, m, row, reader);
	return row->state != DISPUTE_RULED || write_ruling(b, club, m, row, why);
}

bool dispute_print(struct club *club, const struct match *m, const struct dispute_row *row,
	int reader, struct buf *b, struct buf *why)
{
	struct dispute_season d = { 0 };
	int lacks = 0;
	bool ok;

	if (row->fact && !match_lacks(club, m, row->season, &lacks, why))
		return false;
	if (!row->fact || lacks)
		return print_moot(club, m, row, reader, lacks, b, why);
	ok = disputed_open(&d, club, m, row->season, why);
	if (ok) {
		write_state(b, club, m, row);
		if (reader)
			write_fact(b, club, m, row, &d, reader);
		write_text(b, club, m, row, reader);
	}
	if (ok && !reader)
		ok = write_findings(b, club, m, row, why);
	if (ok && row->state == DISPUTE_RULED)
		ok = write_ruling(b, club, m, row, why);
	disputed_close(&d);
	return ok;
}

/* ---- filing ---- */

static void write_complaint(struct buf *b, const struct club *club, const struct match *m,
	const struct seat *seat, const struct dispute_row *row)
{
	struct buf player = BUF_INIT;

	text_clean(&player, seat->name, strlen(seat->name), 40);
	club_tell(club, b, "dispute-referee number=%d match=%s fact=%d season=%d player=%s seat=%s",
		row->number, m->name, row->fact, row->season, player.s,
		seat_text(match_game(m), row->seat).s);
	buf_char(b, '\n');
	press_quote(b, row->text);
	buf_char(b, '\n');
	club_tell(club, b, "dispute-explains seat=%s", seat_text(match_game(m), row->seat).s);
	buf_char(b, '\n');
	buf_free(&player);
}

static void write_commands(struct buf *b, const struct club *club, const struct match *m,
	const struct dispute_row *row)
{
	const char *name = m->name;
	int season = row->season;

	buf_char(b, '\n');
	club_tell(club, b, "dispute-settle");
	buf_char(b, '\n');
	buf_fmt(b, "  tradepost explain %s %d --season %d --seat ", name, row->fact, season);
	seat_print(b, match_game(m), row->seat);
	buf_fmt(b, "\n  tradepost log %s --season %d\n  tradepost replay %s --season %d\n", name,
		season, name, season);
	buf_fmt(b, "  tradepost whatif %s FILE --season %d\n", name, season);
	buf_fmt(b, "  tradepost docket %s %d\n", name, row->number);
	buf_fmt(b, "  tradepost docket %s %d --rule 'TEXT' \\\n    --clause 'CLAUSE'\n\n", name,
		row->number);
	club_tell(club, b, "dispute-mailed");
}

bool dispute_file(struct club *club, const struct match *m, const struct seat *seat,
	struct dispute_row *row, struct buf *why)
{
	struct short_text name = seat_text(match_game(m), row->seat);
	struct mail_plan plan = {
		.match = m, .subject = "subject-dispute", .name = name.s, .date = row->opened
	};
	struct buf body = BUF_INIT;
	bool ok = store_add_dispute(club->store, row, why);

	if (ok) {
		write_complaint(&body, club, m, seat, row);
		ok = write_why(&body, club, m, row, why);
		write_commands(&body, club, m, row);
		plan.number = row->number;
		plan.body = span_of_buf(&body);
		ok = ok && mail_plan_referee(club, &plan, why);
	}
	buf_free(&body);
	return ok;
}
