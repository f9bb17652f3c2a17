/* SPDX-License-Identifier: MIT */
#include "club/notice.h"
#include "club/token.h"

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

static bool tell_seat(struct club *club, const struct match *m, int number, bool remind,
	const char *subject, const char *text, long long now, struct buf *why)
{
	char token[TOKEN_TEXT] = "";
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan p = { .kind = "notice",
		.match = m,
		.season = m->season,
		.seat = number,
		.subject = subject,
		.token = token,
		.date = now };
	struct seat seat;
	bool ok;

	if (!store_get_seat(club->store, m->id, number, &seat, why))
		return !why->n;
	if (remind)
		token_make(m, m->season, &seat, token);
	notice_write(&body, text);
	/* The same thing may happen again: then it is told again. */
	buf_fmt(&unique, "%lld ", now);
	buf_add(&unique, body.s, body.n);
	p.to = &seat;
	p.body = (struct span){ body.s, body.n };
	p.unique = (struct span){ unique.s, unique.n };
	ok = mail_queue(club, &p, why);
	seat_free(&seat);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

bool notice_seat(struct club *club, const struct match *m, int seat, const char *subject,
	const char *text, long long now, struct buf *why)
{
	return tell_seat(club, m, seat, false, subject, text, now, why);
}

bool notice_remind(struct club *club, const struct match *m, int seat, const char *subject,
	const char *text, long long now, struct buf *why)
{
	return tell_seat(club, m, seat, true, subject, text, now, why);
}

bool notice_all(struct club *club, const struct match *m, const char *subject, const char *text,
	long long now, struct buf *why)
{
	bool ok = true;

	for (int s = 1; s <= m->seats && ok; s++) {
		struct attendance_row row;

		ok = store_get_attendance(club->store, m->id, s, &row, why)
			&& (row.vacant || notice_seat(club, m, s, subject, text, now, why));
	}
	return ok;
}

bool notice_referee(struct club *club, const struct match *m, const char *subject, const char *text,
	long long now, struct buf *why)
{
	struct buf body = BUF_INIT;
	bool ok;

	notice_write(&body, text);
	ok = mail_referee(club, m, subject, (struct span){ body.s, body.n }, now, why);
	buf_free(&body);
	return ok;
}
