/* SPDX-License-Identifier: MIT */
#include "club/remind.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/mails.h"
#include "club/meant_letter.h"
#include "club/notice.h"
#include "club/letter_seal.h"
#include "club/deadline.h"
#include "club/question.h"
#include "club/seat_person.h"
#include "club/waiting.h"
#include "club/waiting_open.h"

#include <stdlib.h>
#include <string.h>

/* Returns when to remind of a season that is due then; in a season shorter than the setting, at its half, as a
 * reminder right after the report would be useless. */
static long long remind_time(const struct match *m, const struct clock_row *clock, long long due)
{
	long long at = due - charter_number(m, "remind") * 3600LL;

	return at < clock->opened ? clock->opened + (due - clock->opened) / 2 : at;
}

/* Returns whether to remind of invitations: as of a season, or with a third of the time left where that is
 * earlier. */
static bool is_time_to_answer(const struct context *c, const struct clock_row *clock)
{
	const struct match *m = c->m;
	long long third = m->deadline - (m->deadline - m->made) / 3,
		  hours = m->deadline - charter_number(m, "remind") * 3600LL;

	return m->state == MATCH_SEATING && m->deadline && !clock->reminded
		&& charter_number(m, "remind") && !context_since(c, m->deadline, 1)
		&& (context_since(c, third, 0) || (hours > m->made && context_since(c, hours, 0)));
}

/* Returns whether nobody was reminded yet; of a deadline that moved, as the host was away, since the host came
 * back: whoever was reminded before it was is told that there is time again. */
static bool is_new(const struct match *m, const struct clock_row *clock, long long due)
{
	return clock->reminded < (due == m->deadline ? 1 : due - DUE_BACK);
}

static bool is_time(const struct context *c, const struct clock_row *clock)
{
	const struct match *m = c->m;
	long long due;

	if (is_time_to_answer(c, clock))
		return true;
	if (m->state != MATCH_OPEN || !m->deadline || clock->held || !charter_number(m, "remind")
		|| !context_since(c, remind_time(m, clock, m->deadline), 0))
		return false;
	due = deadline_due(c);
	return context_since(c, remind_time(m, clock, due), 0) && !context_since(c, due, 1)
		&& is_new(m, clock, due);
}

/* ---- what a seat was asked ---- */

/* What the player of a seat was asked and has not answered. */
struct open_question {
	bool open;
	struct letter_row
		waits; /* the last of the letters that wait for their yes; id 0: none does */
	int waiting;   /* number of those */
	struct letter_row asked; /* as deadline_asks gets it; id 0: nothing is open about it */
};

static void open_question_free(struct open_question *q)
{
	letter_row_free(&q->waits);
	letter_row_free(&q->asked);
}

/* Gets what is open of a seat's letters: of what may be meant its player's yes is awaited even where the season is
 * not. */
static bool find_asked(const struct context *c, int seat, struct letter_row *asked)
{
	enum found found = deadline_asks(c, seat, asked);

	if (found != UNREAD && !meant_is(asked) && !question_waits(c, asked)) {
		letter_row_free(asked);
		*asked = (struct letter_row){ 0 };
	}
	return found != UNREAD;
}

/* Free it in every case. */
static bool open_question_find(
	const struct context *c, int seat, const struct attendance *r, struct open_question *q)
{
	bool ok;

	*q = (struct open_question){ 0 };
	if (r->row[seat].vacant || r->out[seat])
		return true;
	ok = waiting_last(c, seat, &q->waiting, &q->waits)
		&& (!r->writes[seat] || find_asked(c, seat, &q->asked));
	q->open = q->waiting || q->asked.id;
	return ok;
}

/* Gets whether anybody owes a letter, or an answer. */
static bool is_owed(const struct context *c, const struct attendance *r, bool *owed)
{
	bool ok = true;

	*owed = r->awaiting;
	for (int s = 1; s <= c->m->seats && ok && !*owed; s++) {
		struct open_question q;

		ok = open_question_find(c, s, r, &q);
		*owed = q.open;
		open_question_free(&q);
	}
	return ok;
}

/* ---- the words ---- */

