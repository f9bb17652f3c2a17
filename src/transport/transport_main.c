/* SPDX-License-Identifier: MIT
 * tradepost-transport: the worker that talks to mail servers. post/server.h says how it is asked,
 * transport/rights.h what it may. */
#include "base/wipe.h"
#include "post/server.h"
#include "transport/imap_mailbox.h"
#include "transport/rights.h"
#include "transport/smtp.h"

#include <stdlib.h>
#include <string.h>

struct transport {
	struct smtp *smtp;
	struct imap_mailbox *mailbox;
	struct buf why;
};

/* ---- answers ---- */

static void answer(const struct transport *t, enum server_verdict verdict, unsigned flags,
	const struct mailbox_mail *mail)
{
	struct buf line = BUF_INIT;
	struct span pieces[2];

	if (t->mailbox && imap_mailbox_broken(t->mailbox))
		flags |= SERVER_WAY;
	if (t->mailbox && imap_mailbox_unfinished(t->mailbox))
		flags |= SERVER_LEFT;
	if (mail->large)
		flags |= SERVER_LARGE;
	buf_fmt(&line, "%d %u %lld %lld\n", (int)verdict, flags, mail->uid, mail->received);
	pieces[0] = span_of_buf(&line);
	pieces[1] = verdict == SERVER_DONE ? mail->bytes : span_of_buf(&t->why);
	inside_answer(pieces, 2);
	buf_free(&line);
}

static const struct mailbox_mail nothing = { .bytes = { "", 0 } };

static void answer_whether(const struct transport *t, bool ok)
{
	answer(t, ok ? SERVER_DONE : SERVER_FAILED, 0, &nothing);
}

/* ---- questions ---- */

/* Takes a text, with its final 0, off the front. */
static const char *take_text(struct span *rest)
{
	const char *text = rest->s;
	size_t n = strnlen(rest->s, rest->n);

	if (n == rest->n)
		return "";
	rest->s += n + 1;
	rest->n -= n + 1;
	return text;
}

static long long take_number(struct span *line)
{
	long long number = 0;
	struct span word;

	if (span_word(line, &word))
		span_int(word, 0, SERVER_NUMBER_MOST, &number);
	return number;
}

static void ask_open(struct transport *t, struct span line, struct span rest)
{
	struct connection_settings want = { 0 };
	struct mailbox_mail is = nothing;
	struct span protocol;
	unsigned flags;

	span_word(&line, &protocol);
	want.patience = (int)take_number(&line);
	flags = (unsigned)take_number(&line);
	want.url = take_text(&rest);
	want.user = take_text(&rest);
	want.done = take_text(&rest);
	want.authorities = span_of(take_text(&rest));
	want.password = take_text(&rest);
	want.tls = flags & SERVER_TLS;
	want.trusts_given = flags & SERVER_AUTHORITY;
	if (!(flags & SERVER_USER))
		want.user = NULL;
	if (!(flags & SERVER_PASSWORD))
		want.password = NULL;
	if (span_is(protocol, "smtp"))
		t->smtp = smtp_open(&want, &t->why);
	else
		t->mailbox = imap_mailbox_open(&want, &t->why);
	if (t->mailbox)
		is.uid = imap_mailbox_validity(t->mailbox);
	answer(t, t->smtp || t->mailbox ? SERVER_DONE : SERVER_FAILED, 0, &is);
}

static void ask_mail(struct transport *t, struct span rest)
{
	static const enum server_verdict verdicts[] = {
		[SMTP_TAKEN] = SERVER_DONE, [SMTP_LATER] = SERVER_FAILED, [SMTP_NEVER] = SERVER_NOT
	};
	const char *from = take_text(&rest), *to = take_text(&rest);
	bool way;
	enum smtp_verdict verdict = smtp_send(t->smtp, from, to, rest, &way, &t->why);

	answer(t, verdicts[verdict], way ? SERVER_WAY : 0, &nothing);
}

static void ask_next(struct transport *t)
{
	static const enum server_verdict verdicts[] = { [SOURCE_LETTER] = SERVER_DONE,
		[SOURCE_FAILED] = SERVER_FAILED,
		[SOURCE_END] = SERVER_NOT };
	struct mailbox_mail mail;
	enum source_result step = imap_mailbox_next(t->mailbox, &mail, &t->why);

	answer(t, verdicts[step], 0, &mail);
}

static void ask_move(struct transport *t, struct span uids)
{
	char *set = xcopy(uids.s, uids.n);

	answer_whether(t, imap_mailbox_move(t->mailbox, set, &t->why));
	free(set);
}

/* Returns false where the question is none, or comes at a wrong time. */
static bool answer_question(struct transport *t, struct span question)
{
	struct span line, verb, rest = question;
	bool is_open = t->smtp || t->mailbox;

	if (!span_line(&rest, &line) || !span_word(&line, &verb))
		return false;
	buf_clear(&t->why);
	if (!is_open && span_is(verb, "open"))
		ask_open(t, line, rest);
	else if (t->smtp && span_is(verb, "mail"))
		ask_mail(t, rest);
	else if (t->mailbox && span_is(verb, "list"))
		answer_whether(t, imap_mailbox_list(t->mailbox, take_number(&line), &t->why));
	else if (t->mailbox && span_is(verb, "next"))
		ask_next(t);
	else if (t->mailbox && span_is(verb, "move"))
		ask_move(t, span_trim(line));
	else if (t->mailbox && span_is(verb, "move-old"))
		answer_whether(t, imap_mailbox_move_old(t->mailbox, &t->why));
	else
		return false;
	return true;
}

static char *wipe_copy(const char *s)
{
	size_t n = strlen(s) + 1;
	char *copy = malloc(n);

	return copy ? memcpy(copy, s, n) : NULL;
}

int main(void)
{
	struct transport t = { .why = BUF_INIT };
	struct buf question = BUF_INIT;

	if (!inside_open()
		|| curl_global_init_mem(
			CURL_GLOBAL_DEFAULT, malloc, wipe_free, wipe_resize, wipe_copy, calloc)
		|| !inside_shut_by("tradepost-transport", &transport_rights))
		return 1;
	while (inside_question(&question, SERVER_QUESTION)
		&& answer_question(&t, span_of_buf(&question)))
		/* the first one has a password in it */
		explicit_bzero(question.s, question.n);
	smtp_close(t.smtp);
	imap_mailbox_close(t.mailbox);
	buf_free(&t.why);
	buf_free(&question);
	return 0;
}
