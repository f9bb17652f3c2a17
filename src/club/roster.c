/* SPDX-License-Identifier: MIT */
#include "club/roster.h"
#include "club/chain.h"
#include "club/charter.h"
#include "club/notice.h"
#include "club/public.h"
#include "club/mailcmd.h"

#include <stdlib.h>
#include <string.h>

/* ---- counting ---- */

static bool tell_open(struct club *club, const struct match *m, int seat, int missed, long long now,
	struct buf *why)
{
	struct short_text name = seat_text(match_game(m), seat);
	struct buf text = BUF_INIT, own = BUF_INIT;
	bool ok;

	club_say(club, &text, "seat-open seat=%s missed=%d match=%s", name.s, missed, m->name);
	club_say(club, &own, "seat-open-own missed=%d match=%s seat=%s", missed, m->name, name.s);
	buf_char(&own, '\n');
	club_say(club, &own, "seat-open-back");
	ok = notice_seat(club, m, seat, "subject-own-open", own.s, now, why)
		&& notice_all(club, m, "subject-open", text.s, now, why);
	buf_char(&text, '\n');
	club_say(club, &text, "seat-open-do match=%s seat=%s", m->name, name.s);
	ok = ok && notice_referee(club, m, "subject-open", text.s, now, why);
	buf_free(&text);
	buf_free(&own);
	return ok;
}

struct counting {
	struct duties before,
		now; /* what the seats had to do before the season, and have after it */
	bool open[MAXSEATS + 1];
	int missed[MAXSEATS + 1];
};

/* Who said that they are ready is there, letter or not. Who left is missed no more, and who came in the
 * middle of a season that the one before had a letter for, has not missed it. */
static void count_season(
	struct attendance_row *row, const struct match *m, enum season_letter came, long long now)
{
	bool there = came == OWN_LETTER || row->ready == READY_YES, away = row->away > now;

	if (m->season && came != LEFT_LETTER && (there || (!away && !row->vacant))) {
		row->seasons++;
		row->letters += came == OWN_LETTER;
		row->missed = there ? 0 : row->missed + 1;
	}
	if (!away)
		row->away = 0;
	row->ready = READY_UNSAID;
}

static bool count_seat(struct club *club, const struct match *m, int seat, enum season_letter came,
	long long now, struct counting *c, struct buf *why)
{
	int limit = charter_number(m, "vacant-after");
	struct attendance_row row;

	if (!store_get_attendance(club->store, m->id, seat, &row, why))
		return false;
	if (c->before.write & ONLY(seat))
		count_season(&row, m, came, now);
	else
		row.ready = READY_UNSAID;
	c->open[seat] = !row.vacant && limit && row.missed >= limit && !(c->now.out & ONLY(seat));
	c->missed[seat] = row.missed;
	row.vacant |= c->open[seat];
	return store_save_attendance(club->store, m->id, seat, &row, why);
}

bool roster_count(struct club *club, const struct match *m, const enum season_letter came[],
	long long now, struct buf *why)
{
	struct counting c;

	if (!match_duties(club, m, m->season - 1, &c.before, why)
		|| !match_duties(club, m, m->season, &c.now, why))
		return false;
	for (int s = 1; s <= m->seats; s++)
		if (!count_seat(club, m, s, came[s], now, &c, why))
			return false;
	/* Told after all were counted: to those who still play. */
	for (int s = 1; s <= m->seats; s++)
		if (c.open[s] && !tell_open(club, m, s, c.missed[s], now, why))
			return false;
	return true;
}

bool roster_return(
	struct club *club, const struct match *m, int seat, long long now, struct buf *why)
{
	struct buf text = BUF_INIT;
	struct attendance_row row;
	bool ok;

	if (!store_get_attendance(club->store, m->id, seat, &row, why))
		return false;
	if (!row.vacant)
		return true;
	row.vacant = false;
	club_say(club, &text, "seat-back seat=%s match=%s", seat_text(match_game(m), seat).s,
		m->name);
	ok = store_save_attendance(club->store, m->id, seat, &row, why)
		&& notice_all(club, m, "subject-back", text.s, now, why)
		&& notice_referee(club, m, "subject-back", text.s, now, why);
	buf_free(&text);
	return ok;
}

bool roster_stop_mail(
	struct club *club, const struct match *m, int seat, long long now, struct buf *why)
{
	struct attendance_row row;
	struct mail_row mail;
	bool ok;

