/* SPDX-License-Identifier: MIT */
#include "club/invited.h"
#include "club/mails.h"
#include "core/orders.h"

bool invited_look(const struct context *c, struct reply *r)
{
	bool answered = true;

	if (c->m->state == MATCH_SEATING && !invitation_answered(c, r->seat.seat, &answered))
		return false;
	r->invited = !answered;
	return true;
}

/* Puts a mail command above a line, of which only its end may be left. */
static void put_above(struct buf *words, const char *command, struct span line, struct span left)
{
	struct span all = span_of_buf(words);
	size_t above = (size_t)(line.s - all.s), below = above + line.n;
	struct buf said = BUF_INIT;

	buf_add(&said, all.s, above);
	buf_fmt(&said, "%s\n%.*s", command, (int)left.n, left.s);
	buf_add(&said, all.s + below, all.n - below);
	buf_free(words);
	*words = said;
}

void invited_hear(struct reply *r, const struct names *names, struct buf *words, bool alone)
{
	struct span line, behind;

	if (words_put_for_yes(words, "/join")) {
		r->joins = true;
		return;
	}
	if (!r->invited)
		return;
	switch (words_invited(span_of_buf(words), &line, &behind)) {
	case ANSWERS_NEITHER: return;
	case ANSWERS_YES:
		r->joins = true;
		if (orders_surety(names, behind) != SURELY)
			behind = line;
		put_above(words, "/join", line, behind);
		return;
	case ANSWERS_NO:
		r->declines = alone;
		if (alone)
			put_above(words, "/stop", line, line);
	}
}