static void write_due(struct buf *b, const struct context *c, int seat, const struct texts *to)
{
	texts_say(to, b, "due season=%d match=%s due=%s grace=%d", c->m->season, c->m->name,
		deadline_text(c, seat).s, charter_number(c->m, "grace"));
	buf_char(b, ' ');
}

static void write_late(struct buf *b, const struct context *c, int seat, bool keyless,
	const struct open_question *q)
{
	bool pilot = c->m->season && charter_is(c->m, "missing", "autopilot");
	const struct texts *to = seat_texts(c, seat);

	write_due(b, c, seat, to);
	if (q->waiting)
		texts_say(to, b, "due-waits waits=%d", q->waiting);
	else
		texts_say(to, b, "due-missing asked=%d", q->open);
	buf_char(b, '\n');
	texts_say(to, b, "due-answer token=%d keyless=%d", charter_is(c->m, "unsigned", "token"),
		keyless);
	buf_char(b, ' ');
	if (charter_is(c->m, "missing", "hold"))
		texts_say(to, b, "due-else-held");
	else
		texts_say(to, b, "due-else autopilot=%d", pilot);
}

static void write_others(struct buf *b, const struct context *c, int seat,
	const struct attendance *r, const struct open_question *q)
{
	const struct texts *to = seat_texts(c, seat);
	struct buf awaited = BUF_INIT;

	attendance_awaited(&awaited, c->m, r);
	write_due(b, c, seat, to);
	if (q->waiting)
		texts_say(to, b, "due-waits waits=%d", q->waiting);
	if (awaited.n || !q->waiting)
		texts_say(to, b, "due-others awaited=%s asked=%d said=%d", awaited.s, q->open,
			q->waiting > 0);
	buf_free(&awaited);
}

/* Appends the lines that the player is asked about, where the whole letter is not shown. */
static bool write_asked_lines(struct buf *b, const struct context *c, const struct seat *seat,
	const struct open_question *q)
{
	struct edition *edition;
	struct names names;
	struct buf lines = BUF_INIT;

	if (q->waiting || !q->asked.id || meant_is(&q->asked))
		return true;
	edition = club_newest_edition(c);
	if (!edition)
		return false;
	names = match_names(edition, c->m);
	if (question_lines(&lines, c, seat, &names, &q->asked)) {
		buf_char(b, '\n');
		texts_tell(seat_texts(c, seat->seat), b, "asked-lines");
		buf_add(b, lines.s, lines.n);
	}
	buf_free(&lines);
	return true;
}

/* Appends the question, behind an empty line. A yes that takes a letter which waits is said to that letter alone. Returns
 * the subject that asks; NULL: yes says nothing. */
static const char *write_question(struct buf *b, const struct context *c, const struct seat *seat,
	const struct attendance *r, const struct open_question *q)
{
	bool stands = r->letter[seat->seat];

	if (!q->waiting) {
		question_say(b, c, seat, &q->asked, stands);
		return question_subject(c, &q->asked, stands);
	}
	buf_char(b, '\n');
	waiting_say_again(b, seat_texts(c, seat->seat), &q->waits);
	return "subject-yours";
}

static bool send_reminder(const struct context *c, const struct seat *whose,
	const struct attendance *r, const struct open_question *q)
{
	struct buf text = BUF_INIT, body = BUF_INIT;
	char token[TOKEN_TEXT] = "";
	int seat = whose->seat;
	bool late = r->awaited[seat], ok;
	const char *subject;

	if (late)
		write_late(&text, c, seat, !whose->key || !*whose->key, q);
	else
		write_others(&text, c, seat, r, q);
	notice_write(&body, text.s);
	ok = write_asked_lines(&body, c, whose, q);
	subject = q->open ? write_question(&body, c, whose, r, q) : NULL;
	if (!subject)
		subject = late ? "subject-missing" : "subject-awaited";
	if (q->waiting)
		token_of_question(c->m, whose, q->waits.hash, token);
	ok = ok && notice_body(c, seat, subject, &body, *token ? token : NULL);
	chance_wipe(token, sizeof token);
	buf_free(&text);
	buf_free(&body);
	return ok;
}

