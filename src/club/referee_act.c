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

bool act_record(struct referee_act *d, const char *kind, const struct buf *text, struct buf *why)
{
	struct record_row *row = &d->record;
	const struct context c = { &d->club, &d->m, d->now, why };

	row->number = d->state.number;
	row->season = d->m.season;
	row->casts = d->state.casts;
	strcpy(row->kind, kind);
	memcpy(row->entropy, d->state.entropy, HASH);
	row->text = xcopy(text->s, text->n);
	return chain_add(&c, &d->state, row);
}

/* ---- letters ---- */

bool act_orders(struct referee_act *d, struct letter_row *row, const struct buf *orders,
	struct buf *text, struct buf *why)
{
	struct number_bytes number = chance_le64((uint64_t)d->state.number);
	bool added;

	row->match = d->m.id;
	row->received = d->now;
	strcpy(row->verdict, "taken");
	strcpy(row->form, "unsigned");
	strcpy(row->auth, "referee");
	row->signature = (char *)"";
	row->text = row->original = orders->s;
	row->original_n = orders->n;
	order_hash(row->hash, span_of_buf(orders), (struct span){ number.s, sizeof number.s });
	buf_fmt(text, "seat %d order", row->seat);
	proof_hash(text, "", row->hash);
	if (!store_add_letter(d->club.store, row, &added, why))
		return false;
	must(added); /* no two records have one number */
	return true;
}

bool act_played(struct referee_act *d, int season, int seat, bool *came, struct buf *standing,
	struct buf *why)
{
	struct letter_row letter = { 0 };
	bool ok =
		store_get_played(d->club.store, d->m.id, season, seat, &letter, came, standing, why)
		== FOUND;

	if (*came)
		letter_row_free(&letter);
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
	struct table *before, struct table *after, struct buf *why)
{
	enum found found;
	struct buf body = BUF_INIT;
	char token[TOKEN_TEXT] = "";
	struct seat to;
	struct mail_plan plan = { .kind = "notice",
		.match = &d->m,
		.season = d->m.season,
		.seat = seat,
		.to = &to,
		.subject = subject,
		.token = token,
		.unique = { (const char *)d->record.head, HASH },
		.date = d->now };
	bool ok;

	found = store_get_seat(d->club.store, d->m.id, seat, &to, why);
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
	ok = mail_queue(&d->club, &plan, why);
	seat_free(&to);
	buf_free(&body);
	return ok;
}

bool act_tell(struct referee_act *d, const char *subject, const char *what, struct table *before,
	struct table *after, struct buf *why)
{
	bool ok = true;

	for (int s = 1; s <= d->m.seats && ok; s++)
		ok = tell_seat(d, s, subject, what, before, after, why);
	return ok;
}
