/* SPDX-License-Identifier: MIT
 * charter, extend, hold, go: the referee sets the times of a match. All players are told, in the
 * same transaction. */
#include "club/charter.h"
#include "club/deadline.h"
#include "club/notice.h"
#include "club/letter_seal.h"
#include "club/token.h"
#include "cmd/referee.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Opens a match inside the transaction that will change it. */
static void begin_match(struct club *club, const struct command_call *call, struct match *m)
{
	struct buf why = BUF_INIT;
	bool ok;

	need_club(club, call->folder);
	ok = store_begin(club->store, &why);
	need_store(ok, club->store, EX_IOERR, &why);
	need_match(club, call->word[0], m);
}

static void end_match(struct club *club, struct match *m, bool ok, struct buf *why)
{
	ok = ok && store_commit(club->store, why);
	need_store(ok, club->store, EX_IOERR, why);
	match_free(m);
	club_close(club);
}

static void must_be_open(const struct match *m)
{
	if (m->state == MATCH_OPEN)
		return;
	die(EX_USAGE, "match '%s' %s", m->name,
		m->state == MATCH_OVER		  ? "is over"
			: m->state == MATCH_ASIDE ? "was put aside: take it up with start"
						  : "has not started");
}

/* Returns the text of --why; NULL where it was not given. */
static const char *reason_of(const struct command_call *call)
{
	const char *text = call_flag(call, "why");

	if (text && !text_is_clean(text, strlen(text), 200))
		die(EX_USAGE, "'--why': a reason is one line of 1 to 200 letters");
	return text;
}

/* ---- charter ---- */

/* Tells what was set, a line each. */
static bool tell_charter(const struct context *c, const struct command_call *call)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "settings match=%s", c->m->name);
	for (int i = 1; i < call->words; i++)
		buf_fmt(&text, "\n%s", call->word[i]);
	buf_char(&text, '\n');
	club_say(c->club, &text, "settings-due season=%d due=%s", c->m->season,
		c->m->deadline ? club_date(c->club, c->m->deadline).s : "");
	ok = notice_all(c, "subject-settings", text.s);
	buf_free(&text);
	return ok;
}

static void print_charter(const struct command_call *call)
{
	struct buf text = BUF_INIT;
	struct match m;
	struct club club;

	need_club(&club, call->folder);
	need_match(&club, call->word[0], &m);
	charter_print(&text, &m);
	fwrite(text.s, 1, text.n, stdout);
	buf_free(&text);
	match_free(&m);
	club_close(&club);
}

int cmd_charter(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	struct match m;
	struct club club;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	if (call->words == 1) {
		print_charter(call);
		return EX_DONE;
	}
	begin_match(&club, call, &m);
	for (int i = 1; i < call->words; i++)
		need(charter_set_line(&m, span_of(call->word[i]), &why), EX_USAGE, &why);
	need(token_possible(&c), EX_USAGE, &why);
	ok = store_save_match(club.store, &m, &why);
	if (ok && m.state == MATCH_OPEN)
		ok = tell_charter(&c, call);
	end_match(&club, &m, ok, &why);
	return EX_DONE;
}

/* ---- extend ---- */

static long long read_later(const struct match *m, const char *word)
{
	struct buf was = BUF_INIT;
	long long seconds;

	if (!time_read(span_of(word), &seconds))
		die(EX_USAGE, "'%s' is no time: write 2026-12-06T20:00Z", word);
	if (!m->deadline)
		die(EX_USAGE, "season %d of '%s' has no deadline: give it one with start",
			m->season, m->name);
	time_print_short(&was, m->deadline);
	if (seconds <= m->deadline)
		die(EX_USAGE, "'%s' is no later deadline: it is %s now", word, was.s);
	if (seconds <= time_now())
		die(EX_USAGE, "'%s' has passed: give a time to come", word);
	buf_free(&was);
	return seconds;
}

int cmd_extend(const struct command_call *call)
{
	const char *reason = reason_of(call);
	struct buf why = BUF_INIT, text = BUF_INIT;
	struct match m;
	struct club club;
	bool ok;
	const struct context c = { &club, &m, time_now(), &why };

	if (!reason)
		die(EX_USAGE, "'--why' is missing: all players will read the reason");
	begin_match(&club, call, &m);
	must_be_open(&m);
	need_unsealed(&c);
	m.deadline = read_later(&m, call->word[1]);
	club_say(&club, &text, "extended season=%d match=%s due=%s reason=%s", m.season, m.name,
		club_date(&club, m.deadline).s, reason);
	ok = store_save_match(club.store, &m, &why) && deadline_extended(&c, reason)
		&& notice_all(&c, "subject-later", text.s);
	buf_free(&text);
	end_match(&club, &m, ok, &why);
	return EX_DONE;
}

/* ---- hold and go ---- */

int cmd_hold(const struct command_call *call)
{
	const char *reason = reason_of(call);
	struct buf why = BUF_INIT, held = BUF_INIT, text = BUF_INIT;
	long long now = time_now();
	struct match m;
	struct club club;
	bool ok;
	const struct context c = { &club, &m, now, &why };

	begin_match(&club, call, &m);
	deadline_print_held(&held, &club, HELD_BY_REFEREE, reason ? reason : "");
	must_be_open(&m);
	need_unsealed(&c);
	club_say(&club, &text, "hold season=%d match=%s reason=%s", m.season, m.name, held.s);
	buf_char(&text, '\n');
	club_say(&club, &text, "hold-until");
	ok = deadline_hold(&c, HELD_BY_REFEREE, reason ? reason : "")
		&& notice_all(&c, "subject-held", text.s);
	buf_free(&held);
	buf_free(&text);
	end_match(&club, &m, ok, &why);
	return EX_DONE;
}

static void must_be_held(const struct context *c)
{
	struct clock_row clock;
	bool ok = store_get_clock(c->club->store, c->m->id, &clock, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (!clock.held)
		die(EX_USAGE, "season %d of '%s' is not held", c->m->season, c->m->name);
	clock_row_free(&clock);
}

int cmd_go(const struct command_call *call)
{
	struct buf why = BUF_INIT, text = BUF_INIT;
	long long now = time_now();
	struct match m;
	struct club club;
	bool ok;
	const struct context c = { &club, &m, now, &why };

	begin_match(&club, call, &m);
	must_be_open(&m);
	must_be_held(&c);
	club_say(&club, &text, "go season=%d match=%s", m.season, m.name);
	buf_char(&text, ' ');
	ok = deadline_release(&c, &text) && notice_all(&c, "subject-goes-on", text.s);
	buf_free(&text);
	end_match(&club, &m, ok, &why);
	return EX_DONE;
}
