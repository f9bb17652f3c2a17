/* SPDX-License-Identifier: MIT */
#include "club/deadline.h"
#include "club/waiting.h"
#include "club/date.h"
#include "club/mails.h"
#include "club/notice.h"
#include "club/seat_person.h"
#include "core/orders.h"

#include <stdlib.h>
#include <string.h>

/* The most letters of a seat that wait in a season, and lines of one that are shown. */
enum { WAITING = 5, SHOWN = 12 };

/* ---- which question is answered ---- */

static enum found fit(const struct context *c, struct span token, const struct letter_row *letter,
	struct seat *seat)
{
	char ours[TOKEN_TEXT];
	enum found found = store_get_seat(c->club->store, c->m->id, letter->seat, seat, c->why);

	if (found != FOUND)
		return found;
	token_of_question(c->m, seat, letter->hash, ours);
	if (token_fits(ours, token))
		return FOUND;
	seat_free(seat);
	return NOT_FOUND;
}

enum found waiting_find(
	const struct context *c, struct span token, struct letter_row *letter, struct seat *seat)
{
	enum found found = NOT_FOUND, next;
	long long after = 0;

	do {
		next = store_next_waiting(c->club->store, c->m->id, after, letter, c->why);
		if (next != FOUND)
			return next;
		after = letter->id;
		found = fit(c, token, letter, seat);
		if (found != FOUND)
			letter_row_free(letter);
	} while (found == NOT_FOUND);
	return found;
}

/* ---- asking ---- */

static bool tell_sender(const struct unknown_sender *s, const struct club *club, const char *text)
{
	struct buf reason = BUF_INIT;
	bool ok;

	club_say(club, &reason, "%s", text);
	ok = unknown_log(s, reason.s);
	buf_free(&reason);
	return ok;
}

/* The referee reads another sentence than the sender: true also when the player has answered. */
static bool tell_it_waits(
	const struct unknown_sender *s, const struct club *club, const unsigned char *letter)
{
	struct buf logged = BUF_INIT, told = BUF_INIT;
	bool ok;

	club_say(club, &logged, "waits-logged");
	club_say(club, &told, "waits-asked referee=%s", club_referee(club));
	ok = unknown_log_and_tell(s, logged.s, told.s, letter);
	buf_free(&logged);
	buf_free(&told);
	return ok;
}

bool waiting_may(const struct unknown_sender *s, const struct admission *j, bool *may)
{
	int n = 0;

	if (!store_count_letters(j->c->club->store, j->c->m->id, j->c->m->season, j->seat.seat,
		    verdict_name(V_WAITS), &n, j->c->why))
		return false;
	*may = n < WAITING;
	return *may || tell_sender(s, j->c->club, "reason-waits-enough");
}

/* token: what proves the letter, "" for nothing. */
static void show_letter(struct buf *b, const struct buf *canonical, const char *token)
{
	struct buf hidden = BUF_INIT;

	buf_add(&hidden, canonical->s, canonical->n);
	token_hide(token, hidden.s);
	words_show(b, span_of_buf(&hidden), SHOWN);
	buf_free(&hidden);
}

static bool is_own(const struct unknown_sender *s, const struct admission *j)
{
	return mail_is_from(s->mail, j->seat.mail);
}

/* Appends why the letter waits: where it came from, else what it is about. */
static void say_about(struct buf *b, const struct unknown_sender *s, const struct admission *j)
{
	struct buf from = BUF_INIT;
	const char *name;
	int at = 0;

	if (!is_own(s, j)) {
		text_clean(&from, s->mail->from.n ? s->mail->from.s : "", s->mail->from.n, 100);
		texts_say(j->texts, b, "yours-elsewhere from=%s", from.s);
		buf_free(&from);
		return;
	}
	while ((name = mailcmd_moving(j->c->m, &j->mailcmds, &at))) {
		buf_str(b, b->n ? "; " : "");
		texts_say(j->texts, b, "moves-%s", name);
	}
}

static struct short_text due_text(const struct context *c, int seat)
{
	return c->m->deadline ? date_text_to(c, seat, deadline_due(c)) : (struct short_text){ "" };
}

