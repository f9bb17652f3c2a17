/* SPDX-License-Identifier: MIT */
#include "club/asked.h"
#include "club/deadline.h"
#include "club/late.h"
#include "club/meant_letter.h"
#include "club/merged.h"
#include "club/press.h"
#include "core/surety.h"
#include "store/store_outbox.h"

#include <stdlib.h>
#include <string.h>

/* Adds the lines of the letter that is offered; behind a '#' are those that are left out of it. */
static void add_offer(struct buf *sends, struct span text)
{
	struct span line;

	while (span_line(&text, &line))
		if (line.s[0] != '#')
			buf_fmt(sends, "%s%.*s", sends->n ? "\n" : "", (int)line.n, line.s);
}

/* Gets when the mail that is answered was queued, of that kind (NULL: of any). The mail may say of none, or of none of
 * the seat. */
static enum found find_answered(const struct context *c, const struct mail *mail,
	const struct reply *r, const char *kind, long long *queued)
{
	char *id = xcopy(mail->answers.s ? mail->answers.s : "", mail->answers.n);
	enum found found = store_get_mail_time(
		c->club->store, r->m.id, r->seat.seat, kind, id, queued, c->why);

	free(id);
	return found;
}

static bool look_at_answered(const struct context *c, const struct mail *mail,
	const struct letter_row *asked, struct reply *r)
{
	long long queued = 0;
	enum found any = find_answered(c, mail, r, NULL, &queued),
		   press = find_answered(c, mail, r, "press", &queued);
	int writer = 0;

	r->older = any == FOUND && r->asked && queued < asked->received;
	r->press = press == FOUND;
	if (any == NOT_FOUND && !press_writer(c, r->seat.seat, mail->subject, &writer))
		return false;
	r->press |= writer && press_answered(c, r->seat.seat, writer, mail->subject);
	return any != UNREAD && press != UNREAD;
}

bool asked_look(const struct context *c, const struct mail *mail, struct reply *r)
{
	struct letter_row letter, best;
	enum found found = deadline_asks(c, r->seat.seat, &letter), stands;
	bool ok;

	stands = store_best_letter(
		c->club->store, r->m.id, r->m.season, r->seat.seat, INT64_MAX, &best, c->why);
	r->stands = stands == FOUND;
	if (r->stands)
		buf_str(&r->in, best.text);
	r->asked = found == FOUND && r->season == r->m.season;
	r->more = r->asked && meant_is(&letter) && !meant_mends(&letter);
	if (r->asked && meant_is(&letter))
		add_offer(&r->sends, span_of(letter.text));
	ok = found != UNREAD && stands != UNREAD && look_at_answered(c, mail, &letter, r);
	letter_row_free(&letter);
	letter_row_free(&best);
	return ok && late_lines(c, r->season, r->seat.seat, &r->sends);
}

bool asked_is_denied(const struct reply *r, const struct buf *words)
{
	return r->sends.n && r->more && !r->older && words_one_says_all(words);
}

void asked_hear(struct reply *r, struct buf *words)
{
	enum words_answer more;

	if (r->older) {
		r->late_yes |= words_put_for_yes(words, "");
	} else if (r->sends.n && r->more) {
		more = words_put_for_more(words, r->sends.s, "/ready");
		r->stays |= more == ANSWERS_NO;
		r->offered |= more == ANSWERS_YES;
	} else if (r->sends.n && words_one_says_no(words)) {
		r->drops = true;
		buf_clear(words);
	} else if (r->sends.n) {
		r->offered |= words_put_for_yes(words, r->sends.s);
	} else if (r->stands) {
		r->stays |= words_put_for_yes(words, "/ready");
	} else {
		r->idle |= words_put_for_yes(words, "");
	}
}

/* Returns whether what stands beside a yes may be to take the place of one of some lines. */
static bool replaces_some(const struct names *names, const struct buf *words, struct span lines)
{
	struct span rest = span_of_buf(words), line;
	struct orders *in = orders_read(lines.s, lines.n, names);
	bool replaces = false, whole;

	while (!replaces && span_line(&rest, &line)) {
		const struct span behind = surety_behind_words(names, line, &whole);
		const struct span order = behind.n ? behind : line;
		struct orders *said = orders_read(order.s, order.n, names);

		for (int k = 0; said->lines && k < in->lines && !replaces; k++)
			replaces = merging_contends(names, &said->line[0], &in->line[k]);
		orders_free(said);
	}
	orders_free(in);
	return replaces;
}

/* Appends the lines of the letter that is in which can be read. */
static void list_read(struct buf *lines, const struct reply *r, const struct names *names)
{
	struct orders *in = orders_read(r->in.s, r->in.n, names);

	for (int i = 0; i < in->lines; i++)
		if (in->line[i].what != L_BAD)
			buf_fmt(lines, "%s%.*s", lines->n ? "\n" : "", (int)in->line[i].text.n,
				in->line[i].text.s);
	orders_free(in);
}

void asked_hear_beside(const struct reply *r, const struct names *names, struct buf *words)
{
	struct buf lines = BUF_INIT;

	if (r->older || r->more)
		return;
	if (r->sends.n)
		buf_add(&lines, r->sends.s, r->sends.n);
	else if (r->asked && r->stands)
		list_read(&lines, r, names);
	if (lines.n && !(r->asked && replaces_some(names, words, span_of_buf(&lines))))
		words_put_beside_yes(words, span_of_buf(&lines));
	buf_free(&lines);
}
