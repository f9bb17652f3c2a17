/* SPDX-License-Identifier: MIT
 * Has a program that has no rights, src/reader, read what comes from outside. */
#include "base/fail.h"
#include "post/mail_frame.h"
#include "post/mail_parts.h"
#include "post/worker.h"

#include <errno.h>
#include <string.h>

/* What an honest mail costs is below a second. */
enum { PATIENCE = 10000 };

/* A process has at most one reader. */
static struct worker *reader;

void mail_begin(void)
{
	reader = worker_make("tradepost-reader");
}

void mail_end(void)
{
	worker_free(reader);
	reader = NULL;
}

bool mail_reader_start(bool *shut_in, struct buf *why)
{
	must(reader);
	if (!worker_start(reader, why))
		return false;
	*shut_in = worker_is_shut_in(reader);
	return true;
}

/* A reader that cannot be started is no fault of the mail, which then stays where it is. */
static bool ask_once(char kind, struct span bytes, struct buf *answer)
{
	const struct span pieces[] = { { &kind, 1 }, bytes };
	struct buf why = BUF_INIT;
	bool ok, unused;

	if (!mail_reader_start(&unused, &why))
		not_installed(why.s);
	buf_clear(answer);
	ok = worker_send(reader, pieces, 2, PATIENCE, &why)
		&& worker_receive(reader, answer, MAIL_ANSWER_BYTES, PATIENCE, &why);
	buf_free(&why);
	return ok;
}

/* Returns false for a mail at which the reader is silent, or ends. It may have ended for another
 * reason, as where the machine had no memory left: then a second one reads the mail. */
static bool ask(char kind, struct span bytes, struct buf *answer)
{
	return ask_once(kind, bytes, answer)
		|| (errno != ETIMEDOUT && ask_once(kind, bytes, answer));
}

static struct span within_question(struct span bytes)
{
	if (bytes.n > MAIL_QUESTION_BYTES - 1)
		bytes.n = MAIL_QUESTION_BYTES - 1;
	return bytes;
}

bool mail_read(struct mail *m, struct span bytes)
{
	struct buf answer = BUF_INIT;
	bool ok;

	if (mail_read_bare(m, &bytes))
		return m->problem == MAIL_FINE;
	bytes = within_question(bytes);
	ok = ask(MAIL_ASK_MAIL, bytes, &answer) && mail_decode(m, bytes, span_of_buf(&answer));
	mail_hold(m, buf_take(&answer));
	if (!ok) {
		/* whoever answers so is no reader any more */
		worker_stop(reader);
		mail_free(m);
		m->problem = MAIL_UNREADABLE;
	}
	return m->problem == MAIL_FINE;
}

void bounce_read(struct bounce *b, const struct mail *m, struct span bytes)
{
	struct buf answer = BUF_INIT;

	*b = (struct bounce){ .says = BUF_INIT };
	/* A mail that exceeds a limit is not parsed further, and a single text has no parts. */
	if (m->problem != MAIL_FINE || m->bare || m->parts < 2)
		return;
	if (!ask(MAIL_ASK_BOUNCE, within_question(bytes), &answer)
		|| !bounce_decode(b, span_of_buf(&answer))) {
		worker_stop(reader);
		bounce_free(b);
		*b = (struct bounce){ .says = BUF_INIT };
	}
	buf_free(&answer);
}
