/* SPDX-License-Identifier: MIT
 * Has a program that has no rights, src/reader, read what comes from outside. */
#include "base/fail.h"
#include "base/frame.h"
#include "post/mail_frame.h"
#include "post/mail_parts.h"
#include "post/worker.h"

#include <errno.h>
#include <string.h>

/* What an honest mail costs is below a second. */
enum { PATIENCE = 10000 };

/* A process has at most one reader. */
static struct {
	struct worker *worker;
	/* A question that was sent before its answer is needed, and the answer where it came; empty:
	 * none. next: the question to be sent so. */
	struct buf asked, answer, next;
	bool answered;
} reader = { NULL, BUF_INIT, BUF_INIT, BUF_INIT, false };

static void forget_asked(void)
{
	buf_clear(&reader.asked);
	buf_clear(&reader.answer);
	reader.answered = false;
}

void mail_begin(void)
{
	reader.worker = worker_make("tradepost-reader");
}

void mail_end(void)
{
	worker_free(reader.worker);
	reader.worker = NULL;
	buf_free(&reader.asked);
	buf_free(&reader.answer);
	buf_free(&reader.next);
	reader.answered = false;
}

bool mail_reader_start(bool *shut_in, struct buf *why)
{
	must(reader.worker);
	if (!worker_start(reader.worker, why))
		return false;
	*shut_in = worker_is_shut_in(reader.worker);
	return true;
}

static bool receive(struct buf *answer)
{
	struct buf why = BUF_INIT;
	bool ok = worker_receive(reader.worker, answer, MAIL_ANSWER_BYTES, PATIENCE, &why);

	buf_free(&why);
	return ok;
}

static bool send(char kind, struct span bytes)
{
	const struct span pieces[] = { { &kind, 1 }, bytes };
	struct buf why = BUF_INIT;
	bool ok = worker_send(reader.worker, pieces, 2, PATIENCE, &why);

	buf_free(&why);
	return ok;
}

/* A reader that cannot be started is no fault of the mail, which then stays where it is. */
static void start(void)
{
	struct buf why = BUF_INIT;
	bool unused;

	if (!mail_reader_start(&unused, &why))
		not_installed(why.s);
	buf_free(&why);
}

static bool was_asked(char kind, struct span bytes)
{
	return reader.asked.n == 1 + bytes.n && reader.asked.s[0] == kind
		&& !memcmp(reader.asked.s + 1, bytes.s, bytes.n);
}

/* Answers come in the order of their questions. */
static bool ask_once(char kind, struct span bytes, struct buf *answer)
{
	bool asked;

	if (!worker_runs(reader.worker))
		forget_asked();
	asked = was_asked(kind, bytes);
	if (reader.asked.n && !reader.answered) {
		reader.answered = receive(&reader.answer);
		if (!reader.answered) {
			forget_asked();
			if (asked)
				return false;
		}
	}
	buf_clear(answer);
	if (asked) {
		buf_add(answer, reader.answer.s, reader.answer.n);
		forget_asked();
		return true;
	}
	start();
	return send(kind, bytes) && receive(answer);
}

static void ask_next(void)
{
	if (!reader.asked.n && reader.next.n && worker_runs(reader.worker)
		&& worker_offer(reader.worker, span_of_buf(&reader.next)))
		buf_add(&reader.asked, reader.next.s, reader.next.n);
	buf_clear(&reader.next);
}

void mail_ahead(struct span bytes)
{
	struct mail bare;

	buf_clear(&reader.next);
	if (!mail_read_bare(&bare, &bytes) && bytes.n < FRAME_AT_ONCE) {
		buf_char(&reader.next, MAIL_ASK_MAIL);
		buf_add(&reader.next, bytes.s, bytes.n);
	}
	mail_free(&bare);
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
		worker_stop(reader.worker);
		mail_free(m);
		m->problem = MAIL_UNREADABLE;
	}
	ask_next();
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
		worker_stop(reader.worker);
		bounce_free(b);
		*b = (struct bounce){ .says = BUF_INIT };
	}
	buf_free(&answer);
}
