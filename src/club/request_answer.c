/* SPDX-License-Identifier: MIT
 * How a request ends: the address says yes, the referee gives a seat, or it lapses. */
#include "club/games.h"
#include "club/player_name.h"
#include "club/request.h"
#include "club/request_mail.h"
#include "club/seating.h"
#include "club/token.h"
#include "club/waiting.h"
#include "post/words.h"

#include <stdlib.h>

/* ---- the answer to the mail that asks ---- */

/* Finds the request of a match whose token it is. */
static enum found find_token(
	const struct context *c, struct span token, struct seat_request *request)
{
	enum found found;
	long long last = 0;

	while ((found = store_next_request(c->club->store, c->m->id, last, request, c->why))
		== FOUND) {
		char ours[TOKEN_TEXT];

		token_of_request(c->m, request, ours);
		if (token_fits(ours, token))
			return FOUND;
		last = request->id;
		seat_request_free(request);
	}
	return found;
}

static enum found look_at_address(
	const struct context *c, struct span address, struct match *m, struct seat_request *request)
{
	const struct context in = { c->club, m, c->now, c->why };
	enum found found = token_find_match(c, address, m);

	if (found != FOUND)
		return found;
	found = find_token(&in, token_of_address(address), request);
	if (found != FOUND)
		match_free(m);
	return found;
}

static bool ask_referee(const struct request_mail *a, struct seat_request *request, int seat)
{
	const struct context *c = a->c;
	struct buf body = BUF_INIT;
	struct mail_plan plan = { .kind = "confirmation", .subject = "subject-asked-referee" };
	bool ok = store_confirm_request(c->club->store, request->id, c->now, c->why);

	request->confirmed = c->now;
	club_tell(c->club, &body, "request-wanted player=%s address=%s match=%s days=%d",
		request->name, request->mail, c->m->name, REQUEST_DAYS);
	buf_str(&body, "\n  ");
	successor_seat(&body, c->m, seat, request->name, request->mail);
	buf_char(&body, '\n');
	ok = ok && mail_referee(c, "subject-wanted", span_of_buf(&body));
	buf_clear(&body);
	club_tell(c->club, &body, "request-waits match=%s days=%d", c->m->name, REQUEST_DAYS);
	ok = ok && request_hand_back(a, true, &body)
		&& request_mail_asker(c, request, &plan, &body);
	buf_free(&body);
	return ok;
}

/* The referee has an end of mails, too. */
static bool ask_referee_once(const struct request_mail *a, struct seat_request *request, int seat)
{
	bool enough;

	if (!request_enough(a->c, &enough))
		return false;
	if (!enough)
		return ask_referee(a, request, seat);
	return store_drop_request(a->c->club->store, request->id, a->c->why)
		&& request_tell_enough(a);
}

static void add_address(struct buf *b, const struct context *c, const struct seat *seat)
{
	char token[TOKEN_TEXT];

	token_make(c->m, c->m->season, seat, token);
	token_address(b, c->club, c->m, token);
	chance_wipe(token, sizeof token);
}

/* The seat is theirs, and all is as if they had been invited and had joined. The match begins once the rest of
 * their mail was read. */
static bool give_seat(const struct request_mail *a, const struct seat_request *request, int number)
{
	const struct context *c = a->c;
	const struct seat seat = { .seat = number,
		.name = request->name,
		.mail = request->mail,
		.key = (char *)"",
		.standing = (char *)"" };

	add_address(a->seat, c, &seat);
	return store_drop_request(c->club->store, request->id, c->why) && seating_welcome(c, &seat);
}

static bool tell_gone(const struct request_mail *a, const struct seat_request *request)
{
	struct buf body = BUF_INIT;

	club_tell(a->c->club, &body, "request-gone match=%s", a->c->m->name);
	return store_drop_request(a->c->club->store, request->id, a->c->why)
		&& request_tell_games(a, &body);
}

/* The address proved to be the asker's. */
static bool take_yes(const struct request_mail *a, struct seat_request *request)
{
	const struct context *c = a->c;
	unsigned char hash[HASH];
	int seat, n, own;
	bool named;

	request_hash(hash, request->mail);
	if (!store_save_asked(c->club->store, hash, 0, c->why) || !games_seat(c, &seat, &n)
		|| !request_find_seat(c, request->mail, span_of(request->name), &own, &named))
		return false;
	if (own)
		return store_drop_request(c->club->store, request->id, c->why)
			&& request_deny_own(a, own);
	if (!seat)
		return tell_gone(a, request);
	if (named)
		return store_drop_request(c->club->store, request->id, c->why)
			&& request_deny_name(a);
	return games_referee_decides(c) ? ask_referee_once(a, request, seat)
					: give_seat(a, request, seat);
}

/* ---- their name ---- */

enum new_name { NO_NAME, NEW_NAME, WRONG_NAME };

/* Whoever is not known yet may answer with another name: that says yes as well. */
static bool read_name(const struct request_mail *a, struct seat_request *request, enum new_name *is)
{
	struct buf known = BUF_INIT, name = BUF_INIT;
	struct span rest;
	bool ok = true, taken = false;

	*is = NO_NAME;
	if (!request_find_command(a, "/name", &rest))
		return true;
	words_name(&name, rest);
	ok = player_name_known(a->c, a->from, span_of_buf(&name), &known)
		&& player_name_taken(a->c, span_of_buf(&name), 0, &taken);
	if (ok && !known.n) {
		*is = WRONG_NAME;
		if (!taken && player_name_fits(a->c, span_of_buf(&name))) {
			*is = NEW_NAME;
			free(request->name);
			request->name = buf_take(&name);
			ok = store_rename_request(
				a->c->club->store, request->id, request->name, a->c->why);
		}
	}
	buf_free(&known);
	buf_free(&name);
	return ok;
}

