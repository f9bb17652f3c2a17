/* SPDX-License-Identifier: MIT */
#include "club/deadline.h"
#include "club/calendar.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/notice.h"
#include "club/seat_person.h"
#include "club/letter_seal.h"
#include "club/waiting_open.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- why a run is held ---- */

void deadline_say_held(struct buf *b, const struct texts *to, const struct clock_row *clock)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, clock->why, strlen(clock->why), 200);
	switch (clock->cause) {
	case HELD_BY_NOBODY: buf_str(b, clean.n ? clean.s : ""); break;
	case HELD_BY_REFEREE:
	case HELD_BY_PLAYERS:
		texts_say(to, b, "held-by referee=%d reason=%s", clock->cause == HELD_BY_REFEREE,
			clean.s);
		break;
	case HELD_BY_CLUB:
		if (clock->asked)
			texts_say(to, b, "held-absent absent=%d seats=%d", clock->absent,
				clock->asked);
		else
			texts_say(to, b, "held-all-open");
		break;
	case HELD_FOR_MISSING: texts_say(to, b, "held-missing"); break;
	case LET_GO_ON: texts_say(to, b, "let-go"); break;
	}
	buf_free(&clean);
}

static bool has_standing(const struct context *c, int number, bool *has)
{
	enum found found;
	struct seat seat;

	*has = false;
	found = store_get_seat(c->club->store, c->m->id, number, &seat, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	*has = *seat.standing;
	seat_free(&seat);
	return true;
}

/* Counts seats without orders to be played, of those that matter, and seats with a player. */
static bool count_absent(
	const struct context *c, const struct attendance *r, int *absent, int *of, int *players)
{
	*absent = *of = *players = 0;
	for (int s = 1; s <= c->m->seats; s++) {
		bool has = false;

		*players += !r->row[s].vacant && !r->out[s];
		if (r->away[s] || r->row[s].vacant || !r->writes[s])
			continue;
		++*of;
		if (!r->awaited[s])
			continue;
		if (!has_standing(c, s, &has))
			return false;
		*absent += !has;
	}
	return true;
}

/* Tells whether too many sent nothing at the deadline. */
static bool too_few(const struct context *c, const struct attendance *r, struct clock_row *hold)
{
	int limit = charter_number(c->m, "absent-limit"), absent, of, players;

	if (!limit)
		return true;
	if (!count_absent(c, r, &absent, &of, &players))
		return false;
	if (players && absent * 100 <= limit * of)
		return true;
	hold->cause = HELD_BY_CLUB;
	hold->absent = players ? absent : 0;
	hold->asked = players ? of : 0;
	return true;
}

/* ---- due or not ---- */

/* After a host was away, or its clock jumped, everybody gets some time. */
static bool after_away(const struct context *c, long long *closes)
{
	long long away, back;

	if (!store_get_note(c->club->store, NOTE_BACK, &back, c->why)
		|| !store_get_note(c->club->store, NOTE_AWAY, &away, c->why))
		return false;
	if (back && *closes >= away && *closes < back + DUE_BACK)
		*closes = back + DUE_BACK;
	return true;
}

static bool look_at_deadline(const struct context *c, const struct clock_row *clock,
	const struct attendance *r, enum deadline_state *due, struct clock_row *hold)
{
	*due = DUE_NOW;
	if (clock->cause == LET_GO_ON)
		return true;
	if (!too_few(c, r, hold))
		return false;
	if (!hold->cause && r->awaiting && charter_is(c->m, "missing", "hold"))
		hold->cause = HELD_FOR_MISSING;
	if (hold->cause)
		*due = DUE_HOLD;
	return true;
}

/* Where nothing else ends the season, who signs has tried their orders before. */
enum found deadline_asks(const struct context *c, int seat, struct letter_row *letter)
{
	struct letter_row best = { 0 };
	enum found found = store_best_letter(
		c->club->store, c->m->id, c->m->season, seat, INT64_MAX, &best, c->why);

	*letter = (struct letter_row){ 0 };
	if (found != UNREAD)
		found = store_last_unclear(
			c->club->store, c->m->id, c->m->season, seat, best.id, letter, c->why);
	letter_row_free(&best);
	if (found != FOUND || c->m->deadline || !strcmp(letter->auth, "token"))
		return found;
	letter_row_free(letter);
	*letter = (struct letter_row){ 0 };
	return NOT_FOUND;
}

bool deadline_unclear(const struct context *c, const struct attendance *r, seats *who)
{
	*who = 0;
	for (int s = 1; s <= c->m->seats; s++) {
		struct letter_row letter = { 0 };
		enum found found = NOT_FOUND;

		if (r->writes[s] && !r->awaited[s] && !r->row[s].vacant)
			found = deadline_asks(c, s, &letter);
		if (found == UNREAD)
			return false;
		if (found == FOUND)
			*who |= ONLY(s);
		letter_row_free(&letter);
	}
	return true;
}

bool deadline_held_for_letters(const struct clock_row *clock)
{
	return clock->held && clock->cause != HELD_BY_REFEREE && clock->cause != HELD_BY_PLAYERS;
}

bool deadline_holds_for_letters(const struct context *c)
{
	struct buf why = BUF_INIT;
	struct clock_row clock;
	bool held = false;

	if (store_get_clock(c->club->store, c->m->id, &clock, &why)) {
		held = deadline_held_for_letters(&clock);
		clock_row_free(&clock);
	}
	buf_free(&why);
	return held;
}

bool deadline_waits_early(const struct context *c)
{
	return !c->m->deadline || (c->now <= deadline_due(c) && deadline_early(c));
}

bool deadline_waits_for_clear(const struct context *c)
{
	return deadline_waits_early(c) || deadline_holds_for_letters(c);
}

/* The club holds a season only after its deadline, when a player's /wait has ended. A letter that is unclear is
 * awaited as one that is missing. */
static bool look_held(const struct context *c, const struct clock_row *clock,
	const struct attendance *r, enum deadline_state *due)
{
	long long ends = clock->held + DUE_MISSING;
	seats unclear = 0;

	if (!after_away(c, &ends) || !deadline_unclear(c, r, &unclear))
		return false;
	*due = DUE_HELD;
	if (deadline_held_for_letters(clock)
		&& (((r->begun || !r->writers) && !r->awaiting && !unclear)
			|| (clock->cause == HELD_FOR_MISSING && context_since(c, ends, 0))))
		*due = DUE_NOW;
	return true;
}

/* Before its deadline a season is played when nobody wants to write any more. Who is on vacation may write until
 * then, or the others could play on without them; without a deadline nobody knows how long that would be. */
static bool is_settled(const struct context *c, const struct attendance *r, bool *settled)
{
	seats unclear = 0, waits = 0;

	*settled = r->begun && !r->awaiting && !r->wait && !(c->m->deadline && r->absent);
	if (*settled && (!deadline_unclear(c, r, &unclear) || !waiting_holds(c, r, &waits)))
		return false;
	*settled &= !unclear && !waits;
	return true;
}

static bool is_early(const struct context *c, const struct clock_row *clock)
{
	return charter_is(c->m, "early", "yes") && !clock->punctual;
}

static bool look(const struct context *c, const struct clock_row *clock, enum deadline_state *due,
	struct clock_row *hold)
{
	/* Without a deadline only the last letter can end the season. */
	bool early = !c->m->deadline || is_early(c, clock);
	long long closes;
	struct attendance r;
	bool settled = false;

	if (!attendance_look(c, &r) || !deadline_closes(c, &closes))
		return false;
	if (clock->held)
		return look_held(c, clock, &r, due);
	if (early && !is_settled(c, &r, &settled))
		return false;
	if ((!r.writers && !clock->punctual) || settled)
		*due = DUE_NOW;
	else if (closes && context_since(c, closes, 1))
		return look_at_deadline(c, clock, &r, due, hold);
	return true;
}

/* hold: empty; if the season is to be held, by whom and why. */
static bool look_well(const struct context *c, enum deadline_state *due, struct clock_row *hold)
{
	enum letter_seal_state sealing;
	struct clock_row clock;
	bool ok;

	*due = DUE_NOT;
	if (c->m->state != MATCH_OPEN)
		return true;
	if (!letter_seal_look(c, &sealing))
		return false;
	if (sealing == LETTER_SEAL_WAITS || sealing == LETTER_SEAL_DONE) {
		*due = sealing == LETTER_SEAL_DONE ? DUE_NOW : DUE_NOT;
		return true;
	}
	if (!store_get_clock(c->club->store, c->m->id, &clock, c->why))
		return false;
	ok = look(c, &clock, due, hold);
	clock_row_free(&clock);
	return ok;
}

bool deadline_look(const struct context *c, enum deadline_state *due)
{
	struct clock_row hold = { .why = (char *)"" };

	return look_well(c, due, &hold);
}

/* ---- until when ---- */

bool deadline_early(const struct context *c)
{
	struct buf why = BUF_INIT;
	struct clock_row clock = { .why = NULL };
	bool ok = store_get_clock(c->club->store, c->m->id, &clock, &why), early;

	early = is_early(c, &clock);
	if (ok)
		clock_row_free(&clock);
	buf_free(&why);
	return early;
}

bool deadline_soon(const struct context *c)
{
	struct buf why = BUF_INIT;
	struct context look = *c;
	struct attendance r;
	bool soon = deadline_early(c);

	look.why = &why;
	if (soon && c->m->state == MATCH_OPEN && c->m->deadline && attendance_look(&look, &r))
		soon = !r.absent;
	buf_free(&why);
	return soon;
}

bool deadline_now(const struct context *c)
{
	struct buf why = BUF_INIT;
	const struct context look = { c->club, c->m, c->now, &why };
	enum deadline_state due;
	bool over = c->m->deadline && deadline_due(c) < c->now,
	     now = deadline_look(&look, &due) && due == DUE_NOW && !over;

	buf_free(&why);
	return now;
}

long long deadline_due(const struct context *c)
{
	long long due = c->m->deadline, grace = charter_number(c->m, "grace") * 60LL,
		  closes = due + grace;
	struct buf why = BUF_INIT;

	if (due && c->m->state == MATCH_OPEN
		&& after_away(&(struct context){ c->club, c->m, c->now, &why }, &closes)
		&& closes > due + grace)
		due = closes;
	buf_free(&why);
	return due;
}

struct due_text deadline_text(const struct context *c, int seat)
{
	return deadline_text_in(c, seat, seat_texts(c, seat));
}

struct due_text deadline_text_in(const struct context *c, int seat, const struct texts *to)
{
	struct due_text text = { "" };
	struct buf b = BUF_INIT;

	if (c->m->deadline)
		texts_say(to, &b, "due-text due=%s early=%d",
			date_text_in(c, seat, to, deadline_due(c)).s, deadline_soon(c));
	if (b.n)
		snprintf(text.s, sizeof text.s, "%s", b.s);
	buf_free(&b);
	return text;
}

bool deadline_closes(const struct context *c, long long *closes)
{
	struct clock_row clock;

	*closes = 0;
	if (!c->m->deadline)
		return true;
	if (!store_get_clock(c->club->store, c->m->id, &clock, c->why))
		return false;
	if (!clock.held)
		*closes = c->m->deadline + charter_number(c->m, "grace") * 60LL;
	clock_row_free(&clock);
	return !*closes || after_away(c, closes);
}

bool deadline_late(const struct context *c, long long received, bool *late)
{
	long long closes;

	*late = false;
	if (!deadline_closes(c, &closes))
		return false;
	*late = closes && received > closes;
	return true;
}

bool deadline_next(const struct context *c, bool follows, long long *deadline)
{
	struct span text = charter_get(c->m, "schedule"),
		    holidays = span_of(c->club->setting[S_HOLIDAYS]);
	struct schedule schedule;

	*deadline = 0;
	if (!text.n)
		return true;
	if (!schedule_read(&schedule, text, c->why))
		return false;
	date_zone(c, schedule.zone);
	return follows
		? schedule_following(&schedule, holidays, c->now, DUE_LEAST, deadline, c->why)
		: schedule_next(&schedule, holidays, c->now + DUE_LEAST, deadline, c->why);
}

bool deadline_give(const struct context *c, struct match *m, bool *given)
{
	bool sealed;

	*given = false;
	if (m->state != MATCH_OPEN || m->deadline)
		return true;
	if (!chain_sealed(c, &sealed))
		return false;
	if (!sealed && !deadline_next(c, false, &m->deadline))
		return false;
	*given = m->deadline;
	return true;
}

bool deadline_open(const struct context *c)
{
	struct clock_row clock = { .opened = c->now, .why = (char *)"" };

	return store_save_clock(c->club->store, c->m->id, &clock, c->why);
}

bool deadline_tell_none(const struct context *c, const char *reason)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "no-deadline match=%s reason=%s", c->m->name, reason);
	buf_char(&text, '\n');
	club_say(c->club, &text, "no-deadline-do match=%s", c->m->name);
	ok = notice_referee(c, "subject-no-deadline", text.s);
	buf_free(&text);
	return ok;
}

