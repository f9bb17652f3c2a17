/* SPDX-License-Identifier: MIT */
#include "club/incoming_mail.h"

#include <string.h>
#include <strings.h>

static bool is_order(struct span line)
{
	struct span word;

	/* After an empty line, a signature's dashes or a greeting end the orders. */
	return span_word(&line, &word) && word.s[0] != '-' && word.s[word.n - 1] != ',';
}

static bool read_mail(const struct incoming_letter *a, struct mail *mail, struct problem *problem)
{
	if (a->too_large) {
		/* Of such a mail its head alone is there. */
		mail_read(mail, a->bytes);
		mail->parts = 0;
		return problem_set(problem, "unread-letter-large");
	}
	return mail_read(mail, a->bytes) || problem_set(problem, mail_problem_name(mail->problem));
}

static bool read_letter(struct incoming_mail *o, const struct club *club)
{
	const struct mail_owner owner = club_owner(club, NULL, NULL);
	const struct letter_plan plan = { is_order, o->reply.is, &owner };

	if (o->from->signature.n && o->mail.bare)
		return letter_of_files(&o->letter, o->from->bytes, o->from->signature, &o->unread);
	return letter_find(&o->letter, &o->mail, &plan, &o->unread);
}

/* A mail of the club that is forwarded to it is answered by what stands above: its token is as good there as in the
 * address of an answer. */
static bool find_forwarded(const struct context *c, struct incoming_mail *o)
{
	struct reply *r = &o->reply;

	if (!reply_find_forwarded(c, &o->mail, r))
		return false;
	if (r->is) {
		token_address(&o->address, c->club, &r->m, r->token);
		o->mail.delivered_to = span_of_buf(&o->address);
	}
	return true;
}

bool incoming_read(
	const struct context *c, const struct incoming_letter *a, struct incoming_mail *o)
{
	bool ok;

	*o = (struct incoming_mail){ .from = a,
		.reply = { .passed = BUF_INIT, .sends = BUF_INIT },
		.letter = { .text = BUF_INIT, .canonical = BUF_INIT, .signature = BUF_INIT },
		.address = BUF_INIT };
	o->readable = read_mail(a, &o->mail, &o->unread);
	ok = reply_find(c, &o->mail, &o->reply) && (o->reply.is || find_forwarded(c, o));
	o->readable = o->readable && read_letter(o, c->club);
	return ok;
}

void incoming_free(struct incoming_mail *o)
{
	reply_free(&o->reply);
	letter_free(&o->letter);
	mail_free(&o->mail);
	buf_free(&o->address);
}

void incoming_turn(struct incoming_mail *o, const struct club *club)
{
	const struct reply *r = &o->reply;
	char token[TOKEN_TEXT];

	token_make(&r->m, r->m.season, &r->seat, token);
	token_address(&o->address, club, &r->m, token);
	o->mail.delivered_to = span_of_buf(&o->address);
	chance_wipe(token, sizeof token);
}

bool incoming_seated(const struct context *c, struct incoming_mail *o)
{
	o->mail.delivered_to = span_of_buf(&o->address);
	reply_free(&o->reply);
	letter_free(&o->letter);
	if (!reply_find(c, &o->mail, &o->reply))
		return false;
	o->reply.seated = o->reply.is;
	o->readable = !o->mail.problem && read_letter(o, c->club);
	return true;
}

/* Returns whether a line is a player's name, or the first one of theirs. */
static bool is_name_of(const struct seat *seat, struct span line)
{
	const size_t n = strlen(seat->name);

	return line.n <= n && (line.n == n || seat->name[line.n] == ' ')
		&& !strncasecmp(line.s, seat->name, line.n);
}

bool incoming_has_words(const struct incoming_mail *o)
{
	const struct reply *r = &o->reply;
	struct buf said = BUF_INIT;
	struct span rest, line;
	bool more = false;

	if (!r->is)
		return false;
	words_add_said(&said, span_of_buf(&r->passed));
	rest = span_of_buf(&said);
	while (!more && span_line(&rest, &line))
		more = line.n && !is_name_of(&r->seat, span_trim(line));
	more = more && !words_only_thank(span_of_buf(&said));
	buf_free(&said);
	return more;
}

bool incoming_is_of_somebody(const struct incoming_mail *o)
{
	const struct letter *l = &o->letter;

	return (l->problem == LETTER_BAD_SIGNATURE || l->problem == LETTER_NOT_UTF8)
		&& l->canonical.n;
}

bool incoming_is_unread_reply(const struct incoming_mail *o)
{
	const struct reply *r = &o->reply;

	return r->is && !r->waits.id && !r->address.mail && mail_is_from(&o->mail, r->seat.mail);
}
