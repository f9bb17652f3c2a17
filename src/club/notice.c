/* SPDX-License-Identifier: MIT */
#include "club/notice.h"
#include "club/seat_person.h"

#include <string.h>

void notice_write(struct buf *b, const char *text)
{
	struct span rest = span_of(text), line;

	while (span_line(&rest, &line)) {
		if (b->n)
			buf_char(b, '\n');
		text_wrap(b, "", "", line.s, line.n, 72);
	}
}

static bool queue_body(const struct context *c, int number, const struct texts *texts,
	const char *subject, const struct buf *body, const char *token)
{
	enum found found;
	const struct match *m = c->m;
	struct buf unique = BUF_INIT;
	struct mail_plan p = { .kind = "notice",
		.season = m->season,
		.seat = number,
		.texts = texts,
		.subject = subject,
		.token = token };
	struct seat seat;
	bool ok;

	found = store_get_seat(c->club->store, m->id, number, &seat, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	/* The same thing may happen again; then it is told again. */
	buf_fmt(&unique, "%lld ", c->now);
	buf_add(&unique, body->s, body->n);
	p.to = &seat;
	p.body = span_of_buf(body);
	p.unique = (struct span){ unique.s, unique.n };
	ok = mail_queue(c, &p);
	seat_free(&seat);
	buf_free(&unique);
	return ok;
}

static bool queue(const struct context *c, int number, const struct texts *texts,
	const char *subject, const char *text)
{
	struct buf body = BUF_INIT;
	bool ok;

	notice_write(&body, text);
	ok = queue_body(c, number, texts, subject, &body, NULL);
	buf_free(&body);
	return ok;
}

bool notice_body(const struct context *c, int seat, const char *subject, const struct buf *body,
	const char *token)
{
	return queue_body(c, seat, seat_texts(c, seat), subject, body, token);
}

bool notice_seat(const struct context *c, int seat, const char *subject, const char *text)
{
	return queue(c, seat, seat_texts(c, seat), subject, text);
}

bool notice_unanswered(const struct context *c, int seat)
{
	struct buf text = BUF_INIT;
	bool ok = replies_tell(c, seat, seat_texts(c, seat), &text);

	if (ok && text.n)
		ok = notice_seat(c, seat, "subject-unanswered", text.s);
	buf_free(&text);
	return ok;
}

bool notice_each(const struct context *c, const char *subject, notice_say *say, const void *what)
{
	struct buf text = BUF_INIT;
	bool ok = true;

	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct attendance_row row;

		buf_clear(&text);
		say(&text, c, s, what);
		ok = store_get_attendance(c->club->store, c->m->id, s, &row, c->why)
			&& (row.vacant || queue(c, s, NULL, subject, text.s));
	}
	buf_free(&text);
	return ok;
}

static void say_text(struct buf *b, const struct context *c, int seat, const void *text)
{
	(void)c;
	(void)seat;
	buf_str(b, text);
}

bool notice_all(const struct context *c, const char *subject, const char *text)
{
	return notice_each(c, subject, say_text, text);
}

bool notice_open(const struct context *c, int seat, const char *subject, const char *text)
{
	return queue(c, seat, NULL, subject, text);
}

bool notice_referee(const struct context *c, const char *subject, const char *text)
{
	struct buf body = BUF_INIT;
	bool ok;

	notice_write(&body, text);
	ok = mail_referee(c, subject, (struct span){ body.s, body.n });
	buf_free(&body);
	return ok;
}
