/* SPDX-License-Identifier: MIT */
#include "core/tp1.h"
#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

static struct span hash_span(const unsigned char hash[HASH])
{
	return (struct span){ (const char *)hash, HASH };
}

static const struct span nothing = { "", 0 };

/* ---- chains ---- */

/* Computes v(i - 1) from v(i). */
static void step(
	unsigned char out[HASH], const struct tp1_chain *c, const unsigned char value[HASH], int i)
{
	static const char *const tags[] = { "tp1.rchain", "tp1.wchain", "tp1.pchain" };
	struct span part[] = { span_of(c->gid), hash_span(c->owner), NUMBER(i), hash_span(value) };
	unsigned char hash[HASH];

	chance_h(hash, tags[c->whose], NULL, part, 4);
	memcpy(out, hash, HASH);
}

/* Goes from v(from) to v(to). */
static void go(unsigned char value[HASH], const struct tp1_chain *c, int from, int to)
{
	must(0 <= to && to <= from && from <= TP1_CHAIN);
	for (int i = from; i > to; i--)
		step(value, c, value, i);
}

void tp1_value(
	unsigned char out[HASH], const struct tp1_chain *c, const unsigned char tip[HASH], int i)
{
	memmove(out, tip, HASH);
	go(out, c, TP1_CHAIN, i);
}

bool tp1_leads(const struct tp1_chain *c, const unsigned char value[HASH], int i,
	const unsigned char anchor[HASH])
{
	unsigned char v[HASH];

	if (i < 0 || i > TP1_CHAIN)
		return false;
	memcpy(v, value, HASH);
	go(v, c, i, 0);
	return !memcmp(v, anchor, HASH);
}

static void own_tip(unsigned char out[HASH], const char *tag, const char *gid,
	const unsigned char open[HASH], const unsigned char seed[HASH])
{
	struct span part[] = { span_of(gid), hash_span(open) };

	chance_h(out, tag, seed, part, 2);
}

void tp1_player_tip(unsigned char out[HASH], const char *gid, const unsigned char open[HASH],
	const unsigned char seed[HASH])
{
	own_tip(out, "tp1.ptip", gid, open, seed);
}

void tp1_witness_tip(unsigned char out[HASH], const char *gid, const unsigned char open[HASH],
	const unsigned char seed[HASH])
{
	own_tip(out, "tp1.wtip", gid, open, seed);
}

void tp1_referee_tip(
	unsigned char out[HASH], const char *gid, const unsigned char secret[SECRET_BYTES])
{
	struct span part = span_of(gid);

	chance_h(out, "tp1.rtip", secret, &part, 1);
}

void tp1_hidden(unsigned char out[HASH], const char *gid, const unsigned char secret[SECRET_BYTES])
{
	struct span part = span_of(gid);

	chance_h(out, "tp1.hsecret", secret, &part, 1);
}

void tp1_hidden_commit(unsigned char out[HASH], const char *gid, const unsigned char hidden[HASH])
{
	struct span part[] = { span_of(gid), hash_span(hidden) };

	chance_h(out, "tp1.hidden0", NULL, part, 2);
}

/* ---- before the match ---- */

void tp1_open(unsigned char out[HASH], struct span record)
{
	chance_h(out, "tp1.open", NULL, &record, 1);
}

void tp1_roster(unsigned char out[HASH], const char *gid, const struct tp1_member *member, int n)
{
	struct span *part = xalloc(1 + 2 * (size_t)n, sizeof *part);

	part[0] = span_of(gid);
	for (int i = 0; i < n; i++) {
		part[1 + 2 * i] = member[i].keyless ? nothing : hash_span(member[i].key);
		part[2 + 2 * i] = member[i].joined ? hash_span(member[i].anchor) : nothing;
	}
	chance_h(out, "tp1.roster", NULL, part, 1 + 2 * n);
	free(part);
}

bool tp1_open_dice(int seats, int keyless, bool watched)
{
	return keyless && seats - keyless < 2 && !watched;
}

/* ---- a cast ---- */

