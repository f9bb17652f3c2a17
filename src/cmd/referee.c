/* SPDX-License-Identifier: MIT */
#include "cmd/referee.h"
#include "club/consent.h"

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
	struct buf why = BUF_INIT;
	bool ok;
	const struct context c = { &d->club, &d->m, time_now(), &why };

	*d = (struct referee_act){ .now = time_now(), .reason = reason_of(call) };
	need_club(&d->club, call->folder);
	/* No season is played meanwhile. */
	need_lock(&d->club, "run");
	ok = store_begin(d->club.store, &why);
	need_store(ok, d->club.store, EX_IOERR, &why);
	need_match(&d->club, call->word[0], &d->m);
	must_be_under_way(&d->m);
	act_need(d, chain_state(&c, &d->state), &why);
}

void act_open(struct referee_act *d, const struct command_call *call)
{
	struct buf why = BUF_INIT;
	const struct context c = { &d->club, &d->m, time_now(), &why };

	act_start(d, call);
	d->edition = club_edition(&c);
	need(d->edition != NULL, EX_DATAERR, &why);
}

void act_need(struct referee_act *d, bool ok, const struct buf *why)
{
	if (!ok)
		store_rollback(d->club.store);
	need_store(ok, d->club.store, EX_DATAERR, why);
}

void act_close(struct referee_act *d)
{
	struct buf why = BUF_INIT;

	act_need(d, store_commit(d->club.store, &why), &why);
	record_row_free(&d->record);
	match_free(&d->m);
	club_close(&d->club);
}

void consent_need(struct referee_act *d, const struct command_call *call, const char *does,
	int season, struct span file)
{
	struct buf words = BUF_INIT, why = BUF_INIT;
	enum consent_state consent;

	buf_str(&words, call->command->name);
	for (int i = 0; i < call->words; i++)
		buf_fmt(&words, "\n%s", call->word[i]);
	act_need(d, consent_ask(d, words.s, does, season, file, &consent, &why), &why);
	buf_free(&words);
	if (consent == CONSENT_GIVEN)
		return;
	act_need(d, store_commit(d->club.store, &why), &why);
	die(EX_TEMPFAIL,
		"the players of '%s' are asked: give the same command again when they have agreed"
		" by /vote agree",
		d->m.name);
}

void need_unsealed(struct club *club, const struct match *m)
{
	struct buf why = BUF_INIT;
	const struct context c = { club, m, time_now(), &why };
	bool sealed, ok = chain_sealed(&c, &sealed);

	need_store(ok, club->store, EX_IOERR, &why);
	if (sealed)
		die(EX_USAGE,
			"the letters of season %d of '%s' are sealed: this can be done when it was"
			" played",
			m->season, m->name);
}
