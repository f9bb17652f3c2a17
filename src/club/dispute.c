/* SPDX-License-Identifier: MIT */
#include "club/dispute.h"
#include "club/date.h"
#include "club/explain_season.h"
#include "club/mails.h"
#include "club/played.h"
#include "club/press.h"
#include "club/seat_person.h"

#include <string.h>

/* ---- its season ---- */

bool disputed_open(struct dispute_season *d, const struct context *c, int season)
{
	struct edition *edition = club_newest_edition(c);

	d->table = edition ? match_journal(c, edition, season) : NULL;
	if (!d->table || !played_from(c, edition, d->table, season, d->pilot))
		return false;
	d->of = match_report(edition, c->m, d->table);
	return true;
}

void disputed_close(struct dispute_season *d)
{
	played_free(d->table);
	d->table = NULL;
}

/* ---- one of them ---- */

enum found dispute_find(const struct context *c, int number, struct dispute_row *row)
{
	enum found found = store_get_dispute(c->club->store, c->m->id, number, row, c->why);

	if (found != FOUND)
		return found;
	/* A dispute about a season that was taken back has no fact any more. */
	if (row->seat <= c->m->seats && (!row->fact || row->season < c->m->season))
		return FOUND;
	buf_fmt(c->why, "dispute %d of match '%s' is damaged: import it from a backup", number,
		c->m->name);
	dispute_row_free(row);
	return UNREAD;
}

bool dispute_is_read_by(const struct dispute_row *row, int reader)
{
	return !reader || row->seat == reader || row->state == DISPUTE_RULED;
}

/* During the match only its player and the referee read a dispute's words and fact. */
static bool is_open_to(const struct match *m, const struct dispute_row *row, int reader)
{
	return !reader || row->seat == reader || m->state == MATCH_OVER;
}

/* ---- the list ---- */

static void list_one(
	struct buf *b, const struct context *c, const struct dispute_row *row, int reader)
{
	static const char *const states[] = { "state-open", "state-ruled", "state-withdrawn" };
	const struct texts *to = seat_texts(c, reader);
	struct buf state = BUF_INIT;

	texts_say(to, &state, "%s", states[row->state]);
	buf_fmt(b, "%4d  ", row->number);
	buf_add(b, state.s, state.n);
	buf_fill(b, ' ', state.n < 9 ? 11 - state.n : 2);
	texts_say(to, b, "docket-line seat=%s season=%d fact=%d",
		seat_text(match_game(c->m), row->seat).s, row->season,
		is_open_to(c->m, row, reader) ? row->fact : 0);
	buf_str(b, ", ");
	date_short(b, c, reader, row->state == DISPUTE_OPEN ? row->opened : row->ruled);
	if (*row->clause) {
		buf_str(b, " [");
		text_clean(b, row->clause, strlen(row->clause), 30);
		buf_char(b, ']');
	}
	buf_char(b, '\n');
	buf_free(&state);
}

static bool list_some(const struct context *c, int reader, bool open, struct buf *b)
{
	enum found found;
	struct dispute_row row;
	int after = 0;

	while ((found = store_next_dispute(c->club->store, c->m->id, after, &row, c->why))
		== FOUND) {
		if ((row.state == DISPUTE_OPEN) == open && dispute_is_read_by(&row, reader))
			list_one(b, c, &row, reader);
		after = row.number;
		dispute_row_free(&row);
	}
	return found != UNREAD;
}

bool dispute_list(const struct context *c, int reader, struct buf *b)
{
	return list_some(c, reader, true, b) && list_some(c, reader, false, b);
}

static void write_state(
	struct buf *b, const struct context *c, int reader, const struct dispute_row *row)
{
	long long since = row->state == DISPUTE_OPEN ? row->opened : row->ruled;

	texts_tell(seat_texts(c, reader), b,
		"dispute number=%d seat=%s season=%d state=%d since=%s", row->number,
		seat_text(match_game(c->m), row->seat).s, row->season, row->state,
		date_text_to(c, reader, since).s);
}

/* After the match, a seat that was not told the fact reads it as the disputing seat did. */
static void write_fact(struct buf *b, const struct context *c, const struct dispute_row *row,
	const struct dispute_season *d, int reader)
{
	const struct texts *to = seat_texts(c, reader);
	int n = report_number(d->table, reader, row->entry);
	int as = n ? reader : row->seat;

	if (!n && !is_open_to(c->m, row, reader))
		texts_tell(to, b, "dispute-untold");
	else if (n)
		texts_tell(to, b, "dispute-yours number=%d season=%d", n, row->season);
	else
		texts_tell(to, b, "dispute-theirs seat=%s number=%d season=%d",
			seat_text(match_game(c->m), row->seat).s, row->fact, row->season);
	if (n || is_open_to(c->m, row, reader))
		report_said(b, &d->of, as, report_number(d->table, as, row->entry));
}

static void write_text(
	struct buf *b, const struct context *c, const struct dispute_row *row, int reader)
{
	const struct texts *to = seat_texts(c, reader);

	buf_char(b, '\n');
	if (!is_open_to(c->m, row, reader)) {
		texts_tell(to, b, "dispute-hidden");
		return;
	}
	if (!*row->text) {
		texts_tell(to, b, "dispute-forgotten");
		return;
	}
	texts_tell(to, b, "dispute-wrote you=%d", reader && row->seat == reader);
	press_quote(b, row->text);
}

static bool write_ruling(
	struct buf *b, const struct context *c, const struct dispute_row *row, int reader)
{
	struct edition *edition = club_newest_edition(c);
	const struct clause *clause;
	struct buf line = BUF_INIT;
	int n;

