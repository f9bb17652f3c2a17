/* SPDX-License-Identifier: MIT */
#include "club/roster.h"
#include "club/chain.h"
#include "club/charter.h"
#include "club/deadline.h"
#include "club/games.h"
#include "club/notice.h"
#include "club/public.h"
#include "club/seat_person.h"

#include <string.h>

/* ---- counting ---- */

static bool tell_open(const struct context *c, int seat, int missed)
{
	struct short_text name = seat_text(match_game(c->m), seat);
	const struct texts *to = seat_texts(c, seat);
	struct buf text = BUF_INIT, own = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "seat-open seat=%s missed=%d match=%s club=%s", name.s, missed,
		c->m->name, games_takes_mails(c->m) ? c->club->setting[S_MAIL] : "");
	texts_say(to, &own, "seat-open-own missed=%d match=%s seat=%s", missed, c->m->name, name.s);
	buf_char(&own, '\n');
	texts_say(to, &own, "seat-open-back");
	ok = notice_seat(c, seat, "subject-own-open", own.s)
		&& notice_all(c, "subject-open", text.s);
	buf_char(&text, '\n');
	club_say(c->club, &text, "seat-open-do match=%s seat=%s", c->m->name, name.s);
	ok = ok && notice_referee(c, "subject-open", text.s);
	buf_free(&text);
	buf_free(&own);
	return ok;
}

struct counting {
	struct duties before; /* what the seats had to do before the season */
	struct duties now;    /* and have to after it */
	bool open[MAXSEATS + 1];
	int missed[MAXSEATS + 1];
};

/* A seat that said it was ready was there, with or without a letter. A seat without player misses
 * nothing, nor does a new player in a season for which the former one had a letter in. */
static void count_season(
	const struct context *c, struct attendance_row *row, enum season_letter came)
{
	bool there = came == OWN_LETTER || row->ready == READY_YES,
	     away = attendance_is_away(c, row);

	if (c->m->season && came != LEFT_LETTER && (there || (!away && !row->vacant))) {
		row->seasons++;
		row->letters += came == OWN_LETTER;
		row->missed = there ? 0 : row->missed + 1;
	}
	if (context_since(c, row->away, 0))
		row->away_from = row->away = 0;
	row->ready = READY_UNSAID;
}

static bool count_seat(
	const struct context *c, int seat, enum season_letter came, struct counting *count)
{
	int limit = charter_number(c->m, "vacant-after");
	struct attendance_row row;

	if (!store_get_attendance(c->club->store, c->m->id, seat, &row, c->why))
		return false;
	if (count->before.write & ONLY(seat))
		count_season(c, &row, came);
	else
		row.ready = READY_UNSAID;
	count->open[seat] =
		!row.vacant && limit && row.missed >= limit && !(count->now.out & ONLY(seat));
	count->missed[seat] = row.missed;
	row.vacant |= count->open[seat];
	return store_save_attendance(c->club->store, c->m->id, seat, &row, c->why);
}

bool roster_count(const struct context *c, const enum season_letter came[])
{
	struct counting count;

	if (!match_duties(c, c->m->season - 1, &count.before)
		|| !match_duties(c, c->m->season, &count.now))
		return false;
	for (int s = 1; s <= c->m->seats; s++)
		if (!count_seat(c, s, came[s], &count))
			return false;
	/* Told when all are counted, to those who still play. */
	for (int s = 1; s <= c->m->seats; s++)
		if (count.open[s] && !tell_open(c, s, count.missed[s]))
			return false;
	return true;
}

bool roster_return(const struct context *c, int seat)
{
	struct buf text = BUF_INIT;
	struct attendance_row row;
	bool ok;

	if (!store_get_attendance(c->club->store, c->m->id, seat, &row, c->why))
		return false;
	if (!row.vacant)
		return true;
	row.vacant = false;
	club_say(c->club, &text, "seat-back seat=%s match=%s", seat_text(match_game(c->m), seat).s,
		c->m->name);
	ok = store_save_attendance(c->club->store, c->m->id, seat, &row, c->why)
		&& notice_all(c, "subject-back", text.s)
		&& notice_referee(c, "subject-back", text.s);
	buf_free(&text);
	return ok;
}

