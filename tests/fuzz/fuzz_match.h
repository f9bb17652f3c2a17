/* SPDX-License-Identifier: MIT
 * A match of two seats with a referee's key that never changes, so that a fuzzer can sign whatever
 * text it was given, and all that hangs on the signature is reached. */
#ifndef FUZZ_MATCH_H
#define FUZZ_MATCH_H
#include "core/tp1.h"
#include "fuzz.h"
#include "post/key.h"
#include "proof/verify.h"

#include <sodium.h>

#define FUZZ_GID "m.0123456789ab"
enum { FUZZ_SEATS = 2 };

/* A hash is long, so that in texts '@' and a letter stand for one of these. */
struct fuzz_match {
	struct secret_key key;
	unsigned char value[128][HASH];
	struct buf opening, record; /* blocks: opening and roster; an honest record 0 */
};

/* Appends a text with its hashes written out. */
static inline void fuzz_expand(const struct fuzz_match *m, struct buf *out, struct span text)
{
	char hash[HASH_TEXT];

	for (size_t i = 0; i < text.n; i++) {
		unsigned c = i + 1 < text.n ? (unsigned char)text.s[i + 1] : 0;

		if (text.s[i] == '@' && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))) {
			hash_text(hash, m->value[c]);
			buf_str(out, hash);
			i++;
		} else {
			buf_char(out, text.s[i]);
		}
	}
}

/* Signs a text as its kind is signed. good false: one bit of the signature is wrong. */
static inline void fuzz_sign(
	const struct fuzz_match *m, const struct paper *p, bool good, unsigned char signature[64])
{
	static const char *const tags[PAPERS] = { [PAPER_OPEN] = "tp1.open",
		[PAPER_ROSTER] = "tp1.roster",
		[PAPER_RECEIPT] = "tp1.rcpt",
		[PAPER_ACK] = "tp1.ack",
		[PAPER_SEAL] = "tp1.seal" };
	struct buf bytes = BUF_INIT;

	if (tags[p->kind])
		block_signed(&bytes, tags[p->kind], paper_text(p));
	else
		tp1_head_signed(&bytes, p->gid, p->number, p->head);
	key_sign(&m->key, span_of_buf(&bytes), signature);
	if (!good)
		signature[p->text.n % 64] ^= 1;
	buf_free(&bytes);
}

/* Appends a text as a signed block. Returns whether there is one paper of a known kind and form in
 * it, which comes back as it was read first. */
static inline bool fuzz_block(const struct fuzz_match *m, struct buf *out, enum block_kind kind,
	struct span text, bool good)
{
	unsigned char signature[64] = { 0 };
	struct buf draft = BUF_INIT, whole = BUF_INIT;
	struct evidence e = { 0 }, again = { 0 };
	bool ok;

	fuzz_expand(m, &whole, text);
	block_write(&draft, kind, span_of_buf(&whole), signature);
	evidence_add_blocks(&e, span_of_buf(&draft), "draft");
	ok = e.papers == 1 && e.paper[0].whole;
	if (ok) {
		buf_clear(&draft);
		fuzz_sign(m, &e.paper[0], good, signature);
		block_write(&draft, kind, paper_text(&e.paper[0]), signature);
		evidence_add_blocks(&again, span_of_buf(&draft), "again");
		must(again.papers == 1 && again.paper[0].whole);
		must(span_same(paper_text(&e.paper[0]), paper_text(&again.paper[0])));
		must(!memcmp(signature, again.paper[0].signature, sizeof signature));
		buf_add(out, draft.s, draft.n);
	}
	evidence_free(&e);
	evidence_free(&again);
	buf_free(&draft);
	buf_free(&whole);
	return ok;
}

/* Sets the anchor of a chain, and its values for the first casts. */
static inline void fuzz_chain(struct fuzz_match *m, enum tp1_owner whose, const char owner,
	const char tip, const char *letters)
{
	struct tp1_chain chain = { whose, FUZZ_GID, { 0 } };

	memcpy(chain.owner, m->value[(int)owner], HASH);
	for (int i = 0; letters[i]; i++)
		tp1_value(m->value[(int)letters[i]], &chain, m->value[(int)tip], i);
}

