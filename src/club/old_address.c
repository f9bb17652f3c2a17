/* SPDX-License-Identifier: MIT */
#include "club/old_address.h"
#include "club/seat_person.h"
#include "club/token.h"
#include "store/store_outbox.h"

#include <stdlib.h>
#include <string.h>

/* ---- whose mail is answered ---- */

/* Returns whether a token is one that a seat had while its mails went to that address. */
static bool fits_before(
	const struct match *m, const struct seat *seat, char *mail, struct span token)
{
	const struct seat before = { .seat = seat->seat, .mail = mail };
	char ours[TOKEN_TEXT];
	bool fits = false;

	for (int season = m->season; season >= 0 && !fits; season--) {
		token_make(m, season, &before, ours);
		fits = token_fits(ours, token);
	}
	chance_wipe(ours, sizeof ours);
	return fits;
}

/* Finds among the addresses that a seat's mails went to before the one whose token it is. Who writes from the
 * seat's address may have been passed any mail of the seat; who writes from another had the seat. */
static bool find_former(const struct unknown_sender *s, const struct context *c,
	const struct seat *seat, struct span token, bool *is)
{
	bool own = mail_is_from(s->mail, seat->mail);
	struct mail_envelope before;
	enum found found = NOT_FOUND;

	*is = false;
	for (int i = 0; !*is
		&& (found = store_former_recipient(
			    c->club->store, c->m->id, seat, own, i, &before, c->why))
			== FOUND;
		i++) {
		*is = fits_before(c->m, seat, before.to, token)
			&& (own || mail_is_from(s->mail, before.to));
		mail_envelope_free(&before);
	}
	return found != UNREAD;
}

/* ---- what its seat is told ---- */

static bool tell_seat(
	const struct unknown_sender *s, const struct context *c, const struct seat *seat)
{
	char *from = span_lower(s->mail->from);
	bool own = mail_is_from(s->mail, seat->mail), ok;
	const struct letter_sender sender = { own ? SENDER_SEAT : SENDER_OTHER, from, NULL };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan p = { .kind = "answer",
		.season = c->m->season,
		.seat = seat->seat,
		.to = seat,
		.texts = seat_texts(c, seat->seat),
		.subject = "subject-answer-here",
		.sender = &sender };

	texts_tell(p.texts, &body, "answer-here from=%s seat=%s match=%s", own ? "" : from,
		seat_text(match_game(c->m), seat->seat).s, c->m->name);
	buf_str(&unique, "old-address ");
	unknown_name_mail(&unique, s);
	p.body = span_of_buf(&body);
	p.unique = span_of_buf(&unique);
	ok = mail_queue(c, &p);
	buf_free(&body);
	buf_free(&unique);
	free(from);
	return ok;
}

/* ---- who has the seat no more ---- */

/* Tells whoever had the seat, once, that it is somebody else's. *told false: that was told before. */
static bool tell_former(const struct unknown_sender *s, const struct context *c,
	const struct seat *seat, const char *mail, bool *told)
{
	struct buf body = BUF_INIT, name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "seat-gone %s %d %s", c->m->gid, seat->seat, mail);
	ok = store_ration(c->club->store, name.s, 0, 1, told, c->why);
	if (ok && *told) {
		club_tell(c->club, &body, "seat-gone seat=%s match=%s referee=%s",
			seat_text(match_game(c->m), seat->seat).s, c->m->name,
			club_referee(c->club));
		ok = unknown_answer(s, c->club->texts, "subject-replaced", span_of_buf(&body));
	}
	buf_free(&body);
	buf_free(&name);
	return ok;
}

/* Looks at the addresses of all who had the seat: who writes from one, and answers a mail that went there, was
 * replaced, as find_former knows the addresses of its player. */
static bool look_at_former(const struct unknown_sender *s, const struct context *c,
	const struct seat *seat, struct span token, bool *taken)
{
	struct mail_envelope before;
	enum found found = NOT_FOUND;
	bool ok = true, is = false;

	for (int i = 0; ok && !is
		&& (found = store_former_recipient(
			    c->club->store, c->m->id, seat, true, i, &before, c->why))
			== FOUND;
		i++) {
		is = mail_is_from(s->mail, before.to) && fits_before(c->m, seat, before.to, token);
		if (is)
			ok = tell_former(s, c, seat, before.to, taken);
		mail_envelope_free(&before);
	}
	return ok && found != UNREAD;
}

static bool look_at_seat(const struct unknown_sender *s, const struct context *c, int number,
	struct span token, bool *taken)
{
	struct seat seat;
	enum found found = store_get_seat(c->club->store, c->m->id, number, &seat, c->why);
	bool ok;

	if (found != FOUND)
		return found == NOT_FOUND;
	ok = find_former(s, c, &seat, token, taken) && (!*taken || tell_seat(s, c, &seat));
	if (ok && !*taken)
		ok = look_at_former(s, c, &seat, token, taken);
	seat_free(&seat);
	return ok;
}

static bool look_at_address(const struct unknown_sender *s, struct span address, bool *taken)
{
	struct match m;
	const struct context in = { s->c->club, &m, s->c->now, s->c->why };
	enum found found;
	bool ok = true;

	if (*taken)
		return true;
	found = token_find_match(s->c, address, &m);
	if (found != FOUND)
		return found == NOT_FOUND;
	for (int i = 1; m.state != MATCH_OVER && i <= m.seats && ok && !*taken; i++)
		ok = look_at_seat(s, &in, i, token_of_address(address), taken);
	match_free(&m);
	return ok;
}

/* A letter that names its match and seat is judged as any other. */
static bool is_letter(const struct letter *l)
{
	struct orders *head = l ? orders_read(l->canonical.s, l->canonical.n, NULL) : NULL;
	bool is = head && head->match.n && head->seat.n;

	if (head)
		orders_free(head);
	return is;
}

bool old_address_take(const struct unknown_sender *s, const struct letter *l, bool *taken)
{
	*taken = false;
	if (mail_is_automatic(s->mail, s->c->club->setting[S_MAIL]) || is_letter(l))
		return true;
	return look_at_address(s, s->mail->delivered_to, taken)
		&& look_at_address(s, s->mail->to, taken);
}
