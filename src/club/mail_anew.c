/* SPDX-License-Identifier: MIT */
#include "club/mail_anew.h"
#include "club/mails.h"
#include "club/public.h"
#include "club/seat_person.h"
#include "club/token.h"

/* A report has another Message-ID for each address, so that each has it once. */
static bool queue_report(const struct context *c, const struct seat *seat, int season,
	const struct buf *text, const struct buf *xml)
{
	char token[TOKEN_TEXT];
	struct buf unique = BUF_INIT, name = BUF_INIT;
	struct mail_plan plan = { .kind = "report",
		.season = season,
		.seat = seat->seat,
		.to = seat,
		.texts = seat_texts(c, seat->seat),
		.subject = "subject-report",
		.number = season,
		.token = token,
		.report = span_of_buf(xml),
		.body = span_of_buf(text) };
	bool ok;

	token_make(c->m, season + 1, seat, token);
	buf_fmt(&unique, "anew %s", seat->mail);
	plan.unique = span_of_buf(&unique);
	public_season_name(c, season, &name);
	plan.name = name.s;
	ok = mail_queue(c, &plan);
	chance_wipe(token, sizeof token);
	buf_free(&unique);
	buf_free(&name);
	return ok;
}

/* Without the token of the address before, which is of no use any more. */
static void add_without_token(struct buf *b, struct span text)
{
	struct span line;

	while (span_line(&text, &line))
		if (!span_starts(line, "token "))
			buf_fmt(b, "%.*s\n", (int)line.n, line.s);
}

bool mail_anew(const struct context *c, const struct seat *seat, int season, bool *done)
{
	struct buf xml = BUF_INIT, sent = BUF_INIT, text = BUF_INIT;
	bool ok;

	*done = true;
	if (season < 0)
		return mail_invite(c, seat, true);
	ok = public_sent(c, season, seat->seat, done, &xml, &sent);
	add_without_token(&text, span_of_buf(&sent));
	ok = ok && (!*done || queue_report(c, seat, season, &text, &xml));
	buf_free(&xml);
	buf_free(&sent);
	buf_free(&text);
	return ok;
}