	if (!store_get_attendance(club->store, m->id, seat, &row, why))
		return false;
	if (!row.vacant)
		return true;
	if (!store_get_mail(club->store, m->id, m->season, seat, "report", &mail, why))
		return !why->n;
	ok = store_mark_mail(club->store, mail.id, MAIL_REFUSED, now, MAIL_WITHHELD, why);
	mail_row_free(&mail);
	return ok;
}

/* ---- handing over ---- */

static bool tell_hand_over(struct club *club, const struct match *m, const struct seat *before,
	const struct seat *after, long long now, struct buf *why)
{
	const char *subject = "subject-new-player";
	struct buf text = BUF_INIT;
	struct attendance_row row;
	bool ok;

	club_say(club, &text, "seat-new seat=%s match=%s player=%s season=%d before=%s",
		seat_text(match_game(m), after->seat).s, m->name, after->name, m->season,
		before->name);
	ok = notice_all(club, m, subject, text.s, now, why)
		&& store_get_attendance(club->store, m->id, after->seat, &row, why);
	/* The one before is told even if the seat was open. */
	if (ok && row.vacant)
		ok = notice_seat(club, m, after->seat, subject, text.s, now, why);
	buf_free(&text);
	return ok;
}

/* The last report of a seat, as it was sent but for the token, which is the former player's. A seat has none
 * before the set-up was played. */
static bool last_report(struct club *club, const struct match *m, int seat, struct buf *xml,
	struct buf *text, struct buf *why)
{
	struct buf sent = BUF_INIT;
	struct span rest, line;
	bool found;
	bool ok = public_sent(club, m, m->season - 1, seat, &found, xml, &sent, why);

	rest = span_of_buf(&sent);
	while (ok && span_line(&rest, &line))
		if (!span_starts(line, "token "))
			buf_fmt(text, "%.*s\n", (int)line.n, line.s);
	buf_free(&sent);
	return ok;
}

/* The season that is open is his if his letter for it is in. */
static bool count_open(struct club *club, const struct match *m, int seat,
	struct attendance_row *row, struct buf *why)
{
	struct letter_row best;

	if (!m->season)
		return true;
	if (!store_best_letter(club->store, m->id, m->season, seat, INT64_MAX, &best, why))
		return !why->n;
	row->seasons += !best.former;
	row->letters += !best.former;
	letter_row_free(&best);
	return true;
}

static bool keep_leaver(
	struct club *club, const struct match *m, const struct seat *before, struct buf *why)
{
	struct attendance_row row, anew = { 0 };

	return store_get_attendance(club->store, m->id, before->seat, &row, why)
		&& count_open(club, m, before->seat, &row, why)
		&& store_add_leaver(club->store, m->id, m->season, before, &row, why)
		&& store_save_attendance(club->store, m->id, before->seat, &anew, why);
}

static bool hand_over(struct club *club, const struct match *m, const struct seat *before,
	struct seat *after, long long now, struct buf *why)
{
	struct buf xml = BUF_INIT, text = BUF_INIT;
	bool ok = tell_hand_over(club, m, before, after, now, why)
		&& keep_leaver(club, m, before, why);

	after->standing = before->standing;
	/* What the one before sent is played, but the first letter of the new player replaces it. */
	ok = ok && store_yield_letters(club->store, m->id, m->season, after->seat, why)
		&& store_forget_command_seqs(club->store, m->id, after->seat, why)
		&& store_drop_votes(club->store, m->id, m->season, NULL, after->seat, why)
		&& store_save_seat(club->store, m->id, after, why)
		&& chain_drop(club, m, after, NULL, why)
		&& last_report(club, m, after->seat, &xml, &text, why)
		&& mail_take_over(club, m, after, (struct span){ text.s, text.n },
			(struct span){ xml.s, xml.n }, why);
	after->standing = NULL;
	buf_free(&xml);
	buf_free(&text);
	return ok;
}

bool roster_hand_over(struct club *club, const struct match *m, struct seat *after, long long now,
	struct buf *why)
{
	struct seat before;
	bool ok;

	if (!store_get_seat(club->store, m->id, after->seat, &before, why)) {
		if (!why->n)
			buf_fmt(why, "seat %d of '%s' is lost", after->seat, m->name);
		return false;
	}
	ok = hand_over(club, m, &before, after, now, why);
	seat_free(&before);
	return ok;
}
