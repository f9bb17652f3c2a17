/* SPDX-License-Identifier: MIT */
#include "club/unknown_sender.h"
#include "club/notice.h"
#include "club/press.h"
#include "club/seat_person.h"
#include "post/mail_write.h"
#include "post/words.h"
#include "store/store_outbox.h"

#include <stdlib.h>
#include <string.h>

/* TAKERS: requests for a seat in a season. WRITES: mails of an address passed on in a day.
 * TEXT_BYTES: of their text. */
enum { TAKERS = 5, WRITES = 5, TEXT_BYTES = 8000, DAY = 86400 };

void unknown_name_mail(struct buf *b, const struct unknown_sender *s)
{
	if (s->mail->id.n)
		buf_add(b, s->mail->id.s, s->mail->id.n);
	else
		buf_fmt(b, "%lld", s->known / DAY);
}

enum sender_kind unknown_kind(const struct unknown_sender *s)
{
	return s->proven ? SENDER_PROVEN : SENDER_UNKNOWN;
}

/* A mail is answered once: old mail in a mailbox is not answered again. */
bool unknown_answer(const struct unknown_sender *s, const struct texts *texts, const char *subject,
	struct span body)
{
	struct buf unique = BUF_INIT;
	char *from = span_lower(s->mail->from);
	struct seat to = { .name = from, .mail = from };
	const struct letter_sender sender = { .kind = unknown_kind(s) };
	struct mail_plan plan = { .kind = "answer",
		.sender = &sender,
		.to = &to,
		.texts = texts,
		.subject = subject,
		.body = body };
	bool ok = true;

	if (!mail_is_automatic(s->mail, s->c->club->setting[S_MAIL]) && address_ok(s->mail->from)) {
		buf_fmt(&unique, "%s %s ", from, subject);
		unknown_name_mail(&unique, s);
		plan.unique = (struct span){ unique.s, unique.n };
		ok = mail_queue(s->c, &plan);
	}
	buf_free(&unique);
	free(from);
	return ok;
}

/* Returns whether the club answers whoever writes. */
static bool answers_all(const struct unknown_sender *s)
{
	return !strcmp(s->c->club->setting[S_UNKNOWN_SENDERS], "answer");
}

static bool answer(const struct unknown_sender *s, const char *subject, const char *text)
{
	struct buf body = BUF_INIT;
	bool ok;

	text_wrap(&body, "", "", text, strlen(text), 72);
	ok = unknown_answer(s, s->c->club->texts, subject, span_of_buf(&body));
	buf_free(&body);
	return ok;
}

/* Finds the mail among those that the club wrote itself. */
static enum found find_own(const struct unknown_sender *s)
{
	char *id = xcopy(s->mail->id.s ? s->mail->id.s : "", s->mail->id.n);
	long long number;
	enum found found = store_find_mail(s->c->club->store, id, &number, s->c->why);

	free(id);
	return found;
}

bool unknown_log_and_tell(const struct unknown_sender *s, const char *logged, const char *told,
	const unsigned char *letter)
{
	struct buf text = BUF_INIT;
	enum found own = find_own(s);
	bool ok = own != UNREAD;

	if (own == NOT_FOUND) {
		club_say(s->c->club, &text, "unknown-sender reason=%s", told ? told : "");
		ok = store_log_unknown(
			     s->c->club->store, s->c->now, s->source, logged, letter, s->c->why)
			&& (!told || answer(s, "subject-not-taken", text.s));
	}
	buf_free(&text);
	return ok;
}

bool unknown_log(const struct unknown_sender *s, const char *reason)
{
	return unknown_log_and_tell(s, reason, answers_all(s) ? reason : NULL, NULL);
}

bool unknown_log_verdict(const struct unknown_sender *s, const struct admission *j)
{
	struct buf reason = BUF_INIT;
	bool ok;

	if (j->reason.n)
		buf_add(&reason, j->reason.s, j->reason.n);
	else
		verdict_say(s->c->club->texts, &reason, j->verdict);
	ok = unknown_log(s, reason.s);
	buf_free(&reason);
	return ok;
}

bool unknown_log_asked(const struct unknown_sender *s)
{
	struct buf reason = BUF_INIT;
	bool ok;

	club_say(s->c->club, &reason, "unknown-sender-asked");
	ok = unknown_log(s, reason.s);
	buf_free(&reason);
	return ok;
}

/* ---- senders who want no more mails ---- */

