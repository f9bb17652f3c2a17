/* SPDX-License-Identifier: MIT */
#include "club/match_status.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/letter_seal.h"
#include "club/mails.h"
#include "club/needs.h"
#include "club/request.h"

#include <string.h>

/* How long a letter of an unknown sender is shown. */
enum { UNKNOWN_DAYS = 7 };

void match_status_words(struct buf *b, const struct context *c)
{
	const struct match *m = c->m;

	switch (m->state) {
	case MATCH_SEATING: buf_str(b, "seats are being filled"); break;
	case MATCH_OPEN:
		buf_fmt(b, "letters for season %d", m->season);
		if (m->deadline)
			buf_fmt(b, ", due %s", date_text(c, deadline_due(c)).s);
		break;
	case MATCH_OVER:
		if (m->season)
			buf_fmt(b, "over after season %d", m->season - 1);
		else
			buf_str(b, "over before the set-up");
		buf_str(b, *m->ended ? ": " : "");
		match_say_ended(b, c->club->texts, m);
		break;
	case MATCH_ASIDE:
		buf_str(b, "put aside: ");
		text_clean(b, m->reason, strlen(m->reason), 300);
		break;
	}
}

static void say_state(struct buf *lines, const struct context *c)
{
	const struct match *m = c->m;
	struct buf b = BUF_INIT, name = BUF_INIT, game = BUF_INIT;

	match_status_words(&b, c);
	text_clean(&name, m->name, strlen(m->name), sizeof m->name);
	text_clean(&game, m->game, strlen(m->game), sizeof m->game);
	buf_fmt(lines, "%-24s %-11s %s\n", name.s, game.s, b.s);
	buf_free(&b);
	buf_free(&name);
	buf_free(&game);
}

/* Says what holds the open season or gave it more time. */
static void say_hold(struct buf *b, const struct context *c, const struct clock_row *clock)
{
	struct buf words = BUF_INIT;

	deadline_say_held(&words, c->club->texts, clock);
	if (clock->reminded)
		buf_fmt(b, "  reminded %s\n", date_text(c, clock->reminded).s);
	if (clock->held)
		buf_fmt(b, "  held since %s ", date_text(c, clock->held).s);
	else if (words.n)
		buf_str(b, "  deadline: ");
	if (words.n) {
		buf_add(b, words.s, words.n);
		buf_char(b, '\n');
	}
	buf_free(&words);
}

static bool say_clock(const struct context *c, struct buf *b)
{
	const struct match *m = c->m;
	struct span schedule = charter_get(m, "schedule");
	struct clock_row clock;

	if (!store_get_clock(c->club->store, m->id, &clock, c->why))
		return false;
	if (m->state != MATCH_OVER && match_is_former(m)) {
		buf_str(b, "  ");
		match_say_former(b, m);
		buf_char(b, '\n');
	}
	if (schedule.n) {
		buf_str(b, "  schedule ");
		text_clean(b, schedule.s, schedule.n, 60);
		buf_char(b, '\n');
	}
	if (m->state == MATCH_OPEN)
		say_hold(b, c, &clock);
	clock_row_free(&clock);
	return true;
}

/* Begins another note on a seat. */
static struct buf *more(struct buf *notes)
{
	buf_str(notes, notes->n ? ", " : "");
	return notes;
}

/* Notes whether the seat's player has answered the invitation. */
static bool note_joined(struct buf *notes, const struct context *c, int seat)
{
	struct attendance_row row;
	struct chain_row chain;
	bool answered;

	if (!store_get_chain(c->club->store, c->m->id, seat, &chain, c->why)
		|| !store_get_attendance(c->club->store, c->m->id, seat, &row, c->why)
		|| !invitation_answered(c, seat, &answered))
		return false;
	buf_str(more(notes),
		row.vacant	       ? "declined"
			: chain.joined ? "joined"
			: answered     ? "joined, no part in the dice"
				       : "not joined");
	return true;
}

/* Notes the days of a vacation, which may not have begun, by the clock of the seat, which it was told by. */
static void note_vacation(
	struct buf *notes, const struct context *c, const struct attendance_row *row, int seat)
{
	buf_str(notes, "away ");
	if (row->away_from > c->now) {
		buf_str(notes, "from ");
		date_day(notes, c, seat, row->away_from);
		buf_char(notes, ' ');
	}
	buf_str(notes, "until ");
	date_day(notes, c, seat, row->away);
}

/* Notes what is known of a seat beside its letter. */
static void note_attendance(
	struct buf *notes, const struct context *c, const struct attendance *r, int seat)
{
	const struct attendance_row *row = &r->row[seat];

	if (row->ready != READY_UNSAID)
		buf_str(more(notes), row->ready == READY_YES ? "ready" : "wait");
	if (row->away > c->now)
		note_vacation(more(notes), c, row, seat);
	if (row->missed)
		buf_fmt(more(notes), "%d missed", row->missed);
	if (r->open[seat])
		buf_str(more(notes), "open to others");
}

/* Notes whether the seat's player was asked about their orders and has not answered. */
static bool note_asked(struct buf *notes, const struct context *c, int seat)
{
	struct letter_row letter = { 0 };
	enum found found = deadline_asks(c, seat, &letter);

	if (found == FOUND)
		buf_str(more(notes), "asked about their orders");
	letter_row_free(&letter);
	return found != UNREAD;
}

static void note_mails(struct buf *notes, int waiting, int refused)
{
	if (waiting)
		buf_fmt(more(notes), "%d mail%s to send", waiting, waiting == 1 ? "" : "s");
	if (refused)
		buf_fmt(more(notes), "%d refused", refused);
}

