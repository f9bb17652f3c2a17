/* SPDX-License-Identifier: MIT */
#include "club/witness_answer.h"
#include "club/mails.h"
#include "post/key.h"
#include "post/mail_write.h"
#include "proof/verify.h"
#include "store/store_witness.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- answers ---- */

static void sign_block(
	const struct secret_key *key, const char *tag, struct span text, struct buf *block)
{
	unsigned char signature[64];

	block_sign(key, tag, text, signature);
	block_write(block, BLOCK_RECORD, text, signature);
}

/* Appends what tells a new request from one that is read again. */
static void name_asking(struct buf *b, const struct witness_mail *a)
{
	unsigned char hash[HASH];

	if (a->mail->id.n) {
		buf_add(b, a->mail->id.s, a->mail->id.n);
		return;
	}
	hash_bytes(hash, a->incoming->bytes.s, a->incoming->bytes.n);
	buf_add(b, hash, HASH);
}

/* Answers the sender, or prints the answer where there is no address. It counts among the answers
 * that an address gets in a day, as anybody could make us write to somebody. */
static bool answer(struct witness_mail *a, const char *block, const char *gid)
{
	char *from = span_lower(a->mail->from), *id;
	struct seat to = { .name = from, .mail = from };
	const struct letter_sender sender = { .kind = SENDER_PROVEN };
	struct mail_plan plan = {
		.kind = "answer", .sender = &sender, .to = &to, .subject = "subject-witness-answers"
	};
	struct buf body = BUF_INIT, unique = BUF_INIT;
	bool ok = true;

	id = a->mail->id.n ? xcopy(a->mail->id.s, a->mail->id.n) : NULL;
	club_say(a->c->club, &body, "witness-answers gid=%s", gid);
	buf_fmt(&body, "\n\n%s", block);
	buf_fmt(&unique, "%s %s ", from, gid);
	name_asking(&unique, a);
	plan.reply_to = id;
	plan.body = span_of_buf(&body);
	plan.unique = span_of_buf(&unique);
	if (address_ok(span_of(from)))
		ok = mail_queue(a->c, &plan);
	else
		buf_str(a->print, block);
	buf_free(&body);
	buf_free(&unique);
	free(from);
	free(id);
	return ok;
}

__attribute__((format(printf, 3, 4))) static void complain(
	const struct witness_mail *a, const struct paper *p, const char *form, ...)
{
	struct buf line = BUF_INIT;
	char text[200];
	va_list ap;

	va_start(ap, form);
	vsnprintf(text, sizeof text, form, ap);
	va_end(ap);
	text_clean(&line, p->gid, strlen(p->gid), 63);
	club_warn(a->c->club, "%s: match '%s': %s", a->incoming->name, line.s, text);
	buf_free(&line);
}

/* ---- chains ---- */

static void own_value(const struct secret_key *key, const struct witnessed_row *watch, int i,
	unsigned char value[HASH])
{
	struct tp1_chain chain = { TP1_WITNESS, watch->gid, { 0 } };
	unsigned char tip[HASH];

	memcpy(chain.owner, key_public(key).pk, HASH);
	tp1_witness_tip(tip, watch->gid, watch->open, key->sk);
	tp1_value(value, &chain, tip, i);
	chance_wipe(tip, sizeof tip);
}

/* ---- how a match is opened ---- */

static bool names_us(const struct secret_key *own, const struct paper *p)
{
	unsigned char key[HASH];

	return block_value_hash(paper_text(p), "witness", key)
		&& !memcmp(key, key_public(own).pk, HASH);
}

static bool answer_open(struct witness_mail *a, const struct witnessed_row *watch)
{
	struct buf text = BUF_INIT, block = BUF_INIT;
	unsigned char anchor[HASH];
	bool ok;

	own_value(a->c->club->key, watch, 0, anchor);
	buf_fmt(&text, "tp-join 1\ngame %s\n", watch->gid);
	block_hash(&text, "open", watch->open);
	block_hash(&text, "key", key_public(a->c->club->key).pk);
	block_hash(&text, "anchor", anchor);
	sign_block(a->c->club->key, "tp1.join", span_of_buf(&text), &block);
	ok = answer(a, block.s, watch->gid);
	buf_free(&text);
	buf_free(&block);
	return ok;
}

