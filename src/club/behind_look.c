/* SPDX-License-Identifier: MIT
 * Finds what a mail shows that the store has not. */
#include "club/behind_look.h"
#include "club/authentic.h"
#include "club/behind.h"
#include "club/notice.h"
#include "proof/verify.h"

#include <limits.h>
#include <string.h>

bool behind_is_signed(const struct paper *p, const unsigned char pk[HASH])
{
	if (!p->whole)
		return false;
	if (p->kind >= PAPER_SEASON && p->kind <= PAPER_DEED)
		return verify_head_signed(pk, p);
	if (p->kind == PAPER_RECEIPT)
		return verify_signed(pk, p, "tp1.rcpt");
	return p->kind == PAPER_ACK && verify_signed(pk, p, "tp1.ack");
}

static bool tell_referee(const struct context *c, const struct paper *p)
{
	struct buf text = BUF_INIT;
	bool ok;

	club_say(c->club, &text, "behind record=%d match=%s", p->number, c->m->name);
	ok = notice_referee(c, "subject-behind", text.s);
	buf_free(&text);
	return ok;
}

/* A match whose own papers are lost proves nothing, so an unknown sender's mail cannot stop it. */
static bool is_mine(struct store *store, const struct match *m, const struct paper *p)
{
	unsigned char pk[HASH];
	struct buf ignored = BUF_INIT;
	bool is = authentic_signer(store, m, INT_MAX, pk, &ignored) && behind_is_signed(p, pk);

	buf_free(&ignored);
	return is;
}

static bool look_at(const struct context *c, const struct paper *p)
{
	long long since = 0;
	struct match m;
	enum found found;
	int number;
	bool ok;
	const struct context in = { c->club, &m, c->now, c->why };
	struct store *store = c->club->store;

	found = store_find_match(store, p->gid, &m, c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	if (p->kind != PAPER_ACK && is_mine(store, &m, p))
		found = store_find_head(store, m.id, p->head, &number, c->why);
	ok = found == FOUND || (found == NOT_FOUND && behind_since(store, &m, &since, c->why));
	if (ok && found == NOT_FOUND && !since)
		ok = behind_mark_all(store, 1, c->why) && tell_referee(&in, p);
	match_free(&m);
	return ok;
}

static bool shows_papers(const struct mail *mail)
{
	static const char begin[] = "-----BEGIN TRADEPOST RE";

	for (int i = 0; i < mail->parts; i++) {
		struct span text = mail->part[i].text;

		if (text.n && memmem(text.s, text.n, begin, sizeof begin - 1))
			return true;
	}
	return false;
}

bool behind_look(const struct context *c, const struct mail *mail)
{
	struct evidence e = { 0 };
	bool ok = true;

	if (!shows_papers(mail))
		return true;
	for (int i = 0; i < mail->parts; i++)
		if (mail->part[i].text.n)
			evidence_add_blocks(&e, mail->part[i].text, "");
	for (int i = 0; i < e.papers && ok; i++)
		ok = look_at(c, &e.paper[i]);
	evidence_free(&e);
	return ok;
}