/* ---- holding ---- */

static bool tell_hold(const struct context *c, const struct clock_row *clock)
{
	const struct match *m = c->m;
	struct buf text = BUF_INIT, reason = BUF_INIT;
	bool ok;

	deadline_say_held(&reason, c->club->texts, clock);
	club_say(c->club, &text, "held season=%d match=%s reason=%s", m->season, m->name, reason.s);
	buf_char(&text, '\n');
	club_say(c->club, &text, "held-letters missing=%d", clock->cause == HELD_FOR_MISSING);
	ok = notice_all(c, "subject-held", text.s);
	buf_clear(&text);
	club_say(c->club, &text, "held-referee season=%d match=%s reason=%s", m->season, m->name,
		reason.s);
	buf_char(&text, '\n');
	club_say(c->club, &text, "held-referee-do match=%s", m->name);
	ok = ok && notice_referee(c, "subject-a-held", text.s);
	buf_free(&text);
	buf_free(&reason);
	return ok;
}

static bool hold(const struct context *c, const struct clock_row *h)
{
	struct clock_row clock;
	bool ok = store_get_clock(c->club->store, c->m->id, &clock, c->why);

	if (!ok)
		return false;
	clock.held = c->now;
	clock.cause = h->cause;
	clock.absent = h->absent;
	clock.asked = h->asked;
	*clock.why = 0;
	ok = store_save_clock(c->club->store, c->m->id, &clock, c->why) && tell_hold(c, &clock);
	clock_row_free(&clock);
	return ok;
}

