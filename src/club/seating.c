/* SPDX-License-Identifier: MIT */
#include "club/seating.h"
#include "club/behind.h"
#include "club/club_bounce.h"
#include "club/chain.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/mails.h"
#include "club/notice.h"
#include "club/seat_person.h"
#include "club/verdict.h"
#include "club/waiting_open.h"
#include "club/letter_seal.h"

#include <stdlib.h>
#include <string.h>

bool seating_open(const struct context *c, struct match *m, struct span box,
	const struct witness_row *witness)
{
	return store_put_box(c->club->store, m->box, box, c->why)
		&& store_add_match(c->club->store, m, c->why)
		&& (!witness || store_save_witness(c->club->store, m->id, witness, c->why))
		&& chain_open(c) && letter_seal_invite(c);
}

static bool forget_answer(const struct context *c, int number)
{
	struct attendance_row row;

	if (!store_get_attendance(c->club->store, c->m->id, number, &row, c->why))
		return false;
	row.ready = READY_UNSAID;
	row.vacant = false;
	return store_save_attendance(c->club->store, c->m->id, number, &row, c->why)
		&& store_refuse_letters(c->club->store, c->m->id, c->m->season, number,
			verdict_name(V_NOT_STARTED), c->why);
}

/* Whether a seat goes to somebody else; *other false: it goes to nobody new, or was nobody's. */
static bool is_other(const struct context *c, const struct seat *seat, bool *other)
{
	struct seat before;
	enum found found = store_get_seat(c->club->store, c->m->id, seat->seat, &before, c->why);

	*other = found == FOUND
		&& (strcmp(before.name, seat->name) != 0 || strcmp(before.mail, seat->mail) != 0);
	seat_free(&before);
	return found != UNREAD;
}

/* Tells whoever had the seat that it is somebody else's, unless that one reads the same mails. Nothing of the
 * seat goes with it. */
