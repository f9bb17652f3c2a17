/* SPDX-License-Identifier: MIT */
#include "club/seating.h"
#include "club/club_bounce.h"
#include "club/chain.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/mails.h"
#include "club/notice.h"
#include "club/letter_seal.h"

#include <stdlib.h>
#include <string.h>

bool seating_open(const struct context *c, struct match *m, struct span box,
	const struct witness_row *witness)
{
	return store_put_box(c->club->store, m->box, box, c->why)
		&& store_add_match(c->club->store, m, c->why)
		&& (!witness || store_save_witness(c->club->store, m->id, witness, c->why))
		&& chain_open(c) && letter_seal_invite(c);
}

bool seating_give(const struct context *c, const struct seat *seat)
{
	return store_save_seat(c->club->store, c->m->id, seat, c->why) && chain_drop(c, seat, NULL)
		&& mail_invite(c, seat);
}

enum found seating_move(const struct context *c, int number, const char *mail)
{
	const struct match *m = c->m;
	struct buf text = BUF_INIT;
	struct seat seat;
	enum found found = store_get_seat(c->club->store, m->id, number, &seat, c->why);
	bool ok;

	if (found != FOUND)
		return found;
	club_say(c->club, &text, "moved match=%s address=%s", m->name, mail);
	ok = notice_seat(c, number, "subject-old-address", text.s);
	free(seat.mail);
	seat.mail = xcopy(mail, strlen(mail));
	ok = ok && store_save_seat(c->club->store, m->id, &seat, c->why)
		&& bounce_forget(c->club, seat.mail, c->why);
	if (ok && m->state == MATCH_SEATING)
		ok = mail_invite(c, &seat);
	buf_char(&text, ' ');
	club_say(c->club, &text, "moved-first");
	if (ok && m->state != MATCH_SEATING)
		ok = notice_seat(c, number, "subject-new-address", text.s);
	seat_free(&seat);
	buf_free(&text);
	return ok ? FOUND : UNREAD;
}

/* ---- the start ---- */

static bool tell_again(const struct context *c)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "taken-up match=%s season=%d due=%s", c->m->name, c->m->season,
		c->m->deadline ? date_text(c, c->m->deadline).s : "");
	ok = notice_all(c, "subject-match-goes-on", text.s);
	buf_free(&text);
	return ok;
}

/* Closes the roster; tells each player who plays, with the template of the set-up. */
static bool open_setup(const struct context *c)
{
	bool ok = chain_close(c);

	for (int s = 1; s <= c->m->seats && ok; s++) {
		struct seat seat;

		ok = store_get_seat(c->club->store, c->m->id, s, &seat, c->why) == FOUND
			&& mail_roster(c, &seat);
		seat_free(&seat);
	}
	return ok;
}

bool seating_opens(const struct match *m)
{
	return m->state == MATCH_SEATING || (m->state == MATCH_ASIDE && m->before == MATCH_SEATING);
}

bool seating_start(const struct context *c, struct match *m, long long deadline)
{
	/* A match that its players ended by a vote goes on. */
	bool again = m->state == MATCH_OVER;
	bool opens = seating_opens(m);
	bool begins = opens || again;

	/* The deadline that the match was made with stands, as its players were told it. */
	if (opens && !deadline && m->deadline > c->now)
		deadline = m->deadline;
	m->state = MATCH_OPEN;
	m->reason[0] = 0;
	m->deadline = deadline ? deadline : m->deadline;
	if (!deadline && begins && !deadline_next(c, c->now, &m->deadline))
		return false;
	return (!(begins || deadline) || deadline_open(c))
		&& store_save_match(c->club->store, m, c->why) && (!again || tell_again(c))
		&& (!opens || open_setup(c));
}
