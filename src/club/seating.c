/* SPDX-License-Identifier: MIT */
#include "club/seating.h"
#include "club/club_bounce.h"
#include "club/chain.h"
#include "club/deadline.h"
#include "club/mails.h"
#include "club/notice.h"
#include "club/letter_seal.h"

#include <stdlib.h>
#include <string.h>

bool seating_open(struct club *club, struct match *m, struct span box,
	const struct witness_row *witness, struct buf *why)
{
	return store_put_box(club->store, m->box, box, why) && store_add_match(club->store, m, why)
		&& (!witness || store_save_witness(club->store, m->id, witness, why))
		&& chain_open(club, m, why) && letter_seal_invite(club, m, why);
}

bool seating_give(
	struct club *club, const struct match *m, const struct seat *seat, struct buf *why)
{
	return store_save_seat(club->store, m->id, seat, why)
		&& chain_drop(club, m, seat, NULL, why)
		&& mail_invite(club, m, seat, seat->seat, why);
}

bool seating_move(struct club *club, const struct match *m, int number, const char *mail,
	long long now, struct buf *why)
{
	struct buf text = BUF_INIT;
	struct seat seat;
	bool ok;

	if (!store_get_seat(club->store, m->id, number, &seat, why))
		return false;
	club_say(club, &text, "moved match=%s address=%s", m->name, mail);
	ok = notice_seat(club, m, number, "subject-old-address", text.s, now, why);
	free(seat.mail);
	seat.mail = xcopy(mail, strlen(mail));
	ok = ok && store_save_seat(club->store, m->id, &seat, why)
		&& bounce_forget(club, seat.mail, why);
	if (ok && m->state == MATCH_SEATING)
		ok = mail_invite(club, m, &seat, number, why);
	buf_char(&text, ' ');
	club_say(club, &text, "moved-first");
	if (ok && m->state != MATCH_SEATING)
		ok = notice_seat(club, m, number, "subject-new-address", text.s, now, why);
	seat_free(&seat);
	buf_free(&text);
	return ok;
}

/* ---- the start ---- */

static bool tell_again(struct club *club, const struct match *m, long long now, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(club, &text, "taken-up match=%s season=%d due=%s", m->name, m->season,
		m->deadline ? club_date(club, m->deadline).s : "");
	ok = notice_all(club, m, "subject-match-goes-on", text.s, now, why);
	buf_free(&text);
	return ok;
}

/* Nobody joins any more: each player is told who plays, and gets the template of the set-up. */
static bool open_setup(struct club *club, const struct match *m, struct buf *why)
{
	bool ok = chain_close(club, m, why);

	for (int s = 1; s <= m->seats && ok; s++) {
		struct seat seat;

		ok = store_get_seat(club->store, m->id, s, &seat, why)
			&& mail_roster(club, m, &seat, s, why);
		seat_free(&seat);
	}
	return ok;
}

bool seating_opens(const struct match *m)
{
	return m->state == MATCH_SEATING || (m->state == MATCH_ASIDE && m->before == MATCH_SEATING);
}

bool seating_start(
	struct club *club, struct match *m, long long deadline, long long now, struct buf *why)
{
	/* One that its players have ended by a vote goes on. */
	bool again = m->state == MATCH_OVER;
	bool opens = seating_opens(m);
	bool begins = opens || again;

	m->state = MATCH_OPEN;
	m->reason[0] = 0;
	m->deadline = deadline ? deadline : m->deadline;
	if (!deadline && begins && !deadline_next(club, m, now, &m->deadline, why))
		return false;
	return (!(begins || deadline) || deadline_open(club, m, now, why))
		&& store_save_match(club->store, m, why)
		&& (!again || tell_again(club, m, now, why))
		&& (!opens || open_setup(club, m, why));
}
