/* SPDX-License-Identifier: MIT */
#include "club/stranger.h"
#include "club/notice.h"
#include "club/press.h"
#include "post/write.h"
#include "store/outbox.h"

#include <stdlib.h>
#include <string.h>

/* Who may ask for one seat in one season; mails of one address that are mailed on in a day, and bytes of
 * a text in them. */
enum { TAKERS = 5, WRITES = 5, TEXT_BYTES = 8000, DAY = 86400 };

/* The day the mail came: an old one in a mailbox is not answered anew. */
static bool answer(const struct stranger *s, const char *subject, const char *text, struct buf *why)
{
	struct buf body = BUF_INIT, unique = BUF_INIT;
	char *from = span_lower(s->mail->from);
	struct seat to = { .name = from, .mail = from };
	struct mail_plan plan = { .kind = "answer", .to = &to, .date = s->now, .subject = subject };
	bool ok = true;

	if (!strcmp(s->club->setting[S_STRANGERS], "answer") && !mail_is_automatic(s->mail)
		&& address_ok(s->mail->from)) {
		text_wrap(&body, "", "", text, strlen(text), 72);
		buf_fmt(&unique, "%s %lld %s", from, s->known / DAY, subject);
		plan.body = (struct span){ body.s, body.n };
		plan.unique = (struct span){ unique.s, unique.n };
		ok = mail_queue(s->club, &plan, why);
	}
	buf_free(&body);
	buf_free(&unique);
	free(from);
	return ok;
}

static bool is_own(const struct stranger *s, bool *own, struct buf *why)
{
	char *id = xcopy(s->mail->id.s ? s->mail->id.s : "", s->mail->id.n);
	bool ok = store_find_mail(s->club->store, id, own, why);

	free(id);
	return ok;
}

bool stranger_log(const struct stranger *s, const char *reason, struct buf *why)
{
	struct buf text = BUF_INIT;
	bool own, ok = is_own(s, &own, why);

	if (ok && !own) {
		buf_fmt(&text,
			"A mail from this address could not be taken as a letter of orders: %s."
			" Nothing was changed by it.",
			reason);
		ok = store_log_stranger(s->club->store, s->now, s->source, reason, why)
			&& answer(s, "your letter was not taken", text.s, why);
	}
	buf_free(&text);
	return ok;
}

/* ---- who wants no more mails ---- */

static bool tell_stop(
	const struct stranger *s, const struct match *m, const struct seat *seat, struct buf *why)
{
	struct buf text = BUF_INIT, name = BUF_INIT;
	struct mail_plan plan = { .kind = "answer",
		.match = m,
		.season = m->season,
		.seat = seat->seat,
		.to = seat,
		.date = s->now,
		.subject = "you wish to leave" };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	bool ok;

	seat_print(&name, seat->seat);
	buf_fmt(&text,
		"A mail from the address of the seat %s of '%s' asks for no more mails. It is not"
		" signed, so nothing was changed. If the player means it:\n"
		"tradepost tell %s %s /stop",
		name.s, m->name, m->name, name.s);
	ok = notice_referee(s->club, m, "a player wishes to leave", text.s, s->now, why);
	buf_clear(&text);
	buf_fmt(&text,
		"A mail from your address asks for no more mails of '%s', where you have the seat"
		" %s. It was not signed, so nothing was changed, and the referee is told. A signed"
		" letter with the line /stop leaves the match at once.",
		m->name, name.s);
	notice_write(&body, text.s);
	buf_fmt(&unique, "stop %lld", s->now);
	plan.body = (struct span){ body.s, body.n };
	plan.unique = (struct span){ unique.s, unique.n };
	ok = ok && (mail_is_automatic(s->mail) || mail_queue(s->club, &plan, why));
	buf_free(&text);
	buf_free(&name);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

static bool asks_today(
	const struct stranger *s, const struct match *m, int seat, bool *first, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "stop %s %d", m->gid, seat);
	ok = store_ration(s->club->store, name.s, s->now / DAY, 1, first, why);
	buf_free(&name);
	return ok;
}

static bool stop_seats(
	const struct stranger *s, const struct match *m, bool *taken, struct buf *why)
{
	bool ok = true, first;

	for (int i = 1; i <= m->seats && ok; i++) {
		struct seat seat;

		if (!store_get_seat(s->club->store, m->id, i, &seat, why)) {
			ok = !why->n;
			continue;
		}
		if (span_folds(s->mail->from, seat.mail)) {
			*taken = true;
			ok = asks_today(s, m, i, &first, why)
				&& (!first || tell_stop(s, m, &seat, why));
		}
		seat_free(&seat);
	}
	return ok;
}

bool stranger_stops(const struct stranger *s, bool *taken, struct buf *why)
{
	struct span rest = s->mail->subject, word, name;
	struct match m;
	bool ok;

	*taken = false;
	if (!rest.n || !span_word(&rest, &word) || !span_folds(word, "stop")
		|| !span_word(&rest, &name) || span_trim(rest).n || !match_name_ok(name))
		return true;
	if (!store_get_match(s->club->store, name, &m, why))
		return !why->n;
	ok = m.state == MATCH_OVER || stop_seats(s, &m, taken, why);
	match_free(&m);
	return ok;
}