void tp1_entropy(unsigned char out[HASH], const char *gid, int cast,
	const unsigned char before[HASH], const struct tp1_nonce *nonce, int n)
{
	unsigned char(*x)[1 + HASH] = xalloc((size_t)n, sizeof *x);
	struct span *part = xalloc(3 + (size_t)n, sizeof *part);

	part[0] = span_of(gid);
	part[1] = NUMBER(cast);
	part[2] = hash_span(before);
	for (int i = 0; i < n; i++) {
		x[i][0] = nonce[i].there;
		memcpy(x[i] + 1, nonce[i].value, HASH);
		part[3 + i] = (struct span){ (const char *)x[i], nonce[i].there ? 1 + HASH : 1 };
	}
	chance_h(out, "tp1.entropy", NULL, part, 3 + n);
	free(part);
	free(x);
}

void tp1_keys(struct chance *c, const char *gid, int cast, const unsigned char entropy[HASH],
	const unsigned char s[HASH], const unsigned char *w, const unsigned char *hidden)
{
	/* The last part is for the word of a beacon, which no match has yet. */
	struct span part[] = { span_of(gid), NUMBER(cast), hash_span(entropy),
		w ? hash_span(w) : nothing, nothing };

	must(strlen(gid) < sizeof c->gid);
	*c = (struct chance){ 0 };
	strcpy(c->gid, gid);
	memcpy(c->entropy, entropy, HASH);
	chance_h(c->open, "tp1.dice", s, part, 5);
	if (!hidden)
		return;
	chance_h(c->hidden, "tp1.hidden", hidden, part, 3);
	memcpy(c->decks, hidden, HASH);
}

void tp1_alone(struct chance *c, const char *gid, const unsigned char secret[HASH], int season)
{
	const unsigned char nobody[HASH] = { 0 };

	tp1_keys(c, gid, season, nobody, secret, NULL, secret);
}

/* ---- records ---- */

void tp1_seal(unsigned char out[HASH], const char *gid, int record,
	const unsigned char before[HASH], const unsigned char *const *letter, int n)
{
	struct span *part = xalloc(3 + (size_t)n, sizeof *part);

	part[0] = span_of(gid);
	part[1] = NUMBER(record);
	part[2] = hash_span(before);
	for (int i = 0; i < n; i++)
		part[3 + i] = letter[i] ? hash_span(letter[i]) : nothing;
	chance_h(out, "tp1.seal", NULL, part, 3 + n);
	free(part);
}

void tp1_head(unsigned char out[HASH], const unsigned char before[HASH], struct span record)
{
	struct span part[] = { hash_span(before), record };

	chance_h(out, "tp1.season", NULL, part, 2);
}

void tp1_head_signed(struct buf *b, const char *gid, int record, const unsigned char head[HASH])
{
	struct span nth = NUMBER(record);

	buf_add(b, "tp1.head", 9);
	buf_str(b, gid);
	buf_add(b, nth.s, 8);
	buf_add(b, head, HASH);
}

void tp1_salt(unsigned char out[HASH], const unsigned char hidden[HASH], int record, int seat)
{
	struct span part[] = { NUMBER(record), NUMBER(seat) };

	chance_h(out, seat ? "tp1.rsalt" : "tp1.ssalt", hidden, part, seat ? 2 : 1);
}

void tp1_salted(unsigned char out[HASH], struct span text, const unsigned char salt[HASH], int seat)
{
	struct span part[] = { text, hash_span(salt) };

	chance_h(out, seat ? "tp1.report" : "tp1.state", NULL, part, 2);
}

void tp1_stands(unsigned char out[HASH], struct span text, const unsigned char salt[HASH])
{
	struct span part[] = { text, hash_span(salt) };

	chance_h(out, "tp1.stands", NULL, part, 2);
}

void tp1_root(unsigned char out[HASH], const char *gid, struct span deck, int epoch,
	const unsigned char *leaf, int n)
{
	struct span *part = xalloc(3 + (size_t)n, sizeof *part);

	part[0] = span_of(gid);
	part[1] = deck;
	part[2] = NUMBER(epoch);
	for (int i = 0; i < n; i++)
		part[3 + i] = hash_span(leaf + (size_t)i * HASH);
	chance_h(out, "tp1.root", NULL, part, 3 + n);
	free(part);
}
