/* SPDX-License-Identifier: MIT
 * /mine: the matches of whoever has the seat that asks. Nobody learns of another's: the answer goes to the
 * seat's address alone, and whose seats are, the referee has said, or their key and address tell. */
#include "club/deadline.h"
#include "club/mailcmd_call.h"
#include "club/person.h"

/* Says where the seat's match stands. A match that is over is left out. */
static bool say_match(struct mailcmd_call *w, const struct context *c, int seat)
{
	const struct match *m = c->m;
	struct attendance roll;
	int letter = 1;
	/* A match that was to begin before has no deadline yet. */
	bool due = m->state == MATCH_OPEN || m->deadline > c->now;

	if (m->state == MATCH_OVER)
		return true;
	if (m->state == MATCH_OPEN) {
		if (!attendance_look(c, &roll))
			return false;
		letter = roll.out[seat] ? 5 : 2 + (int)attendance_presence(&roll, seat);
	}
	mailcmd_say(w, "mine match=%s seat=%s state=%d season=%d due=%s letter=%d", m->name,
		seat_text(match_game(m), seat).s, 1 + (int)m->state, m->season,
		due ? deadline_text_in(c, seat, w->texts).s : "", letter);
	return true;
}

bool mailcmd_mine(struct mailcmd_call *w, struct span rest)
{
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { w->c->club, &m, w->c->now, w->c->why };
	enum found found = NOT_FOUND;
	bool ok = true;

	(void)rest;
	while (ok && (found = person_next(w->c, w->seat, &at, &m)) == FOUND) {
		ok = say_match(w, &in, at.seat);
		match_free(&m);
	}
	return (ok && found == NOT_FOUND) || mailcmd_forgives(w);
}
