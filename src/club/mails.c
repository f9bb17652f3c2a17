/* SPDX-License-Identifier: MIT */
#include "club/mails.h"
#include "club/page_input.h"
#include "club/token.h"
#include "post/mail_write.h"
#include "store/store_outbox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns <match.s3.2.report.HASH@host>, always the same for the same mail. */
static char *message_id(const struct club *club, const struct mail_plan *p)
{
	struct buf id = BUF_INIT;
	unsigned char hash[HASH];
	char text[HASH_TEXT];
	struct span part[] = { span_of(p->match ? p->match->gid : ""), p->unique };

	chance_h(hash, "tradepost.mail", NULL, part, 2);
	hash_text(text, hash);
	buf_fmt(&id, "<%s.s%d.%d.%s.%.16s@%s>", p->match ? p->match->name : "club", p->season,
		p->seat, p->kind, text, club_host(club));
	return buf_take(&id);
}

void invitation_unique(struct buf *b, const struct seat *seat)
{
	buf_fmt(b, "%s\n%s\n%s", seat->mail, seat->name, seat->key);
}

/* A seat given to somebody else begins a new thread. */
static char *thread_id(const struct club *club, const struct mail_plan *p)
{
	struct buf unique = BUF_INIT;
	struct mail_plan first = { .kind = "invitation", .match = p->match, .seat = p->seat };
	char *id;

	if (!p->match || !p->to)
		return NULL;
	invitation_unique(&unique, p->to);
	first.unique = (struct span){ unique.s, unique.n };
	id = message_id(club, &first);
	buf_free(&unique);
	return id;
}

