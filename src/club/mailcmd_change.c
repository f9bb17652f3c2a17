/* SPDX-License-Identifier: MIT
 * Mail commands that change what belongs to a seat. */
#include "club/chain.h"
#include "club/charter.h"
#include "club/date.h"
#include "club/deadline.h"
#include "club/games.h"
#include "club/new_address.h"
#include "club/seating.h"
#include "club/successor.h"
#include "club/notice.h"
#include "club/mailcmd_call.h"
#include "post/key.h"
#include "post/mail_write.h"

#include <stdlib.h>
#include <string.h>

enum { HAND_OVERS = 3, STOPS = 3, ADDRESSES = 3 };

static bool get_attendance(struct mailcmd_call *w, struct attendance_row *row)
{
	return store_get_attendance(w->c->club->store, w->c->m->id, w->seat->seat, row, w->c->why);
}

static bool save_attendance(struct mailcmd_call *w, const struct attendance_row *row)
{
	return store_save_attendance(w->c->club->store, w->c->m->id, w->seat->seat, row, w->c->why);
}

/* A yes is to letters that came before: nobody has asked yet about the orders that stand with it. */
static bool settle_letters(struct mailcmd_call *w)
{
	static const unsigned char none[HASH];

	return store_settle_letters(w->c->club->store, w->c->m->id, w->c->m->season, w->seat->seat,
		w->order ? w->order : none, w->c->why);
}

/* ---- /join ---- */

/* In a match under way joining counts only after the open season, whose letters may be known. */
static bool join_later(struct mailcmd_call *w, struct chain_row *chain)
{
	struct chain_state state;

	if (!chain_state(w->c, &state))
		return false;
	chain->since = state.casts + 1;
	if (!chain_rejoin(w->c, w->seat, chain, w->order))
		return false;
	mailcmd_say(w, "join-later season=%d", w->c->m->season + 1);
	return true;
}

static bool join_now(struct mailcmd_call *w, const struct chain_row *chain)
{
	if (!store_save_chain(w->c->club->store, w->c->m->id, w->seat->seat, chain, w->c->why))
		return false;
	mailcmd_say(w, "join-now");
	return true;
}

/* Nobody joins or changes keys while a season is sealed. */
static bool may_change_chain(struct mailcmd_call *w, bool *may)
{
	bool sealed = false;

	if (w->c->m->state == MATCH_OPEN && !chain_sealed(w->c, &sealed))
		return false;
	*may = !sealed;
	return !sealed || mailcmd_deny(w, "sealed season=%d", w->c->m->season);
}

/* A letter by a token says that the player is there. What stands behind the command in it proves
 * nothing, so it gives no part in the dice. */
static bool answer_invitation(struct mailcmd_call *w)
{
	bool keyless = !*w->seat->key, now;
	int letters = 0;

	if (w->c->m->state != MATCH_SEATING)
		return mailcmd_deny(w, "join-begun keyless=%d", keyless);
	/* A yes behind first orders says that these stay as they are; where none is in it orders nothing. */
	if (!seating_answer(w->c, w->seat->seat)
		|| !store_count_letters(w->c->club->store, w->c->m->id, w->c->m->season,
			w->seat->seat, "taken", &letters, w->c->why)
		|| (letters && !settle_letters(w)) || !seating_may_begin(w->c, &now))
		return false;
	mailcmd_say(w, "answered keyless=%d begins=%d now=%d", keyless,
		charter_is(w->c->m, "begin", "joined"), now);
	return true;
}

bool mailcmd_join(struct mailcmd_call *w, struct span rest)
{
	struct chain_row chain = { .joined = true }, before;
	bool may;

	if (w->c->m->state == MATCH_OVER || w->over)
		return mailcmd_deny(w, "over");
	if (w->unsealed)
		return answer_invitation(w);
	if (!hash_from_text(chain.anchor, rest))
		return mailcmd_deny(w, "join-anchor");
	if (!store_get_chain(w->c->club->store, w->c->m->id, w->seat->seat, &before, w->c->why))
		return false;
	if (before.joined && !memcmp(before.anchor, chain.anchor, HASH)) {
		mailcmd_say(w, "joined");
		return true;
	}
	if (!may_change_chain(w, &may))
		return false;
	if (!may)
		return true;
	return w->c->m->state == MATCH_SEATING ? join_now(w, &chain) : join_later(w, &chain);
}

/* ---- /ready and /wait ---- */

static bool save_ready(struct mailcmd_call *w, enum ready_state ready)
{
	struct attendance_row row = { 0 };

	if (!get_attendance(w, &row))
		return false;
	row.ready = ready;
	return save_attendance(w, &row);
}