/* A gid, as clubs make it: a name, a dot and 12 digits of 0-9 and a-f. */
static bool gid_ok(struct span gid)
{
	struct span name = { gid.s, gid.n > 13 ? gid.n - 13 : 0 };

	for (size_t i = name.n + 1; i < gid.n; i++)
		if (!memchr("0123456789abcdef", gid.s[i], 16))
			return false;
	return match_name_ok(name) && gid.s[name.n] == '.';
}

static bool look_at_open(struct witness_mail *a, const struct paper *p)
{
	struct witnessed_row watch, before;
	enum found found;
	struct span gid;

	if (a->opened || !names_us(a->c->club->key, p))
		return true;
	a->opened = true;
	watch = (struct witnessed_row){ .number = 0 };
	if (!block_value(paper_text(p), "game", &gid) || !gid_ok(gid)
		|| !block_value_hash(paper_text(p), "referee", watch.referee)
		|| !verify_signed(watch.referee, p, "tp1.open")) {
		complain(a, p,
			"not answered: the referee has not signed the record that opens the match");
		return true;
	}
	strcpy(watch.gid, p->gid);
	tp1_open(watch.open, paper_text(p));
	found = store_get_watch(a->c->club->store, span_of(p->gid), &before, a->c->why);
	if (found != FOUND)
		return found == NOT_FOUND && store_save_watch(a->c->club->store, &watch, a->c->why)
			&& answer_open(a, &watch);
	if (!memcmp(before.open, watch.open, HASH))
		return answer_open(a, &watch);
	complain(a, p, "two different records open the match, and only the first is answered");
	return true;
}

/* ---- its history ---- */

/* Notes who signs the record; returns false where it is not their signature. */
static bool find_signer(struct witnessed_row *watch, const struct paper *p)
{
	unsigned char key[HASH];

	if (p->kind != PAPER_REKEY)
		return verify_head_signed(watch->referee, p);
	if (!block_value_hash(paper_text(p), "key", key) || !verify_head_signed(key, p)
		|| !verify_consent(p, watch->referee, key))
		return false;
	memcpy(watch->referee, key, HASH);
	return true;
}

/* Takes the next record of a history that is known up to it; ignores all others. */
static bool look_at_record(struct witness_mail *a, const struct paper *p)
{
	enum found found;
	struct witnessed_row watch;

	found = store_get_watch(a->c->club->store, span_of(p->gid), &watch, a->c->why);
	if (found != FOUND)
		return found == NOT_FOUND;
	if (p->number != watch.number || memcmp(p->prev, watch.head, HASH) != 0
		|| (p->kind == PAPER_SEASON && p->cast != watch.casts) || !find_signer(&watch, p))
		return true;
	watch.number++;
	watch.casts += p->kind == PAPER_SEASON;
	memcpy(watch.head, p->head, HASH);
	return store_save_watch(a->c->club->store, &watch, a->c->why);
}

/* ---- seals ---- */

/* Returns whether a seal is that of the letters it lists. */
static bool seal_holds(const struct paper *p, unsigned char seal[HASH])
{
	struct verification v = { .seats = MAXSEATS };
	unsigned char made[HASH];
	struct span order;
	char words[32];

	strcpy(v.gid, p->gid);
	for (int s = MAXSEATS; s >= 1; s--) {
		snprintf(words, sizeof words, "seat %d order", s);
		if (!block_value(paper_text(p), words, &order))
			v.seats = s - 1;
	}
	verify_sealed(&v, p, made);
	return v.seats && block_value_hash(paper_text(p), "seal", seal)
		&& !memcmp(seal, made, HASH);
}