/* ---- who writes in words ---- */

static void quote_parts(struct buf *b, const struct mail *mail)
{
	for (int i = 0; i < mail->parts; i++) {
		struct span text = mail->part[i].text;
		char *copy;

		if (mail->part[i].file || !text.n)
			continue;
		copy = xcopy(text.s, text.n < TEXT_BYTES ? text.n : TEXT_BYTES);
		press_quote(b, copy);
		free(copy);
	}
}

static bool mail_on(const struct stranger *s, const char *from, struct buf *why)
{
	struct buf line = BUF_INIT, body = BUF_INIT, clean = BUF_INIT;
	bool ok;

	text_clean(&clean, from, strlen(from), 100);
	buf_fmt(&line,
		"%s, who has a seat in this club, has written, and it is no letter of"
		" orders. Answer there, not to the club. The subject: ",
		clean.s);
	text_clean(&line, s->mail->subject.n ? s->mail->subject.s : "", s->mail->subject.n, 100);
	text_wrap(&body, "", "", line.s, line.n, 72);
	buf_char(&body, '\n');
	quote_parts(&body, s->mail);
	ok = mail_referee(
		s->club, NULL, "a player writes", (struct span){ body.s, body.n }, s->now, why);
	buf_free(&line);
	buf_free(&body);
	buf_free(&clean);
	return ok;
}

static bool may_write_on(const struct stranger *s, const char *from, bool *may, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "writes %s", from);
	ok = store_ration(s->club->store, name.s, s->now / DAY, WRITES, may, why);
	buf_free(&name);
	return ok;
}

bool stranger_writes(const struct stranger *s, struct buf *why)
{
	char *from = span_lower(s->mail->from);
	bool known = false, may = false, ok = true;

	if (*s->club->setting[S_REFEREE] && *from && !mail_is_automatic(s->mail))
		ok = store_knows_player(s->club->store, from, &known, why);
	if (ok && known)
		ok = may_write_on(s, from, &may, why);
	if (ok && may)
		ok = mail_on(s, from, why);
	free(from);
	return ok;
}

/* ---- seats that are open ---- */

/* Each key asks once a season for a seat: under whatever name. */
static bool first_of_key(
	const struct stranger *s, const struct judgement *j, bool *first, struct buf *why)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "asks %s %d %s", j->match->gid, j->seat.seat, j->heir.key.s);
	ok = store_ration(s->club->store, name.s, j->match->season, 1, first, why);
	buf_free(&name);
	return ok;
}

bool stranger_may_ask(
	const struct stranger *s, const struct judgement *j, int *left, struct buf *why)
{
	bool first;
	int n = 0;

	*left = 0;
	if (!store_count_letters(s->club->store, j->match->id, j->match->season, j->seat.seat,
		    verdict_name(V_WANTED), &n, why))
		return false;
	if (n >= TAKERS)
		return true;
	if (!first_of_key(s, j, &first, why))
		return false;
	*left = first ? TAKERS - n : 0;
	return true;
}

/* Of the same match: that a player would have two seats is for the referee to know. */
static bool add_other_seats(
	const struct stranger *s, const struct judgement *j, struct buf *line, struct buf *why)
{
	bool ok = true;

	for (int i = 1; i <= j->match->seats && ok; i++) {
		struct seat seat;

		if (!store_get_seat(s->club->store, j->match->id, i, &seat, why)) {
			ok = !why->n;
			continue;
		}
		if (!strcmp(seat.key, j->heir.key.s) || span_folds(j->heir.mail, seat.mail)) {
			buf_str(line, " MIND: that is the key or the address of the seat ");
			seat_print(line, i);
			buf_char(line, '.');
		}
		seat_free(&seat);
	}
	return ok;
}

bool stranger_asks(const struct stranger *s, const struct judgement *j, int left, struct buf *why)
{
	struct buf line = BUF_INIT, body = BUF_INIT, seat = BUF_INIT;
	bool ok;

	seat_print(&seat, j->seat.seat);
	text_clean(&line, j->heir.name.s, j->heir.name.n, 40);
	buf_fmt(&line,
		" wishes to take over the seat %s of match '%s', which is open, and has signed"
		" with the key below.%s If you agree, type what follows in the club's folder; the"
		" new player is invited by it, and all are told.",
		seat.s, j->match->name,
		left == 1 ? " You are told of no more this season: others stand in the log that"
			    " 'tradepost status' shows."
			  : "");
	ok = add_other_seats(s, j, &line, why);
	text_wrap(&body, "", "", line.s, line.n, 72);
	buf_char(&body, '\n');
	heir_command(&body, j->match, j->seat.seat, &j->heir, false);
	ok = ok
		&& mail_referee(s->club, j->match, "somebody asks for a seat",
			(struct span){ body.s, body.n }, s->now, why);
	buf_clear(&line);
	buf_fmt(&line,
		"The referee is told that you ask for the seat %s of '%s'. If he agrees you are"
		" invited.",
		seat.s, j->match->name);
	ok = ok && answer(s, "the referee is asked", line.s, why);
	buf_free(&line);
	buf_free(&body);
	buf_free(&seat);
	return ok;
}
