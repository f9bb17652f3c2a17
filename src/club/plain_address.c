/* SPDX-License-Identifier: MIT */
#include "club/plain_address.h"
#include "club/seat_person.h"
#include "club/token.h"
#include "post/mail_write.h"

#include <stdlib.h>
#include <string.h>

/* The seats of an address in matches that are not over; the mail goes to the first of them. */
struct plain_mail {
	const struct unknown_sender *s;
	char *from;
	struct match m;
	struct seat seat;
	int seats;
	struct buf list; /* each with the address that its letters go to */
};

/* ---- whose address it is ---- */

static void list_seat(struct plain_mail *p, const struct match *m, const struct seat *seat)
{
	char token[TOKEN_TEXT];

	token_make(m, m->season, seat, token);
	buf_fmt(&p->list, "    %s (%s): ", m->name, seat_text(match_game(m), seat->seat).s);
	token_address(&p->list, p->s->c->club, m, token);
	buf_char(&p->list, '\n');
	chance_wipe(token, sizeof token);
}

/* Keeps the first seat. */
static void add_seat(struct plain_mail *p, struct match *m, struct seat *seat)
{
	list_seat(p, m, seat);
	if (p->seats++) {
		match_free(m);
		seat_free(seat);
	} else {
		p->m = *m;
		p->seat = *seat;
	}
}

static bool find_seats(struct plain_mail *p)
{
	const struct context *c = p->s->c;
	struct seat_place at = { 0 };
	enum found found;

	while ((found = store_next_of_address(c->club->store, p->from, &at, c->why)) == FOUND) {
		struct match m;
		struct seat seat;

		if (store_next_match(c->club->store, at.match - 1, &m, c->why) != FOUND)
			return false;
		if (store_get_seat(c->club->store, m.id, at.seat, &seat, c->why) != FOUND) {
			match_free(&m);
			return false;
		}
		add_seat(p, &m, &seat);
	}
	return found != UNREAD;
}

static void plain_free(struct plain_mail *p)
{
	if (p->seats) {
		match_free(&p->m);
		seat_free(&p->seat);
	}
	buf_free(&p->list);
	free(p->from);
}

/* ---- the mail that can be answered ---- */

/* What was in the mail is left out: nothing shows who wrote it. */
static void write_body(struct buf *b, const struct plain_mail *p, const struct texts *to)
{
	texts_tell(to, b, "plain-address match=%s several=%d", p->m.name, p->seats > 1);
	if (p->seats < 2)
		return;
	buf_char(b, '\n');
	texts_tell(to, b, "plain-several");
	buf_add(b, p->list.s, p->list.n);
}

static bool tell_seat(const struct plain_mail *p)
{
	const struct context in = { p->s->c->club, &p->m, p->s->c->now, p->s->c->why };
	const struct letter_sender sender = { .kind = SENDER_SEAT };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan plan = { .kind = "answer",
		.season = p->m.season,
		.seat = p->seat.seat,
		.to = &p->seat,
		.texts = seat_texts(&in, p->seat.seat),
		.subject = "subject-answer-here",
		.sender = &sender };
	bool ok;

	write_body(&body, p, plan.texts);
	buf_str(&unique, "plain-address ");
	unknown_name_mail(&unique, p->s);
	plan.body = span_of_buf(&body);
	plan.unique = span_of_buf(&unique);
	ok = mail_queue(&in, &plan);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

bool plain_address_take(const struct unknown_sender *s, bool *taken)
{
	const struct club *club = s->c->club;
	struct plain_mail p = { .s = s, .list = BUF_INIT };
	bool ok;

	*taken = false;
	if (strcmp(club->setting[S_SUBADDRESS], "yes") != 0 || s->mail->bare || s->mail->looped
		|| mail_is_automatic(s->mail, club->setting[S_MAIL]) || !address_ok(s->mail->from))
		return true;
	p.from = span_lower(s->mail->from);
	ok = find_seats(&p);
	*taken = ok && p.seats;
	if (*taken)
		ok = tell_seat(&p);
	plain_free(&p);
	return ok;
}
