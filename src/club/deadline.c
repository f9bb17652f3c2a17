/* SPDX-License-Identifier: MIT */
#include "club/deadline.h"
#include "club/calendar.h"
#include "club/charter.h"
#include "club/notice.h"
#include "club/letter_seal.h"

#include <stdlib.h>
#include <string.h>

/* ---- who is there ---- */

static bool call_seat(struct club *club, const struct match *m, long long now, int s,
	struct attendance *r, struct buf *why)
{
	struct attendance_row *row = &r->row[s];
	int n = 0;

	if (!store_get_attendance(club->store, m->id, s, row, why)
		|| !store_count_letters(club->store, m->id, m->season, s, "taken", &n, why))
		return false;
	r->letter[s] = n > 0;
	r->away[s] = row->away > now;
	r->open[s] = row->vacant && !r->out[s];
	r->awaited[s] =
		r->writes[s] && !n && row->ready != READY_YES && !r->away[s] && !row->vacant;
	r->writers += r->writes[s];
	r->awaiting += r->awaited[s];
	r->wait |= row->ready == READY_WAIT && !row->vacant && r->writes[s];
	r->begun |= r->writes[s] && (n > 0 || row->ready == READY_YES);
	return true;
}

bool attendance_look(struct club *club, const struct match *m, long long now, struct attendance *r,
	struct buf *why)
{
	struct duties d;

	if (!match_duties(club, m, m->season - 1, &d, why))
		return false;
	*r = (struct attendance){ 0 };
	for (int s = 1; s <= m->seats; s++) {
		r->out[s] = d.out & ONLY(s);
		r->writes[s] = d.write & ONLY(s);
		if (!call_seat(club, m, now, s, r, why))
			return false;
	}
	return true;
}

enum presence attendance_presence(const struct attendance *r, int seat)
{
	if (r->letter[seat])
		return PRESENCE_LETTER;
	return r->writes[seat] ? PRESENCE_NO_LETTER : PRESENCE_IDLE;
}

void attendance_awaited(struct buf *b, const struct match *m, const struct attendance *r)
{
	int said = 0;

	for (int s = 1; s <= m->seats; s++)
		if (r->awaited[s]) {
			buf_str(b, said++ ? ", " : "");
			seat_print(b, match_game(m), s);
		}
}

/* ---- why a run is held ---- */

struct hold {
	enum season_holder by; /* HELD_BY_NOBODY: it is not to be held */
	struct buf words;
};

void deadline_print_held(
	struct buf *b, const struct club *club, enum season_holder by, const char *reason)
{
	struct buf clean = BUF_INIT;

	text_clean(&clean, reason, strlen(reason), 200);
	club_say(club, b, "held-by referee=%d reason=%s", by == HELD_BY_REFEREE, clean.s);
	buf_free(&clean);
}

static bool has_standing(
	struct club *club, const struct match *m, int number, bool *has, struct buf *why)
{
	struct seat seat;

	*has = false;
	if (!store_get_seat(club->store, m->id, number, &seat, why))
		return !why->n;
	*has = *seat.standing;
	seat_free(&seat);
	return true;
}

/* How many seats have nothing to be played, of how many that count; and how many have a player. */
static bool count_absent(struct club *club, const struct match *m, const struct attendance *r,
	int *absent, int *of, int *players, struct buf *why)
{
	*absent = *of = *players = 0;
	for (int s = 1; s <= m->seats; s++) {
		bool has = false;

		*players += !r->row[s].vacant && !r->out[s];
		if (r->away[s] || r->row[s].vacant || !r->writes[s])
			continue;
		++*of;
		if (!r->awaited[s])
			continue;
		if (!has_standing(club, m, s, &has, why))
			return false;
		*absent += !has;
	}
	return true;
}

/* At the deadline, if too many sent nothing. */
static bool too_few(struct club *club, const struct match *m, const struct attendance *r,
	struct hold *hold, struct buf *why)
{
	int limit = charter_number(m, "absent-limit"), absent, of, players;

	if (!limit)
		return true;
	if (!count_absent(club, m, r, &absent, &of, &players, why))
		return false;
	if (!players)
		club_say(club, &hold->words, "held-all-open");
	else if (absent * 100 > limit * of)
		club_say(club, &hold->words, "held-absent absent=%d seats=%d", absent, of);
	else
		return true;
	hold->by = HELD_BY_CLUB;
	return true;
}

/* ---- due or not ---- */

/* A host that was away, or whose clock jumped, gives everybody time after it is back. */
static bool after_away(struct club *club, long long *closes, struct buf *why)
{
	long long away, back;

	if (!store_get_note(club->store, NOTE_BACK, &back, why)
		|| !store_get_note(club->store, NOTE_AWAY, &away, why))
		return false;
	if (back && *closes >= away && *closes < back + DUE_BACK)
		*closes = back + DUE_BACK;
	return true;
}

