/* SPDX-License-Identifier: MIT */
#include "club/asked.h"
#include "club/deadline.h"
#include "club/late.h"
#include "club/meant_letter.h"

#include <string.h>

/* Adds the lines of the letter that is offered; behind a '#' are those that are left out of it. */
static void add_offer(struct buf *sends, struct span text)
{
	struct span line;

	while (span_line(&text, &line))
		if (line.s[0] != '#')
			buf_fmt(sends, "%s%.*s", sends->n ? "\n" : "", (int)line.n, line.s);
}

bool asked_look(const struct context *c, struct reply *r)
{
	struct letter_row letter, best;
	enum found found = deadline_asks(c, r->seat.seat, &letter), stands;

	stands = store_best_letter(
		c->club->store, r->m.id, r->m.season, r->seat.seat, INT64_MAX, &best, c->why);
	r->stands = stands == FOUND;
	r->asked = found == FOUND && r->season == r->m.season;
	r->more = r->asked && meant_is(&letter) && !meant_mends(&letter);
	if (r->asked && meant_is(&letter))
		add_offer(&r->sends, span_of(letter.text));
	letter_row_free(&letter);
	letter_row_free(&best);
	return found != UNREAD && stands != UNREAD
		&& late_lines(c, r->season, r->seat.seat, &r->sends);
}

void asked_hear(struct reply *r, struct buf *words)
{
	if (r->sends.n && r->more)
		words_put_for_more(words, r->sends.s, "/ready");
	else if (r->sends.n)
		words_put_for_yes(words, r->sends.s);
	else if (r->stands)
		words_put_for_yes(words, "/ready");
	else
		r->idle |= words_put_for_yes(words, "");
}
