/* SPDX-License-Identifier: MIT
 * /mine: the matches of whoever has the seat that asks, then those at its address under other names. Nobody learns of
 * another's: the answer goes to the seat's address alone, and whose seats are, the referee has said, or their key and
 * address tell. */
#include "club/deadline.h"
#include "club/mailcmd_call.h"
#include "club/person.h"

/* Says where the seat's match stands. A match that is over is left out, but for the one asked in. */
static bool say_match(struct mailcmd_call *w, const struct context *c, int seat, const char *name)
{
	const struct match *m = c->m;
	struct attendance roll;
	int letter = 1;
	/* A match that was to begin before has no deadline yet. */
	bool due = m->state == MATCH_OPEN || m->deadline > c->now;

	if (m->state == MATCH_OVER && m->id != w->c->m->id)
		return true;
	if (m->state == MATCH_OPEN) {
		if (!attendance_look(c, &roll))
			return false;
		letter = roll.out[seat] ? 5 : 2 + (int)attendance_presence(&roll, seat);
	}
	mailcmd_say(w, "mine match=%s seat=%s name=%s state=%d season=%d due=%s letter=%d", m->name,
		seat_text(match_game(m), seat).s, name, 1 + (int)m->state, m->season,
		due ? deadline_text_in(c, seat, w->texts).s : "", letter);
	return true;
}

static bool say_other(struct mailcmd_call *w, const struct context *c, int number)
{
	struct seat seat = { 0 };
	bool ok = store_get_seat(c->club->store, c->m->id, number, &seat, c->why) == FOUND
		&& say_match(w, c, number, seat.name);

	seat_free(&seat);
	return ok;
}

static bool say_others(struct mailcmd_call *w)
{
	struct seat_place at = { 0 };
	struct match m;
	const struct context in = { w->c->club, &m, w->c->now, w->c->why };
	enum found found = NOT_FOUND;
	bool ok = true, any = false;

	while (ok && (found = person_next_other(w->c, w->seat, &at, &m)) == FOUND) {
		ok = say_other(w, &in, at.seat);
		any = true;
		match_free(&m);
	}
	if (any)
		mailcmd_say(w, "mine-others");
	return ok && found == NOT_FOUND;
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
		ok = say_match(w, &in, at.seat, "");
		match_free(&m);
	}
	return (ok && found == NOT_FOUND && say_others(w)) || mailcmd_forgives(w);
}