/* Reads the match again inside the transaction, as it may have changed. */
static bool hold_now(const struct context *c, enum deadline_state *due)
{
	struct clock_row h = { .why = (char *)"" };
	struct match m = { 0 };
	bool ok = store_begin(c->club->store, c->why);
	const struct context in = { c->club, &m, c->now, c->why };

	ok = ok && store_get_match(c->club->store, span_of(c->m->name), &m, c->why) == FOUND
		&& look_well(&in, due, &h);
	if (ok && *due == DUE_HOLD)
		ok = hold(&in, &h);
	ok = ok && store_commit(c->club->store, c->why);
	if (!ok)
		store_rollback(c->club->store);
	match_free(&m);
	return ok;
}

bool deadline_settle(const struct context *c, enum deadline_state *due)
{
	bool ok = deadline_look(c, due);

	if (ok && *due == DUE_HOLD)
		ok = hold_now(c, due);
	return ok;
}

static bool save_hold(
	const struct context *c, long long held, enum season_holder cause, const char *text)
{
	const struct match *m = c->m;
	struct clock_row clock;
	bool ok = store_get_clock(c->club->store, m->id, &clock, c->why);

	if (!ok)
		return false;
	clock.held = held;
	clock.cause = cause;
	clock.punctual = false;
	clock.absent = clock.asked = 0;
	free(clock.why);
	clock.why = xcopy(text, strlen(text));
	/* The votes were on the hold that was. */
	ok = store_save_clock(c->club->store, m->id, &clock, c->why)
		&& store_drop_votes(c->club->store, m->id, m->season, "pause", 0, c->why)
		&& store_drop_votes(c->club->store, m->id, m->season, "go", 0, c->why);
	clock_row_free(&clock);
	return ok;
}

