/* SPDX-License-Identifier: MIT */
#include "club/witness_run.h"
#include "club/mailbox.h"
#include "club/witness_answer.h"

#include <stdlib.h>

struct watching {
	struct witness_run *run;
	struct context c;
	struct mailbox *box;
	bool failed; /* a mail could not be read or moved, or some are left */
};

static bool answer_mail(struct watching *w, const struct incoming_letter *a, struct buf *print)
{
	struct mail mail = { 0 };
	struct witness_mail asks = { &w->c, &mail, a, print, false, false };
	struct store *store = w->c.club->store;
	bool ok = store_begin(store, w->c.why);

	w->c.now = w->run->now();
	if (ok && !a->too_large && mail_read(&mail, a->bytes))
		ok = witness_answer(&asks);
	ok = ok && mailbox_keep(w->box, a->token, w->c.why) && store_commit(store, w->c.why);
	if (!ok)
		store_rollback(store);
	w->run->cheated |= asks.cheated;
	mail_free(&mail);
	return ok;
}

/* Shows what is no reason to stop. */
static void note_failure(struct watching *w, struct buf *why)
{
	club_warn(w->c.club, "%s", why->s);
	buf_clear(why);
	w->failed = true;
}

static bool take_mail(struct watching *w, const struct incoming_letter *a)
{
	struct buf print = BUF_INIT, why = BUF_INIT;
	bool ok = answer_mail(w, a, &print);

	if (ok && print.n)
		w->run->print(print.s);
	if (ok && !mailbox_done(w->box, a->token, &why))
		note_failure(w, &why);
	buf_free(&print);
	buf_free(&why);
	return ok;
}

static bool take_all(struct watching *w)
{
	struct buf why = BUF_INIT;
	enum source_result step;
	struct incoming_letter a;
	bool ok = true;

	while (ok && (step = mailbox_next(w->box, &a, &why)) != SOURCE_END) {
		if (step == SOURCE_LETTER)
			ok = take_mail(w, &a);
		else
			note_failure(w, &why);
	}
	if (ok && !mailbox_flush(w->box, &why))
		note_failure(w, &why);
	buf_free(&why);
	return ok;
}

static enum work_end take_source(struct watching *w, const char *name)
{
	enum work_end end = mailbox_open(&w->c, name, &w->box);
	bool unfinished, ok;

	if (end != WORK_DONE)
		return end;
	ok = take_all(w) && mailbox_unfinished(w->box, &w->c, &unfinished);
	w->failed |= ok && unfinished;
	mailbox_close(w->box);
	return work_end_of(w->c.club, ok);
}

enum work_end witness_run(struct witness_run *run, char *const *source, int n, struct buf *why)
{
	struct watching w = { .run = run, .c = { run->club, NULL, run->now(), why } };
	char *own = n ? NULL : mailbox_own(run->club);
	enum work_end end = WORK_DONE;

	if (!club_key(run->club, why))
		end = WORK_NO_KEY;
	else if (own)
		end = take_source(&w, own);
	for (int i = 0; i < n && end == WORK_DONE; i++)
		end = take_source(&w, source[i]);
	free(own);
	return end == WORK_DONE && w.failed ? WORK_SPOILED : end;
}
