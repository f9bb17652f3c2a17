/* SPDX-License-Identifier: MIT */
#include "club/dispute.h"
#include "club/explained.h"
#include "club/mails.h"
#include "club/played.h"
#include "club/press.h"
#include "club/season.h"

#include <string.h>

static void write_line(struct buf *b, const struct buf *line)
{
	text_wrap(b, "", "", line->s, line->n, 72);
}

/* ---- its season ---- */

bool disputed_open(
	struct disputed *d, struct club *club, const struct match *m, int season, struct buf *why)
{
	struct shelf *shelf = club_newest_shelf(club, m, why);

	d->table = shelf ? match_journal(club, shelf, m, season, why) : NULL;
	if (!d->table || !played_from(club, shelf, m, d->table, season, d->pilot, why))
		return false;
	d->of = match_report(shelf, m, d->table);
	return true;
}

void disputed_close(struct disputed *d)
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

static void list_one(
	struct buf *b, const struct match *m, const struct dispute_row *row, int reader)
{
	static const char *const states[] = { "open", "ruled", "withdrawn" };

	buf_fmt(b, "%4d  %-9s  ", row->number, states[row->state]);
	seat_print(b, row->seat);
	buf_fmt(b, ", season %d", row->season);
	if (is_open_to(m, row, reader) && row->fact)
		buf_fmt(b, ", fact %d", row->fact);
	buf_str(b, ", ");
	time_print_short(b, row->state == DISPUTE_OPEN ? row->opened : row->ruled);
	if (*row->clause) {
		buf_str(b, " [");
		text_clean(b, row->clause, strlen(row->clause), 30);
		buf_char(b, ']');
	}
	buf_char(b, '\n');
}

static bool list_some(struct club *club, const struct match *m, int reader, bool open,
	struct buf *b, struct buf *why)
{
	struct dispute_row row;
	int after = 0;

	while (store_next_dispute(club->store, m->id, after, &row, why)) {
		if ((row.state == DISPUTE_OPEN) == open && dispute_is_read_by(&row, reader))
			list_one(b, m, &row, reader);
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

static void write_state(struct buf *b, const struct dispute_row *row)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "Dispute %d, of ", row->number);
	seat_print(&line, row->seat);
	buf_fmt(&line, ", about season %d: ", row->season);
	switch (row->state) {
	case DISPUTE_OPEN:
		buf_str(&line, "open since ");
		time_print(&line, row->opened);
		break;
	case DISPUTE_RULED:
		buf_str(&line, "ruled ");
		time_print(&line, row->ruled);
		break;
	case DISPUTE_WITHDRAWN:
		buf_str(&line, "withdrawn ");
		time_print(&line, row->ruled);
		break;
	}
	buf_char(&line, '.');
	write_line(b, &line);
	buf_free(&line);
}

/* Once all is open a seat that was told nothing reads it as the one that was. */
static void write_fact(struct buf *b, const struct match *m, const struct dispute_row *row,
	const struct disputed *d, int reader)
{
	int n = report_number(d->table, reader, row->entry);
	int as = n ? reader : row->seat;
	struct buf line = BUF_INIT;

	if (!n && !is_open_to(m, row, reader)) {
		buf_str(&line, "You were not told that fact.");
	} else if (n) {
		buf_fmt(&line, "In your report it is fact %d of season %d:", n, row->season);
	} else {
		buf_str(&line, "The report to ");
		seat_print(&line, row->seat);
		buf_fmt(&line, " has it as fact %d of season %d:", row->fact, row->season);
	}
	write_line(b, &line);
	if (n || is_open_to(m, row, reader))
		report_said(b, &d->of, as, report_number(d->table, as, row->entry));
	buf_free(&line);
}

static void write_text(
	struct buf *b, const struct match *m, const struct dispute_row *row, int reader)
{
	static const char hidden[] =
		"What its player wrote of it can be read when the match is over.";

	buf_char(b, '\n');
	if (!is_open_to(m, row, reader)) {
		text_wrap(b, "", "", hidden, strlen(hidden), 72);
		return;
	}
	buf_str(b, reader && row->seat == reader ? "You wrote:\n" : "Its player wrote:\n");
	press_quote(b, row->text);
}

static bool write_ruling(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	struct shelf *shelf = club_newest_shelf(club, m, why);
	const struct clause *clause;
	struct buf line = BUF_INIT;
	int n;

	if (!shelf)
		return false;
	buf_str(b, "\nThe ruling of the referee:\n");
	press_quote(b, row->ruling);
	clause = clauses_find(shelf->clauses, row->clause, strlen(row->clause), &n);
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
	struct auto_source pilot[MAXSEATS + 1];
	struct shelf *shelf = club_newest_shelf(club, m, why);
	struct season_row stored = { 0 };
	struct table *t =
		shelf ? played_table(club, shelf, m, row->season, &stored, pilot, why) : NULL;
	bool ok = t && played_again(club, m, t, row->season, why);

	if (ok && played_is_same(t, &stored))
		buf_fmt(b, "\nPlayed again, season %d comes out the same.\n", row->season);
	else if (ok)
		buf_fmt(b,
			"\nPlayed again, season %d DIFFERS: 'tradepost replay %s --season %d' says"
			" where.\n",
			row->season, m->name, row->season);
	played_free(t);
	season_row_free(&stored);
	return ok;
}