static bool ask_seat(
	const struct unknown_sender *s, const struct admission *j, const struct letter *l)
{
	struct buf body = BUF_INIT, about = BUF_INIT;
	char token[TOKEN_TEXT];
	struct mail_plan p = { .kind = "notice",
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.to = &j->seat,
		.texts = j->texts,
		.subject = "subject-yours",
		.token = token,
		.unique = { (const char *)j->hash, HASH } };
	bool ok;

	token_of_question(j->c->m, &j->seat, j->hash, token);
	say_about(&about, s, j);
	texts_tell(j->texts, &body, "yours about=%s own=%d season=%d match=%s due=%s", about.s,
		is_own(s, j), j->c->m->season, j->c->m->name, due_text(j->c, j->seat.seat).s);
	buf_char(&body, '\n');
	show_letter(&body, &l->canonical, j->proof);
	buf_char(&body, '\n');
	texts_tell(j->texts, &body, "yours-not");
	p.body = span_of_buf(&body);
	ok = mail_queue(j->c, &p);
	chance_wipe(token, sizeof token);
	buf_free(&body);
	buf_free(&about);
	return ok;
}

bool waiting_ask(const struct unknown_sender *s, const struct admission *j, const struct letter *l)
{
	return ask_seat(s, j, l) && (is_own(s, j) || tell_it_waits(s, j->c->club, j->hash));
}

/* ---- words ---- */

/* Whoever wrote them may be the seat's player, at another address; and if not, the player should know. */
static bool tell_seat(
	const struct unknown_sender *s, const struct admission *j, const struct buf *words)
{
	char *from = span_lower(s->mail->from);
	const struct letter_sender sender = { SENDER_OTHER, from, NULL };
	struct buf body = BUF_INIT, unique = BUF_INIT;
	struct mail_plan p = { .kind = "answer",
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.to = &j->seat,
		.texts = j->texts,
		.subject = "subject-answer-here",
		.sender = &sender };
	bool ok;

	texts_tell(j->texts, &body, "told-elsewhere from=%s match=%s words=%d", from, j->c->m->name,
		words->n > 0);
	if (words->n)
		buf_char(&body, '\n');
	words_show(&body, span_of_buf(words), SHOWN);
	buf_char(&body, '\n');
	texts_tell(j->texts, &body, "yours-not");
	buf_str(&unique, "elsewhere ");
	unknown_name_mail(&unique, s);
	p.body = span_of_buf(&body);
	p.unique = span_of_buf(&unique);
	ok = mail_queue(j->c, &p);
	buf_free(&body);
	buf_free(&unique);
	free(from);
	return ok;
}

bool waiting_tell(
	const struct unknown_sender *s, const struct admission *j, const struct buf *words)
{
	return tell_seat(s, j, words) && tell_sender(s, j->c->club, "reason-waits-nothing");
}

/* ---- the answer ---- */

bool waiting_refuse(const struct unknown_sender *s)
{
	return tell_sender(s, s->c->club, "reason-waits-other");
}

bool waiting_is_open(const char *verdict)
{
	return !strcmp(verdict, verdict_name(V_WAITS)) || !strcmp(verdict, verdict_name(V_DENIED));
}

bool waiting_no(const struct reply *r)
{
	return words_answer(span_of_buf(&r->passed)) == ANSWERS_NO;
}

static bool has_commands_alone(const struct letter *l)
{
	struct mailcmd_list commands = { 0 };
	struct buf orders = BUF_INIT;
	bool alone;

	mailcmd_cut(span_of_buf(&l->canonical), &orders, &commands);
	alone = commands.n && mailcmd_header_only(span_of_buf(&orders)) && !l->elsewhere;
	mailcmd_free(&commands);
	buf_free(&orders);
	return alone;
}

bool waiting_yes(const struct reply *r, const struct letter *l)
{
	return (!r->wrote || has_commands_alone(l))
		&& words_answer(span_of_buf(&r->passed)) == ANSWERS_YES
		&& waiting_is_open(r->waits.verdict);
}

void waiting_say(const struct admission *j, const struct reply *r, struct buf *b)
{
	if (!strcmp(r->waits.verdict, verdict_name(V_CONFIRMED)))
		texts_tell(j->texts, b, "yours-done match=%s", j->c->m->name);
	else
		texts_tell(j->texts, b, "yours-open no=%d season=%d match=%s due=%s", waiting_no(r),
			r->waits.season, j->c->m->name, due_text(j->c, r->seat.seat).s);
}