static bool deny_idle(struct mailcmd_call *w)
{
	return mailcmd_deny(w, "idle season=%d", w->c->m->season);
}

bool mailcmd_ready(struct mailcmd_call *w, struct span rest)
{
	int letters = 0;

	(void)rest;
	if (!w->duty.writes)
		return deny_idle(w);
	if (!save_ready(w, READY_YES) || !settle_letters(w)
		|| !store_count_letters(w->c->club->store, w->c->m->id, w->c->m->season,
			w->seat->seat, "taken", &letters, w->c->why))
		return false;
	mailcmd_say(w, "ready season=%d early=%d letter=%d deadline=%d", w->c->m->season,
		deadline_early(w->c), letters > 0, w->c->m->deadline != 0);
	return true;
}

bool mailcmd_wait(struct mailcmd_call *w, struct span rest)
{
	struct attendance_row row;

	(void)rest;
	if (!w->duty.writes)
		return deny_idle(w);
	if (!get_attendance(w, &row))
		return false;
	if (row.vacant)
		return mailcmd_deny(w, "wait-open");
	if (!save_ready(w, READY_WAIT))
		return false;
	mailcmd_say(w, "wait season=%d deadline=%d", w->c->m->season, w->c->m->deadline != 0);
	return true;
}

/* ---- /format ---- */

bool mailcmd_format(struct mailcmd_call *w, struct span rest)
{
	static const char *const formats[] = { "text", "html", "plain" };
	struct attendance_row row = { 0 };
	size_t i = 0;

	while (i < 3 && !span_folds(rest, formats[i]))
		i++;
	if (i == 3)
		return mailcmd_deny(w, "format-how");
	if (!get_attendance(w, &row))
		return false;
	strcpy(row.format, formats[i]);
	if (!save_attendance(w, &row))
		return false;
	mailcmd_say(w, "format format=%s", formats[i]);
	return true;
}

/* ---- /public ---- */

bool mailcmd_public(struct mailcmd_call *w, struct span rest)
{
	bool yes = span_folds(rest, "yes");

	if (!yes && !span_folds(rest, "no"))
		return mailcmd_deny(w, "public-how");
	mailcmd_say(w, "public yes=%d player=%s", yes, w->seat->name);
	return store_publish(w->c->club->store, w->seat, yes, w->c->why);
}

/* ---- /key ---- */

