/* SPDX-License-Identifier: MIT
 * status: a whole club, or one match of it. */
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/letter_seal.h"
#include "club/needs.h"
#include "club/request.h"
#include "club/seating.h"
#include "cmd/open.h"
#include "cmd/status.h"

#include <stdio.h>
#include <string.h>

/* How long a letter of an unknown sender is shown. */
enum { UNKNOWN_DAYS = 7 };

static int count_waiting(struct club *club, long long match, int seat)
{
	struct buf why = BUF_INIT;
	int n = 0;
	bool ok = store_count_waiting(club->store, match, seat, &n, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	return n;
}

static int count_refused(struct club *club, long long match, int seat)
{
	struct buf why = BUF_INIT;
	int n = 0;
	bool ok = store_count_refused(club->store, match, seat, &n, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	return n;
}

void state_print(struct buf *b, const struct match *m)
{
	switch (m->state) {
	case MATCH_SEATING: buf_str(b, "seats are being filled"); break;
	case MATCH_OPEN:
		buf_fmt(b, "letters for season %d", m->season);
		if (m->deadline) {
			buf_str(b, ", due ");
			time_print_short(b, m->deadline);
		}
		break;
	case MATCH_OVER:
		if (m->season)
			buf_fmt(b, "over after season %d", m->season - 1);
		else
			buf_str(b, "over before the set-up");
		buf_str(b, *m->reason ? ": " : "");
		text_clean(b, m->reason, strlen(m->reason), 300);
		break;
	case MATCH_ASIDE:
		buf_str(b, "put aside: ");
		text_clean(b, m->reason, strlen(m->reason), 300);
		break;
	}
}

static void print_state(const struct match *m)
{
	struct buf b = BUF_INIT, name = BUF_INIT, game = BUF_INIT;

	state_print(&b, m);
	text_clean(&name, m->name, strlen(m->name), sizeof m->name);
	text_clean(&game, m->game, strlen(m->game), sizeof m->game);
	printf("%-24s %-11s %s\n", name.s, game.s, b.s);
	buf_free(&b);
	buf_free(&name);
	buf_free(&game);
}

/* Prints the schedule, and what holds the season or gave it more time. */
static void print_clock(const struct context *c)
{
	const struct match *m = c->m;
	struct span schedule = charter_get(m, "schedule");
	struct buf b = BUF_INIT;
	struct clock_row clock;
	bool ok = store_get_clock(c->club->store, m->id, &clock, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (m->state != MATCH_OVER && match_is_former(m)) {
		buf_str(&b, "  ");
		match_say_former(&b, m);
		buf_char(&b, '\n');
	}
	if (schedule.n) {
		buf_str(&b, "  schedule ");
		text_clean(&b, schedule.s, schedule.n, 60);
		buf_char(&b, '\n');
	}
	if (m->state == MATCH_OPEN && clock.reminded) {
		buf_str(&b, "  reminded ");
		time_print_short(&b, clock.reminded);
		buf_char(&b, '\n');
	}
	if (m->state == MATCH_OPEN && clock.held) {
		buf_str(&b, "  held since ");
		time_print_short(&b, clock.held);
		buf_char(&b, ' ');
	} else if (m->state == MATCH_OPEN && *clock.why) {
		buf_str(&b, "  deadline: ");
	}
	if (m->state == MATCH_OPEN && *clock.why) {
		text_clean(&b, clock.why, strlen(clock.why), 200);
		buf_char(&b, '\n');
	}
	fwrite(b.s, 1, b.n, stdout);
	buf_free(&b);
	clock_row_free(&clock);
}

/* Begins another note on a seat. */
static struct buf *more(struct buf *notes)
{
	buf_str(notes, notes->n ? ", " : "");
	return notes;
}

/* Returns whether the seat's player has answered the invitation, in words. */
static const char *joined(const struct context *c, int seat)
{
	struct chain_row chain;
	bool answered,
		ok = store_get_chain(c->club->store, c->m->id, seat, &chain, c->why)
		&& seating_answered(c, seat, &answered);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	return chain.joined ? "joined" : answered ? "joined, no part in the dice" : "not joined";
}

/* Notes what is known of a seat beside its letter. */
static void note_attendance(
	struct buf *notes, const struct context *c, const struct attendance *r, int seat)
{
	const struct attendance_row *row = &r->row[seat];

	if (row->ready != READY_UNSAID)
		buf_str(more(notes), row->ready == READY_YES ? "ready" : "wait");
	if (r->away[seat]) {
		buf_str(more(notes), "away until ");
		date_day(notes, c, row->away);
	}
	if (row->missed)
		buf_fmt(more(notes), "%d missed", row->missed);
	if (r->open[seat])
		buf_str(more(notes), "open to others");
}

static void note_seat(struct buf *notes, const struct context *c, const struct attendance *r, int s)
{
	const struct match *m = c->m;
	static const char *const says[] = { "letter in", "no letter", "nothing to write" };
	int waiting = count_waiting(c->club, m->id, s), refused = count_refused(c->club, m->id, s);

	if (m->state == MATCH_SEATING)
		buf_str(more(notes), joined(c, s));
	if (m->state == MATCH_OPEN)
		buf_str(more(notes),
			r->out[s] ? "out of the match" : says[attendance_presence(r, s)]);
	if (m->state == MATCH_OPEN && !r->out[s])
		note_attendance(notes, c, r, s);
	if (waiting)
		buf_fmt(more(notes), "%d mail%s to send", waiting, waiting == 1 ? "" : "s");
	if (refused)
		buf_fmt(more(notes), "%d refused", refused);
}

static void print_seat(const struct context *c, const struct attendance *r, int s)
{
	struct buf name = BUF_INIT, player = BUF_INIT, notes = BUF_INIT;
	struct seat seat = { 0 };
	enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	seat_print(&name, match_game(c->m), s);
	if (found == FOUND) {
		text_clean(&player, seat.name, strlen(seat.name), 40);
		note_seat(&notes, c, r, s);
		if (notes.n)
			printf("  %-8s %-24s %s\n", name.s, player.s, notes.s);
		else
			printf("  %-8s %s\n", name.s, player.s);
		seat_free(&seat);
	} else {
		printf("  %-8s empty\n", name.s);
	}
	buf_free(&name);
	buf_free(&player);
	buf_free(&notes);
}

static void print_seats(const struct context *c)
{
	struct attendance r;
	bool ok = attendance_look(c, &r);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	for (int s = 1; s <= c->m->seats; s++)
		print_seat(c, &r, s);
}

/* Prints how reliable former players were. */
static void print_leavers(const struct context *c)
{
	enum found found;
	struct buf line = BUF_INIT;
	struct former_player_row row;
	long long last = 0;

	while ((found = store_next_leaver(c->club->store, c->m->id, last, &row, c->why)) == FOUND) {
		last = row.id;
		buf_clear(&line);
		seat_print(&line, match_game(c->m), row.seat);
		buf_str(&line, " was ");
		text_clean(&line, row.name, strlen(row.name), 40);
		printf("  %s's until season %d: letters in %d of %d seasons\n", line.s, row.season,
			row.letters, row.seasons);
		leaver_row_free(&row);
	}
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	buf_free(&line);
}

/* Prints who asks for a seat; nobody but the referee sees them. */
static void print_requests(const struct context *c)
{
	struct seat_request request;
	enum found found;
	long long last = 0;

	while ((found = store_next_request(c->club->store, c->m->id, last, &request, c->why))
		== FOUND) {
		struct buf line = BUF_INIT;

		last = request.id;
		text_clean(&line, request.name, strlen(request.name), 40);
		buf_fmt(&line, " <%s>, %s until ", request.mail,
			request.confirmed ? "waits for you" : "not confirmed, kept");
		time_print_short(&line, request_ends(&request));
		printf("  asked for by %s\n", line.s);
		buf_free(&line);
		seat_request_free(&request);
	}
	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
}

static void print_unknown(const struct unknown_row *row)
{
	struct buf b = BUF_INIT;

	time_print_short(&b, row->received);
	buf_char(&b, ' ');
	text_clean(&b, row->source, strlen(row->source), 60);
	buf_str(&b, ": ");
	text_clean(&b, row->reason, strlen(row->reason), 200);
	printf("  %s\n", b.s);
	buf_free(&b);
}

/* Prints the last of UNKNOWN_DAYS: who had a question asked again by then, or gave it up. */
static void print_unknown_senders(struct club *club)
{
	struct unknown_row row;
	struct buf why = BUF_INIT;
	enum found found = NOT_FOUND;
	long long before = 0;
	int n = 0;
	bool ok = store_count_unknown(club->store, time_now() - UNKNOWN_DAYS * 86400LL, &n, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	if (n)
		printf("%d letter%s of unknown senders in %d days, the last ones first:\n", n,
			n == 1 ? "" : "s", UNKNOWN_DAYS);
	for (int i = 0; i < 3 && i < n
		&& (found = store_next_unknown(club->store, before, &row, &why)) == FOUND;
		i++) {
		before = row.id;
		print_unknown(&row);
		unknown_row_free(&row);
	}
	need_store(found != UNREAD, club->store, EX_IOERR, &why);
}

static void print_needs(struct club *club)
{
	struct buf lines = BUF_INIT, why = BUF_INIT;
	bool ok = needs_say(club, time_now(), &lines, &why);

	need_store(ok, club->store, EX_IOERR, &why);
	if (lines.n)
		printf("what needs a hand:\n%s\n", lines.s);
	else
		puts("nothing needs a hand");
	buf_free(&lines);
}

static void print_club(struct club *club)
{
	enum found found;
	struct buf why = BUF_INIT;
	long long last = 0;
	struct match m;

	print_needs(club);
	while ((found = store_next_match(club->store, last, &m, &why)) == FOUND) {
		last = m.id;
		print_state(&m);
		match_free(&m);
	}
	need_store(found != UNREAD, club->store, EX_IOERR, &why);
	print_unknown_senders(club);
}

static void print_witness(const struct context *c)
{
	struct buf line = BUF_INIT;
	bool ok = letter_seal_print(c, &line);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	fputs(line.s, stdout);
	buf_free(&line);
}

int cmd_status(const struct command_call *call)
{
	struct match_context o;

	if (call->words) {
		open_match(&o, call);
		print_state(&o.m);
		print_clock(&o.c);
		print_witness(&o.c);
		print_seats(&o.c);
		print_requests(&o.c);
		print_leavers(&o.c);
		close_match(&o);
	} else {
		need_club(&o.club, call->folder);
		print_club(&o.club);
		club_close(&o.club);
	}
	return EX_DONE;
}