static inline void fuzz_values(struct fuzz_match *m)
{
	struct tp1_member member[FUZZ_SEATS] = { { .joined = true }, { .joined = true } };
	struct tp1_nonce nonce[FUZZ_SEATS] = { { .there = true }, { .there = true } };
	const unsigned char *letter[FUZZ_SEATS] = { m->value['x'], m->value['y'] };

	fuzz_chain(m, TP1_REFEREE, 'k', 't', "Avwu");
	fuzz_chain(m, TP1_PLAYER, 'p', 't', "Baci");
	fuzz_chain(m, TP1_PLAYER, 'P', 'T', "Cbdj");
	tp1_hidden_commit(m->value['H'], FUZZ_GID, m->value['D']);
	for (int s = 0; s < FUZZ_SEATS; s++) {
		memcpy(member[s].key, m->value[(int)"pP"[s]], HASH);
		memcpy(member[s].anchor, m->value[(int)"BC"[s]], HASH);
		memcpy(nonce[s].value, m->value[(int)"ab"[s]], HASH);
	}
	tp1_roster(m->value['r'], FUZZ_GID, member, FUZZ_SEATS);
	tp1_entropy(m->value['e'], FUZZ_GID, 0, m->value['r'], nonce, FUZZ_SEATS);
	tp1_seal(m->value['s'], FUZZ_GID, 0, m->value['z'], letter, FUZZ_SEATS);
	tp1_salt(m->value['q'], m->value['D'], 0, 1);
	tp1_salted(m->value['R'], SPAN("Season 0\n========\n"), m->value['q'], 1);
}

static const char fuzz_opening[] =
	"tp-open 1\ngame " FUZZ_GID "\nrules duel 1 tradepost-0.1\nbox @z\n"
	"seats 2\nmap none\nreferee @k\nanchor @A\nhidden @H\n";
static const char fuzz_roster[] =
	"tp-roster 1\ngame " FUZZ_GID "\nopen @o\nseat 1 key @p\nseat 1 anchor @B\n"
	"seat 2 key @P\nseat 2 anchor @C\nroster @r\n";
static const char fuzz_record[] =
	"tp-season 2\ngame " FUZZ_GID "\nrecord 0\nprev @z\nopen @o\nroster @r\nseason 0\ncast 0\n"
	"rules duel 1 tradepost-0.1\nbox @z\nsealed 2026-11-26T14:10Z\ndue none\nearly yes\n"
	"seat 1 order @x\nseat 1 seq 1 auth key\nseat 1 saw @r\nseat 1 nonce @a\n"
	"seat 2 order @y\nseat 2 seq 1 auth key\nseat 2 saw @r\nseat 2 nonce @b\n"
	"seal @s\nwitness none\nreveal @v\nentropy @e\nreport 1 @R\nreport 2 @x\n"
	"stands 1 @y\nstands 2 @y\nstate @x\n";

/* Keeps in 'h' the head of the honest record. */
static inline void fuzz_honest(struct fuzz_match *m)
{
	struct buf text = BUF_INIT;

	fuzz_expand(m, &text, SPAN(fuzz_opening));
	tp1_open(m->value['o'], span_of_buf(&text));
	must(fuzz_block(m, &m->opening, BLOCK_RECORD, SPAN(fuzz_opening), true));
	must(fuzz_block(m, &m->opening, BLOCK_RECORD, SPAN(fuzz_roster), true));
	buf_clear(&text);
	fuzz_expand(m, &text, SPAN(fuzz_record));
	tp1_head(m->value['h'], m->value['z'], span_of_buf(&text));
	must(fuzz_block(m, &m->record, BLOCK_RECORD, SPAN(fuzz_record), true));
	buf_free(&text);
}

/* Makes the match, and makes sure that nothing is wrong with it before anything else is tried. */
static inline void fuzz_match_make(struct fuzz_match *m)
{
	unsigned char seed[crypto_sign_SEEDBYTES] = "the referee of all fuzzers";
	struct evidence e = { 0 };
	struct verification v;

	must(chance_begin());
	*m = (struct fuzz_match){ .opening = BUF_INIT, .record = BUF_INIT };
	for (int c = 'A'; c < 'z'; c++)
		hash_bytes(m->value[c], &c, sizeof c);
	crypto_sign_seed_keypair(m->value['k'], m->key.sk, seed);
	fuzz_values(m);
	fuzz_honest(m);
	evidence_add_blocks(&e, span_of_buf(&m->opening), "opening");
	evidence_add_blocks(&e, span_of_buf(&m->record), "record");
	verify_match(&v, &e, FUZZ_GID);
	if (v.wrong)
		bug("%s%s", v.faults.s, v.unproven.s);
	must(v.proven.records == 3 && v.rostered);
	verify_free(&v);
	evidence_free(&e);
}

#endif
