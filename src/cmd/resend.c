/* SPDX-License-Identifier: MIT
 * resend: a mail to a seat or to the witness once more. */
#include "club/letter_seal.h"
#include "club/mail_anew.h"
#include "club/mails.h"
#include "cmd/open.h"

#include <string.h>

/* Queues a mail again. Returns false with the problem where there is none that this player was sent. */
static bool resend(const struct context *c, const struct seat *seat, const char *kind, int season,
	struct buf *problem)
{
	bool ok = store_begin(c->club->store, c->why) && mail_again(c, seat, kind, season, problem)
		&& store_commit(c->club->store, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	return !problem->n;
}

/* Where nothing of the kind went to the address of now. */
static bool send_anew(const struct context *c, const struct seat *seat, int season)
{
	bool done = false,
	     ok = store_begin(c->club->store, c->why) && mail_anew(c, seat, season, &done)
		&& store_commit(c->club->store, c->why);

	need_store(ok, c->club->store, EX_IOERR, c->why);
	return done;
}

static void ask_again(const struct context *c)
{
	struct buf problem = BUF_INIT;
	bool ok = store_begin(c->club->store, c->why) && letter_seal_again(c, &problem);

	if (ok && problem.n)
		die(EX_NOINPUT, "nothing to send again: %s", problem.s);
	ok = ok && store_commit(c->club->store, c->why);
	need_store(ok, c->club->store, EX_IOERR, c->why);
	buf_free(&problem);
}

static void resend_seat(const struct command_call *call, const struct context *c)
{
	struct buf problem = BUF_INIT, other = BUF_INIT;
	const struct match *m = c->m;
	struct seat seat;
	bool sent;
	int number = need_seat(m, call->word[1]);
	enum found found = store_get_seat(c->club->store, m->id, number, &seat, c->why);

	need_store(found != UNREAD, c->club->store, EX_IOERR, c->why);
	if (found == NOT_FOUND)
		die(EX_NOINPUT, "nobody has that seat in '%s': see tradepost status", m->name);
	/* Before anything is played, the mail that may be missing is the one with the template; to who took
	 * over a seat, the one with the last report. */
	if (!m->season && !call_flag(call, "season"))
		sent = resend(c, &seat, m->state != MATCH_SEATING ? "roster" : "invitation", 0,
			       &problem)
			|| send_anew(c, &seat, -1);
	else
		sent = resend(c, &seat, "report", need_season(call, m), &problem)
			|| (!call_flag(call, "season") && resend(c, &seat, "invitation", 0, &other))
			|| send_anew(c, &seat, need_season(call, m));
	if (!sent)
		die(EX_NOINPUT,
			"nothing to send again: %s: see what tradepost show --seat prints and send"
			" it by hand",
			problem.s);
	buf_free(&problem);
	buf_free(&other);
	seat_free(&seat);
}

int cmd_resend(const struct command_call *call)
{
	struct match_context o;

	open_match(&o, call);
	if (!strcmp(call->word[1], "witness"))
		ask_again(&o.c);
	else
		resend_seat(call, &o.c);
	close_match(&o);
	return EX_DONE;
}
