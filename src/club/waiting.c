/* SPDX-License-Identifier: MIT */
#include "club/deadline.h"
#include "club/waiting.h"
#include "club/date.h"
#include "club/hints.h"
#include "club/mails.h"
#include "club/notice.h"
#include "club/seat_person.h"
#include "core/orders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most letters of a seat that wait in a season, and lines of one that are shown. */
enum { WAITING = 5, SHOWN = 2 * ORDER_LINES };

/* The line above the words, and what each of them begins with. No line below the last of these is another. */
#define WORDS "# words"
#define WORD "#|"

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
static void show_letter(struct buf *b, const struct texts *texts, struct span canonical,
	const char *token, const struct buf *words)
{
	struct buf hidden = BUF_INIT;

	buf_add(&hidden, canonical.s, canonical.n);
	token_hide(token, hidden.s);
	words_show(b, span_of_buf(&hidden), SHOWN);
	if (words->n) {
		buf_char(b, '\n');
		texts_tell(texts, b, "passed-over");
		words_show(b, span_of_buf(words), SHOWN);
	}
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

/* Returns whether the season waits for the answer of a seat. Where the store fails it is not said. */
static bool season_waits(const struct context *c, int seat)
{
	struct buf why = BUF_INIT;
	struct context look = *c;
	struct attendance roll;
	seats who = 0;

	look.why = &why;
	if (c->m->state != MATCH_OPEN || !attendance_look(&look, &roll)
		|| !waiting_holds(&look, &roll, &who))
		who = 0;
	buf_free(&why);
	return who & ONLY(seat) && deadline_waits_early(c);
}

/* Returns until when a seat can answer. */
static struct due_text until_text(const struct context *c, int seat, bool waits)
{
	struct due_text due = deadline_text(c, seat);

	if (waits && c->m->deadline)
		snprintf(due.s, sizeof due.s, "%s", date_text_to(c, seat, deadline_due(c)).s);
	return due;
}

static bool ask_seat(const struct unknown_sender *s, const struct admission *j,
	const struct letter *l, const struct buf *words)
{
	struct buf body = BUF_INIT, about = BUF_INIT;
	char token[TOKEN_TEXT];
	bool waits = season_waits(j->c, j->seat.seat), ok;
	struct mail_plan p = { .kind = "notice",
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.to = &j->seat,
		.texts = j->texts,
		.subject = "subject-yours",
		.token = token,
		.unique = { (const char *)j->hash, HASH } };

	token_of_question(j->c->m, &j->seat, j->hash, token);
	say_about(&about, s, j);
	texts_tell(j->texts, &body, "yours about=%s own=%d season=%d match=%s due=%s waits=%d",
		about.s, is_own(s, j), j->c->m->season, j->c->m->name,
		until_text(j->c, j->seat.seat, waits).s, waits);
	buf_char(&body, '\n');
	show_letter(&body, j->texts, span_of_buf(&l->canonical), j->proof, words);
	buf_char(&body, '\n');
	texts_tell(j->texts, &body, "yours-not");
	p.body = span_of_buf(&body);
	ok = mail_queue(j->c, &p);
	chance_wipe(token, sizeof token);
	buf_free(&body);
	buf_free(&about);
	return ok;
}

bool waiting_ask(const struct unknown_sender *s, const struct admission *j, const struct letter *l,
	const struct buf *words)
{
	return ask_seat(s, j, l, words) && (is_own(s, j) || tell_it_waits(s, j->c->club, j->hash));
}

void waiting_write(struct buf *b, const struct letter *l, const struct buf *words)
{
	struct span rest = span_of_buf(words), line;

	buf_add(b, l->text.s, l->text.n);
	if (b->n && b->s[b->n - 1] != '\n')
		buf_char(b, '\n');
	buf_str(b, WORDS "\n");
	while (span_line(&rest, &line))
		buf_fmt(b, WORD "%.*s\n", (int)line.n, line.s);
}

/* Cuts the words off a letter that is kept so. */
static struct span cut_words(const struct letter_row *waited, struct buf *words)
{
	struct span letter = { waited->original, waited->original_n }, rest = letter, behind, line;

	behind = (struct span){ "", 0 };
	while (span_line(&rest, &line))
		if (span_is(line, WORDS)) {
			letter.n = (size_t)(line.s - letter.s);
			behind = rest;
		}
	while (span_line(&behind, &line))
		if (line.n >= strlen(WORD))
			buf_fmt(words, "%.*s\n", (int)(line.n - strlen(WORD)),
				line.s + strlen(WORD));
	return letter;
}

/* ---- words ---- */

/* Whoever wrote them may be the seat's player, at another address; and if not, the player should know. */
static bool tell_seat(const struct unknown_sender *s, const struct admission *j,
	const struct buf *words, bool invited)
{
	char *from = span_lower(s->mail->from);
	const struct letter_sender sender = { SENDER_OTHER, from, NULL };
	struct buf body = BUF_INIT, unique = BUF_INIT, hints = BUF_INIT;
	struct mail_plan p = { .kind = "answer",
		.season = j->c->m->season,
		.seat = j->seat.seat,
		.to = &j->seat,
		.texts = j->texts,
		.subject = "subject-answer-here",
		.sender = &sender };
	bool ok;

	texts_tell(j->texts, &body, "told-elsewhere from=%s match=%s words=%d invited=%d", from,
		j->c->m->name, words->n > 0, invited);
	if (words->n)
		buf_char(&body, '\n');
	words_show(&body, span_of_buf(words), SHOWN);
	buf_char(&body, '\n');
	hints_say(&hints, j, span_of_buf(words), NULL);
	if (hints.n)
		buf_fmt(&body, "%s\n", hints.s);
	texts_tell(j->texts, &body, "yours-not");
	buf_str(&unique, "elsewhere ");
	unknown_name_mail(&unique, s);
	p.body = span_of_buf(&body);
	p.unique = span_of_buf(&unique);
	ok = mail_queue(j->c, &p);
	buf_free(&body);
	buf_free(&unique);
	buf_free(&hints);
	free(from);
	return ok;
}

bool waiting_tell(const struct unknown_sender *s, const struct admission *j,
	const struct buf *words, bool invited)
{
	return tell_seat(s, j, words, invited)
		&& tell_sender(s, j->c->club, "reason-waits-nothing");
}

/* ---- the answer ---- */

bool waiting_refuse(const struct unknown_sender *s)
{
	struct buf logged = BUF_INIT, told = BUF_INIT;
	bool ok;

	club_say(s->c->club, &logged, "waits-other");
	club_say(s->c->club, &told, "waits-answered");
	ok = unknown_log_and_tell(s, logged.s, told.s, NULL);
	buf_free(&logged);
	buf_free(&told);
	return ok;
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
	bool waits = season_waits(j->c, r->seat.seat);

	if (!strcmp(r->waits.verdict, verdict_name(V_CONFIRMED)))
		texts_tell(j->texts, b, "yours-done match=%s", j->c->m->name);
	else
		texts_tell(j->texts, b, "yours-open no=%d season=%d match=%s due=%s waits=%d",
			waiting_no(r), r->waits.season, j->c->m->name,
			until_text(j->c, r->seat.seat, waits).s, waits);
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

bool waiting_letter(const struct context *c, struct reply *r, struct letter *l)
{
	struct buf canonical = BUF_INIT;
	struct orders *head;
	struct span text;
	long long seq;
	bool ok = give_seq(c, &r->waits, &seq);

	buf_clear(&r->passed);
	text = cut_words(&r->waits, &r->passed);
	text_canonical(&canonical, text.s, text.n);
	head = orders_read(canonical.s, canonical.n, NULL);
	l->confirmed = true;
	buf_clear(&l->text);
	buf_clear(&l->canonical);
	if (head->seq < 0)
		buf_fmt(&l->text, "seq %lld\n", seq);
	buf_add(&l->text, text.s, text.n);
	text_canonical(&l->canonical, l->text.s, l->text.n);
	orders_free(head);
	buf_free(&canonical);
	return ok;
}

/* ---- who said nothing ---- */

void waiting_say_again(struct buf *b, const struct texts *texts, const struct letter_row *waits)
{
	struct buf canonical = BUF_INIT, words = BUF_INIT;
	struct span letter = cut_words(waits, &words);

	texts_tell(texts, b, "yours-again season=%d", waits->season);
	buf_char(b, '\n');
	text_canonical(&canonical, letter.s, letter.n);
	show_letter(b, texts, span_of_buf(&canonical), waits->signature, &words);
	buf_char(b, '\n');
	texts_tell(texts, b, "yours-not");
	buf_free(&canonical);
	buf_free(&words);
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
		ok = waiting_count_in(c, c->m->season - 1, s, &n) && (!n || tell_lapsed(c, s, n));
	return ok;
}