/* What explains the fact, as far as the seat may know. */
static bool write_why(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	const struct asked_why asked = { .what = WHY_FACT, .number = row->fact };
	bool told;

	return explain_tell(club, m, row->season, row->seat, &asked, b, &told, why);
}

static bool write_findings(struct buf *b, struct club *club, const struct match *m,
	const struct dispute_row *row, struct buf *why)
{
	buf_fmt(b, "\nFact %d of season %d, and what explains it as far as ", row->fact,
		row->season);
	seat_print(b, row->seat);
	buf_str(b, " may know:\n");
	return write_why(b, club, m, row, why) && write_replay(b, club, m, row, why);
}

/* What is left of one whose season was taken back; lacks: or was played by that revision of the rules,
 * which the program does not have. */
static bool print_moot(struct club *club, const struct match *m, const struct dispute_row *row,
	int reader, int lacks, struct buf *b, struct buf *why)
{
	struct buf line = BUF_INIT;

	write_state(b, row);
	if (lacks)
		buf_fmt(&line,
			"Season %d was played by revision %d of the rules, which this program does"
			" not have: only its reports tell of its facts.",
			row->season, lacks);
	else
		buf_str(&line, "That season was taken back: its facts are none any more.");
	write_line(b, &line);
	buf_free(&line);
	write_text(b, m, row, reader);
	return row->state != DISPUTE_RULED || write_ruling(b, club, m, row, why);
}

bool dispute_print(struct club *club, const struct match *m, const struct dispute_row *row,
	int reader, struct buf *b, struct buf *why)
{
	struct disputed d = { 0 };
	int lacks = 0;
	bool ok;

	if (row->fact && !match_lacks(club, m, row->season, &lacks, why))
		return false;
	if (!row->fact || lacks)
		return print_moot(club, m, row, reader, lacks, b, why);
	ok = disputed_open(&d, club, m, row->season, why);
	if (ok) {
		write_state(b, row);
		if (reader)
			write_fact(b, m, row, &d, reader);
		write_text(b, m, row, reader);
	}
	if (ok && !reader)
		ok = write_findings(b, club, m, row, why);
	if (ok && row->state == DISPUTE_RULED)
		ok = write_ruling(b, club, m, row, why);
	disputed_close(&d);
	return ok;
}

/* ---- filing ---- */

static void write_complaint(struct buf *b, const struct match *m, const struct seat *seat,
	const struct dispute_row *row)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "Dispute %d of match '%s': fact %d of season %d, disputed by ", row->number,
		m->name, row->fact, row->season);
	text_clean(&line, seat->name, strlen(seat->name), 40);
	buf_str(&line, ", ");
	seat_print(&line, row->seat);
	buf_char(&line, ':');
	write_line(b, &line);
	buf_char(b, '\n');
	press_quote(b, row->text);
	buf_clear(&line);
	buf_str(&line, "This explains the fact, as far as ");
	seat_print(&line, row->seat);
	buf_str(&line, " may know:");
	buf_char(b, '\n');
	write_line(b, &line);
	buf_char(b, '\n');
	buf_free(&line);
}

static void write_commands(struct buf *b, const struct match *m, const struct dispute_row *row)
{
	static const char ruling[] =
		"The ruling is mailed to all who were told the fact, and all may read it: write"
		" nothing in it that is hidden.";
	const char *name = m->name;
	int season = row->season;

	buf_str(b, "\nTo settle it, type in the club's folder:\n\n");
	buf_fmt(b, "  tradepost explain %s %d --season %d --seat ", name, row->fact, season);
	seat_print(b, row->seat);
	buf_fmt(b, "\n  tradepost log %s --season %d\n  tradepost replay %s --season %d\n", name,
		season, name, season);
	buf_fmt(b, "  tradepost whatif %s FILE --season %d\n", name, season);
	buf_fmt(b, "  tradepost docket %s %d\n", name, row->number);
	buf_fmt(b, "  tradepost docket %s %d --rule 'TEXT' \\\n    --clause 'CLAUSE'\n\n", name,
		row->number);
	text_wrap(b, "", "", ruling, strlen(ruling), 72);
}

bool dispute_file(struct club *club, const struct match *m, const struct seat *seat,
	struct dispute_row *row, struct buf *why)
{
	struct buf body = BUF_INIT, subject = BUF_INIT;
	bool ok = store_add_dispute(club->store, row, why);

	if (ok) {
		buf_fmt(&subject, "dispute %d, of ", row->number);
		seat_print(&subject, row->seat);
		write_complaint(&body, m, seat, row);
		ok = write_why(&body, club, m, row, why);
		write_commands(&body, m, row);
		ok = ok
			&& mail_referee(club, m, subject.s, (struct span){ body.s, body.n },
				row->opened, why);
	}
	buf_free(&body);
	buf_free(&subject);
	return ok;
}
