/* SPDX-License-Identifier: MIT */
#include "club/token.h"
#include "club/charter.h"
#include "post/mail_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* of: what the seat is asked or mailed. */
static void token_write(const struct match *m, const struct seat *seat, const char *label,
	struct span of, char out[TOKEN_TEXT])
{
	struct number_bytes number = chance_le64((uint64_t)seat->seat);
	/* The address is part of it, so that a former player cannot write for the seat. */
	struct span part[] = { span_of(m->gid), of, { number.s, sizeof number.s },
		span_of(seat->mail) };
	unsigned char hash[HASH];
	char text[HASH_TEXT];

	chance_h(hash, label, m->secret, part, 4);
	hash_text(text, hash);
	snprintf(out, TOKEN_TEXT, "%.*s", TOKEN_LETTERS, text);
	chance_wipe(hash, sizeof hash);
	chance_wipe(text, sizeof text);
}

/* The same where the match takes tokens, else "". */
static void token_write_if(const struct match *m, const struct seat *seat, const char *label,
	struct span of, char out[TOKEN_TEXT])
{
	*out = 0;
	if (charter_is(m, "unsigned", "token"))
		token_write(m, seat, label, of, out);
}

void token_make(const struct match *m, int season, const struct seat *seat, char out[TOKEN_TEXT])
{
	struct number_bytes t = chance_le64((uint64_t)season);

	token_write_if(m, seat, "tp1.token", (struct span){ t.s, sizeof t.s }, out);
}

void token_of_question(const struct match *m, const struct seat *seat,
	const unsigned char letter[HASH], char out[TOKEN_TEXT])
{
	token_write_if(m, seat, "tp1.question", (struct span){ (const char *)letter, HASH }, out);
}

/* What was asked in a letter has the same token when the letter is read again after a restore. */
void token_of_new_address(const struct match *m, const struct seat *seat,
	const struct address_request_row *row, char out[TOKEN_TEXT])
{
	struct buf of = BUF_INIT;

	if (row->by_letter)
		buf_add(&of, row->letter, HASH);
	else
		buf_fmt(&of, "%lld", row->asked);
	buf_fmt(&of, " %s", row->mail);
	token_write(m, seat, "tp1.address", span_of_buf(&of), out);
	buf_free(&of);
}

void token_of_request(
	const struct match *m, const struct seat_request *request, char out[TOKEN_TEXT])
{
	const struct seat nobody = { .mail = request->mail };
	struct number_bytes number[2] = { chance_le64((uint64_t)request->id),
		chance_le64((uint64_t)request->asked) };

	token_write_if(m, &nobody, "tp1.request", (struct span){ number[0].s, sizeof number }, out);
}

static unsigned char lower(char c)
{
	return (unsigned char)(c >= 'A' && c <= 'Z' ? c + 'a' - 'A' : c);
}

/* Compares all letters, so that the time taken tells nothing. */
static bool equal(const char token[TOKEN_TEXT], const char *s)
{
	unsigned differs = 0;

	for (int i = 0; i < TOKEN_LETTERS; i++)
		differs |= (unsigned)lower(token[i]) ^ lower(s[i]);
	return !differs;
}

bool token_fits(const char token[TOKEN_TEXT], struct span word)
{
	return *token && word.n == TOKEN_LETTERS && equal(token, word.s);
}

struct span token_of_address(struct span address)
{
	const char *at = span_find(address, '@'), *plus, *dot;

	/* The club's own address may have a '+' of its own, and dots behind it. */
	plus = at ? memrchr(address.s, '+', (size_t)(at - address.s)) : NULL;
	dot = plus ? memchr(plus, '.', (size_t)(at - plus)) : NULL;
	if (!dot)
		return (struct span){ NULL, 0 };
	return (struct span){ dot + 1, (size_t)(at - dot - 1) };
}

enum found token_find_match(const struct context *c, struct span address, struct match *m)
{
	struct span token = token_of_address(address), name = { address.s, 0 };
	enum found found = NOT_FOUND;
	char *lower_name;

	if (token.n != TOKEN_LETTERS)
		return NOT_FOUND;
	name.s = (const char *)memrchr(address.s, '+', (size_t)(token.s - address.s)) + 1;
	name.n = (size_t)(token.s - 1 - name.s);
	lower_name = span_lower(name);
	if (match_name_ok(span_of(lower_name)))
		found = store_get_match(c->club->store, span_of(lower_name), m, c->why);
	free(lower_name);
	return found;
}

void token_hide(const char token[TOKEN_TEXT], char *text)
{
	size_t n = strlen(text);

	for (size_t i = 0; *token && i + TOKEN_LETTERS <= n; i++)
		if (equal(token, text + i))
			memset(text + i, '*', TOKEN_LETTERS);
}

void token_address(struct buf *b, const struct club *club, const struct match *m, const char *token)
{
	const char *mail = club->setting[S_MAIL], *at = strchr(mail, '@');
	struct buf address = BUF_INIT;

	buf_fmt(&address, "%.*s+%s", (int)(at - mail), mail, m->name);
	if (token && *token)
		buf_fmt(&address, ".%s", token);
	buf_str(&address, at);
	if (address_ok((struct span){ address.s, address.n }))
		buf_add(b, address.s, address.n);
	buf_free(&address);
}

bool token_possible(const struct context *c)
{
	struct buf address = BUF_INIT;
	bool ok = true;

	if (!charter_is(c->m, "unsigned", "token")) {
		if (!charter_is(c->m, "open", "yes"))
			return true;
		buf_str(c->why,
			"'open=yes' needs unsigned=token, as players who ask for a seat have no "
			"key");
		return false;
	}
	token_address(&address, c->club, c->m, "0123456789abcdef");
	if (strcmp(c->club->setting[S_SUBADDRESS], "yes") != 0) {
		const char *mail = c->club->setting[S_MAIL];
		int name = (int)strcspn(mail, "@");

		buf_fmt(c->why,
			"write 'subaddress = yes' into tradepost.conf if mail to %.*s+test%s comes "
			"to"
			" the club, as 'unsigned=token' needs that",
			name, mail, mail + name);
		ok = false;
	} else if (!address.n) {
		buf_fmt(c->why,
			"'unsigned=token' makes '%s' too long an address with '+%s' and a token in"
			" it: give the match a shorter name, or the club a shorter address",
			c->club->setting[S_MAIL], c->m->name);
		ok = false;
	}
	buf_free(&address);
	return ok;
}