/* The club holds a season after its deadline only, and there a word to wait ends. */
static bool look_held(struct club *club, const struct clock_row *clock, const struct attendance *r,
	long long now, enum deadline_state *due, struct buf *why)
{
	long long ends = clock->held + DUE_MISSING;
	bool wanted = clock->cause == HELD_BY_REFEREE || clock->cause == HELD_BY_PLAYERS;

	if (!after_away(club, &ends, why))
		return false;
	*due = DUE_HELD;
	if (!wanted
		&& (((r->begun || !r->writers) && !r->awaiting)
			|| (clock->cause == HELD_FOR_MISSING && now >= ends)))
		*due = DUE_NOW;
	return true;
}

static bool look_at_deadline(struct club *club, const struct match *m,
	const struct clock_row *clock, const struct attendance *r, enum deadline_state *due,
	struct hold *hold, struct buf *why)
{
	*due = DUE_NOW;
	if (clock->cause == LET_GO_ON)
		return true;
	if (!too_few(club, m, r, hold, why))
		return false;
	if (!hold->by && r->awaiting && charter_is(m, "missing", "hold")) {
		hold->by = HELD_FOR_MISSING;
		club_say(club, &hold->words, "held-missing");
	}
	if (hold->by)
		*due = DUE_HOLD;
	return true;
}

static bool look(struct club *club, const struct match *m, long long now,
	const struct clock_row *clock, enum deadline_state *due, struct hold *hold, struct buf *why)
{
	/* Without a deadline nothing but the last letter can end the season. */
	bool early = !m->deadline || charter_is(m, "early", "yes");
	long long closes;
	struct attendance r;

	if (!attendance_look(club, m, now, &r, why) || !deadline_closes(club, m, &closes, why))
		return false;
	if (clock->held)
		return look_held(club, clock, &r, now, due, why);
	if (!r.writers || (early && r.begun && !r.awaiting && !r.wait))
		*due = DUE_NOW;
	else if (closes && now > closes)
		return look_at_deadline(club, m, clock, &r, due, hold, why);
	return true;
}

/* hold: empty; where it is to be held, by whom and why. */
static bool look_well(struct club *club, const struct match *m, long long now,
	enum deadline_state *due, struct hold *hold, struct buf *why)
{
	enum letter_seal_state sealing;
	struct clock_row clock;
	bool ok;

	*due = DUE_NOT;
	if (m->state != MATCH_OPEN)
		return true;
	if (!letter_seal_look(club, m, now, &sealing, why))
		return false;
	if (sealing == LETTER_SEAL_WAITS || sealing == LETTER_SEAL_DONE) {
		*due = sealing == LETTER_SEAL_DONE ? DUE_NOW : DUE_NOT;
		return true;
	}
	if (!store_get_clock(club->store, m->id, &clock, why))
		return false;
	ok = look(club, m, now, &clock, due, hold, why);
	clock_row_free(&clock);
	return ok;
}

bool deadline_look(struct club *club, const struct match *m, long long now,
	enum deadline_state *due, struct buf *why)
{
	struct hold hold = { .words = BUF_INIT };
	bool ok = look_well(club, m, now, due, &hold, why);

	buf_free(&hold.words);
	return ok;
}

/* ---- until when ---- */

bool deadline_closes(struct club *club, const struct match *m, long long *closes, struct buf *why)
{
	struct clock_row clock;

	*closes = 0;
	if (!m->deadline)
		return true;
	if (!store_get_clock(club->store, m->id, &clock, why))
		return false;
	if (!clock.held)
		*closes = m->deadline + charter_number(m, "grace") * 60LL;
	clock_row_free(&clock);
	return !*closes || after_away(club, closes, why);
}

bool deadline_late(
	struct club *club, const struct match *m, long long received, bool *late, struct buf *why)
{
	long long closes;

	*late = false;
	if (!deadline_closes(club, m, &closes, why))
		return false;
	*late = closes && received > closes;
	return true;
}

bool deadline_next(struct club *club, const struct match *m, long long opened, long long *deadline,
	struct buf *why)
{
	struct span text = charter_get(m, "schedule");
	struct schedule schedule;

	*deadline = 0;
	return !text.n
		|| (schedule_read(&schedule, text, why)
			&& schedule_next(&schedule, span_of(club->setting[S_HOLIDAYS]),
				opened + DUE_LEAST, deadline, why));
}

bool deadline_open(struct club *club, const struct match *m, long long now, struct buf *why)
{
	struct clock_row clock = { .opened = now, .why = (char *)"" };

	return store_save_clock(club->store, m->id, &clock, why);
}