static bool note_seat(struct buf *notes, const struct context *c, const struct attendance *r, int s)
{
	static const char *const says[] = { "letter in", "no letter", "nothing to write" };
	struct store *store = c->club->store;
	const struct match *m = c->m;
	int waiting, refused;

	if (!store_count_waiting(store, m->id, s, &waiting, c->why)
		|| !store_count_refused(store, m->id, s, &refused, c->why))
		return false;
	if (m->state == MATCH_SEATING && !note_joined(notes, c, s))
		return false;
	if (m->state == MATCH_OPEN)
		buf_str(more(notes),
			r->out[s] ? "out of the match" : says[attendance_presence(r, s)]);
	if (m->state == MATCH_OPEN && !r->out[s]) {
		if (!note_asked(notes, c, s))
			return false;
		note_attendance(notes, c, r, s);
	}
	note_mails(notes, waiting, refused);
	return true;
}

static bool say_player(
	struct buf *b, const struct context *c, const struct attendance *r, const struct seat *seat)
{
	struct buf player = BUF_INIT, notes = BUF_INIT;
	bool ok = note_seat(&notes, c, r, seat->seat);

	text_clean(&player, seat->name, strlen(seat->name), 40);
	if (notes.n)
		buf_fmt(b, "%-24s %s\n", player.s, notes.s);
	else
		buf_fmt(b, "%s\n", player.s);
	buf_free(&player);
	buf_free(&notes);
	return ok;
}

static bool say_seats(const struct context *c, struct buf *b)
{
	enum found found = FOUND;
	struct attendance r;
	struct seat seat;
	bool ok = attendance_look(c, &r);

	for (int s = 1; s <= c->m->seats && ok && found != UNREAD; s++) {
		buf_fmt(b, "  %-8s ", seat_text(match_game(c->m), s).s);
		found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);
		if (found == FOUND) {
			ok = say_player(b, c, &r, &seat);
			seat_free(&seat);
		} else {
			buf_str(b, "empty\n");
		}
	}
	return ok && found != UNREAD;
}

/* ---- others ---- */

/* Says how reliable former players were. */
static bool say_leavers(const struct context *c, struct buf *b)
{
	struct former_player_row row;
	enum found found;
	long long last = 0;

	while ((found = store_next_leaver(c->club->store, c->m->id, last, &row, c->why)) == FOUND) {
		last = row.id;
		buf_str(b, "  ");
		seat_print(b, match_game(c->m), row.seat);
		buf_str(b, " was ");
		text_clean(b, row.name, strlen(row.name), 40);
		buf_fmt(b, "'s until season %d: letters in %d of %d seasons\n", row.season,
			row.letters, row.seasons);
		leaver_row_free(&row);
	}
	return found != UNREAD;
}

/* Says who asks for a seat; nobody but the referee sees them. */
static bool say_requests(const struct context *c, struct buf *b)
{
	struct seat_request request;
	enum found found;
	long long last = 0;

	while ((found = store_next_request(c->club->store, c->m->id, last, &request, c->why))
		== FOUND) {
		last = request.id;
		buf_str(b, "  asked for by ");
		text_clean(b, request.name, strlen(request.name), 40);
		buf_fmt(b, " <%s>, %s until %s\n", request.mail,
			request.confirmed ? "waits for you" : "not confirmed, kept",
			date_text(c, request_ends(&request)).s);
		seat_request_free(&request);
	}
	return found != UNREAD;
}

bool match_status_say(const struct context *c, struct buf *b)
{
	say_state(b, c);
	return say_clock(c, b) && letter_seal_print(c, b) && say_seats(c, b) && say_requests(c, b)
		&& say_leavers(c, b);
}

/* ---- the club ---- */

static void say_unknown(struct buf *b, const struct unknown_row *row)
{
	buf_str(b, "  ");
	time_print_short(b, row->received);
	buf_char(b, ' ');
	text_clean(b, row->source, strlen(row->source), 60);
	buf_str(b, ": ");
	text_clean(b, row->reason, strlen(row->reason), 200);
	buf_char(b, '\n');
}

/* Says the last of UNKNOWN_DAYS: who had a question asked again by then, or gave it up. */
static bool say_unknown_senders(const struct context *c, struct buf *b)
{
	struct store *store = c->club->store;
	struct unknown_row row;
	enum found found = NOT_FOUND;
	long long before = 0;
	int n = 0;

	if (!store_count_unknown(store, c->now - UNKNOWN_DAYS * 86400LL, &n, c->why))
		return false;
	if (n)
		buf_fmt(b, "%d letter%s of unknown senders in %d days, the last ones first:\n", n,
			n == 1 ? "" : "s", UNKNOWN_DAYS);
	for (int i = 0; i < 3 && i < n
		&& (found = store_next_unknown(store, before, &row, c->why)) == FOUND;
		i++) {
		before = row.id;
		say_unknown(b, &row);
		unknown_row_free(&row);
	}
	return found != UNREAD;
}

static bool say_needs(const struct context *c, struct buf *b)
{
	struct buf lines = BUF_INIT;
	bool ok = needs_say(c->club, c->now, &lines, c->why);

	if (lines.n)
		buf_fmt(b, "what needs a hand:\n%s\n", lines.s);
	else
		buf_str(b, "nothing needs a hand\n");
	buf_free(&lines);
	return ok;
}

bool match_status_club(const struct context *c, struct buf *b)
{
	enum found found;
	long long last = 0;
	struct match m;

	if (!say_needs(c, b))
		return false;
	while ((found = store_next_match(c->club->store, last, &m, c->why)) == FOUND) {
		last = m.id;
		say_state(b, &(struct context){ c->club, &m, c->now, c->why });
		match_free(&m);
	}
	return found != UNREAD && say_unknown_senders(c, b);
}