/* Mailed by itself, as a thief of the old key could suppress an answer. */
static bool tell_key(struct mailcmd_call *w, const char *key)
{
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan plan = { .kind = "notice",
		.season = w->c->m->season,
		.seat = w->seat->seat,
		.to = w->seat,
		.texts = w->texts,
		.subject = "subject-key" };
	bool ok;

	/* A key that comes back another day is told again. */
	buf_fmt(&unique, "%lld %s", w->c->now, key);
	plan.unique = (struct span){ unique.s, unique.n };

	texts_tell(w->texts, &body, "key-changed match=%s first=%d", w->c->m->name, !*w->seat->key);
	buf_fmt(&body, "\n  %s\n\n", key);
	texts_tell(w->texts, &body, "key-ask referee=%s", club_referee(w->c->club));
	plan.body = (struct span){ body.s, body.n };
	ok = mail_queue(w->c, &plan);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

static bool save_key(struct mailcmd_call *w, struct buf *key)
{
	struct seat seat = { 0 };
	enum found found =
		store_get_seat(w->c->club->store, w->c->m->id, w->seat->seat, &seat, w->c->why);
	bool ok;

	if (found != FOUND)
		return found == NOT_FOUND;
	free(seat.key);
	seat.key = xcopy(key->s, key->n);
	ok = store_save_seat(w->c->club->store, w->c->m->id, &seat, w->c->why)
		&& chain_drop(w->c, &seat, w->order) && tell_key(w, key->s);
	seat_free(&seat);
	return ok;
}

/* Says the letter by which the seat has a part in the dice again, as nobody who has no template at hand could
 * write it: it counts from the first draw on that no letter of the open season could have been written for. */
static bool offer_join(struct mailcmd_call *w)
{
	const struct match *m = w->c->m;
	struct chain_state state;
	char open[HASH_TEXT];

	if (!chain_state(w->c, &state))
		return false;
	hash_text(open, state.open);
	mailcmd_say(w, "key-join season=%d from=%d", m->season, m->season + 1);
	buf_fmt(w->answer, "\nmatch    %s\nseat     %s\nseason   %d\nopen     %s\n/join\n", m->gid,
		seat_text(match_game(m), w->seat->seat).s, m->season, open);
	return true;
}

bool mailcmd_can_key(const struct match *m, struct span rest)
{
	struct public_key key;

	(void)m;
	return key_read(&key, rest, NULL);
}

bool mailcmd_key(struct mailcmd_call *w, struct span rest)
{
	struct buf line = BUF_INIT, fault = BUF_INIT;
	struct problem problem = { .text = NULL };
	struct public_key key;
	bool ok = true, may;

	if (!key_read(&key, rest, &problem)) {
		if (rest.n)
			club_say_problem(w->texts, &fault, &problem);
		else
			texts_say(w->texts, &fault, "key-missing");
		mailcmd_deny(w, "not-done reason=%s", fault.s);
	} else if (!may_change_chain(w, &may)) {
		ok = false;
	} else if (may) {
		key_line(&key, &line);
		ok = save_key(w, &line);
	}
	if (ok && w->done) {
		mailcmd_say(w, "key first=%d", !*w->seat->key);
		ok = !w->order || offer_join(w);
	}
	buf_free(&line);
	buf_free(&fault);
	return ok;
}

/* ---- /address ---- */

static bool withdraw_address(struct mailcmd_call *w)
{
	mailcmd_say(w, "address-same");
	return store_drop_address_request(w->c->club->store, w->c->m->id, w->seat->seat, w->c->why);
}

static bool ask_address(struct mailcmd_call *w, const char *mail)
{
	struct address_request_row request = { .seat = w->seat->seat,
		.mail = (char *)mail,
		.asked = w->c->now,
		.by_letter = w->order != NULL };

	struct mailcmd_match_list list = { .names = BUF_INIT, .but = BUF_INIT };
	struct buf matches = BUF_INIT;
	bool ok = mailcmd_matches_find(w, &list);

	if (w->order)
		memcpy(request.letter, w->order, HASH);
	mailcmd_matches_say(w, &list, &matches);
	mailcmd_say(w, "address-asked address=%s matches=%s until=%s referee=%s", mail, matches.s,
		date_text_in(w->c, w->seat->seat, w->texts, new_address_ends(&request)).s,
		club_referee(w->c->club));
	buf_add(w->answer, list.but.s, list.but.n);
	mailcmd_matches_free(&list);
	buf_free(&matches);
	return ok && new_address_ask(w->c, w->seat, &request);
}

/* What is mailed to the club's own address with a '+' comes to the club as well. */
static bool is_of_club(const struct club *club, struct span address)
{
	struct span own = span_of(club->setting[S_MAIL]);
	const char *at = span_find(address, '@'), *plus = span_find(address, '+');
	size_t local = (size_t)((plus && plus < at ? plus : at) - address.s);
	struct buf bare = BUF_INIT;
	bool is;

	buf_add(&bare, address.s, local);
	buf_add(&bare, at, (size_t)(address.s + address.n - at));
	is = span_folds(address, own.s) || span_folds(span_of_buf(&bare), own.s);
	buf_free(&bare);
	return is;
}

bool mailcmd_can_address(const struct match *m, struct span rest)
{
	(void)m;
	return address_ok(rest);
}

bool mailcmd_address(struct mailcmd_call *w, struct span rest)
{
	char *mail;
	bool more, ok;

	if (span_folds(rest, w->seat->mail))
		return withdraw_address(w);
	if (!address_ok(rest))
		return mailcmd_deny(w, "address-how");
	if (is_of_club(w->c->club, rest))
		return mailcmd_deny(w, "address-club");
	if (strcmp(w->c->club->setting[S_SUBADDRESS], "yes") != 0)
		return mailcmd_deny(w, "address-referee referee=%s", club_referee(w->c->club));
	if (!mailcmd_ration(w, "address", ADDRESSES, &more))
		return false;
	if (!more)
		return mailcmd_deny(w, "address-often most=%d", ADDRESSES);
	mail = xcopy(rest.s, rest.n);
	ok = ask_address(w, mail);
	free(mail);
	return ok;
}

/* ---- /hand-over and /stop ---- */

/* successor NULL: not known yet. */
static bool tell_referee(struct mailcmd_call *w, const struct successor *successor)
{
	struct buf player = BUF_INIT, body = BUF_INIT;
	bool ok;

	text_clean(&player, w->seat->name, strlen(w->seat->name), 40);
	club_tell(w->c->club, &body, "leaves player=%s seat=%s match=%s successor=%d", player.s,
		seat_text(match_game(w->c->m), w->seat->seat).s, w->c->m->name, successor != NULL);
	buf_char(&body, '\n');
	successor_command(&body, w->c->m, w->seat->seat, successor, successor != NULL);
	ok = mail_referee(w->c, successor ? "subject-hands-over" : "subject-left",
		(struct span){ body.s, body.n });
	buf_free(&player);
	buf_free(&body);
	return ok;
}

bool mailcmd_can_hand_over(const struct match *m, struct span rest)
{
	struct successor successor = { .key = BUF_INIT };
	bool can = successor_read(m, &successor, rest) == SUCCESSOR_READ;

	buf_free(&successor.key);
	return can;
}

bool mailcmd_hand_over(struct mailcmd_call *w, struct span rest)
{
	struct successor successor = { .key = BUF_INIT };
	enum successor_fault problem = successor_read(w->c->m, &successor, rest);
	struct buf fault = BUF_INIT;
	bool ok = true, more = true;

	if (problem) {
		successor_say(w->texts, &fault, problem, "hand-over",
			charter_is(w->c->m, "unsigned", "token"));
		mailcmd_deny(w, "not-done reason=%s", fault.s);
	} else if (!mailcmd_ration(w, "hand-over", HAND_OVERS, &more)) {
		ok = false;
	} else if (!more) {
		mailcmd_deny(w, "hand-over-often most=%d", HAND_OVERS);
	} else {
		ok = tell_referee(w, &successor);
		mailcmd_say(w, "hand-over");
	}
	buf_free(&successor.key);
	buf_free(&fault);
	return ok;
}

bool mailcmd_take_over(struct mailcmd_call *w, struct span rest)
{
	(void)rest;
	(void)w->c->why;
	return mailcmd_deny(w, "take-over-how token=%d club=%s",
		charter_is(w->c->m, "unsigned", "token"), w->c->club->setting[S_MAIL]);
}

static bool tell_others(struct mailcmd_call *w)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(w->c->club, &text, "left seat=%s match=%s club=%s",
		seat_text(match_game(w->c->m), w->seat->seat).s, w->c->m->name,
		games_takes_mails(w->c->m) ? w->c->club->setting[S_MAIL] : "");
	ok = notice_all(w->c, "subject-open", text.s);
	buf_free(&text);
	return ok;
}