bool roster_stop_mail(const struct context *c, int seat)
{
	enum found found;
	struct attendance_row row;
	struct mail_row mail;
	bool ok;

	if (!store_get_attendance(c->club->store, c->m->id, seat, &row, c->why))
		return false;
	if (!row.vacant)
		return true;
	found = store_get_mail(
		c->club->store, c->m->id, c->m->season, seat, "report", &mail, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = store_mark_mail(c->club->store, mail.id, MAIL_REFUSED, c->now, MAIL_WITHHELD, c->why);
	mail_row_free(&mail);
	return ok;
}

/* ---- handing over ---- */

static bool tell_hand_over(const struct context *c, const struct seat *before,
	const struct seat *after, const char *reason)
{
	const char *subject = "subject-new-player";
	struct buf text = BUF_INIT;
	struct attendance_row row;
	bool ok;

	club_say(c->club, &text,
		"seat-new seat=%s match=%s player=%s season=%d before=%s reason=%s",
		seat_text(match_game(c->m), after->seat).s, c->m->name, after->name, c->m->season,
		before->name, reason);
	ok = notice_all(c, subject, text.s)
		&& store_get_attendance(c->club->store, c->m->id, after->seat, &row, c->why);
	/* The former player is told even if the seat was open. */
	if (ok && row.vacant)
		ok = notice_open(c, after->seat, subject, text.s);
	buf_free(&text);
	return ok;
}

/* Gets a seat's last report as it was sent, without the token, which was the former player's.
 * Before the set-up was played there is none. */
static bool last_report(const struct context *c, int seat, struct buf *xml, struct buf *text)
{
	struct buf sent = BUF_INIT;
	struct span rest, line;
	bool found;
	bool ok = public_sent(c, c->m->season - 1, seat, &found, xml, &sent);

	rest = span_of_buf(&sent);
	while (ok && span_line(&rest, &line))
		if (!span_starts(line, "token "))
			buf_fmt(text, "%.*s\n", (int)line.n, line.s);
	buf_free(&sent);
	return ok;
}

/* The open season counts for the former player if their letter is in. */
static bool count_open(const struct context *c, int seat, struct attendance_row *row)
{
	enum found found;
	struct letter_row best;

	if (!c->m->season)
		return true;
	found = store_best_letter(
		c->club->store, c->m->id, c->m->season, seat, INT64_MAX, &best, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	row->seasons += !best.former;
	row->letters += !best.former;
	letter_row_free(&best);
	return true;
}

static bool keep_leaver(const struct context *c, const struct seat *before)
{
	struct attendance_row row, anew = { 0 };

	return store_get_attendance(c->club->store, c->m->id, before->seat, &row, c->why)
		&& count_open(c, before->seat, &row)
		&& store_add_leaver(c->club->store, c->m->id, c->m->season, before, &row, c->why)
		&& store_save_attendance(c->club->store, c->m->id, before->seat, &anew, c->why);
}

static bool hand_over(
	const struct context *c, const struct seat *before, struct seat *after, const char *reason)
{
	const struct match *m = c->m;
	struct buf xml = BUF_INIT, text = BUF_INIT;
	bool ok = tell_hand_over(c, before, after, reason) && keep_leaver(c, before);

	after->standing = before->standing;
	/* The former player's letter is played unless the new player sends one. */
	ok = ok && store_yield_letters(c->club->store, m->id, m->season, after->seat, c->why)
		&& store_forget_command_seqs(c->club->store, m->id, after->seat, c->why)
		&& store_drop_address_request(c->club->store, m->id, after->seat, c->why)
		&& store_drop_votes(c->club->store, m->id, m->season, NULL, after->seat, c->why)
		&& store_save_seat(c->club->store, m->id, after, c->why)
		&& chain_drop(c, after, NULL) && last_report(c, after->seat, &xml, &text)
		&& mail_take_over(
			c, after, (struct span){ text.s, text.n }, (struct span){ xml.s, xml.n });
	after->standing = NULL;
	buf_free(&xml);
	buf_free(&text);
	return ok;
}

bool roster_hand_over(const struct context *c, struct seat *after, const char *reason)
{
	enum found found;
	struct seat before;
	bool ok;

	found = store_get_seat(c->club->store, c->m->id, after->seat, &before, c->why);
	if (found == NOT_FOUND)
		buf_fmt(c->why, "seat %d of '%s' is lost", after->seat, c->m->name);
	if (found != FOUND)
		return false;
	ok = hand_over(c, &before, after, reason);
	seat_free(&before);
	return ok;
}
