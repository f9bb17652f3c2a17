/* SPDX-License-Identifier: MIT */
#include "cmd/mails.h"
#include "post/write.h"

#include <stdlib.h>
#include <string.h>

/* <match.s3.2.report.HASH@host>: the same mail has the same one, always. */
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

/* Who gets the seat, whole: a name or key put right is told, too. */
static void invitation_unique(struct buf *b, const struct seat *seat)
{
	buf_fmt(b, "%s\n%s\n%s", seat->mail, seat->name, seat->key);
}

/* A seat given to somebody else starts a thread of its own. */
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

bool mail_queue(struct club *club, const struct mail_plan *p, struct buf *why)
{
	struct buf subject = BUF_INIT, bytes = BUF_INIT;
	char *id = message_id(club, p);
	char *thread = thread_id(club, p);
	struct enclosure xml = { "report.xml", "application/xml", p->report };
	struct outgoing mail = {
		.from = { club->setting[S_NAME], club->setting[S_MAIL] },
		.to = { p->to ? p->to->name : NULL, p->to ? p->to->mail : club->setting[S_MAIL] },
		.message_id = id,
		.date = p->date,
		.in_reply_to = p->reply_to,
		.references = thread && strcmp(thread, id) ? thread : NULL,
		.reply = !strcmp(p->kind, "ack") || !strcmp(p->kind, "answer"),
		.body = p->body,
		.enclosed = &xml,
		.enclosures = p->report.n != 0,
	};
	bool ok;

	buf_fmt(&subject, "[%s] %s", p->match ? p->match->name : "tradepost", p->subject);
	mail.subject = subject.s;
	ok = mail_write(&bytes, &mail, why)
		&& queue_bytes(club, p, mail.to.address, id, &bytes, why);
	buf_free(&subject);
	buf_free(&bytes);
	free(id);
	free(thread);
	return ok;
}

bool mail_referee(struct club *club, const struct match *m, const char *subject, struct span body,
	long long date, struct buf *why)
{
	struct buf unique = BUF_INIT;
	struct mail_plan p = { .kind = "notice",
		.match = m,
		.season = m ? m->season : 0,
		.subject = subject,
		.body = body,
		.date = date };
	bool ok;

	/* The same thing may go wrong again: then it is told again. */
	buf_fmt(&unique, "%lld ", date);
	buf_add(&unique, body.s, body.n);
	p.unique = (struct span){ unique.s, unique.n };
	ok = mail_queue(club, &p, why);
	buf_free(&unique);
	return ok;
}

/* ---- the invitation ---- */

static void write_invitation(struct buf *b, const struct club *club, const struct shelf *shelf,
	const struct match *m, const struct seat *seat, int number)
{
	struct buf line = BUF_INIT;

	buf_fmt(&line, "%s, you are invited to play %s, match '%s', of %s. Your seat is ",
		seat->name, shelf->box->title, m->name, club->setting[S_NAME]);
	seat_print(&line, number);
	buf_fmt(&line, ". There are %d seats.", m->seats);
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_clear(&line);
	buf_fmt(&line,
		"Letters go to %s, signed with the key you gave. To take your seat, answer"
		" this mail with the signed text below; you may change or add orders in it. Save "
		"the"
		" text as orders.txt, and do one of these:",
		club->setting[S_MAIL]);
	buf_char(b, '\n');
	text_wrap(b, "", "", line.s, line.n, 72);
	buf_str(b,
		"\n  tradepost sign --key YOUR.key orders.txt      mail what it prints\n"
		"  minisign -S -s YOUR.key -m orders.txt         attach both files\n"
		"  ssh-keygen -Y sign -f ~/.ssh/id_ed25519 -n tradepost-orders orders.txt\n"
		"                                                attach both files\n\n");
	buf_free(&line);
}

bool mail_invite(struct club *club, const struct match *m, const struct seat *seat, int number,
	struct buf *why)
{
	struct shelf *shelf = club_shelf(club, m, why);
	struct table *t = shelf ? match_table(club, shelf, m, -1, why) : NULL;
	struct buf body = BUF_INIT, unique = BUF_INIT;
	char saw[HASH_TEXT];
	struct mail_plan p = { .kind = "invitation",
		.match = m,
		.seat = number,
		.to = seat,
		.subject = "your invitation",
		.date = time_now() };
	bool ok = t != NULL;

	if (ok) {
		match_saw(m, 0, saw);
		write_invitation(&body, club, shelf, m, seat, number);
		report_template(&body,
			&(struct report_of){ .table = t,
				.match = m->name,
				.gid = m->gid,
				.saw = saw,
				.phrases = shelf->phrases },
			number);
		invitation_unique(&unique, seat);
		p.unique = (struct span){ unique.s, unique.n };
		p.body = (struct span){ body.s, body.n };
		ok = mail_queue(club, &p, why);
	}
	table_free(t);
	buf_free(&body);
	buf_free(&unique);
	return ok;
}