static bool tell_stop(
	const struct unknown_sender *s, const struct match *m, const struct seat *seat)
{
	const struct context in = { s->c->club, m, s->c->now, s->c->why };
	struct buf text = BUF_INIT;
	const struct letter_sender sender = { .kind = SENDER_SEAT };
	struct mail_plan plan = { .kind = "answer",
		.sender = &sender,
		.season = m->season,
		.seat = seat->seat,
		.to = seat,
		.texts = seat_texts(&in, seat->seat),
		.subject = "subject-stop" };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	bool ok;

	club_say(s->c->club, &text, "stop-referee seat=%s match=%s",
		seat_text(match_game(m), seat->seat).s, m->name);
	buf_fmt(&text, "\ntradepost tell %s %s /stop", m->name,
		seat_text(match_game(m), seat->seat).s);
	ok = notice_referee(&in, "subject-leaves", text.s);
	buf_clear(&text);
	texts_say(plan.texts, &text, "stop-player seat=%s match=%s",
		seat_text(match_game(m), seat->seat).s, m->name);
	notice_write(&body, text.s);
	buf_fmt(&unique, "stop %lld", s->c->now);
	plan.body = (struct span){ body.s, body.n };
	plan.unique = (struct span){ unique.s, unique.n };
	ok = ok
		&& (mail_is_automatic(s->mail, s->c->club->setting[S_MAIL])
			|| mail_queue(&in, &plan));
	buf_free(&text);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}

static bool asks_today(const struct unknown_sender *s, const struct match *m, int seat, bool *first)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "stop %s %d", m->gid, seat);
	ok = store_ration(s->c->club->store, name.s, s->c->now / DAY, 1, first, s->c->why);
	buf_free(&name);
	return ok;
}

static bool stop_seats(const struct unknown_sender *s, const struct match *m, bool *taken)
{
	bool ok = true, first;

	for (int i = 1; i <= m->seats && ok; i++) {
		struct seat seat;
		enum found found = store_get_seat(s->c->club->store, m->id, i, &seat, s->c->why);

		ok = found != UNREAD;
		if (found != FOUND)
			continue;
		if (mail_is_from(s->mail, seat.mail)) {
			*taken = true;
			ok = asks_today(s, m, i, &first) && (!first || tell_stop(s, m, &seat));
		}
		seat_free(&seat);
	}
	return ok;
}

/* Finds the match that such a button names. */
static bool find_stop(const struct mail *mail, struct span *name)
{
	struct span rest = mail->subject, word;

	return rest.n && span_word(&rest, &word) && span_folds(word, "stop")
		&& span_word(&rest, name) && !span_trim(rest).n && match_name_ok(*name);
}

bool unknown_pressed_stop(const struct unknown_sender *s)
{
	struct span name;

	return find_stop(s->mail, &name);
}

bool unknown_stops(const struct unknown_sender *s, bool *taken)
{
	enum found found;
	struct span name;
	struct match m;
	bool ok;

	*taken = false;
	if (!find_stop(s->mail, &name))
		return true;
	found = store_get_match(s->c->club->store, name, &m, s->c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	ok = m.state == MATCH_OVER || stop_seats(s, &m, taken);
	match_free(&m);
	return ok;
}

/* ---- players who write in words ---- */

/* Quotes what the writer of a part wrote themself; where nothing seems to be theirs, all of it. Returns whether
 * something is left out. */
static bool quote_part(struct buf *b, const struct club *club, const struct mail_part *part)
{
	const struct mail_owner owner = club_owner(club, NULL, NULL);
	struct buf text = BUF_INIT, words = BUF_INIT;
	struct own_words own;
	bool cut;

	words_own(&own, part, &owner);
	buf_add(&words, own.above.s, own.above.n);
	buf_add(&words, own.below.s, own.below.n);
	cut = span_trim(span_of_buf(&words)).n > 0;
	if (cut)
		text_canonical(&text, words.s, words.n < TEXT_BYTES ? words.n : TEXT_BYTES);
	else
		buf_add(&text, part->text.s, part->text.n < TEXT_BYTES ? part->text.n : TEXT_BYTES);
	press_quote(b, text.s);
	cut = cut && (own.cut || own.below.n);
	own_words_free(&own);
	buf_free(&text);
	buf_free(&words);
	return cut;
}

static bool quote_parts(struct buf *b, const struct club *club, const struct mail *mail)
{
	bool cut = false;

	for (int i = 0; i < mail->parts; i++)
		if (!mail->part[i].file && mail->part[i].text.n)
			cut |= quote_part(b, club, &mail->part[i]);
	return cut;
}

/* c: of the match that it is about, if that is known. cut: something of the mail is not quoted. */
static bool mail_on(const struct unknown_sender *s, const struct context *c, const char *from,
	const struct buf *quoted, bool cut)
{
	struct buf body = BUF_INIT, clean = BUF_INIT, subject = BUF_INIT;
	enum found known = store_find_player(s->c->club->store, from, s->c->why);
	bool ok;

	text_clean(&clean, from, strlen(from), 100);
	text_clean(&subject, s->mail->subject.n ? s->mail->subject.s : "", s->mail->subject.n, 100);
	club_tell(s->c->club, &body, "writes from=%s seat=%d subject=%s cut=%d", clean.s,
		known == FOUND, subject.s, cut);
	buf_char(&body, '\n');
	buf_add(&body, quoted->s, quoted->n);
	ok = known != UNREAD && mail_referee(c, "subject-writes", (struct span){ body.s, body.n });
	buf_free(&body);
	buf_free(&clean);
	buf_free(&subject);
	return ok;
}

static bool may_write_on(const struct unknown_sender *s, const char *from, bool *may)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "writes %s", from);
	ok = store_ration(s->c->club->store, name.s, s->c->now / DAY, WRITES, may, s->c->why);
	buf_free(&name);
	return ok;
}

