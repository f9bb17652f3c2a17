/* SPDX-License-Identifier: MIT
 * witness: answers the referees of matches whose witness one is. The folder is made like that of a
 * club: its referee.key is the witness's, and store and transport are the same.
 *
 * What is always true: a cast of a match is answered once, for one seal, and only if it is the next
 * one in the history that the witness knows, as a value shows all values before it. An answer is
 * stored before anybody sees it; asked again, the witness repeats its bytes. */
#include "club/mails.h"
#include "cmd/mailbox.h"
#include "cmd/open.h"
#include "cmd/work.h"
#include "post/imap.h"
#include "post/key.h"
#include "post/mail_write.h"
#include "proof/verify.h"
#include "store/store_witness.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct watching {
	struct club *club;
	const struct secret_key *key;
	struct letter_source *source; /* NULL: mails come from the mailbox */
	struct mailbox *mailbox;
	long long now;
	bool failed, cheated; /* a mail could not be read; a referee was caught cheating */
};

/* A mail, and what to print once its changes are durable. */
struct asking {
	struct watching *w;
	const struct mail *mail;
	const struct incoming_letter *incoming;
	struct buf print;
	bool opened; /* a mail may open one match, as each costs a row for ever */
};

/* ---- answers ---- */

static void sign_block(
	const struct watching *w, const char *tag, struct span text, struct buf *block)
{
	unsigned char signature[64];
	struct buf bytes = BUF_INIT;

	block_signed(&bytes, tag, text);
	key_sign(w->key, span_of_buf(&bytes), signature);
	block_write(block, BLOCK_RECORD, text, signature);
	buf_free(&bytes);
}

/* Appends what tells a new request from one that is read again. */
static void name_asking(struct buf *b, const struct asking *a)
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
static bool answer(struct asking *a, const char *block, const char *gid, struct buf *why)
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
	club_say(a->w->club, &body, "witness-answers gid=%s", gid);
	buf_fmt(&body, "\n\n%s", block);
	buf_fmt(&unique, "%s %s ", from, gid);
	name_asking(&unique, a);
	plan.reply_to = id;
	plan.body = span_of_buf(&body);
	plan.unique = span_of_buf(&unique);
	if (address_ok(span_of(from)))
		ok = mail_queue(&(struct context){ a->w->club, NULL, a->w->now, why }, &plan);
	else
		buf_str(&a->print, block);
	buf_free(&body);
	buf_free(&unique);
	free(from);
	free(id);
	return ok;
}

__attribute__((format(printf, 3, 4))) static void complain(
	const struct asking *a, const struct paper *p, const char *form, ...)
{
	struct buf line = BUF_INIT;
	char text[200];
	va_list ap;

	va_start(ap, form);
	vsnprintf(text, sizeof text, form, ap);
	va_end(ap);
	text_clean(&line, p->gid, strlen(p->gid), 63);
	warn("%s: match '%s': %s", a->incoming->name, line.s, text);
	buf_free(&line);
}

/* ---- chains ---- */

static void own_value(const struct watching *w, const struct witnessed_row *watch, int i,
	unsigned char value[HASH])
{
	struct tp1_chain chain = { TP1_WITNESS, watch->gid, { 0 } };
	unsigned char tip[HASH];

	memcpy(chain.owner, key_public(w->key).pk, HASH);
	tp1_witness_tip(tip, watch->gid, watch->open, w->key->sk);
	tp1_value(value, &chain, tip, i);
	chance_wipe(tip, sizeof tip);
}

/* ---- how a match is opened ---- */

static bool names_us(const struct watching *w, const struct paper *p)
{
	unsigned char key[HASH];

	return block_value_hash(paper_text(p), "witness", key)
		&& !memcmp(key, key_public(w->key).pk, HASH);
}