bool deadline_hold(const struct context *c, enum season_holder by, const char *reason)
{
	return save_hold(c, c->now, by, reason);
}

/* Has the season wait for its deadline where it would be played at once. */
static bool wait_for_deadline(const struct context *c, bool *punctual)
{
	enum deadline_state due;
	struct clock_row clock;
	bool ok = deadline_look(c, &due);

	*punctual = due == DUE_NOW;
	if (!ok || !*punctual)
		return ok;
	if (!store_get_clock(c->club->store, c->m->id, &clock, c->why))
		return false;
	clock.punctual = true;
	ok = store_save_clock(c->club->store, c->m->id, &clock, c->why);
	clock_row_free(&clock);
	return ok;
}

bool deadline_extend(const struct context *c, const char *reason, struct deadline_change *told)
{
	struct clock_row clock;

	if (!store_get_clock(c->club->store, c->m->id, &clock, c->why))
		return false;
	*told = (struct deadline_change){ .reason = reason, .held = clock.held };
	clock_row_free(&clock);
	return save_hold(c, 0, HELD_BY_NOBODY, reason) && wait_for_deadline(c, &told->punctual);
}

void deadline_say_extended(
	struct buf *b, const struct context *c, int seat, const struct deadline_change *told)
{
	club_say(c->club, b, "extended season=%d match=%s held=%d due=%s punctual=%d reason=%s",
		c->m->season, c->m->name, told->held, deadline_text_in(c, seat, c->club->texts).s,
		told->punctual, told->reason);
}

bool deadline_release(const struct context *c, struct deadline_end *told)
{
	/* A hold that ends before the deadline says nothing about seats missing then. */
	*told = (struct deadline_end){ .past = c->m->deadline && c->m->deadline <= c->now };
	return save_hold(c, 0, told->past ? LET_GO_ON : HELD_BY_NOBODY, "")
		&& deadline_closes(c, &told->closes);
}

void deadline_say_released(
	struct buf *b, const struct context *c, int seat, const struct deadline_end *told)
{
	const struct texts *texts = c->club->texts;

	if (told->past)
		club_say(c->club, b, "goes-on-late until=%s early=%d",
			told->closes > c->now ? date_text_in(c, seat, texts, told->closes).s : "",
			deadline_early(c));
	else
		club_say(c->club, b, "goes-on due=%s", deadline_text_in(c, seat, texts).s);
}
