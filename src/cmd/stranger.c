/* SPDX-License-Identifier: MIT */
#include "cmd/stranger.h"
#include "post/write.h"
#include "store/outbox.h"

#include <stdlib.h>
#include <string.h>

enum { TAKERS = 5 }; /* who may ask for one seat in one season */

/* The day the mail came: an old one in a mailbox is not answered anew. */
static bool answer(const struct stranger *s, const char *subject, const char *text, struct buf *why)
{
	struct buf body = BUF_INIT, unique = BUF_INIT;
	char *from = span_lower(s->mail->from);
	struct seat to = { .name = from, .mail = from };
	struct mail_plan plan = { .kind = "answer", .to = &to, .date = s->now, .subject = subject };
	bool ok = true;

	if (!strcmp(s->club->setting[S_STRANGERS], "answer") && !mail_is_automatic(s->mail)
		&& address_ok(s->mail->from)) {
		text_wrap(&body, "", "", text, strlen(text), 72);
		buf_fmt(&unique, "%s %lld", from, s->known / 86400);
		plan.body = (struct span){ body.s, body.n };
		plan.unique = (struct span){ unique.s, unique.n };
		ok = mail_queue(s->club, &plan, why);
	}
	buf_free(&body);
	buf_free(&unique);
	free(from);
	return ok;
}

static bool is_own(const struct stranger *s, bool *own, struct buf *why)
{
	char *id = xcopy(s->mail->id.s ? s->mail->id.s : "", s->mail->id.n);
	bool ok = store_find_mail(s->club->store, id, own, why);

	free(id);
	return ok;
}

bool stranger_log(const struct stranger *s, const char *reason, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool own, ok = is_own(s, &own, why);

	if (ok && !own) {
		buf_fmt(&text,
			"A mail from this address could not be taken as a letter of orders: %s."
			" Nothing was changed by it.",
			reason);
		ok = store_log_stranger(s->club->store, s->now, s->source, reason, why)
			&& answer(s, "your letter was not taken", text.s, why);
	}
	buf_free(&text);
	return ok;
}

/* ---- seats that are open ---- */

bool stranger_may_ask(
	const struct stranger *s, const struct judgement *j, bool *may, struct buf *why)
{
	int n = 0;

	if (!store_count_letters(s->club->store, j->match->id, j->match->season, j->seat.seat,
		    verdict_name(V_WANTED), &n, why))
		return false;
	*may = n < TAKERS;
	return true;
}

bool stranger_asks(const struct stranger *s, const struct judgement *j, struct buf *why)
{
	struct buf line = BUF_INIT, body = BUF_INIT, seat = BUF_INIT;
	bool ok;

	seat_print(&seat, j->seat.seat);
	text_clean(&line, j->heir.name.s, j->heir.name.n, 40);
	buf_fmt(&line,
		" wishes to take over the seat %s of match '%s', which is open, and has signed"
		" with the key below. If you agree, type this in the club's folder; the new"
		" player is invited by it, and all are told:",
		seat.s, j->match->name);
	text_wrap(&body, "", "", line.s, line.n, 72);
	buf_char(&body, '\n');
	heir_command(&body, j->match, j->seat.seat, &j->heir, false);
	ok = mail_referee(s->club, j->match, "somebody asks for a seat",
		(struct span){ body.s, body.n }, s->now, why);
	buf_clear(&line);
	buf_fmt(&line,
		"The referee is told that you ask for the seat %s of '%s'. If he agrees you are"
		" invited.",
		seat.s, j->match->name);
	ok = ok && answer(s, "the referee is asked", line.s, why);
	buf_free(&line);
	buf_free(&body);
	buf_free(&seat);
	return ok;
}
