/* SPDX-License-Identifier: MIT */
#include "club/request_mail.h"
#include "club/games.h"
#include "club/list_mark.h"
#include "club/mails.h"
#include "club/token.h"
#include "core/orders.h"
#include "post/words.h"

#include <string.h>

/* Requests of a match that wait for the referee. */
enum { OF_REFEREE = 5 };
enum { WORDS_SHOWN = 12 };

/* ---- what the writer wrote ---- */

static bool is_command(struct span line, const void *with)
{
	(void)with;
	line = span_trim(line);
	return line.n && line.s[0] == '/';
}

static void read_part(struct request_mail *a, const struct mail_part *part)
{
	const struct club *club = a->s->c->club;
	const struct mail_owner owner = club_owner(club, is_command, NULL);
	struct own_words own;

	words_own(&own, part, &owner);
	text_canonical(&a->words, own.above.s, own.above.n);
	text_canonical(&a->words, own.below.s, own.below.n);
	own_words_free(&own);
}

/* Somebody may write a mail command where others write what a mail is about. */
void request_read(struct request_mail *a)
{
	const struct mail *mail = a->s->mail;

	for (int i = 0; i < mail->parts && !a->words.n; i++)
		if (!mail->part[i].quoted && !mail->part[i].file)
			read_part(a, &mail->part[i]);
	if (is_command(mail->subject, NULL))
		text_canonical(&a->words, mail->subject.s, mail->subject.n);
}

bool request_says_yes(const struct request_mail *a)
{
	return words_answer(span_of_buf(&a->words)) == ANSWERS_YES;
}

bool request_find_command(const struct request_mail *a, const char *name, struct span *rest)
{
	struct span lines = span_of_buf(&a->words), line, word;

	while (span_line(&lines, &line)) {
		if (!is_command(line, NULL) || !span_word(&line, &word))
			continue;
		*rest = span_trim(line);
		/* A phone ends a line with a full stop. */
		while (word.n > 1 && word.s[word.n - 1] == '.')
			word.n--;
		if (!name || span_folds(word, name))
			return true;
	}
	return false;
}

bool request_speaks(struct span words)
{
	return words_one_speaks(words) && !words_only_thank(words);
}

bool request_says_more(const struct request_mail *a)
{
	struct span rest = span_of_buf(&a->words), line;
	struct buf words = BUF_INIT, said = BUF_INIT;
	bool more;

	while (span_line(&rest, &line))
		if (!is_command(line, NULL))
			buf_fmt(&words, "%.*s\n", (int)line.n, line.s);
	words_add_said(&said, span_of_buf(&words));
	more = request_speaks(span_of_buf(&said));
	buf_free(&words);
	buf_free(&said);
	return more;
}

bool request_find_mention(const struct request_mail *a, struct span *rest)
{
	struct span words = span_of_buf(&a->words), word;

	while (span_word(&words, &word))
		if (span_folds(word, "/seat") || span_folds(word, "/games")) {
			*rest = span_trim(words);
			return true;
		}
	return false;
}

/* ---- answers ---- */

/* Parts the lines that are no mail commands: orders, each as it is to be sent again, and words. */
static bool part_lines(const struct request_mail *a, struct buf *orders, struct buf *words)
{
	struct edition *edition = club_newest_edition(a->c);
	struct span rest = span_of_buf(&a->words), line;
	struct names names;

	if (!edition)
		return false;
	names = match_names(edition, a->c->m);
	while (span_line(&rest, &line)) {
		struct span order = list_unmarked(&names, line);

		if (is_command(order, NULL))
			continue;
		if (orders_surety(&names, order) != CHATTER)
			buf_fmt(orders, "    %.*s\n", (int)order.n, order.s);
		else
			buf_fmt(words, "%.*s\n", (int)line.n, line.s);
	}
	return true;
}

/* Lists words, and passes them on to the referee. */
static bool hand_on(const struct request_mail *a, struct span words, struct buf *body)
{
	struct buf said = BUF_INIT;
	bool sent = false, ok = true;

	words_add_said(&said, words);
	if (request_speaks(span_of_buf(&said))) {
		ok = unknown_passes_on(a->s, a->c, span_of_buf(&said), &sent);
		buf_char(body, '\n');
		club_tell(a->c->club, body, "request-words sent=%d", sent);
		words_show(body, span_of_buf(&said), WORDS_SHOWN);
	}
	buf_free(&said);
	return ok;
}

