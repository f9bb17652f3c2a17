/* SPDX-License-Identifier: MIT */
#include "club/mails.h"
#include "club/page_input.h"
#include "club/token.h"
#include "post/mail_write.h"
#include "store/store_outbox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long long date_of(const struct context *c, const struct mail_plan *p)
{
	return p->date ? p->date : c->now;
}

static const struct texts *texts_of(const struct context *c, const struct mail_plan *p)
{
	return p->texts ? p->texts : c->club->texts;
}

/* Returns <match.s3.2.report.HASH@host>, always the same for the same mail. */
static char *message_id(const struct context *c, const struct mail_plan *p)
{
	struct buf id = BUF_INIT;
	unsigned char hash[HASH];
	char text[HASH_TEXT];
	struct span part[] = { span_of(c->m ? c->m->gid : ""), p->unique };

	chance_h(hash, "tradepost.mail", NULL, part, 2);
	hash_text(text, hash);
	buf_fmt(&id, "<%s.s%d.%d.%s.%.16s@%s>", c->m ? c->m->name : "club", p->season, p->seat,
		p->kind, text, club_host(c->club));
	return buf_take(&id);
}

void invitation_unique(struct buf *b, const struct seat *seat)
{
	buf_fmt(b, "%s\n%s\n%s", seat->mail, seat->name, seat->key);
}

bool invitation_answered(const struct context *c, int seat, bool *answered)
{
	struct attendance_row row;
	struct chain_row chain;

	if (!store_get_chain(c->club->store, c->m->id, seat, &chain, c->why)
		|| !store_get_attendance(c->club->store, c->m->id, seat, &row, c->why))
		return false;
	*answered = chain.joined || row.ready == READY_YES;
	return true;
}

/* A seat given to somebody else begins a new thread. */
static char *thread_id(const struct context *c, const struct mail_plan *p)
{
	struct buf unique = BUF_INIT;
	struct mail_plan first = { .kind = "invitation", .seat = p->seat };
	char *id;

	if (!c->m || !p->to)
		return NULL;
	invitation_unique(&unique, p->to);
	first.unique = (struct span){ unique.s, unique.n };
	id = message_id(c, &first);
	buf_free(&unique);
	return id;
}

static bool queue_bytes(const struct context *c, const struct mail_plan *p, const char *to,
	const char *id, struct buf *bytes)
{
	struct mail_row row = { .match = c->m ? c->m->id : 0,
		.season = p->season,
		.seat = p->seat,
		.to = (char *)to,
		.from = c->club->setting[S_MAIL],
		.message_id = (char *)id,
		.bytes = bytes->s,
		.bytes_n = bytes->n,
		.queued = date_of(c, p),
		.trouble = (char *)"" };

	strncpy(row.kind, p->kind, sizeof row.kind - 1);
	return store_queue_mail(c->club->store, &row, c->why);
}

/* ---- headers ---- */

enum { HEADERS = 5, DAY = 86400 };

struct headers {
	struct mail_header one[HEADERS];
	struct buf value[HEADERS];
	size_t n;
};

/* The caller writes the value. */
static struct buf *header_add(struct headers *h, const char *name)
{
	h->value[h->n] = (struct buf)BUF_INIT;
	h->one[h->n].name = name;
	return &h->value[h->n++];
}

void mail_link_add(struct buf *b, const char *text)
{
	for (; *text; text++)
		if (strchr(" %&?=#/`{|}^[]<>\"\\", *text) || (unsigned char)*text >= 0x7f)
			buf_fmt(b, "%%%02X", (unsigned char)*text);
		else
			buf_char(b, *text);
}

/* Appends where answers to a mail go, which reach the same mailbox if its server ignores what follows a
 * plus; nothing where the club has no such addresses. Each mail to a seat can be answered with orders; when the match is
 * over, with mail commands and words. Returns whether the address has a token. */
static bool answers_add(struct buf *to, const struct context *c, const struct mail_plan *p)
{
	char token[TOKEN_TEXT] = "";
	bool has;

	if (!c->m || !p->to || strcmp(c->club->setting[S_SUBADDRESS], "yes") != 0)
		return false;

	if (p->token)
		snprintf(token, sizeof token, "%s", p->token);
	else if (p->seat)
		token_make(c->m, c->m->season, p->to, token);
	token_address(to, c->club, c->m, token);
	has = to->n && *token;
	chance_wipe(token, sizeof token);
	return has;
}

static void headers_make(struct headers *h, const struct context *c, const struct mail_plan *p)
{
	struct buf *value = header_add(h, "X-Tradepost"), answers = BUF_INIT;

	if (!c->m) {
		buf_str(value, "club");
	} else {
		buf_fmt(value, "match=%s; season=%d", c->m->name, p->season);
		if (p->seat) {
			buf_str(value, "; seat=");
			seat_print(value, match_game(c->m), p->seat);
		}
	}
	buf_str(header_add(h, "Content-Language"), texts_language(texts_of(c, p)));
	if (c->m && p->to) {
		buf_fmt(header_add(h, "List-Id"), "<%s.%s>", c->m->name, club_host(c->club));
		value = header_add(h, "List-Unsubscribe");
		buf_str(value, "<mailto:");
		mail_link_add(value, c->club->setting[S_MAIL]);
		buf_fmt(value, "?subject=stop%%20%s>", c->m->name);
		answers_add(&answers, c, p);
		if (answers.n)
			buf_fmt(header_add(h, "Reply-To"), "<%s>", answers.s);
		buf_free(&answers);
	}
	for (size_t i = 0; i < h->n; i++)
		h->one[i].value = h->value[i].s;
}