static bool answer_seal(struct witness_mail *a, const struct witnessed_row *watch,
	const struct paper *p, const unsigned char seal[HASH])
{
	struct buf text = BUF_INIT, block = BUF_INIT, asked = BUF_INIT;
	struct answer_row row = { .cast = p->cast };
	unsigned char value[HASH];
	bool ok;

	own_value(a->c->club->key, watch, p->cast + 1, value);
	block_answer(&text, watch->gid, p->cast, seal, value);
	sign_block(a->c->club->key, "tp1.witness", span_of_buf(&text), &block);
	block_write(&asked, BLOCK_RECORD, paper_text(p), p->signature);
	memcpy(row.seal, seal, HASH);
	row.asked = asked.s;
	row.answer = block.s;
	ok = store_add_answer(a->c->club->store, watch->gid, &row, a->c->why)
		&& answer(a, block.s, watch->gid);
	buf_free(&text);
	buf_free(&block);
	buf_free(&asked);
	return ok;
}

/* Prints both seals, which together prove it to everybody. */
static void show_two_seals(
	struct witness_mail *a, const struct paper *p, const struct answer_row *row)
{
	complain(a, p,
		"show the players both seals that are printed: the referee has sealed cast %d "
		"twice, with "
		"different letters. The second seal is not answered",
		p->cast);
	buf_str(a->print, row->asked);
	block_write(a->print, BLOCK_RECORD, paper_text(p), p->signature);
	a->cheated = true;
}

static bool answer_again(struct witness_mail *a, const struct paper *p,
	const unsigned char seal[HASH], const struct answer_row *row)
{
	if (!memcmp(row->seal, seal, HASH))
		return answer(a, row->answer, p->gid);
	show_two_seals(a, p, row);
	return true;
}

static bool answer_first(struct witness_mail *a, const struct witnessed_row *watch,
	const struct paper *p, const unsigned char seal[HASH])
{
	if (p->number == watch->number && p->cast == watch->casts
		&& !memcmp(p->prev, watch->head, HASH))
		return answer_seal(a, watch, p, seal);
	complain(a, p,
		"give the mails with the records of the match from record %d on, then this mail "
		"again: the seal of cast %d does not follow from what is known here",
		watch->number, p->cast);
	return true;
}

static bool look_at_seal(struct witness_mail *a, const struct paper *p)
{
	struct store *store = a->c->club->store;
	unsigned char seal[HASH];
	struct witnessed_row watch;
	struct answer_row row;
	enum found found;
	bool ok;

	found = store_get_watch(store, span_of(p->gid), &watch, a->c->why);
	if (found == NOT_FOUND)
		complain(a, p,
			"ask the referee for the record that opens the match: a seal came, but "
			"this "
			"record never did");
	if (found != FOUND)
		return found == NOT_FOUND;
	if (!verify_signed(watch.referee, p, "tp1.seal") || !seal_holds(p, seal)) {
		complain(a, p,
			"a seal is not answered: the referee has not signed it, or it is damaged");
		return true;
	}
	found = store_get_answer(store, p->gid, p->cast, &row, a->c->why);
	if (found == FOUND) {
		ok = answer_again(a, p, seal, &row);
		answer_row_free(&row);
		return ok;
	}
	return found == NOT_FOUND && answer_first(a, &watch, p, seal);
}

/* ---- mails ---- */

static bool look_at_paper(struct witness_mail *a, const struct paper *p)
{
	if (!p->whole)
		return true;
	switch (p->kind) {
	case PAPER_OPEN: return look_at_open(a, p);
	case PAPER_SEASON:
	case PAPER_REJOIN:
	case PAPER_REKEY:
	case PAPER_AMEND:
	case PAPER_ACT:
	case PAPER_DEED: return look_at_record(a, p);
	case PAPER_SEAL: return look_at_seal(a, p);
	default: return true;
	}
}

bool witness_answer(struct witness_mail *a)
{
	struct evidence e = { 0 };
	bool ok = true;

	for (int i = 0; i < a->mail->parts; i++)
		evidence_add_blocks(&e, a->mail->part[i].text, a->incoming->name);
	for (int i = 0; i < e.papers && ok; i++)
		ok = look_at_paper(a, &e.paper[i]);
	evidence_free(&e);
	return ok;
}