static bool answer_open(struct asking *a, const struct witnessed_row *watch, struct buf *why)
{
	struct buf text = BUF_INIT, block = BUF_INIT;
	unsigned char anchor[HASH];
	bool ok;

	own_value(a->w, watch, 0, anchor);
	buf_fmt(&text, "tp-join 1\ngame %s\n", watch->gid);
	block_hash(&text, "open", watch->open);
	block_hash(&text, "key", key_public(a->w->key).pk);
	block_hash(&text, "anchor", anchor);
	sign_block(a->w, "tp1.join", span_of_buf(&text), &block);
	ok = answer(a, block.s, watch->gid, why);
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

static bool look_at_open(struct asking *a, const struct paper *p, struct buf *why)
{
	struct witnessed_row watch, before;
	enum found found;
	struct span gid;

	if (a->opened || !names_us(a->w, p))
		return true;
	a->opened = true;
	watch = (struct witnessed_row){ .number = 0 };
	if (!block_value(paper_text(p), "game", &gid) || !gid_ok(gid)
		|| !block_value_hash(paper_text(p), "referee", watch.referee)
		|| !verify_signed(watch.referee, p, "tp1.open")) {
		complain(a, p, "its opening is not signed by its referee: not answered");
		return true;
	}
	strcpy(watch.gid, p->gid);
	tp1_open(watch.open, paper_text(p));
	found = store_get_watch(a->w->club->store, span_of(p->gid), &before, why);
	if (found != FOUND)
		return found == NOT_FOUND && store_save_watch(a->w->club->store, &watch, why)
			&& answer_open(a, &watch, why);
	if (!memcmp(before.open, watch.open, HASH))
		return answer_open(a, &watch, why);
	complain(a, p, "it was opened twice, in two ways: the second one is not answered");
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
static bool look_at_record(struct asking *a, const struct paper *p, struct buf *why)
{
	enum found found;
	struct witnessed_row watch;

	found = store_get_watch(a->w->club->store, span_of(p->gid), &watch, why);
	if (found != FOUND)
		return found == NOT_FOUND;
	if (p->number != watch.number || memcmp(p->prev, watch.head, HASH) != 0
		|| (p->kind == PAPER_SEASON && p->cast != watch.casts) || !find_signer(&watch, p))
		return true;
	watch.number++;
	watch.casts += p->kind == PAPER_SEASON;
	memcpy(watch.head, p->head, HASH);
	return store_save_watch(a->w->club->store, &watch, why);
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

static bool answer_seal(struct asking *a, const struct witnessed_row *watch, const struct paper *p,
	const unsigned char seal[HASH], struct buf *why)
{
	struct buf text = BUF_INIT, block = BUF_INIT, asked = BUF_INIT;
	struct answer_row row = { .cast = p->cast };
	unsigned char value[HASH];
	bool ok;

	own_value(a->w, watch, p->cast + 1, value);
	block_answer(&text, watch->gid, p->cast, seal, value);
	sign_block(a->w, "tp1.witness", span_of_buf(&text), &block);
	block_write(&asked, BLOCK_RECORD, paper_text(p), p->signature);
	memcpy(row.seal, seal, HASH);
	row.asked = asked.s;
	row.answer = block.s;
	ok = store_add_answer(a->w->club->store, watch->gid, &row, why)
		&& answer(a, block.s, watch->gid, why);
	buf_free(&text);
	buf_free(&block);
	buf_free(&asked);
	return ok;
}

/* Prints both seals, which together prove it to everybody. */
static void show_two_seals(struct asking *a, const struct paper *p, const struct answer_row *row)
{
	complain(a, p,
		"its referee has sealed cast %d twice, with other letters: the second seal is not"
		" answered, and both are printed: tell the players",
		p->cast);
	buf_str(&a->print, row->asked);
	block_write(&a->print, BLOCK_RECORD, paper_text(p), p->signature);
	a->w->cheated = true;
}

static bool answer_again(struct asking *a, const struct paper *p, const unsigned char seal[HASH],
	const struct answer_row *row, struct buf *why)
{
	if (!memcmp(row->seal, seal, HASH))
		return answer(a, row->answer, p->gid, why);
	show_two_seals(a, p, row);
	return true;
}

static bool answer_first(struct asking *a, const struct witnessed_row *watch, const struct paper *p,
	const unsigned char seal[HASH], struct buf *why)
{
	if (p->number == watch->number && p->cast == watch->casts
		&& !memcmp(p->prev, watch->head, HASH))
		return answer_seal(a, watch, p, seal, why);
	complain(a, p,
		"the seal of cast %d does not follow from the history that is known here, up to"
		" record %d: not answered",
		p->cast, watch->number - 1);
	return true;
}

static bool look_at_seal(struct asking *a, const struct paper *p, struct buf *why)
{
	struct store *store = a->w->club->store;
	unsigned char seal[HASH];
	struct witnessed_row watch;
	struct answer_row row;
	enum found found;
	bool ok;

	found = store_get_watch(store, span_of(p->gid), &watch, why);
	if (found == NOT_FOUND)
		complain(a, p, "it is sealed, but how it was opened never came here");
	if (found != FOUND)
		return found == NOT_FOUND;
	if (!verify_signed(watch.referee, p, "tp1.seal") || !seal_holds(p, seal)) {
		complain(a, p, "a seal is not signed by its referee, or damaged: not answered");
		return true;
	}
	found = store_get_answer(store, p->gid, p->cast, &row, why);
	if (found == FOUND) {
		ok = answer_again(a, p, seal, &row, why);
		answer_row_free(&row);
		return ok;
	}
	return found == NOT_FOUND && answer_first(a, &watch, p, seal, why);
}

/* ---- mails ---- */

static bool look_at_paper(struct asking *a, const struct paper *p, struct buf *why)
{
	if (!p->whole)
		return true;
	switch (p->kind) {
	case PAPER_OPEN: return look_at_open(a, p, why);
	case PAPER_SEASON:
	case PAPER_REJOIN:
	case PAPER_REKEY:
	case PAPER_AMEND:
	case PAPER_ACT:
	case PAPER_DEED: return look_at_record(a, p, why);
	case PAPER_SEAL: return look_at_seal(a, p, why);
	default: return true;
	}
}

static bool look_at_mail(struct asking *a, struct buf *why)
{
	struct evidence e = { 0 };
	bool ok = true;

	for (int i = 0; i < a->mail->parts; i++)
		evidence_add_blocks(&e, a->mail->part[i].text, a->incoming->name);
	for (int i = 0; i < e.papers && ok; i++)
		ok = look_at_paper(a, &e.paper[i], why);
	evidence_free(&e);
	return ok;
}

static void take_mail(struct watching *w, const struct incoming_letter *incoming)
{
	struct mail mail = { 0 };
	struct asking a = { w, &mail, incoming, BUF_INIT, false };
	struct buf why = BUF_INIT;
	bool ok = store_begin(w->club->store, &why);

	need_store(ok, w->club->store, EX_IOERR, &why);
	w->now = time_now();
	if (!incoming->too_large && mail_read(&mail, incoming->bytes))
		ok = look_at_mail(&a, &why);
	ok = ok && (!w->mailbox || mailbox_keep(w->mailbox, incoming->token, &why))
		&& store_commit(w->club->store, &why);
	need_store(ok, w->club->store, EX_IOERR, &why);
	fputs(a.print.s, stdout);
	ok = w->mailbox ? mailbox_done(w->mailbox, incoming->token, &why)
			: source_done(w->source, incoming->token, &why);
	if (!ok) {
		warn("%s", why.s);
		w->failed = true;
	}
	mail_free(&mail);
	buf_free(&a.print);
	buf_free(&why);
}

static void take_all(struct watching *w)
{
	struct buf why = BUF_INIT;
	enum source_result step;
	struct incoming_letter a;

	for (;;) {
		step = w->mailbox ? mailbox_next(w->mailbox, &a, &why)
				  : source_next(w->source, &a, &why);
		if (step == SOURCE_END)
			break;
		if (step == SOURCE_LETTER) {
			take_mail(w, &a);
			continue;
		}
		warn("%s", why.s);
		buf_clear(&why);
		w->failed = true;
	}
	buf_free(&why);
}

static void take_source(struct watching *w, const char *path)
{
	struct buf why = BUF_INIT;

	if (imap_is_url(path)) {
		w->mailbox = mailbox_open(w->club, path);
		take_all(w);
		w->failed |=
			!mailbox_flush(w->mailbox, &why) || mailbox_unfinished(w->mailbox, w->now);
		mailbox_close(w->mailbox);
		w->mailbox = NULL;
	} else {
		w->source = source_open(path, &why);
		need(w->source != NULL, EX_NOINPUT, &why);
		take_all(w);
		source_close(w->source);
	}
	buf_free(&why);
}

static void take_sources(struct watching *w, const struct command_call *call)
{
	const char *own = w->club->setting[S_TAKE];
	char *path;

	if (call->words == 1 && !*own)
		die(EX_USAGE,
			"nothing to take from: name a source, or set 'take' in '%s/tradepost.conf'",
			w->club->folder);
	for (int i = 1; i < call->words; i++)
		take_source(w, call->word[i]);
	if (call->words > 1)
		return;
	path = imap_is_url(own) ? xcopy(own, strlen(own)) : club_file(w->club, own);
	take_source(w, path);
	free(path);
}

int cmd_witness(const struct command_call *call)
{
	struct buf why = BUF_INIT;
	struct club club;
	struct watching w = { .club = &club, .now = time_now() };
	int result;

	need_club(&club, call->word[0]);
	/* Answers are sent at once. */
	need_lock(&club, "send");
	w.key = club_key(&club, &why);
	need(w.key != NULL, EX_NOPERM, &why);
	take_sources(&w, call);
	result = send_mails(&club);
	club_close(&club);
	if (result != EX_DONE)
		return result;
	return w.cheated ? EX_REFUSALS : w.failed ? EX_IOERR : EX_DONE;
}