bool deadline_tell_none(struct club *club, const struct match *m, const char *reason, long long now,
	struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(club, &text, "no-deadline match=%s reason=%s", m->name, reason);
	buf_char(&text, '\n');
	club_say(club, &text, "no-deadline-do match=%s", m->name);
	ok = notice_referee(club, m, "subject-no-deadline", text.s, now, why);
	buf_free(&text);
	return ok;
}

/* ---- holding ---- */

static bool tell_hold(struct club *club, const struct match *m, const char *reason, long long now,
	struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(club, &text, "held season=%d match=%s reason=%s", m->season, m->name, reason);
	buf_char(&text, '\n');
	club_say(club, &text, "held-letters");
	ok = notice_all(club, m, "subject-held", text.s, now, why);
	buf_clear(&text);
	club_say(club, &text, "held-referee season=%d match=%s reason=%s", m->season, m->name,
		reason);
	buf_char(&text, '\n');
	club_say(club, &text, "held-referee-do match=%s", m->name);
	ok = ok && notice_referee(club, m, "subject-a-held", text.s, now, why);
	buf_free(&text);
	return ok;
}

static bool hold(struct club *club, const struct match *m, const struct hold *h, long long now,
	struct buf *why)
{
	struct clock_row clock;
	bool ok = store_get_clock(club->store, m->id, &clock, why);

	if (!ok)
		return false;
	clock.held = now;
	clock.cause = h->by;
	free(clock.why);
	clock.why = xcopy(h->words.s, h->words.n);
	ok = store_save_clock(club->store, m->id, &clock, why)
		&& tell_hold(club, m, h->words.s, now, why);
	clock_row_free(&clock);
	return ok;
}

/* The match is read anew inside the transaction: what was looked at before may have changed. */
static bool hold_now(struct club *club, const char *name, long long now, enum deadline_state *due,
	struct buf *why)
{
	struct hold h = { .words = BUF_INIT };
	struct match m = { 0 };
	bool ok = store_begin(club->store, why);

	ok = ok && store_get_match(club->store, span_of(name), &m, why)
		&& look_well(club, &m, now, due, &h, why);
	if (ok && *due == DUE_HOLD)
		ok = hold(club, &m, &h, now, why);
	ok = ok && store_commit(club->store, why);
	if (!ok)
		store_rollback(club->store);
	match_free(&m);
	buf_free(&h.words);
	return ok;
}

bool deadline_settle(struct club *club, const struct match *m, long long now,
	enum deadline_state *due, struct buf *why)
{
	bool ok = deadline_look(club, m, now, due, why);

	if (ok && *due == DUE_HOLD)
		ok = hold_now(club, m->name, now, due, why);
	return ok;
}

static bool save_hold(struct club *club, const struct match *m, long long held,
	enum season_holder cause, const char *text, struct buf *why)
{
	struct clock_row clock;
	bool ok = store_get_clock(club->store, m->id, &clock, why);

	if (!ok)
		return false;
	clock.held = held;
	clock.cause = cause;
	free(clock.why);
	clock.why = xcopy(text, strlen(text));
	/* Players voted on the hold that was. */
	ok = store_save_clock(club->store, m->id, &clock, why)
		&& store_drop_votes(club->store, m->id, m->season, "pause", 0, why)
		&& store_drop_votes(club->store, m->id, m->season, "go", 0, why);
	clock_row_free(&clock);
	return ok;
}

bool deadline_hold(struct club *club, const struct match *m, enum season_holder by,
	const char *reason, long long now, struct buf *why)
{
	struct buf words = BUF_INIT;
	bool ok;

	deadline_print_held(&words, club, by, reason);
	ok = save_hold(club, m, now, by, words.s, why);
	buf_free(&words);
	return ok;
}

bool deadline_extended(
	struct club *club, const struct match *m, const char *reason, struct buf *why)
{
	return save_hold(club, m, 0, HELD_BY_NOBODY, reason, why);
}

bool deadline_release(
	struct club *club, const struct match *m, long long now, struct buf *says, struct buf *why)
{
	/* A hold that ends before the deadline says nothing of who will be missing then. */
	bool past = m->deadline && m->deadline <= now, ok;
	struct buf let_go = BUF_INIT;
	long long closes = 0;

	if (past)
		club_say(club, &let_go, "let-go");
	ok = save_hold(club, m, 0, past ? LET_GO_ON : HELD_BY_NOBODY, let_go.s, why)
		&& deadline_closes(club, m, &closes, why);
	buf_free(&let_go);
	if (!ok)
		return false;
	if (past)
		club_say(club, says, "goes-on-late until=%s",
			closes > now ? club_date(club, closes).s : "");
	else
		club_say(club, says, "goes-on due=%s",
			m->deadline ? club_date(club, m->deadline).s : "");
	return true;
}
