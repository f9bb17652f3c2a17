/* SPDX-License-Identifier: MIT */
#include "club/referee_act.h"
#include "club/record.h"
#include "club/season.h"
#include "club/token.h"
#include "proof/order.h"
#include "report/simulate/comparison.h"

#include <stdlib.h>
#include <string.h>

/* ---- the record ---- */

void act_begin(struct referee_act *d, struct buf *text, const char *kind, int season)
{
	chain_begin(text, kind, 1, &d->m, &d->state);
	buf_fmt(text, "season %d\nwhy %s\n", season, d->reason);
}

bool act_record(struct referee_act *d, const char *kind, const struct buf *text)
{
	struct record_row *row = &d->record;

	row->number = d->state.number;
	row->season = d->m.season;
	row->casts = d->state.casts;
	strcpy(row->kind, kind);
	memcpy(row->entropy, d->state.entropy, HASH);
	row->text = xcopy(text->s, text->n);
	return chain_add(&d->c, &d->state, row);
}

/* ---- letters ---- */

bool act_orders(
	struct referee_act *d, struct letter_row *row, const struct buf *orders, struct buf *text)
{
	struct number_bytes number = chance_le64((uint64_t)d->state.number);
	bool added;

	row->match = d->m.id;
	row->received = d->c.now;
	strcpy(row->verdict, "taken");
	strcpy(row->form, "unsigned");
	strcpy(row->auth, "referee");
	row->signature = (char *)"";
	row->text = row->original = orders->s;
	row->original_n = orders->n;
	order_hash(row->hash, span_of_buf(orders), (struct span){ number.s, sizeof number.s });
	buf_fmt(text, "seat %d order", row->seat);
	proof_hash(text, "", row->hash);
	if (!store_add_letter(d->club.store, row, &added, d->c.why))
		return false;
	must(added); /* no two records have one number */
	return true;
}

bool act_played(struct referee_act *d, int season, int seat, bool *came, struct buf *standing)
{
	struct letter_row letter = { 0 };
	enum found found = store_get_played(
		d->club.store, d->m.id, season, seat, &letter, came, standing, d->c.why);

	if (found == NOT_FOUND)
		buf_fmt(d->c.why, "the orders that seat %d was played with in season %d are lost",
			seat, season);
	if (*came)
		letter_row_free(&letter);
	return found == FOUND;
}

bool act_attendance(struct referee_act *d, int season, int seat, attendance_change *change)
{
	struct attendance_row row;
	struct buf standing = BUF_INIT;
	bool came = false, ok;

	ok = act_played(d, season, seat, &came, &standing)
		&& store_get_attendance(d->club.store, d->m.id, seat, &row, d->c.why);
	if (ok) {
		change(&row, came);
		ok = store_save_attendance(d->club.store, d->m.id, seat, &row, d->c.why);
	}
	buf_free(&standing);
	return ok;
}

bool act_keep_standing(struct referee_act *d, const struct table *t, int season, int seat)
{
	struct buf standing = BUF_INIT;
	struct seat row;
	bool ok;

	if (store_get_seat(d->club.store, d->m.id, seat, &row, d->c.why) != FOUND)
		return false;
	program_standing(t->program[seat], season, &standing);
	free(row.standing);
	row.standing = buf_take(&standing);
	ok = store_save_seat(d->club.store, d->m.id, &row, d->c.why);
	seat_free(&row);
	return ok;
}

/* ---- telling ---- */

static void write_differences(
	struct buf *b, struct referee_act *d, int seat, struct table *before, struct table *after)
{
	struct comparison differ = { .voice = { { d->edition->phrases, before, seat },
					     { d->edition->phrases, after, seat } } };
	struct buf lines = BUF_INIT;

	differ.ranking[WAS] = rank_seats(before);
	differ.ranking[IS] = rank_seats(after);
	differ.over[WAS] = season_over(before);
	differ.over[IS] = season_over(after);
	comparison_write(&lines, &differ);
	club_tell(&d->club, b, "act-different any=%d", lines.n > 0);
	if (lines.n)
		buf_char(b, '\n');
	buf_add(b, lines.s, lines.n);
	buf_char(b, '\n');
	buf_free(&lines);
}

/* Writes a new template, as what may be ordered can have changed. */
static void write_template(struct buf *b, struct referee_act *d, int seat, struct table *t,
	const struct seat *to, char token[TOKEN_TEXT])
{
	struct report_input of = match_report(d->edition, &d->m, t);
	char saw[HASH_TEXT], open[HASH_TEXT];

	if (season_over(t) || out(t, seat) || d->m.state == MATCH_OVER)
		return;
	hash_text(saw, d->record.head);
	hash_text(open, d->state.open);
	token_make(&d->m, d->m.season, to, token);
	of.next = d->m.season;
	of.saw = saw;
	of.open = open;
	of.cast = d->state.casts;
	of.token = token;
	club_tell(&d->club, b, "act-letter");
	buf_char(b, '\n');
	report_template(b, &of, seat);
}

static bool tell_seat(struct referee_act *d, int seat, const char *subject, const char *what,
	struct table *before, struct table *after)
{
	enum found found;
	struct buf body = BUF_INIT;
	char token[TOKEN_TEXT] = "";
	struct seat to;
	struct mail_plan plan = { .kind = "notice",
		.season = d->m.season,
		.number = d->m.season - 1,
		.seat = seat,
		.to = &to,
		.subject = subject,

		.token = token,
		.unique = { (const char *)d->record.head, HASH } };
	bool ok;

	found = store_get_seat(d->club.store, d->m.id, seat, &to, d->c.why);
	if (found != FOUND)
		return found == NOT_FOUND;
	club_tell(&d->club, &body, "act-reason what=%s reason=%s", what, d->reason);
	buf_char(&body, '\n');
	if (before && after)
		write_differences(&body, d, seat, before, after);
	record_block(&body, &d->record);
	buf_char(&body, '\n');
	if (after)
		write_template(&body, d, seat, after, &to, token);
	plan.body = span_of_buf(&body);
	ok = mail_queue(&d->c, &plan);
	seat_free(&to);
	buf_free(&body);
	return ok;
}

bool act_tell(struct referee_act *d, const char *subject, const char *what, struct table *before,
	struct table *after)
{
	bool ok = true;

	for (int s = 1; s <= d->m.seats && ok; s++)
		ok = tell_seat(d, s, subject, what, before, after);
	return ok;
}