static bool record_leaving(struct mailcmd_call *w)
{
	char by[HASH_TEXT] = "referee";

	if (w->order)
		hash_text(by, w->order);
	return chain_leave(w->c, w->seat->seat, by);
}

/* Opens the seat to others, all of whom are told; the records tell whoever reads them later. A referee who gives
 * the command knows. */
static bool leave_seat(struct mailcmd_call *w, const struct attendance_row *row)
{
	bool may;

	if (!may_change_chain(w, &may))
		return false;
	if (!may)
		return true;
	if (!save_attendance(w, row) || !record_leaving(w) || (w->order && !tell_referee(w, NULL))
		|| !tell_others(w) || !mailcmd_recount(w))
		return false;
	mailcmd_say(w, "stop");
	return true;
}

static bool tell_declined(struct mailcmd_call *w)
{
	const struct match *m = w->c->m;
	struct buf player = BUF_INIT, body = BUF_INIT;
	bool ok;

	text_clean(&player, w->seat->name, strlen(w->seat->name), 40);
	club_tell(w->c->club, &body, "declines player=%s seat=%s match=%s", player.s,
		seat_text(match_game(m), w->seat->seat).s, m->name);
	buf_char(&body, '\n');
	successor_command(&body, m, w->seat->seat, NULL, false);
	ok = mail_referee(w->c, "subject-declines", span_of_buf(&body));
	buf_free(&player);
	buf_free(&body);
	return ok;
}

/* Before the match begins nobody plays yet, and the referee alone gives the seat to somebody else. */
static bool decline(struct mailcmd_call *w, struct attendance_row *row)
{
	row->vacant = true;
	row->ready = READY_UNSAID;
	mailcmd_say(w, "stop-declined match=%s", w->c->m->name);
	return save_attendance(w, row) && (!w->order || tell_declined(w));
}

bool mailcmd_stop(struct mailcmd_call *w, struct span rest)
{
	struct attendance_row row = { 0 };
	bool more;

	(void)rest;
	if (!get_attendance(w, &row))
		return false;
	if (row.vacant && w->duty.out)
		return mailcmd_deny(w, "stop-out-already");
	if (row.vacant)
		return mailcmd_deny(w, "stop-already declined=%d match=%s",
			w->c->m->state == MATCH_SEATING, w->c->m->name);
	if (!mailcmd_ration(w, "leaving", STOPS, &more))
		return false;
	if (!more)
		return mailcmd_deny(w, "stop-often most=%d", STOPS);
	if (w->c->m->state == MATCH_SEATING)
		return decline(w, &row);
	row.vacant = true;
	if (!w->duty.out)
		return leave_seat(w, &row);
	mailcmd_say(w, "stop-out");
	return save_attendance(w, &row);
}