	if (!edition)
		return false;
	buf_char(b, '\n');
	texts_tell(seat_texts(c, reader), b, "dispute-ruling");
	press_quote(b, row->ruling);
	clause = clauses_find(edition_clauses(edition), row->clause, strlen(row->clause), &n);
	if (*row->clause && clause) {
		buf_fmt(&line, "[%s] %s", clause->id, clause->text);
		text_wrap(b, "  ", "  ", line.s, line.n, 72);
	}
	buf_free(&line);
	return true;
}

static bool write_replay(struct buf *b, const struct context *c, const struct dispute_row *row)
{
	struct autopilot pilot[MAXSEATS + 1];
	struct edition *edition = club_newest_edition(c);
	struct season_row stored = { 0 };
	struct table *t = edition ? played_table(c, edition, row->season, &stored, pilot) : NULL;
	bool ok = t && played_again(c, t, row->season);

	if (ok) {
		buf_char(b, '\n');
		club_say(c->club, b, "dispute-again season=%d match=%s same=%d", row->season,
			c->m->name, played_is_same(t, &stored));
		buf_char(b, '\n');
	}
	played_free(t);
	season_row_free(&stored);
	return ok;
}

/* Appends what explains the fact, as far as the seat may know. */
static bool write_why(struct buf *b, const struct context *c, const struct dispute_row *row)
{
	const struct explain_request asked = { .what = WHY_FACT, .number = row->fact };
	bool told;

	return explain_tell(c, row->season, row->seat, &asked, b, &told);
}

static bool write_findings(struct buf *b, const struct context *c, const struct dispute_row *row)
{
	buf_char(b, '\n');
	club_say(c->club, b, "dispute-fact number=%d season=%d seat=%s", row->fact, row->season,
		seat_text(match_game(c->m), row->seat).s);
	buf_char(b, '\n');
	return write_why(b, c, row) && write_replay(b, c, row);
}

/* Prints what is left of a dispute whose season was taken back, or played by rules that this
 * program lacks (lacks: their revision). */
static bool print_moot(const struct context *c, const struct dispute_row *row, int reader,
	int lacks, struct buf *b)
{
	write_state(b, c, reader, row);
	texts_tell(
		seat_texts(c, reader), b, "dispute-moot season=%d revision=%d", row->season, lacks);
	write_text(b, c, row, reader);
	return row->state != DISPUTE_RULED || write_ruling(b, c, row, reader);
}

bool dispute_print(
	const struct context *c, const struct dispute_row *row, int reader, struct buf *b)
{
	struct dispute_season d = { 0 };
	int lacks = 0;
	bool ok;

	if (row->fact && !match_lacks(c, row->season, &lacks))
		return false;
	if (!row->fact || lacks)
		return print_moot(c, row, reader, lacks, b);
	ok = disputed_open(&d, c, row->season);
	if (ok) {
		write_state(b, c, reader, row);
		if (reader)
			write_fact(b, c, row, &d, reader);
		write_text(b, c, row, reader);
	}
	if (ok && !reader)
		ok = write_findings(b, c, row);
	if (ok && row->state == DISPUTE_RULED)
		ok = write_ruling(b, c, row, reader);
	disputed_close(&d);
	return ok;
}

/* ---- filing ---- */

static void write_complaint(struct buf *b, const struct context *c, const struct seat *seat,
	const struct dispute_row *row)
{
	struct buf player = BUF_INIT;

	text_clean(&player, seat->name, strlen(seat->name), 40);
	club_tell(c->club, b,
		"dispute-referee number=%d match=%s fact=%d season=%d player=%s seat=%s",
		row->number, c->m->name, row->fact, row->season, player.s,
		seat_text(match_game(c->m), row->seat).s);
	buf_char(b, '\n');
	press_quote(b, row->text);
	buf_char(b, '\n');
	club_tell(c->club, b, "dispute-explains seat=%s", seat_text(match_game(c->m), row->seat).s);
	buf_char(b, '\n');
	buf_free(&player);
}

static void write_commands(struct buf *b, const struct context *c, const struct dispute_row *row)
{
	const char *name = c->m->name;
	int season = row->season;

	buf_char(b, '\n');
	club_tell(c->club, b, "dispute-settle");
	buf_char(b, '\n');
	buf_fmt(b, "  tradepost explain %s %d --season %d --seat ", name, row->fact, season);
	seat_print(b, match_game(c->m), row->seat);
	buf_fmt(b, "\n  tradepost log %s --season %d\n  tradepost replay %s --season %d\n", name,
		season, name, season);
	buf_fmt(b, "  tradepost whatif %s FILE --season %d\n", name, season);
	buf_fmt(b, "  tradepost docket %s %d\n", name, row->number);
	buf_fmt(b, "  tradepost docket %s %d --rule 'TEXT' \\\n    --clause 'CLAUSE'\n\n", name,
		row->number);
	club_tell(c->club, b, "dispute-mailed");
}

bool dispute_file(const struct context *c, const struct seat *seat, struct dispute_row *row)
{
	struct short_text name = seat_text(match_game(c->m), row->seat);
	struct mail_plan plan = { .subject = "subject-dispute", .name = name.s };
	struct buf body = BUF_INIT;
	bool ok = store_add_dispute(c->club->store, row, c->why);

	if (ok) {
		write_complaint(&body, c, seat, row);
		ok = write_why(&body, c, row);
		write_commands(&body, c, row);
		plan.number = row->number;
		plan.body = span_of_buf(&body);
		ok = ok && mail_plan_referee(c, &plan);
	}
	buf_free(&body);
	return ok;
}