/* Gets the seq of the letter that waited, where its writer gave none: it comes behind those that came before
 * it, and not behind those that came after. */
static bool give_seq(const struct context *c, const struct letter_row *waited, long long *seq)
{
	struct letter_row best = { 0 };
	enum found found = store_best_letter(
		c->club->store, c->m->id, waited->season, waited->seat, INT64_MAX, &best, c->why);

	*seq = 1;
	if (found == FOUND)
		*seq = best.seq + (best.received <= waited->received && best.seq < SEQ_MOST);
	letter_row_free(&best);
	return found != UNREAD;
}

bool waiting_letter(const struct context *c, const struct reply *r, struct letter *l)
{
	const struct letter_row *waited = &r->waits;
	struct buf canonical = BUF_INIT;
	struct orders *head;
	long long seq;
	bool ok = give_seq(c, waited, &seq);

	text_canonical(&canonical, waited->original, waited->original_n);
	head = orders_read(canonical.s, canonical.n, NULL);
	l->confirmed = true;
	buf_clear(&l->text);
	buf_clear(&l->canonical);
	if (head->seq < 0)
		buf_fmt(&l->text, "seq %lld\n", seq);
	buf_add(&l->text, waited->original, waited->original_n);
	text_canonical(&l->canonical, l->text.s, l->text.n);
	orders_free(head);
	buf_free(&canonical);
	return ok;
}

/* ---- who said nothing ---- */

/* Gets whether a letter waits; a player who said no or wrote later has given the answer by that. */
static bool look_at_waiting(const struct context *c, const struct letter_row *waits, bool *open)
{
	struct letter_row best = { 0 };
	enum found found = store_best_letter(
		c->club->store, c->m->id, waits->season, waits->seat, INT64_MAX, &best, c->why);

	*open = !strcmp(waits->verdict, verdict_name(V_WAITS))
		&& (found == NOT_FOUND || best.received < waits->received);
	letter_row_free(&best);
	return found != UNREAD;
}

static bool find_open(
	const struct context *c, int season, int seat, int *n, struct letter_row *last)
{
	enum found found = NOT_FOUND;
	struct letter_row letter;
	long long after = 0;
	bool ok = true;

	*n = 0;
	*last = (struct letter_row){ 0 };
	while (ok
		&& (found = store_next_waiting(c->club->store, c->m->id, after, &letter, c->why))
			== FOUND) {
		bool open = false;

		after = letter.id;
		if (letter.season == season && letter.seat == seat)
			ok = look_at_waiting(c, &letter, &open);
		letter_row_free(open ? last : &letter);
		if (open)
			*last = letter;
		*n += open;
	}
	return ok && found != UNREAD;
}

static bool count_waiting(const struct context *c, int season, int seat, int *n)
{
	struct letter_row last;
	bool ok = find_open(c, season, seat, n, &last);

	letter_row_free(&last);
	return ok;
}

bool waiting_last(const struct context *c, int seat, int *n, struct letter_row *last)
{
	return find_open(c, c->m->season, seat, n, last);
}

void waiting_say_again(struct buf *b, const struct texts *texts, const struct letter_row *waits)
{
	struct buf canonical = BUF_INIT;

	texts_tell(texts, b, "yours-again season=%d", waits->season);
	buf_char(b, '\n');
	text_canonical(&canonical, waits->original, waits->original_n);
	show_letter(b, &canonical, waits->signature);
	buf_char(b, '\n');
	texts_tell(texts, b, "yours-not");
	buf_free(&canonical);
}

bool waiting_count(const struct context *c, int seat, int *n)
{
	return count_waiting(c, c->m->season, seat, n);
}

static bool tell_lapsed(const struct context *c, int seat, int n)
{
	struct buf text = BUF_INIT;
	bool ok;

	texts_say(seat_texts(c, seat), &text, "lapsed letters=%d played=%d match=%s over=%d", n,
		c->m->season - 1, c->m->name, c->m->state == MATCH_OVER);
	ok = notice_seat(c, seat, "subject-lapsed", text.s);
	buf_free(&text);
	return ok;
}

bool waiting_tell_lapsed(const struct context *c)
{
	bool ok = true;
	int n;

	for (int s = 1; s <= c->m->seats && ok; s++)
		ok = count_waiting(c, c->m->season - 1, s, &n) && (!n || tell_lapsed(c, s, n));
	return ok;
}
