/* SPDX-License-Identifier: MIT
 * Which mail of the club another one answers. */
#include "club/new_address.h"
#include "club/reply.h"
#include "club/waiting.h"
#include "post/quoted.h"

#include <string.h>

/* Finds the season whose token it is, from the open one back. */
static bool find_season(struct reply *r, struct span token)
{
	for (r->season = r->m.season; r->season >= 0; r->season--) {
		token_make(&r->m, r->season, &r->seat, r->token);
		if (token_fits(r->token, token))
			return true;
	}
	return false;
}

bool reply_find_seat(const struct context *c, struct reply *r, struct span token)
{
	for (int s = 1; s <= r->m.seats && !r->is; s++) {
		enum found found = store_get_seat(c->club->store, r->m.id, s, &r->seat, c->why);

		if (found == UNREAD)
			return false;
		r->is = found == FOUND && find_season(r, token);
		if (!r->is)
			seat_free(&r->seat);
	}
	return true;
}

static bool find_question(const struct context *c, struct reply *r, struct span token)
{
	const struct context in = { c->club, &r->m, c->now, c->why };
	enum found found = waiting_find(&in, token, &r->waits, &r->seat);

	r->is = found == FOUND;
	if (r->is) {
		r->season = r->waits.season;
		token_of_question(&r->m, &r->seat, r->waits.hash, r->token);
	}
	return found != UNREAD;
}

static bool find_new_address(const struct context *c, struct reply *r, struct span token)
{
	const struct context in = { c->club, &r->m, c->now, c->why };
	enum found found = new_address_find(&in, token, &r->address, &r->seat);

	r->is = found == FOUND;
	if (r->is) {
		r->season = r->m.season;
		token_of_new_address(&r->m, &r->seat, &r->address, r->token);
	}
	return found != UNREAD;
}

bool reply_find_address(const struct context *c, struct span address, struct reply *r)
{
	struct span token = token_of_address(address);
	enum found found;
	bool ok;

	if (r->is)
		return true;
	found = token_find_match(c, address, &r->m);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = reply_find_seat(c, r, token) && (r->is || find_question(c, r, token))
		&& (r->is || find_new_address(c, r, token));
	if (!r->is)
		match_free(&r->m);
	return ok;
}

bool reply_find(const struct context *c, const struct mail *mail, struct reply *r)
{
	*r = (struct reply){ .passed = BUF_INIT, .sends = BUF_INIT };
	if (mail_is_automatic(mail, c->club->setting[S_MAIL]))
		return true;
	return reply_find_address(c, mail->delivered_to, r) && reply_find_address(c, mail->to, r);
}

/* ---- a mail of the club that is forwarded to it ---- */

/* Finds the lines of a template that name the match and show the token. */
static bool find_names(struct span text, struct span *match, struct span *token)
{
	struct mail_line line;
	struct span rest, word, value;

	match->n = token->n = 0;
	while (!token->n && mail_line_next(&text, &line)) {
		int which;

		rest = line.inside;
		which = span_word(&rest, &word) ? text_header_word(word) : -1;
		if (which < 0 || !span_word(&rest, &value))
			continue;
		if (which == TEXT_MATCH)
			*match = value;
		else if (which == TEXT_TOKEN && match->n)
			*token = value;
	}
	return token->n;
}

static bool look_at_names(
	const struct context *c, struct span match, struct span token, struct reply *r)
{
	const char *dot = span_find(match, '.');
	const struct span name = { match.s, dot ? (size_t)(dot - match.s) : match.n };
	enum found found = match_name_ok(name)
		? store_get_match(c->club->store, name, &r->m, c->why)
		: NOT_FOUND;
	bool ok;

	if (found != FOUND)
		return found == NOT_FOUND;
	ok = !match_is_named(&r->m, match) || reply_find_seat(c, r, token);
	if (!r->is)
		match_free(&r->m);
	return ok;
}

static bool look_at_part(const struct context *c, const struct mail_part *part, struct reply *r)
{
	const struct mail_owner owner = club_owner(c->club, NULL, NULL);
	struct span match, token;
	struct own_words own;
	bool ok = true;

	words_own(&own, part, &owner);
	if (own.cut && find_names(own.behind, &match, &token))
		ok = look_at_names(c, match, token, r);
	own_words_free(&own);
	return ok;
}

bool reply_find_forwarded(const struct context *c, const struct mail *mail, struct reply *r)
{
	bool ok = true;

	if (mail->bare || mail->looped || mail_is_automatic(mail, c->club->setting[S_MAIL]))
		return true;
	for (int i = 0; i < mail->parts && ok && !r->is; i++)
		if (!mail->part[i].quoted && !mail->part[i].file)
			ok = look_at_part(c, &mail->part[i], r);
	return ok;
}

void reply_free(struct reply *r)
{
	if (r->is) {
		letter_row_free(&r->waits);
		address_request_row_free(&r->address);
		seat_free(&r->seat);
		match_free(&r->m);
	}
	chance_wipe(r->token, sizeof r->token);
	buf_free(&r->passed);
	buf_free(&r->sends);
	buf_free(&r->in);
	r->is = false;
}