/* Where nobody is awaited, only who was asked something is told. */
static bool remind_seat(const struct context *c, int seat, const struct attendance *r)
{
	struct seat whose = { 0 };
	struct open_question q;
	bool ok = open_question_find(c, seat, r, &q);

	if (ok && (r->awaiting || q.open)) {
		enum found found = store_get_seat(c->club->store, c->m->id, seat, &whose, c->why);

		ok = found == FOUND ? send_reminder(c, &whose, r, &q) : found == NOT_FOUND;
		seat_free(&whose);
	}
	open_question_free(&q);
	return ok;
}

static bool remind_seats(const struct context *c, const struct attendance *r)
{
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++)
		ok = r->row[s].vacant || r->out[s] || remind_seat(c, s, r);
	return ok;
}

/* ---- before the match begins ---- */

static bool remind_of_invitation(const struct context *c, int seat)
{
	struct edition *edition = club_newest_edition(c);
	struct buf text = BUF_INIT;
	bool ok;

	texts_say(seat_texts(c, seat), &text,
		"invitation-again match=%s game=%s due=%s early=%d token=%d", c->m->name,
		edition ? edition->box->title : "", date_text_to(c, seat, c->m->deadline).s,
		deadline_early(c), charter_is(c->m, "unsigned", "token"));
	ok = notice_seat(c, seat, "subject-invited", text.s);
	buf_free(&text);
	return ok;
}

static bool remind_invited(const struct context *c, struct clock_row *clock)
{
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct attendance_row row;
		bool answered;

		/* Who has declined is asked no more. */
		ok = store_get_attendance(c->club->store, c->m->id, s, &row, c->why)
			&& invitation_answered(c, s, &answered)
			&& (answered || row.vacant || remind_of_invitation(c, s));
	}
	clock->reminded = c->now;
	return ok && store_save_clock(c->club->store, c->m->id, clock, c->why);
}

/* ---- once a deadline ---- */

static bool remind_open(const struct context *c, struct clock_row *clock)
{
	struct attendance r;
	bool owed;

	if (!is_time(c, clock))
		return true;
	if (c->m->state == MATCH_SEATING)
		return remind_invited(c, clock);
	if (!attendance_look(c, &r))
		return false;
	if (!is_owed(c, &r, &owed))
		return false;
	if (!owed)
		return true;
	clock->reminded = c->now;
	return store_save_clock(c->club->store, c->m->id, clock, c->why) && remind_seats(c, &r);
}

bool remind_look(const struct context *c, bool *due)
{
	struct attendance r;
	struct clock_row clock;

	if (!store_get_clock(c->club->store, c->m->id, &clock, c->why))
		return false;
	*due = is_time(c, &clock);
	clock_row_free(&clock);
	if (!*due || c->m->state == MATCH_SEATING)
		return true;
	return attendance_look(c, &r) && is_owed(c, &r, due);
}

static bool remind_match(const struct context *c)
{
	struct clock_row clock = { 0 };
	struct match m = { 0 };
	bool due, ok;
	const struct context in = { c->club, &m, c->now, c->why };

	/* Most matches need nothing most of the time, so they are not locked. */
	if (!remind_look(c, &due))
		return false;
	if (!due)
		return true;
	ok = store_begin(c->club->store, c->why)
		&& store_get_match(c->club->store, span_of(c->m->name), &m, c->why) == FOUND
		&& store_get_clock(c->club->store, m.id, &clock, c->why) && remind_open(&in, &clock)
		&& store_commit(c->club->store, c->why);
	if (!ok)
		store_rollback(c->club->store);
	clock_row_free(&clock);
	match_free(&m);
	return ok;
}

static bool remind_of(const struct context *c, long long id)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	enum found found = store_next_match(c->club->store, id - 1, &m, c->why);
	bool ok = found == FOUND && remind_match(&in) && letter_seal_remind(&in);

	match_free(&m);
	return ok;
}

bool remind_matches(const struct context *c)
{
	struct match_list awake;
	bool ok = store_list_running(c->club->store, c->now, &awake, c->why);

	for (int i = 0; i < awake.n && ok; i++)
		ok = remind_of(c, awake.id[i]);
	free(awake.id);
	return ok;
}