static void headers_free(struct headers *h)
{
	for (size_t i = 0; i < h->n; i++)
		buf_free(&h->value[i]);
}

/* ---- what a report is made of ---- */

static bool find_format(const struct context *c, const struct mail_plan *p, char format[16])
{
	struct attendance_row row;

	snprintf(format, 16, "plain");
	if (!p->report.n)
		return true;
	if (!store_get_attendance(c->club->store, c->m->id, p->seat, &row, c->why))
		return false;
	snprintf(format, 16, "%s", *row.format ? row.format : c->club->setting[S_FORMAT]);
	return true;
}

bool mail_encloses(const struct context *c, const struct mail_plan *p, bool *encloses)
{
	char format[16];
	bool ok = find_format(c, p, format);

	*encloses = strcmp(format, "plain") != 0;
	return ok;
}

/* Appends the link that writes an answer to a mail of that subject. Returns whether it needs no
 * signature. */
static bool answer_link_add(
	struct buf *link, const struct context *c, const struct mail_plan *p, const char *subject)
{
	struct buf to = BUF_INIT;
	bool token = answers_add(&to, c, p) && c->m->state != MATCH_OVER;

	buf_str(link, "mailto:");
	mail_link_add(link, to.n ? to.s : c->club->setting[S_MAIL]);
	buf_str(link, "?subject=Re:%20");
	mail_link_add(link, subject);
	buf_free(&to);
	return token;
}

/* A page that cannot be made does not stop a season, as the text says the same. */
static void make_page(const struct context *c, struct buf *page, struct buf *map,
	const struct mail_plan *p, const char *subject)
{
	struct buf why = BUF_INIT, link = BUF_INIT;
	const struct context in = { c->club, c->m, c->now, &why };
	struct report_page report = {
		.c = &in, .edition = club_newest_edition(&in), .seat = p->seat, .report = p->report
	};

	report.token = answer_link_add(&link, c, p, subject);
	report.answer = link.s;
	report.about = p->about;
	report.due = p->due;
	if (!report.edition || !report_page_make(&report, page, map)) {
		buf_clear(page);
		buf_clear(map);
		club_warn(c->club,
			"a report of '%s' is mailed as text only, as its HTML page could not be"
			" made: %s",
			c->m->name, why.s);
	}
	buf_free(&link);
	buf_free(&why);
}

/* ---- answers ---- */

bool mail_made(const struct context *c, const struct mail_plan *p, bool *made)
{
	char *id = message_id(c, p);
	long long number;
	enum found found = store_find_mail(c->club->store, id, &number, c->why);

	*made = found == FOUND;
	free(id);
	return found != UNREAD;
}

static bool is_answer(const struct mail_plan *p)
{
	return !strcmp(p->kind, "ack") || !strcmp(p->kind, "answer");
}

/* Two machines must not answer each other forever, and nobody may make us fill another's mailbox.
 * What was answered before is neither answered nor counted again. */
static bool count_answer(const struct context *c, const struct mail_plan *p, const char *id,
	struct answer_limit *limit)
{
	long long before;
	enum found there = store_find_mail(c->club->store, id, &before, c->why);

	*limit = (struct answer_limit){ .due = there == NOT_FOUND };
	if (there != NOT_FOUND || !p->sender)
		return there != UNREAD;
	return replies_count(c, p->seat, p->to->mail, p->sender, date_of(c, p), limit)
		&& (limit->due || replies_pass_over(c, p->seat, p->sender));
}

/* Appends what the mail has to say beside its own matter. Others than these kinds come out the same
 * when what they tell happens again. */
static bool add_words(
	struct buf *words, const struct context *c, const struct mail_plan *p, bool last)
{
	bool may = is_answer(p) || !strcmp(p->kind, "notice"), ok;
	struct buf line = BUF_INIT;

	if (last)
		texts_tell(texts_of(c, p), words, "last-answer proven=%d unknown=%d",
			p->sender->kind == SENDER_PROVEN, !p->seat);
	ok = !may || (p->to && !p->seat) || replies_tell(c, p->seat, texts_of(c, p), &line);
	if (line.n)
		text_wrap(words, "", "", line.s, line.n, 72);
	buf_free(&line);
	return ok;
}

/* ---- any mail ---- */