static bool queue_bytes(struct club *club, const struct mail_plan *p, const char *to,
	const char *id, struct buf *bytes, struct buf *why)
{
	struct mail_row row = { .match = p->match ? p->match->id : 0,
		.season = p->season,
		.seat = p->seat,
		.to = (char *)to,
		.from = club->setting[S_MAIL],
		.message_id = (char *)id,
		.bytes = bytes->s,
		.bytes_n = bytes->n,
		.queued = p->date,
		.trouble = (char *)"" };

	strncpy(row.kind, p->kind, sizeof row.kind - 1);
	return store_queue_mail(club->store, &row, why);
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

/* Appends an address for a mailto: link, where some characters have a meaning. */
static void link_add(struct buf *b, const char *address)
{
	for (; *address; address++)
		if (strchr("%&?=#/`{|}^", *address))
			buf_fmt(b, "%%%02X", (unsigned char)*address);
		else
			buf_char(b, *address);
}

/* Answers to that address reach the same mailbox, if its server ignores what follows a plus. */
static void reply_add(struct headers *h, const struct club *club, const struct mail_plan *p)
{
	struct buf to = BUF_INIT;

	token_address(&to, club, p->match, p->token);
	if (to.n)
		buf_fmt(header_add(h, "Reply-To"), "<%s>", to.s);
	buf_free(&to);
}

static void headers_make(struct headers *h, const struct club *club, const struct mail_plan *p)
{
	struct buf *value = header_add(h, "X-Tradepost");

	if (!p->match) {
		buf_str(value, "club");
	} else {
		buf_fmt(value, "match=%s; season=%d", p->match->name, p->season);
		if (p->seat) {
			buf_str(value, "; seat=");
			seat_print(value, match_game(p->match), p->seat);
		}
	}
	buf_str(header_add(h, "Content-Language"), "en");
	if (p->match && p->to) {
		buf_fmt(header_add(h, "List-Id"), "<%s.%s>", p->match->name, club_host(club));
		value = header_add(h, "List-Unsubscribe");
		buf_str(value, "<mailto:");
		link_add(value, club->setting[S_MAIL]);
		buf_fmt(value, "?subject=stop%%20%s>", p->match->name);
		if (!strcmp(club->setting[S_SUBADDRESS], "yes"))
			reply_add(h, club, p);
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

static bool find_format(
	struct club *club, const struct mail_plan *p, char format[16], struct buf *why)
{
	struct attendance_row row;

	snprintf(format, 16, "plain");
	if (!p->report.n)
		return true;
	if (!store_get_attendance(club->store, p->match->id, p->seat, &row, why))
		return false;
	snprintf(format, 16, "%s", *row.format ? row.format : club->setting[S_FORMAT]);
	return true;
}

/* A page that cannot be made does not stop a season, as the text says the same. */
static void make_page(
	struct club *club, struct buf *page, struct buf *map, const struct mail_plan *p)
{
	struct buf why = BUF_INIT;
	const struct context c = { club, p->match, p->date, &why };
	struct report_page report = { &c, club_newest_edition(&c), p->seat, p->report };

	if (!report.edition || !report_page_make(&report, false, page, map)) {
		buf_clear(page);
		buf_clear(map);
		club_warn(club, "a report of '%s' goes out without its page: %s", p->match->name,
			why.s);
	}
	buf_free(&why);
}

/* ---- answers ---- */

static bool is_answer(const struct mail_plan *p)
{
	return !strcmp(p->kind, "ack") || !strcmp(p->kind, "answer");
}

struct ration {
	bool due, last; /* due: it is written at all; last: the last one of its day */
};

/* Counts another answer to an address, so that two machines do not answer each other forever, and
 * nobody can make us fill another's mailbox. */
static bool count_answer(struct club *club, const struct mail_plan *p, const char *id,
	struct ration *ration, struct buf *why)
{
	int most = atoi(club->setting[S_ANSWERS]);
	struct address_row row;
	bool there, ok = true;

	if (!store_find_mail(club->store, id, &there, why)
		|| !store_get_address(club->store, p->to->mail, &row, why))
		return false;
	if (row.day != p->date / DAY) {
		row.day = p->date / DAY;
		row.answers = 0;
	}
	ration->due = !there && row.answers < most;
	ration->last = ration->due && ++row.answers == most;
	if (ration->due)
		ok = store_save_address(club->store, p->to->mail, &row, why);
	address_row_free(&row);
	return ok;
}

static void last_words(struct buf *body, const struct club *club, const struct mail_plan *p)
{
	buf_add(body, p->body.s, p->body.n);
	buf_char(body, '\n');
	club_tell(club, body, "last-answer answers=%s", club->setting[S_ANSWERS]);
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

static bool write_mail(struct club *club, const struct mail_plan *p, const char *id,
	struct span body, struct buf *why)
{
	struct buf subject = BUF_INIT, page = BUF_INIT, map = BUF_INIT, bytes = BUF_INIT;
	char *thread = thread_id(club, p), format[16];
	struct headers headers = { .n = 0 };
	struct mail_attachment enclosed[3];
	struct outgoing_mail mail = {
		.from = { club->setting[S_NAME], club->setting[S_MAIL] },
		.to = { p->to ? p->to->name : NULL, p->to ? p->to->mail : club_referee(club) },
		.message_id = id,
		.date = p->date,
		.in_reply_to = p->reply_to,
		.references = thread && strcmp(thread, id) ? thread : NULL,
		.reply = is_answer(p),
		.extra = headers.one,
		.body = body,
		.enclosed = enclosed,
	};
	bool ok = find_format(club, p, format, why);

	buf_fmt(&subject, "[%s] ", p->match ? p->match->name : "tradepost");
	club_say(club, &subject, "%s number=%d from=%d name=%s", p->subject, p->number, p->from,
		p->name ? p->name : "");
	mail.subject = subject.s;
	headers_make(&headers, club, p);
	mail.extras = headers.n;
	if (ok && !strcmp(format, "html"))
		make_page(club, &page, &map, p);
	mail.page = (struct span){ page.s, page.n };
	if (ok && strcmp(format, "plain") != 0)
		mail.enclosures = enclose(enclosed, p, &map);
	ok = ok && mail_write(&bytes, &mail, why)
		&& queue_bytes(club, p, mail.to.address, id, &bytes, why);
	headers_free(&headers);
	buf_free(&subject);
	buf_free(&page);
	buf_free(&map);
	buf_free(&bytes);
	free(thread);
	return ok;
}

bool mail_queue(struct club *club, const struct mail_plan *p, struct buf *why)
{
	struct ration ration = { .due = true };
	struct buf longer = BUF_INIT;
	struct span body = p->body;
	char *id = message_id(club, p);
	bool ok = !is_answer(p) || count_answer(club, p, id, &ration, why);

	if (ration.last) {
		last_words(&longer, club, p);
		body = (struct span){ longer.s, longer.n };
	}
	if (ok && ration.due)
		ok = write_mail(club, p, id, body, why);
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

bool mail_plan_referee(struct club *club, const struct mail_plan *plan, struct buf *why)
{
	struct mail_plan p = *plan;
	struct buf unique = BUF_INIT;
	bool ok;

	/* The same thing may happen again; then it is told again. */
	buf_fmt(&unique, "%lld ", p.date);
	buf_add(&unique, p.body.s, p.body.n);
	p.kind = "notice";
	p.season = p.match ? p.match->season : 0;
	p.unique = span_of_buf(&unique);
	ok = mail_queue(club, &p, why);
	buf_free(&unique);
	return ok;
}

bool mail_referee(const struct context *c, const char *subject, struct span body)
{
	const struct mail_plan p = {
		.match = c->m, .subject = subject, .body = body, .date = c->now
	};

	return mail_plan_referee(c->club, &p, c->why);
}