/* Asks once more for the word. */
static bool tell_yes(
	const struct request_mail *a, const struct seat_request *request, bool wrong_name)
{
	const struct letter_sender sender = { .kind = unknown_kind(a->s) };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan plan = {
		.kind = "answer", .subject = "subject-confirm", .sender = &sender
	};
	bool ok;

	unknown_name_mail(&unique, a->s);
	plan.unique = span_of_buf(&unique);
	club_tell(a->c->club, &body, "request-yes match=%s name=%d player=%s", a->c->m->name,
		wrong_name, request->name);
	ok = request_hand_back(a, false, &body) && request_mail_asker(a->c, request, &plan, &body);
	buf_free(&unique);
	buf_free(&body);
	return ok;
}

/* The club has asked, so an answer is not dropped because the address wrote much before it was asked. */
static bool take_answer(const struct request_mail *a, struct seat_request *request)
{
	struct unknown_sender proven = *a->s;
	struct request_mail asked = *a;
	enum new_name name;

	if (!mail_is_from(a->s->mail, request->mail))
		return waiting_refuse(a->s);
	if (request->confirmed)
		return true;
	proven.proven = true;
	asked.s = &proven;
	if (!read_name(&asked, request, &name))
		return false;
	if (name == NEW_NAME || (name == NO_NAME && request_says_yes(a)))
		return take_yes(&asked, request);
	return tell_yes(&asked, request, name == WRONG_NAME);
}

/* The note that such an answer was taken. */
static void name_note(struct buf *name, const struct mail *mail)
{
	unsigned char hash[HASH];
	char number[HASH_TEXT];

	hash_bytes(hash, mail->id.s, mail->id.n);
	hash_text(number, hash);
	buf_fmt(name, "request-answer %s", number);
}

/* What came before does nothing; a mail without a Message-ID never did. */
static bool taken_before(const struct request_mail *a, bool *before)
{
	struct buf name = BUF_INIT;
	long long when = 0;
	bool ok = true;

	if (a->s->mail->id.n) {
		name_note(&name, a->s->mail);
		ok = store_get_note(a->s->c->club->store, name.s, &when, a->s->c->why);
	}
	*before = when != 0;
	buf_free(&name);
	return ok;
}

static bool remember(const struct request_mail *a)
{
	struct buf name = BUF_INIT;
	bool ok;

	if (!a->s->mail->id.n)
		return true;
	name_note(&name, a->s->mail);
	ok = store_save_note(a->s->c->club->store, name.s, a->s->c->now, a->s->c->why);
	buf_free(&name);
	return ok;
}

bool request_confirm(struct request_mail *a, bool *taken)
{
	struct match m;
	const struct context in = { a->s->c->club, &m, a->s->c->now, a->s->c->why };
	struct seat_request request;
	enum found found;
	bool ok;

	if (!taken_before(a, taken))
		return false;
	if (*taken)
		return true;
	found = look_at_address(&in, a->s->mail->delivered_to, &m, &request);
	if (found == NOT_FOUND)
		found = look_at_address(&in, a->s->mail->to, &m, &request);
	*taken = found == FOUND;
	if (found != FOUND)
		return found == NOT_FOUND;
	a->c = &in;
	ok = take_answer(a, &request) && remember(a);
	a->c = NULL;
	seat_request_free(&request);
	match_free(&m);
	return ok;
}

/* ---- the end of a request ---- */

bool request_forget(const struct context *c, const struct seat_request *request)
{
	return store_drop_request(c->club->store, request->id, c->why)
		&& store_forget_asker(c->club->store, request->match, request->mail, c->why);
}

long long request_ends(const struct seat_request *request)
{
	return (request->confirmed ? request->confirmed : request->asked) + REQUEST_SECONDS;
}

/* Who confirmed a request is told, by a mail that is forgotten as it leaves; who did not is not mailed. */
static bool end_request(const struct context *c, const struct seat_request *request)
{
	struct match m;
	const struct context in = { c->club, &m, c->now, c->why };
	struct buf body = BUF_INIT;
	struct mail_plan plan = { .kind = MAIL_PARTING, .subject = "subject-seat" };
	bool ok;

	if (!request->confirmed)
		return request_forget(c, request);
	if (store_next_match(c->club->store, request->match - 1, &m, c->why) != FOUND)
		return false;
	club_tell(c->club, &body, "request-lapsed match=%s days=%d", m.name, REQUEST_DAYS);
	ok = request_forget(c, request) && request_mail_asker(&in, request, &plan, &body);
	match_free(&m);
	return ok;
}

bool request_lapse(const struct context *c)
{
	long long until = c->now - REQUEST_SECONDS;
	struct seat_request request;
	enum found found = NOT_FOUND;
	bool ok = store_forget_asked(c->club->store, until, c->why);

	while (ok
		&& (found = store_lapsed_request(c->club->store, until, &request, c->why))
			== FOUND) {
		ok = end_request(c, &request);
		seat_request_free(&request);
	}
	return ok && found != UNREAD;
}

bool request_settle(const struct context *c, const char *mail, bool *confirmed)
{
	struct seat_request request;
	char *lower = span_lower(span_of(mail));
	enum found found = store_find_request(c->club->store, c->m->id, lower, &request, c->why);
	bool ok = found != UNREAD;

	*confirmed = found == FOUND && request.confirmed;
	if (found == FOUND)
		ok = store_drop_request(c->club->store, request.id, c->why);
	seat_request_free(&request);
	free(lower);
	return ok;
}
