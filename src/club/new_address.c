/* SPDX-License-Identifier: MIT */
#include "club/new_address.h"
#include "club/date.h"
#include "club/person.h"
#include "club/seat_person.h"
#include "club/waiting.h"

enum { DAY = 86400, LAPSES = 7 * DAY };

long long new_address_ends(const struct address_request_row *request)
{
	return request->asked + LAPSES;
}

/* ---- asking ---- */

/* A mail to no seat: nothing of the seat's goes with it, and should it come back, the seat's mails go on.
 * answers: what it answers; NULL: nothing, it is the first. */
static bool mail_question(const struct context *c, const struct seat *seat,
	const struct address_request_row *request, const struct unknown_sender *answers)
{
	const struct letter_sender sender = { .kind = SENDER_UNKNOWN };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	char token[TOKEN_TEXT];
	const struct seat to = { .name = (char *)"", .mail = request->mail, .key = (char *)"" };
	struct mail_plan p = { .kind = answers ? "answer" : "notice",
		.season = c->m->season,
		.to = &to,
		.texts = seat_texts(c, seat->seat),
		.subject = "subject-confirm-address",
		.token = token,
		.sender = answers ? &sender : NULL };
	bool ok;

	token_of_new_address(c->m, seat, request, token);
	buf_str(&unique, token);
	if (answers) {
		unknown_name_mail(&unique, answers);
		texts_tell(p.texts, &body, "confirm-address-open");
		buf_char(&body, '\n');
	}
	texts_tell(p.texts, &body, "confirm-address seat=%s match=%s until=%s",
		seat_text(match_game(c->m), seat->seat).s, c->m->name,
		date_text_to(c, seat->seat, new_address_ends(request)).s);
	p.body = span_of_buf(&body);
	p.unique = span_of_buf(&unique);
	ok = mail_queue(c, &p);
	chance_wipe(token, sizeof token);
	chance_wipe(unique.s, unique.n);
	buf_free(&unique);
	buf_free(&body);
	return ok;
}

bool new_address_ask(
	const struct context *c, const struct seat *seat, const struct address_request_row *request)
{
	return store_save_address_request(c->club->store, c->m->id, request, c->why)
		&& mail_question(c, seat, request, NULL);
}

bool new_address_lapse(const struct context *c)
{
	return store_lapse_address_requests(c->club->store, c->now - LAPSES, c->why);
}

/* ---- the answer ---- */

static enum found fit(const struct context *c, struct span token, int number,
	struct address_request_row *request, struct seat *seat)
{
	char ours[TOKEN_TEXT];
	enum found found =
		store_get_address_request(c->club->store, c->m->id, number, request, c->why);

	if (found != FOUND)
		return found;
	found = store_get_seat(c->club->store, c->m->id, number, seat, c->why);
	if (found == FOUND) {
		token_of_new_address(c->m, seat, request, ours);
		found = token_fits(ours, token) ? FOUND : NOT_FOUND;
		chance_wipe(ours, sizeof ours);
		if (found == NOT_FOUND)
			seat_free(seat);
	}
	if (found != FOUND)
		address_request_row_free(request);
	return found;
}

enum found new_address_find(const struct context *c, struct span token,
	struct address_request_row *request, struct seat *seat)
{
	enum found found = NOT_FOUND;

	for (int s = 1; s <= c->m->seats && found == NOT_FOUND; s++)
		found = fit(c, token, s, request, seat);
	return found;
}

/* Answers who has proven to read the address that was asked, whatever the club does with other mails. */
static bool tell_sender(const struct unknown_sender *who, const struct texts *to, struct buf *body)
{
	bool ok = unknown_answer(who, to, "subject-confirm-address", span_of_buf(body));

	buf_free(body);
	return ok;
}

static bool tell_lapsed(const struct unknown_sender *who, const struct texts *to)
{
	struct buf body = BUF_INIT;

	texts_tell(to, &body, "confirm-address-lapsed");
	return tell_sender(who, to, &body);
}

static bool tell_later(const struct unknown_sender *who, const struct texts *to)
{
	struct buf body = BUF_INIT;

	texts_tell(to, &body, "confirm-address-later");
	return tell_sender(who, to, &body);
}

bool new_address_answer(const struct unknown_sender *who, const struct reply *r, bool *moved)
{
	const struct context c = { who->c->club, &r->m, who->c->now, who->c->why };
	const struct address_request_row *request = &r->address;

	*moved = false;
	if (!mail_is_from(who->mail, request->mail))
		return waiting_refuse(who);
	if (new_address_ends(request) < c.now)
		return tell_lapsed(who, seat_texts(&c, r->seat.seat));
	if (r->wrote || words_answer(span_of_buf(&r->passed)) != ANSWERS_YES)
		return mail_question(&c, &r->seat, request, who);
	if (!person_readdress(&c, &r->seat, request, moved))
		return false;
	return *moved || tell_later(who, seat_texts(&c, r->seat.seat));
}