static bool tell_replaced(const struct context *c, const struct seat *seat)
{
	struct seat before;
	enum found found = store_get_seat(c->club->store, c->m->id, seat->seat, &before, c->why);
	const struct texts *to = seat_texts(c, seat->seat);
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan p = { .kind = "notice",
		.season = c->m->season,
		.to = &before,
		.texts = to,
		.subject = "subject-replaced",
		.token = "" };
	bool ok = found != UNREAD;

	if (found == FOUND && !span_folds(span_of(before.mail), seat->mail)) {
		texts_tell(to, &body, "replaced seat=%s match=%s referee=%s",
			seat_text(match_game(c->m), seat->seat).s, c->m->name,
			club_referee(c->club));
		buf_fmt(&unique, "replaced %d %s %lld", seat->seat, before.mail, c->now);
		p.body = span_of_buf(&body);
		p.unique = span_of_buf(&unique);
		ok = mail_queue(c, &p);
	}
	seat_free(&before);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

/* joined: the player has answered before. */
static bool give(const struct context *c, const struct seat *seat, bool joined)
{
	bool other;

	return is_other(c, seat, &other) && (!other || tell_replaced(c, seat))
		&& store_save_seat(c->club->store, c->m->id, seat, c->why)
		&& chain_drop(c, seat, NULL) && (!other || forget_answer(c, seat->seat))
		&& (!joined || seating_answer(c, seat->seat)) && mail_invite(c, seat, other);
}

bool seating_give(const struct context *c, const struct seat *seat)
{
	return give(c, seat, false);
}

bool seating_welcome(const struct context *c, const struct seat *seat)
{
	return give(c, seat, true);
}

/* The question about a letter is void with the address that it went to. */
static bool say_waits(const struct context *c, int seat, struct buf *text)
{
	int waits = 0;

	if (c->m->state == MATCH_OPEN && !waiting_count(c, seat, &waits))
		return false;
	if (waits) {
		buf_char(text, '\n');
		texts_say(seat_texts(c, seat), text, "moved-waits waits=%d season=%d", waits,
			c->m->season);
	}
	return true;
}

enum found seating_move(const struct context *c, int number, const char *mail)
{
	const struct match *m = c->m;
	const struct texts *to = seat_texts(c, number);
	struct buf text = BUF_INIT;
	struct seat seat;
	enum found found = store_get_seat(c->club->store, m->id, number, &seat, c->why);
	size_t first;
	bool ok;

	if (found != FOUND)
		return found;
	texts_say(to, &text, "moved match=%s address=%s", m->name, mail);
	first = text.n;
	buf_char(&text, ' ');
	texts_say(to, &text, "key-ask referee=%s", club_referee(c->club));
	ok = notice_seat(c, number, "subject-old-address", text.s);
	buf_cut(&text, first);
	free(seat.mail);
	seat.mail = xcopy(mail, strlen(mail));
	ok = ok && store_save_seat(c->club->store, m->id, &seat, c->why)
		&& store_drop_address_request(c->club->store, m->id, number, c->why)
		&& bounce_forget(c->club, seat.mail, c->why);
	if (ok && m->state == MATCH_SEATING)
		ok = mail_invite(c, &seat, true);
	buf_char(&text, ' ');
	texts_say(to, &text, "moved-first");
	ok = ok && say_waits(c, number, &text);
	if (ok && m->state != MATCH_SEATING)
		ok = notice_seat(c, number, "subject-new-address", text.s);
	seat_free(&seat);
	buf_free(&text);
	return ok ? FOUND : UNREAD;
}

/* ---- the start ---- */

static void say_again(struct buf *b, const struct context *c, int seat, const void *what)
{
	(void)what;
	club_say(c->club, b, "taken-up match=%s season=%d due=%s", c->m->name, c->m->season,
		deadline_text_in(c, seat, c->club->texts).s);
}

/* Who has declined is not told. */
static bool mail_begins(const struct context *c, int number, seats silent, long long passed)
{
	struct attendance_row row;
	struct seat seat = { 0 };
	bool ok = store_get_attendance(c->club->store, c->m->id, number, &row, c->why)
		&& store_get_seat(c->club->store, c->m->id, number, &seat, c->why) == FOUND
		&& (row.vacant || mail_roster(c, &seat, silent, passed));

	seat_free(&seat);
	return ok;
}

/* An answer to the invitation says nothing about the season that opens. Adds a seat that has not answered to silent. */
static bool forget_word(const struct context *c, int number, seats *silent)
{
	struct attendance_row row;
	bool answered;

	if (!invitation_answered(c, number, &answered)
		|| !store_get_attendance(c->club->store, c->m->id, number, &row, c->why))
		return false;
	if (!answered)
		*silent |= ONLY(number);
	if (row.ready == READY_UNSAID)
		return true;
	row.ready = READY_UNSAID;
	return store_save_attendance(c->club->store, c->m->id, number, &row, c->why);
}

/* Closes the roster; tells each player who plays, with the template of the set-up. */
static bool open_setup(const struct context *c, long long passed)
{
	bool ok = chain_close(c);
	seats silent = 0;

	for (int s = 1; s <= c->m->seats && ok; s++)
		ok = forget_word(c, s, &silent);
	for (int s = 1; s <= c->m->seats && ok; s++)
		ok = mail_begins(c, s, silent, passed);
	return ok;
}

bool seating_opens(const struct match *m)
{
	return m->state == MATCH_SEATING || (m->state == MATCH_ASIDE && m->before == MATCH_SEATING);
}

/* Returns the deadline that the match was made with, if it has passed before the match begins; else 0. */
static long long deadline_passed(const struct context *c)
{
	return c->m->deadline && c->m->deadline <= c->now ? c->m->deadline : 0;
}

/* Opens the season that letters are for. opens: the roster is closed; anew: its clock begins. */
static bool open_season(
	const struct context *c, struct match *m, bool opens, bool anew, long long passed)
{
	m->state = MATCH_OPEN;
	m->reason[0] = 0;
	m->ended[0] = 0;
	m->winner = 0;
	return (!anew || deadline_open(c)) && store_save_match(c->club->store, m, c->why)
		&& (!opens || open_setup(c, passed));
}

/* Whom a hold was told of are told when it ends. */
static void say_released(struct buf *b, const struct context *c, int seat, const void *what)
{
	(void)what;
	club_say(c->club, b, "go season=%d match=%s", c->m->season, c->m->name);
	buf_char(b, ' ');
	deadline_say_released(b, c, seat, &(struct deadline_end){ .past = false });
}

static bool is_held(const struct context *c, bool *held)
{
	struct clock_row clock;

	*held = false;
	if (c->m->state != MATCH_OPEN)
		return true;
	if (!store_get_clock(c->club->store, c->m->id, &clock, c->why))
		return false;
	*held = clock.held;
	clock_row_free(&clock);
	return true;
}

bool seating_start(const struct context *c, struct match *m, long long deadline)
{
	/* A match that its players ended by a vote goes on. */
	bool again = m->state == MATCH_OVER;
	bool opens = seating_opens(m);
	bool begins = opens || again, held;
	long long passed = opens ? deadline_passed(c) : 0;

	if (!is_held(c, &held))
		return false;
	/* The deadline that the match was made with stands, as its players were told it. */
	if (!deadline && opens && m->deadline > c->now)
		deadline = m->deadline;
	if (deadline)
		m->deadline = deadline;
	else if (begins && !deadline_next(c, false, &m->deadline))
		return false;
	return open_season(c, m, opens, begins || deadline, passed)
		&& (!again || notice_each(c, "subject-match-goes-on", say_again, NULL))
		&& (!held || notice_each(c, "subject-goes-on", say_released, NULL));
}

/* ---- answers to invitations ---- */

bool seating_answer(const struct context *c, int seat)
{
	struct attendance_row row;

	if (!store_get_attendance(c->club->store, c->m->id, seat, &row, c->why))
		return false;
	row.ready = READY_YES;
	row.vacant = false;
	return store_save_attendance(c->club->store, c->m->id, seat, &row, c->why);
}

static bool all_answered(const struct context *c, bool *all)
{
	*all = true;
	for (int s = 1; s <= c->m->seats && *all; s++) {
		struct seat seat = { 0 };
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		seat_free(&seat);
		*all = found == FOUND;
		if (found == UNREAD || (*all && !invitation_answered(c, s, all)))
			return false;
	}
	return true;
}

/* Where the match lies behind what was signed, its roster may
 * be closed already. */
bool seating_may_begin(const struct context *c, bool *may)
{
	struct buf whom = BUF_INIT;
	long long behind = 0;
	bool ok;

	*may = c->m->state == MATCH_SEATING && charter_is(c->m, "begin", "joined");
	if (!*may)
		return true;
	ok = behind_since(c->club->store, c->m, &behind, c->why) && all_answered(c, may)
		&& (!*may || letter_seal_ready(c, may, &whom));
	*may = *may && !behind;
	buf_free(&whom);
	return ok;
}

/* A schedule that cannot be followed does not stop it, as nobody is there to read that. */
static bool begin(const struct context *c, struct match *m)
{
	struct buf problem = BUF_INIT, text = BUF_INIT;
	const struct context in = { c->club, m, c->now, &problem };
	long long passed = deadline_passed(c);
	bool scheduled = m->deadline > c->now || deadline_next(&in, false, &m->deadline), ok;

	ok = open_season(c, m, true, true, passed)
		&& (scheduled || deadline_tell_none(c, problem.s));
	club_say(c->club, &text, "begun match=%s due=%s passed=%s", m->name,
		deadline_text(&in, 0).s, passed ? date_text(c, passed).s : "");
	ok = ok && notice_referee(c, "subject-begins", text.s);
	buf_free(&problem);
	buf_free(&text);
	return ok;
}

bool seating_begin(const struct context *c)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = store_get_match(c->club->store, span_of(c->m->name), &m, c->why);
	bool may, ok;

	if (found != FOUND)
		return found == NOT_FOUND;
	ok = seating_may_begin(&in, &may) && (!may || begin(&in, &m));
	match_free(&m);
	return ok;
}

static bool begin_if_it_may(const struct context *c, long long id)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	bool ok =
		store_next_match(c->club->store, id - 1, &m, c->why) == FOUND && seating_begin(&in);

	match_free(&m);
	return ok;
}

bool seating_begin_all(const struct context *c)
{
	struct match_list list;
	bool ok = store_list_seating(c->club->store, &list, c->why);

	for (int i = 0; i < list.n && ok; i++)
		ok = begin_if_it_may(c, list.id[i]);
	free(list.id);
	return ok;
}