/* Nobody has a seat yet that the orders in the mail could be of. */
bool request_hand_back(const struct request_mail *a, bool yes, struct buf *body)
{
	struct buf orders = BUF_INIT, words = BUF_INIT;
	bool ok = part_lines(a, &orders, &words);

	if (orders.n) {
		buf_char(body, '\n');
		club_tell(a->c->club, body, "request-orders yes=%d", yes);
		buf_add(body, orders.s, orders.n);
	}
	if (yes)
		words_put_for_yes(&words, "");
	ok = ok && hand_on(a, span_of_buf(&words), body);
	buf_free(&orders);
	buf_free(&words);
	return ok;
}

/* Answers with what was written so far and, below it, what is open. */
bool request_tell_games(const struct request_mail *a, struct buf *body)
{
	int n;
	bool ok;

	buf_str(body, body->n ? "\n" : "");
	ok = games_tell(a->s->c, a->s->c->club->texts, body, &n)
		&& unknown_answer(a->s, a->s->c->club->texts, "subject-games", span_of_buf(body));
	buf_free(body);
	return ok;
}

bool request_tell(const struct request_mail *a, struct buf *body)
{
	bool ok = unknown_answer(a->s, a->s->c->club->texts, "subject-seat", span_of_buf(body));

	buf_free(body);
	return ok;
}

/* A mail about a request; it can be answered with yes until the address has said that. */
bool request_mail_asker(const struct context *c, const struct seat_request *request,
	const struct mail_plan *plan, struct buf *body)
{
	struct seat to = { .name = request->name, .mail = request->mail };
	struct mail_plan p = *plan;
	char token[TOKEN_TEXT] = "";
	struct buf unique = BUF_INIT;
	bool ok;

	if (!request->confirmed)
		token_of_request(c->m, request, token);
	buf_fmt(&unique, "%s %lld %s", request->mail, request->asked, plan->subject);
	if (!p.unique.n)
		p.unique = span_of_buf(&unique);
	p.to = &to;
	p.token = token;
	p.body = span_of_buf(body);
	ok = mail_queue(c, &p);
	chance_wipe(token, sizeof token);
	buf_free(&unique);
	buf_free(body);
	return ok;
}

void request_hash(unsigned char hash[HASH], const char *mail)
{
	struct span part[] = { span_of(mail) };

	chance_h(hash, "tp1.asked", NULL, part, 1);
}

/* Looks for a seat of the address (mail), or of a player of that name. */
bool request_find_seat(
	const struct context *c, const char *mail, struct span name, int *own, bool *named)
{
	*own = 0;
	*named = false;
	for (int s = 1; s <= c->m->seats; s++) {
		struct seat seat;
		enum found found = store_get_seat(c->club->store, c->m->id, s, &seat, c->why);

		if (found == UNREAD)
			return false;
		if (found != FOUND)
			continue;
		if (span_folds(span_of(mail), seat.mail) && !*own)
			*own = s;
		*named |= span_folds(name, seat.name);
		seat_free(&seat);
	}
	return true;
}

/* Ends an answer with the line that asks for a seat. */
static bool tell_line(const struct request_mail *a, struct buf *body)
{
	buf_char(body, '\n');
	games_line(body, a->c);
	buf_char(body, '\n');
	return request_tell(a, body);
}

bool request_tell_how(const struct request_mail *a)
{
	struct buf body = BUF_INIT;

	club_tell(a->c->club, &body, "request-how match=%s", a->c->m->name);
	return tell_line(a, &body);
}

bool request_deny_name(const struct request_mail *a)
{
	struct buf body = BUF_INIT;

	club_tell(a->c->club, &body, "request-name match=%s known=%s", a->c->m->name,
		a->known ? a->name.s : "");
	return tell_line(a, &body);
}

bool request_deny_own(const struct request_mail *a, int seat)
{
	struct buf body = BUF_INIT;

	club_tell(a->c->club, &body, "request-yours match=%s seat=%s", a->c->m->name,
		seat_text(match_game(a->c->m), seat).s);
	return request_tell(a, &body);
}

bool request_tell_waits(const struct request_mail *a)
{
	struct buf body = BUF_INIT;

	club_tell(a->c->club, &body, "request-waits match=%s days=%d", a->c->m->name, REQUEST_DAYS);
	return request_tell(a, &body);
}

bool request_tell_enough(const struct request_mail *a)
{
	struct buf body = BUF_INIT;

	club_tell(a->c->club, &body, "request-enough match=%s", a->c->m->name);
	return request_tell(a, &body);
}

bool request_enough(const struct context *c, bool *enough)
{
	struct seat_request request;
	enum found found;
	long long last = 0;
	int n = 0;

	while ((found = store_next_request(c->club->store, c->m->id, last, &request, c->why))
		== FOUND) {
		last = request.id;
		n += request.confirmed != 0;
		seat_request_free(&request);
	}
	*enough = n >= OF_REFEREE;
	return found != UNREAD;
}