/* Returns the number of enclosures. */
static size_t enclose(struct mail_attachment e[3], const struct mail_plan *p, const struct buf *map)
{
	size_t n = 0;

	e[n++] = (struct mail_attachment){ "report.xml", "application/xml", p->report };
	if (p->record.n)
		e[n++] = (struct mail_attachment){ "record.txt", "text/plain", p->record };
	if (map->n)
		e[n++] = (struct mail_attachment){ "map.svg", "image/svg+xml", span_of_buf(map) };
	return n;
}

static bool write_mail(
	const struct context *c, const struct mail_plan *p, const char *id, struct span body)
{
	struct buf subject = BUF_INIT, page = BUF_INIT, map = BUF_INIT, bytes = BUF_INIT;
	char *thread = thread_id(c, p), format[16];
	struct headers headers = { .n = 0 };
	struct mail_attachment enclosed[3];
	struct outgoing_mail mail = {
		.from = { c->club->setting[S_NAME], c->club->setting[S_MAIL] },
		.to = { p->to ? p->to->name : NULL, p->to ? p->to->mail : club_referee(c->club) },
		.message_id = id,
		.date = date_of(c, p),
		.in_reply_to = p->reply_to,
		.references = thread && strcmp(thread, id) ? thread : NULL,
		.reply = is_answer(p),
		.extra = headers.one,
		.body = body,
		.enclosed = enclosed,
	};
	bool ok = find_format(c, p, format);

	buf_fmt(&subject, "[%s] ", c->m ? c->m->name : "tradepost");
	texts_say(texts_of(c, p), &subject, "%s number=%d from=%d name=%s", p->subject, p->number,
		p->from, p->name ? p->name : "");
	mail.subject = subject.s;
	headers_make(&headers, c, p);
	mail.extras = headers.n;
	if (ok && !strcmp(format, "html"))
		make_page(c, &page, &map, p, subject.s);
	mail.page = (struct span){ page.s, page.n };
	if (ok && strcmp(format, "plain") != 0 && !p->about)
		mail.enclosures = enclose(enclosed, p, &map);
	ok = ok && mail_write(&bytes, &mail, c->why)
		&& queue_bytes(c, p, mail.to.address, id, &bytes);
	headers_free(&headers);
	buf_free(&subject);
	buf_free(&page);
	buf_free(&map);
	buf_free(&bytes);
	free(thread);
	return ok;
}

bool mail_queue(const struct context *c, const struct mail_plan *p)
{
	struct answer_limit limit = { .due = true };
	struct buf words = BUF_INIT, longer = BUF_INIT;
	char *id = message_id(c, p);
	bool ok = !is_answer(p) || count_answer(c, p, id, &limit);

	ok = ok && (!limit.due || add_words(&words, c, p, limit.last));
	if (words.n)
		buf_fmt(&longer, "%.*s\n%s", (int)p->body.n, p->body.s, words.s);
	if (ok && limit.due)
		ok = write_mail(c, p, id, longer.n ? span_of_buf(&longer) : p->body);
	buf_free(&words);
	buf_free(&longer);
	free(id);
	return ok;
}

enum found mail_find(
	const struct context *c, int seat, const char *kind, int season, struct mail_row *row)
{
	enum found found =
		store_get_mail(c->club->store, c->m->id, season, seat, kind, row, c->why);
	bool known = true;
	unsigned writers = 0;

	while (found == NOT_FOUND && known && !writers && season < c->m->season - 1) {
		if (!store_get_writers(
			    c->club->store, c->m->id, season++, &known, &writers, c->why))
			return UNREAD;
		if (known && !writers)
			found = store_get_mail(
				c->club->store, c->m->id, season, seat, kind, row, c->why);
	}
	return found;
}

bool mail_again(const struct context *c, const struct seat *seat, const char *kind, int season,
	struct buf *problem)
{
	struct mail_row row;
	enum found found = mail_find(c, seat->seat, kind, season, &row);
	bool ok = true;

	if (found == NOT_FOUND)
		buf_fmt(problem, "there is no %s of season %d to this seat", kind, season);
	if (found != FOUND)
		return found == NOT_FOUND;
	if (span_folds(span_of(row.to), seat->mail))
		ok = store_requeue_mail(c->club->store, row.id, c->now, c->why);
	else
		buf_fmt(problem,
			"the %s of season %d was written to '%s', and mail of this seat goes to"
			" '%s' now",
			kind, season, row.to, seat->mail);
	mail_row_free(&row);
	return ok;
}

bool mail_plan_referee(const struct context *c, const struct mail_plan *plan)
{
	struct mail_plan p = *plan;
	struct buf unique = BUF_INIT;
	bool ok;

	/* The same thing may happen again; then it is told again. */
	buf_fmt(&unique, "%lld ", date_of(c, &p));
	buf_add(&unique, p.body.s, p.body.n);
	p.kind = "notice";
	p.season = c->m ? c->m->season : 0;
	p.unique = span_of_buf(&unique);
	ok = mail_queue(c, &p);
	buf_free(&unique);
	return ok;
}

bool mail_referee(const struct context *c, const char *subject, struct span body)
{
	return mail_plan_referee(c, &(struct mail_plan){ .subject = subject, .body = body });
}