bool unknown_writes(const struct unknown_sender *s)
{
	char *from = span_lower(s->mail->from);
	enum found known = NOT_FOUND;
	struct buf text = BUF_INIT;
	bool may = false, cut, ok = true;

	if (*s->c->club->setting[S_REFEREE] && *from
		&& !mail_is_automatic(s->mail, s->c->club->setting[S_MAIL]))
		known = store_find_player(s->c->club->store, from, s->c->why);
	if (known == FOUND)
		ok = may_write_on(s, from, &may);
	if (ok && may) {
		cut = quote_parts(&text, s->c->club, s->mail);
		ok = mail_on(s, s->c, from, &text, cut);
	}
	buf_free(&text);
	free(from);
	return ok && known != UNREAD;
}

bool unknown_passes_on(
	const struct unknown_sender *s, const struct context *c, struct span words, bool *sent)
{
	char *from = span_lower(s->mail->from);
	char *copy = xcopy(words.s, words.n < TEXT_BYTES ? words.n : TEXT_BYTES);
	struct buf text = BUF_INIT;
	bool ok = true;

	*sent = false;
	if (*s->c->club->setting[S_REFEREE])
		ok = may_write_on(s, from, sent);
	if (ok && *sent) {
		press_quote(&text, copy);
		ok = mail_on(s, c, from, &text, false);
	}
	buf_free(&text);
	free(copy);
	free(from);
	return ok;
}

/* ---- seats that are open ---- */

/* Each key may ask for a seat once a season, under whatever name. */
static bool first_of_key(const struct unknown_sender *s, const struct admission *j, bool *first)
{
	struct buf name = BUF_INIT;
	bool ok;

	buf_fmt(&name, "asks %s %d %s", j->c->m->gid, j->seat.seat, j->successor.key.s);
	ok = store_ration(s->c->club->store, name.s, j->c->m->season, 1, first, j->c->why);
	buf_free(&name);
	return ok;
}

bool unknown_may_ask(const struct unknown_sender *s, const struct admission *j, int *left)
{
	bool first;
	int n = 0;

	*left = 0;
	if (!store_count_letters(s->c->club->store, j->c->m->id, j->c->m->season, j->seat.seat,
		    verdict_name(V_WANTED), &n, j->c->why))
		return false;
	if (n >= TAKERS)
		return true;
	if (!first_of_key(s, j, &first))
		return false;
	*left = first ? TAKERS - n : 0;
	return true;
}

/* Adds other seats of the sender in the match, as the referee should know. */
static bool add_other_seats(
	const struct unknown_sender *s, const struct admission *j, struct buf *line)
{
	bool ok = true;

	for (int i = 1; i <= j->c->m->seats && ok; i++) {
		struct seat seat;
		enum found found =
			store_get_seat(s->c->club->store, j->c->m->id, i, &seat, j->c->why);

		ok = found != UNREAD;
		if (found != FOUND)
			continue;
		if (!strcmp(seat.key, j->successor.key.s)
			|| span_folds(j->successor.mail, seat.mail)) {
			buf_char(line, ' ');
			club_say(s->c->club, line, "wanted-mind seat=%s",
				seat_text(match_game(j->c->m), i).s);
		}
		seat_free(&seat);
	}
	return ok;
}

bool unknown_asks(const struct unknown_sender *s, const struct admission *j, int left)
{
	struct buf line = BUF_INIT, body = BUF_INIT, name = BUF_INIT;
	struct short_text seat = seat_text(match_game(j->c->m), j->seat.seat);
	bool ok;

	text_clean(&name, j->successor.name.s, j->successor.name.n, 40);
	club_say(s->c->club, &line, "wanted player=%s seat=%s match=%s last=%d", name.s, seat.s,
		j->c->m->name, left == 1);
	ok = add_other_seats(s, j, &line);
	text_wrap(&body, "", "", line.s, line.n, 72);
	buf_char(&body, '\n');
	successor_command(&body, j->c->m, j->seat.seat, &j->successor, false);
	ok = ok && mail_referee(j->c, "subject-wanted", (struct span){ body.s, body.n });
	buf_clear(&line);
	club_say(s->c->club, &line, "wanted-asked seat=%s match=%s", seat.s, j->c->m->name);
	ok = ok && (!answers_all(s) || answer(s, "subject-asked-referee", line.s));
	buf_free(&line);
	buf_free(&body);
	buf_free(&name);
	return ok;
}
