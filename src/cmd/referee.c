/* SPDX-License-Identifier: MIT */
#include "cmd/referee.h"
#include "club/deadline.h"
#include "club/consent.h"
#include "club/date.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void must_be_under_way(const struct match *m)
{
	if (m->state == MATCH_SEATING)
		die(EX_USAGE, "match '%s' has not started", m->name);
}

static const char *reason_of(const struct command_call *call)
{
	const char *why = call_flag(call, "why");

	if (!why || !span_trim(span_of(why)).n)
		die(EX_USAGE, "'--why' is missing: all players read the reason");
	if (!text_is_clean(why, strlen(why), REASON_BYTES))
		die(EX_USAGE, "'--why': a reason is one line of at most %d letters", REASON_BYTES);
	return why;
}

void act_start(struct referee_act *d, const struct command_call *call)
{
	*d = (struct referee_act){ .reason = reason_of(call),
		.c = { &d->club, &d->m, time_now(), &d->why } };
	need_club(&d->club, call->folder);
	/* No season is played meanwhile. */
	need_lock(&d->club, "run");
	act_need(d, store_begin(d->club.store, &d->why), EX_IOERR);
	need_match(&d->club, call->word[0], &d->m);
	must_be_under_way(&d->m);
	act_need(d, chain_state(&d->c, &d->state), EX_DATAERR);
}

void act_open(struct referee_act *d, const struct command_call *call)
{
	act_start(d, call);
	d->edition = club_edition(&d->c);
	act_need(d, d->edition, EX_DATAERR);
}

void act_need(struct referee_act *d, bool ok, int code)
{
	if (!ok)
		store_rollback(d->club.store);
	need_store(ok, d->club.store, code, &d->why);
}

void act_close(struct referee_act *d, const char *says, ...)
{
	va_list ap;

	act_need(d, store_commit(d->club.store, &d->why), EX_DATAERR);
	va_start(ap, says);
	vprintf(says, ap);
	va_end(ap);
	putchar('\n');
	record_row_free(&d->record);
	match_free(&d->m);
	buf_free(&d->why);
	club_close(&d->club);
}

void consent_need(struct referee_act *d, const struct command_call *call, const char *does,
	int season, struct span file)
{
	struct buf words = BUF_INIT;
	enum consent_state consent;

	buf_str(&words, call->command->name);
	for (int i = 0; i < call->words; i++)
		buf_fmt(&words, "\n%s", call->word[i]);
	act_need(d, consent_ask(d, words.s, does, season, file, &consent), EX_DATAERR);
	buf_free(&words);
	if (consent == CONSENT_GIVEN)
		return;
	act_need(d, store_commit(d->club.store, &d->why), EX_DATAERR);
	die(EX_TEMPFAIL,
		"the players of '%s' are asked: give the same command again when they have agreed"
		" by /vote agree",
		d->m.name);
}

void need_unsealed(const struct context *c)
{
	bool sealed, ok = chain_sealed(c, &sealed);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	if (sealed)
		die(EX_USAGE,
			"the letters of season %d of '%s' are sealed: do this when the season has "
			"been played",
			c->m->season, c->m->name);
}

void need_open(const struct match *m)
{
	if (m->state == MATCH_OPEN)
		return;
	die(EX_USAGE, "match '%s' %s", m->name,
		m->state == MATCH_OVER		  ? "is over"
			: m->state == MATCH_ASIDE ? "was put aside: take it up with start"
						  : "has not started");
}

const char *notice_reason(const struct command_call *call)
{
	const char *text = call_flag(call, "why");

	if (text && !text_is_clean(text, strlen(text), 200))
		die(EX_USAGE, "'--why': a reason is one line of 1 to 200 letters");
	return text;
}

long long need_date(const struct context *c, const char *text)
{
	struct clock_result is = date_to_come(c, span_of(text));
	struct buf why = BUF_INIT;

	if (is.fault) {
		clock_say_fault(&why, span_of(text), &is);
		die(EX_USAGE, "%s", why.s);
	}
	return is.instant[0];
}

void end_due(struct match_context *o)
{
	struct short_text due = { "" };

	if (o->m.state == MATCH_OPEN && o->m.deadline)
		due = date_text(&o->c, deadline_due(&o->c));
	end_match(o, true);
	if (*due.s)
		printf("due %s\n", due.s);
}
